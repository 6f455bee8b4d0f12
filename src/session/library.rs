//! The library a command works on.

use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::system;
use crate::args;
use crate::error::CommandError;
use crate::home;
use crate::record::{DamagedGame, Library, LibraryError, Loss};
use crate::tell::color_key;
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
        let why = explain(&error, voice);
        let path = path.display().to_string();
        failure(voice, voice.tell(Id::ERROR_LIBRARY, &args!("path" => path, "why" => why)))
    })
}

/// What is wrong with a library, in words.
pub fn refused(error: &LibraryError, voice: &Voice) -> CommandError {
    failure(voice, explain(error, voice))
}

/// Which game is damaged, at which move, what is wrong there, and what can still be had.
pub fn damaged(found: &DamagedGame, voice: &Voice) -> String {
    if found.last > found.id {
        let args = args!("first" => found.id.to_string(), "last" => found.last.to_string());
        return voice.tell(Id::ERROR_GAMES_MISSING, &args);
    }
    let (number, color) = found.at_move.map_or((0, "none"), |(number, color)| (number, color_key(color)));
    let had = found.sound.as_ref().is_some_and(|record| !record.game.plies().is_empty());
    let args = args!(
        "game" => found.id.to_string(),
        "number" => number.to_string(),
        "damaged" => color,
        "damage" => found.fault.name(),
        "had" => if had { "some" } else { "none" },
    );
    voice.tell(Id::ERROR_GAME_DAMAGED, &args)
}

/// The plain cause, without the file's name. SQLite's own words are never among them.
pub fn explain(error: &LibraryError, voice: &Voice) -> String {
    let of_file = |path: &Path, why| {
        let path = path.display().to_string();
        voice.tell(Id::ERROR_FOLDER, &args!("path" => path, "why" => why))
    };
    voice.say(match error {
        LibraryError::Sqlite(cause) => match cause.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Id::ERROR_DISK_FULL,
            Some(ErrorCode::SystemIoFailure) => Id::ERROR_DISK_IO,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Id::ERROR_DISK_READ_ONLY,
            Some(ErrorCode::CannotOpen) => Id::ERROR_DISK_OPEN,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Id::ERROR_DISK_BUSY,
            _ => Id::ERROR_DISK_CORRUPT,
        },
        LibraryError::Foreign(_) => Id::ERROR_LIBRARY_FOREIGN,
        LibraryError::Later(_) => Id::ERROR_LIBRARY_LATER,
        LibraryError::ReadOnly(_) => Id::ERROR_DISK_READ_ONLY,
        LibraryError::Lost(_, loss) => match loss {
            Loss::Gone => Id::ERROR_LIBRARY_GONE,
            Loss::Replaced => Id::ERROR_LIBRARY_REPLACED,
            Loss::Altered => Id::ERROR_LIBRARY_ALTERED,
        },
        LibraryError::Unwritable(_) => Id::ERROR_DISK_IO,
        LibraryError::Folder(folder, error) => return of_file(folder, system::why_unmade(error, voice)),
        LibraryError::Beside(path, error) => return system::not_readable(path, error, voice),
        LibraryError::File(_, error) => return system::explain_system(error, voice),
        LibraryError::Unmade(folder) => {
            let path = folder.display().to_string();
            return voice.tell(Id::ERROR_FOLDER_UNWRITABLE, &args!("path" => path));
        }
        LibraryError::NoGame(game) => {
            return voice.tell(Id::ERROR_NO_GAME, &args!("game" => game.to_string()));
        }
        LibraryError::Held(game) => {
            return voice.tell(Id::ERROR_GAME_HELD, &args!("game" => game.to_string()));
        }
        LibraryError::Damaged(found) => return damaged(found, voice),
    })
}

fn failure(voice: &Voice, why: String) -> CommandError {
    CommandError::other(voice.tell(Id::ERROR_OTHER, &args!("why" => why)))
}
