//! 9.2.2 — when a position is the same position.
#![allow(clippy::unwrap_used)]

use ansage::laws::occurrences;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

/// All positions of a game from this one, which stands first.
fn positions(fen: &str, moves: &str) -> Vec<Chess> {
    let start: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
    let mut positions = vec![start];
    for played in moves.split_whitespace() {
        let before = positions.last().unwrap();
        let played = played.parse::<UciMove>().unwrap().to_move(before).unwrap();
        let after = before.clone().play(played).unwrap();
        positions.push(after);
    }
    positions
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn article_9_2_2_the_same_pieces_on_the_same_squares_with_the_same_player_to_move() {
    let twice = positions(START, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(occurrences(&twice), 2);
    // By other moves, and not one after the other.
    let thrice = positions(START, "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8");
    assert_eq!(occurrences(&thrice), 3);
    // The same squares with the other player to move are another position.
    let other = positions("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h2 e8e7 h2h3 e7e8 h3h1");
    assert_eq!(occurrences(&other), 1);
}

#[test]
fn article_9_2_2_2_a_lost_right_to_castle_makes_another_position() {
    let round = "h1g1 h8g8 g1h1 g8h8";
    let begun = format!("g1f3 g8f6 {round} {round}");
    // The first of the three that look alike had every right to castle.
    assert_eq!(occurrences(&positions(START, &begun)), 2);
    assert_eq!(occurrences(&positions(START, &format!("{begun} {round}"))), 3);
}

#[test]
fn article_9_2_2_1_a_capture_en_passant_that_was_possible_makes_another_position() {
    let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let round = "e8e7 e1e2 e7e8 e2e1";
    assert_eq!(occurrences(&positions(fen, &format!("e2e4 {round} {round}"))), 2);
    assert_eq!(occurrences(&positions(fen, &format!("e2e4 {round} {round} {round}"))), 3);
}

#[test]
fn article_9_2_2_1_a_capture_en_passant_that_would_leave_the_king_in_check_was_never_possible() {
    let fen = "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1";
    let round = "a4a5 e1e2 a5a4 e2e1";
    assert_eq!(occurrences(&positions(fen, &format!("e2e4 {round} {round}"))), 3);
}
