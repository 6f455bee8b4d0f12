//! `ansage say` in turns with other programs that read every move of a game, as whole processes whose output is thrown
//! away.

use std::process::Command;

use super::figures::{grouped, megabytes, number};
use super::lot;
use super::programs::{ANSAGE, Candidate, compared, find, python_with_chess, race, size};

/// How many games are said, unless `ANSAGE_SAYING` says another number.
const GAMES: usize = 20_000;

const ROUNDS: usize = 5;

/// Counts moves, and makes nothing of them.
const VISITOR: &str = r"
import sys, chess.pgn

class Counts(chess.pgn.BaseVisitor):
    moves = 0
    def visit_move(self, board, move):
        Counts.moves += 1
    def begin_variation(self):
        return chess.pgn.SKIP
    def result(self):
        return True

with open(sys.argv[1]) as games:
    while chess.pgn.read_game(games, Visitor=Counts) is not None:
        pass
";

pub fn said() -> String {
    let folder = tempfile::tempdir().unwrap();
    let count = number("ANSAGE_SAYING", GAMES);
    let file = lot::file(folder.path(), count);
    let (pgn_extract, python) = (find("pgn-extract"), python_with_chess());
    let ansage = |form: &str| {
        let mut command = Command::new(ANSAGE);
        command.args(["say", "--voice", "de", "--form", form]).arg(&file);
        command
    };
    let extract = |command: &mut Command, written: &[&str]| {
        command.arg("-s").args(written).args(["-o", "/dev/null"]).arg(&file);
    };
    let candidates = [
        Candidate::new("`ansage say --voice de` (long form)", || ansage("long")),
        Candidate::new("`ansage say --voice de --form short`", || ansage("short")),
        Candidate::of(
            "`pgn-extract -s -o /dev/null` (writes the games in SAN)",
            pgn_extract.as_deref(),
            |command| extract(command, &[]),
        ),
        Candidate::of(
            "`pgn-extract -s -Wlalg -o /dev/null` (in long notation)",
            pgn_extract.as_deref(),
            |command| extract(command, &["-Wlalg"]),
        ),
        Candidate::of("python-chess, a visitor that counts moves", python.as_deref(), |command| {
            command.args(["-c", VISITOR]).arg(&file);
        }),
    ];
    let runs = race(ROUNDS, &candidates);
    format!(
        "{}\nMedians of {ROUNDS} runs in turns; {} games by lot, {}.",
        compared(&candidates, &runs, 0),
        grouped(count as u64),
        megabytes(size(&file)),
    )
}
