//! The words of a voice that are heard, by what they are for.

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use rustc_hash::{FxHashMap, FxHashSet};

use super::binding::Binding;
use super::chess_words::ChessWords;
use super::glossary::Glossary;
use super::languages::Languages;
use super::word_lists::{Answers, Doubts, Endings, SmallWords};
use crate::voice::fide::{QuestionKey, RequestKey};
use crate::voice::phrases::Phrases;
use crate::voice::{DrillWord, LessonWord, Meaning, Modifier, Normalized, PuzzleWord, SpeakerWord, TimeUnit};

/// The words that are heard. To learn them is a third of a start, and many a command hears nothing: those of a voice
/// that ships with the program are learned when they are first wanted.
#[derive(Debug, Clone)]
pub(super) struct Heard(Arc<LazyLock<HeardWords, Box<dyn FnOnce() -> HeardWords + Send>>>);

impl Heard {
    pub(super) fn when_wanted(learn: impl FnOnce() -> HeardWords + Send + 'static) -> Heard {
        Heard(Arc::new(LazyLock::new(Box::new(learn))))
    }
}

impl From<HeardWords> for Heard {
    fn from(words: HeardWords) -> Heard {
        Heard::when_wanted(move || words)
    }
}

impl Default for Heard {
    fn default() -> Heard {
        Heard::when_wanted(HeardWords::default)
    }
}

impl Deref for Heard {
    type Target = HeardWords;

    fn deref(&self) -> &HeardWords {
        &self.0
    }
}

/// Every word that is heard.
#[derive(Debug, Clone, Default)]
pub(super) struct HeardWords {
    pub(super) chess: ChessWords,
    pub(super) small: SmallWords,
    pub(super) endings: Endings,
    pub(super) doubts: Doubts,
    pub(super) asking: Asking,
    pub(super) operands: Operands,
    pub(super) answers: Answers,
    pub(super) glossary: Glossary,
    /// The words that mean one thing of chess wherever they stand, as they are written and in small letters.
    pub(super) plain: FxHashMap<Normalized, Meaning>,
}

/// The words that ask for something.
#[derive(Debug, Clone, Default)]
pub(crate) struct Asking {
    pub(super) requests: Phrases<RequestKey>,
    pub(super) questions: Phrases<QuestionKey>,
    /// What requests and questions begin with; most words of moves are none.
    pub(crate) firsts: FxHashSet<Normalized>,
    pub(crate) binding: Binding,
}

/// The words that stand beside what is asked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Operands {
    pub(crate) modifiers: Phrases<Modifier>,
    pub(crate) lessons: Phrases<LessonWord>,
    pub(crate) drills: Phrases<DrillWord>,
    /// Which puzzles are wanted.
    pub(crate) puzzles: Phrases<PuzzleWord>,
    pub(super) languages: Languages,
    pub(crate) speakers: Phrases<SpeakerWord>,
    pub(crate) units: Phrases<TimeUnit>,
}
