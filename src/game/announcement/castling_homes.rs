//! From where kings and rooks castle in one game.

use shakmaty::attacks::between;
use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, CastlingSide, Chess, Color, Piece, Position, Role, Square,
};

/// The squares of kings and rooks from which they castle: e1, a1, h1 and Black's opposite; in Chess960 those from
/// which they may castle in the position the game began with (II.3.1). Whether the right is lost since then makes
/// no difference here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CastlingHomes {
    mode: CastlingMode,
    kings: ByColor<Option<Square>>,
    /// On the king's side, on the queen's side.
    rooks: ByColor<[Option<Square>; 2]>,
}

impl CastlingHomes {
    /// Those of a game that began like this.
    pub fn of(start: &Chess) -> CastlingHomes {
        let castles = start.castles();
        let mode = castles.mode();
        let corners = |color: Color| {
            [color.fold_wb(Square::H1, Square::H8), color.fold_wb(Square::A1, Square::A8)].map(Some)
        };
        match mode {
            CastlingMode::Standard => CastlingHomes {
                mode,
                kings: ByColor { white: Some(Square::E1), black: Some(Square::E8) },
                rooks: ByColor::new_with(corners),
            },
            CastlingMode::Chess960 => CastlingHomes {
                mode,
                kings: ByColor::new_with(|color| {
                    start.board().king_of(color).filter(|_| castles.has_color(color))
                }),
                rooks: ByColor::new_with(|color| {
                    [CastlingSide::KingSide, CastlingSide::QueenSide].map(|side| castles.rook(color, side))
                }),
            },
        }
    }

    /// How castling is written in this game.
    pub fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// From where this king castles.
    pub fn king(&self, color: Color) -> Option<Square> {
        *self.kings.get(color)
    }

    /// From where the rook on this side castles.
    pub fn rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        self.rooks.get(color)[usize::from(side == CastlingSide::QueenSide)]
    }

    /// The squares of king and rook, where both stand there on this board.
    pub fn in_place(&self, board: &Board, color: Color, side: CastlingSide) -> Option<(Square, Square)> {
        let there = |square: &Square, role| board.piece_at(*square) == Some(Piece { color, role });
        let king = self.king(color).filter(|square| there(square, Role::King))?;
        let rook = self.rook(color, side).filter(|square| there(square, Role::Rook))?;
        Some((king, rook))
    }
}

/// II.3.2.7.4 — what must be empty when this king castles with the rook on this square: everything between where
/// the king stands and where it goes, and between where the rook stands and where it goes, but for these two.
pub(super) fn path(king: Square, rook: Square, color: Color, side: CastlingSide) -> Bitboard {
    let way = |from: Square, to: Square| between(from, to) | Bitboard::from_square(to);
    (way(king, side.king_to(color)) | way(rook, side.rook_to(color))).without(king).without(rook)
}
