//! The library a command works on.

use std::path::{Path, PathBuf};

use crate::args;
use crate::error::CommandError;
use crate::home;
use crate::record::{Library, LibraryError};
use crate::tell::explain_library;
use crate::voice::{Id, Voice};

/// Opens the library named, or the user's own, to play.
///
/// # Errors
/// It cannot be opened, or is something else.
pub fn open_library(path: Option<&PathBuf>, voice: &Voice) -> Result<Library, CommandError> {
    reached(path, Library::open, voice)
}

/// The same to read it: nothing in it is changed, and where there is none, none is made.
///
/// # Errors
/// It cannot be read, or is something else.
pub fn read_library(path: Option<&PathBuf>, voice: &Voice) -> Result<Library, CommandError> {
    reached(path, Library::read, voice)
}

fn reached(
    path: Option<&PathBuf>,
    open: impl FnOnce(&Path) -> Result<Library, LibraryError>,
    voice: &Voice,
) -> Result<Library, CommandError> {
    let path =
        path.cloned().or_else(home::library).ok_or_else(|| failure(voice, voice.say(Id::ERROR_HOME)))?;
    open(&path).map_err(|error| {
        let why = explain_library(&error, voice);
        let path = path.display().to_string();
        failure(voice, voice.tell(Id::ERROR_LIBRARY, &args!("path" => path, "why" => why)))
    })
}

/// What is wrong with a library, in words.
pub fn refused(error: &LibraryError, voice: &Voice) -> CommandError {
    failure(voice, explain_library(error, voice))
}

fn failure(voice: &Voice, why: String) -> CommandError {
    CommandError::other(voice.tell(Id::ERROR_OTHER, &args!("why" => why)))
}
