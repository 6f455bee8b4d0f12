//! The words of the Laws' glossary, and the articles that explain them.

use crate::voice::keys::WordList;
use crate::voice::{Normalized, words};

#[derive(Debug, Clone, Default)]
pub(super) struct Glossary {
    entries: Vec<(Vec<Normalized>, Vec<String>)>,
}

impl Glossary {
    /// Learns words for the articles whose numbers stand in this text; what a voice says itself goes before what it
    /// is like says.
    pub(super) fn learn(&mut self, numbers: &str, phrases: &WordList) {
        let articles: Vec<String> = numbers.split_whitespace().map(str::to_owned).collect();
        for phrase in phrases {
            let phrase = words(&phrase.value);
            self.entries.retain(|(known, _)| *known != phrase);
            self.entries.push((phrase, articles.clone()));
        }
    }

    /// The longest word at the start of these: how many words, and the articles.
    pub(super) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, &[String])> {
        let begins = |(phrase, _): &&(Vec<Normalized>, Vec<String>)| {
            !phrase.is_empty() && normalized.starts_with(phrase.as_slice())
        };
        let longest = self.entries.iter().filter(begins).max_by_key(|(phrase, _)| phrase.len());
        longest.map(|(phrase, articles)| (phrase.len(), articles.as_slice()))
    }

    pub(super) fn articles(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().flat_map(|(_, articles)| articles).map(String::as_str)
    }
}
