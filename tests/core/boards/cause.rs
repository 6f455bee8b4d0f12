//! Why a board is wrong: mistakes of every kind, made in whole games, are explained by what really happened.
#![allow(clippy::unwrap_used, clippy::panic, clippy::cast_precision_loss)]

use crate::support::games;
use crate::support::games::{Dice, built_in, history, history_from, made_up, made_up_from};
use crate::support::slips::{Wood, board, do_wrong, execute, likely, relayed, slip, wood};
use crate::support::verdicts::{Tally, Verdict, verdict};
use ansage::boards::{
    CLOSE, COSTS, Cause, Check, CheckStep, DEAR, History, Mistake, MistakeKind, MistakeTime, explain,
    is_close,
};
use shakmaty::{Board, CastlingMode, Chess, Color, Role, Setup, Square};

/// The history of these moves in SAN.
fn played(words: &str) -> History {
    history(&games::read(words))
}

/// The board after the whole history with these mistakes; nobody notices anything.
fn wrong(history: &History, mistakes: &[(usize, MistakeKind)]) -> Board {
    let mut wood: Wood = wood(history.after(0));
    for (ply, announced) in history.moves().iter().enumerate() {
        match mistakes.iter().find(|(wrong, _)| *wrong == ply) {
            Some((_, what)) => do_wrong(&mut wood, announced, *what),
            None => drop(execute(&mut wood, announced)),
        }
    }
    board(&wood)
}

#[track_caller]
fn best(history: &History, wrong: &Board) -> Cause {
    explain(history, wrong).first().unwrap_or_else(|| panic!("nothing explains {wrong}")).clone()
}

#[track_caller]
fn check(words: &str, ply: usize, what: MistakeKind) {
    let history = played(words);
    let cause = best(&history, &wrong(&history, &[(ply, what)]));
    assert_eq!(cause.mistakes, [Mistake { when: MistakeTime::Ply(ply), what }]);
}

const ITALIAN: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O";
const PASSED: &str = "e4 a6 e5 d5 exd6";
const PROMOTED: &str = "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=N";

#[test]
fn article_d_2_9_each_mistake_is_explained_by_what_happened() {
    check(ITALIAN, 2, MistakeKind::WrongSquare { to: Square::F4, captured: false });
    check(ITALIAN, 5, MistakeKind::WrongSquare { to: Square::B4, captured: false });
    check("e4 e5 Nf3 Nc6 Bc4", 2, MistakeKind::WrongSquare { to: Square::F6, captured: false });
    check("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3", 7, MistakeKind::NotExecuted);
    check(ITALIAN, 6, MistakeKind::RookLeft);
    check(ITALIAN, 6, MistakeKind::KingLeft);
    check(ITALIAN, 9, MistakeKind::RookTo(Square::E8));
    check("e4 d5 exd5 Qxd5", 3, MistakeKind::CapturedStays);
    check("e4 d5 exd5 Qxd5", 3, MistakeKind::OnlyCaptured);
    check(PASSED, 4, MistakeKind::CapturedStays);
    check(PROMOTED, 8, MistakeKind::PromotedTo(Role::Queen));
    check(PROMOTED, 8, MistakeKind::PromotedTo(Role::Pawn));
    check("Nf3 d5 d4 Nf6 Nbd2", 4, MistakeKind::WrongPiece { from: Square::F3 });
    check("d4 d5 Bf4", 2, MistakeKind::WrongSquare { to: Square::F5, captured: false });
    check("d3 d5 d4 Nf6 h3 e6", 5, MistakeKind::OwnPiece);
    check("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O", 8, MistakeKind::RookLeft);
}

#[test]
fn a_piece_that_went_the_same_way_twice() {
    // From c1 by e3 to g5. One square further would be told as the wrong square it is.
    check("d4 d5 Be3 h6", 2, MistakeKind::ExecutedTwice { to: Square::G5 });
}

/// The second knight follows the first: that, or it fell off the board.
#[test]
fn another_piece_that_followed_is_told_beside_one_that_was_knocked_off() {
    let history = played("Nf3 d5 d4 Nf6 Nbd2");
    let board = wrong(&history, &[(4, MistakeKind::Followed { from: Square::F3 })]);
    let causes = explain(&history, &board);
    assert!(is_close(&causes));
    let told: Vec<MistakeKind> = causes[..2].iter().map(|cause| cause.mistakes[0].what).collect();
    let knocked = MistakeKind::KnockedOver { from: Square::F3, to: None };
    assert_eq!(told, [knocked, MistakeKind::Followed { from: Square::F3 }]);
}

#[test]
fn a_piece_that_was_knocked_over_has_no_ply_but_a_stretch_of_time() {
    let history = played("e4 e5 Nf3 Nc6 Bc4 h6");
    let mut board = history.now().clone();
    board.discard_piece_at(Square::C6);
    let cause = best(&history, &board);
    let when = MistakeTime::Between { after: 4, before: 6 };
    assert_eq!(
        cause.mistakes,
        [Mistake { when, what: MistakeKind::KnockedOver { from: Square::C6, to: None } }]
    );

    let mut board = history.now().clone();
    board.discard_piece_at(Square::B2);
    board.set_piece_at(Square::B3, Color::White.pawn());
    let cause = best(&history, &board);
    let what = MistakeKind::KnockedOver { from: Square::B2, to: Some(Square::B3) };
    assert_eq!(cause.mistakes, [Mistake { when: MistakeTime::Between { after: 0, before: 6 }, what }]);
}

#[test]
fn article_7_2_1_two_pieces_were_exchanged_at_the_set_up() {
    let history = played("e4 e5 Nf3");
    let mut board = history.now().clone();
    board.set_piece_at(Square::D8, Color::Black.king());
    board.set_piece_at(Square::E8, Color::Black.queen());
    let what = MistakeKind::Exchanged(Square::D8, Square::E8);
    assert_eq!(best(&history, &board).mistakes, [Mistake { when: MistakeTime::SetUp, what }]);
}

#[test]
fn a_mistake_can_become_another_one_by_what_follows() {
    // The pawn was put on e3 and taken there by nobody: the knight of e5 went where it was announced.
    let history = played("e4 Nf6 d4 Nxe4");
    let board = wrong(&history, &[(0, MistakeKind::WrongSquare { to: Square::E3, captured: false })]);
    let cause = best(&history, &board);
    let what = MistakeKind::WrongSquare { to: Square::E3, captured: false };
    assert_eq!(cause.mistakes, [Mistake { when: MistakeTime::Ply(0), what }]);
}

#[test]
fn two_mistakes_explain_what_no_single_one_does() {
    let history = played("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
    let first = MistakeKind::WrongSquare { to: Square::B4, captured: false };
    let board = wrong(&history, &[(5, first), (6, MistakeKind::RookLeft)]);
    let cause = best(&history, &board);
    let both = [
        Mistake { when: MistakeTime::Ply(5), what: first },
        Mistake { when: MistakeTime::Ply(6), what: MistakeKind::RookLeft },
    ];
    assert_eq!(cause.mistakes, both);
    assert!(cause.cost > DEAR);
}

#[test]
fn where_nothing_explains_a_board_nothing_is_told() {
    let history = played("e4 e5 Nf3");
    assert_eq!(explain(&history, history.now()), []);
    assert_eq!(explain(&history, &Board::empty()), []);
    // A second queen came from nowhere.
    let mut board = history.now().clone();
    board.set_piece_at(Square::D4, Color::White.queen());
    assert_eq!(explain(&history, &board), []);
}

/// A knight on the square beside the right one was put there by the move, if that was just now. The longer ago it is,
/// the likelier it was knocked there since.
#[test]
fn the_second_best_is_told_when_it_is_close() {
    let beside = |history: &History| {
        let mut board = history.now().clone();
        board.discard_piece_at(Square::F3);
        board.set_piece_at(Square::G4, Color::White.knight());
        explain(history, &board)
    };
    let soon = beside(&played("e4 e5 Nf3 Nc6"));
    let what = MistakeKind::WrongSquare { to: Square::G4, captured: false };
    assert_eq!(soon[0].mistakes, [Mistake { when: MistakeTime::Ply(2), what }]);
    assert!(!is_close(&soon), "{soon:?}");

    let words = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 b4 Bb6 a4 a6 O-O O-O h3 h6 Re1 Re8 Nbd2 Be6 Bxe6 Rxe6 Qc2 Qd7 Nf1 Rae8 \
                 Ng3 Ne7 Bb2 Ng6 Rad1 c6";
    let late = beside(&played(words));
    assert!(is_close(&late), "{late:?}");
    let knocked = MistakeKind::KnockedOver { from: Square::F3, to: Some(Square::G4) };
    let told: Vec<MistakeKind> = late[..2].iter().map(|cause| cause.mistakes[0].what).collect();
    assert!(told.contains(&what) && told.contains(&knocked), "{told:?}");
    assert!(late[1].cost - late[0].cost <= CLOSE);
}

/// The games that the simulations below are played with.
fn histories() -> Vec<History> {
    let made_up = (0..20).map(|seed| made_up(seed, 160));
    built_in().into_iter().chain(made_up).map(|moves| history(&moves)).collect()
}

#[test]
fn nineteen_of_twenty_mistakes_are_explained_by_what_happened_or_by_what_comes_to_the_same() {
    const SEED: u64 = 21;
    let mut dice = Dice::new(SEED);
    let mut tally = Tally::default();
    for history in histories().iter().cycle().take(1_000) {
        let Some(slip) = slip(history, &mut dice) else { continue };
        let seen = history.until(slip.seen_after);
        let causes = explain(&seen, &board(&slip.wood));
        for cause in &causes {
            assert_eq!(cause.board(&seen, seen.plies()), Some(board(&slip.wood)), "seed {SEED}: {cause:?}");
        }
        tally.count(slip.mistake.what, verdict(&seen, &slip, &causes));
    }
    println!("seed {SEED}\n{tally}");
    assert!(tally.share(Verdict::Exact) >= 0.85, "seed {SEED}\n{tally}");
    assert!(tally.share(Verdict::SameBoard) >= 0.95, "seed {SEED}\n{tally}");
    assert_eq!(
        tally.many(Verdict::Nothing),
        0,
        "seed {SEED}: a single mistake always has an explanation\n{tally}"
    );
}

/// Two boards, and hands that make a mistake in every second game on one of them. The boards are compared whenever
/// both have been moved on; what is wrong is found the first time that it is.
#[test]
fn article_d_2_9_every_mistake_is_detected_at_the_first_sync_point() {
    const SEED: u64 = 22;
    let mut dice = Dice::new(SEED);
    let (mut made, mut detected) = (0, 0);
    for history in histories().iter().cycle().take(600) {
        let ply = dice.below(history.plies());
        let Some(mistake) = likely(history, ply, &mut dice) else { continue };
        let Some(differ) = relayed(history, mistake, ply, Color::from_white(dice.percent(50))) else {
            continue;
        };
        made += 1;
        detected += usize::from(differ);
    }
    println!("seed {SEED}: {made} mistakes");
    assert!(made > 300);
    assert_eq!(made, detected, "seed {SEED}");
}

/// II.3: king and rook may land on each other's squares, or stay where they are. Whatever is told leaves the board that
/// is there, and a check can begin.
#[test]
fn article_ii_3_boards_of_chess960_are_explained_too() {
    const SEED: u64 = 23;
    let mut dice = Dice::new(SEED);
    let (mut castled, mut explained) = (0, 0);
    for number in (0..960).step_by(24) {
        let board = Board::chess960(number);
        let castling_rights = board.rooks();
        let setup = Setup { board, castling_rights, ..Setup::initial() };
        let position: Chess = setup.position(CastlingMode::Chess960).unwrap();
        let moves = made_up_from(position.clone(), SEED + u64::from(number), 80);
        let history = history_from(position, &moves);
        for (ply, announced) in history.moves().iter().enumerate() {
            if announced.rook.is_none() && !dice.percent(10) {
                continue;
            }
            castled += usize::from(announced.rook.is_some());
            let seen = history.until(ply + 1);
            // One of the squares that were just touched is not as it should be.
            let mut wrong = seen.now().clone();
            let square = dice.pick(&announced.squares()).unwrap();
            match history.after(ply).piece_at(square) {
                Some(piece) if wrong.piece_at(square) != Some(piece) => wrong.set_piece_at(square, piece),
                _ => wrong.discard_piece_at(square),
            }
            let causes = explain(&seen, &wrong);
            for cause in &causes {
                assert_eq!(
                    cause.board(&seen, seen.plies()).as_ref(),
                    Some(&wrong),
                    "{number}, {ply}: {cause:?}"
                );
            }
            explained += usize::from(!causes.is_empty());
            assert!(matches!(Check::new(seen).next(), CheckStep::Ask(_)));
        }
    }
    println!("seed {SEED}: castled {castled} times, {explained} boards explained");
    assert!(castled > 20 && explained > 100);
}

/// `docs/boards.md` has every cost, in the order of the table in the code.
#[test]
fn the_table_of_costs_in_the_docs_is_the_one_in_the_code() {
    let page = include_str!("../../../docs/boards.md");
    let rows: Vec<(String, u16)> = page
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let [name, cost, _] = cells[..] else { return None };
            Some((name.to_owned(), cost.parse().ok()?))
        })
        .collect();
    let code: Vec<(String, u16)> = COSTS.iter().map(|(name, cost)| ((*name).to_owned(), *cost)).collect();
    assert_eq!(rows, code);
    assert!(page.contains(&format!("at most {CLOSE} dearer")), "when the second-best is close");
    assert!(page.contains(&format!("more than {DEAR}")), "when pairs are tried");
}
