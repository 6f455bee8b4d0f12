//! Who attacks what, and what is pinned (3.1.2, 3.1.3).

use shakmaty::attacks::{between, bishop_attacks, rook_attacks};
use shakmaty::{Bitboard, Board, Color, Piece, Square};

/// A piece that may not leave a line, or its king would stand in check (3.9.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pin {
    /// Where it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Where the piece stands that pins it.
    pub by: Square,
}

/// 3.1.2, 3.1.3 — the squares of the pieces of one side that attack this square, pinned ones among them.
///
/// ```
/// use ansage::laws::attackers;
/// use shakmaty::{Bitboard, Board, Color, Square};
///
/// let board = Board::new();
/// assert_eq!(attackers(&board, Square::F3, Color::White).count(), 3); // two pawns and a knight
/// assert_eq!(attackers(&board, Square::E4, Color::Black), Bitboard::EMPTY);
/// ```
pub fn attackers(board: &Board, square: Square, color: Color) -> Bitboard {
    board.attacks_to(square, color, board.occupied())
}

/// What is pinned to the king of this side, in the order of squares. A board without that king has none.
///
/// ```
/// use ansage::laws::pins;
/// use shakmaty::fen::Fen;
/// use shakmaty::{Color, Square};
///
/// let fen: Fen = "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1".parse()?;
/// let pinned = pins(&fen.as_setup().board, Color::White);
/// assert_eq!(pinned[0].square, Square::D2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pins(board: &Board, color: Color) -> Vec<Pin> {
    let Some(king) = board.king_of(color) else { return Vec::new() };
    let theirs = board.by_color(!color);
    let straight = rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens();
    let oblique = bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
    let pinned = |by: Square| {
        let mut between = (between(king, by) & board.occupied()).into_iter();
        let (square, None) = (between.next()?, between.next()) else { return None };
        let piece = board.piece_at(square).filter(|piece| piece.color == color)?;
        Some(Pin { square, piece, by })
    };
    let mut pins: Vec<Pin> = ((straight | oblique) & theirs).into_iter().filter_map(pinned).collect();
    pins.sort_by_key(|pin| pin.square);
    pins
}
