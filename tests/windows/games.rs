//! Games on Windows: they are played, kept, listed and taken up, also behind a program that was ended in the middle.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::wine::{Windows, wine};

const RELAY: [&str; 6] = ["--voice", "en", "relay", "--line", "--speech", "off"];

#[test]
fn a_game_is_played_kept_listed_and_taken_up() {
    let Some(windows) = Windows::new() else { return };
    let (out, _) = windows.said(&RELAY, "e4\npress\nc5\npress\nquit\n");
    assert!(out.contains("Cäsar fünf"), "{out}");
    // As the command prompt and PowerShell take it.
    assert!(!out.contains('\'') && out.contains("ansage --library "), "{out}");
    let (list, _) = windows.said(&["--voice", "en", "games", "list"], "");
    assert!(list.starts_with("1: relay"), "{list}");
    let resume = ["--voice", "en", "resume", "1", "--line", "--speech", "off"];
    let (out, _) = windows.said(&resume, "knight f3\nread the moves\nquit\n");
    assert!(out.contains("Felix drei"), "{out}");
    let (verified, _) = windows.said(&["--voice", "en", "games", "verify"], "");
    assert_eq!(verified, "One game, and it is sound.\n");
}

#[test]
fn what_was_told_is_there_when_the_program_is_ended() {
    let Some(mut windows) = Windows::new() else { return };
    // By its name, which no other has.
    windows.call_program("ended.exe");
    let mut child = windows.command(&RELAY).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    stdin.write_all(b"e4\npress\n").unwrap();
    let heard = told.find(|line| line.contains("Black to move"));
    assert!(heard.is_some());
    // TerminateProcess, as the Task Manager does it.
    let ended = wine().args(["taskkill", "/f", "/im", "ended.exe"]).stdout(Stdio::null()).status();
    assert!(ended.is_ok_and(|status| status.success()));
    child.wait().unwrap();
    let (games, _) = windows.said(&["--voice", "en", "games", "export", "1"], "");
    assert!(games.contains("1. e4"), "{games}");
    let (verified, _) = windows.said(&["--voice", "en", "games", "verify"], "");
    assert_eq!(verified, "One game, and it is sound.\n");
}

#[test]
fn filters_say_what_they_say_elsewhere() {
    let Some(windows) = Windows::new() else { return };
    let here = |arguments: &[&str], lines: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
    };
    let lines = "Springer Gustav eins Felix drei\nRochade\nBauer e4\nDame schlägt f7\n";
    let pgn = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
    for (arguments, input) in [
        (&["--voice", "de", "hear"][..], lines),
        (&["--voice", "hu", "say"], pgn),
        (&["--voice", "es", "law", "6.9"], ""),
        (&["--voice", "en", "rule", "--dead", "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"], ""),
    ] {
        assert_eq!(windows.said(arguments, input).0, here(arguments, input), "{arguments:?}");
    }
}
