//! What touched pieces and a declared move oblige to, in words.

use shakmaty::{CastlingSide, Position, Square};

use super::phrasing::{Phrasing, role_key};
use crate::args;
use crate::game::{Game, obligation};
use crate::laws::{Must, Obligation};
use crate::voice::Id;

/// What the pieces touched oblige to, for whoever asks (11.9).
pub fn told(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    // 9.5.3
    if let Some(declared) = game.draws().declared_by(game.turn()) {
        let told = phrasing.done(&declared, game.position().board(), game.castling_mode());
        return vec![phrasing.tell(Id::REFUSED_DECLARED_FIRST, &args!("move" => told))];
    }
    match obligation(game) {
        Some(obligation) => obliged(&obligation, game, phrasing),
        None => vec![phrasing.of_color(Id::OBLIGATION_NONE, game.turn())],
    }
}

/// An obligation, with its article.
pub fn obliged(obligation: &Obligation, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let article = obligation.article;
    let at = |id: Id, square: Square| {
        let role = game.position().board().role_at(square).map_or("", role_key);
        let square = phrasing.square(square);
        phrasing.tell(id, &args!("piece" => role, "square" => square, "article" => article))
    };
    let told = match obligation.must {
        Must::Move(square) => at(Id::OBLIGATION_MOVE, square),
        Must::Capture(square) => at(Id::OBLIGATION_CAPTURE, square),
        Must::CaptureWith(from, square) => {
            let role = game.position().board().role_at(from).map_or("", role_key);
            let (from, square) = (phrasing.square(from), phrasing.square(square));
            phrasing.tell(
                Id::OBLIGATION_CAPTURE_WITH,
                &args!("piece" => role, "from" => from, "square" => square, "article" => article),
            )
        }
        Must::Castle(side) => {
            phrasing.tell(Id::OBLIGATION_CASTLE, &args!("side" => side_key(side), "article" => article))
        }
        Must::Anything => phrasing.tell(Id::OBLIGATION_ANYTHING, &args!("article" => article)),
    };
    let barred = obligation
        .barred
        .map(|side| phrasing.tell(Id::OBLIGATION_NOT_CASTLE, &args!("side" => side_key(side))));
    std::iter::once(told).chain(barred).collect()
}

fn side_key(side: CastlingSide) -> &'static str {
    if side.is_king_side() { "short" } else { "long" }
}
