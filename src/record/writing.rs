//! What is written to a library: all or none, and never behind what is not there any more.

use std::io;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, TransactionBehavior, params};

use super::chain::{self, Tail, insert, set_head, tail_of};
use super::library::Library;
use super::library_error::{LibraryError, Loss, passing};
use super::library_file::{Identity, beside_is_ordinary};
use super::practice::{self, Practice};
use super::stored_game::{DamagedGame, Fault, LAST};
use super::tables::is_long_enough;
use crate::game::Record;
use crate::laws::Millis;

/// How long a desk waits for another process that is writing: nobody there is to notice.
const AT_THE_DESK: Duration = Duration::from_millis(40);

impl Library {
    /// Puts a game in, opened at this moment (date, time and offset), with these events.
    ///
    /// # Errors
    /// [`LibraryError`]; then the game is not there.
    pub(super) fn put(&mut self, opened: &str, kept: &[Record]) -> Result<Tail, LibraryError> {
        let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let counted = "SELECT max(coalesce((SELECT max(id) FROM games), 0),
            coalesce((SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence WHERE name = 'games'), 0))";
        let counted = writing.query_row(counted, [], |row| row.get::<_, i64>(0))?;
        if counted >= LAST {
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
        let committed = writing.commit();
        self.settled(committed, |connection| Ok(tail_of(connection, tail.game)? == Some(tail)))?;
        Ok(tail)
    }

    /// What became of a transaction. Whatever a disk says when it fails: kept is what stands there.
    pub(super) fn settled(
        &self,
        committed: rusqlite::Result<()>,
        stands: impl FnOnce(&Connection) -> rusqlite::Result<bool>,
    ) -> Result<(), LibraryError> {
        match committed {
            Err(error) if !stands(&self.connection).unwrap_or(false) => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// Keeps records behind this one, all or none. When this returns they are on the disk, in the file that has the
    /// library's name. Nobody is waited for.
    ///
    /// # Errors
    /// [`LibraryError`]; then none of them is kept.
    pub(super) fn append(&mut self, tail: Tail, new: &[Record]) -> Result<Tail, LibraryError> {
        self.write(tail, |writing| {
            let mut next = tail;
            for record in new {
                next = insert(writing, next, record.at_ms, &record.event)?;
            }
            set_head(writing, next, new.last().map_or(0, |record| record.at_ms))?;
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

    /// Keeps what was practised in the game with this tail.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub(super) fn practise_in(&mut self, tail: Tail, at: i64, what: &Practice) -> Result<(), LibraryError> {
        self.write(tail, |writing| {
            practice::write(writing, at, what)?;
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
        match tail_of(&self.connection, tail.game) {
            Ok(found) if found == Some(tail) => Ok(()),
            Ok(_) => Err(altered()),
            Err(error) => passing(self.lost(error.into())),
        }
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
}
