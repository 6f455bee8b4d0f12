//! `voices/fide.toml`: what every voice understands, and with it the keys of everything that can be asked for.
//!
//! A word of a voice stands under one of these keys, and the tables of requests and questions (`hear`, `query`) name
//! them; each is the same text everywhere.

use std::str::FromStr;
use std::sync::LazyLock;

use toml::de::DeTable;

/// Appendix D's names and the line desk's words, as they stand in the file.
pub(super) const TEXT: &str = include_str!("../../voices/fide.toml");

/// A word that is no key of its section.
#[derive(Debug)]
pub(crate) struct NoKey;

/// A key of a section, and all there are.
macro_rules! section {
    ($section:literal: $key:ident, $(#[$about:meta])* $all:ident) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) struct $key(pub(super) &'static str);

        impl From<&$key> for &'static str {
            fn from(key: &$key) -> &'static str {
                key.0
            }
        }

        impl FromStr for $key {
            type Err = NoKey;

            fn from_str(name: &str) -> Result<$key, NoKey> {
                $all().iter().find(|key| **key == name).map(|key| $key(key)).ok_or(NoKey)
            }
        }

        $(#[$about])*
        pub fn $all() -> &'static [&'static str] {
            static KEYS: LazyLock<Vec<&'static str>> = LazyLock::new(|| keys($section));
            &KEYS
        }
    };
}

section! {
    "requests": RequestKey,
    /// The keys of `[requests]`.
    request_keys
}

section! {
    "questions": QuestionKey,
    /// The keys of `[questions]`.
    question_keys
}

fn keys(section: &str) -> Vec<&'static str> {
    let (table, _) = DeTable::parse_recoverable(TEXT);
    let section = table.get_ref().get(section).and_then(|section| section.get_ref().as_table());
    section.into_iter().flatten().filter_map(|(key, _)| TEXT.get(key.span())).collect()
}
