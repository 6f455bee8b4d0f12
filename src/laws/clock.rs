//! The chess clock (6), as a pure value: every reading takes the time at which it is read.

use shakmaty::{ByColor, Color};

use super::TimeControl;

/// Milliseconds, since the game was opened or as a length of time.
pub type Millis = u64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Side {
    /// What was left when this side's clock last stopped.
    left: Millis,
    /// What has been used in the whole game, up to the same moment.
    used: Millis,
    completed: u32,
    period: usize,
    /// Moves still to be completed in the period.
    to_complete: Option<u32>,
}

/// Two displays of which at most one runs (6.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    sides: ByColor<Side>,
    running: Option<(Color, Millis)>,
}

impl Clock {
    /// A clock that stands, with the time of the first period on both sides.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        let first = control.period(0);
        let side = Side {
            left: first.map_or(0, |period| period.main),
            used: 0,
            completed: 0,
            period: 0,
            to_complete: first.and_then(|period| period.moves),
        };
        Clock { control, sides: ByColor { white: side, black: side }, running: None }
    }

    /// The time control.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// 6.6 — this side's clock is started; the other's stops.
    pub fn start(&mut self, color: Color, at: Millis) {
        self.stop(at);
        self.running = Some((color, at));
    }

    /// 6.11 — both clocks are stopped.
    pub fn stop(&mut self, at: Millis) {
        if let Some((color, since)) = self.running.take() {
            let elapsed = at.saturating_sub(since);
            let timed = self.control.is_timed();
            let side = self.sides.get_mut(color);
            side.used += if timed { elapsed.min(side.left) } else { elapsed };
            side.left = side.left.saturating_sub(elapsed);
        }
    }

    /// 6.2.1 — the side has completed a move: its clock stops, the increment and, at a time control, the
    /// next period are added, and the opponent's clock starts.
    pub fn press(&mut self, color: Color, at: Millis) {
        self.complete(color, at);
        self.start(!color, at);
    }

    /// 6.2.1.1 — the side has completed a move that ends the game: both clocks stand.
    pub fn complete(&mut self, color: Color, at: Millis) {
        self.stop(at);
        let control = &self.control;
        let side = self.sides.get_mut(color);
        side.completed += 1;
        let Some(period) = control.period(side.period) else { return };
        side.left += period.increment;
        side.to_complete = side.to_complete.map(|count| count.saturating_sub(1));
        if side.to_complete == Some(0)
            && let Some(next) = control.period(side.period + 1)
        {
            side.period += 1;
            side.left += next.main;
            side.to_complete = next.moves;
        }
    }

    /// A clock that was saved while it ran goes on from this moment: what passed in between is nobody's.
    pub fn resume_from(&mut self, at: Millis) {
        if let Some((_, since)) = &mut self.running {
            *since = at;
        }
    }

    /// 7.5.5, 9.5.3 — time is added as a penalty of the opponent's.
    pub fn add(&mut self, color: Color, time: Millis) {
        if self.control.is_timed() {
            self.sides.get_mut(color).left += time;
        }
    }

    /// What this side has left at this moment.
    #[must_use]
    pub fn left(&self, color: Color, at: Millis) -> Millis {
        self.sides.get(color).left.saturating_sub(self.elapsed(color, at))
    }

    /// What this side has used in the whole game up to this moment.
    #[must_use]
    pub fn used(&self, color: Color, at: Millis) -> Millis {
        let side = self.sides.get(color);
        let elapsed = self.elapsed(color, at);
        side.used + if self.control.is_timed() { elapsed.min(side.left) } else { elapsed }
    }

    fn elapsed(&self, color: Color, at: Millis) -> Millis {
        match self.running {
            Some((running, since)) if running == color => at.saturating_sub(since),
            _ => 0,
        }
    }

    /// The moves this side has completed.
    #[must_use]
    pub fn completed(&self, color: Color) -> u32 {
        self.sides.get(color).completed
    }

    /// When the flag of the running side falls (6.1), if nothing happens before.
    #[must_use]
    pub fn flag_at(&self) -> Option<(Color, Millis)> {
        let (color, since) = self.running.filter(|_| self.control.is_timed())?;
        Some((color, since.saturating_add(self.sides.get(color).left)))
    }

    /// 6.4 — the side whose time has run out at this moment.
    #[must_use]
    pub fn flag(&self, at: Millis) -> Option<Color> {
        self.flag_at().filter(|(_, falls)| at >= *falls).map(|(color, _)| color)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    fn clock(control: &str) -> Clock {
        let mut clock = Clock::new(control.parse().unwrap());
        clock.start(White, 0);
        clock
    }

    #[test]
    fn article_6_1_only_one_clock_runs() {
        let mut clock = clock("5");
        clock.press(White, 10_000);
        assert_eq!((clock.left(White, 70_000), clock.left(Black, 70_000)), (290_000, 240_000));
        assert_eq!((clock.used(White, 70_000), clock.used(Black, 70_000)), (10_000, 60_000));
    }

    #[test]
    fn article_6_3_2_the_increment_comes_with_the_completed_move() {
        let mut clock = clock("90+30");
        clock.press(White, 18_000);
        assert_eq!(clock.left(White, 18_000), (90 * 60 + 12) * 1000);
        assert_eq!(clock.used(White, 18_000), 18_000);
    }

    #[test]
    fn article_6_4_the_flag_falls_at_nought_and_not_before() {
        let clock = clock("5");
        assert_eq!(clock.flag(299_999), None);
        assert_eq!(clock.flag(300_000), Some(White));
        assert_eq!(clock.left(White, 999_999), 0);
    }

    #[test]
    fn article_6_3_1_the_next_period_comes_with_its_move() {
        let mut clock = clock("2/10s+1s:20s+1s");
        for at in [1_000, 2_000, 3_000] {
            clock.press(if at == 2_000 { Black } else { White }, at);
        }
        // 10 s, two moves of one second each, two increments, the second period's 20 s.
        assert_eq!(clock.left(White, 3_000), (10 - 2 + 2 + 20) * 1000);
        assert_eq!(clock.left(Black, 3_000), (10 - 1 + 1) * 1000);
    }

    #[test]
    fn article_6_3_1_a_last_period_with_moves_begins_anew() {
        let mut clock = clock("1/10s");
        clock.press(White, 4_000);
        clock.press(Black, 5_000);
        assert_eq!((clock.left(White, 5_000), clock.left(Black, 5_000)), (16_000, 19_000));
    }

    #[test]
    fn article_6_11_a_stopped_clock_charges_nobody() {
        let mut clock = clock("5");
        clock.stop(10_000);
        clock.start(White, 100_000);
        assert_eq!(clock.left(White, 110_000), 280_000);
    }

    #[test]
    fn without_a_clock_time_is_only_counted() {
        let mut clock = clock("-");
        clock.press(White, 5_000);
        assert_eq!(clock.flag(1_000_000), None);
        assert_eq!(clock.used(White, 9_000), 5_000);
        assert_eq!(clock.used(Black, 9_000), 4_000);
    }
}
