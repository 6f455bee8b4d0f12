//! What one player's board can be held against: every move that was announced and should be executed there (D.2.9).

use shakmaty::{Color, Position};

use super::Game;
use super::ply::by_hand;
use crate::boards::History;

/// D.2.9 — the board that was set up, and each move since then that should be executed on this player's board:
/// the move in hand as well, once it is repeated. Its end is what [`Game::expected`] says.
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
        && let Some(played) = hand.legal.or_else(|| by_hand(&hand.done, history.now(), game.castling_mode()))
    {
        history.push(&played, hand.color);
    }
    history
}
