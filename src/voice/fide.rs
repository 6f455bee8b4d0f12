//! `voices/fide.toml`: what every voice understands, and with it the keys of everything that can be asked for.
//!
//! A word of a voice stands under one of these keys, and the tables of requests and questions (`hear`, `query`) name
//! them; each is the same text everywhere.

use std::str::FromStr;
use std::sync::LazyLock;

use toml::de::DeTable;

/// Appendix D's names and the line desk's words, as they stand in the file.
pub(super) const TEXT: &str = include_str!("../../voices/fide.toml");

/// A key of `[requests]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RequestKey(pub(super) &'static str);

/// A key of `[questions]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct QuestionKey(pub(super) &'static str);

/// The keys of `[requests]`.
pub fn request_keys() -> &'static [&'static str] {
    static KEYS: LazyLock<Vec<&'static str>> = LazyLock::new(|| keys("requests"));
    &KEYS
}

/// The keys of `[questions]`.
pub fn question_keys() -> &'static [&'static str] {
    static KEYS: LazyLock<Vec<&'static str>> = LazyLock::new(|| keys("questions"));
    &KEYS
}

fn keys(section: &str) -> Vec<&'static str> {
    let (table, _) = DeTable::parse_recoverable(TEXT);
    let section = table.get_ref().get(section).and_then(|section| section.get_ref().as_table());
    section.into_iter().flatten().filter_map(|(key, _)| TEXT.get(key.span())).collect()
}

/// A word that is no such key.
#[derive(Debug)]
pub(super) struct NoKey;

impl FromStr for RequestKey {
    type Err = NoKey;

    fn from_str(name: &str) -> Result<RequestKey, NoKey> {
        request_keys().iter().find(|key| **key == name).map(|key| RequestKey(key)).ok_or(NoKey)
    }
}

impl FromStr for QuestionKey {
    type Err = NoKey;

    fn from_str(name: &str) -> Result<QuestionKey, NoKey> {
        question_keys().iter().find(|key| **key == name).map(|key| QuestionKey(key)).ok_or(NoKey)
    }
}
