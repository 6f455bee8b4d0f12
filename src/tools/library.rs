//! The library a command works on.

use std::path::PathBuf;

use rusqlite::ErrorCode;

use super::system;
use crate::args;
use crate::failure::Failure;
use crate::home;
use crate::record::{Library, LibraryError};
use crate::voice::Voice;

/// Opens the library named, or the user's own.
///
/// # Errors
/// It cannot be opened, or is something else.
pub fn open_library(path: Option<&PathBuf>, voice: &Voice) -> Result<Library, Failure> {
    let path = path.cloned().or_else(home::library).ok_or_else(|| failure(voice, voice.say("error-home")))?;
    Library::open(&path).map_err(|error| {
        let why = why(&error, voice);
        let path = path.display().to_string();
        failure(voice, voice.tell("error-library", &args!("path" => path, "why" => why)))
    })
}

/// What is wrong with a library, in words.
#[must_use]
pub fn refused(error: &LibraryError, voice: &Voice) -> Failure {
    match error {
        LibraryError::NoGame(game) => {
            failure(voice, voice.tell("error-no-game", &args!("game" => game.to_string())))
        }
        LibraryError::Unreadable { game, .. } => {
            let why = error.to_string();
            failure(voice, voice.tell("error-game-damaged", &args!("game" => game.to_string(), "why" => why)))
        }
        _ => failure(voice, why(error, voice)),
    }
}

/// The plain cause, without the file's name.
#[must_use]
pub fn why(error: &LibraryError, voice: &Voice) -> String {
    if let LibraryError::Sqlite(cause) = error {
        let id = match cause.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => "error-disk-full",
            Some(ErrorCode::SystemIoFailure) => "error-disk-io",
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => "error-disk-read-only",
            Some(ErrorCode::CannotOpen) => "error-disk-open",
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "error-disk-busy",
            Some(ErrorCode::DatabaseCorrupt) => "error-disk-corrupt",
            _ => return cause.to_string(),
        };
        return voice.say(id);
    }
    match error {
        LibraryError::Foreign(_) => voice.say("error-library-foreign"),
        LibraryError::Later(_) => voice.say("error-library-later"),
        LibraryError::NoFile(error) => system::why(error, voice),
        LibraryError::Folder(folder, error) => {
            let path = folder.display().to_string();
            let why = system::why_unmade(error, voice);
            voice.tell("error-folder", &args!("path" => path, "why" => why))
        }
        LibraryError::Unmade(folder) => {
            voice.tell("error-folder-unwritable", &args!("path" => folder.display().to_string()))
        }
        other => other.to_string(),
    }
}

fn failure(voice: &Voice, why: String) -> Failure {
    Failure::other(voice.tell("error-other", &args!("why" => why)))
}
