//! A Braille display that nobody touches: BRLTTY with its virtual display on the first console, to which a program in
//! a pseudo-terminal is copied.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

use super::wait_until;

const CONSOLE: &str = "/dev/tty1";
/// What stands on it, as BRLTTY sees it.
const CONTENTS: &str = "/dev/vcsa1";

/// The number of the console as a controlling terminal in `/proc`.
const CONSOLE_NUMBER: &str = "1025";

/// Why there can be no display; `None` where there can.
pub fn hindrance() -> Option<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let sbin = [std::path::PathBuf::from("/usr/sbin"), "/sbin".into()];
    if !std::env::split_paths(&path).chain(sbin).any(|folder| folder.join("brltty").is_file()) {
        return Some("brltty is not installed".to_owned());
    }
    for device in [CONSOLE, CONTENTS] {
        if let Err(error) = OpenOptions::new().read(true).write(true).open(device) {
            return Some(format!("{device}: {error}"));
        }
    }
    // Somebody may be working there.
    let taken = fs::read_dir("/proc").unwrap().filter_map(Result::ok).any(|entry| {
        let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        let behind_name = stat.rsplit_once(')').map_or("", |(_, behind)| behind);
        behind_name.split_whitespace().nth(4) == Some(CONSOLE_NUMBER)
    });
    taken.then(|| format!("{CONSOLE} is in use"))
}

/// The display, and what it has shown.
pub struct Display {
    folder: TempDir,
    brltty: Child,
    shown: Arc<Mutex<Vec<(Instant, String)>>>,
    _socket: UnixStream,
}

impl Display {
    /// One of this many cells.
    pub fn of(cells: usize) -> Display {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name).display().to_string();
        let socket = place("display");
        let sbin = format!("{}:/usr/sbin:/sbin", std::env::var("PATH").unwrap_or_default());
        let brltty = Command::new("brltty")
            .args(["-n", "-e", "-q", "-f", "/dev/null", "-b", "vr", "-x", "lx", "-s", "no", "-t", "de"])
            .args(["-d", &format!("server:{socket}"), "-A", "none", "-l", "critical", "-K", "/dev/null"])
            .args(["-P", &place("pid"), "-W", &place("")])
            .env("PATH", sbin)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut connected = None;
        let come = wait_until(|| {
            connected = UnixStream::connect(&socket).ok();
            connected.is_some()
        });
        assert!(come, "BRLTTY does not listen");
        let mut socket = connected.unwrap();
        writeln!(socket, "Cells {cells}").unwrap();
        let shown = Arc::<Mutex<Vec<(Instant, String)>>>::default();
        let (lines, keeps) = (BufReader::new(socket.try_clone().unwrap()).lines(), Arc::clone(&shown));
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if let Some(text) = line.trim().strip_prefix("Visual ") {
                    let text = text.trim_matches('"').trim_end().to_owned();
                    keeps.lock().unwrap().push((Instant::now(), text));
                }
            }
        });
        Display { folder, brltty, shown, _socket: socket }
    }

    /// What it shows now.
    pub fn text(&self) -> String {
        self.shown.lock().unwrap().last().map(|(_, text)| text.clone()).unwrap_or_default()
    }

    /// How long after this moment it showed this for the first time.
    pub fn shows(&self, text: &str, from: Instant) -> Option<Duration> {
        let mut found = None;
        let _ = wait_until(|| {
            let shown = self.shown.lock().unwrap();
            found = shown.iter().find(|(at, line)| *at >= from && line.contains(text)).map(|(at, _)| *at);
            found.is_some()
        });
        found.map(|at| at - from)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // While somebody is connected it does not end when it is asked to.
        let _ = self.brltty.kill();
        let _ = self.brltty.wait();
        let _ = fs::remove_dir_all(self.folder.path());
    }
}

/// A program that writes to the first console.
pub struct Console {
    keys: Box<dyn Write + Send>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Console {
    pub fn run(mut command: CommandBuilder) -> Console {
        let mut console = OpenOptions::new().read(true).write(true).open(CONSOLE).unwrap();
        let [rows, cols, ..] = size();
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        command.env("TERM", "linux");
        // Nothing is left of what stood there; it takes UTF-8.
        console.write_all(b"\x1bc\x1b%G\x1b[2J\x1b[H").unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut some) {
                if console.write_all(&some[..count]).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Console { keys, child, _master: pair.master }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }
}

/// Rows and columns of the console, column and row of its cursor.
fn size() -> [u16; 4] {
    let mut head = [0; 4];
    File::open(CONTENTS).unwrap().read_exact(&mut head).unwrap();
    head.map(u16::from)
}

impl Drop for Console {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
