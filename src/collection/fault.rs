//! What is wrong with a file of games, and with a game in it.

use std::io;

use thiserror::Error;

use crate::game::SetupError;
use crate::record::PgnFlaw;

/// Why a file of games cannot be read.
#[derive(Debug, Error)]
pub enum CollectionError {
    /// It cannot be read.
    #[error(transparent)]
    System(#[from] io::Error),
    /// It is another than it was when it was opened.
    #[error("changed")]
    Changed,
    /// There is no game where one was.
    #[error("no game")]
    NoGame,
}

/// What of a game cannot be read, and where; the rest of the game and of the file stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameFault {
    /// The line of the file, from 1.
    pub line: u64,
    /// The sign of the line, from 1.
    pub column: u64,
    /// Why.
    pub kind: GameFaultKind,
    /// Whether it is of a variation, and the moves of the game stand.
    pub in_variation: bool,
}

/// Why it cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameFaultKind {
    /// The form of PGN is not kept.
    Form(PgnFlaw),
    /// The position the game begins with is none.
    Position(SetupError),
    /// The variant is no chess.
    Variant(String),
    /// This is no legal move; what follows it in its line is left out.
    NoMove(String),
    /// Several pieces could make this move.
    Ambiguous(String),
    /// This cannot be read as a move.
    Unread(String),
    /// Before the first move stands this number, and no tag says from where.
    Number(u32),
    /// A move that is none ("--"); what follows it is left out as well.
    NullMove,
    /// The game is longer than any; the rest is left out.
    TooLong,
    /// Something beside the moves of the game is left out.
    LeftOut(LeftOut),
    /// The game ends with this result, and its tag says another one.
    OtherResult(&'static str),
}

/// What is left out though the moves of the game stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeftOut {
    /// A tag, of too many.
    Tag(String),
    /// A variation within too many others.
    Deep,
    /// A variation in place of no move.
    Nowhere,
    /// A comment, of too much that is said.
    Comment,
    /// A judgement, of too many of one move.
    Nag,
}

impl GameFault {
    /// Whether moves of the game itself are missing because of it.
    pub fn is_of_moves(&self) -> bool {
        !self.in_variation && self.kind.is_of_moves()
    }
}

impl GameFaultKind {
    /// Whether moves are missing because of it, and not only what stands beside them.
    fn is_of_moves(&self) -> bool {
        match self {
            GameFaultKind::Form(flaw) => *flaw != PgnFlaw::Long && *flaw != PgnFlaw::Tag,
            GameFaultKind::LeftOut(_) | GameFaultKind::OtherResult(_) => false,
            GameFaultKind::Position(_)
            | GameFaultKind::Variant(_)
            | GameFaultKind::NoMove(_)
            | GameFaultKind::Ambiguous(_)
            | GameFaultKind::Unread(_)
            | GameFaultKind::Number(_)
            | GameFaultKind::NullMove
            | GameFaultKind::TooLong => true,
        }
    }

    /// Whether there is no position for the game to begin with.
    pub(super) fn is_of_start(&self) -> bool {
        matches!(self, GameFaultKind::Position(_) | GameFaultKind::Variant(_) | GameFaultKind::Number(_))
    }
}
