//! How much time a player has (6.3), as PGN writes it and as people say it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Millis;

/// One period of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The moves to be completed in it; `None` for all that remain.
    pub moves: Option<u32>,
    /// The time it begins with, in milliseconds.
    pub main: Millis,
    /// The time added with each completed move (Fischer), in milliseconds.
    pub increment: Millis,
}

/// The periods of a game. Without any there is no clock.
///
/// Written as PGN does, `40/5400+30:1800+30`, seconds throughout, or as people write it: `90+30`, `5`,
/// `40/90+30:30+30`, in signs that need no language. A main time below 180 without a unit is minutes, from 180 on it is seconds; `h`,
/// `m` and `s` say it outright (`1h30m+30s`). `-` is no clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    periods: Vec<Period>,
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
}

/// From this main time on a bare number is seconds: nobody plays a period of three hours and more by
/// announcement, and nobody one of less than three minutes that is written in seconds.
const SECONDS_FROM: u64 = 180;

/// The longest period: a day.
const LONGEST: Millis = 24 * 60 * 60 * 1000;

impl TimeControl {
    /// No clock.
    #[must_use]
    pub fn none() -> TimeControl {
        TimeControl { periods: Vec::new() }
    }

    /// The periods, in order.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether there is a clock at all.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        !self.periods.is_empty()
    }

    /// The period of this number, from 0; a last period that counts moves begins anew each time.
    #[must_use]
    pub fn period(&self, number: usize) -> Option<Period> {
        self.periods.get(number).or_else(|| self.periods.last().filter(|last| last.moves.is_some())).copied()
    }

    /// As the `TimeControl` tag of PGN: seconds, `-` without a clock.
    #[must_use]
    pub fn pgn(&self) -> String {
        if self.periods.is_empty() {
            return "-".to_owned();
        }
        let period = |period: &Period| {
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let increment =
                if period.increment > 0 { format!("+{}", seconds(period.increment)) } else { String::new() };
            format!("{moves}{}{increment}", seconds(period.main))
        };
        self.periods.iter().map(period).collect::<Vec<_>>().join(":")
    }
}

fn seconds(time: Millis) -> String {
    if time.is_multiple_of(1000) {
        (time / 1000).to_string()
    } else {
        format!("{}.{:03}", time / 1000, time % 1000)
    }
}

impl Default for TimeControl {
    /// Ninety minutes and thirty seconds a move.
    fn default() -> TimeControl {
        TimeControl { periods: vec![Period { moves: None, main: 90 * 60 * 1000, increment: 30 * 1000 }] }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let text = text.trim();
        if text == "-" {
            return Ok(TimeControl::none());
        }
        let parts: Vec<&str> = text.split(':').collect();
        let periods = parts.iter().map(|part| period(part)).collect::<Result<Vec<_>, _>>()?;
        let last = periods.len().saturating_sub(1);
        match periods[..last].iter().position(|period| period.moves.is_none()) {
            Some(place) => Err(TimeControlError::NotLast(parts[place].to_owned())),
            None => Ok(TimeControl { periods }),
        }
    }
}

fn period(text: &str) -> Result<Period, TimeControlError> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => {
            let count = moves.parse().ok().filter(|count| (1..=500).contains(count));
            (Some(count.ok_or_else(|| TimeControlError::NoMoves(moves.to_owned()))?), time)
        }
        None => (None, text),
    };
    let (main, increment) = match time.split_once('+') {
        Some((main, increment)) => (main, Some(increment)),
        None => (time, None),
    };
    if main.is_empty() || increment == Some("") {
        // "90+" and "+30": what is missing cannot be named, the whole can.
        return Err(TimeControlError::NoTime(text.to_owned()));
    }
    let main = millis(main, |number| if number < SECONDS_FROM { 60_000 } else { 1_000 })?;
    let increment = increment.map_or(Ok(0), |increment| millis(increment, |_| 1_000))?;
    if main == 0 {
        return Err(TimeControlError::NoMainTime(text.to_owned()));
    }
    if main > LONGEST || increment > LONGEST {
        return Err(TimeControlError::TooLong(text.to_owned()));
    }
    Ok(Period { moves, main, increment })
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

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // With units, so that reading it back cannot depend on the size of the number.
        if self.periods.is_empty() {
            return f.write_str("-");
        }
        for (place, period) in self.periods.iter().enumerate() {
            let colon = if place > 0 { ":" } else { "" };
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            write!(f, "{colon}{moves}{}s+{}s", period.main / 1000, period.increment / 1000)?;
        }
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        text.parse::<TimeControl>().map_or_else(|error| error.to_string(), |control| control.pgn())
    }

    #[test]
    fn as_pgn_writes_it() {
        assert_eq!(read("40/5400+30:1800+30"), "40/5400+30:1800+30");
        assert_eq!(read("300"), "300");
        assert_eq!(read("40/9000"), "40/9000");
        assert_eq!(read("-"), "-");
    }

    #[test]
    fn as_people_write_it() {
        assert_eq!(read("90+30"), "5400+30");
        assert_eq!(read("5"), "300");
        assert_eq!(read("40/90+30:30+30"), "40/5400+30:1800+30");
        assert_eq!(read("1h30m+30s"), "5400+30");
        assert_eq!(read(" 5m "), "300");
    }

    #[test]
    fn article_6_3_1_what_is_no_time_control() {
        for wrong in [
            "",
            "abc",
            "90+",
            "+30",
            "0+30",
            "5:3",
            "0/90",
            "x/90",
            "-5",
            "90+30+30",
            "9999999999999999",
            "25h",
            "1e3",
            "90 30",
            "5min",
        ] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        for text in ["40/5400+30:1800+30", "5", "-", "40/9000"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string().parse::<TimeControl>().unwrap(), control);
        }
    }
}
