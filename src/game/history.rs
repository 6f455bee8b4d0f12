//! What one player's board can be held against: every move that was announced and should be executed there (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, Color, Move, Piece, Position, Role, Square};

use super::{Game, PendingMove};
use crate::boards::{Cause, Comparison, History, castled, explain};

impl Game {
    /// D.2.9 — the board that was set up, and each move since then that should be executed on this player's board:
    /// the move in hand as well, once it is repeated. Its end is what [`Game::expected`] says.
    #[must_use]
    pub fn history(&self, board: Color) -> History {
        let mut history = History::new(self.setup().start.position().board().clone());
        // What was announced last and is not repeated yet is not executed there (D.2.1).
        let owing = usize::from(self.owed == Some(board));
        let (on_board, hand) = match self.hand() {
            Some(hand) => (self.plies().len(), Some(hand).filter(|_| owing == 0)),
            None => (self.plies().len().saturating_sub(owing), None),
        };
        for ply in self.plies().iter().take(on_board) {
            history.push(&ply.played, ply.color);
        }
        if let Some(hand) = hand
            && let Some(played) = executed(hand, history.now(), self.castling_mode())
        {
            history.push(&played, hand.color);
        }
        history
    }

    /// D.2.9 — why this player's board is not as was announced, the most likely cause first; nothing where it is
    /// right, where nothing explains it, and where the scores differ from each other or from what was announced.
    #[must_use]
    pub fn causes(&self, board: Color) -> Vec<Cause> {
        let finding = self.finding();
        if finding.scores_differ() || matches!(finding, Comparison::Record(_)) {
            return Vec::new();
        }
        explain(&self.history(board), self.board(board).now())
    }
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
