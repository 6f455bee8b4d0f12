//! 5.1.1, 5.2.1, 9.6, A.5.4 — when a game is over by itself.
#![allow(clippy::unwrap_used)]

use ansage::laws::{
    Fivefold, GameResult, Termination, automatic_end, consecutive, illegal_still, is_possible,
    moves_without_progress,
};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move, Position, Square};

fn stands(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

/// The position after this has been done on the board, whether or not it is legal.
fn after(position: &Chess, from: Square, to: Square) -> Chess {
    let role = position.board().role_at(from).unwrap();
    let capture = position.board().role_at(to);
    let mut position = position.clone();
    position.play_unchecked(Move::Normal { role, from, capture, to, promotion: None });
    position
}

/// All positions of a game, the initial one first.
fn positions(moves: &str) -> Vec<Chess> {
    let mut positions = vec![Chess::default()];
    for played in moves.split_whitespace() {
        let before = positions.last().unwrap();
        let played = played.parse::<UciMove>().unwrap().to_move(before).unwrap();
        positions.push(before.clone().play(played).unwrap());
    }
    positions
}

fn end(fen: &str) -> Option<(Termination, GameResult)> {
    automatic_end(&[stands(fen)], Fivefold::Any)
}

#[test]
fn article_5_1_1_checkmate_is_won_by_who_gave_it() {
    let mate = (Termination::Checkmate, GameResult::Won(Color::Black));
    assert_eq!(automatic_end(&positions("f2f3 e7e5 g2g4 d8h4"), Fivefold::Any), Some(mate));
    assert_eq!(end("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").unwrap().1, GameResult::Won(Color::White));
}

#[test]
fn article_5_2_1_stalemate_is_drawn_and_check_is_none() {
    assert_eq!(end("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some((Termination::Stalemate, GameResult::Drawn)));
    assert_eq!(end("7k/6R1/8/6K1/8/8/8/8 b - - 0 1"), None);
    assert_eq!(automatic_end(&[], Fivefold::Any), None);
}

#[test]
fn article_9_6_2_seventy_five_moves_of_each_player_without_progress() {
    let after = |plies| format!("4k3/8/8/8/8/8/8/R3K3 w - - {plies} 120");
    assert_eq!(end(&after(149)), None);
    let drawn = (Termination::SeventyFiveMoves, GameResult::Drawn);
    assert_eq!(end(&after(150)), Some(drawn));
    assert_eq!(moves_without_progress(&stands(&after(99))), 49);
    assert_eq!(moves_without_progress(&stands(&after(100))), 50);
    // 9.6.2 — checkmate takes precedence.
    assert_eq!(end("R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 120").unwrap().0, Termination::Checkmate);
}

#[test]
fn article_9_6_1_five_times_at_any_time_and_in_2014_one_after_the_other() {
    let dance = "g1f3 g8f6 f3g1 f6g8 ";
    let drawn = Some((Termination::FivefoldRepetition, GameResult::Drawn));
    for (moves, any, in_turn) in [
        (dance.repeat(3), None, None),
        (dance.repeat(4), drawn, drawn),
        // The same position a fifth time, with other moves between.
        (dance.repeat(3) + "b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8", drawn, None),
    ] {
        let game = positions(&moves);
        assert_eq!(automatic_end(&game, Fivefold::Any), any, "{moves}");
        assert_eq!(automatic_end(&game, Fivefold::Consecutive), in_turn, "{moves}");
    }
    assert_eq!(consecutive(&positions(&dance.repeat(3))), 4);
    assert_eq!(consecutive(&positions("e2e4 e7e5")), 1);
    assert_eq!(consecutive(&[]), 0);
}

#[test]
fn article_a_5_4_both_kings_in_check_or_a_pawn_on_its_last_rank_and_the_next_move_leaves_it_so() {
    // The rook leaves its king in check and gives check itself.
    let pinned = stands("3rk3/8/8/8/8/8/3R4/3K4 w - - 0 1");
    let both_in_check = after(&pinned, Square::D2, Square::E2);
    let still = after(&both_in_check, Square::D8, Square::C8);
    let put_right = after(&both_in_check, Square::E8, Square::F8);
    let pawn = after(&stands("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), Square::A7, Square::A8);
    let pawn_still = after(&pawn, Square::E8, Square::E7);
    let one_in_check = after(&stands("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), Square::A1, Square::A8);
    let left_in_check = after(&one_in_check, Square::E8, Square::D8);
    let drawn = Some((Termination::IllegalPosition, GameResult::Drawn));
    assert_eq!(illegal_still(&[both_in_check.clone(), still]), drawn);
    assert_eq!(illegal_still(&[pawn.clone(), pawn_still]), drawn);
    assert_eq!(illegal_still(&[both_in_check, put_right]), None);
    // What only one player overlooked was not for everybody to see.
    assert_eq!(illegal_still(&[one_in_check, left_in_check]), None);
    assert_eq!(illegal_still(&[pawn]), None);
}

#[test]
fn a_position_can_stand_where_nobody_has_left_his_king_in_check_and_no_pawn_is_where_none_can_be() {
    for fen in ["4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"] {
        assert!(is_possible(&stands(fen)), "{fen}");
    }
    let pinned = stands("3rk3/8/8/8/8/8/3R4/3K4 w - - 0 1");
    assert!(is_possible(&after(&pinned, Square::D2, Square::D3)));
    assert!(!is_possible(&after(&pinned, Square::D2, Square::E2)));
    let pawn = stands("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!is_possible(&after(&pawn, Square::A7, Square::A8)));
    // The king himself has been taken.
    let king = stands("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    let left = after(&king, Square::E8, Square::E7);
    assert!(!is_possible(&after(&left, Square::E2, Square::E7)));
}

#[test]
fn only_what_the_position_brings_is_nobody_s_to_withdraw() {
    use Termination::{Agreement, Arbiter, Checkmate, DeadPosition, FivefoldRepetition, IllegalMoves};
    use Termination::{IllegalPosition, Resignation, SeventyFiveMoves, Stalemate, ThreefoldClaim, Time};
    for end in [Checkmate, Stalemate, DeadPosition, FivefoldRepetition, SeventyFiveMoves, IllegalPosition] {
        assert!(end.is_of_the_position(), "{end:?}");
    }
    for end in [Resignation, Agreement, Time, IllegalMoves, ThreefoldClaim, Arbiter] {
        assert!(!end.is_of_the_position(), "{end:?}");
    }
}
