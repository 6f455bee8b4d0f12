//! One side of the clock: what it has, what it has used, and whether its flag has fallen.

use super::{Increments, Millis, Period, TimeControl, Timing};

/// One side of the clock, as it stood when it was last looked after. All times are in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Side {
    /// What is left before the first byo-yomi period that is not used up.
    pub main: Millis,
    /// What is left of that period; nought outside byo-yomi.
    period: Millis,
    /// The whole byo-yomi periods after it.
    spare: u32,
    /// What has been used in the whole game.
    pub used: Millis,
    /// What has been used for the move that is not yet completed.
    spent: Millis,
    /// The moves completed (the move counter of 6.10.2).
    pub completed: u32,
    /// The flag has fallen and no time was given since.
    pub fallen: bool,
    /// What has been given as a penalty of the opponent, in the whole game.
    pub given: Millis,
    /// What has been cut as a penalty.
    pub cut: Millis,
}

impl Side {
    /// A side that has the time of the first period.
    pub fn new(control: &TimeControl, increments: Increments) -> Side {
        let mut side = Side::default();
        if let Some(first) = control.period(0) {
            side.enter(&first);
            side.add(side.before_next(control, increments));
        }
        side
    }

    /// What is added before the next move (glossary: increment).
    fn before_next(&self, control: &TimeControl, increments: Increments) -> Millis {
        match (increments, control.timing_after(self.completed)) {
            (Increments::BeforeMove, Some(Timing::Increment(time))) => time,
            _ => 0,
        }
    }

    /// The time of a period that begins is added.
    pub fn enter(&mut self, period: &Period) {
        self.main = self.main.saturating_add(period.main);
        self.begin_byo_yomi(Some(period.timing));
    }

    /// All byo-yomi periods of this timing, or none.
    pub fn begin_byo_yomi(&mut self, timing: Option<Timing>) {
        (self.period, self.spare) = match timing {
            Some(Timing::ByoYomi { periods, each }) => (each, periods.saturating_sub(1)),
            _ => (0, 0),
        };
    }

    /// What the clock shows.
    pub fn shown(&self) -> Millis {
        if self.main > 0 { self.main } else { self.period }
    }

    /// The byo-yomi periods that come after what the clock shows.
    pub fn coming(&self) -> u32 {
        self.spare.saturating_add(u32::from(self.main > 0 && self.period > 0))
    }

    /// Everything until the flag, but for a delay.
    pub fn available(&self, timing: Option<Timing>) -> Millis {
        let spare = u64::from(self.spare).saturating_mul(timing.map_or(0, Timing::each));
        self.main.saturating_add(self.period).saturating_add(spare)
    }

    /// What is left of the delay before this move is counted.
    fn waits(&self, timing: Option<Timing>) -> Millis {
        match timing {
            Some(Timing::Delay(delay)) => delay.saturating_sub(self.spent),
            _ => 0,
        }
    }

    /// What the next move can take so that nothing is missing for those after it: what is left of its delay, what
    /// comes back or is added with it, the byo-yomi period, which is whole again after it.
    pub fn free(&self, timing: Option<Timing>) -> Millis {
        match timing {
            Some(Timing::Delay(_)) => self.waits(timing),
            Some(Timing::Increment(time)) => time.min(self.main),
            Some(Timing::Bronstein(time)) => time.saturating_sub(self.spent).min(self.main),
            Some(Timing::ByoYomi { .. }) => self.period,
            Some(Timing::Hourglass | Timing::Upcount) | None => 0,
        }
    }

    /// How long this side can run before its flag falls; `None` where there is no limit.
    pub fn until_flag(&self, timing: Option<Timing>) -> Option<Millis> {
        match timing {
            None | Some(Timing::Upcount) => None,
            Some(_) if self.fallen => Some(0),
            Some(_) => Some(self.available(timing).saturating_add(self.waits(timing))),
        }
    }

    /// The side has run so long. Returns what went off its time: nothing after the flag, and nothing in a
    /// delay.
    pub fn run(&mut self, elapsed: Millis, timing: Option<Timing>) -> Millis {
        let until = self.until_flag(timing);
        let ran = until.map_or(elapsed, |until| elapsed.min(until));
        let off = if until.is_some() { ran.saturating_sub(self.waits(timing)) } else { 0 };
        self.used = self.used.saturating_add(ran);
        self.spent = self.spent.saturating_add(ran);
        self.fallen |= until.is_some_and(|until| elapsed >= until);
        self.take(off, timing);
        off
    }

    /// Takes time off, byo-yomi periods one by one after the main time. Takes no more than there is and
    /// returns how much.
    pub fn take(&mut self, time: Millis, timing: Option<Timing>) -> Millis {
        let taken = time.min(self.available(timing));
        let from_main = taken.min(self.main);
        self.main -= from_main;
        let from_periods = taken - from_main;
        let each = timing.map_or(0, Timing::each);
        if from_periods < self.period || each == 0 {
            self.period = self.period.saturating_sub(from_periods);
            return taken;
        }
        let over = from_periods - self.period;
        // A period that is used up to the last millisecond is gone, and the next one begins.
        let begun = u32::try_from(over / each).unwrap_or(u32::MAX).saturating_add(1);
        if begun <= self.spare {
            self.spare -= begun;
            self.period = each - over % each;
        } else {
            (self.spare, self.period) = (0, 0);
        }
        taken
    }

    /// Time that comes by itself comes to nobody whose flag has fallen.
    pub fn receive(&mut self, time: Millis) {
        if !self.fallen {
            self.main = self.main.saturating_add(time);
        }
    }

    /// Time that is given.
    pub fn add(&mut self, time: Millis) {
        self.main = self.main.saturating_add(time);
    }

    /// The clock is set to show this.
    pub fn show(&mut self, left: Millis, timing: Option<Timing>) {
        if self.main == 0 && left <= timing.map_or(0, Timing::each) {
            self.period = left;
        } else {
            self.main = left;
        }
        // Nought in byo-yomi is the beginning of the next period.
        self.take(0, timing);
    }

    /// The byo-yomi periods that are to come after what the clock shows are set.
    pub fn set_coming(&mut self, periods: u32, timing: Option<Timing>) {
        let each = timing.map_or(0, Timing::each);
        if each == 0 {
            return;
        }
        if self.main > 0 {
            (self.period, self.spare) = if periods > 0 { (each, periods - 1) } else { (0, 0) };
        } else {
            self.spare = periods;
            self.take(0, timing);
        }
    }

    /// A move is completed: what comes with it or with the next, and the next period where it was the last of one
    /// (6.3). That comes to a fallen flag too: what was prescribed is done, and nobody had said that it was late
    /// (6.8).
    pub fn complete(&mut self, control: &TimeControl, increments: Increments) {
        let (number, to_complete) = control.place(self.completed);
        let spent = std::mem::take(&mut self.spent);
        self.completed = self.completed.saturating_add(1);
        let Some(period) = control.period(number) else { return };
        match period.timing {
            // What comes with a move comes too late for a fallen flag.
            _ if self.fallen => {}
            Timing::Increment(time) if increments == Increments::WithMove => self.receive(time),
            Timing::Bronstein(time) => self.receive(time.min(spent)),
            // The period in which the move was completed is whole again.
            Timing::ByoYomi { each, .. } if self.period > 0 => self.period = each,
            _ => {}
        }
        let next = control.period(number.saturating_add(1)).filter(|_| to_complete == Some(1));
        if let Some(next) = &next {
            self.enter(next);
        }
        if next.is_some() || !self.fallen {
            self.add(self.before_next(control, increments));
        }
    }

    /// The next period is entered without the moves that are missing in this one; the last one stays.
    pub fn skip(&mut self, control: &TimeControl, increments: Increments) {
        let (number, to_complete) = control.place(self.completed);
        if let Some(missing) = to_complete.filter(|_| control.period(number.saturating_add(1)).is_some()) {
            self.go_to(self.completed.saturating_add(missing), control, increments);
        }
    }

    /// So many moves count as completed: the periods that begin with them are entered. What was added before the move
    /// that is still to be made comes once, unless it is used up with the flag.
    pub fn go_to(&mut self, completed: u32, control: &TimeControl, increments: Increments) {
        let (from, to) = (control.place(self.completed).0, control.place(completed).0);
        let added = if self.fallen { 0 } else { self.before_next(control, increments) };
        self.completed = completed;
        let entered = from.saturating_add(1)..=to;
        if !entered.is_empty() {
            entered.map_while(|number| control.period(number)).for_each(|period| self.enter(&period));
            self.add(self.before_next(control, increments).saturating_sub(added));
        }
    }
}
