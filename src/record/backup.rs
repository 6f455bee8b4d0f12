//! A copy of a library, made while games may be played in it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use thiserror::Error;

use super::library::Library;
use super::library_error::LibraryError;
use super::unfinished::{in_the_making, remove_leftovers};
use crate::file::Place;
use crate::home;

/// So many pages are copied at once: nobody who writes a move waits for longer than that takes.
const PAGES: i32 = 256;

/// How long others have the library to themselves between two of them.
const PAUSE: Duration = Duration::from_millis(2);

/// How long the copy waits for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The copy would be the library, or what belongs to it.
    #[error("{0} is the library")]
    Own(PathBuf),
    /// The copy cannot be made or put in its place.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The library cannot be read, or its copy is not whole.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> BackupError {
        BackupError::Library(error.into())
    }
}

/// Copies the whole library to this file, which is there whole or as it was. `progress` is told how many of a hundred
/// parts are copied.
///
/// # Errors
/// [`BackupError`].
pub fn backup(library: &Library, path: &Path, mut progress: impl FnMut(u32)) -> Result<(), BackupError> {
    if library.owns(path) {
        return Err(BackupError::Own(path.to_owned()));
    }
    let place = Place::of(path)?;
    let folder = place.folder();
    remove_leftovers(folder);
    let (made, _lock) = in_the_making(folder)?;
    let mut copy = Connection::open(made.path())?;
    // What is not made to its end is thrown away, and what is made is synced as a whole.
    copy.pragma_update(None, "journal_mode", "OFF")?;
    copy.pragma_update(None, "synchronous", "OFF")?;
    let since = Instant::now();
    {
        let copying = Backup::new(&library.connection, &mut copy)?;
        loop {
            match copying.step(PAGES)? {
                StepResult::Done => break,
                StepResult::Busy | StepResult::Locked if since.elapsed() > PATIENCE => {
                    return Err(rusqlite::Error::SqliteFailure(
                        rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
                        None,
                    )
                    .into());
                }
                _ => {}
            }
            let counted = copying.progress();
            let (left, all) = (i64::from(counted.remaining), i64::from(counted.pagecount));
            progress(u32::try_from((all - left) * 100 / all.max(1)).unwrap_or(0));
            std::thread::sleep(PAUSE);
        }
    }
    let whole: String = copy.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if whole != "ok" {
        return Err(super::library_error::sqlite(rusqlite::ffi::SQLITE_CORRUPT).into());
    }
    copy.close().map_err(|(_, error)| error)?;
    made.as_file().sync_all()?;
    made.persist(&place.real).map_err(|error| error.error)?;
    home::keep_private(&place.real);
    Ok(())
}
