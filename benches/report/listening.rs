//! The index of `ansage listen`, in turns with pgn-extract, which reads the same games; what is searched in it, and how
//! soon the first line is told.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use ansage::collection::{Collection, GamePlace, IndexState, Indexing, Search, Wanted};
use ansage::record::GameTree;

use super::figures::{Table, digits, grouped, in_turns, megabytes, number, timed, told, whole_number};
use super::lot;
use super::programs::{ANSAGE, Candidate, compared, find, race, size};
use super::starting;

/// How many games there are, unless `ANSAGE_LISTENING` says another number.
const GAMES: usize = 100_000;

const ROUNDS: usize = 5;

/// Longer than any index takes.
const LONG: Duration = Duration::from_hours(1);

/// The word by which this program makes an index and nothing else, so that it can be measured as a process.
pub const INDEX: &str = "index";

/// Makes the index of a file in a folder.
///
/// # Panics
/// It cannot be made.
pub fn index(file: &str, folder: &str) {
    let collection = Collection::open(Path::new(file)).unwrap();
    let state = Indexing::begin(collection, Path::new(folder), || {}).after(LONG);
    assert!(matches!(state, IndexState::Whole(_, 0)), "{state:?}");
}

pub fn indexed() -> String {
    let folder = tempfile::tempdir().unwrap();
    let count = number("ANSAGE_LISTENING", GAMES);
    let file = lot::file(folder.path(), count);
    let indexes = folder.path().join("indexes");
    let own = std::env::current_exe().unwrap();
    let ours = || {
        let _ = fs::remove_dir_all(&indexes);
        fs::create_dir(&indexes).unwrap();
        let mut command = Command::new(&own);
        command.args(["--bench", INDEX]).arg(&file).arg(&indexes);
        command
    };
    let pgn_extract = find("pgn-extract");
    let candidates = [
        Candidate::new("the index of `ansage listen`", ours),
        Candidate::of("`pgn-extract -s -o /dev/null`", pgn_extract.as_deref(), |command| {
            command.args(["-s", "-o", "/dev/null"]).arg(&file);
        }),
    ];
    let runs = race(ROUNDS, &candidates);
    let rate = whole_number(count) / runs[0].took().median().as_secs_f64();
    let index: u64 = fs::read_dir(&indexes).unwrap().map(|entry| size(&entry.unwrap().path())).sum();
    format!(
        "{}\nMedians of {ROUNDS} runs in turns; {} games by lot, {}; the index {}; {} games a second.\n\n{}",
        compared(&candidates, &runs, 0),
        grouped(count as u64),
        megabytes(size(&file)),
        megabytes(index),
        digits(rate),
        searches(&file, &indexes),
    )
}

/// What an index that is there answers, and how soon something is told without one.
fn searches(file: &Path, indexes: &Path) -> Table {
    let collection = Collection::open(file).unwrap();
    let first = collection.game(GamePlace::FIRST, None).unwrap();
    let reached = first.tree.main_line().take(12).last().unwrap_or(GameTree::ROOT);
    let position = Wanted { position: Some(first.tree.position(reached).clone()), ..Wanted::default() };
    let player = Wanted { player: Some(lot::PLAYER.to_owned()), ..Wanted::default() };
    let indexing = Indexing::begin(collection.clone(), indexes, || {});
    indexing.after(LONG);
    let search =
        |wanted: &Wanted| timed(|| Search::begin(indexing.clone(), wanted.clone(), || {}).after(LONG)).1;
    let told_first = |command: &str| {
        let home = tempfile::tempdir().unwrap();
        let mut start = Command::new(ANSAGE);
        start.arg("--library").arg(home.path().join("library.db")).args(["--voice", "de", command]).arg(file);
        start.args(["--line", "--speech", "off"]).env("HOME", home.path()).stdin(Stdio::piped());
        starting::to_first_line(&mut start)
    };
    let works: [&mut dyn FnMut() -> Duration; 5] = [
        &mut || timed(|| Indexing::begin(collection.clone(), indexes, || {}).after(LONG)).1,
        &mut || search(&position),
        &mut || search(&player),
        &mut || told_first("listen"),
        &mut || told_first("review"),
    ];
    let times = in_turns(ROUNDS, works);
    let mut table = Table::new(&["", "median"]);
    let names = [
        "an index that is there is read",
        "a position, after twelve moves of the first game",
        "a player of one game in 32",
        "`ansage listen` to its first line, without an index",
        "`ansage review` to its first line",
    ];
    for (name, times) in names.into_iter().zip(&times) {
        table.row([name.to_owned(), told(times.median())]);
    }
    table
}
