//! What an announced move touches.

use ansage::boards::{Announced, Execution};
use shakmaty::{Board, CastlingMode, Color, Move, Square};

#[test]
fn castling_touches_four_squares_and_en_passant_three() {
    let castling = Announced::new(&Move::Castle { king: Square::E8, rook: Square::A8 }, Color::Black);
    assert_eq!(castling.squares()[..], [Square::E8, Square::C8, Square::A8, Square::D8]);
    let passed = Announced::new(&Move::EnPassant { from: Square::E5, to: Square::D6 }, Color::White);
    assert_eq!(passed.squares()[..], [Square::E5, Square::D6, Square::D5]);
}

/// The squares that become empty when hands do this on a board.
fn emptied(placement: &str, done: &str) -> Vec<Square> {
    let before = Board::from_ascii_board_fen(placement.as_bytes()).unwrap();
    let execution =
        Execution::of_coordinates(&done.parse().unwrap(), &before, CastlingMode::Standard).unwrap();
    let mut after = before.clone();
    execution.apply(&mut after);
    before.occupied().into_iter().filter(|square| after.piece_at(*square).is_none()).collect()
}

#[test]
fn article_3_7_3_1_only_from_its_fifth_rank_does_a_pawn_take_the_one_beside_it() {
    assert_eq!(emptied("8/8/8/3pP3/8/8/8/8", "e5d6"), [Square::D5, Square::E5]);
    assert_eq!(emptied("8/8/8/8/3pP3/8/8/8", "d4e3"), [Square::D4, Square::E4]);
    // Aslant to an empty square by mistake: the pawn beside stays where it stands.
    assert_eq!(emptied("8/8/8/8/4Pp2/8/8/8", "e4f5"), [Square::E4]);
    assert_eq!(emptied("8/8/3pP3/8/8/8/8/8", "e6d7"), [Square::E6]);
    assert_eq!(emptied("8/8/8/3pP3/8/8/8/8", "e5d4"), [Square::E5]);
}
