//! One SQLite file with all games.
//!
//! What the file system is trusted with: that data is on the disk when a sync returns, and that a write of
//! one sector is whole or absent. On that, SQLite's write-ahead log with `synchronous=FULL` promises that
//! an event [`Library::append`] has returned from is there after a crash of the program, of the system or
//! of the power; one that was being written is there or not, never in part.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use thiserror::Error;

use super::schema;
use crate::file::may_be_ordinary;
use crate::game::{Event, Game, Kept, Outcome};
use crate::laws::Millis;

/// How long to wait for another process that is writing.
const BUSY: Duration = Duration::from_secs(5);

/// A library of games.
pub struct Library {
    path: PathBuf,
    connection: Connection,
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
    /// It is no ordinary file.
    #[error(transparent)]
    NoFile(std::io::Error),
    /// The folder of the file cannot be made.
    #[error("{0}: {1}")]
    Folder(PathBuf, std::io::Error),
    /// Nothing can be made in the folder of the file.
    #[error("{0}: nothing can be made there")]
    Unmade(PathBuf),
    /// There is no such game.
    #[error("no game {0}")]
    NoGame(i64),
    /// A row cannot be read as an event.
    #[error("game {game}, event {seq}: {error}")]
    Unreadable {
        /// The game.
        game: i64,
        /// The event's number.
        seq: u64,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// An event cannot be written down.
    #[error(transparent)]
    Unwritable(#[from] serde_json::Error),
    /// SQLite's own word: a full disk, a broken file, no permission.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// A game as a list of games shows it.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// Its number.
    pub id: i64,
    /// When it was opened: date and time with offset.
    pub opened: String,
    /// Its first event.
    pub first: Event,
    /// Its last event, without those that may follow an end and leave it one: that the game was taken up again,
    /// and that it was signed (8.7).
    pub last: Event,
    /// How many moves were announced, without counting corrections.
    pub events: u64,
}

/// A game that has just been put into the library.
#[derive(Debug, Clone, Copy)]
pub struct Opening {
    /// Its number.
    pub id: i64,
}

/// Whether the system does not let the file be opened or written.
fn is_refused(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{CannotOpen, PermissionDenied, ReadOnly};
    matches!(error.sqlite_error_code(), Some(CannotOpen | PermissionDenied | ReadOnly))
}

impl Library {
    /// Opens the library at this place, or makes it.
    ///
    /// # Errors
    /// [`LibraryError`]; nothing is changed in a file that is no library.
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|error| LibraryError::Folder(folder.to_owned(), error))?;
        }
        // A pipe would be waited for.
        may_be_ordinary(path).map_err(LibraryError::NoFile)?;
        let there = path.exists();
        let unmade = |error: LibraryError| match &error {
            LibraryError::Sqlite(cause) if !there && is_refused(cause) => {
                LibraryError::Unmade(path.parent().unwrap_or(path).to_owned())
            }
            _ => error,
        };
        let connection = Connection::open(path).map_err(|error| unmade(error.into()))?;
        let mut library = Library { path: path.to_owned(), connection };
        if let Err(error) = library.prepare() {
            drop(library);
            if !there {
                remove_unmade(path);
            }
            return Err(unmade(error));
        }
        Ok(library)
    }

    fn prepare(&mut self) -> Result<(), LibraryError> {
        self.connection.busy_timeout(BUSY)?;
        let number = |library: &Library, pragma: &str| -> Result<i32, LibraryError> {
            library.connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get(0)).map_err(|error| {
                match error.sqlite_error_code() {
                    Some(rusqlite::ErrorCode::NotADatabase) => LibraryError::Foreign(library.path.clone()),
                    _ => error.into(),
                }
            })
        };
        let tables: i64 = self
            .connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .map_err(|error| match error.sqlite_error_code() {
                Some(rusqlite::ErrorCode::NotADatabase) => LibraryError::Foreign(self.path.clone()),
                _ => error.into(),
            })?;
        if tables > 0 && number(self, "application_id")? != schema::APPLICATION {
            return Err(LibraryError::Foreign(self.path.clone()));
        }
        if number(self, "user_version")? > schema::VERSION {
            return Err(LibraryError::Later(self.path.clone()));
        }
        self.connection.pragma_update(None, "journal_mode", "WAL")?;
        self.connection.pragma_update(None, "synchronous", "FULL")?;
        self.connection.pragma_update(None, "foreign_keys", true)?;
        // So that the triggers also see the deletions inside a REPLACE.
        self.connection.pragma_update(None, "recursive_triggers", true)?;
        if tables == 0 {
            let making = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let made: i64 = making.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
            if made == 0 {
                making.execute_batch(schema::TABLES)?;
                making.pragma_update(None, "application_id", schema::APPLICATION)?;
                making.pragma_update(None, "user_version", schema::VERSION)?;
            }
            making.commit()?;
        }
        Ok(())
    }

    /// Where the library is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts a new game in, opened at this moment (date, time and offset), with its first event at time 0.
    ///
    /// # Errors
    /// [`LibraryError`]; then the game is not there.
    pub fn open_game(&mut self, opened: &str, event: &Event) -> Result<Opening, LibraryError> {
        let text = serde_json::to_string(event)?;
        let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        writing.execute("INSERT INTO games (opened) VALUES (?1)", params![opened])?;
        let id = writing.last_insert_rowid();
        writing.execute(
            "INSERT INTO events (game, seq, at_ms, event) VALUES (?1, 1, 0, ?2)",
            params![id, text],
        )?;
        writing.commit()?;
        Ok(Opening { id })
    }

    /// Keeps events, all or none, from this number on. When this returns they are on the disk.
    ///
    /// # Errors
    /// [`LibraryError`]; then none of them is kept.
    pub fn append(
        &mut self,
        game: i64,
        first: u64,
        at: Millis,
        events: &[Event],
    ) -> Result<(), LibraryError> {
        let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for (place, event) in events.iter().enumerate() {
            let seq = first + place as u64;
            writing
                .prepare_cached("INSERT INTO events (game, seq, at_ms, event) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![game, signed(seq), signed(at), serde_json::to_string(event)?])?;
        }
        writing.commit()?;
        Ok(())
    }

    /// Notes how far the game's time has run.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn note_time(&mut self, game: i64, at: Millis) -> Result<(), LibraryError> {
        self.connection
            .prepare_cached(
                "INSERT INTO readings (game, at_ms) VALUES (?1, ?2)
                 ON CONFLICT (game) DO UPDATE SET at_ms = excluded.at_ms",
            )?
            .execute(params![game, signed(at)])?;
        Ok(())
    }

    /// The events of a game, in order, and how far its time had run.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`], [`LibraryError::Unreadable`], or SQLite's.
    pub fn game(&self, game: i64) -> Result<(Vec<Kept>, Millis), LibraryError> {
        let mut rows =
            self.connection.prepare("SELECT seq, at_ms, event FROM events WHERE game = ?1 ORDER BY seq")?;
        let rows = rows.query_map(params![game], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?))
        })?;
        let mut kept = Vec::new();
        for row in rows {
            let (seq, at, text) = row?;
            kept.push(Kept {
                seq: unsigned(seq),
                at_ms: unsigned(at),
                event: read(game, unsigned(seq), &text)?,
            });
        }
        let Some(last) = kept.last() else { return Err(LibraryError::NoGame(game)) };
        let noted: Option<i64> = self
            .connection
            .query_row("SELECT at_ms FROM readings WHERE game = ?1", params![game], |row| row.get(0))
            .optional()?;
        let at = noted.map_or(0, unsigned).max(last.at_ms);
        Ok((kept, at))
    }

    /// All games, the newest last.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn games(&self) -> Result<Vec<GameLine>, LibraryError> {
        let mut rows = self.connection.prepare(
            "SELECT g.id, g.opened, first.event, last.event, last.seq,
               (SELECT max(seq) FROM events WHERE game = g.id)
             FROM games g
             JOIN events first ON first.game = g.id AND first.seq = 1
             JOIN events last ON last.game = g.id
               AND last.seq = (SELECT seq FROM events WHERE game = g.id
                 AND substr(event, 11, instr(substr(event, 11), '\"') - 1) NOT IN
                   ('resumed', 'signed', 'repeated', 'repeat_differed', 'completed', 'boards_differ',
                    'boards_agree')
                 ORDER BY seq DESC LIMIT 1)
             ORDER BY g.id",
        )?;
        let rows = rows.query_map([], |row| {
            Ok((
                row.get::<_, i64>(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, String>(2)?,
                row.get::<_, String>(3)?,
                row.get::<_, i64>(4)?,
                row.get::<_, i64>(5)?,
            ))
        })?;
        rows.map(|row| {
            let (id, opened, first, last, at, events) = row?;
            Ok(GameLine {
                id,
                opened,
                first: read(id, 1, &first)?,
                last: self.decided(id, read(id, unsigned(at), &last)?)?,
                events: unsigned(events),
            })
        })
        .collect()
    }

    /// The last event, or the end to which a ruling that was withdrawn has led back.
    fn decided(&self, game: i64, last: Event) -> Result<Event, LibraryError> {
        if last != Event::RulingWithdrawn {
            return Ok(last);
        }
        let (events, _) = self.game(game)?;
        let folded = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event)));
        let ended = |Outcome { result, reason }| Event::Ended { result: result.to_string(), reason };
        Ok(folded.and_then(|game| game.outcome()).map_or(last, ended))
    }

    /// The last game that is not over.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn last_open(&self) -> Result<Option<i64>, LibraryError> {
        let open = |line: &GameLine| !matches!(line.last, Event::Ended { .. });
        Ok(self.games()?.iter().rev().find(|line| open(line)).map(|line| line.id))
    }

    /// When this game was opened.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`] or SQLite's.
    pub fn opened(&self, game: i64) -> Result<String, LibraryError> {
        self.connection
            .query_row("SELECT opened FROM games WHERE id = ?1", params![game], |row| row.get(0))
            .optional()?
            .ok_or(LibraryError::NoGame(game))
    }
}

/// A library that could not be made leaves nothing behind.
fn remove_unmade(path: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        // What is not there need not be removed, and what cannot be removed is empty.
        let _ = std::fs::remove_file(PathBuf::from(name));
    }
}

fn read(game: i64, seq: u64, text: &str) -> Result<Event, LibraryError> {
    serde_json::from_str(text).map_err(|error| LibraryError::Unreadable { game, seq, error })
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
    use crate::game::{Against, Desk, Press, Repeat, Setup};

    fn opened() -> Event {
        Event::Opened(Setup {
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
            against: Against::Person,
            wording: None,
        })
    }

    fn library() -> (tempfile::TempDir, Library, i64) {
        let folder = tempfile::tempdir().unwrap();
        let mut library = Library::open(&folder.path().join("l.sqlite3")).unwrap();
        let game = library.open_game("2026-01-01T00:00:00+00:00", &opened()).unwrap().id;
        (folder, library, game)
    }

    #[test]
    fn what_is_kept_cannot_be_changed_or_deleted() {
        let (_folder, mut library, game) = library();
        library.append(game, 2, 5, &[Event::Resumed]).unwrap();
        for attack in [
            "UPDATE events SET event = '{}'",
            "DELETE FROM events",
            "UPDATE games SET opened = ''",
            "DELETE FROM games",
            "INSERT OR REPLACE INTO events VALUES (1, 2, 0, '{}')",
            "INSERT INTO events VALUES (1, 4, 0, '{}')",
            "INSERT OR REPLACE INTO games VALUES (1, '')",
        ] {
            assert!(library.connection.execute(attack, []).is_err(), "{attack}");
        }
        assert_eq!(library.game(game).unwrap().0.len(), 2);
    }

    #[test]
    fn events_are_kept_all_or_none() {
        let (_folder, mut library, game) = library();
        assert!(library.append(game, 3, 5, &[Event::Resumed]).is_err());
        assert_eq!(library.game(game).unwrap().0.len(), 1);
    }

    #[test]
    fn the_time_noted_last_counts() {
        let (_folder, mut library, game) = library();
        library.append(game, 2, 5_000, &[Event::Resumed]).unwrap();
        assert_eq!(library.game(game).unwrap().1, 5_000);
        library.note_time(game, 7_500).unwrap();
        assert_eq!(library.game(game).unwrap().1, 7_500);
    }

    #[test]
    fn a_file_of_another_kind_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().join("notes.txt");
        std::fs::write(&text, "not a database, and longer than a header of one would be".repeat(40)).unwrap();
        assert!(matches!(Library::open(&text), Err(LibraryError::Foreign(_))));
        let other = folder.path().join("other.db");
        Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
        assert!(matches!(Library::open(&other), Err(LibraryError::Foreign(_))));
    }
}
