//! What is said to have been done on one board, held against what stands there (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Color, Piece, Role, Square};

use super::castling::castled_there;
use super::castling_homes::CastlingHomes;
use super::fitting::fitting;
use super::resolve::reachable;
use super::resolve_error::{CastlingObstacle, ResolveError};
use super::said::Announcement;
use super::settled::settled;

/// What a report says was done on a board that need not agree with any game, by this colour.
///
/// # Errors
/// [`ResolveError`] when the words do not say which piece went where.
pub fn resolve_on_board(
    announcement: &Announcement,
    board: &Board,
    color: Color,
    homes: &CastlingHomes,
) -> Result<UciMove, ResolveError> {
    let castling = |side: CastlingSide| {
        let home = homes.king(color).unwrap_or(color.fold_wb(Square::E1, Square::E8));
        if board.piece_at(home) != Some(Piece { color, role: Role::King }) {
            return Err(ResolveError::NothingThere(home));
        }
        match homes.mode() {
            CastlingMode::Standard => {
                Ok(UciMove::Normal { from: home, to: side.king_to(color), promotion: None })
            }
            CastlingMode::Chess960 => match homes.in_place(board, color, side) {
                Some((king, rook)) => Ok(UciMove::Normal { from: king, to: rook, promotion: None }),
                None => Err(ResolveError::Castling(side, CastlingObstacle::RightLost)),
            },
        }
    };
    if let Some(side) = announcement.castling_side(color) {
        return castling(side);
    }
    let Announcement::Move(said) = announcement else { return Err(ResolveError::WhichCastling) };
    if let Some(side) = castled_there(said, board, color, homes) {
        return castling(side);
    }
    if let (Some(from), Some(to)) = (said.from(), said.to) {
        let Some(piece) = board.piece_at(from) else { return Err(ResolveError::NothingThere(from)) };
        if let Some(role) = said.role.filter(|role| *role != piece.role) {
            return Err(ResolveError::OtherPiece { square: from, said: role, found: piece.role });
        }
        if let Some(role) = said.promotion.filter(|_| piece.role != Role::Pawn) {
            return Err(ResolveError::PromotionImpossible(role));
        }
        return Ok(UciMove::Normal { from, to, promotion: said.promotion });
    }
    let reachable = reachable(board, color, Bitboard::EMPTY);
    let said = settled(said, board, color, &reachable)?;
    let said = said.as_ref();
    let role = said.moving().unwrap_or(Role::Pawn);
    let fitting = fitting(said, &reachable);
    match (fitting.as_slice(), said.to) {
        ([only], _) => Ok(UciMove::from_move(*only, homes.mode())),
        ([], Some(to)) => Err(ResolveError::FromWhere(role, to)),
        ([], None) => Err(ResolveError::NoneLeft(role)),
        (several, _) => Err(ResolveError::Several(several.to_vec())),
    }
}
