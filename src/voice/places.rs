//! The words of phrases, each leading from one place between words to the next.
//!
//! A lexicon writes many phrases in one line, "(do|make) (a|the|) short castling". They are kept as such lines are
//! written, and not one by one: a voice has some hundred thousand.

use std::borrow::Cow;

use rustc_hash::{FxHashMap, FxHashSet};

use super::alternatives::Part;
use super::{Normalized, normalize};

/// A place between two words: before the first, behind the last, or inside of phrases.
pub(super) type Place = usize;

/// Before the first word.
pub(super) const START: Place = 0;

/// Places with the words that lead from each to others.
#[derive(Debug, Clone, Default)]
pub(super) struct Places {
    /// The number of each word.
    words: FxHashMap<Normalized, usize>,
    /// Where a word leads from a place: in several phrases to several.
    ways: FxHashMap<(Place, usize), Vec<Place>>,
    /// Of each place whether words lead on from there; that before the first word is there once something is learned.
    goes_on: Vec<bool>,
    /// Where a part that is written so leads from these places, so that what begins alike is kept once.
    learned: FxHashMap<(Vec<Place>, String), Vec<Place>>,
    firsts: Firsts,
}

/// What the first words look like: for each first byte, the lengths there are. Most words that are looked up are not
/// there, and this tells so at once.
#[derive(Debug, Clone)]
struct Firsts(Box<[u32; 256]>);

impl Default for Firsts {
    fn default() -> Firsts {
        Firsts(Box::new([0; 256]))
    }
}

impl Firsts {
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

impl Places {
    /// Every word.
    pub(super) fn words(&self) -> impl Iterator<Item = &Normalized> {
        self.words.keys()
    }

    /// Whether phrases go on from there.
    pub(super) fn goes_on(&self, place: Place) -> bool {
        self.goes_on.get(place) == Some(&true)
    }

    /// How many places there are, of which the last is the newest.
    pub(super) fn count(&self) -> usize {
        self.goes_on.len()
    }

    /// Where this word leads as the first.
    pub(super) fn behind_first(&self, first: &str) -> &[Place] {
        let known = || self.ways.get(&(START, *self.words.get(first)?));
        self.firsts.may_have(first).then(known).flatten().map_or(&[], Vec::as_slice)
    }

    /// Where this word leads from these places.
    fn onward(&self, places: &[Place], word: &str) -> Cow<'_, [Place]> {
        let way =
            |place: &Place, number: &usize| self.ways.get(&(*place, *number)).map_or(&[][..], Vec::as_slice);
        match (self.words.get(word), places) {
            (None, _) => Cow::Borrowed(&[]),
            (Some(number), [place]) => Cow::Borrowed(way(place, number)),
            (Some(number), places) => {
                let mut behind: Vec<Place> =
                    places.iter().flat_map(|place| way(place, number)).copied().collect();
                behind.sort_unstable();
                behind.dedup();
                Cow::Owned(behind)
            }
        }
    }

    /// The longest phrase that goes on from behind a first word with these, each of them in one of two forms: how many
    /// words it has, and where it ends. `is_end` says of a place whether a phrase ends there.
    pub(super) fn longest<'p>(
        &'p self,
        behind_first: Cow<'p, [Place]>,
        words: &mut dyn Iterator<Item = [Option<&str>; 2]>,
        is_end: &dyn Fn(Place) -> bool,
    ) -> Option<(usize, Place)> {
        let end = |places: &[Place]| places.iter().copied().find(|place| is_end(*place));
        let mut places = behind_first;
        let mut longest = end(&places).map(|place| (1, place));
        for (forms, length) in words.zip(2..) {
            if !places.iter().any(|place| self.goes_on(*place)) {
                break;
            }
            places = match forms {
                [Some(form), None] | [None, Some(form)] => self.onward(&places, form),
                forms => {
                    let behind =
                        forms.into_iter().flatten().map(|form| self.onward(&places, form).into_owned());
                    Cow::Owned(behind.flatten().collect())
                }
            };
            longest = end(&places).map(|place| (length, place)).or(longest);
        }
        longest
    }

    /// Every phrase that is made of such words only, in the order in which they were learned.
    pub(super) fn made_of(
        &self,
        is_such: &dyn Fn(&Normalized) -> bool,
        is_end: &dyn Fn(Place) -> bool,
    ) -> Vec<Vec<Normalized>> {
        let such = self.words.iter().filter(|(word, _)| is_such(word));
        let such: FxHashMap<usize, &Normalized> = such.map(|(word, number)| (*number, word)).collect();
        let mut onward: FxHashMap<Place, Vec<(&Normalized, Place)>> = FxHashMap::default();
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
                if is_end(*to) {
                    found.push((*to, longer.clone()));
                }
                begun.push((*to, longer));
            }
        }
        found.sort_unstable();
        let mut seen = FxHashSet::default();
        found.into_iter().map(|(_, phrase)| phrase).filter(|phrase| seen.insert(phrase.clone())).collect()
    }

    /// Of the phrases of these parts those that end at such a place, and the first such place of each.
    pub(super) fn ends(&self, parts: &[Part<'_>], is_such: &dyn Fn(Place) -> bool) -> Vec<(String, Place)> {
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        let mut begun = vec![(parts, vec![START], String::new())];
        while let Some((parts, places, phrase)) = begun.pop() {
            let Some((part, rest)) = parts.split_first() else {
                found.extend(places.into_iter().find(|place| is_such(*place)).map(|place| (phrase, place)));
                continue;
            };
            for choice in &part.choices {
                let mut longer = phrase.clone();
                let mut behind = places.clone();
                for word in choice.split_whitespace() {
                    let normalized = normalize(word);
                    if !normalized.is_empty() {
                        behind = self.onward(&behind, &normalized).into_owned();
                    }
                    longer = if longer.is_empty() { word.to_owned() } else { longer + " " + word };
                }
                if !behind.is_empty() && seen.insert((rest.len(), behind.clone())) {
                    begun.push((rest, behind, longer));
                }
            }
        }
        found
    }

    /// Learns the words of these parts, which are compared in this form; it says where their phrases end, at the start
    /// where one of them is empty.
    pub(super) fn learn(&mut self, parts: &[Part<'_>], form: &dyn Fn(&str) -> Normalized) -> Vec<Place> {
        if self.goes_on.is_empty() {
            self.place();
        }
        let mut places = vec![START];
        for part in parts {
            let key = (places, part.text.to_owned());
            places = if let Some(behind) = self.learned.get(&key) {
                behind.clone()
            } else {
                let behind = self.behind(&key.0, part, form);
                self.learned.insert(key, behind.clone());
                behind
            };
        }
        places
    }

    /// Leads from these places over each choice of a part, and to where.
    fn behind(&mut self, places: &[Place], part: &Part<'_>, form: &dyn Fn(&str) -> Normalized) -> Vec<Place> {
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

    /// A new place.
    fn place(&mut self) -> Place {
        self.goes_on.push(false);
        self.goes_on.len() - 1
    }

    /// Makes a word lead from these places to another.
    fn lead(&mut self, from: &[Place], word: Normalized, to: Place) {
        if from.contains(&START) {
            self.firsts.add(&word);
        }
        let next = self.words.len();
        let number = *self.words.entry(word).or_insert(next);
        for place in from {
            self.goes_on[*place] = true;
            let there = self.ways.entry((*place, number)).or_default();
            if !there.contains(&to) {
                there.push(to);
            }
        }
    }
}
