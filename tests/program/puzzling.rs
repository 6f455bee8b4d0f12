//! A file of puzzles in which nothing fits: whoever waits is told so and heard, and at its end that nothing does.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::desk::Desk;

/// So many puzzles take longer to be gone through than an answer waits.
const PUZZLES: usize = 30_000;

/// Sits down at a file of puzzles of which only the last is a fork.
fn sits(folder: &Path, theme: &str) -> Desk {
    let mut file = String::from("PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes\n");
    for number in 0..=PUZZLES {
        let theme = if number == PUZZLES { "fork" } else { "mateIn1" };
        writeln!(file, "{number},6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,h7h6 a1a8,1500,80,90,100,{theme}")
            .unwrap();
    }
    fs::write(folder.join("many.csv"), file).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_ansage"));
    program.args(["puzzles", "many.csv", "--theme", theme, "--voice", "en"]);
    Desk::sit(program.env_clear().env("HOME", folder).current_dir(folder))
}

#[test]
fn whoever_waits_for_a_puzzle_is_heard_and_told_that_none_fits() {
    let folder = crate::support::folder();
    let mut desk = sits(folder.path(), "mateIn3");
    assert!(desk.says().unwrap().starts_with("Looking for a puzzle that fits"));
    assert_eq!(desk.answers("what is on e4"), "Eva four: empty, light square.");
    for asked in ["how far", "hint"] {
        assert!(desk.answers(asked).starts_with("Looking for a puzzle that fits"));
    }
    let told: Vec<String> = std::iter::from_fn(|| desk.says()).collect();
    let (last, before) = told.split_last().unwrap();
    assert!(last.ends_with("Goodbye."), "{told:?}");
    let (none, looked) = before.split_last().unwrap();
    assert_eq!(none, "No puzzle fits.");
    assert!(looked.iter().all(|line| line.starts_with("Looking for a puzzle that fits")), "{told:?}");
    assert_eq!(desk.ends().1, Some(0));
}

#[test]
fn the_puzzle_that_was_waited_for_is_told_and_a_search_can_be_left() {
    let folder = crate::support::folder();
    let mut desk = sits(folder.path(), "fork");
    let found = std::iter::from_fn(|| desk.says()).find(|line| line.starts_with("Puzzle 1."));
    assert!(found.is_some());
    assert!(desk.answers("rook a8").starts_with("Solved."));
    desk.hears("quit");
    assert_eq!(desk.ends().1, Some(0));
    let mut desk = sits(folder.path(), "mateIn3");
    assert!(desk.says().unwrap().starts_with("Looking for a puzzle that fits"));
    assert_eq!(desk.answers("quit"), "No puzzle was tried. Goodbye.");
    assert_eq!(desk.ends().1, Some(0));
}

#[cfg(unix)]
#[test]
fn that_a_puzzle_is_looked_for_is_told_again_after_ten_seconds() {
    let folder = crate::support::folder();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut program = Command::new("sh");
    // A stream that gives nothing: the shell holds both its ends.
    program.args(["-c", "exec 3<>pipe; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_ansage")]);
    program.args(["puzzles", "/dev/fd/3", "--voice", "en"]);
    let mut desk = Desk::sit(program.env_clear().env("HOME", folder.path()).current_dir(folder.path()));
    assert_eq!(desk.says().unwrap(), "Looking for a puzzle that fits.");
    assert_eq!(desk.answers("what is on e4"), "Eva four: empty, light square.");
    // Nobody asks.
    assert_eq!(desk.says().unwrap(), "Looking for a puzzle that fits.");
    assert_eq!(desk.answers("quit"), "No puzzle was tried. Goodbye.");
    assert_eq!(desk.ends().1, Some(0));
}
