//! D.2.9 — the steps by which a board is set right.
#![allow(clippy::unwrap_used)]

use ansage::boards::{CorrectionStep, steps, turned};
use shakmaty::Board;

fn board(fen: &str) -> Board {
    fen.parse().unwrap()
}

#[track_caller]
fn check(wrong: &str, right: &str, expected: usize) -> Vec<CorrectionStep> {
    let (mut now, right) = (board(wrong), board(right));
    let steps = steps(&now, &right);
    for step in &steps {
        if let CorrectionStep::Move { to, .. } | CorrectionStep::Put { to, .. } = step {
            assert!(now.piece_at(*to).is_none(), "{step:?} lands on a piece");
        }
        step.apply(&mut now);
    }
    assert_eq!(now, right);
    assert_eq!(steps.len(), expected, "{steps:?}");
    steps
}

#[test]
fn article_d_2_9_one_pawn_on_the_wrong_square_is_one_step() {
    check("8/8/4p3/8/8/8/8/8", "8/8/8/4p3/8/8/8/8", 1);
}

#[test]
fn a_piece_in_the_way_goes_first() {
    check("8/8/8/4N3/8/5p2/8/8", "8/8/8/4p3/8/8/8/8", 2);
}

#[test]
fn two_pieces_that_changed_places_take_three_steps() {
    check("8/8/8/4N3/8/5p2/8/8", "8/8/8/4p3/8/5N2/8/8", 3);
}

#[test]
fn article_7_2_2_a_turned_board_is_turned_back_and_then_set_right() {
    let right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let wrong = turned(&board(right)).to_string();
    assert_eq!(check(&wrong, right, 1), [CorrectionStep::Turn]);
    let a_pawn_missing = turned(&board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR")).to_string();
    assert_eq!(check(&a_pawn_missing, right, 2).first(), Some(&CorrectionStep::Turn));
    // Two kings that stand as if turned are two pieces on wrong squares.
    assert!(!check("3K4/8/8/8/8/8/8/4k3", "3k4/8/8/8/8/8/8/4K3", 3).contains(&CorrectionStep::Turn));
}

#[test]
fn a_missing_and_a_spare_piece() {
    check("8/8/8/4Q3/8/8/8/8", "8/8/8/8/8/5N2/8/8", 2);
}
