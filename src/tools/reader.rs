//! Whether a screen reader runs beside the program. This only picks the default (and says so).

use std::fs;

/// The processes by which screen readers for terminals and desktops are known on Linux.
const READERS: [&str; 6] = ["orca", "brltty", "fenrir", "yasr", "tdsr", "espeakup"];

/// The name of a screen reader that runs, if one is found.
#[must_use]
pub fn running() -> Option<String> {
    let processes = fs::read_dir("/proc").ok()?;
    processes
        .filter_map(Result::ok)
        .filter(|entry| entry.file_name().to_string_lossy().bytes().all(|byte| byte.is_ascii_digit()))
        .filter_map(|entry| fs::read_to_string(entry.path().join("comm")).ok())
        .map(|name| name.trim().to_owned())
        .find(|name| READERS.contains(&name.as_str()))
}
