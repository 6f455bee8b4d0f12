//! What languages are called, in every language: who does not understand this one asks for another in his own.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::voice::Normalized;
use crate::voice::keys::{WordList, heard};

/// Under this key stands what may be said beside the name of a language.
const BESIDE: &str = "beside";

/// The words for languages, each one word.
#[derive(Debug, Clone, Default)]
pub(super) struct Languages {
    /// The tag of the voice each name stands for.
    names: FxHashMap<Normalized, String>,
    beside: FxHashSet<Normalized>,
}

impl Languages {
    pub(super) fn learn(&mut self, written: &BTreeMap<String, WordList>) {
        for (tag, words) in written {
            if tag == BESIDE {
                self.beside.extend(heard(words));
            } else {
                self.names.extend(heard(words).map(|word| (word, tag.clone())));
            }
        }
    }

    /// The tag of the voice these words ask for, if they ask for one and nothing else.
    pub(super) fn wanted(&self, words: &[Normalized]) -> Option<&str> {
        let mut named = words.iter().filter(|word| !self.beside.contains(*word));
        let tag = self.names.get(named.next()?)?;
        named.next().is_none().then_some(tag)
    }
}
