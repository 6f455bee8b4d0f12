//! Which moves fit what was said.

use shakmaty::{CastlingSide, Color, Move, Rank, Role, Square};

use super::said::MoveDescription;

/// Whether this move is all that was said.
pub(super) fn fits(said: &MoveDescription, candidate: &Move) -> bool {
    let Some(from) = candidate.from() else { return false };
    said.may_move(candidate.role(), from, candidate.is_capture())
        && said.may_come_from(from)
        && said
            .to
            .is_none_or(|square| destination(candidate) == Some(square) || passed(said, candidate, square))
        && said.toward.is_none_or(|toward| toward.fits(candidate.role(), from, candidate.to()))
        && (!said.captures || candidate.is_capture())
        && said.captured.is_none_or(|role| candidate.capture() == Some(role))
        && said.promotion == candidate.promotion()
        && (!said.en_passant || candidate.is_en_passant())
}

/// The moves that fit. Where another piece may be meant as well, what it can do is beside the others: a pawn that
/// promotes there, or the piece that another language calls so.
pub(super) fn fitting(said: &MoveDescription, moves: &[Move]) -> Vec<Move> {
    let that_fit =
        |said: &MoveDescription| moves.iter().copied().filter(|candidate| fits(said, candidate)).collect();
    let mut fitting: Vec<Move> = that_fit(said);
    // C.9 — "de5" alone is what a pawn captures, where one can.
    let spelled = said.may_be_spelled && (said.role.is_some() || fitting.is_empty());
    if let (true, Some(file), Some(to)) = (spelled, said.from_file, said.to) {
        let to = Square::from_coords(file, to.rank());
        fitting.extend::<Vec<Move>>(that_fit(&MoveDescription { from_file: None, to: Some(to), ..*said }));
    }
    if fitting.is_empty() {
        return fitting;
    }
    if let Some(role) = said.or_piece {
        let other = MoveDescription { role: Some(role), from_file: None, ..*said };
        fitting.extend::<Vec<Move>>(that_fit(&other));
    }
    let pawn_takes =
        said.captures && said.to.is_none() && said.moving().is_none_or(|role| role == Role::Pawn);
    if said.captures_anyhow() || (said.or_pawn.is_some() || pawn_takes) && said.promotion.is_none() {
        let from_file = said.or_pawn.or(said.from_file);
        let pawn = MoveDescription { role: Some(Role::Pawn), from_file, ..*said };
        for piece in Role::ALL {
            fitting.extend::<Vec<Move>>(that_fit(&MoveDescription { promotion: Some(piece), ..pawn }));
        }
    }
    fitting
}

/// "Takes f5 en passant": whether the pawn that is captured in passing stands there.
fn passed(said: &MoveDescription, candidate: &Move, square: Square) -> bool {
    let from = candidate.from().map(Square::rank);
    said.en_passant
        && candidate.is_en_passant()
        && from == Some(square.rank())
        && candidate.to().file() == square.file()
}

/// The square that says where a piece goes. Castling has one only where a king goes further than kings do:
/// in Chess960 it may stay where it is, or go to the next square as in any other move.
fn destination(candidate: &Move) -> Option<Square> {
    let far = |to: &Square| candidate.from().is_some_and(|king| king.distance(*to) >= 2);
    Some(lands(candidate)).filter(|to| !candidate.is_castle() || far(to))
}

/// Where a piece stands after a move, castling the king.
pub(super) fn lands(candidate: &Move) -> Square {
    match candidate {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook.file() < king.file());
            side.king_to(Color::from_white(king.rank() == Rank::First))
        }
        other => other.to(),
    }
}
