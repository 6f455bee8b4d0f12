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

/// Phrases of one table with what they mean, word by word.
#[derive(Debug, Clone)]
pub(crate) struct Phrases<T> {
    by_first: FxHashMap<Normalized, Branch<T>>,
    firsts: Firsts,
}

/// What the words up to here mean, and which words go on.
#[derive(Debug, Clone)]
struct Branch<T> {
    means: Option<T>,
    next: FxHashMap<Normalized, Branch<T>>,
}

impl<T> Default for Branch<T> {
    fn default() -> Branch<T> {
        Branch { means: None, next: FxHashMap::default() }
    }
}

impl<T: Copy> Branch<T> {
    /// Each phrase that goes on from here behind these words, and what it means.
    fn phrases(&self, before: &[Normalized]) -> Vec<(Vec<Normalized>, T)> {
        let here = self.means.map(|means| (before.to_vec(), means));
        let longer = self
            .next
            .iter()
            .flat_map(|(word, branch)| branch.phrases(&[before, std::slice::from_ref(word)].concat()));
        here.into_iter().chain(longer).collect()
    }
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
        self.by_first.iter().filter_map(|(word, branch)| Some((word, branch.means?)))
    }

    /// Every phrase that begins with this word.
    pub(super) fn begun_by(&self, first: &Normalized) -> Vec<Vec<Normalized>> {
        let begun = self.branch(first).map(|branch| branch.phrases(std::slice::from_ref(first)));
        begun.unwrap_or_default().into_iter().map(|(words, _)| words).collect()
    }

    /// Every phrase, as it is compared, and what it means.
    pub(crate) fn phrases(&self) -> impl Iterator<Item = (T, String)> {
        let begun = |(first, branch): (&Normalized, &Branch<T>)| branch.phrases(std::slice::from_ref(first));
        self.by_first.iter().flat_map(begun).map(|(words, means)| (means, words.join(" ")))
    }

    /// What is known to begin with this word.
    fn branch(&self, first: &str) -> Option<&Branch<T>> {
        self.firsts.may_have(first).then(|| self.by_first.get(first)).flatten()
    }

    pub(super) fn add(&mut self, phrases: &WordList, meaning: T, faults: &mut Faults<'_>) {
        for Located { value: phrase, at } in phrases {
            let words = words(phrase);
            let Some((first, rest)) = words.split_first() else {
                faults.tell(at.line, VoiceFault::List(phrase.clone(), ListFault::Empty));
                continue;
            };
            self.firsts.add(first);
            let mut branch = self.by_first.entry(first.clone()).or_default();
            for word in rest {
                branch = branch.next.entry(word.clone()).or_default();
            }
            match branch.means {
                Some(other) if other == meaning => {}
                Some(other) => {
                    faults.tell(at.line, VoiceFault::Collision(phrase.clone(), other.key(), meaning.key()));
                }
                None => branch.means = Some(meaning),
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
        self.branch(normalized)?.means
    }

    /// Whether this word begins a phrase, or is one.
    pub(super) fn begins(&self, first: &str) -> bool {
        self.branch(first).is_some()
    }

    /// Whether a phrase of several words begins with this one.
    pub(super) fn goes_on(&self, first: &str) -> bool {
        self.branch(first).is_some_and(|branch| !branch.next.is_empty())
    }

    /// The longest phrase that `normalized` begins with: how many words, and what it means.
    pub(crate) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, T)> {
        let (first, after) = normalized.split_first()?;
        let mut branch = self.branch(first)?;
        let mut longest = branch.means.map(|means| (1, means));
        for (word, length) in after.iter().zip(2..) {
            let Some(next) = branch.next.get(word) else { break };
            longest = next.means.map(|means| (length, means)).or(longest);
            branch = next;
        }
        longest
    }
}
