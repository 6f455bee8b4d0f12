//! Why a library cannot serve.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;
use thiserror::Error;

use super::stored_game::DamagedGame;

/// Why the library cannot serve.
#[derive(Debug, Error)]
pub enum LibraryError {
    /// The file is a database of something else, or no database.
    #[error("{0} is no library of games")]
    Foreign(PathBuf),
    /// The file was written by a later version of the program.
    #[error("{0} was written by a later version")]
    Later(PathBuf),
    /// The folder of the file cannot be made.
    #[error("{0}: {1}")]
    Folder(PathBuf, io::Error),
    /// Nothing can be made in the folder of the file.
    #[error("{0}: nothing can be made there")]
    Unmade(PathBuf),
    /// The file may only be read.
    #[error("{0} may only be read")]
    ReadOnly(PathBuf),
    /// The file cannot be reached.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// What stands beside the library, in the place of its journal, is no journal.
    #[error("{0}: {1}")]
    Beside(PathBuf, io::Error),
    /// There is no such game.
    #[error("no game {0}")]
    NoGame(i64),
    /// This game was deleted, at this moment.
    #[error("game {0} was deleted")]
    Deleted(i64, String),
    /// This game was imported, and nobody plays it.
    #[error("game {0} was imported")]
    Imported(i64),
    /// Another process plays this game.
    #[error("game {0} is held by another process")]
    Held(i64),
    /// A game is not as it was kept.
    #[error("{0}")]
    Damaged(Box<DamagedGame>),
    /// The library is no longer the one that was opened.
    #[error("{0}: {1:?}")]
    Lost(PathBuf, Loss),
    /// An event cannot be written down.
    #[error(transparent)]
    Unwritable(#[from] serde_json::Error),
    /// SQLite's own word: a full disk, a broken file, another program.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// What became of a library while a game was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// There is no such file any more.
    Gone,
    /// Another file is in its place.
    Replaced,
    /// The file is cut short, or what stands in it is not what was kept.
    Altered,
}

impl LibraryError {
    /// Whether what is in the library's place is no library that could be written to, or no whole one.
    pub fn is_unusable(&self) -> bool {
        let broken = [ErrorCode::DatabaseCorrupt, ErrorCode::NotADatabase];
        matches!(self, LibraryError::Foreign(_) | LibraryError::Later(_))
            || self.code().is_some_and(|code| broken.contains(&code))
    }

    pub(super) fn code(&self) -> Option<ErrorCode> {
        match self {
            LibraryError::Sqlite(error) => error.sqlite_error_code(),
            _ => None,
        }
    }

    /// Whether it is only that another program is writing.
    pub fn is_busy(&self) -> bool {
        matches!(self.code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
    }

    /// Whether what SQLite says of a row is only that it cannot be read now.
    pub(super) fn passes_by(error: &rusqlite::Error) -> bool {
        let passing = [ErrorCode::DatabaseBusy, ErrorCode::DatabaseLocked, ErrorCode::SystemIoFailure];
        error.sqlite_error_code().is_some_and(|code| passing.contains(&code))
    }

    /// Whether the system does not let the file be opened or written.
    pub(super) fn is_refused(&self) -> bool {
        let refused = [ErrorCode::CannotOpen, ErrorCode::PermissionDenied, ErrorCode::ReadOnly];
        self.code().is_some_and(|code| refused.contains(&code))
    }
}

/// What SQLite would say.
pub(super) fn sqlite(code: i32) -> LibraryError {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None).into()
}

/// What says nothing of the library itself passes.
pub(super) fn passing(error: LibraryError) -> Result<(), LibraryError> {
    if matches!(error, LibraryError::Lost(..)) { Err(error) } else { Ok(()) }
}
