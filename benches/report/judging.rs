//! Who can still mate, in every position of whole games, and in compositions made to be hard.

use std::hint::black_box;
use std::time::Duration;

use ansage::laws::{Cadence, Edition, Matter, RuleSet, Supervision, Verdict, verdict, winnable};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::figures::{Table, Times, median, told};
use super::support::games::well_known;

/// Each position is asked about so often: what else the machine does falls out of the median.
const TIMES: usize = 11;

/// As `well_known` has them.
const NAMES: [&str; 5] = ["Paris 1858", "New York 1997", "Reykjavik 1972", "New York 1956", "New York 1924"];

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

/// What each position of a game takes.
fn each(positions: &[Chess], matter: fn(&[Chess]) -> Matter) -> Vec<Duration> {
    let asked = |stood| {
        let positions = &positions[..stood];
        median(TIMES, || black_box(ruled(black_box(positions), matter(positions))))
    };
    (1..=positions.len()).map(asked).collect()
}

pub fn games() -> String {
    let mut table = Table::new(&[
        "",
        "positions",
        "dead, the whole game",
        "dead, the worst position",
        "flag, the whole game",
        "flag, the worst position",
    ]);
    for (name, game) in NAMES.into_iter().zip(well_known()) {
        let positions = positions(&game);
        let mut row = vec![name.to_owned(), positions.len().to_string()];
        for matter in [dead as fn(&[Chess]) -> Matter, flag] {
            let each = each(&positions, matter);
            let whole: Duration = each.iter().sum();
            row.extend([told(whole), told(each.into_iter().collect::<Times>().worst())]);
        }
        table.row(row);
    }
    table.to_string()
}

pub fn compositions() -> String {
    let mut table = Table::new(&["", "White can mate", "Black can mate"]);
    for fen in COMPOSED {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let mut row = vec![format!("`{fen}`")];
        for winner in Color::ALL {
            // Too slow to be asked often.
            let time = median(3, || black_box(winnable(black_box(&position), winner)));
            row.push(format!("{:?}, {}", winnable(&position, winner), told(time)));
        }
        table.row(row);
    }
    table.to_string()
}
