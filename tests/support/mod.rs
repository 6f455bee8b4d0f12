//! What several integration tests need: the other side of a socket, and patience.
// Each test program uses its own part of this.
#![allow(dead_code, clippy::unwrap_used, clippy::cast_precision_loss)]

#[cfg(target_os = "linux")]
pub mod braille;
pub mod desk;
#[cfg(unix)]
pub mod fake_ssip;
pub mod fingers;
pub mod games;
pub mod hearer;
pub mod real_board;
pub mod said;
pub mod seed;
pub mod setups;
pub mod slips;
#[cfg(unix)]
pub mod sound;
#[cfg(unix)]
pub mod spectrum;
#[cfg(unix)]
pub mod spoken_desk;
pub mod table;
pub mod taken;
#[cfg(unix)]
pub mod terminal;
pub mod verdicts;
pub mod window;

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use ansage::voice::{Id, Voice, VoiceFiles, tags};
use tempfile::TempDir;

/// How long a test waits for what must happen; generous, as it costs nothing when all is well.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How long a test waits for what must not happen.
pub const MOMENT: Duration = Duration::from_millis(300);

/// Waits until `come` is true, at most [`PATIENCE`]. Whether it is.
pub fn wait_until(mut come: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if come() {
            return true;
        }
        thread::sleep(Duration::from_millis(5));
    }
    come()
}

/// A folder for a game's library, which goes with the test: in memory where the system has a place there, for a test
/// need not wait until a disk has written.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

/// The voice that ships with the program under this tag, read once for all tests.
pub fn voice_of(tag: &str) -> &'static Voice {
    static VOICES: OnceLock<BTreeMap<String, OnceLock<Voice>>> = OnceLock::new();
    let voices = VOICES.get_or_init(|| tags().into_iter().map(|tag| (tag, OnceLock::new())).collect());
    voices[tag].get_or_init(|| voice_from_folder(tag).unwrap_or_else(|| Voice::built_in(tag).unwrap()))
}

/// The voice of this tag as it is written in the folder that `ANSAGE_VOICES` names, so that a change of its words can be
/// tried without building anew.
pub fn voice_from_folder(tag: &str) -> Option<Voice> {
    let folder = Path::new(&env::var_os("ANSAGE_VOICES")?).join(tag);
    let text = |file: &str| fs::read_to_string(folder.join(file)).unwrap();
    let (lexicon, messages) = (text("lexicon.toml"), text("messages.ftl"));
    let sources = VoiceFiles {
        lexicon_name: "lexicon.toml",
        lexicon: &lexicon,
        messages_name: "messages.ftl",
        messages: &messages,
    };
    Some(Voice::read(tag, &sources).unwrap())
}

/// The message of this name.
///
/// # Panics
/// There is none.
#[track_caller]
pub fn named(id: &str) -> Id {
    Id::named(id).unwrap_or_else(|| panic!("no message {id}"))
}

/// Waits until what is observed has stayed the same for so long, and is what is observed then; at most [`PATIENCE`]
/// beyond that. This, [`wait_until`] and channels with a limit are how tests wait.
pub fn settled<T: PartialEq>(long: Duration, mut observe: impl FnMut() -> T) -> T {
    let until = Instant::now() + long + PATIENCE;
    let (mut seen, mut since) = (observe(), Instant::now());
    while since.elapsed() < long && Instant::now() < until {
        thread::sleep(Duration::from_millis(5).min(long));
        let now = observe();
        if now != seen {
            (seen, since) = (now, Instant::now());
        }
    }
    seen
}

/// Lets real time pass. Only where that is what is tested: while no program runs or one is stopped, before a blow that
/// may come at any instant, and for others that are slow on purpose. `tests/core/house.rs` counts the places.
pub fn time_passes(time: Duration) {
    thread::sleep(time);
}

/// Sends a process a signal, by its name without SIG. Whether it was there. The shell's own `kill` is used:
/// a bare machine has no other.
pub fn signal(name: &str, process: &str) -> bool {
    let script = "kill -s \"$0\" \"$1\" 2>/dev/null";
    Command::new("sh").args(["-c", script, name, process]).status().unwrap().success()
}

/// Runs an ignored test of this test program in a process of its own, with its own environment, as a
/// test cannot change the one it lives in. What it printed.
///
/// # Panics
/// It fails.
#[track_caller]
pub fn elsewhere(test: &str, environment: &[(&str, &OsStr)]) -> String {
    let run = Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env_remove("SPEECHD_ADDRESS")
        // libspeechd starts a real daemon wherever none listens.
        .env("SPEECHD_CMD", "/bin/false")
        .envs(environment.iter().copied())
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{test}: {printed}{}", String::from_utf8_lossy(&run.stderr));
    printed
}
