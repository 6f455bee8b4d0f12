//! The library under attack: taken away, replaced, cut short, locked, damaged, read-only, on a full disk.
//!
//! `of_version_1.sqlite3` was written by the version before events carried hashes: a relay game with an offer of a
//! draw, a game that ended in mate, a tournament game whose last move is not repeated yet, and a practice game.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[cfg(unix)]
mod beside;
mod brought_in;
mod cards;
mod crafted;
mod damaged;
#[cfg(unix)]
mod exported;
mod failing_disk;
mod flipped;
#[cfg(unix)]
mod full;
#[cfg(unix)]
mod gone;
#[cfg(unix)]
mod huge;
mod injected;
#[cfg(unix)]
mod killed;
mod locked;
#[cfg(unix)]
mod mine;
mod practice;
#[cfg(unix)]
mod read_only;
mod sound;
mod typed;
#[cfg(unix)]
mod written;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::desk::{Desk, ansage};
use tempfile::TempDir;

/// A folder of its own, with a library in it that may not be there yet.
struct Home {
    folder: TempDir,
    library: PathBuf,
}

/// What a command came to.
#[derive(Debug)]
struct Told {
    code: Option<i32>,
    out: String,
    error: String,
}

impl Home {
    fn new() -> Home {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("library.sqlite3");
        Home { folder, library }
    }

    /// With a library of the first version.
    fn of_version_1() -> Home {
        let home = Home::new();
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/library/of_version_1.sqlite3");
        fs::write(&home.library, fs::read(sample).unwrap()).unwrap();
        home
    }

    /// The same, taken up once, so that it is of this version.
    fn of_this_version() -> Home {
        let home = Home::of_version_1();
        assert_eq!(home.run("de", &["resume", "3", "--line"]).code, Some(0));
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, voice: &str) -> Command {
        at(&self.library, voice)
    }

    fn run(&self, voice: &str, arguments: &[&str]) -> Told {
        run(&mut self.command(voice), arguments)
    }

    fn sit(&self, voice: &str, arguments: &[&str]) -> Desk {
        let mut desk = Desk::sit(self.command(voice).args(arguments));
        desk.says().expect("a greeting");
        desk
    }

    /// What somebody does to the library who passes over its triggers.
    fn attack(&self, statement: &str) {
        let connection = rusqlite::Connection::open(&self.library).unwrap();
        let mut triggers =
            connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").unwrap();
        let triggers = triggers.query_map([], |row| row.get::<_, String>(0)).unwrap();
        for trigger in triggers.map(Result::unwrap).collect::<Vec<_>>() {
            connection.execute(&format!("DROP TRIGGER {trigger}"), []).unwrap();
        }
        connection.pragma_update(None, "foreign_keys", false).unwrap();
        connection.execute(statement, []).unwrap();
    }
}

fn at(library: &Path, voice: &str) -> Command {
    let mut command = ansage(library, voice);
    command.env("XDG_CONFIG_HOME", "/nonexistent").env("XDG_DATA_HOME", "/nonexistent").stdin(Stdio::null());
    command
}

fn run(command: &mut Command, arguments: &[&str]) -> Told {
    let output = command.args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Told { code: output.status.code(), out: text(output.stdout), error: text(output.stderr) }
}

/// Nothing that is told has a word of SQL, or one of SQLite's English sentences.
#[track_caller]
fn is_in_words(told: &str) {
    let foreign = [
        "SQL",
        "sql",
        "database",
        "malformed",
        "constraint",
        "no such",
        "disk I/O",
        "Error",
        "None",
        "Some(",
    ];
    let found: Vec<_> =
        foreign.iter().filter(|word| told.replace("library.sqlite3", "").contains(**word)).collect();
    assert!(found.is_empty(), "{found:?} in {told}");
}
