//! A disk that has no room for an index: it is made elsewhere, and where there is no room either, that is told, and the
//! games are told all the same.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::Command;

/// No file may grow beyond these blocks of 512 bytes, as on a disk that is full.
const SMALL: &str = "ulimit -f \"$0\"; exec \"$@\"";

#[test]
fn the_games_are_told_where_there_is_no_room_for_their_index() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    let games: Vec<String> =
        (0..3_000).map(|at| format!("[Event \"{at}\"]\n[White \"Nobody {at}\"]\n\n1. e4 *\n\n")).collect();
    fs::write(&file, games.concat()).unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", SMALL, "64", env!("CARGO_BIN_EXE_ansage"), "--library"]);
    command
        .arg(folder.path().join("library.db"))
        .args(["listen", "--voice", "en", "--simulate-time"])
        .arg(&file);
    let (out, errors) = crate::support::desk::said(&mut command, "wait 2s\nquit\n");
    assert!(out.contains("There is no room on the disk for the index."), "{out}{errors}");
    assert!(out.contains("Game 1") && !out.contains("cannot be read to its end"), "{out}{errors}");
}
