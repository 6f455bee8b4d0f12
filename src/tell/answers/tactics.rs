//! Check, castling, threats and who is better, in words.

use shakmaty::{ByColor, CastlingSide, Color, Square};

use super::analysis::{ahead, castling_name, piece_at, pieces};
use crate::args;
use crate::game::CastlingObstacle;
use crate::query::{BoardEnd, CastlingState, Material, PieceOn, TacticsAnswer, Threats};
use crate::tell::phrasing::{Phrasing, color_key, role_key};
use crate::voice::Id;

/// What a side must fear and what it can hope for.
pub(super) fn answer(answer: &TacticsAnswer, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        TacticsAnswer::InCheck(color, by, end) => {
            let end = end.map(|end| ended(end, phrasing));
            [in_check(*color, by, phrasing)].into_iter().chain(end).collect()
        }
        TacticsAnswer::Castling(color, sides) => vec![castling(*color, sides, phrasing)],
        TacticsAnswer::HasCastled(color) => vec![phrasing.of_color(Id::CASTLING_DONE, *color)],
        TacticsAnswer::Threats(threats) => vec![self::threats(threats, phrasing)],
        TacticsAnswer::Evaluation(material) => evaluation(material, phrasing),
    }
}

/// 3.9.1 — whether a side stands in check, and what gives it.
fn in_check(color: Color, by: &[PieceOn], phrasing: &Phrasing<'_>) -> String {
    if by.is_empty() {
        return phrasing.of_color(Id::IN_CHECK_NONE, color);
    }
    let pieces = pieces(by, Id::NOBODY, phrasing);
    phrasing.tell(Id::IN_CHECK, &args!("color" => color_key(color), "pieces" => pieces))
}

/// How the position ends the game.
fn ended(end: BoardEnd, phrasing: &Phrasing<'_>) -> String {
    let end = match end {
        BoardEnd::Checkmate => "checkmate",
        BoardEnd::Stalemate => "stalemate",
    };
    phrasing.tell(Id::GAME_ENDING, &args!("ending" => end))
}

/// 3.8.2 — what of castling is left to a side.
fn castling(color: Color, sides: &[(CastlingSide, CastlingState); 2], phrasing: &Phrasing<'_>) -> String {
    let [short, long] = sides.map(|(side, state)| {
        let (state, square) = match state {
            CastlingState::Possible => ("possible", None),
            CastlingState::Barred(CastlingObstacle::Occupied(square)) => ("occupied", Some(square)),
            CastlingState::Barred(CastlingObstacle::Attacked(square)) => ("attacked", Some(square)),
            CastlingState::Barred(CastlingObstacle::InCheck) => ("check", None),
            CastlingState::Barred(CastlingObstacle::RightLost) | CastlingState::RookHasMoved => {
                ("rook", None)
            }
            CastlingState::KingHasMoved => ("king", None),
        };
        let square = square.map_or_else(String::new, |square| phrasing.square(square));
        let side = castling_name(side, phrasing);
        phrasing.tell(Id::CASTLING_STATE, &args!("castling" => side, "state" => state, "square" => square))
    });
    phrasing.tell(Id::CASTLING_LEFT, &args!("color" => color_key(color), "short" => short, "long" => long))
}

/// What a side would win if it were its move, the worst first.
fn threats(threats: &Threats, phrasing: &Phrasing<'_>) -> String {
    let to = |id: Id, (piece, square): &(PieceOn, Square)| {
        let args = args!("piece" => piece_at(*piece, phrasing), "square" => phrasing.square(*square));
        phrasing.tell(id, &args)
    };
    let mate = threats.mate.iter().map(|mate| to(Id::THREAT_MATE, mate));
    let captures = threats.captures.iter().map(|(by, captured, square)| {
        let args = args!(
            "by" => piece_at(*by, phrasing),
            "piece" => role_key(captured.role),
            "sign" => phrasing.sign(captured.role),
            "square" => phrasing.square(*square),
        );
        phrasing.tell(Id::THREAT_CAPTURE, &args)
    });
    let promotions = threats.promotions.iter().map(|promotion| to(Id::THREAT_PROMOTION, promotion));
    let told: Vec<String> = mate.chain(captures).chain(promotions).collect();
    if told.is_empty() {
        return phrasing.of_color(Id::THREATS_NONE, threats.by);
    }
    let threats_told = told.join(if phrasing.is_brief() { " " } else { "; " });
    phrasing.tell(Id::THREATS, &args!("color" => color_key(threats.by), "threats" => threats_told))
}

/// Who is better, by what each has, and what one has more than the other.
fn evaluation(sides: &ByColor<Material>, phrasing: &Phrasing<'_>) -> Vec<String> {
    let better = if sides.white.worth >= sides.black.worth { Color::White } else { Color::Black };
    let pawns = sides.get(better).worth - sides.get(!better).worth;
    let first = if pawns == 0 {
        phrasing.say(Id::EVALUATION_EQUAL)
    } else {
        phrasing.tell(Id::EVALUATION, &args!("color" => color_key(better), "pawns" => pawns))
    };
    std::iter::once(first).chain(ahead(sides, phrasing)).collect()
}
