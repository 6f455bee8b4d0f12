//! Games brought in, written out and searched, beside pgn-extract, which reads the same file each time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::figures::{Table, Times, grouped, megabytes, number, told};
use super::lot;
use super::programs::{ANSAGE, Candidate, Runs, compared, find, race, size};

/// How many games there are, unless `ANSAGE_LIBRARY` says another number.
const GAMES: usize = 10_000;

/// How often all is brought in and written out, and how often each question is asked.
const ROUNDS: usize = 3;
const QUESTIONS: usize = 7;

/// Moves that about one game in twelve thousand begins with, and a position that about as many pass through.
const MOVES: &str = "e4 e5 Nf3";
const RARE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
/// One that a game in twenty begins with.
const OFTEN: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/// Where all is.
struct Place {
    folder: TempDir,
    games: usize,
    file: PathBuf,
    library: PathBuf,
    index: PathBuf,
}

impl Place {
    /// On a disk: memory stands in for one in most folders for what goes.
    fn new() -> Place {
        let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
        let folder = tempfile::tempdir_in(target).unwrap();
        let games = number("ANSAGE_LIBRARY", GAMES);
        let file = lot::file(folder.path(), games);
        let library = folder.path().join("library.sqlite3");
        let index = folder.path().join("library.sqlite3-index");
        Place { folder, games, file, library, index }
    }

    fn ansage(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(ANSAGE);
        command.arg("--library").arg(&self.library).args(["--voice", "de", "games"]).args(arguments);
        command.env("HOME", self.folder.path());
        command
    }

    /// Into a library that is new.
    fn import(&self) -> Command {
        for file in [&self.library, &self.index] {
            let _ = fs::remove_file(file);
        }
        let mut command = self.ansage(&["import"]);
        command.arg(&self.file);
        command
    }

    /// A search for which all must be indexed first.
    fn search_anew(&self, wanted: &[&str]) -> Command {
        let _ = fs::remove_file(&self.index);
        self.ansage(&[&["search"], wanted].concat())
    }

    /// What pgn-extract is asked beside reading.
    fn extract(&self, command: &mut Command, asked: &[&str]) {
        command.current_dir(self.folder.path());
        command.arg("-s").args(asked).args(["-o", "/dev/null"]).arg(&self.file);
    }
}

pub fn games() -> String {
    let (place, program) = (Place::new(), find("pgn-extract"));
    let kept = kept(&place, program.as_deref());
    let asked = asked(&place, program.as_deref());
    format!("{kept}\n\n{asked}")
}

/// All games brought in, written out and indexed.
fn kept(place: &Place, pgn_extract: Option<&Path>) -> String {
    let all = format!("1-{}", place.games);
    let candidates = [
        Candidate::of("`pgn-extract -s -o /dev/null`", pgn_extract, |command| place.extract(command, &[])),
        Candidate::new("`games import`", || place.import()),
        Candidate::new("`games export` of all", || place.ansage(&["export", &all])),
        Candidate::new("the first search, which makes the index", || {
            place.search_anew(&["--player", lot::PLAYER])
        }),
        Candidate::new("the first search for a position, which indexes them", || {
            place.search_anew(&["--fen", RARE])
        }),
    ];
    let runs = race(ROUNDS, &candidates);
    format!(
        "{}\nMedians of {ROUNDS} runs in turns; {} games by lot: the file has {}, the library {}, the index with the \
         positions {}.",
        compared(&candidates, &runs, 0),
        grouped(place.games as u64),
        megabytes(size(&place.file)),
        megabytes(size(&place.library)),
        megabytes(size(&place.index)),
    )
}

/// What is asked of a library that is indexed, and of pgn-extract what it can be asked too.
const ASKED: [(&str, &[&str], &[&str]); 8] = [
    ("a player of one game in 32", &["search", "--player", lot::PLAYER], &["-TpFekete, Dora"]),
    ("first moves, of one game in twelve thousand", &["search", "--moves", MOVES], &["-vmoves"]),
    ("a position of about as many", &["search", "--fen", RARE], &["-xmoves"]),
    ("a position of one game in twenty", &["search", "--fen", OFTEN], &[]),
    ("by date", &["search", "--date", "2026"], &[]),
    ("by result", &["search", "--result", "1-0"], &[]),
    ("`games list`", &["list"], &[]),
    ("`games stats`", &["stats"], &[]),
];

fn asked(place: &Place, pgn_extract: Option<&Path>) -> String {
    fs::write(place.folder.path().join("moves"), format!("{MOVES}\n")).unwrap();
    let head = ["asked of a library with its index", "median", "worst", "`pgn-extract`", "against `ansage`"];
    let mut table = Table::new(&head);
    for (name, ours, theirs) in ASKED {
        let program = pgn_extract.filter(|_| !theirs.is_empty());
        let pair = [
            Candidate::new(name, || place.ansage(ours)),
            Candidate::of(name, program, |command| place.extract(command, theirs)),
        ];
        let times: Vec<Times> = race(QUESTIONS, &pair).iter().map(Runs::took).collect();
        let mut row = vec![name.to_owned(), told(times[0].median()), told(times[0].worst())];
        if times[1].many() > 0 {
            row.extend([told(times[1].median()), times[1].against(&times[0])]);
        }
        table.row(row);
    }
    format!("{table}\n{QUESTIONS} runs of the whole command, each pair in turns.")
}
