//! A copy of a library, made while games may be played in it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use tempfile::NamedTempFile;
use thiserror::Error;

use super::library::Library;
use super::library_error::LibraryError;
use super::lock::GameLock;
use crate::file::Place;
use crate::home;

/// So many pages are copied at once: nobody who writes a move waits for longer than that takes.
const PAGES: i32 = 256;

/// How long others have the library to themselves between two of them.
const PAUSE: Duration = Duration::from_millis(2);

/// How long the copy waits for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(30);

/// How the file is called in which a copy is made.
const UNFINISHED: (&str, &str) = (".ansage-backup-", ".unfinished");

/// The lock on it, as on the game of a number that no game has.
const IN_THE_MAKING: i64 = 0;

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

/// A file for a copy, which nobody takes for a leftover as long as it is locked.
fn in_the_making(folder: &Path) -> io::Result<(NamedTempFile, Option<GameLock>)> {
    loop {
        let made = tempfile::Builder::new().prefix(UNFINISHED.0).suffix(UNFINISHED.1).tempfile_in(folder)?;
        if cfg!(not(unix)) {
            return Ok((made, None));
        }
        match GameLock::hold(made.path(), IN_THE_MAKING) {
            // Somebody may have removed it before it was locked.
            Ok(Some(lock)) if made.path().exists() => return Ok((made, Some(lock))),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // Where nothing can be locked nobody can know it for a leftover either.
            Err(_) => return Ok((made, None)),
        }
    }
}

/// Removes what programs have left in this folder that were killed while they made a copy.
fn remove_leftovers(folder: &Path) {
    for found in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = found.file_name();
        let name = name.to_string_lossy();
        let is_file = found.file_type().is_ok_and(|it| it.is_file());
        if !is_file || !name.starts_with(UNFINISHED.0) || !name.ends_with(UNFINISHED.1) {
            continue;
        }
        // Where no part of a file can be locked, one that is open cannot be removed.
        let lock = cfg!(unix).then(|| GameLock::hold(&found.path(), IN_THE_MAKING));
        if matches!(lock, None | Some(Ok(Some(_)))) {
            let _ = fs::remove_file(found.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_has_left_goes_with_the_next_copy_and_one_that_is_being_made_stays() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(&folder.path().join("l.sqlite3")).unwrap();
        let [left, own] = [".ansage-backup-abcdef.unfinished", ".ansage-backup-mine"];
        for name in [left, own] {
            fs::write(folder.path().join(name), "half of it").unwrap();
        }
        let (making, lock) = in_the_making(folder.path()).unwrap();
        backup(&library, &folder.path().join("copy"), |_| ()).unwrap();
        assert!(making.path().exists() && folder.path().join(own).exists());
        assert!(!folder.path().join(left).exists());
        // Killed: the lock goes, and the file stays.
        let (_, left) = making.keep().unwrap();
        drop(lock);
        backup(&library, &folder.path().join("copy"), |_| ()).unwrap();
        assert!(!left.exists() && folder.path().join("copy").exists());
    }
}
