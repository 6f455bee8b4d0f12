//! What the commands print that play no game, each run with every voice.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::{Command, Stdio};

use ansage::voice;

use super::keep;

/// What a command prints, on whichever stream, without what depends on where it runs.
fn printed(tag: &str, command: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(command.split(' ').map(|word| word.replace('_', " ")))
        .args(["--voice", tag, "--library"])
        .arg(folder.path().join("games.db"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env_remove("LINES")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).unwrap().replace(&*folder.path().to_string_lossy(), "LIBRARY")
}

/// Holds what these commands print against the file of this name.
fn hold(name: &str, commands: &[&str]) {
    let mut text = String::new();
    for command in commands {
        writeln!(text, "? ansage {command}").unwrap();
        let mut seen = BTreeSet::new();
        for tag in voice::tags() {
            let printed = printed(&tag, command);
            assert!(!printed.trim().is_empty(), "{tag}: {command}");
            if seen.insert(printed.clone()) {
                writeln!(text, "{tag:<3} {}", printed.trim_end().replace('\n', "\n    ")).unwrap();
            }
        }
        text.push('\n');
    }
    keep(name, &text);
}

#[test]
fn rule() {
    let fen = "8/8/8/3k4/8/8/3P4/3K4_w_-_-_0_1";
    hold(
        "rule",
        &[
            &format!("rule --flag black {fen}"),
            &format!("rule --flag white {fen}"),
            &format!("rule --resigns white {fen}"),
            &format!("rule --illegal white --count 2 {fen}"),
            "rule --dead 8/8/8/3k4/8/8/8/3K4_w_-_-_0_1",
            &format!("rule --claim threefold --found 2 {fen}"),
            "rule --flag white 8/8/8/8/8/8/8/8_w_-_-_0_1",
            "rule --flag white",
        ],
    );
}

#[test]
fn laws() {
    hold("laws", &["law 6.9", "law III.4 --edition 2014", "law 99"]);
}

#[test]
fn a_team_match() {
    let file = "docs/events/lawyers-and-students.toml";
    hold(
        "a-team-match",
        &[
            &format!("event check {file}"),
            &format!("event pairings {file}"),
            &format!("event table {file}"),
            &format!("event tie-break {file}"),
            "event check tests/telling/scenes/faulty.toml",
            "event check nowhere.toml",
        ],
    );
}

#[test]
fn usage() {
    hold(
        "usage",
        &[
            "chess",
            "games --json --xyz",
            "tournament --time 0",
            "practice --chess960 999",
            "hear --letters xx",
            "games",
            "resume 7",
        ],
    );
}

#[test]
fn help() {
    hold("help", &["--help"]);
}
