//! What fingers are asked, and what they find.
#![allow(clippy::unwrap_used)]

use ansage::boards::{Region, TouchAnswer, TouchQuestion};
use shakmaty::{Board, Color, File, Rank, Square};

#[test]
fn what_is_felt_in_the_initial_position() {
    let board = Board::new();
    let count = |region, color| TouchQuestion::Count { region, color }.answer(&board, &board);
    assert_eq!(count(Region::Rank(Rank::Second), None), TouchAnswer::Number(8));
    assert_eq!(count(Region::Rank(Rank::Second), Some(Color::Black)), TouchAnswer::Number(0));
    assert_eq!(count(Region::File(File::E), None), TouchAnswer::Number(4));
    assert_eq!(count(Region::HalfOf(Color::Black), Some(Color::Black)), TouchAnswer::Number(16));
    assert_eq!(count(Region::Wing { king_side: true }, Some(Color::White)), TouchAnswer::Number(8));
    let quarter = Region::Quarter { of: Color::White, king_side: false };
    assert_eq!(count(quarter, None), TouchAnswer::Number(8));
    assert_eq!(TouchQuestion::Occupied(Square::E4).answer(&board, &board), TouchAnswer::Yes(false));
    assert_eq!(
        TouchQuestion::Which(Square::D8).answer(&board, &board),
        TouchAnswer::Piece(Some(Color::Black.queen()))
    );
    let reads = |from| TouchQuestion::Reads(from).answer(&board, &Board::empty());
    assert_eq!(reads(Square::A3), TouchAnswer::Wrong(None));
    assert_eq!(reads(Square::C1), TouchAnswer::Wrong(Some(Square::C1)));
}

#[test]
fn an_answer_of_another_kind_is_none() {
    let files = TouchQuestion::Count { region: Region::File(File::A), color: None };
    assert!(files.takes(TouchAnswer::Number(8)));
    assert!(!files.takes(TouchAnswer::Number(9)));
    assert!(!files.takes(TouchAnswer::Yes(true)));
    assert!(TouchQuestion::Which(Square::A1).takes(TouchAnswer::Piece(None)));
    let reads = TouchQuestion::Reads(Square::C4);
    assert!(reads.takes(TouchAnswer::Wrong(Some(Square::C4))));
    assert!(reads.takes(TouchAnswer::Wrong(None)));
    assert!(!reads.takes(TouchAnswer::Wrong(Some(Square::B4))));
    assert!(!reads.takes(TouchAnswer::Wrong(Some(Square::C5))));
}
