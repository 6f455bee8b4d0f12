//! A move in hand and a move on the board.

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

use super::announcement::Speaker;
use crate::boards::castled;
use crate::laws::Clock;

/// A move that is announced and not yet completed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingMove {
    /// Whose move.
    pub color: Color,
    /// Who announced it.
    pub by: Speaker,
    /// What was announced, legal or not.
    pub done: UciMove,
    /// The move, when it is legal.
    pub legal: Option<Move>,
}

/// A move that stands on the board: completed, or made and replied to although the clock was not pressed (1.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Whose move.
    pub color: Color,
    /// Who announced it.
    pub by: Speaker,
    /// The move.
    pub played: Move,
    /// D.2.9 — what had been announced, where the record was corrected by the scores.
    pub announced: Option<UciMove>,
    /// Whether it is legal. One that is not stands until it is completed (7.5.1), or for good where nobody has
    /// claimed it in time (A.5.2).
    pub legal: bool,
    /// The clock as it stood when the move was announced, for taking back.
    pub clock_before: Clock,
    /// The clock as it stood right after the move was completed, stopped, for restoring the position (7.1).
    pub clock_after: Clock,
    /// When it was completed, in milliseconds since the game was opened; `None` where it is not (6.2.2).
    pub completed_at: Option<u64>,
    /// What the mover had left after the press, in milliseconds.
    pub left: u64,
}

impl PendingMove {
    /// What this move does to the position, legal or not. `None` where no position can follow from it: it takes a
    /// king, or its king and rook land on other pieces.
    pub fn played(&self, position: &Chess, mode: CastlingMode) -> Option<Move> {
        self.legal.or_else(|| forced(&self.done, position, mode))
    }
}

/// What hands do for these coordinates, though no position may follow from it.
pub(super) fn by_hand(done: &UciMove, board: &Board, mode: CastlingMode) -> Option<Move> {
    let UciMove::Normal { from, to, promotion } = *done else { return None };
    let piece = board.piece_at(from)?;
    if let Some((king, rook)) = castled(done, board, mode) {
        return Some(Move::Castle { king, rook });
    }
    let capture = board.piece_at(to).map(|taken| taken.role);
    let beside = Square::from_coords(to.file(), from.rank());
    let passed = Piece { color: !piece.color, role: Role::Pawn };
    let aslant = piece.role == Role::Pawn && from.file() != to.file() && capture.is_none();
    if aslant && board.piece_at(beside) == Some(passed) {
        return Some(Move::EnPassant { from, to });
    }
    Some(Move::Normal { role: piece.role, from, capture, to, promotion })
}

/// The move of these coordinates by the side to move, though it is illegal.
fn forced(done: &UciMove, position: &Chess, mode: CastlingMode) -> Option<Move> {
    let board = position.board();
    let own = board.color_at(done.from()?) == Some(position.turn());
    by_hand(done, board, mode).filter(|played| match played {
        Move::Castle { king, rook } => own && lands_free(board, *king, *rook, position.turn()),
        played => own && played.capture() != Some(Role::King),
    })
}

/// Whether nothing but king and rook stands where they land.
fn lands_free(board: &Board, king: Square, rook: Square, color: Color) -> bool {
    let side = CastlingSide::from_queen_side(rook.file() < king.file());
    let own = |square: Square| square == king || square == rook;
    [side.king_to(color), side.rook_to(color)]
        .into_iter()
        .all(|square| own(square) || board.piece_at(square).is_none())
}
