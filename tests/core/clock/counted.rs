//! Any sequence of what players and an arbiter do, against a clock that counts each millisecond by itself.

use super::*;

const CONTROLS: [&str; 13] = [
    "-",
    "up",
    "1s",
    "1s+1",
    "2/1s+1:1s",
    "1/1s",
    "2sd1",
    "2/2sb1:1sd1",
    "*1",
    "1sbyo2x1",
    "byo3x1",
    "2/1s+1:1sbyo2x1",
    "1/1s:2/1s+2:1s+1",
];

/// What is done to a clock, each with the time that passes before it, in milliseconds.
#[derive(Debug, Clone, Copy)]
enum Deed {
    Start(Color),
    Stop,
    Press(Color),
    /// The side whose clock runs.
    PressOwn,
    Complete(Color),
    Set(Color, u64),
    SetMoves(Color, u32),
    SetByoYomi(Color, u32),
    Add(Color, u64),
    Cut(Color, u64),
    NextPeriods,
}

impl Deed {
    fn of(self, clock: &mut Clock, at: u64) {
        match self {
            Deed::Start(color) => clock.start(color, at),
            Deed::Stop => clock.stop(at),
            Deed::Press(color) => clock.press(color, at),
            Deed::PressOwn => clock.press(clock.running().unwrap_or(White), at),
            Deed::Complete(color) => clock.complete(color, at),
            Deed::Set(color, left) => clock.set(color, left, at),
            Deed::SetMoves(color, completed) => clock.set_moves(color, completed, at),
            Deed::SetByoYomi(color, periods) => clock.set_byo_yomi(color, periods, at),
            Deed::Add(color, time) => clock.add(color, time, at),
            Deed::Cut(color, time) => {
                clock.cut(color, time, at);
            }
            Deed::NextPeriods => clock.begin_next_periods(at),
        }
    }
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(Color::from_white)
}

fn deed(time: impl Strategy<Value = u64> + Clone + 'static) -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => Just(Deed::PressOwn),
        2 => color().prop_map(Deed::Start),
        2 => Just(Deed::Stop),
        1 => color().prop_map(Deed::Press),
        1 => color().prop_map(Deed::Complete),
        1 => (color(), time.clone()).prop_map(|(color, time)| Deed::Set(color, time)),
        1 => (color(), time.clone()).prop_map(|(color, time)| Deed::Add(color, time)),
        1 => (color(), time).prop_map(|(color, time)| Deed::Cut(color, time)),
        1 => Just(Deed::NextPeriods),
        1 => (color(), 0..5_u32).prop_map(|(color, count)| Deed::SetMoves(color, count)),
        1 => (color(), 0..4_u32).prop_map(|(color, count)| Deed::SetByoYomi(color, count)),
    ]
}

/// One side of a clock that counts each millisecond by itself, and keeps account of what it was given.
#[derive(Debug, Clone, Default)]
struct Counted {
    main: u64,
    /// What is left of each byo-yomi period, the current one first.
    periods: Vec<u64>,
    used: u64,
    spent: u64,
    completed: u32,
    down: bool,
    given: u64,
    taken: u64,
}

impl Counted {
    fn available(&self) -> u64 {
        self.main + self.periods.iter().sum::<u64>()
    }

    fn give(&mut self, time: u64) {
        self.main += time;
        self.given += time;
    }

    fn enter(&mut self, period: &Period) {
        self.give(period.main);
        self.periods = byo_yomi(Some(period.timing));
        self.given += self.periods.iter().sum::<u64>();
    }

    fn take(&mut self) {
        if self.main > 0 {
            self.main -= 1;
        } else {
            self.periods[0] -= 1;
            self.periods.retain(|left| *left > 0);
        }
    }
}

/// What is added before a move that is counted so.
fn increment(timing: Option<Timing>) -> u64 {
    match timing {
        Some(Timing::Increment(time)) => time,
        _ => 0,
    }
}

fn byo_yomi(timing: Option<Timing>) -> Vec<u64> {
    match timing {
        Some(Timing::ByoYomi { periods, each }) => vec![each; periods as usize],
        _ => Vec::new(),
    }
}

#[derive(Debug, Clone)]
struct CountingClock {
    control: TimeControl,
    sides: ByColor<Counted>,
    running: Option<Color>,
    first: Option<Color>,
}

impl CountingClock {
    fn new(control: TimeControl) -> CountingClock {
        let mut side = Counted::default();
        if let Some(first) = control.period(0) {
            side.enter(&first);
            side.give(increment(Some(first.timing)));
        }
        let sides = ByColor { white: side.clone(), black: side };
        CountingClock { control, sides, running: None, first: None }
    }

    /// The period of this side, and whether its next move is the last one there, found move by move.
    fn place(&self, color: Color) -> (usize, bool) {
        let (mut number, mut made) = (0, 0_u32);
        let last = |number, made: u32| {
            self.control.period(number).is_some_and(|period| period.moves == Some(made + 1))
        };
        for _ in 0..self.sides[color].completed {
            (number, made) = if last(number, made) { (number + 1, 0) } else { (number, made + 1) };
        }
        (number, last(number, made))
    }

    fn timing(&self, color: Color) -> Option<Timing> {
        self.control.period(self.place(color).0).map(|period| period.timing)
    }

    fn is_limited(&self, color: Color) -> bool {
        !matches!(self.timing(color), None | Some(Timing::Upcount))
    }

    fn waits(&self, color: Color) -> bool {
        matches!(self.timing(color), Some(Timing::Delay(delay)) if self.sides[color].spent < delay)
    }

    fn tick(&mut self) {
        let Some(color) = self.running else { return };
        if self.sides[color].down {
            return;
        }
        let free = self.waits(color) || !self.is_limited(color);
        let hourglass = self.timing(color) == Some(Timing::Hourglass);
        let side = self.sides.get_mut(color);
        side.used += 1;
        side.spent += 1;
        if free {
            side.given += 1;
        } else {
            side.take();
        }
        let other = self.sides.get_mut(!color);
        if hourglass && !other.down {
            other.give(1);
        }
        self.fall();
    }

    fn fall(&mut self) {
        if let Some(color) = self.running
            && self.is_limited(color)
            && !self.waits(color)
            && self.sides[color].available() == 0
        {
            self.sides[color].down = true;
            self.first = self.first.or(Some(color));
        }
    }

    fn complete(&mut self, color: Color) {
        let (number, last) = self.place(color);
        let period = self.control.period(number);
        let next = self.control.period(number + 1).filter(|_| last);
        let side = self.sides.get_mut(color);
        let spent = std::mem::take(&mut side.spent);
        side.completed += 1;
        match period.map(|period| period.timing) {
            _ if side.down => {}
            Some(Timing::Bronstein(time)) => side.give(spent.min(time)),
            Some(Timing::ByoYomi { each, .. }) => {
                if let Some(current) = side.periods.first_mut() {
                    side.given += each - *current;
                    *current = each;
                }
            }
            _ => {}
        }
        if let Some(next) = &next {
            side.enter(next);
        }
        let in_time = next.is_some() || !side.down;
        let before_next = increment(self.timing(color)).min(if in_time { u64::MAX } else { 0 });
        self.sides.get_mut(color).give(before_next);
        self.raise(color);
    }

    /// A flag is up again where there is time.
    fn raise(&mut self, color: Color) {
        let side = self.sides.get_mut(color);
        side.down &= side.available() == 0;
        if !side.down && self.first == Some(color) {
            self.first = Some(!color).filter(|other| self.sides[*other].down);
        }
    }

    /// Move after move, without what comes with them.
    fn skip(&mut self, color: Color) {
        let number = self.place(color).0;
        let Some(next) = self.control.period(number + 1) else { return };
        let added = if self.sides[color].down { 0 } else { increment(self.timing(color)) };
        while self.place(color).0 == number {
            self.sides[color].completed += 1;
        }
        let side = self.sides.get_mut(color);
        side.enter(&next);
        side.give(increment(Some(next.timing)).saturating_sub(added));
        self.raise(color);
    }

    /// The arbiter's changes are booked by what they change.
    fn correct(&mut self, color: Color, change: impl FnOnce(&mut Counted, u64)) {
        let each = self.timing(color).map_or(0, Timing::each);
        let side = self.sides.get_mut(color);
        let had = side.available();
        change(side, each);
        let has = side.available();
        side.given += has.saturating_sub(had);
        side.taken += had.saturating_sub(has);
        self.raise(color);
    }

    fn hear(&mut self, deed: Deed) {
        match deed {
            Deed::Start(color) => self.running = Some(color),
            Deed::Stop => self.running = None,
            Deed::PressOwn => self.hear(Deed::Press(self.running.unwrap_or(White))),
            Deed::Press(color) => {
                self.complete(color);
                self.running = Some(!color);
            }
            Deed::Complete(color) => {
                self.complete(color);
                self.running = None;
            }
            Deed::SetMoves(color, completed) => {
                let before = self.timing(color);
                self.sides[color].completed = completed;
                let after = self.timing(color);
                self.correct(color, |side, _| {
                    if before != after {
                        side.periods = byo_yomi(after);
                    }
                });
            }
            Deed::NextPeriods => Color::ALL.into_iter().for_each(|color| self.skip(color)),
            _ if !self.control.is_timed() => {}
            Deed::Set(color, left) => self.correct(color, |side, each| {
                if each == 0 || side.main > 0 || left > each {
                    side.main = left;
                } else {
                    let rest = side.periods.iter().skip(1).copied();
                    side.periods = std::iter::once(left).chain(rest).filter(|left| *left > 0).collect();
                }
            }),
            Deed::SetByoYomi(color, count) => self.correct(color, |side, each| {
                let current = side.periods.first().copied().filter(|_| side.main == 0);
                let whole = std::iter::repeat_n(each, count as usize).filter(|each| *each > 0);
                side.periods = current.into_iter().chain(whole).collect();
            }),
            Deed::Add(color, time) => self.correct(color, |side, _| side.main += time),
            Deed::Cut(color, time) => self.correct(color, |side, _| {
                for _ in 0..time.min(side.available()) {
                    side.take();
                }
            }),
        }
        self.fall();
    }

    fn agrees(&self, clock: &Clock, at: u64) {
        for color in Color::ALL {
            let side = &self.sides[color];
            let current = side.periods.first().copied().unwrap_or(0);
            let shown = if side.main > 0 { side.main } else { current };
            assert_eq!(clock.left(color, at), shown, "left, {color} at {at}");
            assert_eq!(clock.available(color, at), side.available(), "available, {color} at {at}");
            assert_eq!(clock.used(color, at), side.used, "used, {color} at {at}");
            assert_eq!(clock.is_down(color, at), side.down, "flag, {color} at {at}");
            assert_eq!(clock.completed(color), side.completed, "moves, {color} at {at}");
            let to_come = side.periods.len() - usize::from(side.main == 0 && !side.periods.is_empty());
            if let Some(periods) = clock.byo_yomi(color, at) {
                assert_eq!(periods as usize, to_come, "periods, {color} at {at}");
            }
            // Nothing is made and nothing is lost.
            let accounted = clock.used(color, at) + clock.available(color, at) + side.taken;
            assert_eq!(accounted, side.given, "balance, {color} at {at}");
        }
        assert_eq!(clock.running(), self.running, "at {at}");
        assert_eq!(clock.first_flag(at), self.first, "first flag at {at}");
    }
}

/// So many cases, and the seed they grow from.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        max_shrink_iters: 2_000,
        rng_seed: RngSeed::Fixed(seed::seed()),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn deeds() -> impl Strategy<Value = Vec<(u64, Deed)>> {
    prop::collection::vec((0..600_u64, deed(0..1_500_u64)), 0..40)
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn article_6_3_no_millisecond_is_made_or_lost(control in prop::sample::select(&CONTROLS[..]), deeds in deeds()) {
        let control: TimeControl = control.parse().unwrap();
        let (mut clock, mut counting) = (Clock::new(control.clone()), CountingClock::new(control));
        let mut at = 0;
        for (wait, deed) in deeds {
            let predicted = clock.flag_at();
            for _ in 0..wait {
                counting.tick();
                at += 1;
                let down = counting.running.filter(|color| counting.sides[*color].down);
                assert_eq!(clock.flag(at), down, "at {at}: {predicted:?}");
            }
            counting.agrees(&clock, at);
            deed.of(&mut clock, at);
            counting.hear(deed);
            counting.agrees(&clock, at);
        }
    }

    #[test]
    fn article_6_11_a_clock_that_is_stopped_and_goes_on_at_once_is_the_same(
        control in prop::sample::select(&CONTROLS[..]),
        deeds in deeds(),
        splits in prop::collection::vec(0..600_u64, 40),
    ) {
        let mut whole = Clock::new(control.parse().unwrap());
        let mut split = whole.clone();
        let mut at = 0;
        for ((wait, deed), part) in deeds.into_iter().zip(splits) {
            if let Some(color) = split.running() {
                split.stop(at + part.min(wait));
                split.start(color, at + part.min(wait));
            }
            at += wait;
            deed.of(&mut whole, at);
            deed.of(&mut split, at);
            assert_eq!(whole, split, "after {deed:?} at {at}");
        }
    }

    #[test]
    fn nothing_overflows(
        control in prop::sample::select(&CONTROLS[..]),
        deeds in prop::collection::vec((any::<u64>(), deed(prop_oneof![any::<u64>(), Just(u64::MAX)])), 0..30),
        count in prop_oneof![any::<u32>(), Just(u32::MAX)],
    ) {
        let mut clock = Clock::new(control.parse().unwrap());
        for (at, deed) in deeds {
            deed.of(&mut clock, at);
            clock.set_moves(White, count, at);
            clock.set_byo_yomi(Black, count, at);
            for color in Color::ALL {
                for at in [0, at, u64::MAX] {
                    let _ = (clock.left(color, at), clock.used(color, at), clock.available(color, at));
                    let _ = (clock.byo_yomi(color, at), clock.flag(at), clock.first_flag(at));
                }
            }
        }
    }
}
