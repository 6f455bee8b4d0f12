//! Whole numbers in words.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::keys::{Keys, need, pairs_by_form, plain, raw, told_words};
use super::{Normalized, normalize};

/// The most words a number has: "quinhentos e vinte e um", and a few more.
const LONGEST: usize = 8;

/// The number words of a voice, 0 to 999.
#[derive(Debug, Clone, Default)]
pub struct Numbers {
    /// The words of 0 to 99, in order: languages build them too differently for a rule.
    pub below_hundred: Vec<String>,
    /// The words of 100, 200, … 900.
    pub hundreds: Vec<String>,
    /// The same where nothing follows, if they differ there: "cem", but "cento e um".
    pub hundreds_exact: Vec<String>,
    /// What stands between the hundreds and the rest.
    pub hundreds_then: String,
    /// What changes in the words when they agree with a noun, by the name of the form: "dois" in the
    /// feminine is "duas". Each pair is a part of the words and what it becomes; they apply in order. A part
    /// behind `^` is the words as a whole: "egyedik" is "első", but "tizenegyedik" stays.
    pub forms: BTreeMap<String, Vec<(String, String)>>,
    /// Every form as it is compared, made when a number is first heard.
    heard: OnceLock<HeardForms>,
}

/// The words of numbers as they are compared, in every form, each with its place in its list.
#[derive(Debug, Clone)]
struct HeardForms {
    /// The numbers that are one word, normalized.
    words: FxHashMap<Normalized, u32>,
    below: FxHashMap<String, u32>,
    hundreds: FxHashMap<String, u32>,
    exact: FxHashMap<String, u32>,
    then: String,
}

impl Numbers {
    pub(super) fn read(keys: &mut Keys<'_>) -> Numbers {
        for key in ["below-hundred", "hundreds", "hundreds-then"] {
            need(keys, key);
        }
        Numbers {
            below_hundred: plain(&told_words(keys, "below-hundred")),
            hundreds: plain(&told_words(keys, "hundreds")),
            hundreds_exact: plain(&told_words(keys, "hundreds-exact")),
            // Some languages put nothing there.
            hundreds_then: raw(keys, "hundreds-then"),
            forms: pairs_by_form(keys, "forms"),
            heard: OnceLock::new(),
        }
    }

    /// Whether the words of all numbers are there.
    pub(super) fn whole(&self) -> bool {
        self.below_hundred.len() == 100
            && self.hundreds.len() == 9
            && matches!(self.hundreds_exact.len(), 0 | 9)
    }

    /// The number in words; from 1000 on in digits, which no game here reaches.
    ///
    /// ```
    /// let basque = ansage::voice::Voice::built_in("eu")?;
    /// assert_eq!(basque.lexicon().numbers().words(23), "hogeita hiru");
    /// # Ok::<(), ansage::voice::VoiceError>(())
    /// ```
    pub fn words(&self, number: u32) -> String {
        let below = |rest: u32| self.below_hundred.get(rest as usize).cloned();
        let spoken = match (number / 100, number % 100) {
            (0, rest) => below(rest),
            (hundreds @ 1..=9, rest) => {
                let place = hundreds as usize - 1;
                self.hundreds.get(place).and_then(|hundred| match rest {
                    0 => Some(self.hundreds_exact.get(place).unwrap_or(hundred).clone()),
                    rest => below(rest).map(|rest| format!("{hundred}{}{rest}", self.hundreds_then)),
                })
            }
            _ => None,
        };
        spoken.unwrap_or_else(|| number.to_string())
    }

    /// The number in words, in the form that goes with a noun; one the voice does not have changes nothing.
    pub fn words_in(&self, number: u32, form: &str) -> String {
        let words = self.words(number);
        let Some(changes) = self.forms.get(form) else { return words };
        changed(words, changes)
    }

    /// The number that a normalized word names, 0 to 99.
    pub fn named(&self, normalized: &str) -> Option<u32> {
        self.heard_forms().words.get(normalized).copied()
    }

    fn heard_forms(&self) -> &HeardForms {
        self.heard.get_or_init(|| HeardForms {
            // Of equal ones the first.
            words: self
                .below_hundred
                .iter()
                .zip(0..100)
                .rev()
                .map(|(word, of)| (normalize(word), of))
                .collect(),
            below: self.every_form(&self.below_hundred),
            hundreds: self.every_form(&self.hundreds),
            exact: self.every_form(&self.hundreds_exact),
            then: joined(&self.hundreds_then),
        })
    }

    /// The longest number at the start of these normalized words, 0 to 999, and how many of them it takes. Where
    /// words are parted and whether a hyphen joins them does not count: "twenty-one", "twenty one".
    pub fn longest(&self, normalized: &[Normalized]) -> Option<(usize, u32)> {
        let HeardForms { below, hundreds, exact, then, .. } = self.heard_forms();
        let named = |text: &str| {
            let found = |names: &FxHashMap<String, u32>, text: &str| names.get(text).copied();
            if let Some(number) = found(below, text) {
                return Some(number);
            }
            if let Some(place) = found(hundreds, text).or_else(|| found(exact, text)) {
                return Some((place + 1) * 100);
            }
            hundreds.iter().find_map(|(hundred, place)| {
                let rest = text.strip_prefix(hundred.as_str())?;
                let rest = rest.strip_prefix(then.as_str()).unwrap_or(rest);
                // "a hundred and nought" is nobody's number.
                Some((place + 1) * 100 + found(below, rest).filter(|rest| *rest > 0)?)
            })
        };
        (1..=normalized.len().min(LONGEST)).rev().find_map(|length| {
            let text: String = normalized[..length].concat().replace('-', "");
            Some((length, named(&text)?))
        })
    }

    /// The words as they are compared, in every form, each with its place in the list.
    fn every_form(&self, words: &[String]) -> FxHashMap<String, u32> {
        let mut all = FxHashMap::default();
        for (word, place) in words.iter().zip(0..) {
            let forms = self.forms.values().map(|changes| changed(word.clone(), changes));
            for form in [word.clone()].into_iter().chain(forms) {
                all.entry(joined(&form)).or_insert(place);
            }
        }
        all
    }
}

fn changed(words: String, changes: &[(String, String)]) -> String {
    changes.iter().fold(words, |words, (part, becomes)| match part.strip_prefix('^') {
        Some(whole) if words == whole => becomes.clone(),
        Some(_) => words,
        None => words.replace(part, becomes),
    })
}

/// The words of a number as they are compared, in one.
fn joined(words: &str) -> String {
    super::words(words).concat().replace('-', "")
}
