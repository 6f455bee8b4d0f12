//! A window of any size costs what is drawn in it, and in none of them is a game lost.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, native_pty_system};
use tempfile::TempDir;

use crate::support::terminal::size;
use crate::support::{settled, wait_until};

/// What a desk may have used at most, in kilobytes: several times what it uses in a usual window.
const MOST: u64 = 200_000;

/// How many bytes of what is written are kept: more than a usual window takes.
const KEPT: usize = 100_000;

/// A desk in a window that no parser of a terminal could hold.
struct Window {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    written: Arc<Mutex<Vec<u8>>>,
    _library: TempDir,
}

impl Window {
    fn open(face: &str, (columns, rows): (u16, u16)) -> Window {
        let library = TempDir::new().unwrap();
        let settings = library.path().join("settings.toml");
        fs::write(&settings, "").unwrap();
        let PtyPair { slave, master } = native_pty_system().openpty(size(columns, rows)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.arg("--library");
        command.arg(library.path().join("library.sqlite3"));
        command.args(["--voice", "en", "practice", "--against", "person", "--speech", "off", face]);
        command.env("TERM", "xterm-256color");
        command.env("ANSAGE_SETTINGS", settings);
        let child = slave.spawn_command(command).unwrap();
        let written = Arc::new(Mutex::new(Vec::new()));
        let (mut out, notes) = (master.try_clone_reader().unwrap(), Arc::clone(&written));
        thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut some) {
                let mut notes = notes.lock().unwrap();
                notes.extend_from_slice(&some[..count]);
                // A window of thousands of lines is megabytes: whoever waits looks through the end of it only.
                if notes.len() > 2 * KEPT {
                    let old = notes.len() - KEPT;
                    notes.drain(..old);
                }
            }
        });
        Window { master, child, written, _library: library }
    }

    /// Waits until something is written, and this is in it, in whatever lines: keys can overtake the last change of
    /// the window, and then a line is broken for the window before.
    #[track_caller]
    fn writes(&self, text: &str) {
        let written = || String::from_utf8_lossy(&self.written.lock().unwrap()).replace("\r\n", " ");
        assert!(wait_until(|| written().contains(text)), "{:?}", written());
        self.written.lock().unwrap().clear();
    }

    /// The most memory it ever had, in kilobytes.
    fn memory(&self) -> u64 {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.process_id().unwrap())).unwrap();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        most.trim_end_matches("kB").trim().parse().unwrap()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const SIZES: [(u16, u16); 7] =
    [(u16::MAX, u16::MAX), (0, 0), (1, 1), (u16::MAX, 1), (1, u16::MAX), (0, u16::MAX), (2, 3)];

#[test]
fn a_window_of_absurd_size_costs_what_is_drawn() {
    for face in ["--screen", "--line"] {
        for wanted in SIZES {
            let mut window = Window::open(face, wanted);
            window.writes("\u{1b}[?2004h");
            let mut keys = window.master.take_writer().unwrap();
            keys.write_all(b"e4\r").unwrap();
            // Where it has room it says so, and it leaves when it is asked to.
            if wanted == (u16::MAX, u16::MAX) {
                window.writes("Eva two Eva four.");
            }
            assert!(window.memory() < MOST, "{face} {wanted:?}: {}", window.memory());
            keys.write_all(b"quit\r").unwrap();
            let over = wait_until(|| window.child.try_wait().unwrap().is_some());
            assert!(over, "{face} {wanted:?} does not leave");
            assert_eq!(window.child.wait().unwrap().exit_code(), 0, "{face} {wanted:?}");
        }
    }
}

#[test]
fn a_window_that_changes_its_size_all_the_time_costs_what_is_drawn() {
    for face in ["--screen", "--line"] {
        let mut window = Window::open(face, (80, 24));
        window.writes("White to move.");
        let mut keys = window.master.take_writer().unwrap();
        for round in 0..60 {
            let (columns, rows) = SIZES[round % SIZES.len()];
            window.master.resize(size(columns, rows)).unwrap();
            keys.write_all(b"\x0c").unwrap();
            // Some are seen, and some are passed by.
            if round % 2 == 0 {
                settled(Duration::from_millis(20), || window.written.lock().unwrap().len());
            }
        }
        window.master.resize(size(80, 24)).unwrap();
        keys.write_all(b"e4\r").unwrap();
        window.writes("Eva two Eva four.");
        assert!(window.memory() < MOST, "{face}: {}", window.memory());
        keys.write_all(b"quit\r").unwrap();
        assert!(wait_until(|| window.child.try_wait().unwrap().is_some()), "{face} does not leave");
        assert_eq!(window.child.wait().unwrap().exit_code(), 0, "{face}");
    }
}
