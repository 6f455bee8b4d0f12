//! One SQLite file with all games.
//!
//! What the file system is trusted with: that data is on the disk when a sync returns, and that a write of
//! one sector is whole or absent. On that, SQLite's rollback journal with `synchronous=EXTRA` promises that
//! an event [`Library::append`] has returned from is there after a crash of the program, of the system or
//! of the power; one that was being written is there or not, never in part. Between two events all that is kept is
//! in the one file, so that one that was taken away, replaced or cut short can be told from one that is whole.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use tempfile::TempDir;

use super::library_error::{LibraryError, sqlite};
use super::library_file::{
    Identity, belongs_to, beside, beside_is_ordinary, is_ordinary, keep_private, may_write,
};
use super::tables::{
    self, has_own_triggers_only, has_tables_only, is_long_enough, is_of_version, with_hashes,
};
use super::unfinished::{in_the_making, remove_leftovers};
use crate::home;

/// How long to wait for another process that is writing, where nobody plays yet.
const OPENING: Duration = Duration::from_millis(500);

/// How a library is opened to play in it.
const TO_WRITE: OpenFlags = OpenFlags::SQLITE_OPEN_READ_WRITE.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

/// A library of games.
pub struct Library {
    pub(super) path: PathBuf,
    pub(super) connection: Connection,
    /// Of which version its tables are: an earlier one stays as it is as long as it is only read.
    pub(super) version: i32,
    /// Which file it was when it was opened.
    pub(super) file: Option<Identity>,
    /// Whether what stood in it was changed from outside while it was open.
    pub(super) altered: bool,
    /// What is read in its place.
    _copy: Option<TempDir>,
}

impl Library {
    /// Opens the library at this place to play, or makes it. One of an earlier version is brought up to this one.
    ///
    /// # Errors
    /// [`LibraryError`]; nothing is changed in a file that is no library.
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            home::make_folder(folder).map_err(|error| LibraryError::Folder(folder.to_owned(), error))?;
        }
        let folder = folder.unwrap_or(Path::new("."));
        is_ordinary(path)?;
        beside_is_ordinary(path)?;
        let there = match fs::metadata(path) {
            // SQLite takes what is shorter than its header for nothing, and writes over it.
            Ok(found) if (1..100).contains(&found.len()) => {
                return Err(LibraryError::Foreign(path.to_owned()));
            }
            found => found.is_ok(),
        };
        if there {
            keep_private(path);
            if !may_write(folder) {
                return Err(LibraryError::ReadOnly(path.to_owned()));
            }
        } else {
            Library::make(path, folder)?;
        }
        let mut library = Library::at(path, path, TO_WRITE, None)?;
        library.prepare()?;
        library.file = Identity::of(path).ok();
        Ok(library)
    }

    /// Makes a library without games in this folder and then gives it its name: a program that is killed over it leaves
    /// none that has lost its games.
    fn make(path: &Path, folder: &Path) -> Result<(), LibraryError> {
        let unmade = |_| LibraryError::Unmade(folder.to_owned());
        remove_leftovers(folder);
        let (made, _lock) = in_the_making(folder).map_err(unmade)?;
        let begun = Library::at(made.path(), made.path(), TO_WRITE, None);
        if let Err(error) = begun.and_then(|mut library| library.prepare()) {
            // What cannot be removed belongs to nothing.
            let _ = fs::remove_file(beside(made.path(), "-journal"));
            return Err(error);
        }
        // A link may lead to where there is nothing yet.
        let place = fs::read_link(path).map_or_else(|_| path.to_owned(), |link| folder.join(link));
        match made.persist_noclobber(&place) {
            Ok(_) => Ok(()),
            // Another process has been faster.
            Err(_) if place.exists() => Ok(()),
            // Not every file system knows how to leave what is there.
            Err(error) => error.file.persist(&place).map(|_| ()).map_err(|error| unmade(error.error)),
        }
    }

    /// Opens the library at this place to read it; where there is none it has no games, and none is made. What the
    /// system does not let be read where it is (on a disk that takes nothing, after a crash) is read from a copy.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn read(path: &Path) -> Result<Library, LibraryError> {
        is_ordinary(path)?;
        beside_is_ordinary(path)?;
        match fs::metadata(path) {
            Ok(found) if found.len() == 0 => {
                return Err(LibraryError::Foreign(path.to_owned()));
            }
            Ok(_) => keep_private(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Library::empty(path),
            Err(error) => return Err(LibraryError::File(path.to_owned(), error)),
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let first = Library::at(path, path, flags, None);
        match first {
            Err(error) if error.is_refused() => {
                let system = |error| LibraryError::File(path.to_owned(), error);
                let folder = tempfile::tempdir().map_err(system)?;
                let copy = folder.path().join("library");
                for ending in ["", "-journal", "-wal"] {
                    match fs::read(beside(path, ending)) {
                        Ok(bytes) => fs::write(beside(&copy, ending), bytes).map_err(system)?,
                        Err(error) if ending.is_empty() => return Err(system(error)),
                        Err(_) => {}
                    }
                }
                Library::at(path, &copy, TO_WRITE, Some(folder))
            }
            first => first,
        }
    }

    /// A library without games, which is nowhere.
    fn empty(path: &Path) -> Result<Library, LibraryError> {
        let connection = Connection::open_in_memory()?;
        connection.execute_batch(tables::TABLES)?;
        connection.execute_batch(tables::HEADS)?;
        connection.execute_batch(tables::CARDS)?;
        connection.execute_batch(tables::PRACTICE)?;
        connection.execute_batch(tables::IMPORTS)?;
        Ok(Library {
            path: path.to_owned(),
            connection,
            version: tables::VERSION,
            file: None,
            altered: false,
            _copy: None,
        })
    }

    /// The library of this name in this file, if it is one.
    fn at(
        path: &Path,
        file: &Path,
        flags: OpenFlags,
        copy: Option<TempDir>,
    ) -> Result<Library, LibraryError> {
        let connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(OPENING)?;
        // What stands in a file is not believed to be harmless.
        connection.pragma_update(None, "trusted_schema", false)?;
        // What is left of a file that was cut short can still be read so.
        connection.pragma_update(
            None,
            "writable_schema",
            flags.contains(OpenFlags::SQLITE_OPEN_READ_ONLY),
        )?;
        let foreign = |error: rusqlite::Error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => LibraryError::Foreign(path.to_owned()),
            _ => error.into(),
        };
        let count = "SELECT count(*) FROM sqlite_schema";
        let tables: i64 = connection.query_row(count, [], |row| row.get(0)).map_err(foreign)?;
        let number = |pragma: &str| -> Result<i32, LibraryError> {
            let told = connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get(0));
            told.map_err(foreign)
        };
        let made = tables > 0;
        let fresh = !made && flags.contains(OpenFlags::SQLITE_OPEN_READ_WRITE);
        if made && number("application_id")? != tables::APPLICATION || !made && !fresh {
            return Err(LibraryError::Foreign(path.to_owned()));
        }
        let version = number("user_version")?;
        if version > tables::VERSION {
            return Err(LibraryError::Later(path.to_owned()));
        }
        if !has_tables_only(&connection)? || made && !is_of_version(&connection, version)? {
            return Err(sqlite(rusqlite::ffi::SQLITE_CORRUPT));
        }
        Ok(Library { path: path.to_owned(), connection, version, file: None, altered: false, _copy: copy })
    }

    /// Makes a library for playing of what may still be nothing, or of an earlier version.
    fn prepare(&mut self) -> Result<(), LibraryError> {
        if self.connection.is_readonly("main")? {
            return Err(LibraryError::ReadOnly(self.path.clone()));
        }
        let mode: String =
            self.connection.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
        if mode != "delete" {
            return Err(sqlite(rusqlite::ffi::SQLITE_BUSY));
        }
        if self.is_cut_short()? || !has_own_triggers_only(&self.connection)? {
            return Err(sqlite(rusqlite::ffi::SQLITE_CORRUPT));
        }
        self.connection.pragma_update(None, "synchronous", "EXTRA")?;
        self.connection.pragma_update(None, "foreign_keys", true)?;
        // So that the triggers also see the deletions inside a REPLACE.
        self.connection.pragma_update(None, "recursive_triggers", true)?;
        if self.version == tables::VERSION {
            return Ok(());
        }
        let making = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another process may have been faster.
        let version: i32 = making.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let mut migrated = false;
        if version < tables::VERSION {
            let tables = "SELECT count(*) FROM sqlite_schema";
            let tables: i64 = making.query_row(tables, [], |row| row.get(0))?;
            if tables == 0 {
                making.execute_batch(tables::TABLES)?;
                making.execute_batch(tables::HEADS)?;
                making.pragma_update(None, "application_id", tables::APPLICATION)?;
            } else if version < tables::WITH_HASHES {
                with_hashes(&making)?;
                migrated = true;
            }
            if version < tables::WITH_CARDS {
                making.execute_batch(tables::CARDS)?;
            }
            if version < tables::WITH_PRACTICE {
                making.execute_batch(tables::PRACTICE)?;
                making.execute_batch(tables::PRACTISED_BEFORE)?;
            }
            making.execute_batch(tables::IMPORTS)?;
            making.execute_batch(tables::DELETABLE)?;
            making.pragma_update(None, "user_version", tables::VERSION)?;
        }
        let committed = making.commit();
        self.settled(committed, |connection| {
            let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            Ok(version == tables::VERSION)
        })?;
        self.version = tables::VERSION;
        if migrated && let Ok(real) = fs::canonicalize(&self.path) {
            // The first version locked files there. Nobody looks at them any more.
            let _ = fs::remove_dir_all(beside(&real, "-locks"));
        }
        Ok(())
    }

    /// Whether its events carry hashes.
    pub(super) fn hashed(&self) -> bool {
        self.version >= tables::WITH_HASHES
    }

    /// Whether games can have been imported to it and deleted from it.
    pub(super) fn has_imports(&self) -> bool {
        self.version >= tables::WITH_IMPORTS
    }

    /// Where the library is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether a file of this name would be the library, or what SQLite puts beside it, however it is spelt.
    pub fn owns(&self, path: &Path) -> bool {
        belongs_to(path, &self.path)
    }

    /// Whether there is less of the file than there was. One that is still nothing is not.
    fn is_cut_short(&self) -> Result<bool, LibraryError> {
        let made: i64 = self.connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        Ok(made > 0 && !is_long_enough(&self.connection, &self.path)?)
    }

    /// Whether the file as such is whole, whatever stands in it.
    pub fn is_whole(&self) -> bool {
        let checked =
            self.connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
        checked.is_ok_and(|told| told == "ok")
    }
}

#[cfg(test)]
mod tests {
    use super::super::chain::Tail;
    use super::*;
    use crate::game::{Event, PlayEvent, Record};

    fn opened() -> Event {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let event = serde_json::json!({
            "event": "opened", "desk": "relay", "white": "", "black": "", "start": start, "time": "5",
            "increments": "before_move", "press": "manual", "repeat": "program", "against": {"kind": "person"},
        });
        serde_json::from_value(event).unwrap()
    }

    fn resumed(at_ms: u64) -> Record {
        Record { seq: 2, at_ms, event: Event::Play(PlayEvent::Resumed) }
    }

    fn library() -> (tempfile::TempDir, Library, Tail) {
        let folder = tempfile::tempdir().unwrap();
        let mut library = Library::open(&folder.path().join("l.sqlite3")).unwrap();
        let first = Record { seq: 1, at_ms: 0, event: opened() };
        let tail = library.put("2026-01-01T00:00:00+00:00", &[first]).unwrap();
        (folder, library, tail)
    }

    #[test]
    fn what_is_kept_cannot_be_changed_or_deleted() {
        let (_folder, mut library, tail) = library();
        library.append(tail, &[resumed(5)]).unwrap();
        library.import("2026-01-02T00:00:00+00:00", &["1. e4 *\n".to_owned()]).unwrap();
        library.connection.execute("INSERT INTO tombstones VALUES (7, '', x'00')", []).unwrap();
        for attack in [
            "UPDATE events SET event = '{}'",
            "DELETE FROM events",
            "UPDATE games SET opened = ''",
            "DELETE FROM games",
            "UPDATE heads SET seq = 1",
            "DELETE FROM heads",
            "INSERT OR REPLACE INTO events VALUES (1, 2, 0, '{}', x'00')",
            "INSERT INTO events VALUES (1, 4, 0, '{}', x'00')",
            "INSERT OR REPLACE INTO games VALUES (1, '')",
            "UPDATE tombstones SET deleted = ''",
            "DELETE FROM tombstones",
            "UPDATE imports SET pgn = ''",
            "DELETE FROM imports",
            "INSERT INTO games VALUES (7, '')",
        ] {
            assert!(library.connection.execute(attack, []).is_err(), "{attack}");
        }
        assert_eq!(library.game(tail.game).unwrap().kept.len(), 2);
    }

    #[test]
    fn a_library_that_is_made_has_its_tables_before_it_has_its_name() {
        let folder = tempfile::tempdir().unwrap();
        // A link may lead to where there is nothing yet.
        let (link, path) = (folder.path().join("link"), folder.path().join("l.sqlite3"));
        #[cfg(unix)]
        std::os::unix::fs::symlink("l.sqlite3", &link).unwrap();
        #[cfg(not(unix))]
        Library::open(&path).unwrap();
        Library::open(if cfg!(unix) { &link } else { &path }).unwrap();
        assert!(Library::read(&path).unwrap().is_whole());
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        assert!(names.into_iter().all(|name| name == "link" || name == "l.sqlite3"));
        // Nor does one stay that another process has been faster with.
        Library::make(&path, folder.path()).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), if cfg!(unix) { 2 } else { 1 });
    }

    #[test]
    fn events_are_kept_all_or_none() {
        let (_folder, mut library, tail) = library();
        // What is said to stand before them is not the last.
        let wrong = Tail { seq: 2, ..tail };
        assert!(library.still_holds(tail).is_ok() && library.still_holds(wrong).is_err());
        assert!(matches!(library.append(wrong, &[resumed(5)]), Err(LibraryError::Lost(..))));
        assert_eq!(library.game(tail.game).unwrap().kept.len(), 1);
    }

    #[test]
    fn the_time_noted_last_counts() {
        let (_folder, mut library, tail) = library();
        let tail = library.append(tail, &[resumed(5_000)]).unwrap();
        assert_eq!(library.game(tail.game).unwrap().at, 5_000);
        library.note_time(tail, 7_500).unwrap();
        assert_eq!(library.game(tail.game).unwrap().at, 7_500);
    }
}
