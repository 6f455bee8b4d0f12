//! Why something in a file is no puzzle.

use shakmaty::{Chess, Move};

use crate::game::SetupError;
use crate::record::PgnFlaw;

/// Why something is no puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PuzzleFault {
    /// Its line, or its game, is longer than any puzzle.
    LongLine,
    /// The form of PGN is not kept.
    Form(PgnFlaw),
    /// It has no position.
    NoPosition,
    /// The position is none.
    Position(SetupError),
    /// The variant is no chess.
    Variant(String),
    /// It has no solution.
    NoSolution,
    /// Several solutions are written.
    SeveralWritten,
    /// This is written and no legal move.
    NoMove(String),
    /// This mates just as soon as the solution, or sooner.
    AlsoMates(Move, Box<Chess>),
    /// There is no mate in so many moves.
    NoMate(u32),
    /// That it mates in so many moves takes too long to prove.
    Unproven(u32),
}
