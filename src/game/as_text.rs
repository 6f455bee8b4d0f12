//! Values that are kept as a word of text: a move in coordinates, a square, a piece and a board as in FEN, a result.
//!
//! A word that cannot be read is told apart from a record of another shape: see [`is_about_a_word`].

use std::fmt::Display;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::uci::UciMove;
use shakmaty::{Board, Piece, Square};

use crate::laws::GameResult;

/// How the fault of a word begins; serde hands nothing on but text.
const NOT_READ: &str = "a word that cannot be read: ";

/// What is kept as a word.
pub trait Word: Sized {
    /// How it is kept.
    fn written(&self) -> String;

    /// What the word means.
    fn read(word: &str) -> Option<Self>;
}

macro_rules! written_as_displayed {
    ($($kind:ty),*) => { $(impl Word for $kind {
        fn written(&self) -> String {
            self.to_string()
        }

        fn read(word: &str) -> Option<Self> {
            word.parse().ok()
        }
    })* };
}

written_as_displayed!(UciMove, Square, Board, GameResult);

/// "p" is a black pawn.
impl Word for Piece {
    fn written(&self) -> String {
        self.char().to_string()
    }

    fn read(word: &str) -> Option<Piece> {
        let mut letters = word.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(Piece::from_char)
    }
}

/// Whether this fault is that of a word, and not of the record's shape.
pub fn is_about_a_word(fault: &impl Display) -> bool {
    fault.to_string().starts_with(NOT_READ)
}

fn meant<T: Word, E: Error>(word: &str) -> Result<T, E> {
    T::read(word).ok_or_else(|| E::custom(format_args!("{NOT_READ}{word}")))
}

pub fn serialize<T: Word, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.written().serialize(serializer)
}

pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    meant(&String::deserialize(deserializer)?)
}

/// One that may be missing.
pub mod option {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::game::as_text::{Word, meant};

    #[allow(clippy::ref_option)]
    pub fn serialize<T: Word, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(Word::written).serialize(serializer)
    }

    pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        Option::<String>::deserialize(deserializer)?.as_deref().map(meant).transpose()
    }
}

/// Several.
pub mod list {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::game::as_text::{Word, meant};

    pub fn serialize<T: Word, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(Word::written))
    }

    pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        Vec::<String>::deserialize(deserializer)?.iter().map(|word| meant(word)).collect()
    }
}

/// A colour. One that is none of the two is a fault of the record's shape.
pub mod color {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use shakmaty::Color;

    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(color.fold_wb("white", "black"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            other => Err(Error::custom(format_args!("no colour: {other}"))),
        }
    }
}

/// A colour that may be missing; then nothing is kept.
pub mod some_color {
    use serde::{Deserializer, Serialize, Serializer};
    use shakmaty::Color;

    use crate::game::as_text;

    #[allow(clippy::ref_option)]
    pub fn serialize<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        color.map(|color| color.fold_wb("white", "black")).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        as_text::color::deserialize(deserializer).map(Some)
    }
}
