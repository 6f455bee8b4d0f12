//! Phrases and what they mean, found by the longest that fits.

use std::fmt;

use rustc_hash::FxHashMap;

use super::error::line_of;
use super::written::Source;
use super::{ListFault, VoiceError, words};

/// Phrases of one table with what they mean, found by their first word.
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
            let folded = words(phrase);
            let Some(first) = folded.first().cloned() else {
                wrong.push(source.list(phrase, ListFault::Empty));
                continue;
            };
            let known = self.0.entry(first).or_default();
            match known.iter().find(|(other, _)| *other == folded) {
                Some((_, other)) if *other == meaning => {}
                Some((_, other)) => wrong.push(VoiceError::Collision {
                    file: source.file.to_owned(),
                    line: line_of(source.text, &format!("\"{phrase}\"")),
                    word: phrase.clone(),
                    first: format!("{other:?}"),
                    second: format!("{meaning:?}"),
                }),
                None => known.push((folded, meaning)),
            }
            known.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
    }

    /// What this word means by itself.
    pub(super) fn word(&self, folded: &str) -> Option<T> {
        let known = self.0.get(folded)?;
        known.iter().find(|(phrase, _)| phrase.len() == 1).map(|(_, meaning)| *meaning)
    }

    /// The longest phrase that `folded` begins with: how many words, and what it means.
    pub(super) fn longest(&self, folded: &[String]) -> Option<(usize, T)> {
        let known = self.0.get(folded.first()?)?;
        known
            .iter()
            .find(|(phrase, _)| folded.starts_with(phrase))
            .map(|(phrase, meaning)| (phrase.len(), *meaning))
    }
}
