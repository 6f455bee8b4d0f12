//! What is wrong with a file of games, and with a game in it.

use std::io;

use thiserror::Error;

use crate::game::SetupError;
use crate::record::PgnFlaw;

/// Why a file of games cannot be listened to.
#[derive(Debug, Error)]
pub enum CollectionError {
    /// It cannot be read.
    #[error(transparent)]
    System(#[from] io::Error),
    /// Its letters are those of UTF-16.
    #[error("UTF-16")]
    Utf16,
    /// It is another than it was when it was opened.
    #[error("changed")]
    Changed,
    /// There is no game where one was.
    #[error("no game")]
    NoGame,
}

/// What is wrong with a game; what stands before it in the game can be listened to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameFault {
    /// The form of PGN is not kept.
    Form(PgnFlaw),
    /// The position it begins with is none.
    Position(SetupError),
    /// The variant is no chess.
    Variant(String),
    /// This is written and no legal move.
    NoMove(String),
    /// A move that is none ("--").
    NullMove,
    /// It is longer than any game.
    TooLong,
}
