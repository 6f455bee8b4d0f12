//! What was announced, ply by ply, from the board that was set up: what any board can be held against.

use arrayvec::ArrayVec;
use shakmaty::{Board, CastlingSide, Color, Move, Piece, Role, Square};

use super::Execution;

/// Never touched again.
const NEVER: u16 = u16::MAX;

/// One move as it was announced, with every square that hands have to know of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announced {
    /// Whose move.
    pub color: Color,
    /// What moves; the king, where king and rook do.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Where the captured piece stands: on the square of arrival, but for a pawn taken en passant.
    pub captured: Option<Square>,
    /// What a pawn is exchanged for.
    pub promotion: Option<Role>,
    /// Where the rook stands and goes, at castling.
    pub rook: Option<(Square, Square)>,
}

impl Announced {
    /// A move of this colour. A piece that is put from the hand, which is no move of chess, comes from the
    /// square on which it is put.
    pub fn new(played: &Move, color: Color) -> Announced {
        let plain =
            |role, from, to| Announced { color, role, from, to, captured: None, promotion: None, rook: None };
        match *played {
            Move::Normal { role, from, capture, to, promotion } => {
                Announced { captured: capture.map(|_| to), promotion, ..plain(role, from, to) }
            }
            Move::EnPassant { from, to } => Announced {
                captured: Some(Square::from_coords(to.file(), from.rank())),
                ..plain(Role::Pawn, from, to)
            },
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_queen_side(rook.file() < king.file());
                let rook = Some((rook, side.rook_to(color)));
                Announced { rook, ..plain(Role::King, king, side.king_to(color)) }
            }
            Move::Put { role, to } => plain(role, to, to),
        }
    }

    /// The piece that moves, before a promotion.
    pub fn piece(&self) -> Piece {
        Piece { color: self.color, role: self.role }
    }

    /// The squares it touches.
    pub fn squares(&self) -> ArrayVec<Square, 4> {
        let rook = self.rook.into_iter().flat_map(|(from, to)| [from, to]);
        let captured = self.captured.filter(|captured| *captured != self.to);
        [self.from, self.to].into_iter().chain(captured).chain(rook).take(4).collect()
    }
}

/// The board that was set up and every move that was announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    moves: Vec<Announced>,
    /// What should stand there after so many plies; one more than there are moves.
    boards: Vec<Board>,
}

impl History {
    /// A board just set up.
    pub fn new(set_up: Board) -> History {
        History { moves: Vec::new(), boards: vec![set_up] }
    }

    /// One more move is announced.
    pub fn push(&mut self, played: &Move, color: Color) {
        let mut board = self.now().clone();
        Execution::of_move(played, color).apply(&mut board);
        self.moves.push(Announced::new(played, color));
        self.boards.push(board);
    }

    /// The same history as it was after so many plies.
    pub fn until(&self, plies: usize) -> History {
        let plies = plies.min(self.plies());
        History { moves: self.moves[..plies].to_vec(), boards: self.boards[..=plies].to_vec() }
    }

    /// How many plies there are.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The moves, the first ply first.
    pub fn moves(&self) -> &[Announced] {
        &self.moves
    }

    /// What should stand there after so many plies; after the last one when there are not so many.
    pub fn after(&self, plies: usize) -> &Board {
        &self.boards[plies.min(self.moves.len())]
    }

    /// What should stand there now.
    pub fn now(&self) -> &Board {
        self.after(self.moves.len())
    }
}

/// Which ply touches which square next. A few wrong squares are followed through a whole game by hopping from
/// one ply that touches them to the next.
pub(super) struct Touches(Vec<[u16; 64]>);

impl Touches {
    pub(super) fn of(history: &History) -> Touches {
        let mut rows = vec![[NEVER; 64]; history.plies() + 1];
        for (ply, announced) in history.moves().iter().enumerate().rev() {
            let mut row = rows[ply + 1];
            for square in announced.squares() {
                // A game of more plies than this would be followed no further; none is.
                row[square.to_usize()] = u16::try_from(ply).unwrap_or(NEVER);
            }
            rows[ply] = row;
        }
        Touches(rows)
    }

    /// The first ply not before this one that touches the square.
    pub(super) fn next(&self, ply: usize, square: Square) -> Option<usize> {
        let next = self.0[ply][square.to_usize()];
        (next != NEVER).then_some(usize::from(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_touch_of_a_square() {
        let mut history = History::new(Board::new());
        let pawn = |from, to| Move::Normal { role: Role::Pawn, from, capture: None, to, promotion: None };
        history.push(&pawn(Square::E2, Square::E3), Color::White);
        history.push(&pawn(Square::E7, Square::E5), Color::Black);
        history.push(&pawn(Square::E3, Square::E4), Color::White);
        let touches = Touches::of(&history);
        assert_eq!(touches.next(0, Square::E3), Some(0));
        assert_eq!(touches.next(1, Square::E3), Some(2));
        assert_eq!(touches.next(3, Square::E3), None);
        assert_eq!(touches.next(0, Square::A1), None);
        assert_eq!(history.now().piece_at(Square::E4), Some(Color::White.pawn()));
        assert_eq!(history.after(1).piece_at(Square::E3), Some(Color::White.pawn()));
    }
}
