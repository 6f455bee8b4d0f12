//! `voices/fide.toml`: what every voice understands, and with it the keys of everything that can be asked for.
//!
//! A word of a voice stands under one of these keys, and the tables of requests and questions (`hear`, `query`) name
//! them; each is the same text everywhere.

use std::sync::LazyLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
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

/// The key of this name, as the file has it.
fn interned<'de, D: Deserializer<'de>>(
    name: D,
    keys: &'static [&'static str],
) -> Result<&'static str, D::Error> {
    let name = String::deserialize(name)?;
    let known = keys.iter().find(|key| **key == name);
    known.copied().ok_or_else(|| D::Error::unknown_variant(&name, keys))
}

impl<'de> Deserialize<'de> for RequestKey {
    fn deserialize<D: Deserializer<'de>>(name: D) -> Result<RequestKey, D::Error> {
        interned(name, request_keys()).map(RequestKey)
    }
}

impl<'de> Deserialize<'de> for QuestionKey {
    fn deserialize<D: Deserializer<'de>>(name: D) -> Result<QuestionKey, D::Error> {
        interned(name, question_keys()).map(QuestionKey)
    }
}
