//! A game while it is played: where its events are kept, and all of them in memory as well, so that it can be written
//! anew where the library is lost.

use super::chain::Tail;
use super::lock::GameLock;
use super::{Library, LibraryError, Practice, StoredGame};
use crate::game::{Event, Game, Record, Transition};
use crate::laws::Millis;

/// A game that is played here and nowhere else.
pub struct Keeping {
    library: Library,
    /// Goes after the connection: see [`GameLock`].
    lock: Option<GameLock>,
    tail: Tail,
    opened: String,
    kept: Vec<Record>,
}

impl Keeping {
    /// Puts a new game into the library, opened at this moment (date, time and offset).
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn begin(mut library: Library, opened: &str, event: Event) -> Result<Keeping, LibraryError> {
        let kept = vec![Record { seq: 1, at_ms: 0, event }];
        let tail = library.put(opened, &kept)?;
        let lock = held(&library, tail.game)?;
        Ok(Keeping { library, lock: Some(lock), tail, opened: opened.to_owned(), kept })
    }

    /// Takes a game up that was left; returns the game as well, and how far its time had run.
    ///
    /// # Errors
    /// [`LibraryError::Held`] where it is played already, [`LibraryError::NoGame`], [`LibraryError::Damaged`].
    pub fn take_up(library: Library, id: i64) -> Result<(Keeping, Game, Millis), LibraryError> {
        // Held before it is read: whoever played it until now has kept everything by then.
        let lock = held(&library, id)?;
        let StoredGame { opened, kept, game, at, head } = library.game(id)?;
        let tail = Tail { game: id, seq: kept.len() as u64, hash: head };
        Ok((Keeping { library, lock: Some(lock), tail, opened, kept }, game, at))
    }

    /// The game's number in the library.
    pub fn id(&self) -> i64 {
        self.tail.game
    }

    /// All that is kept.
    pub fn kept(&self) -> &[Record] {
        &self.kept
    }

    /// The library.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Keeps what happens now, all or nothing. Nobody is waited for.
    ///
    /// # Errors
    /// [`LibraryError`]; then none of it is kept.
    pub fn append(&mut self, happened: &[Transition]) -> Result<(), LibraryError> {
        if happened.is_empty() {
            return Ok(());
        }
        let new: Vec<Record> = happened.iter().map(|transition| transition.record.clone()).collect();
        self.tail = self.library.append(self.tail, &new)?;
        self.kept.extend(new);
        Ok(())
    }

    /// Notes how far the game's time has run, so that a killed program loses none.
    ///
    /// # Errors
    /// [`LibraryError`]: nothing can be kept now.
    pub fn note_time(&mut self, at: Millis) -> Result<(), LibraryError> {
        self.library.note_time(self.tail, at)
    }

    /// Keeps what was practised in this game at this moment, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`LibraryError`]: nothing can be kept now.
    pub fn practise(&mut self, at: i64, what: &Practice) -> Result<(), LibraryError> {
        self.library.practise_in(self.tail, at, what)
    }

    /// Whether all that was kept is where it was kept.
    ///
    /// # Errors
    /// [`LibraryError::Lost`].
    pub fn still_holds(&self) -> Result<(), LibraryError> {
        self.library.still_holds(self.tail)
    }

    /// When the game was opened: date and time with offset.
    pub fn opened(&self) -> &str {
        &self.opened
    }

    /// Writes the whole game anew, to the place the library was opened at: as a game of the library that is there
    /// now, or of a new one. Returns its number there.
    ///
    /// # Errors
    /// [`LibraryError`]; then nothing has changed.
    pub fn write_anew(&mut self) -> Result<i64, LibraryError> {
        self.library.let_go();
        let mut library = Library::open(self.library.path())?;
        let tail = library.put(&self.opened, &self.kept)?;
        // It may be the same file, in which the game has the same number again.
        (self.library, self.lock, self.tail) = (library, None, tail);
        self.lock = Some(held(&self.library, tail.game)?);
        Ok(tail.game)
    }
}

/// 11.3.1 — whether this game is being played in another window, and may not be gone over.
///
/// # Errors
/// The library cannot be opened for writing.
pub fn is_in_play(library: &Library, id: i64) -> Result<bool, LibraryError> {
    let held = GameLock::is_held(library.path(), id);
    held.map_err(|error| LibraryError::File(library.path().to_owned(), error))
}

fn held(library: &Library, id: i64) -> Result<GameLock, LibraryError> {
    let lock = GameLock::hold(library.path(), id);
    lock.map_err(|error| LibraryError::File(library.path().to_owned(), error))?.ok_or(LibraryError::Held(id))
}
