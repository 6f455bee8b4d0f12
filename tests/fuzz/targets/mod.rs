//! Everything that reads what comes from outside, and what each promises whatever that is.
//!
//! This folder is part of two programs: the test `fuzz`, and `tests/fuzz/cargo`, which is for cargo-fuzz.
#![allow(clippy::unwrap_used, clippy::panic)]

mod files;
mod game;
mod hearing;
mod lines;
mod score;
mod seeds;
mod values;
mod voices;

use std::path::{Path, PathBuf};

/// A harness.
pub struct Target {
    /// What it is called, in files and on the command line.
    pub name: &'static str,
    /// How many inputs it is given where nothing else is asked for: about a second's worth.
    pub executions: u64,
    /// Inputs that are right, or nearly so.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Words that mean something in them.
    pub tokens: &'static [&'static str],
    /// Whether the input is accepted. It panics where a promise is broken, and never because an input is wrong.
    pub run: fn(&[u8]) -> bool,
}

/// All of them.
pub static TARGETS: &[Target] = &[
    hearing::HEAR,
    hearing::ANSWERS,
    game::GAME,
    game::EVENTS,
    score::FEN,
    score::PGN,
    score::PUZZLES,
    score::BRAILLE,
    lines::DESK_LINES,
    lines::GUEST_LINES,
    lines::SSIP,
    lines::UCI,
    files::EVENT_FILE,
    files::TRF,
    files::SETTINGS,
    values::KEYS,
    values::TIMES,
    values::TEXT,
    voices::LEXICON,
    voices::MESSAGES,
    voices::PHRASES,
    voices::OPENINGS,
    voices::BRAILLE_TABLE,
];

/// The one of this name.
///
/// # Panics
/// There is none.
pub fn target(name: &str) -> &'static Target {
    TARGETS.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("no target {name}"))
}

/// The top of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("voices/fide.toml").is_file()).unwrap().to_path_buf()
}

/// Bytes as every reader of text takes them.
fn text(input: &[u8]) -> String {
    String::from_utf8_lossy(input).into_owned()
}

/// Nothing that steers a terminal or a synthesizer: a text that is told.
#[track_caller]
fn is_harmless(told: &str) {
    let in_one_line = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(ansage::text::clean(told), in_one_line, "what is told steers something");
}

/// A fault has a place in its file: a line that is there, or the one behind the last.
#[track_caller]
fn is_within(text: &str, line: usize) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&line), "line {line} of {lines}");
}
