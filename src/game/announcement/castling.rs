//! Castling: when it is meant, whether it is legal and why not, and whether hands could do it (3.8; Guidelines II.3).

use shakmaty::attacks::between;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::castling_homes::{CastlingHomes, path};
use super::resolve_error::{CastlingObstacle, ResolveError};
use super::said::MoveDescription;

/// Castling as hands can do it, legal or not: king and rook in their places, nothing between. Or what keeps them
/// from it on the board.
pub(super) fn castling_by_hand(
    side: CastlingSide,
    position: &Chess,
    homes: &CastlingHomes,
) -> Result<UciMove, ResolveError> {
    let (us, board) = (position.turn(), position.board());
    let in_the_way = |king: Square, rook: Square| {
        let occupied = path(king, rook, us, side) & board.occupied();
        occupied.into_iter().min_by_key(|square| square.distance(king))
    };
    if let Some((king, rook)) = homes.in_place(board, us, side)
        && in_the_way(king, rook).is_none()
    {
        let to = if homes.mode().is_chess960() { rook } else { side.king_to(us) };
        return Ok(UciMove::Normal { from: king, to, promotion: None });
    }
    // What stands between is told whether it would be allowed or not.
    let king = board.king_of(us).filter(|king| match homes.mode() {
        CastlingMode::Standard => king.rank() == us.backrank(),
        CastlingMode::Chess960 => homes.king(us) == Some(*king),
    });
    let nearest = king.zip(homes.rook(us, side)).and_then(|(king, rook)| in_the_way(king, rook));
    Err(ResolveError::Castling(side, nearest.map_or(CastlingObstacle::RightLost, CastlingObstacle::Occupied)))
}

/// A king that goes from its place two squares along its first rank means castling; in Chess960 two or more.
pub(super) fn castling_meant(
    said: &MoveDescription,
    position: &Chess,
    role: Role,
    homes: &CastlingHomes,
) -> Option<CastlingSide> {
    let us = position.turn();
    let king = position.board().king_of(us).filter(|king| said.may_come_from(*king))?;
    let meant = |side: &CastlingSide| {
        homes.king(us) == Some(king)
            && homes.rook(us, *side).is_some()
            && said.to == Some(side.king_to(us))
            && king.distance(side.king_to(us)) >= 2
    };
    CastlingSide::ALL.into_iter().filter(|_| role == Role::King).find(meant)
}

/// Castling as Chess960 writes it in coordinates: the king goes to the square of its rook.
pub(super) fn castling_onto_rook(
    said: &MoveDescription,
    position: &Chess,
    homes: &CastlingHomes,
) -> Option<CastlingSide> {
    let (us, board) = (position.turn(), position.board());
    let king = board.king_of(us)?;
    let of_king = said.moving().map_or(said.from() == Some(king), |role| role == Role::King)
        && said.may_come_from(king);
    let to = said.to.filter(|_| of_king && !said.captures && homes.mode().is_chess960())?;
    let onto = |side: &CastlingSide| homes.in_place(board, us, *side).is_some_and(|(_, rook)| rook == to);
    CastlingSide::ALL.into_iter().find(onto)
}

/// 3.8.2 — what bars castling to this side for the player to move; `None` where it is legal.
pub fn castling_obstacle(side: CastlingSide, position: &Chess) -> Option<CastlingObstacle> {
    match castle(side, position) {
        Err(ResolveError::Castling(_, obstacle)) => Some(obstacle),
        _ => None,
    }
}

/// The legal castling to this side, or what bars it.
pub(super) fn castle(side: CastlingSide, position: &Chess) -> Result<Move, ResolveError> {
    let fitting = |candidate: &&Move| candidate.castling_side() == Some(side);
    if let Some(found) = position.legal_moves().iter().find(fitting) {
        return Ok(*found);
    }
    Err(ResolveError::Castling(side, castling_bar(side, position)))
}

fn castling_bar(side: CastlingSide, position: &Chess) -> CastlingObstacle {
    let us = position.turn();
    let (board, castles) = (position.board(), position.castles());
    let (Some(rook), Some(king)) = (castles.rook(us, side), board.king_of(us)) else {
        return CastlingObstacle::RightLost;
    };
    if let Some(square) = (castles.path(us, side) & board.occupied()).into_iter().next() {
        return CastlingObstacle::Occupied(square);
    }
    if position.is_check() {
        return CastlingObstacle::InCheck;
    }
    let to = side.king_to(us);
    let crossed = (between(king, to) | Bitboard::from_square(to)).into_iter();
    let attacked = |square: &Square| {
        // The rook stands in its old place while the king is on its way, and in its new one when it is there.
        let rooks =
            if *square == to { Bitboard::from_square(rook) ^ side.rook_to(us) } else { Bitboard::EMPTY };
        board.attacks_to(*square, !us, board.occupied() ^ king ^ rooks).any()
    };
    let mut crossed: Vec<Square> = crossed.filter(attacked).collect();
    crossed.sort_by_key(|square| square.distance(king));
    crossed.first().map_or(CastlingObstacle::RightLost, |square| CastlingObstacle::Attacked(*square))
}

/// Chess960: a king that is said to have gone to its rook, or further than kings do, has castled.
pub(super) fn castled_there(
    said: &MoveDescription,
    board: &Board,
    color: Color,
    homes: &CastlingHomes,
) -> Option<CastlingSide> {
    let castled = |side: &CastlingSide| {
        homes.in_place(board, color, *side).is_some_and(|(king, rook)| {
            let to = side.king_to(color);
            let of_king = said.role.map_or(said.from() == Some(king), |role| role == Role::King);
            of_king
                && said.may_come_from(king)
                && !said.captures
                && (said.to == Some(rook) || said.to == Some(to) && king.distance(to) >= 2)
        })
    };
    CastlingSide::ALL.into_iter().filter(|_| homes.mode().is_chess960()).find(castled)
}
