//! The library a command works on.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::args;
use crate::error::CommandError;
use crate::file;
use crate::home;
use crate::record::{Library, LibraryError, belongs_to};
use crate::tell::explain_library;
use crate::voice::{Id, Voice};

/// So much of a file shows what it is, in bytes.
const MOST_BEGIN: u64 = 64;

/// What every file of SQLite begins with.
const LIBRARY_BEGINS: &[u8] = b"SQLite format 3\0";

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

/// Refuses a file that is to be written anew again and again, where it is the library or holds something else than a game.
///
/// # Errors
/// That it is one of them.
pub fn refuse_as_live(path: &Path, library: Option<&PathBuf>, voice: &Voice) -> Result<(), CommandError> {
    let library = library.cloned().or_else(home::library);
    let why = if library.is_some_and(|library| belongs_to(path, &library)) {
        Id::ERROR_FILE_LIBRARY
    } else if begin_of(path).iter().find(|byte| is_of_text(**byte)).is_some_and(|first| *first != b'[') {
        Id::ERROR_FILE_NO_GAME
    } else {
        return Ok(());
    };
    Err(not_written(path, why, voice))
}

/// Refuses a file for a copy of the library, where it holds something else than one.
///
/// # Errors
/// That it does.
pub fn refuse_as_copy(path: &Path, voice: &Voice) -> Result<(), CommandError> {
    let begin = begin_of(path);
    let fits = begin.is_empty() || begin.starts_with(LIBRARY_BEGINS);
    if fits { Ok(()) } else { Err(not_written(path, Id::ERROR_FILE_NO_LIBRARY, voice)) }
}

/// That a file is not written to, because of what it is.
pub fn not_written(path: &Path, why: Id, voice: &Voice) -> CommandError {
    let (path, why) = (path.display().to_string(), voice.say(why));
    failure(voice, voice.tell(Id::ERROR_FILE_WRITE, &args!("path" => path, "why" => why)))
}

/// What a file begins with; nothing where it cannot be read, which is told when it is written.
fn begin_of(path: &Path) -> Vec<u8> {
    let mut begin = Vec::new();
    let read = file::open(path).and_then(|file| file.take(MOST_BEGIN).read_to_end(&mut begin));
    if read.is_ok() { begin } else { Vec::new() }
}

/// What is neither a blank nor of a byte order mark.
fn is_of_text(byte: u8) -> bool {
    !byte.is_ascii_whitespace() && ![0xef, 0xbb, 0xbf].contains(&byte)
}

/// What is wrong with a library, in words.
pub fn refused(error: &LibraryError, voice: &Voice) -> CommandError {
    failure(voice, explain_library(error, voice))
}

fn failure(voice: &Voice, why: String) -> CommandError {
    CommandError::other(voice.tell(Id::ERROR_OTHER, &args!("why" => why)))
}
