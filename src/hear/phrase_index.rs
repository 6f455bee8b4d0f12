//! Which question a line is nearest to: its words, pairs of words and parts of words, weighed by how few questions have
//! them, against each example and the middle of each question's examples.

use rustc_hash::{FxHashMap, FxHashSet};

use super::slots::MarkedWord;

/// How long the parts of words are, in letters.
const PARTS: std::ops::RangeInclusive<usize> = 3..=5;

/// Words with as many first letters in common are one word with different endings.
const STEM: usize = 5;

/// What a feature weighs that every question has.
const LEAST: f32 = 0.1;

/// What the beginning of a word weighs of a whole one, and what a part does.
const OF_STEM: f32 = 0.7;
const OF_PART: f32 = 0.6;

/// What a part that no example has weighs of one that is strange as a whole.
const OF_STRANGE_PART: f32 = 0.5;

/// How near an example has to be to be the line itself, which then is what the example is for.
const SAME: f32 = 0.99;

/// A feature, by its hash: a word, its beginning, two neighbours, a part of a word, a word behind "not".
type Feature = u64;

/// What a line has, how much of it, and what a feature that no example has weighs of a whole one.
type Counted = Vec<(Feature, f32, f32)>;

/// Weights by feature: of feature `f` those from `starts[f]` on.
#[derive(Debug, Default)]
struct Postings {
    starts: Vec<u32>,
    weights: Vec<(u16, f32)>,
}

impl Postings {
    /// Of entries that stand in the order in which those of one feature are to stand.
    fn new(features: usize, entries: &[(u32, u16, f32)]) -> Postings {
        let mut starts = vec![0; features + 1];
        for (feature, ..) in entries {
            starts[*feature as usize + 1] += 1;
        }
        for place in 1..starts.len() {
            starts[place] += starts[place - 1];
        }
        let mut next = starts.clone();
        let mut weights = vec![(0, 0.0); entries.len()];
        for (feature, of, weight) in entries {
            let place = &mut next[*feature as usize];
            weights[*place as usize] = (*of, *weight);
            *place += 1;
        }
        Postings { starts, weights }
    }

    fn of(&self, feature: u32) -> &[(u16, f32)] {
        let place = feature as usize;
        &self.weights[self.starts[place] as usize..self.starts[place + 1] as usize]
    }
}

/// The examples, ready to be compared with a line.
#[derive(Debug, Default)]
pub(super) struct PhraseIndex {
    /// How many questions there are.
    classes: usize,
    /// The question of each example.
    class_of: Vec<u16>,
    features: FxHashMap<Feature, (u32, f32)>,
    examples: Postings,
    middles: Postings,
    /// What the beginnings of known words weigh.
    stems: FxHashMap<Feature, f32>,
}

impl PhraseIndex {
    /// Of the examples of each question, as words; `flips` tells the words that turn others into their opposite.
    pub fn new(examples: &[Vec<Vec<MarkedWord>>], flips: impl Fn(&MarkedWord) -> bool) -> PhraseIndex {
        let counted: Vec<Vec<Counted>> = examples
            .iter()
            .map(|phrases| phrases.iter().map(|words| counted(words, &flips)).collect())
            .collect();
        let all = |class: &Vec<Counted>| class.iter().flatten().map(|(feature, ..)| *feature).collect();
        let features = weighed(counted.iter().map(all), examples.len());
        let stems = weighed(examples.iter().map(|phrases| stems_of(phrases)), examples.len());
        let numbered: FxHashMap<Feature, (u32, f32)> = {
            let mut sorted: Vec<(Feature, f32)> = features.into_iter().collect();
            sorted.sort_unstable_by_key(|(feature, _)| *feature);
            (0..).zip(sorted).map(|(number, (feature, idf))| (feature, (number, idf))).collect()
        };
        let (mut entries, mut middles, mut class_of) = (Vec::new(), Vec::new(), Vec::new());
        for (class, phrases) in (0..).zip(&counted) {
            let mut middle: FxHashMap<u32, f32> = FxHashMap::default();
            for phrase in phrases {
                let number = u16::try_from(class_of.len()).unwrap_or(u16::MAX);
                class_of.push(class);
                let weights = phrase.iter().filter_map(|(feature, count, _)| {
                    numbered.get(feature).map(|(at, idf)| (*at, count * idf))
                });
                let weights = normal(weights.collect());
                for (at, weight) in &weights {
                    entries.push((*at, number, *weight));
                    *middle.entry(*at).or_default() += weight;
                }
            }
            let mut middle: Vec<(u32, f32)> = middle.into_iter().collect();
            middle.sort_unstable_by_key(|(at, _)| *at);
            middles.extend(normal(middle).into_iter().map(|(at, weight)| (at, class, weight)));
        }
        let count = numbered.len();
        PhraseIndex {
            classes: examples.len(),
            class_of,
            features: numbered,
            examples: Postings::new(count, &entries),
            middles: Postings::new(count, &middles),
            stems,
        }
    }

    /// How near a line is to each question, from about 0 to 1, and to which of its examples, counted through all of
    /// them; above 1 where it is one.
    pub fn scores(&self, words: &[MarkedWord], flips: impl Fn(&MarkedWord) -> bool) -> Vec<(f32, usize)> {
        let strange = unknown(self.classes);
        let mut near = vec![0.0; self.class_of.len()];
        let mut middle = vec![0.0; self.classes];
        let mut norm = 0.0;
        for (feature, count, part) in counted(words, &flips) {
            let Some((at, idf)) = self.features.get(&feature) else {
                norm += (count * strange * part).powi(2);
                continue;
            };
            let weight = count * idf;
            norm += weight * weight;
            for (phrase, theirs) in self.examples.of(*at) {
                near[usize::from(*phrase)] += weight * theirs;
            }
            for (class, theirs) in self.middles.of(*at) {
                middle[usize::from(*class)] += weight * theirs;
            }
        }
        let mut best = vec![(0.0_f32, 0); self.classes];
        for (example, (near, class)) in near.into_iter().zip(&self.class_of).enumerate() {
            let best = &mut best[usize::from(*class)];
            if near > best.0 {
                *best = (near, example);
            }
        }
        let norm = norm.sqrt().max(f32::MIN_POSITIVE);
        let known = self.known(words) / norm;
        let score = |((near, example), middle): ((f32, usize), f32)| {
            let same = if near >= SAME * norm { 1.0 } else { 0.0 };
            (same + f32::midpoint(near, middle) * known, example)
        };
        best.into_iter().zip(middle).map(score).collect()
    }

    /// Which part of what a line weighs lies on words that are known.
    fn known(&self, words: &[MarkedWord]) -> f32 {
        let strange = unknown(self.classes);
        let (mut known, mut all) = (0.0, 0.0);
        for word in words {
            let weight = self.stems.get(&stem(word)).copied();
            known += weight.unwrap_or(0.0);
            all += weight.unwrap_or(strange);
        }
        if all > 0.0 { known / all } else { 0.0 }
    }
}

/// What a feature weighs that no question has.
#[allow(clippy::cast_precision_loss)] // There are about fifty.
fn unknown(classes: usize) -> f32 {
    ((classes + 1) as f32).ln() + LEAST
}

/// What each feature weighs, by how many of the questions have it.
#[allow(clippy::cast_precision_loss)]
fn weighed(of_classes: impl Iterator<Item = FxHashSet<Feature>>, classes: usize) -> FxHashMap<Feature, f32> {
    let mut counts: FxHashMap<Feature, u16> = FxHashMap::default();
    for feature in of_classes.flatten() {
        *counts.entry(feature).or_default() += 1;
    }
    let weight = |count: u16| ((classes + 1) as f32 / f32::from(count)).ln() + LEAST;
    counts.into_iter().map(|(feature, count)| (feature, weight(count))).collect()
}

/// The same weights with a length of one.
fn normal(mut weights: Vec<(u32, f32)>) -> Vec<(u32, f32)> {
    let length = weights.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
    for (_, weight) in &mut weights {
        *weight /= length;
    }
    weights
}

/// 64-bit FNV-1a: the same on every machine, so that equal lines are answered alike.
fn hash(kind: u8, parts: &[&str]) -> Feature {
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0]));
    std::iter::once(kind)
        .chain(bytes)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Every feature of these words, in the order of the hashes.
#[allow(clippy::cast_precision_loss)] // No line has so many words.
fn counted(words: &[MarkedWord], flips: impl Fn(&MarkedWord) -> bool) -> Counted {
    // Each with what it weighs, and what a strange one does.
    let mut found: Vec<(Feature, f32, f32)> = Vec::with_capacity(words.len() * 20);
    let begins = |at: usize| words.get(at).map_or("", |word| prefix(&word.text));
    for (at, word) in words.iter().enumerate() {
        found.push((hash(b'w', &[&word.text]), 1.0, 1.0));
        let before = at.checked_sub(1).map_or("", begins);
        found.push((hash(b'b', &[before, begins(at)]), 1.0, 1.0));
        if at + 1 == words.len() {
            found.push((hash(b'b', &[begins(at), ""]), 1.0, 1.0));
        }
        if flips(word) {
            let behind = words[at + 1..].iter().take(2);
            found.extend(behind.map(|word| (hash(b'n', &[prefix(&word.text)]), 1.0, 1.0)));
        }
        if !word.is_slot() {
            found.push((hash(b'p', &[begins(at)]), OF_STEM, 1.0));
            found.extend(parts_of(&word.text).map(|part| (part, OF_PART, OF_STRANGE_PART)));
        }
    }
    found.sort_unstable_by_key(|(feature, ..)| *feature);
    found
        .chunk_by(|one, other| one.0 == other.0)
        .map(|same| {
            let (feature, weight, strange) = same[0];
            (feature, weight * (1.0 + (same.len() as f32).ln()), strange)
        })
        .collect()
}

/// The first letters of a word.
fn prefix(word: &str) -> &str {
    word.char_indices().nth(STEM).map_or(word, |(end, _)| &word[..end])
}

fn stem(word: &MarkedWord) -> Feature {
    hash(b's', &[prefix(&word.text)])
}

fn stems_of(phrases: &[Vec<MarkedWord>]) -> FxHashSet<Feature> {
    phrases.iter().flatten().map(stem).collect()
}

/// The parts of a word with its beginning and its end.
fn parts_of(word: &str) -> impl Iterator<Item = Feature> {
    let whole = format!("<{word}>");
    let mut ends: Vec<usize> = whole.char_indices().map(|(at, _)| at).collect();
    ends.push(whole.len());
    let letters = ends.len() - 1;
    PARTS
        .flat_map(move |length| (0..(letters + 1).saturating_sub(length)).map(move |at| (at, at + length)))
        .map(move |(begin, end)| hash(b'c', &[&whole[ends[begin]..ends[end]]]))
}
