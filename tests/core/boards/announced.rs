//! What an announced move touches.

use ansage::boards::Announced;
use shakmaty::{Color, Move, Square};

#[test]
fn castling_touches_four_squares_and_en_passant_three() {
    let castling = Announced::new(&Move::Castle { king: Square::E8, rook: Square::A8 }, Color::Black);
    assert_eq!(castling.squares()[..], [Square::E8, Square::C8, Square::A8, Square::D8]);
    let passed = Announced::new(&Move::EnPassant { from: Square::E5, to: Square::D6 }, Color::White);
    assert_eq!(passed.squares()[..], [Square::E5, Square::D6, Square::D5]);
}
