//! One SQLite file with all games.
//!
//! What the file system is trusted with: that data is on the disk when a sync returns, and that a write of
//! one sector is whole or absent. On that, SQLite's rollback journal with `synchronous=EXTRA` promises that
//! an event [`Library::append`] has returned from is there after a crash of the program, of the system or
//! of the power; one that was being written is there or not, never in part. Between two events all that is kept is
//! in the one file, so that one that was taken away, replaced or cut short can be told from one that is whole.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior, params};
use tempfile::TempDir;
use thiserror::Error;

use super::chain::{self, Hash};
use super::found::{self, DamagedGame, Fault, StoredGame};
use super::schema;
use crate::file::{is_ordinary_itself, may_be_ordinary};
use crate::game::{Event, Record, Setup};
use crate::home;
use crate::laws::{GameResult, Millis};

/// How long to wait for another process that is writing, where nobody plays yet.
const OPENING: Duration = Duration::from_millis(500);

/// How long a desk waits for another process that is writing: nobody there is to notice.
const AT_THE_DESK: Duration = Duration::from_millis(40);

/// A library of games.
pub struct Library {
    path: PathBuf,
    connection: Connection,
    /// Whether its events carry hashes; those of the first version do not, as long as they are only read.
    hashed: bool,
    /// Which file it was when it was opened.
    file: Option<Identity>,
    /// Whether what stood in it was changed from outside while it was open.
    altered: bool,
    /// What is read in its place.
    _copy: Option<TempDir>,
}

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
    /// Whether the library is lost, so that what was kept has to be kept anew.
    #[must_use]
    pub fn is_loss(&self) -> bool {
        matches!(self, LibraryError::Lost(..))
    }

    /// Whether what is in the library's place is no library that could be written to, or no whole one.
    #[must_use]
    pub fn is_unusable(&self) -> bool {
        let broken = [ErrorCode::DatabaseCorrupt, ErrorCode::NotADatabase];
        matches!(self, LibraryError::Foreign(_) | LibraryError::Later(_))
            || self.code().is_some_and(|code| broken.contains(&code))
    }

    fn code(&self) -> Option<ErrorCode> {
        match self {
            LibraryError::Sqlite(error) => error.sqlite_error_code(),
            _ => None,
        }
    }

    /// Whether it is only that another program is writing.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
    }

    /// Whether the system does not let the file be opened or written.
    fn is_refused(&self) -> bool {
        let refused = [ErrorCode::CannotOpen, ErrorCode::PermissionDenied, ErrorCode::ReadOnly];
        self.code().is_some_and(|code| refused.contains(&code))
    }
}

/// A game as a list of games shows it.
#[derive(Debug, Clone)]
pub struct GameSummary {
    /// Its number.
    pub id: i64,
    /// When it was opened: date and time with offset.
    pub opened: String,
    /// What was settled before it began.
    pub setup: Setup,
    /// How it ended, where it is over.
    pub result: Option<GameResult>,
}

/// All games of a library.
#[derive(Debug, Clone, Default)]
pub struct Games {
    /// Those that are as they were kept, the newest last.
    pub sound: Vec<GameSummary>,
    /// The others.
    pub damaged: Vec<DamagedGame>,
}

/// The end of a game's chain: what the next event follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tail {
    pub(super) game: i64,
    pub(super) seq: u64,
    pub(super) hash: Hash,
}

impl Library {
    /// Opens the library at this place to play, or makes it. One of the first version is brought up to this one.
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
            let made = home::own_file().write(true).open(path);
            made.map_err(|_| LibraryError::Unmade(folder.to_owned()))?;
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let opened = Library::at(path, path, flags, None).and_then(|mut library| {
            library.prepare()?;
            library.file = Identity::of(path).ok();
            Ok(library)
        });
        if opened.is_err() && !there {
            remove_unmade(path);
        }
        opened
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
                let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                Library::at(path, &copy, flags, Some(folder))
            }
            first => first,
        }
    }

    /// A library without games, which is nowhere.
    fn empty(path: &Path) -> Result<Library, LibraryError> {
        let connection = Connection::open_in_memory()?;
        connection.execute_batch(schema::TABLES)?;
        connection.execute_batch(schema::HEADS)?;
        Ok(Library {
            path: path.to_owned(),
            connection,
            hashed: true,
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
        if made && number("application_id")? != schema::APPLICATION || !made && !fresh {
            return Err(LibraryError::Foreign(path.to_owned()));
        }
        let version = number("user_version")?;
        if version > schema::VERSION {
            return Err(LibraryError::Later(path.to_owned()));
        }
        if !has_tables_only(&connection)? {
            return Err(sqlite(rusqlite::ffi::SQLITE_CORRUPT));
        }
        let hashed = version == schema::VERSION;
        Ok(Library { path: path.to_owned(), connection, hashed, file: None, altered: false, _copy: copy })
    }

    /// Makes a library for playing of what may still be nothing, or of the first version.
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
        if self.hashed {
            return Ok(());
        }
        let making = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another process may have been faster.
        let version: i32 = making.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let mut migrated = false;
        if version < schema::VERSION {
            let tables = "SELECT count(*) FROM sqlite_schema";
            let tables: i64 = making.query_row(tables, [], |row| row.get(0))?;
            if tables == 0 {
                making.execute_batch(schema::TABLES)?;
                making.execute_batch(schema::HEADS)?;
                making.pragma_update(None, "application_id", schema::APPLICATION)?;
            } else {
                with_hashes(&making)?;
                migrated = true;
            }
            making.pragma_update(None, "user_version", schema::VERSION)?;
        }
        making.commit()?;
        self.hashed = true;
        if migrated && let Ok(real) = fs::canonicalize(&self.path) {
            // The first version locked files there. Nobody looks at them any more.
            let _ = fs::remove_dir_all(beside(&real, "-locks"));
        }
        Ok(())
    }

    /// Where the library is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether a file of this name would be the library, or what SQLite puts beside it, however it is spelt.
    #[must_use]
    pub fn owns(&self, path: &Path) -> bool {
        let of_library = |ending| {
            let own = beside(&real(&self.path), ending);
            let same = |found| Identity::of(&own).is_ok_and(|own| own == found);
            real(path) == real(&own) || cfg!(unix) && Identity::of(path).is_ok_and(same)
        };
        ["", "-journal", "-wal", "-shm"].into_iter().any(of_library)
    }

    /// Puts a game in, opened at this moment (date, time and offset), with these events.
    ///
    /// # Errors
    /// [`LibraryError`]; then the game is not there.
    pub(super) fn put(&mut self, opened: &str, kept: &[Record]) -> Result<Tail, LibraryError> {
        let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let counted = "SELECT max(coalesce((SELECT max(id) FROM games), 0),
            coalesce((SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence WHERE name = 'games'), 0))";
        let counted = writing.query_row(counted, [], |row| row.get::<_, i64>(0))?;
        if counted >= found::LAST {
            return Err(LibraryError::Damaged(Box::new(DamagedGame::from_the_start(
                counted,
                Fault::Impossible,
            ))));
        }
        writing.execute("INSERT INTO games (opened) VALUES (?1)", params![opened])?;
        let mut tail = Tail { game: writing.last_insert_rowid(), seq: 0, hash: chain::beginning(opened) };
        for kept in kept {
            tail = insert(&writing, tail, kept.at_ms, &kept.event)?;
        }
        set_head(&writing, tail, kept.last().map_or(0, |kept| kept.at_ms))?;
        writing.commit()?;
        Ok(tail)
    }

    /// Keeps events behind this one, all or none. When this returns they are on the disk, in the file that has the
    /// library's name. Nobody is waited for.
    ///
    /// # Errors
    /// [`LibraryError`]; then none of them is kept.
    pub(super) fn append(&mut self, tail: Tail, at: Millis, events: &[Event]) -> Result<Tail, LibraryError> {
        self.write(tail, |writing| {
            let mut next = tail;
            for event in events {
                next = insert(writing, next, at, event)?;
            }
            set_head(writing, next, at)?;
            Ok(next)
        })
    }

    /// Notes how far the time of the game with this tail has run.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub(super) fn note_time(&mut self, tail: Tail, at: Millis) -> Result<(), LibraryError> {
        self.write(tail, |writing| {
            set_head(writing, tail, at)?;
            Ok(tail)
        })
        .map(|_| ())
    }

    /// Writes what follows this tail, and returns the new one. What stands in the library is looked at first: an
    /// event that is written behind something else is lost.
    fn write(
        &mut self,
        tail: Tail,
        what: impl FnOnce(&Connection) -> Result<Tail, LibraryError>,
    ) -> Result<Tail, LibraryError> {
        self.is_there()?;
        beside_is_ordinary(&self.path)?;
        self.connection.busy_timeout(AT_THE_DESK)?;
        let mut last = tail;
        let written = (|| {
            let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            if !is_long_enough(&writing, &self.path)? || tail_of(&writing, tail.game)? != Some(tail) {
                return Err(LibraryError::Lost(self.path.clone(), Loss::Altered));
            }
            last = what(&writing)?;
            Ok(writing.commit()?)
        })();
        if let Err(error) = written {
            // Whatever a disk says when it fails: kept is what stands there.
            let kept =
                last != tail && tail_of(&self.connection, tail.game).is_ok_and(|found| found == Some(last));
            if !kept {
                let error = self.lost(error);
                // Others may go on writing to what is left of it; that does not bring back what was there.
                self.altered |= matches!(error, LibraryError::Lost(_, Loss::Altered));
                return Err(error);
            }
        }
        self.is_there()?;
        Ok(last)
    }

    /// Whether the game with this tail is still there as it was kept.
    ///
    /// # Errors
    /// [`LibraryError::Lost`] where it is not; what keeps it from being looked at for now is none.
    pub(super) fn still_holds(&self, tail: Tail) -> Result<(), LibraryError> {
        self.is_there()?;
        if beside_is_ordinary(&self.path).is_err() {
            return Ok(());
        }
        let altered = || LibraryError::Lost(self.path.clone(), Loss::Altered);
        match is_long_enough(&self.connection, &self.path) {
            Ok(true) => {}
            Ok(false) => return Err(altered()),
            Err(error) => return passing(self.lost(error.into())),
        }
        match self.tail(tail.game) {
            Ok(found) if found == Some(tail) => Ok(()),
            Ok(_) => Err(altered()),
            Err(error) => passing(self.lost(error)),
        }
    }

    fn tail(&self, game: i64) -> Result<Option<Tail>, LibraryError> {
        Ok(tail_of(&self.connection, game)?)
    }

    /// Whether the file that was opened is still the one of its name.
    fn is_there(&self) -> Result<(), LibraryError> {
        let Some(opened) = &self.file else { return Ok(()) };
        let lost = |loss| Err(LibraryError::Lost(self.path.clone(), loss));
        if self.altered {
            return lost(Loss::Altered);
        }
        match Identity::of(&self.path) {
            Ok(now) if now == *opened => Ok(()),
            Ok(_) => lost(Loss::Replaced),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                lost(Loss::Gone)
            }
            Err(error) => Err(LibraryError::File(self.path.clone(), error)),
        }
    }

    /// What SQLite found in a library that was sound a moment ago.
    fn lost(&self, error: LibraryError) -> LibraryError {
        use ErrorCode::{ConstraintViolation, DatabaseCorrupt, NotADatabase, SchemaChanged, Unknown};
        match error.code() {
            Some(DatabaseCorrupt | NotADatabase | Unknown | SchemaChanged | ConstraintViolation) => {
                tracing::error!(%error, "the library is not what it was");
                LibraryError::Lost(self.path.clone(), Loss::Altered)
            }
            Some(ErrorCode::CannotOpen) => {
                LibraryError::Unmade(self.path.parent().unwrap_or(Path::new(".")).to_owned())
            }
            _ => error,
        }
    }

    /// Lets go of a file in which something else stands now: SQLite would keep it from whoever opens it anew.
    pub(super) fn let_go(&mut self) {
        if self.altered
            && let Ok(nothing) = Connection::open_in_memory()
        {
            self.connection = nothing;
        }
    }

    /// A game.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`], [`LibraryError::Damaged`], or that it cannot be read now.
    pub fn game(&self, game: i64) -> Result<StoredGame, LibraryError> {
        // All at one moment: another process may be writing.
        let _moment = self.connection.unchecked_transaction()?;
        let found = found::read(&self.connection, game, self.hashed);
        match found {
            Err(LibraryError::Damaged(damaged)) if damaged.sound.is_none() => {
                // What was never there is not missing.
                let (there, missing) = self.numbers()?;
                if there.contains(&game) || missing.iter().any(|it| (it.id..=it.last).contains(&game)) {
                    Err(LibraryError::Damaged(damaged))
                } else {
                    Err(LibraryError::NoGame(game))
                }
            }
            found => found,
        }
    }

    /// The numbers of all games that are there, as far as they can be read, and from where to where some are missing.
    fn numbers(&self) -> Result<(BTreeSet<i64>, Vec<DamagedGame>), LibraryError> {
        let mut failed = None;
        let mut read = |select: &str| {
            let mut found = BTreeSet::new();
            let read = self.connection.prepare(select).and_then(|mut rows| {
                for id in rows.query_map([], |row| row.get::<_, i64>(0))? {
                    found.insert(id?);
                }
                Ok(())
            });
            failed = failed.take().or(read.err());
            found
        };
        let mut there = read("SELECT id FROM games ORDER BY id");
        there.append(&mut read("SELECT DISTINCT game FROM events"));
        // A sequence that was never begun is 0.
        let counted =
            read("SELECT seq FROM sqlite_sequence WHERE name = 'games'").last().copied().unwrap_or(0);
        if let Some(error) = failed.filter(|_| there.is_empty() && counted <= 0) {
            return Err(error.into());
        }
        let mut missing = Vec::new();
        let mut next = 1;
        for id in there.range(1..) {
            if *id > next {
                missing.push(DamagedGame::missing(next, id - 1));
            }
            next = id.saturating_add(1);
        }
        if counted >= next && !there.contains(&counted) {
            missing.push(DamagedGame::missing(next, counted));
        }
        Ok((there, missing))
    }

    /// All games.
    ///
    /// # Errors
    /// That nothing can be read, or not now.
    pub fn games(&self) -> Result<Games, LibraryError> {
        let (there, missing) = self.numbers()?;
        let mut games = Games { sound: Vec::new(), damaged: missing };
        for id in there {
            match self.game(id) {
                Ok(StoredGame { opened, game, .. }) => games.sound.push(GameSummary {
                    id,
                    opened,
                    setup: game.setup().clone(),
                    result: game.as_left().outcome().map(|outcome| outcome.result),
                }),
                Err(LibraryError::Damaged(damaged)) => games.damaged.push(*damaged),
                Err(error) => return Err(error),
            }
        }
        games.damaged.sort_by_key(|damaged| damaged.id);
        Ok(games)
    }

    /// The last game that is not over, or of which that cannot be known.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn last_open(&self) -> Result<Option<i64>, LibraryError> {
        let (mut there, missing) = self.numbers()?;
        there.extend(missing.iter().map(|missing| missing.last));
        for id in there.into_iter().rev() {
            match self.game(id) {
                Ok(record) if record.game.as_left().outcome().is_some() => {}
                Ok(_) | Err(LibraryError::Damaged(_)) => return Ok(Some(id)),
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Whether there is less of the file than there was. One that is still nothing is not.
    fn is_cut_short(&self) -> Result<bool, LibraryError> {
        let made: i64 = self.connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        Ok(made > 0 && !is_long_enough(&self.connection, &self.path)?)
    }

    /// Whether the file as such is whole, whatever stands in it.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let checked =
            self.connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
        checked.is_ok_and(|told| told == "ok")
    }
}

/// Whether nothing that bears the name of a table of a library is a view, which could be read without end.
fn has_tables_only(connection: &Connection) -> rusqlite::Result<bool> {
    let others = "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type <> 'table'
        AND lower(name) IN ('games', 'events', 'heads', 'readings', 'sqlite_sequence')";
    connection.query_row(others, [], |row| row.get::<_, i64>(0)).map(|others| others == 0)
}

/// Whether no trigger is a stranger's: it would do at each event what it likes.
fn has_own_triggers_only(connection: &Connection) -> rusqlite::Result<bool> {
    let mut triggers = connection.prepare("SELECT sql FROM sqlite_schema WHERE sql LIKE '%trigger%'")?;
    let triggers = triggers.query_map([], |row| row.get::<_, String>(0))?;
    let known = |sql: &String| schema::TABLES.contains(sql) || schema::HEADS.contains(sql);
    triggers.map(|sql| sql.map(|sql| known(&sql))).try_fold(true, |all, known| Ok(all && known?))
}

/// Gives the events of a library of the first version their hashes.
fn with_hashes(making: &Connection) -> Result<(), LibraryError> {
    making.execute_batch(schema::ROOM_FOR_HASHES)?;
    let mut heads = Vec::new();
    let mut games = making.prepare("SELECT id, opened FROM games")?;
    let games = games.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for game in games {
        let (game, opened) = game?;
        let mut tail = Tail { game, seq: 0, hash: chain::beginning(&opened) };
        let mut last = 0;
        let mut events =
            making.prepare_cached("SELECT seq, at_ms, event FROM events WHERE game = ?1 ORDER BY seq")?;
        let events = events.query_map(params![game], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?))
        })?;
        for event in events.collect::<Result<Vec<_>, _>>()? {
            let (seq, at, text) = event;
            (tail.seq, last) = (unsigned(seq), unsigned(at));
            tail.hash = chain::link(&tail.hash, game, tail.seq, last, &text);
            making
                .prepare_cached("UPDATE events SET hash = ?3 WHERE game = ?1 AND seq = ?2")?
                .execute(params![game, seq, tail.hash])?;
        }
        heads.push((tail, last.max(found::noted(making, game))));
    }
    making.execute_batch("DROP TABLE readings;")?;
    making.execute_batch(schema::HEADS)?;
    for (tail, at) in heads {
        set_head(making, tail, at)?;
    }
    Ok(())
}

/// Puts one event behind this one.
fn insert(writing: &Connection, tail: Tail, at: Millis, event: &Event) -> Result<Tail, LibraryError> {
    let (game, seq) = (tail.game, tail.seq + 1);
    let text = serde_json::to_string(event)?;
    let hash = chain::link(&tail.hash, game, seq, at, &text);
    writing
        .prepare_cached("INSERT INTO events (game, seq, at_ms, event, hash) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![game, signed(seq), signed(at), text, hash])?;
    Ok(Tail { game, seq, hash })
}

/// Says which event is a game's last, and how far its time has run.
fn set_head(writing: &Connection, tail: Tail, at: Millis) -> Result<(), LibraryError> {
    let at_hash = chain::of_time(&tail.hash, at);
    writing
        .prepare_cached(
            "INSERT INTO heads (game, seq, hash, at_ms, at_hash) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (game) DO UPDATE
             SET seq = excluded.seq, hash = excluded.hash, at_ms = excluded.at_ms, at_hash = excluded.at_hash",
        )?
        .execute(params![tail.game, signed(tail.seq), tail.hash, signed(at), at_hash])?;
    Ok(())
}

fn tail_of(connection: &Connection, game: i64) -> rusqlite::Result<Option<Tail>> {
    use rusqlite::OptionalExtension;
    connection
        .prepare_cached("SELECT seq, hash FROM heads WHERE game = ?1")?
        .query_row(params![game], |row| Ok(Tail { game, seq: unsigned(row.get(0)?), hash: row.get(1)? }))
        .optional()
}

/// Whether the file is as long as it says it is: SQLite believes what it remembers.
fn is_long_enough(connection: &Connection, path: &Path) -> rusqlite::Result<bool> {
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let (pages, size) = (number("PRAGMA page_count")?, number("PRAGMA page_size")?);
    let length = fs::metadata(path).map_or(0, |found| found.len());
    Ok(pages > 0 && unsigned(pages.saturating_mul(size)) <= length)
}

/// What SQLite would say.
fn sqlite(code: i32) -> LibraryError {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None).into()
}

/// What says nothing of the library itself passes.
fn passing(error: LibraryError) -> Result<(), LibraryError> {
    if error.is_loss() { Err(error) } else { Ok(()) }
}

/// A pipe would be waited for.
fn is_ordinary(path: &Path) -> Result<(), LibraryError> {
    may_be_ordinary(path).map_err(|error| LibraryError::File(path.to_owned(), error))
}

/// SQLite opens whatever bears the name of a journal, and waits for a pipe. It makes its own as ordinary files.
fn beside_is_ordinary(path: &Path) -> Result<(), LibraryError> {
    let real = real(path);
    ["-journal", "-wal", "-shm"].into_iter().try_for_each(|ending| {
        let path = beside(&real, ending);
        is_ordinary_itself(&path).map_err(|error| LibraryError::Beside(path, error))
    })
}

/// Where a file is or would be, whatever links lead there.
fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        path.file_name().map_or_else(|| path.to_owned(), |name| folder.join(name))
    })
}

/// A library that could not be made leaves nothing behind.
fn remove_unmade(path: &Path) {
    for ending in ["", "-journal"] {
        // What is not there need not be removed, and what cannot be removed is empty.
        let _ = fs::remove_file(beside(path, ending));
    }
}

/// The library, and what SQLite may have left beside it.
fn keep_private(path: &Path) {
    for ending in ["", "-journal", "-wal", "-shm"] {
        home::keep_private(&beside(path, ending));
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Which file it is, whatever it is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl Identity {
    fn of(path: &Path) -> io::Result<Identity> {
        let found = fs::metadata(path)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Ok(Identity { device: found.dev(), inode: found.ino() })
        }
        // Where it is open nobody can take it away.
        #[cfg(not(unix))]
        {
            let _ = found;
            Ok(Identity {})
        }
    }
}

/// Whether a journal can be put there.
#[cfg(unix)]
fn may_write(folder: &Path) -> bool {
    nix::unistd::access(folder, nix::unistd::AccessFlags::W_OK).is_ok()
}

#[cfg(not(unix))]
fn may_write(_: &Path) -> bool {
    true
}

/// SQLite's integers are signed; no count here comes near the end of them.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Desk, OpponentKind, PlayEvent, Press, Repeat, Setup};

    fn opened() -> Event {
        Event::opened(Setup {
            desk: Desk::Relay,
            white: String::new(),
            black: String::new(),
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap(),
            time: "5".parse().unwrap(),
            press: Press::Manual,
            repeat: Repeat::Program,
            increments: crate::laws::Increments::BeforeMove,
            black_time: None,
            draw: None,
            regulations: Box::default(),
            occasion: None,
            against: OpponentKind::Person,
            wording: None,
        })
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
        library.append(tail, 5, &[Event::Play(PlayEvent::Resumed)]).unwrap();
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
        ] {
            assert!(library.connection.execute(attack, []).is_err(), "{attack}");
        }
        assert_eq!(library.game(tail.game).unwrap().kept.len(), 2);
    }

    #[test]
    fn events_are_kept_all_or_none() {
        let (_folder, mut library, tail) = library();
        // What is said to stand before them is not the last.
        let wrong = Tail { seq: 2, ..tail };
        assert!(library.still_holds(tail).is_ok() && library.still_holds(wrong).is_err());
        assert!(matches!(
            library.append(wrong, 5, &[Event::Play(PlayEvent::Resumed)]),
            Err(LibraryError::Lost(..))
        ));
        assert_eq!(library.game(tail.game).unwrap().kept.len(), 1);
    }

    #[test]
    fn the_time_noted_last_counts() {
        let (_folder, mut library, tail) = library();
        let tail = library.append(tail, 5_000, &[Event::Play(PlayEvent::Resumed)]).unwrap();
        assert_eq!(library.game(tail.game).unwrap().at, 5_000);
        library.note_time(tail, 7_500).unwrap();
        assert_eq!(library.game(tail.game).unwrap().at, 7_500);
    }

    #[test]
    fn a_file_of_another_kind_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().join("notes.txt");
        std::fs::write(&text, "not a database, and longer than a header of one would be".repeat(40)).unwrap();
        let other = folder.path().join("other.db");
        Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
        for path in [text.as_path(), &other] {
            assert!(matches!(Library::open(path), Err(LibraryError::Foreign(_))), "{}", path.display());
            assert!(matches!(Library::read(path), Err(LibraryError::Foreign(_))), "{}", path.display());
        }
    }

    #[test]
    fn looking_at_a_library_that_is_not_there_makes_none() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::read(&folder.path().join("l.sqlite3")).unwrap();
        assert!(library.games().unwrap().sound.is_empty() && library.last_open().unwrap().is_none());
        assert!(matches!(library.game(1), Err(LibraryError::NoGame(1))));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
