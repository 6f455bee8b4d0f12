//! The words that ask for something, and those that stand beside them.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use crate::voice::error::Diagnostic;
use crate::voice::fide::{QuestionKey, RequestKey};
use crate::voice::lexicon_file::{LexiconFile, Source};
use crate::voice::phrases::Phrases;
use crate::voice::{Modifier, Normalized, SpeakerWord, TimeUnit};

/// The words that ask for something.
#[derive(Debug, Clone, Default)]
pub(super) struct Asking {
    pub(super) requests: Phrases<RequestKey>,
    pub(super) questions: Phrases<QuestionKey>,
    /// What requests and questions begin with.
    pub(super) firsts: FxHashSet<Normalized>,
    /// What a key alone stands for, in the voice's own words.
    pub(super) keys: BTreeMap<String, String>,
}

impl Asking {
    pub(super) fn learn(&mut self, source: &Source<'_>, written: &LexiconFile, wrong: &mut Vec<Diagnostic>) {
        for (request, words) in &written.requests {
            self.requests.add(source, words, *request, wrong);
        }
        for (question, words) in &written.questions {
            self.questions.add(source, words, *question, wrong);
        }
        self.firsts = self.requests.firsts().chain(self.questions.firsts()).cloned().collect();
    }
}

/// The words that stand beside what is asked for.
#[derive(Debug, Clone, Default)]
pub(super) struct Operands {
    pub(super) modifiers: Phrases<Modifier>,
    pub(super) speakers: Phrases<SpeakerWord>,
    pub(super) units: Phrases<TimeUnit>,
}

impl Operands {
    pub(super) fn learn(&mut self, source: &Source<'_>, written: &LexiconFile, wrong: &mut Vec<Diagnostic>) {
        for (modifier, words) in &written.modifiers {
            self.modifiers.add(source, words, *modifier, wrong);
        }
        for (speaker, words) in &written.speakers {
            self.speakers.add(source, words, *speaker, wrong);
        }
        for (unit, words) in &written.units {
            self.units.add(source, words, *unit, wrong);
        }
    }
}
