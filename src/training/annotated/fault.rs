//! What of a game in a file cannot be read.

use crate::game::SetupError;
use crate::record::PgnFlaw;

/// What of a game in a file cannot be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameFault {
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// Why.
    pub kind: GameFaultKind,
}

/// Why it cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameFaultKind {
    /// The form of PGN is not kept.
    Form(PgnFlaw),
    /// The position it begins with is none.
    Position(SetupError),
    /// The variant is no chess.
    Variant(String),
    /// This is no legal move; what follows it in its line is left out.
    NoMove(String),
    /// It has more moves than any game; the rest is left out.
    TooLong,
}
