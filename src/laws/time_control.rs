//! How much time a player has (6.3), as PGN writes it and as people say it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::period::UPCOUNT;
use super::{Millis, Period, TimeControlError, Timing};

/// The periods of a game. Without any there is no clock.
///
/// Written as PGN does, `40/5400+30:1800+30`, seconds throughout, or as people write it: `90+30`, `5`,
/// `40/90+30:30+30`, in signs that need no language. A main time below 180 without a unit is minutes, from
/// 180 on it is seconds; `h`, `m` and `s` say it outright (`1h30m+30s`). `-` is no clock.
///
/// What comes with a move: in `90+30` thirty seconds are added before each move, from the first on (Fischer;
/// glossary), so that the clock begins with 1:30:30. In `90d5` it waits (US delay), in `90b5` the time of the move is
/// given back (Bronstein). `10byo3x30` has three byo-yomi periods of thirty seconds after ten minutes, `byo3x30` has
/// only these. `*60` is PGN's hourglass, in seconds like PGN. `up` only counts.
///
/// ```
/// use ansage::laws::TimeControl;
///
/// let time: TimeControl = "40/90+30:30+30".parse()?;
/// assert_eq!(time.periods().len(), 2);
/// assert_eq!(time.periods()[0].moves, Some(40));
/// assert!("soon".parse::<TimeControl>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// When an increment is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Increments {
    /// With each completed move, and the last one of a period brings what is added in that period: as games were
    /// played whose record does not say it.
    #[default]
    WithMove,
    /// Glossary — before each move, from the first one of a period on.
    BeforeMove,
}

impl Increments {
    /// How they are added in a game that begins now, with this time for both or Black's own. Where nothing is added it
    /// makes no difference, and the record need not say it.
    pub fn of(time: &TimeControl, blacks: Option<&TimeControl>) -> Increments {
        let none = time.has_no_increment() && blacks.is_none_or(TimeControl::has_no_increment);
        if none { Increments::WithMove } else { Increments::BeforeMove }
    }
}

impl TimeControl {
    /// No clock.
    pub fn none() -> TimeControl {
        TimeControl { periods: Vec::new() }
    }

    /// The periods, in order.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether anybody's time is limited, so that a flag can fall.
    pub fn is_timed(&self) -> bool {
        self.periods.first().is_some_and(|first| first.timing != Timing::Upcount)
    }

    /// Whether there is a clock that only counts what is used.
    pub fn counts_up(&self) -> bool {
        self.periods.first().is_some_and(|first| first.timing == Timing::Upcount)
    }

    /// The period of this number, from 0; a last period that counts moves begins anew each time.
    pub fn period(&self, number: usize) -> Option<Period> {
        self.periods.get(number).or_else(|| self.periods.last().filter(|last| last.moves.is_some())).copied()
    }

    /// The number of the period in which a side is that has completed so many moves, and how many moves it
    /// still has to complete in it, this side's next move included.
    pub fn place(&self, completed: u32) -> (usize, Option<u32>) {
        let mut over = completed;
        for (number, period) in self.periods.iter().enumerate() {
            match period.moves {
                Some(moves) if over >= moves => over -= moves,
                moves => return (number, moves.map(|moves| moves - over)),
            }
        }
        let Some(moves) = self.periods.last().and_then(|last| last.moves) else { return (0, None) };
        let times = usize::try_from(over / moves).unwrap_or(usize::MAX);
        (self.periods.len().saturating_add(times), Some(moves - over % moves))
    }

    /// How the time of the next move is counted, after so many completed ones.
    pub(super) fn timing_after(&self, completed: u32) -> Option<Timing> {
        self.period(self.place(completed).0).map(|Period { timing, .. }| timing)
    }

    /// III.4 — the same with so much added with each move, where nothing was.
    pub fn with_increment(&self, increment: Millis) -> TimeControl {
        let periods = self.periods.iter().map(|period| match period.timing {
            Timing::Increment(0) => Period { timing: Timing::Increment(increment), ..*period },
            _ => *period,
        });
        TimeControl { periods: periods.collect() }
    }

    /// III.2.2 — whether nothing comes with a move in any period.
    pub fn has_no_increment(&self) -> bool {
        self.periods.iter().all(|period| period.timing == Timing::Increment(0))
    }

    /// A.1, B.1 — what a game of sixty moves would have, in milliseconds: the main times and sixty times what
    /// comes with a move of the first period. `None` where nobody's time is limited.
    pub fn of_sixty_moves(&self) -> Option<Millis> {
        let first = self.periods.first().filter(|_| self.is_timed())?;
        Some(self.periods.iter().map(Period::whole).sum::<Millis>() + 60 * first.timing.with_move())
    }

    /// As the `TimeControl` tag of PGN: seconds, `-` without a limit, `?` for delays and byo-yomi, which the
    /// tag cannot say.
    ///
    /// ```
    /// let time: ansage::laws::TimeControl = "40/90+30:30+30".parse()?;
    /// assert_eq!(time.pgn(), "40/5400+30:1800+30");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pgn(&self) -> String {
        if !self.is_timed() {
            return "-".to_owned();
        }
        let periods: Option<Vec<String>> = self.periods.iter().map(Period::pgn).collect();
        periods.map_or_else(|| "?".to_owned(), |periods| periods.join(":"))
    }
}

impl Default for TimeControl {
    /// Ninety minutes and thirty seconds a move.
    fn default() -> TimeControl {
        TimeControl {
            periods: vec![Period { moves: None, main: 90 * 60 * 1000, timing: Timing::Increment(30 * 1000) }],
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let text = text.trim();
        if text == "-" {
            return Ok(TimeControl::none());
        }
        if text == UPCOUNT {
            return Ok(TimeControl {
                periods: vec![Period { moves: None, main: 0, timing: Timing::Upcount }],
            });
        }
        let parts: Vec<&str> = text.split(':').collect();
        let periods = parts.iter().map(|part| Period::read(part)).collect::<Result<Vec<_>, _>>()?;
        let last = periods.len().saturating_sub(1);
        match periods[..last].iter().position(|period| period.moves.is_none()) {
            Some(place) => Err(TimeControlError::NotLast(parts[place].to_owned())),
            None => Ok(TimeControl { periods }),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.periods.is_empty() {
            return f.write_str("-");
        }
        let periods: Vec<String> = self.periods.iter().map(Period::to_string).collect();
        f.write_str(&periods.join(":"))
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<TimeControl, TimeControlError> {
        text.parse()
    }
}
