//! What is wrong with the library, in the words of a voice.

use std::path::Path;

use rusqlite::ErrorCode;

use super::phrasing::color_key;
use super::system;
use crate::args;
use crate::record::{DamagedGame, LibraryError, Loss};
use crate::voice::{Id, Voice};

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
pub fn explain_library(error: &LibraryError, voice: &Voice) -> String {
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
        LibraryError::Deleted(game, deleted) => {
            let date = deleted.get(..10).unwrap_or_default().to_owned();
            return voice.tell(Id::ERROR_GAME_DELETED, &args!("game" => game.to_string(), "date" => date));
        }
        LibraryError::Imported(game) => {
            return voice.tell(Id::ERROR_GAME_IMPORTED, &args!("game" => game.to_string()));
        }
        LibraryError::Held(game) => {
            return voice.tell(Id::ERROR_GAME_HELD, &args!("game" => game.to_string()));
        }
        LibraryError::Damaged(found) => return damaged(found, voice),
    })
}
