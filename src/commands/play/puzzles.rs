//! `ansage puzzles`: those that come with the program, or those of a file.

use std::io::Read;
use std::path::PathBuf;

use clap::Args;

use super::context::StartContext;
use super::lessons::{patience, teach};
use crate::commands::flags::DeskFlags;
use crate::error::CommandError;
use crate::file::{open, open_stream};
use crate::record::Library;
use crate::session::{Puzzles, open_library};
use crate::speech::clean;
use crate::tell::not_readable;
use crate::training::puzzle::{PuzzleFilter, PuzzleSource, Span, own};

/// `ansage puzzles`
#[derive(Debug, Args, Default)]
pub struct PuzzleFlags {
    #[arg(value_name = "FILE")]
    pub puzzle_file: Option<PathBuf>,
    #[arg(long, value_name = "THEME")]
    pub theme: Vec<String>,
    #[arg(long, value_name = "1200-1600")]
    pub rating: Option<Span>,
    #[arg(long, value_name = "3-8")]
    pub pieces: Option<Span>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// Sets puzzles, one after the other.
///
/// # Errors
/// The file cannot be read, or the output fails.
pub fn puzzles(room: &StartContext<'_>, asked: &PuzzleFlags) -> Result<(), CommandError> {
    let filter = PuzzleFilter {
        themes: asked.theme.clone(),
        rating: asked.rating,
        pieces: asked.pieces,
        ..PuzzleFilter::default()
    };
    let (mut name, mut source) = (String::new(), PuzzleSource { filter, ..own_source() });
    if let Some(path) = asked.puzzle_file.as_deref() {
        let opened = open_stream(path).and_then(|file| Ok((file.metadata()?.len(), file)));
        let (size, file) = opened.map_err(|error| room.other(not_readable(path, &error, room.voice)))?;
        let path_again = path.to_owned();
        let again = Box::new(move || open(&path_again).map(|file| Box::new(file) as Box<dyn Read + Send>));
        source = PuzzleSource { input: Box::new(file), size, again, ..source };
        name = clean(&path.file_name().unwrap_or_default().to_string_lossy());
    }
    // Where nothing can be kept, puzzles can be solved all the same.
    let kept = open_library(room.common.library.as_ref(), room.voice).ok();
    let puzzles = Puzzles::new(source, name, kept, patience(asked.face.simulate_time));
    teach(room, Box::new(puzzles), &asked.face)
}

/// All puzzles that come with the program, with what is kept in this library.
pub(super) fn own_puzzles(library: Library, simulates_time: bool) -> Puzzles {
    Puzzles::new(own_source(), String::new(), Some(library), patience(simulates_time))
}

fn own_source() -> PuzzleSource {
    PuzzleSource {
        input: Box::new(own()),
        size: own().len() as u64,
        filter: PuzzleFilter::default(),
        again: Box::new(|| Ok(Box::new(own()))),
    }
}
