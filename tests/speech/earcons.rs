//! Tones beside the words: which is played for what, that they never stand in for words, and that a player which hangs
//! or is missing holds nothing up.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::support::terminal::Terminal;
use crate::support::window::Window;
use crate::support::{MOMENT, PATIENCE, settled, wait_until};
use ansage::speech::sound::{Earcon, samples};
use tempfile::TempDir;

/// Another process writes it: what another test forks meanwhile would hold it open, and then it cannot be executed.
fn executable(path: &Path, script: &str) {
    let writes = r#"cat > "$0" && chmod 755 "$0""#;
    let mut shell = Command::new("sh").args(["-c", writes]).arg(path).stdin(Stdio::piped()).spawn().unwrap();
    shell.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(shell.wait().unwrap().success());
}

/// A folder with a player that does this with what it is to play.
fn player(does: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("played")).unwrap();
    let script = format!("#!/bin/sh\nPATH=/usr/bin:/bin\ncd '{}'\n{does}\n", folder.path().display());
    executable(&folder.path().join("pacat"), &script);
    folder
}

/// Keeps each tone in a file of its own, in their order.
const KEEPS: &str = "cat > coming; mv coming played/$(ls played | wc -l)";

fn desk(folder: &TempDir, arguments: &[&str]) -> Window {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command
        .arg("--library")
        .arg(folder.path().join("library.db"))
        .args(arguments)
        .args(["--voice", "de"])
        .env("PATH", folder.path())
        .env("PULSE_SERVER", "unix:/nonexistent");
    Window::open(&mut command)
}

fn played(folder: &TempDir) -> Vec<Earcon> {
    let count = fs::read_dir(folder.path().join("played")).unwrap().count();
    let files = (0..count).map(|place| fs::read(folder.path().join(format!("played/{place}"))).unwrap());
    let earcon = |bytes: Vec<u8>| {
        let heard: Vec<i16> =
            bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        *Earcon::ALL.iter().find(|earcon| samples(**earcon) == heard).unwrap()
    };
    files.map(earcon).collect()
}

/// Says these lines one after the other; after each one this tone is heard, and words are said.
#[track_caller]
fn expect_tones(folder: &TempDir, desk: &mut Window, said: &[(&str, Earcon)]) {
    for (number, (line, tone)) in said.iter().enumerate() {
        desk.hears(line);
        assert!(desk.says().chars().filter(|sign| sign.is_alphabetic()).count() > 2, "{line}");
        assert!(wait_until(|| played(folder).len() > number), "{line}: {:?}", played(folder));
        assert_eq!(played(folder).last(), Some(tone), "{line}");
    }
    assert_eq!(settled(MOMENT, || played(folder).len()), said.len());
}

#[test]
fn each_kind_of_thing_has_a_tone_of_its_own_beside_the_words() {
    let folder = player(KEEPS);
    let mut desk = desk(&folder, &["practice", "--against", "person", "--earcons", "on"]);
    desk.says();
    let game = [
        ("e4", Earcon::Move),
        ("d5", Earcon::Move),
        ("e4 d5", Earcon::Capture),
        ("e5", Earcon::Move),
        ("Lb5+", Earcon::Check),
        ("Ta5", Earcon::Refused),
        ("c6", Earcon::Move),
        ("aufgeben, ja", Earcon::End),
    ];
    expect_tones(&folder, &mut desk, &game);
}

#[test]
fn a_mismatch_has_its_tone() {
    let folder = player(KEEPS);
    let mut desk = desk(&folder, &["relay", "--earcons", "on"]);
    desk.says();
    expect_tones(&folder, &mut desk, &[("e4", Earcon::Move), ("black board: e3", Earcon::Mismatch)]);
}

#[test]
fn from_a_pipe_and_in_a_tournament_there_are_none_unless_they_are_asked_for() {
    for arguments in [&["practice", "--against", "person"][..], &["tournament"]] {
        let folder = player(KEEPS);
        let mut desk = desk(&folder, arguments);
        desk.says();
        for line in ["arbiter: start", "e4", "e5"] {
            desk.hears(line);
            desk.says();
        }
        assert_eq!(settled(MOMENT, || played(&folder)), []);
    }
    let folder = player(KEEPS);
    let mut desk = desk(&folder, &["tournament"]);
    desk.says();
    assert_eq!(desk.answers("Töne"), "Im Turnier nur mit --earcons on.");
}

#[test]
fn they_are_switched_off_and_on_by_word() {
    let folder = player(KEEPS);
    let mut desk = desk(&folder, &["practice", "--against", "person", "--earcons", "on"]);
    desk.says();
    assert_eq!(desk.answers("Töne"), "Töne aus.");
    desk.answers("e4");
    assert_eq!(desk.answers("tones"), "Töne an.");
    desk.answers("e5");
    assert!(wait_until(|| played(&folder) == [Earcon::Move]), "{:?}", played(&folder));
}

#[test]
fn a_player_that_hangs_holds_nothing_up() {
    let folder = player("cat > /dev/null; exec sleep 60");
    let mut desk = desk(&folder, &["practice", "--against", "person", "--earcons", "on"]);
    desk.says();
    let start = Instant::now();
    for line in ["e4", "e5", "Sf3", "Sc6", "Lb5"] {
        desk.answers(line);
    }
    assert!(start.elapsed() < PATIENCE / 8, "{:?}", start.elapsed());
    desk.leave();
    assert!(start.elapsed() < PATIENCE / 4, "{:?}", start.elapsed());
}

#[test]
fn where_nothing_can_play_them_the_bell_rings_if_they_are_asked_for() {
    let rings = |arguments: &[&str]| {
        let empty = tempfile::tempdir().unwrap();
        let path = empty.path().display().to_string();
        let arguments = [&["practice", "--against", "person"], arguments].concat();
        let mut terminal = Terminal::desk(&arguments, 80, 24, &[("PATH", &path)]);
        terminal.shows("Weiß am Zug.");
        terminal.press("e4\r");
        terminal.shows("Schwarz am Zug.");
        settled(MOMENT, || terminal.bytes());
        terminal.written_since(0).matches('\u{7}').count()
    };
    assert_eq!(rings(&["--earcons", "on"]), 1);
    assert_eq!(rings(&["--earcons", "off"]), 0);
    assert_eq!(rings(&[]), 0);
}
