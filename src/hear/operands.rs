//! What stands behind the word of a command: whose, how much time, how many. In any order, with words without
//! weight between; a word that is none of these makes it no such command.

use std::time::Duration;

use shakmaty::Color;

use super::line::Line;
use crate::voice::{Meaning, Modifier, TimeUnit};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Operands {
    /// Whose.
    pub color: Option<Color>,
    /// A length of time: "2m", "1:30:00", "zwei Minuten".
    pub time: Option<Duration>,
    /// A number alone.
    pub number: Option<u32>,
    /// Whether the clock or time was named.
    pub clock: bool,
    /// Whether moves were named.
    pub moves: bool,
    /// Whether byo-yomi periods were named.
    pub byo_yomi: bool,
    /// The word that narrows the command.
    pub modifier: Option<Modifier>,
}

impl Operands {
    /// Whether nothing was said but whose.
    pub fn only_color(&self) -> bool {
        *self == Operands { color: self.color, ..Operands::default() }
    }

    /// The operands in these words, or `None` where one is said twice or a word is none.
    pub fn read(line: Line<'_>) -> Option<Operands> {
        let mut found = Operands::default();
        // The words of a length of time stand beside each other.
        let mut time: Vec<&str> = Vec::new();
        let mut at = 0;
        while at < line.len() {
            let rest = line.from(at);
            let length = if let Some(length) = time_length(rest) {
                time.extend(&line.words[at..at + length]);
                length
            } else if let Some((length, color)) = rest.color() {
                if found.color.replace(color).is_some_and(|other| other != color) {
                    return None;
                }
                length
            } else if let Some((length, TimeUnit::ByoYomi)) = rest.time_word() {
                found.byo_yomi = true;
                length
            } else if let Some((length, word @ ("moves" | "filler"))) = rest.question() {
                found.moves |= word == "moves";
                length
            } else if let Some((length, modifier)) = rest.modifier() {
                if found.modifier.replace(modifier).is_some_and(|other| other != modifier) {
                    return None;
                }
                length
            } else if let Some((length, word @ ("time" | "moves"))) = rest.request() {
                // "set the clock of White to", "move counter"
                found.moves |= word == "moves";
                found.clock |= word == "time";
                length
            } else {
                match rest.chess() {
                    Some((length, Meaning::Filler | Meaning::From | Meaning::To | Meaning::With)) => length,
                    _ => return None,
                }
            };
            at += length;
        }
        if time.is_empty() {
            return Some(found);
        }
        let text = one_behind(&line.lexicon.time_in_signs(&time.join(" ")));
        match text.parse() {
            Ok(number) => found.number = Some(number),
            Err(_) => found.time = Some(clock_reading(&text).or_else(|| duration(&text))?),
        }
        Some(found)
    }
}

/// A length of time: "90s", "1h30m", "1500ms"; a number alone is seconds.
///
/// ```
/// use std::time::Duration;
/// use ansage::hear::duration;
///
/// assert_eq!(duration("1m30s"), Some(Duration::from_secs(90)));
/// assert_eq!(duration("soon"), None);
/// ```
pub fn duration(text: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    let mut rest = text.trim();
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let number: u64 = rest[..digits].parse().ok()?;
        rest = &rest[digits..];
        let letters = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let milliseconds = match &rest[..letters] {
            "ms" => 1,
            "" | "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => return None,
        };
        total = total.checked_add(Duration::from_millis(number.checked_mul(milliseconds)?))?;
        rest = &rest[letters..];
    }
    Some(total)
}

/// How many of these words are a number, a unit or a reading of a clock; `None` where the first is neither.
fn time_length(line: Line<'_>) -> Option<usize> {
    let digits = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit());
    let unit = line.time_word().filter(|(_, word)| {
        matches!(word, TimeUnit::Milliseconds | TimeUnit::Seconds | TimeUnit::Minutes | TimeUnit::Hours)
    });
    if let Some((length, _)) = unit {
        return Some(length);
    }
    if digits(line.words[0]) {
        return Some(1);
    }
    line.number().map(|(length, _)| length)
}

/// "minutu bat": in Basque one stands behind what it counts, so "m1" is "1m".
fn one_behind(text: &str) -> String {
    let turned = text.split(' ').map(|part| match part.strip_suffix('1') {
        Some(unit @ ("h" | "m" | "s")) => format!("1{unit}"),
        _ => part.to_owned(),
    });
    // Only between numbers the blank parts something.
    turned.collect::<Vec<_>>().join(" ").replace("h ", "h").replace("m ", "m")
}

/// "5:00", "1:30:00": minutes and seconds, or hours before them.
fn clock_reading(text: &str) -> Option<Duration> {
    let parts: Vec<&str> = text.split(':').collect();
    if !matches!(parts.len(), 2 | 3) {
        return None;
    }
    let mut seconds = 0_u64;
    for (place, part) in parts.iter().enumerate() {
        let number: u64 = part.parse().ok()?;
        if place > 0 && (number >= 60 || part.len() != 2) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    Some(Duration::from_secs(seconds))
}
