//! Why a board is wrong, in words: the likeliest cause, and the next where it is nearly as likely (D.2.9).

use shakmaty::{Color, Position};

use crate::boards::{Cause, History, stands_turned};
use crate::game::{self, Game, Phase, history};
use crate::tell::answers::course;
use crate::tell::cause::{Causes, NamedMove};
use crate::tell::phrasing::Phrasing;
use crate::voice::Id;

/// D.2.9 — what most likely happened on each board that is not as both scores say; nothing where nothing
/// explains it, and while a board is being set right, for then it is as it was left halfway.
pub fn likely_causes(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if matches!(game.phase(), Phase::SettingRight(..)) {
        return Vec::new();
    }
    Color::ALL.into_iter().flat_map(|board| likely_cause(board, game, phrasing)).collect()
}

/// The same of one board.
pub(super) fn likely_cause(board: Color, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if game.board(board).now() == &game.expected(board) {
        return Vec::new();
    }
    // 7.2.2 — no move explains that.
    if stands_turned(game.board(board).now(), &game.expected(board)) {
        return vec![phrasing.of_color(Id::BOARD_STANDS_TURNED, board)];
    }
    causes(board, &game::causes(game, board), &history(game, board), game, phrasing)
}

/// The first of these causes, and the second where it is close.
pub fn causes(
    board: Color,
    causes: &[Cause],
    history: &History,
    game: &Game,
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    Causes::new(*phrasing, history, |ply| named(ply, game, phrasing)).told(board, causes)
}

/// The move of this ply, or the one in hand.
fn named(ply: usize, game: &Game, phrasing: &Phrasing<'_>) -> NamedMove {
    let before = game.positions().get(ply).unwrap_or(game.position());
    let played = game.plies().get(ply).map(|_| course::played(game, ply, phrasing));
    let announced = played.or_else(|| phrasing.in_hand(game)).unwrap_or_default();
    NamedMove { mover: before.turn(), number: before.fullmoves().get(), announced }
}
