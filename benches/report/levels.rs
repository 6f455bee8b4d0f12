//! Each level of the sparring partner against the one below. The scores are the same on every machine, the times are not.

use super::figures::{Table, number};

#[allow(dead_code)]
#[path = "../../examples/levels.rs"]
mod matches;

/// How many games each pair plays, unless `ANSAGE_LEVELS` says another number.
const GAMES: u64 = 200;

pub fn levels() -> String {
    let games = number("ANSAGE_LEVELS", GAMES);
    let mut table = Table::new(&[
        "",
        "score",
        "won, drawn, lost",
        "resigned",
        "drawn by agreement",
        "plies a game",
        "different after 8 plies",
        "a move of the stronger one, and the longest",
    ]);
    for level in 1..8 {
        table.row(matches::matched(level, games, None).row(level));
    }
    format!("{table}\n{games} games each.")
}
