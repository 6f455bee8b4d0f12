//! A move in hand and a move completed.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move};

use crate::announcement::Speaker;
use crate::laws::Clock;

/// A move that is announced and not yet completed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Whose move.
    pub color: Color,
    /// Who announced it.
    pub by: Speaker,
    /// What was announced, legal or not.
    pub done: UciMove,
    /// The move, when it is legal.
    pub legal: Option<Move>,
}

/// A completed move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Whose move.
    pub color: Color,
    /// Who announced it.
    pub by: Speaker,
    /// The move.
    pub played: Move,
    /// The clock as it stood when the move was announced, for taking back.
    pub clock_before: Clock,
    /// The clock as it stood right after the move was completed, stopped, for restoring the position (7.1).
    pub clock_after: Clock,
    /// What the mover had left after the press, in milliseconds.
    pub left: u64,
}
