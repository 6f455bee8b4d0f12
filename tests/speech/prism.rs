//! A screen reader by the library Prism, which a library of the tests stands in for.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use crate::support::{PATIENCE, wait_until};

/// A desk that speaks through Prism, and what Prism was called with.
struct Desk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    folder: tempfile::TempDir,
}

impl Desk {
    /// Where this screen reader runs and the library answers so. `None`, and a word about it, without a C compiler.
    fn sit(running: &str, answers: &str, arguments: &[&str]) -> Option<Desk> {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("libprism.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/prism.c");
        let compiled = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).status();
        if !compiled.is_ok_and(|status| status.success()) {
            println!("skipped: no C compiler");
            return None;
        }
        fs::write(folder.path().join("running"), running).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .arg("--library")
            .arg(folder.path().join("library.sqlite3"))
            .args(["--voice", "de", "relay", "--line"])
            .args(arguments)
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .env("ANSAGE_PRISM", &library)
            .env("PRISM_LOG", folder.path().join("calls"))
            .env("PRISM_RUNNING", folder.path().join("running"))
            .env("PRISM_ANSWERS", answers)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let read = BufReader::new(child.stdout.take().unwrap());
        let (told, lines) = mpsc::channel();
        thread::spawn(move || read.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
        Some(Desk { child, stdin, lines, folder })
    }

    fn hears(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits for a line that has this in it.
    fn says(&self, part: &str) {
        let mut read = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            if line.contains(part) {
                return;
            }
            read.push(line);
        }
        panic!("{part}: {read:#?}");
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn calls(&self) -> String {
        fs::read_to_string(self.file("calls")).unwrap_or_default()
    }

    /// Waits for a call.
    fn is_called(&self, call: &str) {
        assert!(
            wait_until(|| self.calls().lines().any(|line| line.starts_with(call))),
            "{call}: {}",
            self.calls()
        );
    }

    fn ends(mut self) -> String {
        drop(self.stdin.take());
        self.child.wait().unwrap();
        self.calls()
    }
}

#[test]
fn a_running_screen_reader_speaks_and_shows_the_short_line_in_braille() {
    let Some(mut desk) = Desk::sit("JAWS", "", &["--speech", "prism"]) else { return };
    desk.hears("Springer Gustav eins Felix drei");
    desk.is_called("initialize JAWS");
    desk.is_called("speak Springer Gustav eins Felix drei");
    desk.is_called("braille Sf3");
    desk.hears("langsamer");
    desk.hears("e5");
    let calls = desk.ends();
    // How fast it speaks, and in which voice, is for its user to say.
    assert!(!calls.contains("rate") && !calls.contains("voice") && !calls.contains("interrupt"), "{calls}");
}

#[test]
fn a_library_that_hangs_or_fails_costs_its_voice_and_no_move() {
    for answers in ["speak=hang", "speak=9", "initialize=hang", "initialize=16", "stop=20"] {
        let Some(mut desk) = Desk::sit("JAWS", answers, &["--speech", "prism"]) else { return };
        desk.hears("e4");
        desk.says("Eva vier");
        desk.hears("press");
        desk.hears("e5");
        desk.says("Eva fünf");
        desk.ends();
    }
}

#[test]
fn a_screen_reader_that_was_closed_and_comes_back_speaks_again() {
    let Some(mut desk) = Desk::sit("JAWS", "", &["--speech", "prism"]) else { return };
    desk.hears("e4");
    desk.is_called("speak Eva zwei Eva vier");
    fs::write(desk.file("running"), "none").unwrap();
    desk.hears("press");
    desk.hears("e5");
    desk.says("Screenreader");
    fs::write(desk.file("running"), "JAWS").unwrap();
    desk.says("Prism");
    desk.hears("press");
    desk.hears("d4");
    desk.is_called("speak David zwei David vier");
    desk.ends();
}

#[test]
fn without_a_running_screen_reader_that_is_said_and_nothing_of_sound() {
    let Some(desk) = Desk::sit("none", "", &["--speech", "prism"]) else { return };
    desk.says("Kein Screenreader antwortet");
    desk.ends();
}
