//! On what, when and beside what it was measured.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use ansage::opponent::find_engine;
use jiff::Zoned;

use super::figures::Table;
use super::programs::{find, first_line, python_with_chess};

/// More processes than that, in the mean of a minute, and the figures are of a busy machine.
const BUSY: f64 = 2.0;

/// The day, as people write it.
pub fn today() -> String {
    let now = Zoned::now();
    let date = now.date();
    format!("{} {} {}", date.day(), now.strftime("%B"), date.year())
}

/// How many processes wanted to run in the last minute.
pub fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

/// The machine, and the programs that are measured beside Ansage.
pub fn told(load_before: Option<f64>) -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let rust = first_line(Command::new("rustc").arg("--version")).unwrap_or_else(|| "Rust".to_owned());
    let system =
        line_of("/etc/os-release", "PRETTY_NAME=").unwrap_or_else(|| std::env::consts::OS.to_owned());
    let processor =
        line_of("/proc/cpuinfo", "model name\t: ").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let busy = match load_before {
        Some(load) if load > BUSY => format!(
            " The load was {load:.1} before anything was measured: **the machine was busy with other work**."
        ),
        Some(load) => format!(" The load was {load:.1} before anything was measured."),
        None => String::new(),
    };
    let mut table = Table::new(&["beside Ansage", "version"]);
    for (name, version) in peers() {
        match version {
            Some(version) => table.row([name.to_owned(), version]),
            None => table.absent(name),
        }
    }
    format!(
        "Ansage {}, {}: {processor}, {cores} cores, {system}, {rust}, the release profile of `Cargo.toml` (for size, and \
         for speed where it counts).{busy}\n\n{table}",
        env!("CARGO_PKG_VERSION"),
        today(),
    )
}

/// What stands behind this in a file.
fn line_of(file: &str, begin: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(begin))?;
    Some(value.trim_matches('"').to_owned())
}

fn peers() -> Vec<(&'static str, Option<String>)> {
    let version = |program: &str| first_line(Command::new(find(program)?).arg("--version"));
    // The version is the word with a digit; what stands around it differs.
    let number = |line: String| {
        let is_number = |word: &&str| word.contains(|letter: char| letter.is_ascii_digit());
        line.split_whitespace().find(is_number).map(|word| word.trim_end_matches([',', ':']).to_owned())
    };
    let spoken = |program: &str| version(program).and_then(number);
    let python = python_with_chess().and_then(|python| {
        let told = "import chess, platform; print(chess.__version__, 'on Python', platform.python_version())";
        first_line(Command::new(python).args(["-c", told]))
    });
    vec![
        ("shakmaty", locked("shakmaty")),
        ("chasolver", locked("chasolver")),
        ("SQLite", Some(rusqlite::version().to_owned())),
        ("pgn-extract", spoken("pgn-extract")),
        ("python-chess", python),
        ("chess-tui", spoken("chess-tui")),
        ("Stockfish", engine("stockfish")),
        ("Fairy-Stockfish", engine("fairy-stockfish")),
        // It goes on when it is told to quit over UCI.
        ("GNU Chess", spoken("gnuchess")),
        ("Speech Dispatcher", spoken("speech-dispatcher")),
        ("spd-say", spoken("spd-say")),
        ("eSpeak NG", spoken("espeak-ng")),
        ("PulseAudio", spoken("pulseaudio")),
        ("BRLTTY", spoken("brltty")),
    ]
}

/// The version of a crate, as it is built in.
fn locked(name: &str) -> Option<String> {
    let lock = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock")).ok()?;
    let (_, behind) = lock.split_once(&format!("name = \"{name}\"\nversion = \""))?;
    behind.split('"').next().map(str::to_owned)
}

/// What an engine calls itself over UCI.
fn engine(name: &str) -> Option<String> {
    let mut child =
        Command::new(find_engine(name)?).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    child.stdin.take()?.write_all(b"uci\nquit\n").ok()?;
    let printed = child.wait_with_output().ok()?.stdout;
    let printed = String::from_utf8_lossy(&printed);
    printed.lines().find_map(|line| line.strip_prefix("id name ")).map(str::to_owned)
}
