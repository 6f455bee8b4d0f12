//! `ansage progress`: how practice goes, week by week, in words, for programs, and as a plot.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;
use serde_json::json;

use super::output::{print, print_text};
use super::play::StartContext;
use super::plot::plotted;
use crate::error::CommandError;
use crate::record::{Library, LibraryError, PracticeLog};
use crate::session::{last_weeks, other, read_library, refused};
use crate::tell::{Phrasing, not_writable};
use crate::training::progress::{Week, weeks};
use crate::voice::{Id, Voice};
use crate::{args, file};

/// `ansage progress`
#[derive(Debug, Args, Default)]
pub struct ProgressFlags {
    #[arg(long = "json")]
    pub json_lines: bool,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

/// Tells the weeks, the newest first; with `--svg` they are drawn too.
///
/// # Errors
/// The library cannot be read, or the plot not be written.
pub fn run(asked: &ProgressFlags, room: &StartContext<'_>) -> Result<(), CommandError> {
    let voice = room.voice;
    let library = read_library(room.common.library.as_ref(), voice)?;
    let found =
        PracticeLog::of(&library).behind(0).map(|log| weeks(&log)).map_err(|error| refused(&error, voice))?;
    if let Some(path) = &asked.svg {
        write(path, &library, &found, voice)?;
    }
    if asked.json_lines {
        let lines: String = found.iter().map(|week| object(week).to_string() + "\n").collect();
        return print_text(&lines, voice);
    }
    let told = told(library, usize::MAX, voice).map_err(|error| refused(&error, voice))?;
    print(told, voice)
}

/// The weeks in words, at most so many, the newest first, and what comes next.
///
/// # Errors
/// The library cannot be read.
pub fn told(library: Library, most: usize, voice: &Voice) -> Result<Vec<String>, LibraryError> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.ok().and_then(|now| i64::try_from(now.as_millis()).ok()).unwrap_or_default();
    let phrasing = Phrasing::new(voice);
    let told = last_weeks(library, now, most)?;
    if told.is_empty() {
        return Ok(vec![voice.say(Id::PROGRESS_NONE)]);
    }
    Ok(told.iter().map(|fact| fact.sentence(&phrasing)).collect())
}

/// A week for other programs.
fn object(week: &Week) -> serde_json::Value {
    let done = &week.done;
    json!({
        "week": week.monday().to_string(),
        "answers": done.drills.all, "right": done.drills.right,
        "puzzles": done.puzzles.all, "solved": done.puzzles.right,
        "games": done.games(), "won": done.won, "drawn": done.drawn, "lost": done.lost,
        "reviews": done.reviews, "impossible": done.impossible, "questions": done.questions,
    })
}

/// Writes the plot.
fn write(path: &Path, library: &Library, found: &[Week], voice: &Voice) -> Result<(), CommandError> {
    if library.owns(path) {
        let told = args!("path" => path.display().to_string(), "why" => voice.say(Id::ERROR_FILE_LIBRARY));
        return Err(other(voice.tell(Id::ERROR_FILE_WRITE, &told), voice));
    }
    let not = |error: &io::Error| other(not_writable(path, error, voice), voice);
    let drawn = plotted(found, voice).map_err(|error| not(&io::Error::other(error.to_string())))?;
    match file::replace(path, drawn.as_bytes()) {
        // Whoever reads a pipe has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| not(&error)),
    }
}
