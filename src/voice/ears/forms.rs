//! What a voice calls the things that are no words.

use std::collections::BTreeMap;

use crate::schema::Kind;
use crate::voice::keys::{Keys, by_name, pairs, raw};

/// What a voice calls the things that are no words.
#[derive(Debug, Clone, Default)]
pub struct SpokenForms {
    /// Between the parts of an article's number, and in the name of a file.
    pub(in crate::voice) point: String,
    /// Before a number that is written with Roman digits: "III.4".
    pub(in crate::voice) roman: String,
    /// Between the numbers of a result, "1-0"; may be nothing.
    pub(in crate::voice) to: String,
    /// Before a number below nought.
    pub(in crate::voice) minus: String,
    /// One thousand.
    pub(in crate::voice) thousand: String,
    /// What follows the number of thousands, with the space before it where there is one.
    pub(in crate::voice) thousands: String,
    /// What stands between the thousands and a rest from 100 on.
    pub(in crate::voice) thousand_then: String,
    /// What stands between the thousands and a rest below 100.
    pub(in crate::voice) thousand_then_small: String,
    /// What changes at the end of a number before "thousand": "eins" is "ein".
    pub(in crate::voice) before_thousands: Vec<(String, String)>,
    /// A half, alone.
    pub(in crate::voice) half: String,
    /// A half behind a number, with the space before it where there is one.
    pub(in crate::voice) and_half: String,
    /// Behind a full hour of the day, with the space before it where there is one.
    pub(in crate::voice) full_hour: String,
    /// Between the hour and the minutes, with the spaces around it.
    pub(in crate::voice) hour_then: String,
    /// A sign that has no name of its own.
    pub(in crate::voice) sign: String,
    /// "joined" where small letters behind a number are its ending, with a hyphen or without: "2023ko", "2023-as".
    pub(in crate::voice) endings: String,
    /// Letters that a synthesizer takes for a small word when they stand alone.
    pub(in crate::voice) letters: BTreeMap<String, String>,
    /// The names of signs.
    pub(in crate::voice) signs: BTreeMap<String, String>,
    /// Whole words with signs that are said in a way of their own.
    pub(in crate::voice) words: BTreeMap<String, String>,
}

impl SpokenForms {
    pub(in crate::voice) fn read(keys: &mut Keys<'_>) -> SpokenForms {
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
    pub(crate) fn point(&self) -> &str {
        &self.point
    }
}
