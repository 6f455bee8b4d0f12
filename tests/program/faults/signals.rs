//! A signal ends the program also while what it says can go nowhere.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ansage::record::Library;
use portable_pty::{CommandBuilder, PtyPair, native_pty_system};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::{Errno, ioctl_fionread};
use tempfile::TempDir;

use crate::support::desk;
use crate::support::terminal::{Terminal, size};
use crate::support::{MOMENT, settled, signal, wait_until};

/// What each signal is told by, and its number.
const SIGNALS: [(&str, i32); 3] = [("TERM", 15), ("INT", 2), ("HUP", 1)];

/// A pipe holds this, unless somebody has asked for more.
const PIPE: u64 = 1 << 16;

fn ansage(library: &Path, arguments: &[&str]) -> Command {
    let mut command = desk::ansage(library, "en");
    command.args(arguments).env("XDG_CONFIG_HOME", "/nonexistent");
    command
}

/// A program that says more than a pipe holds, in answer to this line, and is not read.
fn blocked(command: &mut Command, line: &str) -> Child {
    let line = line.to_owned();
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::spawn(move || while writeln!(stdin, "{line}").is_ok() {});
    let out = child.stdout.as_ref().unwrap();
    let is_full = || settled(MOMENT, || ioctl_fionread(out).unwrap()) > PIPE / 2;
    assert!(wait_until(is_full), "it does not say enough");
    child
}

fn ended(child: &mut Child) -> Option<ExitStatus> {
    let mut status = None;
    let over = wait_until(|| {
        status = child.try_wait().unwrap();
        status.is_some()
    });
    let _ = child.kill();
    status.filter(|_| over)
}

/// What is kept and takes much room to answer.
fn note() -> String {
    format!("white: note {}", "word ".repeat(500))
}

#[test]
fn a_signal_ends_a_desk_whose_pipe_nobody_reads_and_what_was_kept_is_kept() {
    for (name, number) in SIGNALS {
        let folder = TempDir::new().unwrap();
        let library = folder.path().join("library.sqlite3");
        let mut desk = blocked(&mut ansage(&library, &["relay", "--line", "--speech", "off"]), &note());
        let kept = Library::open(&library).unwrap().game(1).unwrap().kept.len();
        assert!(kept > 10, "{kept}");
        assert!(signal(name, &desk.id().to_string()));
        let status = ended(&mut desk).unwrap_or_else(|| panic!("SIG{name} does not end it"));
        assert_eq!(status.signal(), Some(number), "{status}");
        let resumed =
            ansage(&library, &["resume", "--line", "--speech", "off"]).stdin(Stdio::null()).output().unwrap();
        assert!(resumed.status.success(), "{resumed:?}");
        assert!(Library::open(&library).unwrap().game(1).unwrap().kept.len() > kept);
    }
}

#[test]
fn a_second_signal_at_once_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut desk = blocked(&mut ansage(&library, &["relay", "--line", "--speech", "off"]), &note());
    let process = desk.id().to_string();
    for name in ["TERM", "INT", "HUP", "TERM"] {
        assert!(signal(name, &process));
    }
    let by = ended(&mut desk).and_then(|status| status.signal());
    assert!(SIGNALS.iter().any(|(_, number)| by == Some(*number)), "{by:?}");
    // Where it can end by itself, it does so however many there are.
    let mut terminal = Terminal::line(&["relay"], 80, 24, &[]);
    terminal.shows("Weiß am Zug");
    for name in ["HUP", "TERM", "HUP", "INT"] {
        terminal.signal(name);
    }
    terminal.ends_with(0);
    terminal.shows("Partie eins ist gespeichert.");
}

#[test]
fn a_signal_ends_a_guest_whose_pipe_nobody_reads() {
    let folder = TempDir::new().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut desk = ansage(&library, &["relay", "--line", "--speech", "off"]);
    let mut desk = desk.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    desk.stdout.as_mut().unwrap().read_exact(&mut [0; 1]).unwrap();
    let mut guest =
        blocked(&mut ansage(&library, &["join", "--side", "black", "--line", "--speech", "off"]), "position");
    assert!(signal("TERM", &guest.id().to_string()));
    assert_eq!(ended(&mut guest).and_then(|status| status.signal()), Some(15));
    assert!(signal("TERM", &desk.id().to_string()));
    assert!(ended(&mut desk).is_some_and(|status| status.success()));
}

#[test]
fn a_signal_ends_a_filter_whose_pipe_nobody_reads() {
    let folder = TempDir::new().unwrap();
    let library = folder.path().join("library.sqlite3");
    for (arguments, line) in [
        (&["hear"][..], "Nf3"),
        (&["say"], "1. e4 e5 *"),
        (&["rule", "-", "--flag", "white"], "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
    ] {
        for (name, number) in SIGNALS {
            let mut filter = blocked(&mut ansage(&library, arguments), line);
            assert!(signal(name, &filter.id().to_string()));
            assert_eq!(ended(&mut filter).and_then(|status| status.signal()), Some(number), "{arguments:?}");
        }
    }
}

/// Runs the program in a terminal nobody reads until nothing more can be written to it, ends it by this signal, and
/// hands over what waited to be read then; the terminal's modes are as they were.
fn ends_unread(arguments: &[&str], keys: &str, name: &str) -> String {
    let folder = TempDir::new().unwrap();
    let PtyPair { slave, master } = native_pty_system().openpty(size(80, 24)).unwrap();
    let modes = || format!("{:?}", master.get_termios().unwrap());
    let before = modes();
    let settings = folder.path().join("settings.toml");
    fs::write(&settings, "").unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(folder.path().join("library.sqlite3"));
    command.args(["--voice", "en"]);
    command.args(arguments);
    command.env("TERM", "xterm-256color");
    command.env("ANSAGE_SETTINGS", settings);
    command.env("ANSAGE_SPEECH", "off");
    let mut child = slave.spawn_command(command).unwrap();
    // Kept open: a terminal that nobody has any more forgets its modes.
    let flags = OFlags::RDWR | OFlags::NONBLOCK | OFlags::NOCTTY;
    let terminal = open(master.tty_name().unwrap(), flags, Mode::empty()).unwrap();
    drop(slave);
    assert!(wait_until(|| modes() != before), "{arguments:?}");
    let (mut typed, text) = (master.take_writer().unwrap(), keys.to_owned());
    let enough = Arc::new(AtomicBool::new(false));
    let is_enough = Arc::clone(&enough);
    thread::spawn(move || {
        while !is_enough.load(Ordering::Relaxed) && typed.write_all(text.as_bytes()).is_ok() {
            thread::yield_now();
        }
    });
    let is_full = || rustix::io::write(&terminal, b" ") == Err(Errno::AGAIN);
    assert!(wait_until(|| settled(MOMENT, is_full)), "{arguments:?} does not say enough");
    enough.store(true, Ordering::Relaxed);
    assert!(signal(name, &child.process_id().unwrap().to_string()));
    let mut status = None;
    let over = || {
        status = child.try_wait().unwrap();
        status.is_some()
    };
    let ended = wait_until(over);
    let _ = child.kill();
    assert!(ended, "SIG{name} does not end {arguments:?}");
    // By itself or by the signal.
    assert!(status.unwrap().exit_code() <= 1, "{arguments:?}");
    assert_eq!(modes(), before, "{arguments:?}");
    let mut read = master.try_clone_reader().unwrap();
    let mut rest = Vec::new();
    drop((terminal, master));
    // A terminal that is gone is told by an error, behind all that was written.
    let _ = read.read_to_end(&mut rest);
    String::from_utf8_lossy(&rest).into_owned()
}

#[test]
fn a_signal_ends_a_program_whose_terminal_nobody_reads_and_puts_it_back() {
    for signal in ["TERM", "INT", "HUP"] {
        let screen = ends_unread(&["relay", "--screen"], "\u{c}", signal);
        assert!(screen.contains("\u{1b}[?2004l\u{1b}[?1049l\u{1b}[?25h"), "{screen:?}");
        let prompt = ends_unread(&["relay", "--line"], "help\r", signal);
        assert!(prompt.contains("\u{1b}[?2004l"), "{prompt:?}");
        // Before there is a game.
        ends_unread(&[], "x\r", signal);
    }
}

#[test]
fn a_signal_ends_a_desk_whose_terminal_stands_still() {
    for signal in ["TERM", "HUP"] {
        let mut terminal = Terminal::line(&["practice", "--against", "person"], 80, 24, &[("TERM", "dumb")]);
        terminal.shows("Weiß am Zug.");
        // Control-S.
        terminal.press("\u{13}Eva vier\r");
        settled(MOMENT, || terminal.bytes());
        terminal.signal(signal);
        terminal.ends();
    }
}
