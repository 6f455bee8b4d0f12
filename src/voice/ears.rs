//! A line as it is handed to a synthesizer: numbers, squares, article numbers and signs in words of the voice.
//!
//! What is printed may be compact, for eyes and Braille want "9.5.3" and "Sf3". A synthesizer reads the one as a
//! date and the other as a word. So this stands at the edge, where text becomes sound, and nowhere else.

mod numerals;
mod tokens;

use std::collections::BTreeMap;

use super::Voice;
use super::keys::{Keys, by_name, pairs, raw};
use crate::schema::Kind;

/// What a voice calls the things that are no words.
#[derive(Debug, Clone, Default)]
pub struct SpokenForms {
    /// Between the parts of an article's number, and in the name of a file.
    pub(super) point: String,
    /// Before a number that is written with Roman digits: "III.4".
    pub(super) roman: String,
    /// Between the numbers of a result, "1-0"; may be nothing.
    pub(super) to: String,
    /// Before a number below nought.
    pub(super) minus: String,
    /// One thousand.
    pub(super) thousand: String,
    /// What follows the number of thousands, with the space before it where there is one.
    pub(super) thousands: String,
    /// What stands between the thousands and a rest from 100 on.
    pub(super) thousand_then: String,
    /// What stands between the thousands and a rest below 100.
    pub(super) thousand_then_small: String,
    /// What changes at the end of a number before "thousand": "eins" is "ein".
    pub(super) before_thousands: Vec<(String, String)>,
    /// A half, alone.
    pub(super) half: String,
    /// A half behind a number, with the space before it where there is one.
    pub(super) and_half: String,
    /// Behind a full hour of the day, with the space before it where there is one.
    pub(super) full_hour: String,
    /// Between the hour and the minutes, with the spaces around it.
    pub(super) hour_then: String,
    /// A sign that has no name of its own.
    pub(super) sign: String,
    /// "joined" where small letters behind a number are its ending, with a hyphen or without: "2023ko", "2023-as".
    pub(super) endings: String,
    /// Letters that a synthesizer takes for a small word when they stand alone.
    pub(super) letters: BTreeMap<String, String>,
    /// The names of signs.
    pub(super) signs: BTreeMap<String, String>,
    /// Whole words with signs that are said in a way of their own.
    pub(super) words: BTreeMap<String, String>,
}

impl SpokenForms {
    pub(super) fn read(keys: &mut Keys<'_>) -> SpokenForms {
        let texts = |keys: &mut Keys<'_>| by_name(keys, |keys, key| Some(raw(keys, key)));
        SpokenForms {
            point: raw(keys, "point"),
            roman: raw(keys, "roman"),
            to: raw(keys, "to"),
            minus: raw(keys, "minus"),
            thousand: raw(keys, "thousand"),
            thousands: raw(keys, "thousands"),
            thousand_then: raw(keys, "thousand-then"),
            thousand_then_small: raw(keys, "thousand-then-small"),
            before_thousands: keys
                .value("before-thousands", Kind::Lists, pairs)
                .map(|found| found.value)
                .unwrap_or_default(),
            half: raw(keys, "half"),
            and_half: raw(keys, "and-half"),
            full_hour: raw(keys, "full-hour"),
            hour_then: raw(keys, "hour-then"),
            sign: raw(keys, "sign"),
            endings: raw(keys, "endings"),
            letters: keys.table("letters", texts).unwrap_or_default(),
            signs: keys.table("signs", texts).unwrap_or_default(),
            words: keys.table("words", texts).unwrap_or_default(),
        }
    }

    /// What stands between the parts of an article's number.
    #[must_use]
    pub(crate) fn point(&self) -> &str {
        &self.point
    }
}

/// A text as this voice says it: no digit, and no sign that a synthesizer would read as arithmetic, as a date, as
/// a time of day or by its name. Words stay as they are, and so does a text for ears.
///
/// ```
/// use ansage::voice::{Voice, spoken_form};
/// let german = Voice::built_in("de").unwrap();
/// assert_eq!(spoken_form("Artikel 9.5.3.", &german), "Artikel neun Punkt fünf Punkt drei.");
/// assert_eq!(spoken_form("Sxf3+", &german), "S schlägt f drei, Schach");
/// ```
#[must_use]
pub fn spoken_form(text: &str, voice: &Voice) -> String {
    let mut told = String::with_capacity(text.len() * 2);
    for token in text.split(|sign: char| sign.is_whitespace() || sign.is_control()) {
        let (before, core, mut after) = tokens::parted(token);
        let spoken = tokens::Spoken::new(voice).word(core, &mut after);
        if spoken.is_empty() {
            // What stood apart as a sign parts what stands before and behind it.
            let stop = after.chars().next().or_else(|| (!core.is_empty()).then_some(','));
            if let Some(stop) = stop.filter(|_| told.ends_with(|sign: char| sign.is_alphabetic())) {
                told.push(stop);
            }
            continue;
        }
        if !told.is_empty() {
            told.push(' ');
        }
        told.push_str(&before);
        told.push_str(&spoken);
        told.push_str(&after);
    }
    told
}
