//! 3.1.3, 3.9.2 — attacks and pins.
#![allow(clippy::unwrap_used)]

use ansage::laws::{attackers, pins};
use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Square};
use shakmaty::{Chess, Position, Role};

fn board(fen: &str) -> Board {
    fen.parse::<Fen>().map(|fen| fen.into_setup().board).unwrap_or_default()
}

#[test]
fn a_single_piece_between_king_and_line_piece_is_pinned() {
    let board = board("4k3/4r3/8/b7/8/2N5/4B3/4K3 w - - 0 1");
    let pins = pins(&board, Color::White);
    let found: Vec<_> = pins.iter().map(|pin| (pin.square, pin.piece.role, pin.by)).collect();
    assert_eq!(found, [(Square::E2, Role::Bishop, Square::E7), (Square::C3, Role::Knight, Square::A5)]);
}

#[test]
fn two_pieces_between_are_not_pinned_and_neither_is_an_enemy() {
    assert_eq!(pins(&board("4r3/8/8/4N3/8/4P3/8/4K2k w - - 0 1"), Color::White), []);
    assert_eq!(pins(&board("4r3/8/8/4n3/8/8/8/4K2k w - - 0 1"), Color::White), []);
    // A rook on a diagonal and a bishop on a file pin nothing.
    assert_eq!(pins(&board("4b3/8/8/r7/8/2N5/4B3/4K2k w - - 0 1"), Color::White), []);
}

/// A piece is pinned when its king is attacked without it by what did not attack it before.
fn pinned_by_trial(board: &Board, color: Color) -> Vec<Square> {
    let Some(king) = board.king_of(color) else { return Vec::new() };
    let own = (board.by_color(color) & !board.kings()).into_iter();
    own.filter(|square| {
        let mut without = board.clone();
        without.discard_piece_at(*square);
        let new = attackers(&without, king, !color) & !attackers(board, king, !color);
        new.any()
    })
    .collect()
}

#[test]
fn article_3_9_2_pins_are_those_found_by_taking_each_piece_off() {
    // Not random in the strict sense; the numbers of a generator with a fixed seed pick the moves.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut position = Chess::default();
    for _ in 0..4_000 {
        for color in Color::ALL {
            let mut found: Vec<Square> = pins(position.board(), color).iter().map(|pin| pin.square).collect();
            found.dedup();
            assert_eq!(found, pinned_by_trial(position.board(), color), "{:?}", position.board());
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal = position.legal_moves();
        let place = usize::try_from(state >> 33).unwrap_or(0) % legal.len().max(1);
        match legal.get(place) {
            Some(played) => position.play_unchecked(*played),
            None => position = Chess::default(),
        }
    }
}

#[test]
fn article_3_1_3_a_pinned_piece_attacks() {
    let board = board("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1");
    assert!(attackers(&board, Square::D3, Color::White).contains(Square::E2));
}
