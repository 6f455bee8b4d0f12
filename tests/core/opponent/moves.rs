//! The partner against positions with an answer, against chance, and against itself.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Move, Position, Role};

use ansage::laws::StartArray;
use ansage::opponent::{Level, SearchLimits, best_move};

static NO_STOP: AtomicBool = AtomicBool::new(false);

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn limits(level: u8, seed: u64) -> SearchLimits {
    SearchLimits { level: Level::new(level).unwrap(), time: None, seed }
}

/// A move without a clock or a past.
fn answer(position: &Chess, level: u8, seed: u64) -> Move {
    best_move(position, &[], &limits(level, seed), &NO_STOP).unwrap()
}

fn san(position: &Chess, m: Move) -> String {
    SanPlus::from_move(position.clone(), m).to_string()
}

/// Dice for positions: a plain xorshift, so that a printed seed brings the failure back.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).unwrap()
    }
}

/// What `color` has more than the other, in pawns.
fn lead(position: &Chess, color: Color) -> i32 {
    let side = |color| {
        let count = position.board().material_side(color);
        Role::ALL
            .into_iter()
            .zip([1, 3, 3, 5, 9, 0])
            .map(|(role, pawns)| i32::from(count[role]) * pawns)
            .sum::<i32>()
    };
    side(color) - side(!color)
}

#[test]
fn a_mate_in_one_is_played_at_every_level() {
    for (fen, mate) in [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "Qxf7#"),
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4#"),
        ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "Nf7#"),
    ] {
        let position = position(fen);
        for level in 1..=6 {
            for seed in 0..4 {
                let played = san(&position, answer(&position, level, seed));
                assert_eq!(played, mate, "level {level}, seed {seed}, {fen}");
            }
        }
    }
}

#[test]
fn a_mate_in_two_is_found_from_level_seven_on() {
    for (fen, key) in [
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", None),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", Some("Ra6")),
        ("6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1", Some("Rg1+")),
        ("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", None),
    ] {
        let start = position(fen);
        for level in 7..=8 {
            let first = answer(&start, level, 7);
            if let Some(key) = key {
                assert!(san(&start, first).starts_with(key), "level {level}, {fen}: {}", san(&start, first));
            }
            let after = start.clone().play(first).unwrap();
            for reply in after.legal_moves() {
                let before = after.clone().play(reply).unwrap();
                let mated = before.clone().play(answer(&before, level, 7)).unwrap().is_checkmate();
                assert!(mated, "level {level}, {fen}: after {} {}", san(&start, first), san(&after, reply));
            }
        }
    }
}

#[test]
fn a_hanging_queen_is_taken_and_an_attacked_one_is_saved() {
    let hanging = position("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let attacked = position("rnbqkbnr/ppp1pppp/8/3p4/4Q3/8/PPPP1PPP/RNB1KBNR w KQkq - 0 4");
    for seed in 0..10 {
        for level in 6..=7 {
            assert_eq!(san(&hanging, answer(&hanging, level, seed)), "Nxh4", "level {level}, seed {seed}");
            let saved = attacked.clone().play(answer(&attacked, level, seed)).unwrap();
            let replies = saved.legal_moves();
            let lost = replies.iter().any(|m| m.capture() == Some(Role::Queen));
            assert!(!lost, "level {level}, seed {seed}: {saved:?}");
        }
    }
}

#[test]
fn level_one_blunders_and_level_six_does_not() {
    // The bishop on g5 is attacked by a pawn; and the pawn on a7 is covered.
    let position = position("rnbqkb1r/pppppp2/5n1p/6p1/3P3B/8/PPP1PPPP/RN1QKBNR w KQkq - 0 4");
    let blunders = |level| {
        let loses = |seed| {
            let after = position.clone().play(answer(&position, level, seed)).unwrap();
            let takes = after.legal_moves();
            takes.iter().any(|m| m.capture().is_some_and(|role| role != Role::Pawn) && m.role() == Role::Pawn)
        };
        (0..40).filter(|seed| loses(*seed)).count()
    };
    let (low, high) = (blunders(1), blunders(6));
    assert!((5..=22).contains(&low), "{low} of 40 at level 1");
    assert_eq!(high, 0, "at level 6");
}

#[test]
fn a_won_game_is_not_stalemated() {
    for fen in [
        "7k/8/5K2/8/8/8/2Q5/8 w - - 0 1",
        "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1",
        "5k2/5P2/4K3/8/8/8/8/6R1 w - - 0 1",
    ] {
        let position = position(fen);
        let stalemates = |m| position.clone().play(m).unwrap().is_stalemate();
        assert!(position.legal_moves().into_iter().any(stalemates), "{fen} has no trap");
        for level in 1..=4 {
            for seed in 0..5 {
                let m = answer(&position, level, seed);
                assert!(!stalemates(m), "level {level}, seed {seed}, {fen}: {}", san(&position, m));
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let middle = position("r2q1rk1/1b2bppp/p1n1pn2/1p1p4/3P4/1BNQPN2/PP3PPP/R1B2RK1 w - - 0 12");
    for (level, seed) in [(1, 5), (3, 5), (6, 5), (6, 6), (7, 5)] {
        assert_eq!(answer(&middle, level, seed), answer(&middle, level, seed), "level {level}, seed {seed}");
    }
    let begin = Chess::default();
    for level in 1..=3 {
        let first = answer(&begin, level, 0);
        let differs = (1..20).any(|seed| answer(&begin, level, seed) != first);
        assert!(differs, "level {level} always begins with {}", san(&begin, first));
    }
}

#[test]
fn repetition_is_avoided_when_winning_and_sought_when_losing() {
    let ahead = position("7k/8/8/8/8/8/1R6/K5R1 w - - 10 40");
    let plain = answer(&ahead, 7, 3);
    let repeated = ahead.clone().play(plain).unwrap();
    let other = best_move(&ahead, std::slice::from_ref(&repeated), &limits(7, 3), &NO_STOP);
    assert_ne!(other, Some(plain));

    let behind = position("7k/8/8/8/8/8/1r6/6K1 w - - 10 40");
    for m in behind.legal_moves() {
        let known = behind.clone().play(m).unwrap();
        let chosen = best_move(&behind, &[known], &limits(7, 3), &NO_STOP);
        assert_eq!(chosen, Some(m), "a draw is there for the taking");
    }
}

#[test]
fn a_legal_move_always() {
    for seed in 1..=60 {
        let mut dice = Dice(seed * 0x9e37_79b9);
        let mut position = Chess::default();
        let mut earlier = Vec::new();
        for _ in 0..dice.below(120) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            earlier.push(position.clone());
            position.play_unchecked(moves[dice.below(moves.len())]);
        }
        let level = u8::try_from(seed % 8 + 1).unwrap();
        let mut limits = limits(level, seed);
        for time in [Duration::ZERO, Duration::from_micros(300), Duration::from_millis(4)] {
            limits.time = Some(time);
            let begun = Instant::now();
            let m = best_move(&position, &earlier, &limits, &NO_STOP);
            let took = begun.elapsed();
            let legal = m.map_or(position.legal_moves().is_empty(), |m| position.is_legal(m));
            assert!(legal, "seed {seed}, level {level}, {time:?}: {m:?}");
            assert!(took < time + Duration::from_millis(500), "seed {seed}, level {level}: {took:?}");
        }
    }
}

#[test]
fn strange_boards_are_no_trouble() {
    for fen in [
        "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        "8/8/8/8/8/8/7Q/K1k5 w - - 99 150",
        "8/8/8/8/8/8/7Q/K1k5 w - - 4000 9000",
        "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
        "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
        "8/PPPPPPPP/8/k7/7K/8/pppppppp/8 b - - 0 1",
    ] {
        let setup = fen.parse::<Fen>().unwrap().into_setup();
        let position = Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check);
        let position = position.unwrap();
        for level in Level::all() {
            let limits = SearchLimits { level, time: Some(Duration::from_millis(60)), seed: 1 };
            let m = best_move(&position, &[], &limits, &NO_STOP).unwrap();
            assert!(position.is_legal(m), "level {level}, {fen}: {m:?}");
        }
    }
}

#[test]
fn none_when_the_game_is_over_or_nobody_asks() {
    for fen in ["R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"] {
        assert_eq!(best_move(&position(fen), &[], &limits(3, 1), &NO_STOP), None, "{fen}");
    }
    assert_eq!(best_move(&Chess::default(), &[], &limits(8, 1), &AtomicBool::new(true)), None);
}

#[test]
fn article_ii_chess960_is_played_to_the_rules_from_every_kind_of_start() {
    let mut castled = 0;
    for number in (0..960).step_by(80) {
        let array = StartArray::numbered(number).unwrap();
        let mode = CastlingMode::Chess960;
        let mut position: Chess = array.fen().parse::<Fen>().unwrap().into_position(mode).unwrap();
        let mut earlier = Vec::new();
        for _ in 0..40 {
            let Some(m) = best_move(&position, &earlier, &limits(2, u64::from(number)), &NO_STOP) else {
                break;
            };
            assert!(position.is_legal(m), "{array}: {m:?}");
            castled += usize::from(m.is_castle());
            earlier.push(position.clone());
            position.play_unchecked(m);
        }
        assert!(earlier.len() > 10, "{array}: {} plies", earlier.len());
    }
    assert!(castled > 5, "{castled} castlings");
}

#[test]
fn article_ii_3_2_castling_that_mates_is_found_in_chess960() {
    // Only castling mates: the rook comes to d1 on the open file.
    let mode = CastlingMode::Chess960;
    let fen = "2rkr3/2p1p3/8/8/8/8/8/RK6 w A - 0 1";
    let mates: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
    let m = best_move(&mates, &[], &limits(8, 1), &NO_STOP).unwrap();
    assert!(m.is_castle(), "{m:?}");
}

/// Plays on with `level` against a defender of level 6; how many plies to mate, if it comes to one.
fn plies_to_mate(fen: &str, level: u8, seed: u64) -> Option<usize> {
    let mut position = position(fen);
    let winner = position.turn();
    let mut earlier = Vec::new();
    for ply in 0..100 {
        if position.is_checkmate() {
            return (position.turn() != winner).then_some(ply);
        }
        let level = if position.turn() == winner { level } else { 6 };
        let m = best_move(&position, &earlier, &limits(level, seed), &NO_STOP)?;
        earlier.push(position.clone());
        position.play_unchecked(m);
    }
    None
}

#[test]
fn the_elementary_mates_are_won_from_level_seven_on() {
    for (fen, level) in [
        ("8/8/8/4k3/8/8/8/3QK3 w - - 0 1", 7),
        ("8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 7),
        ("8/8/8/8/3K4/8/8/r3k3 b - - 0 1", 8),
    ] {
        let plies = plies_to_mate(fen, level, 2);
        assert!(plies.is_some(), "level {level}: {fen}");
    }
}

/// A game, judged by material (a minor piece decides) if it does not end within the plies: what it
/// brought to the side that had `strong`.
fn game(strong: SearchLimits, weak: SearchLimits, strong_side: Color, plies: usize) -> i32 {
    let mut position = Chess::default();
    let mut earlier = Vec::new();
    for _ in 0..plies {
        let limits = if position.turn() == strong_side { strong } else { weak };
        let Some(m) = best_move(&position, &earlier, &limits, &NO_STOP) else { break };
        earlier.push(position.clone());
        position.play_unchecked(m);
        if lead(&position, strong_side).abs() > 15 && !position.is_check() {
            break;
        }
    }
    if position.is_checkmate() {
        return if position.turn() == strong_side { -1 } else { 1 };
    }
    let lead = lead(&position, strong_side);
    if lead.abs() < 3 { 0 } else { lead.signum() }
}

/// Without a limit of time every run plays the same games.
#[test]
fn level_seven_beats_level_one() {
    for seed in 1..=4 {
        let side = Color::from_white(seed % 2 == 0);
        let result = game(limits(7, seed), limits(1, seed + 100), side, 60);
        assert_eq!(result, 1, "seed {seed}");
    }
}

/// Prints what every level takes; run it with and without `--release`.
#[test]
#[ignore = "a measurement"]
fn time_of_every_level() {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r2q1rk1/1b2bppp/p1n1pn2/1p1p4/3P4/1BNQPN2/PP3PPP/R1B2RK1 w - - 0 12",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];
    for level in Level::all() {
        print!("level {level}:");
        for fen in fens {
            let position = position(fen);
            let begun = Instant::now();
            let m = answer(&position, level.get(), 1);
            print!("  {} {:.1?}", san(&position, m), begun.elapsed());
        }
        println!();
    }
}
