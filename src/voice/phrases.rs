//! Phrases and what they mean, found by the longest that fits.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::error::Diagnostic;
use super::keys::WordList;
use super::lexicon_file::Source;
use super::named::WordName;
use super::{ListFault, Normalized, VoiceFault, words};
use crate::schema::Located;

/// What cannot be learned of one text.
pub(super) struct Faults<'a> {
    pub(super) source: &'a Source<'a>,
    pub(super) wrong: &'a mut Vec<Diagnostic>,
}

impl Faults<'_> {
    pub(super) fn tell(&mut self, line: usize, fault: VoiceFault) {
        self.wrong.push(self.source.wrong(line, fault));
    }
}

/// Phrases of one table with what they mean: by their first word, the words after it.
#[derive(Debug, Clone)]
pub(crate) struct Phrases<T> {
    by_first: FxHashMap<Normalized, Vec<(Vec<Normalized>, T)>>,
    firsts: Firsts,
}

/// What the first words of a table look like: for each first byte, the lengths there are. Most words that are
/// looked up are not there, and this tells so at once.
#[derive(Debug, Clone)]
struct Firsts(Box<[u32; 256]>);

impl Firsts {
    fn new() -> Firsts {
        Firsts(Box::new([0; 256]))
    }

    /// The place of a word: where its byte is, and the bit of its length. The longest share one.
    fn place(word: &str) -> (usize, u32) {
        (usize::from(word.as_bytes().first().copied().unwrap_or(0)), 1 << word.len().min(31))
    }

    fn add(&mut self, word: &str) {
        let (byte, length) = Firsts::place(word);
        self.0[byte] |= length;
    }

    fn may_have(&self, word: &str) -> bool {
        let (byte, length) = Firsts::place(word);
        self.0[byte] & length != 0
    }
}

impl<T> Default for Phrases<T> {
    fn default() -> Phrases<T> {
        Phrases { by_first: FxHashMap::default(), firsts: Firsts::new() }
    }
}

impl<T: Copy + PartialEq + WordName> Phrases<T> {
    pub(super) fn firsts(&self) -> impl Iterator<Item = &Normalized> {
        self.by_first.keys()
    }

    /// The words that are phrases by themselves, and what each means.
    pub(super) fn words(&self) -> impl Iterator<Item = (&Normalized, T)> {
        self.by_first.iter().filter_map(|(word, known)| {
            let mut alone = known.iter().filter(|(rest, _)| rest.is_empty());
            let (_, meaning) = alone.next()?;
            alone.next().is_none().then_some((word, *meaning))
        })
    }

    /// What follows this first word in each phrase; nothing where it is one by itself.
    pub(super) fn rests(&self, first: &Normalized) -> impl Iterator<Item = &[Normalized]> {
        self.by_first.get(first).into_iter().flatten().map(|(rest, _)| rest.as_slice())
    }

    /// Every phrase, as it is compared, and what it means.
    pub(crate) fn phrases(&self) -> impl Iterator<Item = (T, String)> {
        self.by_first.iter().flat_map(|(first, known)| {
            known.iter().map(move |(rest, meaning)| {
                let words: Vec<&str> = std::iter::once(first).chain(rest).map(Normalized::as_str).collect();
                (*meaning, words.join(" "))
            })
        })
    }

    /// What is known to begin with this word.
    pub(super) fn begun_by(&self, first: &str) -> Option<&[(Vec<Normalized>, T)]> {
        if !self.firsts.may_have(first) {
            return None;
        }
        self.by_first.get(first).map(Vec::as_slice)
    }

    pub(super) fn add(&mut self, phrases: &WordList, meaning: T, faults: &mut Faults<'_>) {
        for Located { value: phrase, at } in phrases {
            let mut rest = words(phrase);
            let Some(first) = (!rest.is_empty()).then(|| rest.remove(0)) else {
                faults.tell(at.line, VoiceFault::List(phrase.clone(), ListFault::Empty));
                continue;
            };
            self.firsts.add(&first);
            let known = self.by_first.entry(first).or_default();
            match known.iter().find(|(other, _)| *other == rest) {
                Some((_, other)) if *other == meaning => {}
                Some((_, other)) => {
                    faults.tell(at.line, VoiceFault::Collision(phrase.clone(), other.key(), meaning.key()));
                }
                None => {
                    // The longest first, and of as many words what was learned first.
                    let at = known.partition_point(|(other, _)| other.len() >= rest.len());
                    known.insert(at, (rest, meaning));
                }
            }
        }
    }

    /// Learns the phrases of each meaning.
    pub(super) fn add_all(&mut self, lists: &BTreeMap<T, WordList>, faults: &mut Faults<'_>) {
        for (meaning, phrases) in lists {
            self.add(phrases, *meaning, faults);
        }
    }

    /// Whether this word by itself is one of them.
    pub(crate) fn has(&self, normalized: &str) -> bool {
        self.word(normalized).is_some()
    }

    /// What this word means by itself.
    pub(crate) fn word(&self, normalized: &str) -> Option<T> {
        self.begun_by(normalized)?.iter().find(|(rest, _)| rest.is_empty()).map(|(_, meaning)| *meaning)
    }

    /// Whether a phrase of several words begins with this one.
    pub(super) fn begins(&self, first: &str) -> bool {
        self.begun_by(first).is_some_and(|known| known.iter().any(|(rest, _)| !rest.is_empty()))
    }

    /// The longest phrase that `normalized` begins with: how many words, and what it means.
    pub(crate) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, T)> {
        let (first, after) = normalized.split_first()?;
        self.begun_by(first)?
            .iter()
            .find(|(rest, _)| after.starts_with(rest))
            .map(|(rest, meaning)| (rest.len() + 1, *meaning))
    }
}
