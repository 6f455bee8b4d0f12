//! What stands behind the word of a command: whose, how much time, how many. In any order, with words without
//! weight between; a word that is none of these makes it no such command.

use std::time::Duration;

use shakmaty::Color;

use crate::voice::{Lexicon, Meaning, Modifier, Normalized, TimeUnit};

/// What was said behind a command.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Operands {
    /// Whose.
    pub color: Option<Color>,
    /// A length of time: "2m", "1:30:00", "zwei Minuten".
    pub time: Option<Duration>,
    /// A number alone.
    pub number: Option<u32>,
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
    pub fn read(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Operands> {
        let mut found = Operands::default();
        // The words of a length of time stand beside each other.
        let mut time: Vec<&str> = Vec::new();
        let mut at = 0;
        while at < folded.len() {
            let rest = &folded[at..];
            let length = if let Some(length) = time_length(&words[at..], rest, lexicon) {
                time.extend(&words[at..at + length]);
                length
            } else if let Some((length, color)) = lexicon.color(rest) {
                if found.color.replace(color).is_some_and(|other| other != color) {
                    return None;
                }
                length
            } else if let Some((length, TimeUnit::ByoYomi)) = lexicon.time_word(rest) {
                found.byo_yomi = true;
                length
            } else if let Some((length, word @ ("moves" | "filler"))) = lexicon.question(rest) {
                found.moves |= word == "moves";
                length
            } else if let Some((length, modifier)) = lexicon.modifier(rest) {
                if found.modifier.replace(modifier).is_some_and(|other| other != modifier) {
                    return None;
                }
                length
            } else if let Some((length, word @ ("time" | "moves"))) = lexicon.request(rest) {
                // "set the clock of White to", "move counter"
                found.moves |= word == "moves";
                length
            } else {
                match lexicon.chess(rest) {
                    Some((length, Meaning::Filler | Meaning::From | Meaning::To | Meaning::With)) => length,
                    _ => return None,
                }
            };
            at += length;
        }
        if time.is_empty() {
            return Some(found);
        }
        let text = one_behind(&lexicon.time_in_signs(&time.join(" ")));
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
fn time_length(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<usize> {
    let digits = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit());
    let unit = lexicon.time_word(folded).filter(|(_, word)| {
        matches!(word, TimeUnit::Milliseconds | TimeUnit::Seconds | TimeUnit::Minutes | TimeUnit::Hours)
    });
    if let Some((length, _)) = unit {
        return Some(length);
    }
    if digits(words[0]) {
        return Some(1);
    }
    lexicon.numbers().longest(&folded[..folded.len().min(8)]).map(|(length, _)| length)
}

/// "minutu bat": in Basque one stands behind what it counts, so "m1" is "1m".
fn one_behind(text: &str) -> String {
    let turned = text.split(' ').map(|part| match part.strip_suffix('1') {
        Some(unit @ ("h" | "m" | "s")) => format!("1{unit}"),
        _ => part.to_owned(),
    });
    turned.collect::<Vec<_>>().join(" ")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hear::words::split;
    use crate::voice::Voice;
    use crate::voice::normalize;

    fn read(tag: &str, text: &str) -> Option<Operands> {
        let voice = Voice::built_in(tag).unwrap();
        let words = split(text);
        let folded: Vec<Normalized> = words.iter().map(|word| normalize(word)).collect();
        Operands::read(&words, &folded, voice.lexicon())
    }

    #[test]
    fn whose_and_how_much_in_any_order() {
        for (tag, text) in [
            ("en", "white 2 minutes 30 seconds"),
            ("en", "two minutes thirty seconds to White"),
            ("en", "2:30 white"),
            ("de", "Weiß zwei Minuten dreißig Sekunden"),
            ("de", "150s weiß"),
            ("en", "of White to two minutes and thirty seconds"),
            ("es", "blancas dos minutos 30 segundos"),
            ("hu", "világos két perc harminc másodperc"),
            ("eu", "zuria bi minutu 30 segundo"),
        ] {
            let found = read(tag, text).unwrap();
            assert_eq!(
                (found.color, found.time),
                (Some(Color::White), Some(Duration::from_secs(150))),
                "{text}"
            );
        }
    }

    #[test]
    fn one_minute_in_every_voice() {
        for (tag, text) in [
            ("en", "one minute"),
            ("de", "eine Minute"),
            ("es", "un minuto"),
            ("pt", "um minuto"),
            ("hu", "egy perc"),
            ("eu", "minutu bat"),
        ] {
            assert_eq!(read(tag, text).unwrap().time, Some(Duration::from_mins(1)), "{text}");
        }
    }

    #[test]
    fn a_number_alone_is_no_time() {
        let found = read("en", "white 5").unwrap();
        assert_eq!((found.number, found.time), (Some(5), None));
        let found = read("en", "black moves twelve").unwrap();
        assert_eq!((found.number, found.moves, found.color), (Some(12), true, Some(Color::Black)));
    }

    #[test]
    fn readings_of_a_clock() {
        assert_eq!(read("en", "1:30:00").unwrap().time, Some(Duration::from_mins(90)));
        assert_eq!(read("en", "0:05").unwrap().time, Some(Duration::from_secs(5)));
        assert_eq!(read("en", "1:75"), None);
        assert_eq!(read("en", "99999999999999999999:00"), None);
    }

    #[test]
    fn what_is_none_of_these_is_no_operand() {
        assert_eq!(read("en", "white banana"), None);
        assert_eq!(read("en", "white black 2m"), None);
    }
}
