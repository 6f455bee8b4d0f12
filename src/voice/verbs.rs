//! Verbs by their stems and endings.

use rustc_hash::FxHashSet;

use super::Normalized;
use super::keys::{Keys, heard, words};

/// Verbs that are conjugated in one way: every stem with every ending is a word.
#[derive(Debug, Clone)]
pub(super) struct Verbs {
    /// An empty one stands for the stem alone.
    endings: Vec<Normalized>,
    stems: FxHashSet<Normalized>,
}

impl Verbs {
    pub(super) fn read(keys: &mut Keys<'_>) -> Verbs {
        let mut of = |key| words(keys, key);
        Verbs { endings: heard(&of("endings")).collect(), stems: heard(&of("stems")).collect() }
    }

    /// Whether this normalized word is a form of one of them.
    pub(super) fn have(&self, word: &str) -> bool {
        let stem = |ending: &Normalized| word.strip_suffix(ending.as_str());
        self.endings.iter().filter_map(stem).any(|stem| self.stems.contains(stem))
    }
}
