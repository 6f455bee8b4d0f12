//! Whether a screen reader runs beside the program. This only picks the default (and says so).
//!
//! It is a look at this machine and no more: a reader at the other end of a connection is never found, and outside of
//! Linux and Windows nothing tells a program in a terminal which one runs.

#[cfg(windows)]
mod windows;

use std::fs;
use std::path::{Path, PathBuf};

/// The processes by which screen readers for terminals and desktops are known on Linux.
const READERS: [&str; 9] =
    ["orca", "brltty", "fenrir", "yasr", "tdsr", "espeakup", "sbl", "suse-blinux", "speechd-up"];

/// Where a machine shows what runs on it.
#[derive(Debug, Clone)]
pub struct Machine {
    /// The processes: `/proc`.
    pub processes: PathBuf,
    /// Speakup, the screen reader in the kernel: `/sys/accessibility/speakup`.
    pub speakup: PathBuf,
    /// The sockets at which Braille displays are served: `/var/lib/BrlAPI`.
    pub braille: PathBuf,
}

impl Default for Machine {
    fn default() -> Machine {
        Machine {
            processes: "/proc".into(),
            speakup: "/sys/accessibility/speakup".into(),
            braille: "/var/lib/BrlAPI".into(),
        }
    }
}

/// Whether it can be known at all which screen reader runs.
pub fn can_be_known() -> bool {
    cfg!(any(target_os = "linux", windows))
}

/// The name of a screen reader that runs, if one is found.
pub fn running() -> Option<String> {
    #[cfg(windows)]
    return windows::running();
    #[cfg(not(windows))]
    if can_be_known() { running_on(&Machine::default()) } else { None }
}

/// The same, as this machine shows it.
pub fn running_on(machine: &Machine) -> Option<String> {
    process(&machine.processes)
        .or_else(|| speakup(&machine.speakup))
        .or_else(|| has_socket(&machine.braille).then(|| "BrlAPI".to_owned()))
}

fn process(processes: &Path) -> Option<String> {
    fs::read_dir(processes)
        .ok()?
        .filter_map(Result::ok)
        .filter(|entry| entry.file_name().to_string_lossy().bytes().all(|byte| byte.is_ascii_digit()))
        .filter_map(|entry| fs::read_to_string(entry.path().join("comm")).ok())
        .map(|name| name.trim().to_owned())
        .find(|name| READERS.contains(&name.as_str()))
}

/// The kernel's own speaks only where it has been given a synthesizer.
fn speakup(folder: &Path) -> Option<String> {
    let synthesizer = fs::read_to_string(folder.join("synth")).ok()?;
    let synthesizer = synthesizer.trim();
    (!synthesizer.is_empty() && synthesizer != "none").then(|| "speakup".to_owned())
}

#[cfg(unix)]
fn has_socket(folder: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;

    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    // One that was left behind by a server that is gone answers nobody.
    let answers = |path: PathBuf| std::os::unix::net::UnixStream::connect(path).is_ok();
    entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_socket()))
        .any(|entry| answers(entry.path()))
}

#[cfg(not(unix))]
fn has_socket(_: &Path) -> bool {
    false
}
