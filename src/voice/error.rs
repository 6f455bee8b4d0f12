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
        wrong: &'static str,
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

/// The line (from 1) in which byte `offset` of `text` stands.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// The line (from 1) in which `needle` stands last, or 1.
pub(super) fn line_of(text: &str, needle: &str) -> usize {
    text.rfind(needle).map_or(1, |offset| line_at(text, offset))
}
