//! Counts of all games of a given length from well-known positions (published in the Chess Programming
//! Wiki), as a smoke test of the binding to shakmaty: were a rule of Article 3 missing, they would differ.
#![allow(clippy::unwrap_used)]

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, perft};

#[track_caller]
fn counts(fen: &str, expected: &[u64]) {
    counts_in(CastlingMode::Standard, fen, expected);
}

#[track_caller]
fn counts_in(mode: CastlingMode, fen: &str, expected: &[u64]) {
    let position: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
    for (depth, expected) in (1..).zip(expected) {
        assert_eq!(perft(&position, depth), *expected, "{fen} at depth {depth}");
    }
}

#[test]
fn article_2_3_the_initial_array() {
    counts("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn article_3_8_castling_checks_and_pins() {
    counts(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    );
}

#[test]
fn article_3_7_4_en_passant_along_a_rank() {
    counts("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn article_3_7_5_promotion_with_castling_rights() {
    counts("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]);
    counts("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &[6, 264, 9_467, 422_333]);
}

#[test]
fn article_3_7_5_promotion_to_every_piece_with_check() {
    counts("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]);
}

#[test]
fn article_3_9_a_middle_game() {
    counts(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    );
}

#[test]
fn article_ii_3_castling_of_chess960() {
    for (fen, expected) in [
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", [21, 528, 12_189, 326_672]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", [21, 807, 18_002, 667_366]),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", [20, 479, 10_471, 273_318]),
        ("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", [22, 593, 13_440, 382_958]),
        (
            "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
            [28, 1_120, 31_058, 1_171_749],
        ),
    ] {
        counts_in(CastlingMode::Chess960, fen, &expected);
    }
}
