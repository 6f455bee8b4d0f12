//! One period of play (6.3): its moves, its time, and how a move's time is counted in it.

use std::fmt;

use thiserror::Error;

use super::Millis;

/// How the time of a move is counted. All lengths are in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// So much is added before each move (Fischer, 6.3.2; glossary); nothing, where it is nought.
    Increment(Millis),
    /// The clock waits so long before it counts (US delay, 6.3.2).
    Delay(Millis),
    /// With each completed move its own time is given back, up to so much (Bronstein, 6.3.2).
    Bronstein(Millis),
    /// After the main time so many periods; each is there anew for every move completed within it.
    ByoYomi {
        /// How many, at least one.
        periods: u32,
        /// The length of each.
        each: Millis,
    },
    /// What one uses, the other receives.
    Hourglass,
    /// Only counted, without a limit.
    Upcount,
}

impl Timing {
    /// The length of a byo-yomi period; nought where there are none.
    pub fn each(self) -> Millis {
        match self {
            Timing::ByoYomi { each, .. } => each,
            _ => 0,
        }
    }

    /// The most that each move brings: increment, delay, or what is given back.
    pub fn with_move(self) -> Millis {
        match self {
            Timing::Increment(time) | Timing::Delay(time) | Timing::Bronstein(time) => time,
            Timing::ByoYomi { .. } | Timing::Hourglass | Timing::Upcount => 0,
        }
    }
}

/// One period of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The moves to be completed in it; `None` for all that remain.
    pub moves: Option<u32>,
    /// The time it begins with, in milliseconds.
    pub main: Millis,
    /// How the time of a move is counted.
    pub timing: Timing,
}

/// Why a time control cannot be used; the text is the part that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TimeControlError {
    /// Not a number, or one with an unknown unit.
    #[error("not a time: \"{0}\"")]
    NoTime(String),
    /// A period without any time to begin with.
    #[error("no main time in \"{0}\"")]
    NoMainTime(String),
    /// A period for no moves, or for no number of moves.
    #[error("not a number of moves: \"{0}\"")]
    NoMoves(String),
    /// Only the last period can be for all remaining moves.
    #[error("\"{0}\" has no number of moves and is not the last period")]
    NotLast(String),
    /// More than a day.
    #[error("too long: \"{0}\"")]
    TooLong(String),
    /// Not a number of byo-yomi periods.
    #[error("not a number of byo-yomi periods: \"{0}\"")]
    NoPeriods(String),
    /// Byo-yomi and hourglass have no time control to be reached by a number of moves.
    #[error("\"{0}\" goes on to the end of the game")]
    ToTheEnd(String),
}

/// From this main time on a bare number is seconds: nobody plays a period of three hours and more by
/// announcement, and nobody one of less than three minutes that is written in seconds.
const SECONDS_FROM: u64 = 180;

/// The longest period: a day.
const LONGEST: Millis = 24 * 60 * 60 * 1000;

/// The most moves, or byo-yomi periods, that one period can ask for.
const MOST: u32 = 500;

/// The timing that a sign stands for, by its length.
type WithMove = fn(Millis) -> Timing;

/// The signs between the main time and what comes with each move.
const SIGNS: [(char, WithMove); 3] =
    [('+', Timing::Increment), ('d', Timing::Delay), ('b', Timing::Bronstein)];

/// The sign between the main time and the byo-yomi periods; it begins like another and is looked for first.
const BYO_YOMI: &str = "byo";

/// PGN's sign before the time of an hourglass.
const HOURGLASS: char = '*';

impl Period {
    /// One part of a time control as people or PGN write it.
    ///
    /// # Errors
    /// [`TimeControlError`] with the part that is wrong.
    pub(super) fn read(text: &str) -> Result<Period, TimeControlError> {
        let (moves, time) = match text.split_once('/') {
            Some((moves, time)) => {
                let count = count(moves).ok_or_else(|| TimeControlError::NoMoves(moves.to_owned()))?;
                (Some(count), time)
            }
            None => (None, text),
        };
        let (main, timing) = read_time(text, time)?;
        if main == 0 && timing.each() == 0 {
            return Err(TimeControlError::NoMainTime(text.to_owned()));
        }
        if main.max(timing.with_move()).max(timing.each()) > LONGEST {
            return Err(TimeControlError::TooLong(text.to_owned()));
        }
        if moves.is_some() && matches!(timing, Timing::ByoYomi { .. } | Timing::Hourglass) {
            return Err(TimeControlError::ToTheEnd(text.to_owned()));
        }
        Ok(Period { moves, main, timing })
    }

    /// As in the `TimeControl` tag of PGN, in seconds; `None` for what that tag cannot say.
    pub(super) fn pgn(&self) -> Option<String> {
        let moves = moves_sign(self.moves);
        let main = seconds(self.main);
        match self.timing {
            Timing::Increment(0) => Some(format!("{moves}{main}")),
            Timing::Increment(increment) => Some(format!("{moves}{main}+{}", seconds(increment))),
            Timing::Hourglass => Some(format!("{moves}{HOURGLASS}{main}")),
            Timing::Delay(_) | Timing::Bronstein(_) | Timing::ByoYomi { .. } | Timing::Upcount => None,
        }
    }

    /// The main time and all byo-yomi periods, in milliseconds.
    pub(super) fn whole(&self) -> Millis {
        match self.timing {
            Timing::ByoYomi { periods, each } => self.main + u64::from(periods) * each,
            _ => self.main,
        }
    }
}

/// The time of a period and how it is counted; `whole` names it where its own part is empty.
fn read_time(whole: &str, time: &str) -> Result<(Millis, Timing), TimeControlError> {
    // "90+" and "+30": what is missing cannot be named, the whole can.
    let filled = |part: &str| match part {
        "" => Err(TimeControlError::NoTime(whole.to_owned())),
        _ => Ok(()),
    };
    if let Some(main) = time.strip_prefix(HOURGLASS) {
        filled(main)?;
        // The sign is PGN's, and so is its unit.
        return Ok((millis(main, |_| 1_000)?, Timing::Hourglass));
    }
    if let Some((main, byo_yomi)) = time.split_once(BYO_YOMI) {
        filled(byo_yomi)?;
        let main = if main.is_empty() { 0 } else { main_time(main)? };
        return Ok((main, read_byo_yomi(whole, byo_yomi)?));
    }
    for (place, sign) in time.char_indices() {
        let rest = &time[place + sign.len_utf8()..];
        let Some((_, timing)) = SIGNS.iter().find(|(known, _)| *known == sign) else { continue };
        // A letter is a sign before a number only; "abc" is no time at all.
        if sign.is_alphabetic() && !rest.starts_with(|sign: char| sign.is_ascii_digit()) {
            continue;
        }
        filled(&time[..place])?;
        filled(rest)?;
        let main = main_time(&time[..place])?;
        return Ok(match millis(rest, |_| 1_000)? {
            0 => (main, Timing::Increment(0)),
            length => (main, timing(length)),
        });
    }
    filled(time)?;
    Ok((main_time(time)?, Timing::Increment(0)))
}

/// "3x30s"
fn read_byo_yomi(whole: &str, text: &str) -> Result<Timing, TimeControlError> {
    let Some((periods, each)) = text.split_once('x') else {
        return Err(TimeControlError::NoPeriods(text.to_owned()));
    };
    let periods = count(periods).ok_or_else(|| TimeControlError::NoPeriods(periods.to_owned()))?;
    match millis(each, |_| 1_000)? {
        0 => Err(TimeControlError::NoMainTime(whole.to_owned())),
        each => Ok(Timing::ByoYomi { periods, each }),
    }
}

fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|count| (1..=MOST).contains(count))
}

fn main_time(text: &str) -> Result<Millis, TimeControlError> {
    millis(text, |number| if number < SECONDS_FROM { 60_000 } else { 1_000 })
}

/// A number with or without units; `bare` gives the unit of a number without one, in milliseconds.
fn millis(text: &str, bare: impl Fn(u64) -> u64) -> Result<Millis, TimeControlError> {
    let wrong = || TimeControlError::NoTime(text.to_owned());
    let mut total: u64 = 0;
    let mut rest = text;
    if rest.is_empty() {
        return Err(wrong());
    }
    while !rest.is_empty() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let number: u64 = rest[..digits].parse().map_err(|_| wrong())?;
        rest = &rest[digits..];
        let letters = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let unit = match &rest[..letters] {
            "" => bare(number),
            "h" => 3_600_000,
            "m" => 60_000,
            "s" => 1_000,
            _ => return Err(wrong()),
        };
        rest = &rest[letters..];
        total = number.checked_mul(unit).and_then(|part| total.checked_add(part)).ok_or_else(wrong)?;
    }
    Ok(total)
}

fn moves_sign(moves: Option<u32>) -> String {
    moves.map(|moves| format!("{moves}/")).unwrap_or_default()
}

fn seconds(time: Millis) -> String {
    if time.is_multiple_of(1000) {
        (time / 1000).to_string()
    } else {
        format!("{}.{:03}", time / 1000, time % 1000)
    }
}

impl fmt::Display for Period {
    /// With units, so that reading it back cannot depend on the size of the number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (moves, main) = (moves_sign(self.moves), self.main / 1000);
        match self.timing {
            Timing::Increment(time) => write!(f, "{moves}{main}s+{}s", time / 1000),
            Timing::Delay(time) => write!(f, "{moves}{main}sd{}s", time / 1000),
            Timing::Bronstein(time) => write!(f, "{moves}{main}sb{}s", time / 1000),
            Timing::ByoYomi { periods, each } => write!(f, "{main}s{BYO_YOMI}{periods}x{}s", each / 1000),
            Timing::Hourglass => write!(f, "{HOURGLASS}{main}s"),
            Timing::Upcount => f.write_str(UPCOUNT),
        }
    }
}

/// The whole of a time control whose clock only counts.
pub(super) const UPCOUNT: &str = "up";
