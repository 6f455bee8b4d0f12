//! A move sign by sign: the piece, and its squares by the names of their files and ranks.

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingSide, Position, Square};

use super::phrasing::Phrasing;
use crate::boards::castled;
use crate::game::{Announcement, Game};
use crate::voice::{Id, Lexicon};

/// The last announcement so: the move in hand, legal or not, or else the last on the board. Castling is named, with the
/// squares of the king.
pub(super) fn last_move(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mode = game.castling_mode();
    let in_hand = game.hand().map(|hand| (hand.done, game.position().board()));
    let on_board = || {
        let place = game.plies().len().checked_sub(1)?;
        Some((game.plies().get(place)?.played.to_uci(mode), game.positions().get(place)?.board()))
    };
    let Some((done, board)) = in_hand.or_else(on_board) else {
        return vec![phrasing.say(Id::MOVES_NONE_YET)];
    };
    if phrasing.is_brief() {
        return vec![phrasing.signs_done(&done, board, mode) + "."];
    }
    let castled = castled(&done, board, mode);
    match done {
        UciMove::Normal { from, to, promotion } => {
            let side = castled.map(|(king, rook)| CastlingSide::from_king_side(king < rook));
            let what = match side {
                Some(side) => phrasing.said(&Announcement::Castling(side)),
                None => piece_on(board, from, phrasing),
            };
            let to = side.map_or(to, |side| Square::from_coords(side.king_to_file(), from.rank()));
            let squares = [from, to].map(|square| spelled(square, phrasing.voice().lexicon()));
            let promotion = promotion.map(|role| phrasing.of_piece(Id::PIECE, role));
            let told = [what].into_iter().chain(squares).chain(promotion);
            told.filter(|part| !part.is_empty()).map(|part| part + ".").collect()
        }
        UciMove::Put { .. } | UciMove::Null => vec![phrasing.done(&done, board, mode)],
    }
}

fn piece_on(board: &Board, square: Square, phrasing: &Phrasing<'_>) -> String {
    board.role_at(square).map(|role| phrasing.of_piece(Id::PIECE, role)).unwrap_or_default()
}

/// "Gustav, eins": in the voice's names, whatever squares are called otherwise.
fn spelled(square: Square, lexicon: &Lexicon) -> String {
    format!("{}, {}", lexicon.told().file(square.file()), lexicon.told().rank(square.rank()))
}
