//! How a board that is wrong is set right (D.2.9, both scores agreeing), one hand at a time.

use shakmaty::{Board, Piece, Square};

use super::{Difference, differences, turned};

/// One thing to do on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionStep {
    /// Move this piece to an empty square.
    Move {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it belongs.
        to: Square,
    },
    /// Take this piece off the board.
    Remove {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// Put this piece on an empty square.
    Put {
        /// The piece.
        piece: Piece,
        /// Where it belongs.
        to: Square,
    },
    /// Turn the whole board half round.
    Turn,
}

impl CorrectionStep {
    /// Does it.
    pub fn apply(self, board: &mut Board) {
        match self {
            CorrectionStep::Move { piece, from, to } => {
                board.discard_piece_at(from);
                board.set_piece_at(to, piece);
            }
            CorrectionStep::Remove { from, .. } => board.discard_piece_at(from),
            CorrectionStep::Put { piece, to } => board.set_piece_at(to, piece),
            CorrectionStep::Turn => *board = turned(board),
        }
    }
}

/// On how many squares a board differs at least that is taken to be turned: three pieces, each on another one.
const TURNED: usize = 6;

/// The steps that turn `wrong` into `right`. No step ever puts a piece on an occupied square, and a piece
/// that only stands in the wrong place is moved there rather than replaced.
///
/// ```
/// use ansage::boards::steps;
/// use shakmaty::{Board, Square};
///
/// // One piece stands on the wrong square: one hand sets it right.
/// let mut wrong = Board::new();
/// let knight = wrong.remove_piece_at(Square::G1).unwrap();
/// wrong.set_piece_at(Square::H3, knight);
/// assert_eq!(steps(&wrong, &Board::new()).len(), 1);
/// ```
pub fn steps(wrong: &Board, right: &Board) -> Vec<CorrectionStep> {
    let (mut board, mut steps) = (wrong.clone(), Vec::new());
    // A board that stands the other way round is turned, not set up anew.
    if stands_turned(wrong, right) {
        board = turned(&board);
        steps.push(CorrectionStep::Turn);
    }
    while let Some(step) = next(&differences(&board, right)) {
        step.apply(&mut board);
        steps.push(step);
    }
    steps
}

/// Whether the board stands half round: turned, it has a quarter of the differences at most.
///
/// ```
/// use ansage::boards::{stands_turned, turned};
/// use shakmaty::Board;
///
/// assert!(stands_turned(&turned(&Board::new()), &Board::new()));
/// assert!(!stands_turned(&Board::new(), &Board::new()));
/// ```
pub fn stands_turned(wrong: &Board, right: &Board) -> bool {
    let as_it_is = differences(wrong, right).len();
    as_it_is >= TURNED && 4 * differences(&turned(wrong), right).len() <= as_it_is
}

/// The next step; `None` when nothing differs.
fn next(open: &[Difference]) -> Option<CorrectionStep> {
    let moved = open.iter().find_map(|target| {
        let piece = target.second.filter(|_| target.first.is_none())?;
        let from = nearest_surplus(open, piece, target.square)?;
        Some(CorrectionStep::Move { piece, from, to: target.square })
    });
    let removed = |d: &Difference| d.first.map(|piece| CorrectionStep::Remove { piece, from: d.square });
    let put = |d: &Difference| d.second.map(|piece| CorrectionStep::Put { piece, to: d.square });
    moved
        // A wrong piece on a square that another one needs goes before one that merely should not be there.
        .or_else(|| open.iter().filter(|d| d.second.is_some()).find_map(removed))
        .or_else(|| open.iter().find_map(removed))
        .or_else(|| open.iter().find_map(put))
}

/// A piece of this kind that stands where it does not belong; the nearest one, as a hand would take it.
fn nearest_surplus(open: &[Difference], piece: Piece, to: Square) -> Option<Square> {
    open.iter()
        .filter(|difference| difference.first == Some(piece))
        .map(|difference| difference.square)
        .min_by_key(|square| square.distance(to))
}
