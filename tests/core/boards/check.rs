//! The guided check finds what is wrong on a board that only fingers see, in few questions.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use crate::support::fingers::{checked, checked_by};
use crate::support::games::{Dice, built_in, history, made_up};
use crate::support::slips;
use crate::support::slips::{follow, likely};
use ansage::boards::{
    Check, CheckStep, History, MOST_QUESTIONS, NoAnswer, TouchAnswer, TouchQuestion, UNTIL_FELT, differences,
};
use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

fn histories() -> Vec<History> {
    let made_up = (0..6).map(|seed| made_up(seed, 120));
    built_in().into_iter().chain(made_up).map(|moves| history(&moves)).collect()
}

/// One mistake in every second ply of every game, each looked at soon or late.
#[test]
fn a_wrong_square_is_felt_in_seven_questions_in_the_mean_and_twelve_at_worst() {
    const SEED: u64 = 11;
    let mut dice = Dice::new(SEED);
    let mut questions = Vec::new();
    for history in histories() {
        for ply in (0..history.plies()).step_by(2) {
            let Some(mistake) = likely(&history, ply, &mut dice) else { continue };
            let until = ply + 1 + [0, 1, 4, 20][dice.below(4)];
            let Some(slip) = follow(&history, mistake, ply, until, &mut dice) else { continue };
            let (seen, board) = (history.until(slip.seen_after), slips::board(&slip.wood));
            let checked = checked(&seen, &board, false);
            let felt = checked.until_one.unwrap();
            assert_eq!(checked.end, CheckStep::Found, "seed {SEED}: {mistake:?} after {}", slip.seen_after);
            assert_eq!(checked.found, differences(&board, seen.now()));
            questions.push(felt);
        }
    }
    let mean = questions.iter().sum::<usize>() as f64 / questions.len() as f64;
    println!("seed {SEED}: {} boards, {mean:.2} questions in the mean", questions.len());
    assert!(questions.len() > 300);
    assert!(questions.iter().all(|questions| *questions <= 12), "seed {SEED}: {questions:?}");
    assert!(mean <= 7.0, "seed {SEED}: {mean}");
}

/// Whatever is wrong: any number of squares, likely or not.
#[test]
fn any_difference_is_found_in_the_end() {
    const SEED: u64 = 12;
    let mut dice = Dice::new(SEED);
    let kinds: Vec<Option<Piece>> = Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| Some(Piece { color, role })))
        .chain([None])
        .collect();
    for (at, history) in histories().iter().enumerate() {
        for many in [1, 2, 3, 5, 10, 40] {
            let seen = history.until(dice.below(history.plies() + 1));
            let mut board = seen.now().clone();
            for _ in 0..many {
                let square = Square::ALL[dice.below(64)];
                match dice.pick(&kinds).unwrap() {
                    Some(piece) => board.set_piece_at(square, piece),
                    None => board.discard_piece_at(square),
                }
            }
            let checked = checked(&seen, &board, true);
            assert_eq!(checked.end, CheckStep::Certain, "seed {SEED}, game {at}, {many} squares");
            assert_eq!(checked.found, differences(&board, seen.now()), "seed {SEED}, game {at}");
            assert!(checked.questions <= MOST_QUESTIONS);
            if let Some(felt) = checked.until_one {
                assert!(felt <= UNTIL_FELT, "seed {SEED}, game {at}, {many} squares: {felt}");
            }
        }
    }
}

#[test]
fn a_board_that_is_right_is_certain_when_every_rank_was_read() {
    for history in histories() {
        let seen = history.until(40);
        let checked = checked(&seen, seen.now(), true);
        assert_eq!(checked.end, CheckStep::Certain);
        assert_eq!(checked.found, []);
        assert!(checked.questions <= UNTIL_FELT, "{}", checked.questions);
    }
}

/// No answers make it ask for ever, and what it says is certain agrees with every answer it got.
#[test]
fn wrong_answers_end_in_a_new_start_or_in_a_board_that_fits_them() {
    const SEED: u64 = 13;
    let mut dice = Dice::new(SEED);
    let history = history(&built_in()[2]).until(50);
    let (mut again, begun) = (0, Check::new(history.clone()));
    for round in 0..300 {
        let mut given = Vec::new();
        let often = [1, 10, 50, 100][round % 4];
        let checked = checked_by(begun.clone(), true, |question| {
            let right = question.answer(history.now(), history.now());
            let answer = if dice.percent(often) { any(question, &mut dice) } else { right };
            given.push((question, answer));
            answer
        });
        assert!(checked.questions <= MOST_QUESTIONS, "seed {SEED}");
        match checked.end {
            CheckStep::StartAgain => again += 1,
            CheckStep::Certain => {
                let mut board = history.now().clone();
                for wrong in &checked.found {
                    match wrong.first {
                        Some(piece) => board.set_piece_at(wrong.square, piece),
                        None => board.discard_piece_at(wrong.square),
                    }
                }
                for (question, answer) in given {
                    assert_eq!(question.answer(&board, history.now()), answer, "seed {SEED}: {question:?}");
                }
            }
            other => panic!("seed {SEED}: {other:?}"),
        }
    }
    assert!(again > 100, "seed {SEED}: {again}");
}

fn any(question: TouchQuestion, dice: &mut Dice) -> TouchAnswer {
    match question {
        TouchQuestion::Count { region, .. } => {
            TouchAnswer::Number(u8::try_from(dice.below(region.squares().count() + 1)).unwrap())
        }
        TouchQuestion::Occupied(_) => TouchAnswer::Yes(dice.percent(50)),
        TouchQuestion::Reads(_) => {
            let squares: Vec<Square> = question.squares().into_iter().collect();
            TouchAnswer::Wrong(dice.pick(&squares).filter(|_| dice.percent(50)))
        }
        TouchQuestion::Which(_) => {
            let role = dice.pick(&Role::ALL).unwrap();
            let piece = Piece { color: Color::from_white(dice.percent(50)), role };
            TouchAnswer::Piece(dice.percent(50).then_some(piece))
        }
    }
}

#[test]
fn what_is_no_answer_changes_nothing() {
    let mut check = Check::new(History::new(Board::new()));
    let before = check.next();
    assert!(matches!(before, CheckStep::Ask(_)));
    assert_eq!(check.answer(TouchAnswer::Number(200)), Err(NoAnswer));
    assert_eq!(check.next(), before);
    assert_eq!(check.asked(), []);
    check.go_on();
    assert_eq!(check.next(), before, "there is nothing to go on from yet");
}

/// A check before the first move finds what was set up wrongly.
#[test]
fn article_7_2_1_a_wrong_set_up_is_found() {
    let history = History::new(Board::new());
    let mut board = Board::new();
    board.set_piece_at(Square::D1, Color::White.king());
    board.set_piece_at(Square::E1, Color::White.queen());
    let checked = checked(&history, &board, false);
    assert_eq!(checked.end, CheckStep::Found);
    assert_eq!(checked.found, differences(&board, history.now()));
    assert!(checked.until_one.unwrap() <= 7);
}

/// A board turned round, on which everything stands on other squares, is told as it is.
#[test]
fn article_7_2_2_a_board_that_stands_the_other_way_round() {
    let history = history(&built_in()[0]).until(12);
    let mut board = history.now().clone();
    board.rotate_180();
    let checked = checked(&history, &board, true);
    assert_eq!(checked.end, CheckStep::Certain);
    assert_eq!(checked.found, differences(&board, history.now()));
    let occupied: Bitboard = board.occupied();
    assert_eq!(occupied.count(), history.now().occupied().count());
}
