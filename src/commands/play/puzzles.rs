//! `ansage puzzles`: those that come with the program, or those of a file.

use std::io::{self, BufReader};
use std::path::PathBuf;

use clap::Args;

use super::context::StartContext;
use super::lessons::teach;
use crate::commands::flags::DeskFlags;
use crate::error::CommandError;
use crate::file::{Utf8, open_stream};
use crate::record::Library;
use crate::session::{Puzzles, open_library};
use crate::speech::clean;
use crate::tell::not_readable;
use crate::training::puzzle::{PuzzleCollection, PuzzleFilter, Span, own};

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
    let filter = PuzzleFilter { themes: asked.theme.clone(), rating: asked.rating, pieces: asked.pieces };
    let path = asked.puzzle_file.as_deref();
    let found = match path {
        None => PuzzleCollection::new(own(), filter),
        Some(path) => {
            open_stream(path).and_then(|file| PuzzleCollection::new(BufReader::new(Utf8::of(file)), filter))
        }
    };
    let name = path.and_then(|path| path.file_name()).unwrap_or_default();
    let collection =
        found.map_err(|error| room.other(not_readable(path.unwrap_or(name.as_ref()), &error, room.voice)))?;
    // Where nothing can be kept, puzzles can be solved all the same.
    let kept = open_library(room.common.library.as_ref(), room.voice).ok();
    teach(room, Box::new(Puzzles::new(collection, clean(&name.to_string_lossy()), kept)), &asked.face)
}

/// All puzzles that come with the program, with what is kept in this library.
pub(super) fn own_puzzles(library: Library) -> io::Result<Puzzles> {
    let collection = PuzzleCollection::new(own(), PuzzleFilter::default())?;
    Ok(Puzzles::new(collection, String::new(), Some(library)))
}
