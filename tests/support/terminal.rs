//! A program in a pseudo-terminal, watched by a terminal that can be asked what it shows.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, PtySize, native_pty_system};
use tempfile::TempDir;
use vt100::Parser;

use super::wait_until;

/// A program in a terminal of its own.
pub struct Terminal {
    pub seen: Arc<Mutex<Seen>>,
    pub hidden: Arc<AtomicBool>,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    modes_before: String,
    _library: TempDir,
}

pub struct Seen {
    pub parser: Parser,
    pub bytes: Vec<u8>,
}

/// Columns and rows.
pub fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

/// As the parser counts them.
pub fn lines(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

impl Terminal {
    /// A practice game on the screen, after its greeting; with a clock.
    pub fn practice(columns: u16, rows: u16, more: &[&str]) -> Terminal {
        Terminal::practice_in(columns, rows, more, &[])
    }

    pub fn practice_in(columns: u16, rows: u16, more: &[&str], environment: &[(&str, &str)]) -> Terminal {
        let practice = ["practice", "--level", "1"];
        let clock: &[&str] = if more.contains(&"--time") { &[] } else { &["--time", "90+30"] };
        let terminal = Terminal::desk(&[&practice, clock, more].concat(), columns, rows, environment);
        terminal.shows("Du bist am Zug.");
        terminal
    }

    pub fn desk(arguments: &[&str], columns: u16, rows: u16, environment: &[(&str, &str)]) -> Terminal {
        Terminal::shown("--screen", arguments, columns, rows, environment)
    }

    /// A game line by line.
    pub fn line(arguments: &[&str], columns: u16, rows: u16, environment: &[(&str, &str)]) -> Terminal {
        Terminal::shown("--line", arguments, columns, rows, environment)
    }

    fn shown(
        face: &str,
        arguments: &[&str],
        columns: u16,
        rows: u16,
        environment: &[(&str, &str)],
    ) -> Terminal {
        let library = TempDir::new().unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.arg("--library");
        command.arg(library.path().join("library.db"));
        command.args(arguments);
        command.args(["--voice", "de", "--speech", "off", face]);
        Terminal::run(command, library, size(columns, rows), environment)
    }

    pub fn run(
        mut command: CommandBuilder,
        library: TempDir,
        size: PtySize,
        environment: &[(&str, &str)],
    ) -> Terminal {
        let PtyPair { slave, master } = native_pty_system().openpty(size).unwrap();
        command.env("TERM", "xterm-256color");
        for name in ["NO_COLOR", "COLORTERM", "ACCESSIBLE", "ANSAGE_LOG"] {
            command.env_remove(name);
        }
        // Nobody is asked anything at the first start, and nobody's own settings are read.
        let settings = library.path().join("settings.toml");
        std::fs::write(&settings, "").unwrap();
        command.env("ANSAGE_SETTINGS", &settings);
        for (name, value) in environment {
            command.env(name, value);
        }
        let modes_before = modes(master.as_ref());
        let child = slave.spawn_command(command).unwrap();
        drop(slave);
        let parser = Parser::new(lines(size.rows), lines(size.cols), 0);
        let seen = Arc::new(Mutex::new(Seen { parser, bytes: Vec::new() }));
        let hidden = Arc::new(AtomicBool::new(false));
        let (reads, watches) = (Arc::clone(&seen), Arc::clone(&hidden));
        let mut output = master.try_clone_reader().unwrap();
        thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut some) {
                let mut seen = reads.lock().unwrap();
                seen.bytes.extend_from_slice(&some[..count]);
                seen.parser.process(&some[..count]);
                watches.fetch_or(seen.parser.screen().hide_cursor(), Ordering::Relaxed);
            }
        });
        let keys = master.take_writer().unwrap();
        Terminal { seen, hidden, keys, master, child, modes_before, _library: library }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    pub fn rows(&self) -> Vec<String> {
        let seen = self.seen.lock().unwrap();
        let screen = seen.parser.screen();
        let columns = screen.size().1;
        screen.rows(0, columns.get()).collect()
    }

    /// All of the window as one text, so that a sentence is found across its rows.
    pub fn text(&self) -> String {
        self.rows().iter().map(|row| row.trim_end()).collect::<Vec<_>>().join(" ")
    }

    /// Column and row.
    pub fn cursor(&self) -> (u16, u16) {
        let (row, column) = self.seen.lock().unwrap().parser.screen().cursor_position();
        (column, row)
    }

    pub fn bytes(&self) -> usize {
        self.seen.lock().unwrap().bytes.len()
    }

    pub fn written_since(&self, start: usize) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap().bytes[start..]).into_owned()
    }

    #[track_caller]
    pub fn shows(&self, text: &str) {
        assert!(wait_until(|| self.text().contains(text)), "not seen: {text}\n{:#?}", self.rows());
    }

    #[track_caller]
    pub fn cursor_comes_to(&self, column: u16, row: u16) {
        let there = || self.cursor() == (column, row);
        assert!(wait_until(there), "cursor at {:?}\n{:#?}", self.cursor(), self.rows());
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        self.seen.lock().unwrap().parser.set_size(lines(rows), lines(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    pub fn signal(&self, name: &str) {
        assert!(super::signal(name, &self.process().to_string()));
    }

    /// The program has ended, however that is, and the terminal is as it was.
    #[track_caller]
    pub fn ends(&mut self) {
        assert!(wait_until(|| self.child.try_wait().unwrap().is_some()), "still running\n{:#?}", self.rows());
        assert_eq!(modes(self.master.as_ref()), self.modes_before);
    }

    /// The program has ended like this, and the terminal is as it was.
    #[track_caller]
    pub fn ends_with(&mut self, code: u32) {
        let mut ended = None;
        let over = || {
            ended = self.child.try_wait().unwrap();
            ended.is_some()
        };
        assert!(wait_until(over), "still running\n{:#?}", self.rows());
        assert_eq!(ended.map(|status| status.exit_code()), Some(code), "{:#?}", self.rows());
        let restored = || {
            let seen = self.seen.lock().unwrap();
            let screen = seen.parser.screen();
            !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
        };
        assert!(wait_until(restored), "{:#?}", self.rows());
        assert_eq!(modes(self.master.as_ref()), self.modes_before);
        assert!(!self.hidden.load(Ordering::Relaxed), "the cursor was hidden");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether keys are echoed, come line by line, and so on.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}
