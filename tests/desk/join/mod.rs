//! Two terminals of one game, as processes: `ansage join` beside a desk.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod lost;
mod own_side;
mod played;
mod strangers;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use crate::support::desk::ansage;
use crate::support::fake_ssip::FakeSsip;
use crate::support::window::Window;
use ansage::game::{Game, Record};
use ansage::record::Library;
use ansage::wire::{Rendezvous, shared};
use tempfile::TempDir;

/// A library of its own, with the terminals that play in it.
struct Room {
    folder: Rc<TempDir>,
    library: PathBuf,
}

impl Room {
    fn empty() -> Room {
        let folder = Rc::new(tempfile::tempdir().unwrap());
        let library = folder.path().join("library.sqlite3");
        Room { folder, library }
    }

    /// The same room with another library.
    fn in_library(&self, library: &Path) -> Room {
        Room { folder: Rc::clone(&self.folder), library: library.to_owned() }
    }

    fn library(&self) -> PathBuf {
        self.library.clone()
    }

    fn socket(&self, game: i64) -> PathBuf {
        let mut folder = self.library.clone().into_os_string();
        folder.push("-guests");
        PathBuf::from(folder).join(format!("game-{game}"))
    }

    fn open(&self, voice: &str, arguments: &str) -> Window {
        self.open_as_it_was(&format!("--voice {voice} {arguments}"))
    }

    /// Without a voice of its own.
    fn open_as_it_was(&self, arguments: &str) -> Window {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
        command.arg("--library").arg(self.library());
        Window::open(command.args(arguments.split_whitespace()))
    }

    /// The same, where a fake Speech Dispatcher speaks.
    fn open_aloud(&self, server: &FakeSsip, voice: &str, arguments: &str) -> Window {
        let mut command = ansage(self.library(), voice);
        Window::open_aloud(command.args(arguments.split_whitespace()).envs(server.environment()))
    }

    /// A desk, and what it says first.
    fn desk(&self, voice: &str, arguments: &str) -> (Window, String) {
        let mut desk = self.open(voice, arguments);
        let first = desk.says();
        (desk, first)
    }

    /// A second terminal, and what it says first.
    fn guest(&self, voice: &str, arguments: &str) -> (Window, String) {
        let mut guest = self.turned_away(voice, arguments);
        let first = guest.says();
        (guest, first)
    }

    /// A second terminal of which nothing is expected yet.
    fn turned_away(&self, voice: &str, arguments: &str) -> Window {
        self.open(voice, &format!("join {arguments}"))
    }

    fn kept(&self, game: i64) -> (Vec<Record>, Game) {
        let events = Library::read(&self.library()).unwrap().game(game).unwrap().kept;
        let folded = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event))).unwrap();
        (events, folded)
    }
}

/// A small generator of its own, so that a failing run can be repeated from the seed it prints.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

#[test]
fn games_with_a_socket_are_found_by_their_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("l.sqlite3");
    assert_eq!(shared(&library), Vec::<i64>::new());
    let sockets = Rendezvous::of(&library, 3).path().parent().unwrap().to_owned();
    std::fs::create_dir(&sockets).unwrap();
    for name in ["game-12", "game-3", "game-", "game-x", "other"] {
        std::fs::write(sockets.join(name), "").unwrap();
    }
    assert_eq!(shared(&library), [3, 12]);
    assert!(Rendezvous::of(&library, 3).path().exists());
}
