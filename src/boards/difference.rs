//! Where two boards differ.

use shakmaty::{Board, Piece, Square};

/// One square on which two boards do not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The square.
    pub square: Square,
    /// What stands there on the first board.
    pub first: Option<Piece>,
    /// What stands there on the second board.
    pub second: Option<Piece>,
}

/// All squares on which the boards differ, from a1 to h8.
///
/// ```
/// use ansage::boards::differences;
/// use shakmaty::{Board, Square};
///
/// let mut wrong = Board::new();
/// wrong.discard_piece_at(Square::A1);
/// let found = differences(&wrong, &Board::new());
/// assert_eq!(found.len(), 1);
/// assert_eq!(found[0].square, Square::A1);
/// ```
pub fn differences(first: &Board, second: &Board) -> Vec<Difference> {
    Square::ALL
        .into_iter()
        .map(|square| Difference { square, first: first.piece_at(square), second: second.piece_at(square) })
        .filter(|difference| difference.first != difference.second)
        .collect()
}
