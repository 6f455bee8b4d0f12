//! Phrases and what they mean, found by the longest that fits.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::alternatives::{Part, parts};
use super::error::Diagnostic;
use super::keys::WordList;
use super::lexicon_file::Source;
use super::named::WordName;
use super::places::{Place, Places, START};
use super::{ListFault, Normalized, VoiceFault, normalize};
use crate::schema::Located;

/// What cannot be learned of one text.
pub(super) struct Faults<'a> {
    pub(super) source: &'a Source<'a>,
    /// Nothing where it is known that nothing is wrong, so that nothing is looked for.
    pub(super) wrong: Option<&'a mut Vec<Diagnostic>>,
}

impl Faults<'_> {
    pub(super) fn tell(&mut self, line: usize, fault: VoiceFault) {
        if let Some(wrong) = &mut self.wrong {
            wrong.push(self.source.wrong(line, fault));
        }
    }
}

/// Phrases of one table with what they mean, word by word.
#[derive(Debug, Clone)]
pub(crate) struct Phrases<T> {
    places: Places,
    /// What the words up to each place mean.
    means: Vec<Option<T>>,
}

impl<T> Default for Phrases<T> {
    fn default() -> Phrases<T> {
        Phrases { places: Places::default(), means: Vec::new() }
    }
}

impl<T: Copy + PartialEq> Phrases<T> {
    /// Every first word.
    pub(super) fn firsts(&self) -> impl Iterator<Item = &Normalized> {
        self.places.words().filter(|word| self.begins(word))
    }

    /// Every word.
    pub(super) fn all_words(&self) -> impl Iterator<Item = &Normalized> {
        self.places.words()
    }

    /// The words that are phrases by themselves, and what each means.
    pub(super) fn words(&self) -> impl Iterator<Item = (&Normalized, T)> {
        self.places.words().filter_map(|word| Some((word, self.word(word)?)))
    }

    /// Every phrase, as it is compared, and what it means.
    pub(crate) fn phrases(&self) -> impl Iterator<Item = (T, String)> {
        self.made_of(|_| true).into_iter().filter_map(|words| {
            let (_, means) = self.longest(&words)?;
            Some((means, words.join(" ")))
        })
    }

    /// Every phrase that is made of such words only, in the order in which they were learned.
    pub(super) fn made_of(&self, is_such: impl Fn(&Normalized) -> bool) -> Vec<Vec<Normalized>> {
        self.places.made_of(&is_such, &|place| self.means(place).is_some())
    }

    pub(super) fn add(&mut self, phrases: &WordList, meaning: T, faults: &mut Faults<'_>)
    where
        T: WordName,
    {
        for Located { value: phrase, at } in phrases {
            // What cannot be read was told where it stands.
            let Some(parts) = parts(phrase) else { continue };
            if !self.learn(&parts, meaning, normalize) {
                faults.tell(at.line, VoiceFault::List(phrase.clone(), ListFault::Empty));
            }
            if faults.wrong.is_some() {
                for (phrase, other) in self.otherwise(&parts, meaning) {
                    faults.tell(at.line, VoiceFault::Collision(phrase, other.key(), meaning.key()));
                }
            }
        }
    }

    /// Learns the phrases of each meaning.
    pub(super) fn add_all(&mut self, lists: &BTreeMap<T, WordList>, faults: &mut Faults<'_>)
    where
        T: WordName,
    {
        for (meaning, phrases) in lists {
            self.add(phrases, *meaning, faults);
        }
    }

    /// Learns the phrases of these parts, whose words are compared in this form, and whether none of them is empty. What
    /// means something already goes on to mean that.
    pub(super) fn learn(
        &mut self,
        parts: &[Part<'_>],
        meaning: T,
        form: impl Fn(&str) -> Normalized,
    ) -> bool {
        let ends = self.places.learn(parts, &form);
        self.means.resize(self.places.count(), None);
        for place in ends.iter().filter(|place| **place != START) {
            self.means[*place].get_or_insert(meaning);
        }
        !ends.contains(&START)
    }

    /// The phrases of these parts that mean something else, and what: the first of those that end alike.
    fn otherwise(&self, parts: &[Part<'_>], meaning: T) -> Vec<(String, T)> {
        let other = |place| self.means(place).filter(|other| *other != meaning);
        let found = self.places.ends(parts, &|place| other(place).is_some());
        found.into_iter().filter_map(|(phrase, place)| Some((phrase, other(place)?))).collect()
    }

    /// What the words up to this place mean.
    fn means(&self, place: Place) -> Option<T> {
        self.means.get(place).copied().flatten()
    }

    /// Whether this word by itself is one of them.
    pub(crate) fn has(&self, normalized: &str) -> bool {
        self.word(normalized).is_some()
    }

    /// What this word means by itself.
    pub(crate) fn word(&self, normalized: &str) -> Option<T> {
        self.places.behind_first(normalized).iter().find_map(|place| self.means(*place))
    }

    /// Whether this word begins a phrase, or is one.
    pub(super) fn begins(&self, first: &str) -> bool {
        !self.places.behind_first(first).is_empty()
    }

    /// Whether a phrase of several words begins with this one.
    pub(super) fn goes_on(&self, first: &str) -> bool {
        self.places.behind_first(first).iter().any(|place| self.places.goes_on(*place))
    }

    /// The longest phrase that `normalized` begins with: how many words, and what it means.
    pub(crate) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, T)> {
        let (first, after) = normalized.split_first()?;
        let behind_first = self.places.behind_first(first);
        if behind_first.is_empty() {
            return None;
        }
        self.from(Cow::Borrowed(behind_first), &mut after.iter().map(|word| [Some(word.as_str()), None]))
    }

    /// The same of words that are written in one of two forms each.
    pub(super) fn longest_of(
        &self,
        words: &mut dyn Iterator<Item = [Option<&str>; 2]>,
    ) -> Option<(usize, T)> {
        let first = words.next()?.into_iter().flatten();
        let behind_first = first.flat_map(|form| self.places.behind_first(form)).copied().collect();
        self.from(Cow::Owned(behind_first), words)
    }

    fn from<'p>(
        &'p self,
        behind_first: Cow<'p, [Place]>,
        after: &mut dyn Iterator<Item = [Option<&str>; 2]>,
    ) -> Option<(usize, T)> {
        let (length, place) =
            self.places.longest(behind_first, after, &|place| self.means(place).is_some())?;
        Some((length, self.means(place)?))
    }
}
