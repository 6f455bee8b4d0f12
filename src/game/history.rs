//! What one player's board can be held against: every move that was announced and should be executed there (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, Color, Move, Piece, Position, Role, Square};

use super::{Game, PendingMove};
use crate::boards::{History, castled};

/// D.2.9 — the board that was set up, and each move since then that should be executed on this player's board:
/// the move in hand as well, once it is repeated. Its end is what [`Game::expected`] says.
#[must_use]
pub fn history(game: &Game, board: Color) -> History {
    let mut history = History::new(game.setup().start.position().board().clone());
    // What was announced last and is not repeated yet is not executed there (D.2.1).
    let owing = usize::from(game.boards.owed == Some(board));
    let (on_board, hand) = match game.hand() {
        Some(hand) => (game.plies().len(), Some(hand).filter(|_| owing == 0)),
        None => (game.plies().len().saturating_sub(owing), None),
    };
    for ply in game.plies().iter().take(on_board) {
        history.push(&ply.played, ply.color);
    }
    if let Some(hand) = hand
        && let Some(played) = executed(hand, history.now(), game.castling_mode())
    {
        history.push(&played, hand.color);
    }
    history
}

/// What hands do for this move, though no position may follow from it.
fn executed(hand: &PendingMove, board: &Board, mode: CastlingMode) -> Option<Move> {
    if hand.legal.is_some() {
        return hand.legal;
    }
    let UciMove::Normal { from, to, promotion } = hand.done else { return None };
    let piece = board.piece_at(from)?;
    if let Some((king, rook)) = castled(&hand.done, board, mode) {
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
