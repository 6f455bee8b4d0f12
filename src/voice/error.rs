//! What can be wrong with a voice.

use thiserror::Error;

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
    /// The lexicon is no TOML, or has a key that means nothing, or lacks one.
    #[error("{file}:{line}: {message}")]
    Lexicon {
        /// The file's name.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong, in the TOML reader's words.
        message: String,
    },
    /// One word with two meanings, which the grammar could not tell apart.
    #[error("{file}:{line}: \"{word}\" has two meanings ({first} and {second}); take it out of one list")]
    Collision {
        /// The file's name.
        file: String,
        /// The line of the word's last occurrence, from 1.
        line: usize,
        /// The word as it stands after folding.
        word: String,
        /// The one meaning.
        first: String,
        /// The other meaning.
        second: String,
    },
    /// A list that must have a given length has another, or an empty word stands in it.
    #[error("{file}:{line}: \"{key}\" {wrong}")]
    List {
        /// The file's name.
        file: String,
        /// The line of the key, from 1.
        line: usize,
        /// The key of the list.
        key: String,
        /// What is wrong with it.
        wrong: ListFault,
    },
    /// A mishearing that cannot be taken as it stands.
    #[error("{file}:{line}: the mishearing \"{heard}\" {wrong}")]
    Mishearing {
        /// The file's name.
        file: String,
        /// The line of its table, from 1.
        line: usize,
        /// What is heard, with commas.
        heard: String,
        /// What is wrong with it.
        wrong: MishearingFault,
    },
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
    #[must_use]
    pub fn place(&self) -> Option<(&str, usize)> {
        match self {
            VoiceError::Unknown { .. } => None,
            VoiceError::Lexicon { file, line, .. }
            | VoiceError::Collision { file, line, .. }
            | VoiceError::List { file, line, .. }
            | VoiceError::Mishearing { file, line, .. }
            | VoiceError::Messages { file, line, .. } => Some((file, *line)),
            VoiceError::Missing { file, .. } => Some((file, 0)),
        }
    }
}

/// What is wrong with a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ListFault {
    /// It is not there.
    #[error("is missing")]
    Missing,
    /// It does not hold eight lists.
    #[error("needs eight lists")]
    Eight,
    /// It does not name eight files and eight ranks.
    #[error("needs eight files and eight ranks")]
    Told,
    /// It does not hold all number words.
    #[error("needs the words of 0 to 99 and of nine hundreds")]
    Numbers,
    /// An empty word stands in it.
    #[error("holds an empty word")]
    Empty,
}

/// What is wrong with a mishearing.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MishearingFault {
    /// It does not say why.
    #[error("needs a reason or a source: why")]
    NoReason,
    /// It does not say what is heard.
    #[error("needs what is heard")]
    NothingHeard,
    /// What is meant is no word or phrase of chess.
    #[error("means \"{0}\", which is no word of chess here")]
    Unknown(String),
}

/// The line (from 1) in which byte `offset` of `text` stands.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// The line (from 1) in which `needle` stands last, or 1.
pub(super) fn line_of(text: &str, needle: &str) -> usize {
    text.rfind(needle).map_or(1, |offset| line_at(text, offset))
}

/// The line (from 1) of this key: of its section, of the key itself, or where it stands last.
pub(super) fn line_of_key(text: &str, key: &str) -> usize {
    let is_key = |line: &str| {
        let line = line.trim();
        line.starts_with(&format!("[{key}]"))
            || line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.lines().position(is_key).map_or_else(|| line_of(text, key), |place| place + 1)
}
