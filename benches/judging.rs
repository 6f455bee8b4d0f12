//! Who can still mate, in every position of whole games, and in compositions made to be hard.
//! `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../tests/support/games.rs"]
mod games;

use std::hint::black_box;
use std::time::{Duration, Instant};

use ansage::laws::{Cadence, Edition, Matter, RuleSet, Supervision, Verdict, verdict, winnable};
use criterion::{Criterion, criterion_group, criterion_main};
use games::well_known;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

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
fn positions(game: &[Move]) -> Vec<Chess> {
    let mut positions = vec![Chess::default()];
    for played in game {
        let mut position = positions[positions.len() - 1].clone();
        position.play_unchecked(*played);
        positions.push(position);
    }
    positions
}

fn ruled(positions: &[Chess], matter: Matter) -> Verdict {
    let rules = RuleSet::new(Edition::default(), Cadence::Standard, Supervision::Adequate, true);
    let last = positions.last().unwrap();
    verdict(&rules, positions, matter, None, |color| winnable(last, color))
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
    let games: Vec<Vec<Chess>> = well_known().iter().map(|game| positions(game)).collect();
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
        for winner in Color::ALL {
            let answer = winnable(&position, winner);
            let taken = median(|| winnable(&position, winner), 3);
            println!("{fen}: {winner} {answer:?} in {taken:?}");
        }
    }
}

criterion_group!(benches, judging);
criterion_main!(benches);
