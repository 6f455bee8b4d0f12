//! What the line desk prints can be read by every screen reader and on every Braille display, whatever it is.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// The transcripts.
fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "txt")).collect()
}

/// Every line a desk prints in the transcripts, with where it stands. Objects, and what is exported for other programs,
/// are not for people.
fn printed() -> Vec<(String, String)> {
    let mut printed = Vec::new();
    for path in transcripts() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let mut desk = false;
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("$ ") {
                let plays = ["practice", "relay", "tournament", "resume", "play", "tie-break"];
                desk = command.split(' ').any(|word| plays.contains(&word)) && !command.contains("--json");
            }
            if let Some(said) = line.strip_prefix("> ").filter(|_| desk) {
                printed.push((name.clone(), said.to_owned()));
            }
        }
    }
    printed
}

#[test]
fn every_line_printed_has_three_characters_and_a_letter() {
    let printed = printed();
    assert!(printed.len() > 1000, "{}", printed.len());
    for (place, line) in printed {
        assert!(line.chars().count() >= 3 && line.chars().any(char::is_alphabetic), "{place}: {line:?}");
    }
}

#[test]
fn no_line_printed_draws_anything() {
    for (place, line) in printed() {
        let drawn = |sign: char| {
            sign.is_control() || matches!(sign, '\u{2190}'..='\u{2bff}' | '\u{1fa00}'..='\u{1fa6f}')
        };
        assert!(!line.contains(drawn), "{place}: {line:?}");
    }
}
