//! What can be wrong with a voice.

use thiserror::Error;

use crate::schema::{Fault, Reason};

/// Why a voice cannot be used. Each kind names the file, and the line where there is one.
#[derive(Debug, Error)]
pub enum VoiceError {
    /// No voice of this tag is known.
    #[error("no voice \"{tag}\" (there are: {known})")]
    Unknown {
        /// The tag that was asked for.
        tag: String,
        /// The tags there are, with commas.
        known: String,
    },
    /// The lexicon cannot be read, or not as it is meant; the first thing that is wrong with it.
    #[error("{}:{}: {:?}", .0.file, .0.line, .0.fault)]
    Lexicon(Diagnostic),
    /// The messages are not Fluent.
    #[error("{file}:{line}: {message}")]
    Messages {
        /// The file's name.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong, in Fluent's words.
        message: String,
    },
    /// Messages the program needs are missing.
    #[error("{file}: these messages are missing: {missing}")]
    Missing {
        /// The file's name.
        file: String,
        /// The names, with commas.
        missing: String,
    },
}

impl VoiceError {
    /// The file and the line, where there is one.
    pub fn place(&self) -> Option<(&str, usize)> {
        match self {
            VoiceError::Unknown { .. } => None,
            VoiceError::Lexicon(found) => Some((&found.file, found.line)),
            VoiceError::Messages { file, line, .. } => Some((file, *line)),
            VoiceError::Missing { file, .. } => Some((file, 0)),
        }
    }
}

/// Something that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: VoiceFault,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceFault {
    /// A key of the lexicon or its value is wrong as such.
    Key(Fault),
    /// The voice is like one that is not there; and those there are.
    UnknownLike(String, String),
    /// The sound of a language's words is written down in no way of this name.
    UnknownSound(String),
    /// A word with two meanings.
    Collision(String, String, String),
    /// A mishearing that cannot be taken as it stands: what is heard, and what is wrong.
    Mishearing(String, MishearingFault),
    /// A list that is missing or of the wrong length.
    List(String, ListFault),
    /// A list without words, so that only those of this text are left.
    EmptyList(String, String),
    /// No language of this name can be asked for.
    NoLanguage(String),
    /// What is written like the number of no article.
    NoArticle(String),
    /// What stands for a key or a letter is not one sign that can be pressed or spelled.
    NoSign(String),
    /// What a key stands for asks for nothing: the key and the words.
    KeyAsksNothing(String, String),
    /// A word that asks for something is a move or a part of one: the word and its key.
    AlsoMove(String, String),
    /// What is no letter for a piece, and the piece.
    NotALetter(String, String),
    /// A piece without a letter.
    NoLetter(&'static str),
    /// One letter for two pieces.
    SameLetter(String, &'static str, &'static str),
    /// The messages are no Fluent here.
    NotFluent(Reason),
    /// A message is missing; and the variables it needs.
    Missing(String, Vec<String>),
    /// A message nobody asks for.
    Unused(String),
    /// A message that stands there twice.
    Twice(String),
    /// A message with a variable that it does not get; and those it gets.
    UnknownVariable(String, String, Vec<String>),
    /// A message without a variable it gets.
    MissingVariable(String, String),
    /// A message refers to one that is not there.
    UnknownReference(String, String),
    /// A message calls a function that is not there.
    UnknownFunction(String, String),
    /// A message refers to itself, at once or through others.
    Circle(String),
    /// A message that says nothing.
    EmptyMessage(String),
}

impl From<Fault> for VoiceFault {
    fn from(fault: Fault) -> VoiceFault {
        VoiceFault::Key(fault)
    }
}

impl VoiceFault {
    /// Whether the voice can be used all the same.
    pub fn only_warns(&self) -> bool {
        match self {
            VoiceFault::Key(Fault::Empty(_))
            | VoiceFault::EmptyList(..)
            | VoiceFault::NoLanguage(_)
            | VoiceFault::NoArticle(_)
            | VoiceFault::NoSign(_)
            | VoiceFault::NotALetter(..) => true,
            // Only what it is called: it speaks without that.
            VoiceFault::Key(Fault::Missing(key)) => !key.contains('.'),
            _ => false,
        }
    }
}

/// What is wrong with a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListFault {
    /// It is not there.
    Missing,
    /// It does not hold eight lists.
    Eight,
    /// It does not name eight files and eight ranks.
    Told,
    /// It does not hold all number words.
    Numbers,
    /// An empty word stands in it.
    Empty,
    /// The alternatives of a phrase in it cannot be read.
    Alternatives,
}

/// What is wrong with a mishearing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MishearingFault {
    /// It does not say why.
    NoReason,
    /// It does not say what is heard.
    NothingHeard,
    /// What is meant is no word or phrase of chess.
    Unknown(String),
}
