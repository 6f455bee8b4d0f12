//! What a diagram shows: a board, from which side, with which squares marked and which words.

use shakmaty::{Bitboard, Board};

/// A position as it is to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// What stands where.
    pub board: Board,
    /// Whether Black sits at the lower edge.
    pub flipped: bool,
    /// Squares to frame: those of the last move.
    pub marked: Bitboard,
    /// The picture's name in a few words. An empty one is left out.
    pub title: String,
    /// What the picture shows, in full, for those who do not see it. An empty one is left out.
    pub description: String,
}
