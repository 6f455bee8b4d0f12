//! Phrases and what they mean, found by the longest that fits.

use std::fmt;

use rustc_hash::FxHashMap;

use super::error::line_of;
use super::written::Source;
use super::{ListFault, VoiceError, words};

/// Phrases of one table with what they mean: by their first word, the words after it.
#[derive(Debug, Clone)]
pub(super) struct Phrases<T>(FxHashMap<String, Vec<(Vec<String>, T)>>);

impl<T: Copy + PartialEq + fmt::Debug> Phrases<T> {
    pub(super) fn new() -> Phrases<T> {
        Phrases(FxHashMap::default())
    }

    /// Learns phrases of one meaning; what cannot be learned goes into `wrong`.
    pub(super) fn add(
        &mut self,
        source: &Source<'_>,
        phrases: &[String],
        meaning: T,
        wrong: &mut Vec<VoiceError>,
    ) {
        for phrase in phrases {
            let mut rest = words(phrase);
            let Some(first) = (!rest.is_empty()).then(|| rest.remove(0)) else {
                wrong.push(VoiceError::List {
                    file: source.file.to_owned(),
                    line: line_of(source.text, &format!("\"{phrase}\"")),
                    key: phrase.clone(),
                    wrong: ListFault::Empty,
                });
                continue;
            };
            let known = self.0.entry(first).or_default();
            match known.iter().find(|(other, _)| *other == rest) {
                Some((_, other)) if *other == meaning => {}
                Some((_, other)) => wrong.push(VoiceError::Collision {
                    file: source.file.to_owned(),
                    line: line_of(source.text, &format!("\"{phrase}\"")),
                    word: phrase.clone(),
                    first: format!("{other:?}"),
                    second: format!("{meaning:?}"),
                }),
                None => known.push((rest, meaning)),
            }
            known.sort_by_key(|(rest, _)| std::cmp::Reverse(rest.len()));
        }
    }

    /// What this word means by itself.
    pub(super) fn word(&self, folded: &str) -> Option<T> {
        let known = self.0.get(folded)?;
        known.iter().find(|(rest, _)| rest.is_empty()).map(|(_, meaning)| *meaning)
    }

    /// The longest phrase that `folded` begins with: how many words, and what it means.
    pub(super) fn longest(&self, folded: &[String]) -> Option<(usize, T)> {
        let (first, after) = folded.split_first()?;
        self.0
            .get(first)?
            .iter()
            .find(|(rest, _)| after.starts_with(rest))
            .map(|(rest, meaning)| (rest.len() + 1, *meaning))
    }
}
