//! How a board that is wrong is set right (D.2.9, both scores agreeing), one hand at a time.

use shakmaty::{Board, Piece, Square};

use super::{Difference, differences};

/// One thing to do on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
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
}

impl Step {
    /// The squares it is about.
    #[must_use]
    pub fn squares(self) -> Vec<Square> {
        match self {
            Step::Move { from, to, .. } => vec![from, to],
            Step::Remove { from, .. } => vec![from],
            Step::Put { to, .. } => vec![to],
        }
    }

    /// Does it.
    pub fn apply(self, board: &mut Board) {
        match self {
            Step::Move { piece, from, to } => {
                board.discard_piece_at(from);
                board.set_piece_at(to, piece);
            }
            Step::Remove { from, .. } => board.discard_piece_at(from),
            Step::Put { piece, to } => board.set_piece_at(to, piece),
        }
    }
}

/// The steps that turn `wrong` into `right`. No step ever puts a piece on an occupied square, and a piece
/// that only stands in the wrong place is moved there rather than replaced.
#[must_use]
pub fn steps(wrong: &Board, right: &Board) -> Vec<Step> {
    let mut board = wrong.clone();
    let mut steps = Vec::new();
    while let Some(step) = next(&differences(&board, right)) {
        step.apply(&mut board);
        steps.push(step);
    }
    steps
}

/// The next step; `None` when nothing differs.
fn next(open: &[Difference]) -> Option<Step> {
    let moved = open.iter().find_map(|target| {
        let piece = target.second.filter(|_| target.first.is_none())?;
        let from = nearest_surplus(open, piece, target.square)?;
        Some(Step::Move { piece, from, to: target.square })
    });
    let removed = |d: &Difference| d.first.map(|piece| Step::Remove { piece, from: d.square });
    let put = |d: &Difference| d.second.map(|piece| Step::Put { piece, to: d.square });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn board(fen: &str) -> Board {
        fen.parse().unwrap()
    }

    #[track_caller]
    fn check(wrong: &str, right: &str, expected: usize) -> Vec<Step> {
        let (mut now, right) = (board(wrong), board(right));
        let steps = steps(&now, &right);
        for step in &steps {
            if let Step::Move { to, .. } | Step::Put { to, .. } = step {
                assert!(now.piece_at(*to).is_none(), "{step:?} lands on a piece");
            }
            step.apply(&mut now);
        }
        assert_eq!(now, right);
        assert_eq!(steps.len(), expected, "{steps:?}");
        steps
    }

    #[test]
    fn article_d_2_9_one_pawn_on_the_wrong_square_is_one_step() {
        check("8/8/4p3/8/8/8/8/8", "8/8/8/4p3/8/8/8/8", 1);
    }

    #[test]
    fn a_piece_in_the_way_goes_first() {
        check("8/8/8/4N3/8/5p2/8/8", "8/8/8/4p3/8/8/8/8", 2);
    }

    #[test]
    fn two_pieces_that_changed_places_take_three_steps() {
        check("8/8/8/4N3/8/5p2/8/8", "8/8/8/4p3/8/5N2/8/8", 3);
    }

    #[test]
    fn a_missing_and_a_spare_piece() {
        check("8/8/8/4Q3/8/8/8/8", "8/8/8/8/8/5N2/8/8", 2);
    }
}
