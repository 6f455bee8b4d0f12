//! Phrases and what they mean, found by the longest that fits.
//!
//! A lexicon writes many phrases in one line, "(do|make) (a|the|) short castling". They are kept as such lines are
//! written, as places between words from which words lead on, and not one by one: a voice has some hundred thousand.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use super::alternatives::{Part, parts};
use super::error::Diagnostic;
use super::keys::WordList;
use super::lexicon_file::Source;
use super::named::WordName;
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

/// A place between two words: before the first, behind the last, or inside of phrases.
type Place = u32;

/// Before the first word.
const START: Place = 0;

/// Phrases of one table with what they mean, word by word.
#[derive(Debug, Clone)]
pub(crate) struct Phrases<T> {
    /// The number of each word.
    words: FxHashMap<Normalized, u32>,
    /// Where a word leads from a place: in several phrases to several.
    ways: FxHashMap<(Place, u32), Vec<Place>>,
    /// What the words up to a place mean.
    means: Vec<Option<T>>,
    /// Whether words lead on from there.
    goes_on: Vec<bool>,
    /// Where a part that is written so leads from these places, so that what begins alike is kept once.
    learned: FxHashMap<(Vec<Place>, String), Vec<Place>>,
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
        Phrases {
            words: FxHashMap::default(),
            ways: FxHashMap::default(),
            means: vec![None],
            goes_on: vec![false],
            learned: FxHashMap::default(),
            firsts: Firsts::new(),
        }
    }
}

impl<T: Copy + PartialEq> Phrases<T> {
    /// Every first word.
    pub(super) fn firsts(&self) -> impl Iterator<Item = &Normalized> {
        self.words
            .iter()
            .filter(|(_, number)| self.ways.contains_key(&(START, **number)))
            .map(|(word, _)| word)
    }

    /// Every word.
    pub(super) fn all_words(&self) -> impl Iterator<Item = &Normalized> {
        self.words.keys()
    }

    /// The words that are phrases by themselves, and what each means.
    pub(super) fn words(&self) -> impl Iterator<Item = (&Normalized, T)> {
        self.words.keys().filter_map(|word| Some((word, self.word(word)?)))
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
        let mut onward: FxHashMap<Place, Vec<(&Normalized, Place)>> = FxHashMap::default();
        let such: FxHashMap<u32, &Normalized> = self
            .words
            .iter()
            .filter(|(word, _)| is_such(word))
            .map(|(word, number)| (*number, word))
            .collect();
        for ((from, number), to) in &self.ways {
            if let Some(word) = such.get(number) {
                onward.entry(*from).or_default().extend(to.iter().map(|to| (*word, *to)));
            }
        }
        let mut found = Vec::new();
        let mut begun = vec![(START, Vec::new())];
        while let Some((place, phrase)) = begun.pop() {
            for (word, to) in onward.get(&place).into_iter().flatten() {
                let longer = [phrase.as_slice(), std::slice::from_ref(*word)].concat();
                if self.means[*to as usize].is_some() {
                    found.push((*to, longer.clone()));
                }
                begun.push((*to, longer));
            }
        }
        found.sort_unstable();
        let mut seen = FxHashSet::default();
        found.into_iter().map(|(_, phrase)| phrase).filter(|phrase| seen.insert(phrase.clone())).collect()
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
            let Some(wrong) = &mut faults.wrong else { continue };
            for (phrase, other) in self.otherwise(&parts, meaning) {
                let fault = VoiceFault::Collision(phrase, other.key(), meaning.key());
                wrong.push(faults.source.wrong(at.line, fault));
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
        form: impl Fn(&str) -> Normalized + Copy,
    ) -> bool {
        let mut places = vec![START];
        for part in parts {
            let key = (places, part.text.to_owned());
            places = match self.learned.get(&key) {
                Some(behind) => behind.clone(),
                None => {
                    let behind = self.behind(&key.0, part, form);
                    self.learned.insert(key, behind.clone());
                    behind
                }
            };
        }
        for place in places.iter().filter(|place| **place != START) {
            self.means[*place as usize].get_or_insert(meaning);
        }
        !places.contains(&START)
    }

    /// Leads from these places over each choice of a part, and to where.
    fn behind(
        &mut self,
        places: &[Place],
        part: &Part<'_>,
        form: impl Fn(&str) -> Normalized + Copy,
    ) -> Vec<Place> {
        let end = self.place();
        let (mut may_be_empty, mut has_words) = (false, false);
        for choice in &part.choices {
            let mut words = choice.split_whitespace().map(form).filter(|word| !word.is_empty()).peekable();
            if words.peek().is_none() {
                may_be_empty = true;
                continue;
            }
            has_words = true;
            let mut from = places.to_vec();
            while let Some(word) = words.next() {
                let to = if words.peek().is_some() { self.place() } else { end };
                self.lead(&from, word, to);
                from = vec![to];
            }
        }
        let through = may_be_empty.then_some(places).into_iter().flatten().copied();
        through.chain(has_words.then_some(end)).collect()
    }

    fn place(&mut self) -> Place {
        self.means.push(None);
        self.goes_on.push(false);
        Place::try_from(self.means.len() - 1).unwrap_or(START)
    }

    /// Makes a word lead from these places to another.
    fn lead(&mut self, from: &[Place], word: Normalized, to: Place) {
        if from.contains(&START) {
            self.firsts.add(&word);
        }
        let next = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let number = *self.words.entry(word).or_insert(next);
        for place in from {
            self.goes_on[*place as usize] = true;
            let there = self.ways.entry((*place, number)).or_default();
            if !there.contains(&to) {
                there.push(to);
            }
        }
    }

    /// The phrases of these parts that mean something else, and what: the first of those that end alike.
    fn otherwise(&self, parts: &[Part<'_>], meaning: T) -> Vec<(String, T)> {
        if self.means.iter().flatten().all(|other| *other == meaning) {
            return Vec::new();
        }
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        let mut begun = vec![(parts, vec![START], String::new())];
        while let Some((parts, places, phrase)) = begun.pop() {
            let Some((part, rest)) = parts.split_first() else {
                let others = places.iter().filter_map(|place| self.means[*place as usize]);
                found.extend(
                    others.filter(|other| *other != meaning).take(1).map(|other| (phrase.clone(), other)),
                );
                continue;
            };
            for choice in &part.choices {
                let words = choice.split_whitespace().map(normalize).filter(|word| !word.is_empty());
                let behind =
                    words.fold(places.clone(), |places, word| self.onward(&places, self.words.get(&word)));
                if !behind.is_empty() && seen.insert((rest.len(), behind.clone())) {
                    let longer = format!("{phrase} {choice}");
                    begun.push((rest, behind, longer.split_whitespace().collect::<Vec<_>>().join(" ")));
                }
            }
        }
        found
    }

    /// Where this word leads from these places.
    fn onward(&self, places: &[Place], word: Option<&u32>) -> Vec<Place> {
        let Some(word) = word else { return Vec::new() };
        let mut behind: Vec<Place> =
            places.iter().filter_map(|place| self.ways.get(&(*place, *word))).flatten().copied().collect();
        behind.sort_unstable();
        behind.dedup();
        behind
    }

    /// Where this word leads as the first.
    fn behind_first(&self, first: &str) -> &[Place] {
        let known = || self.ways.get(&(START, *self.words.get(first)?));
        self.firsts.may_have(first).then(known).flatten().map_or(&[], Vec::as_slice)
    }

    fn meaning(&self, places: &[Place]) -> Option<T> {
        places.iter().find_map(|place| self.means[*place as usize])
    }

    /// Whether this word by itself is one of them.
    pub(crate) fn has(&self, normalized: &str) -> bool {
        self.word(normalized).is_some()
    }

    /// What this word means by itself.
    pub(crate) fn word(&self, normalized: &str) -> Option<T> {
        self.meaning(self.behind_first(normalized))
    }

    /// Whether this word begins a phrase, or is one.
    pub(super) fn begins(&self, first: &str) -> bool {
        !self.behind_first(first).is_empty()
    }

    /// Whether a phrase of several words begins with this one.
    pub(super) fn goes_on(&self, first: &str) -> bool {
        self.behind_first(first).iter().any(|place| self.goes_on[*place as usize])
    }

    /// The longest phrase that `normalized` begins with: how many words, and what it means.
    pub(crate) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, T)> {
        let (first, after) = normalized.split_first()?;
        let behind = self.behind_first(first);
        let longest = self.meaning(behind).map(|means| (1, means));
        let goes_on = behind.iter().any(|place| self.goes_on[*place as usize]);
        if !goes_on {
            longest
        } else {
            self.longer(behind.to_vec(), after.iter().map(|word| [Some(word.as_str()), None])).or(longest)
        }
    }

    /// The longest of several words that goes on from behind a first one, each of them in one of two forms.
    fn longer<'w>(
        &self,
        mut places: Vec<Place>,
        words: impl Iterator<Item = [Option<&'w str>; 2]>,
    ) -> Option<(usize, T)> {
        let mut longest = None;
        for (forms, length) in words.zip(2..) {
            let numbers = forms.into_iter().flatten().filter_map(|form| self.words.get(form));
            places = numbers.flat_map(|number| self.onward(&places, Some(number))).collect();
            if places.is_empty() {
                break;
            }
            longest = self.meaning(&places).map(|means| (length, means)).or(longest);
        }
        longest
    }

    /// The same from the first word on, of words that are written in one of two forms each.
    pub(super) fn longest_of<'w>(
        &self,
        mut words: impl Iterator<Item = [Option<&'w str>; 2]>,
    ) -> Option<(usize, T)> {
        let first = words.next()?;
        let behind: Vec<Place> =
            first.into_iter().flatten().flat_map(|form| self.behind_first(form)).copied().collect();
        let longest = self.meaning(&behind).map(|means| (1, means));
        self.longer(behind, words).or(longest)
    }
}
