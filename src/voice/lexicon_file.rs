//! `lexicon.toml` as it stands on disk.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::answers::AnswerWords;
use super::error::{line_at, line_of_key};
use super::fide::{QuestionKey, RequestKey};
use super::mishearings::Mishearing;
use super::{
    ByRole, ListFault, Modifier, Names, Numbers, Phonetics, SpeakerWord, SpokenForms, TimeUnit, VoiceError,
};

pub(super) type Words = Vec<String>;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Sides {
    pub(super) short: Words,
    pub(super) long: Words,
    /// Words for a side that mean castling where nothing else is said, or with one for either side.
    pub(super) short_alone: Words,
    pub(super) long_alone: Words,
    pub(super) either: Words,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct MoveWords {
    pub(super) captures: Words,
    pub(super) from: Words,
    pub(super) to: Words,
    pub(super) en_passant: Words,
    pub(super) check: Words,
    pub(super) mate: Words,
    pub(super) promotes: Words,
    pub(super) fillers: Words,
    /// Words without weight after a piece, although they look like a file: "a" in "caballo a f3". Where a
    /// rank or a capture follows, they are the file.
    pub(super) small_after_piece: Words,
    /// The same after a square: "e" in "e4 e xeque".
    pub(super) small_after_square: Words,
    /// Articles and prepositions that look like a file: before a whole square they are none, "torre a d1".
    pub(super) small_before_square: Words,
    /// The same before a piece, or a file and a piece: "a pawn", "a h bástya".
    pub(super) small_before_piece: Words,
    /// "with": the piece behind it is the one that moves.
    pub(super) with: Words,
    /// Words before a word for capturing that take up a piece named before as the captured one: "lo toma".
    pub(super) clitics: Words,
    /// Articles of a piece that captures, "der", and of one that is captured, "den".
    pub(super) acting_articles: Words,
    pub(super) captured_articles: Words,
    /// How the name of a piece that captures ends: "zaldiak", "futóval".
    pub(super) acting_endings: Words,
    /// How the name of a piece that is captured ends: "huszárt".
    pub(super) captured_endings: Words,
    /// How the last word of a square ends that a piece leaves: "g1etik", "egyről".
    pub(super) left_endings: Words,
    /// What dictation writes for "to" between two squares.
    pub(super) to_between_squares: Words,
    /// Words without weight with which a move does not begin or end, and which do not join its squares: "and d5" may be
    /// the rest of something else.
    pub(super) conjunctions: Words,
    /// Words without weight that make a question of a move where it begins with them, where it ends, or inside.
    pub(super) doubtful_first: Words,
    pub(super) doubtful_last: Words,
    pub(super) doubtful_inside: Words,
    /// Words that say that something is not so: what stands beside them is never offered.
    pub(super) negations: Words,
}

/// The names of the files for telling squares in another system than the voice's own.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Alphabets {
    pub(super) letters: Words,
    pub(super) nato: Words,
}

/// Words and what is said instead, by the name of the synthesizer.
pub type Respellings = BTreeMap<String, BTreeMap<String, String>>;

/// The file as it stands on disk.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct LexiconFile {
    #[serde(default)]
    pub(super) name: String,
    #[serde(default)]
    pub(super) language: String,
    /// The tag of a voice that ships with the program, from which comes what is not given here. Its pieces
    /// do not come along where this voice names its own: two sets are never mixed in one game.
    pub(super) like: Option<String>,
    /// By what words of this language are held against each other when they were only nearly heard.
    pub(super) sound: Option<Phonetics>,
    #[serde(default)]
    pub(super) files: Vec<Words>,
    /// Names of files that are something else where no rank follows.
    #[serde(default)]
    pub(super) files_before_ranks: Vec<Words>,
    #[serde(default)]
    pub(super) ranks: Vec<Words>,
    pub(super) letters: Option<ByRole<String>>,
    pub(super) told: Option<Names>,
    #[serde(default)]
    pub(super) names: Alphabets,
    pub(super) pieces: Option<ByRole<Words>>,
    #[serde(default)]
    pub(super) castling: Sides,
    #[serde(default)]
    pub(super) moves: MoveWords,
    #[serde(default)]
    pub(super) requests: BTreeMap<RequestKey, Words>,
    #[serde(default)]
    pub(super) questions: BTreeMap<QuestionKey, Words>,
    /// The names of letters for spelling; those of the files are what the files are called.
    #[serde(default)]
    pub(super) spelling: BTreeMap<String, String>,
    /// What a single letter, said or pressed alone, stands for.
    #[serde(default)]
    pub(super) keys: BTreeMap<String, String>,
    /// Short answers to the program's own questions.
    #[serde(default)]
    pub(super) answers: AnswerWords,
    /// The words of the Laws' glossary, by the number of the article that explains them; of several with blanks
    /// between.
    #[serde(default)]
    pub(super) glossary: BTreeMap<String, Words>,
    #[serde(default)]
    pub(super) modifiers: BTreeMap<Modifier, Words>,
    #[serde(default)]
    pub(super) speakers: BTreeMap<SpeakerWord, Words>,
    #[serde(default)]
    pub(super) units: BTreeMap<TimeUnit, Words>,
    pub(super) numbers: Option<Numbers>,
    pub(super) ears: Option<SpokenForms>,
    /// What is said instead of words that a synthesizer of this name says wrongly.
    #[serde(default)]
    pub(super) pronunciation: Respellings,
    #[serde(default)]
    pub(super) mishearings: Vec<Mishearing>,
}

impl LexiconFile {
    /// Takes from the voice this one is like what it does not give itself; of two sets of pieces only its own
    /// is left.
    pub(super) fn take_missing(&mut self, like: &mut LexiconFile) {
        self.letters = self.letters.take().or_else(|| like.letters.take());
        self.told = self.told.take().or_else(|| like.told.take());
        self.numbers = self.numbers.take().or_else(|| like.numbers.take());
        self.ears = self.ears.take().or_else(|| like.ears.take());
        if self.keys.is_empty() {
            self.keys = std::mem::take(&mut like.keys);
        }
        if self.pronunciation.is_empty() {
            self.pronunciation = std::mem::take(&mut like.pronunciation);
        }
        self.sound = self.sound.or(like.sound);
        if self.language.is_empty() {
            self.language.clone_from(&like.language);
        }
        if self.moves.check.is_empty() {
            self.moves.check.clone_from(&like.moves.check);
        }
        if self.moves.mate.is_empty() {
            self.moves.mate.clone_from(&like.moves.mate);
        }
        for (ours, theirs) in [
            (&mut self.moves.acting_endings, &like.moves.acting_endings),
            (&mut self.moves.captured_endings, &like.moves.captured_endings),
            (&mut self.moves.left_endings, &like.moves.left_endings),
        ] {
            if ours.is_empty() {
                ours.clone_from(theirs);
            }
        }
        if self.pieces.is_some() {
            like.pieces = None;
        }
    }
}

/// A text with the name it has in error messages.
pub(super) struct Source<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

impl Source<'_> {
    pub(super) fn list(&self, key: &str, wrong: ListFault) -> VoiceError {
        VoiceError::List {
            file: self.file.to_owned(),
            line: line_of_key(self.text, key),
            key: key.to_owned(),
            wrong,
        }
    }

    pub(super) fn parse(&self) -> Result<LexiconFile, VoiceError> {
        toml::from_str(self.text).map_err(|error| VoiceError::Lexicon {
            file: self.file.to_owned(),
            line: error.span().map_or(1, |span| line_at(self.text, span.start)),
            message: error.message().to_owned(),
        })
    }
}
