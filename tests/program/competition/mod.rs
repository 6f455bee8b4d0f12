//! Event files through the program: every fault with its line and column, and a match of two teams from the
//! pairings to the tie-break.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod file;
mod played;
mod rounds;
mod trf;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::support::fake_ssip::FakeSsip;
use ansage::competition::{EventReader, read};
use ansage::game::{Event, PlayEvent, Record};
use ansage::laws::{Duty, Edition, FlagCalling, PressCondition, PressedBy, Scoresheets};
use ansage::record::Library;
#[cfg(unix)]
use shakmaty::Color;

/// A folder with an event file and a library.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new(event: &str) -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        place.write(event);
        place
    }

    fn write(&self, event: &str) {
        fs::write(self.folder.path().join("event.toml"), event).unwrap();
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("library.sqlite3")
    }

    /// Runs the program in the folder, with these lines as its input.
    fn run(&self, command: &str, input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .args(command.split(' '))
            .args(["--library", "library.sqlite3"])
            .env_clear()
            .env("HOME", self.folder.path())
            .env("LANG", "en")
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that has refused to begin reads nothing.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// What it prints; it must be content.
    #[track_caller]
    fn prints(&self, command: &str, input: &str) -> Vec<String> {
        let done = self.run(command, input);
        assert!(done.status.success(), "{command}: {}", String::from_utf8_lossy(&done.stderr));
        lines(&done.stdout)
    }

    /// What it says on standard error; it must refuse with exit code 2.
    #[track_caller]
    fn refuses(&self, command: &str) -> Vec<String> {
        let done = self.run(command, "");
        assert_eq!(done.status.code(), Some(2), "{command}: {}", String::from_utf8_lossy(&done.stdout));
        assert!(done.stdout.is_empty(), "{command}");
        lines(&done.stderr)
    }

    /// The places and sentences of the faults that the check finds.
    fn faults(&self) -> Vec<(String, String)> {
        let told = self.refuses("event check event.toml");
        let parted = told.iter().map(|line| line.strip_prefix("event.toml:").expect(line).split_once(": "));
        parted.map(|parted| parted.map(|(at, told)| (at.to_owned(), told.to_owned())).unwrap()).collect()
    }

    fn opened(&self, game: i64) -> ansage::game::Setup {
        let events = Library::read(&self.library()).unwrap().game(game).unwrap().kept;
        match events.into_iter().next() {
            Some(Record { event: Event::Play(PlayEvent::Opened(setup)), .. }) => *setup,
            other => panic!("{other:?}"),
        }
    }
}

fn lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8(bytes.to_vec()).unwrap().lines().map(str::to_owned).collect()
}

/// Two teams over two rounds, with these sections behind. The pairings begin in line 19.
fn teams(more: &str) -> String {
    "name = \"Match\"\nedition = \"2018\"\ntime = \"20\"\nsupervision = \"A.4\"\nmax-members = 3\n\
     [[teams]]\nname = \"Red\"\nmembers = [\"Ann\", \"Bob\", \"Cat\"]\nleft = [\"Cat\"]\nadded = [\"Dan\"]\n\
     [[teams]]\nname = \"Blue\"\nmembers = [\"Eve\", \"Fay\"]\n\
     [[rounds]]\nnumber = 1\nwhite = \"Red\"\n[[rounds]]\nnumber = 2\nwhite = \"Blue\"\n"
        .replace("[[rounds]]\nnumber = 2\nwhite = \"Blue\"\n", "[[rounds]]\nwhite = \"Blue\"\nnumber = 2\n")
        + more
}

fn pairing(round: u32, board: u32, white: &str, black: &str) -> String {
    format!("[[pairings]]\nround = {round}\nboard = {board}\nwhite = \"{white}\"\nblack = \"{black}\"\n")
}

/// What every event says, in three lines.
/// A desk that needs no hand but the players'.
const SEATED: &str = "--line --simulate-time --repeat program --press auto";

const HEAD: &str = "name = \"Open\"\nedition = \"2018\"\ntime = \"90+30\"\n";

/// An event whose fourth line is this.
fn with(line: &str) -> String {
    format!("{HEAD}{line}\n")
}

#[track_caller]
fn one_fault(event: &str, at: &str, part: &str) {
    let faults = Place::new(event).faults();
    assert_eq!(faults.len(), 1, "{event}: {faults:?}");
    assert_eq!(faults[0].0, at, "{event}: {faults:?}");
    assert!(faults[0].1.contains(part), "{event}: {faults:?}");
}
