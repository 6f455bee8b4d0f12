//! Who can still mate, in every position of whole games, and in compositions made to be hard.
//! `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use ansage::laws::{Cadence, Edition, Matter, RuleSet, Situation, Supervision, Verdict, verdict, winnable};
use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, Position};

/// Paris 1858; New York 1997; Reykjavik 1972, the sixth; New York 1956; New York 1924.
const GAMES: [&str; 5] = [
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 \
     Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 Ngf6 Bd3 e6 N1f3 h6 Nxe6 Qe7 O-O fxe6 Bg6+ Kd8 Bf4 b5 a4 Bb7 Re1 Nd5 \
     Bg3 Kc8 axb5 cxb5 Qd3 Bc6 Bf5 exf5 Rxe7 Bxe7 c4",
    "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6 Qa4 c5 Qa3 Rc8 \
     Bb5 a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4 Qe7 e5 Rb8 Bc4 Kh8 Qh3 Nf8 b3 a5 f5 exf5 \
     Rxf5 Nh7 Rcf1 Qd8 Qg3 Re7 h4 Rbb7 e6 Rbc7 Qe5 Qe8 a4 Qd8 R1f2 Qe8 R2f3 Qd8 Bd3 Qe8 Qe4 Nf6 Rxf6 gxf6 \
     Rxf6 Kg8 Bc4 Kh8 Qf4",
    "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 bxc3 Nxe4 \
     Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 \
     Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ \
     Ke1 Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#",
    "d4 e6 Nf3 f5 c4 Nf6 Bg5 Be7 Nc3 O-O e3 b6 Bd3 Bb7 O-O Qe8 Qe2 Ne4 Bxe7 Nxc3 bxc3 Qxe7 a4 Bxf3 Qxf3 Nc6 \
     Rfb1 Rae8 Qh3 Rf6 f4 Na5 Qf3 d6 Re1 Qd7 e4 fxe4 Qxe4 g6 g3 Kf8 Kg2 Rf7 h4 d5 cxd5 exd5 Qxe8+ Qxe8 Rxe8+ \
     Kxe8 h5 Rf6 hxg6 hxg6 Rh1 Kf8 Rh7 Rc6 g4 Nc4 g5 Ne3+ Kf3 Nf5 Bxf5 gxf5 Kg3 Rxc3+ Kh4 Rf3 g6 Rxf4+ Kg5 \
     Re4 Kf6 Kg8 Rg7+ Kh8 Rxc7 Re8 Kxf5 Re4 Kf6 Rf4+ Ke5 Rg4 g7+ Kg8 Rxa7 Rg1 Kxd5 Rc1 Kd6 Rc2 d5 Rc1 Rc7 \
     Ra1 Kc6 Rxa4 d6",
];

/// Pawn walls, and positions that chasolver's own tests call challenging.
const COMPOSED: [&str; 8] = [
    "8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1",
    "8/4k3/8/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
    "k1b5/1p1p4/1P1P4/8/8/4p1p1/4P1P1/5B1K w - - 0 1",
    "2b5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1",
    "8/8/1b6/4k2B/8/4p1p1/4P1P1/5BRK b - - 0 1",
    "BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/8/8/8/1B2b2B b - - 0 1",
    "N1b1N1N1/1pPpPpPp/1P1P1P1P/8/8/8/8/kb2B1K1 w - - 0 1",
];

/// What stood after each ply of a game.
fn positions(game: &str) -> Vec<Chess> {
    let mut positions = vec![Chess::default()];
    for word in game.split_whitespace() {
        let mut position = positions[positions.len() - 1].clone();
        let played = word.parse::<SanPlus>().unwrap().san.to_move(&position).unwrap();
        position.play_unchecked(played);
        positions.push(position);
    }
    positions
}

fn ruled(positions: &[Chess], matter: Matter) -> Verdict {
    let rules = RuleSet::new(Edition::default(), Cadence::Standard, Supervision::Adequate, true);
    let situation = Situation::last_of(positions, rules.fivefold).unwrap();
    verdict(&rules, positions, matter, None, |color| winnable(&situation, color))
}

/// The flag of the player to move.
fn flag(positions: &[Chess]) -> Matter {
    Matter::Flag(positions.last().map_or(Color::White, Position::turn))
}

fn dead(_: &[Chess]) -> Matter {
    Matter::Dead
}

/// One of the questions of a whole game, position by position.
fn game(positions: &[Chess], matter: fn(&[Chess]) -> Matter) {
    for stood in 1..=positions.len() {
        let positions = &positions[..stood];
        black_box(ruled(black_box(positions), matter(positions)));
    }
}

fn median<T>(work: impl Fn() -> T, times: usize) -> Duration {
    let mut taken: Vec<Duration> = (0..times)
        .map(|_| {
            let begun = Instant::now();
            black_box(work());
            begun.elapsed()
        })
        .collect();
    taken.sort();
    taken[times / 2]
}

/// The sum of a game, and the position that takes longest, each position by the median of eleven: what else
/// the machine does falls out.
fn table(name: &str, number: usize, positions: &[Chess], matter: fn(&[Chess]) -> Matter) {
    let each: Vec<Duration> = (1..=positions.len())
        .map(|stood| median(|| ruled(&positions[..stood], matter(&positions[..stood])), 11))
        .collect();
    let (sum, worst) = (each.iter().sum::<Duration>(), each.iter().max().unwrap());
    println!("{name}, game {number}: {} positions in {sum:?}, the worst {worst:?}", positions.len());
}

fn judging(criterion: &mut Criterion) {
    let games: Vec<Vec<Chess>> = GAMES.iter().map(|game| positions(game)).collect();
    for (name, matter) in [("dead", dead as fn(&[Chess]) -> Matter), ("flag", flag)] {
        for (number, positions) in games.iter().enumerate() {
            table(name, number + 1, positions, matter);
        }
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20);
        for (number, positions) in games.iter().enumerate() {
            group.bench_function(format!("game {}", number + 1), |bench| {
                bench.iter(|| game(positions, matter));
            });
        }
        group.finish();
    }
    // Too slow to be measured often.
    for fen in COMPOSED {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let situation = Situation::alone(position);
        for winner in Color::ALL {
            let answer = winnable(&situation, winner);
            let taken = median(|| winnable(&situation, winner), 3);
            println!("{fen}: {winner} {answer:?} in {taken:?}");
        }
    }
}

criterion_group!(benches, judging);
criterion_main!(benches);
