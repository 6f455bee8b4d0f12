//! The chess clock (6), as a pure value: every reading takes the time at which it is read.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::side::Side;
use super::{Increments, Millis, TimeControl, Timing};

/// For so many moves the time is to last, as nobody knows how long a game will be.
const MOVES_AHEAD: u64 = 30;

/// Both sides at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    both: ByColor<Side>,
    /// Whose clock runs.
    running: Option<Color>,
    /// Up to when everything that ran has been charged.
    settled: Millis,
    /// Whose flag fell first, of those that are down.
    first: Option<Color>,
}

/// Two displays of which at most one runs (6.1).
///
/// Time is neither made nor lost: what a side has until its flag falls, with what it has used, is always what
/// it was given, less what was taken from it. A moment before the last one that was told counts as that one,
/// so that no time is charged twice; nothing overflows. What has run after a flag fell is nobody's.
///
/// ```
/// use ansage::laws::{Clock, TimeControl};
/// use shakmaty::Color;
///
/// let five_minutes: TimeControl = "5m+3s".parse()?;
/// let mut clock = Clock::new(five_minutes);
/// clock.start(Color::White, 0);
/// clock.press(Color::White, 10_000);
/// assert_eq!(clock.running(), Some(Color::Black));
/// // 6.3.1 — five minutes and two increments of three seconds, less ten seconds.
/// assert_eq!(clock.left(Color::White, 10_000), 300_000 + 3_000 + 3_000 - 10_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    /// Every ply has two clocks, and they seldom differ in this.
    controls: Arc<ByColor<TimeControl>>,
    increments: Increments,
    now: State,
}

impl Clock {
    /// A clock that stands, with the time of the first period on both sides, increments before each move.
    pub fn new(control: TimeControl) -> Clock {
        Clock::of_each(ByColor { white: control.clone(), black: control }, Increments::BeforeMove)
    }

    /// A clock that stands, with a time of its own on each side. Either both are limited or neither is.
    pub fn of_each(controls: ByColor<TimeControl>, increments: Increments) -> Clock {
        let both = controls.as_ref().map(|control| Side::new(control, increments));
        Clock {
            controls: Arc::new(controls),
            increments,
            now: State { both, running: None, settled: 0, first: None },
        }
    }

    /// The time control of this side.
    pub fn control(&self, color: Color) -> &TimeControl {
        self.controls.get(color)
    }

    /// Whether anybody's time is limited, so that a flag can fall.
    pub fn is_timed(&self) -> bool {
        self.controls.white.is_timed() || self.controls.black.is_timed()
    }

    /// Whether the clock only counts what is used.
    pub fn counts_up(&self) -> bool {
        self.controls.white.counts_up() && self.controls.black.counts_up()
    }

    /// Whether anybody's time is limited or counted, so that it matters how much has passed.
    pub fn is_there(&self) -> bool {
        self.controls.iter().any(|control| !control.periods().is_empty())
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.now.running
    }

    /// 6.6 — this side's clock is started; the other's stops.
    pub fn start(&mut self, color: Color, at: Millis) {
        self.stop(at);
        self.now.running = Some(color);
    }

    /// 6.11 — both clocks are stopped. What has run of a delay or a byo-yomi period stays as it is, since the
    /// move goes on.
    pub fn stop(&mut self, at: Millis) {
        self.now = self.settled(at);
        self.now.running = None;
    }

    /// 6.2.1 — the side has completed a move: its clock stops, what comes with the move and, at a time
    /// control, the next period are added, and the opponent's clock starts.
    pub fn press(&mut self, color: Color, at: Millis) {
        self.complete(color, at);
        self.start(!color, at);
    }

    /// 6.2.1.1 — the side has completed a move that ends the game: both clocks stand.
    pub fn complete(&mut self, color: Color, at: Millis) {
        self.stop(at);
        self.now.both.get_mut(color).complete(self.controls.get(color), self.increments);
        self.raise(color);
    }

    /// III.3.1.1 — both flags are down, it is not the last period, and the game goes on: each side has the time
    /// of its next period, and its next move is the first there (8.6).
    pub fn begin_next_periods(&mut self, at: Millis) {
        self.now = self.settled(at);
        for color in Color::ALL {
            self.now.both.get_mut(color).skip(self.controls.get(color), self.increments);
            self.raise(color);
        }
    }

    /// A clock that was saved while it ran goes on from this moment: what passed in between is nobody's.
    pub fn resume_from(&mut self, at: Millis) {
        self.now.settled = at;
    }

    /// 6.10.2 — the clock of this side is set to show so much. In byo-yomi that is the rest of the current
    /// period, unless it is longer than one.
    pub fn set(&mut self, color: Color, left: Millis, at: Millis) {
        self.correct(color, at, |side, timing| side.show(left, timing));
    }

    /// III.4 — from now on so much is added with every move that each side completes, where nothing was: before each that
    /// is begun after one.
    pub fn grant_increment(&mut self, increment: Millis, at: Millis) {
        self.now = self.settled(at);
        let with = |color| self.control(color).with_increment(increment);
        self.controls = Arc::new(ByColor::new_with(with));
    }

    /// 6.10.2 — so many byo-yomi periods are to come after what this side's clock shows.
    pub fn set_byo_yomi(&mut self, color: Color, periods: u32, at: Millis) {
        self.correct(color, at, |side, timing| side.set_coming(periods, timing));
    }

    /// 6.10.2 — the move counter of this side is set. The period follows from it; times stay as they are, but
    /// for byo-yomi periods, which come and go with their own.
    pub fn set_moves(&mut self, color: Color, completed: u32, at: Millis) {
        self.now = self.settled(at);
        let before = self.timing(color);
        let after = self.controls.get(color).timing_after(completed);
        let side = self.now.both.get_mut(color);
        side.completed = completed;
        if after != before {
            side.begin_byo_yomi(after);
        }
        self.raise(color);
    }

    /// 8.6 — so many moves of this side count as completed, and it receives the time of the periods that begin with
    /// them. Its flag is up again where that is any.
    pub fn begin_period(&mut self, color: Color, completed: u32, at: Millis) {
        self.now = self.settled(at);
        self.now.both.get_mut(color).go_to(completed, self.controls.get(color), self.increments);
        self.raise(color);
    }

    /// 12.5 — time is given for time that was lost. A flag that was down is up again.
    pub fn make_good(&mut self, color: Color, time: Millis, at: Millis) {
        self.correct(color, at, |side, _| side.add(time));
    }

    /// 7.5.5, 9.5.3, 12.9.2 — time is given, as for a fault of the opponent's. A flag that was down is up again.
    pub fn add(&mut self, color: Color, time: Millis, at: Millis) {
        self.correct(color, at, |side, _| {
            side.add(time);
            side.given = side.given.saturating_add(time);
        });
    }

    /// 12.9.3 — time is taken from this side, but no more than it has. Returns how much was taken; after all
    /// of it the flag falls as soon as this side's clock runs.
    pub fn cut(&mut self, color: Color, time: Millis, at: Millis) -> Millis {
        let mut taken = 0;
        self.correct(color, at, |side, timing| {
            taken = side.take(time, timing);
            side.cut = side.cut.saturating_add(taken);
        });
        taken
    }

    /// 7.1 — what this player was given since an earlier state of this clock, and what was cut; in milliseconds.
    pub fn penalties_since(&self, earlier: &Clock, color: Color) -> (Millis, Millis) {
        let (now, then) = (self.now.both.get(color), earlier.now.both.get(color));
        (now.given.saturating_sub(then.given), now.cut.saturating_sub(then.cut))
    }

    /// 7.1 — the penalties in time of a later state of this clock, which stay when it is put back to this one.
    pub fn penalize_as(&mut self, later: &Clock, at: Millis) {
        for color in Color::ALL {
            let (given, cut) = later.penalties_since(self, color);
            self.add(color, given, at);
            self.cut(color, cut, at);
        }
    }

    /// Lets the arbiter change the time of a side; where there is no limit, there is none to change.
    fn correct(&mut self, color: Color, at: Millis, change: impl FnOnce(&mut Side, Option<Timing>)) {
        self.now = self.settled(at);
        if self.control(color).is_timed() {
            let timing = self.timing(color);
            change(self.now.both.get_mut(color), timing);
            self.raise(color);
        }
    }

    /// The flag of a side that has time again is up.
    fn raise(&mut self, color: Color) {
        let timing = self.timing(color);
        let side = self.now.both.get_mut(color);
        side.fallen &= side.available(timing) == 0;
        if !side.fallen && self.now.first == Some(color) {
            self.now.first = Some(!color).filter(|other| self.now.both.get(*other).fallen);
        }
    }

    /// Both sides as they are at this moment. Every reading and every change goes through here, so a clock
    /// that is looked at or stopped on the way is the same afterwards.
    fn settled(&self, at: Millis) -> State {
        let mut now = self.now;
        let elapsed = at.saturating_sub(now.settled);
        now.settled = now.settled.max(at);
        let Some(color) = now.running else { return now };
        let timing = self.timing(color);
        let side = now.both.get_mut(color);
        let off = side.run(elapsed, timing);
        if side.fallen {
            now.first = now.first.or(Some(color));
        }
        if timing == Some(Timing::Hourglass) {
            now.both.get_mut(!color).receive(off);
        }
        now
    }

    fn timing(&self, color: Color) -> Option<Timing> {
        self.controls.get(color).timing_after(self.completed(color))
    }

    /// What this side's clock shows at this moment: in byo-yomi the rest of the current period, without those
    /// that come after it ([`Clock::byo_yomi`]). Without a limit it is nought.
    pub fn left(&self, color: Color, at: Millis) -> Millis {
        self.settled(at).both.get(color).shown()
    }

    /// The byo-yomi periods that come after what this side's clock shows; `None` in a period without.
    pub fn byo_yomi(&self, color: Color, at: Millis) -> Option<u32> {
        match self.timing(color) {
            Some(Timing::ByoYomi { .. }) => Some(self.settled(at).both.get(color).coming()),
            _ => None,
        }
    }

    /// All that this side still has at this moment, byo-yomi periods included.
    pub fn available(&self, color: Color, at: Millis) -> Millis {
        self.settled(at).both.get(color).available(self.timing(color))
    }

    /// How long this side may think about its next move, if it has to last for many more: what that move costs nothing
    /// of, but for a quarter of it, and a small part of the rest. `None` without a limit.
    pub fn for_next_move(&self, color: Color, at: Millis) -> Option<Millis> {
        let timing = self.timing(color).filter(|timing| *timing != Timing::Upcount)?;
        let now = self.settled(at);
        let side = now.both.get(color);
        let free = side.free(Some(timing));
        Some((free - free / 4).saturating_add(side.main / MOVES_AHEAD))
    }

    /// What this side has used in the whole game up to this moment, delays included.
    pub fn used(&self, color: Color, at: Millis) -> Millis {
        self.settled(at).both.get(color).used
    }

    /// The moves this side has completed: its move counter (6.10.2).
    pub fn completed(&self, color: Color) -> u32 {
        self.now.both.get(color).completed
    }

    /// 6.3.1 — the moves this side still has to complete in its period; `None` for all that remain.
    pub fn to_complete(&self, color: Color) -> Option<u32> {
        self.control(color).place(self.completed(color)).1
    }

    /// 6.4, 6.8 — whether this side's flag was down when it completed the move that led from `before` to this
    /// clock, so that it has done what was prescribed, but late.
    pub fn completed_late(&self, color: Color, before: &Clock) -> bool {
        before.to_complete(color) == Some(1) && before.is_down(color, self.now.settled)
    }

    /// When the flag of the running side falls (6.1), if nothing happens before.
    pub fn flag_at(&self) -> Option<(Color, Millis)> {
        let color = self.now.running?;
        let until = self.now.both.get(color).until_flag(self.timing(color))?;
        Some((color, self.now.settled.saturating_add(until)))
    }

    /// 6.4 — the running side, if its flag is down at this moment.
    pub fn flag(&self, at: Millis) -> Option<Color> {
        self.flag_at().filter(|(_, falls)| at >= *falls).map(|(color, _)| color)
    }

    /// 6.8 — whether this side's flag is down, whether or not its clock runs.
    pub fn is_down(&self, color: Color, at: Millis) -> bool {
        self.settled(at).both.get(color).fallen
    }

    /// III.3 — whose flag fell first, of those that are down.
    pub fn first_flag(&self, at: Millis) -> Option<Color> {
        self.settled(at).first
    }

    /// What this side's clock shows is nought, and nothing comes after it: its flag has fallen, or the arbiter
    /// has set it so (6.10.2).
    pub fn is_at_nought(&self, color: Color, at: Millis) -> bool {
        self.is_timed() && self.available(color, at) == 0
    }
}
