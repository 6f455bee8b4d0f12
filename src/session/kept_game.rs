//! The game as it is kept: what it has become, and where its events are written.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::live_file::LiveFile;
use crate::game::{Event, Game, Record, Transition};
use crate::laws::Millis;
use crate::record::{Keeping, LibraryError, Practice};

/// Where events are kept.
pub enum Journal {
    /// Here, in the library; nobody else plays the game.
    Library(Box<Keeping>),
    /// Nowhere: the library of this name may only be read.
    Nowhere(PathBuf),
    /// Nowhere: it is no game, but what is looked at in a lesson. The library is where the lesson keeps its own.
    Lesson(PathBuf),
    /// At the desk to which this is the second terminal: nothing is kept or decided here.
    Desk,
}

impl Journal {
    /// The library in which guests are expected too.
    pub(crate) fn library(&self) -> Option<&Path> {
        match self {
            Journal::Library(keeping) => Some(keeping.library().path()),
            Journal::Lesson(path) => Some(path),
            Journal::Nowhere(_) | Journal::Desk => None,
        }
    }
}

/// A game with its events.
pub(crate) struct KeptGame {
    pub(super) game: Arc<Game>,
    /// The number of the last event.
    pub(super) seq: u64,
    /// The game's number in the library.
    pub(super) id: i64,
    journal: Journal,
    /// The file that follows it.
    pub(super) live: Option<LiveFile>,
}

impl KeptGame {
    pub(super) fn new(game: Game, seq: u64, id: i64, journal: Journal) -> KeptGame {
        KeptGame { game: Arc::new(game), seq, id, journal, live: None }
    }

    /// Kept before said: when this returns the events are on the disk and in the game. At a second terminal nothing is.
    pub(super) fn keep(&mut self, events: Vec<Event>, at: Millis) -> Result<Vec<Transition>, LibraryError> {
        let happened = self.game.advance_all(events, at, self.seq);
        match &mut self.journal {
            Journal::Library(keeping) => keeping.append(&happened)?,
            Journal::Nowhere(path) => return Err(LibraryError::ReadOnly(path.clone())),
            Journal::Lesson(_) | Journal::Desk => return Ok(Vec::new()),
        }
        self.adopt(&happened);
        Ok(happened)
    }

    /// The game is what these have made of it.
    fn adopt(&mut self, happened: &[Transition]) {
        if let Some(last) = happened.last() {
            (self.game, self.seq) = (Arc::clone(&last.after), last.record.seq);
        }
    }

    /// At a second terminal: what happened at the desk.
    pub(super) fn take_in(&mut self, events: Vec<Record>) -> Vec<Transition> {
        let mut happened: Vec<Transition> = Vec::new();
        for record in events {
            let game = happened.last().map_or(&self.game, |last| &last.after);
            happened.push(game.advance(record));
        }
        self.adopt(&happened);
        happened
    }

    /// At a second terminal: all that has happened; what of it is new.
    pub(super) fn catch_up(&mut self, events: Vec<Record>) -> Vec<Record> {
        if let Some(game) = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event))) {
            self.game = Arc::new(game);
        }
        let known = std::mem::replace(&mut self.seq, events.len() as u64);
        events.into_iter().filter(|kept| kept.seq > known).collect()
    }

    /// This is looked at now, and nothing of it is kept.
    pub(super) fn show(&mut self, game: Arc<Game>) {
        self.game = game;
        self.seq += 1;
    }

    /// All that is kept of the game.
    pub(super) fn all(&self) -> Vec<Record> {
        match &self.journal {
            Journal::Library(keeping) => keeping.kept().to_vec(),
            Journal::Nowhere(_) | Journal::Lesson(_) | Journal::Desk => Vec::new(),
        }
    }

    /// When it was opened, as the library keeps it.
    pub(super) fn opened(&self) -> Option<&str> {
        match &self.journal {
            Journal::Library(keeping) => Some(keeping.opened()),
            Journal::Nowhere(_) | Journal::Lesson(_) | Journal::Desk => None,
        }
    }

    /// Notes how far the time has run.
    pub(super) fn note_time(&mut self, now: Millis) -> Result<(), LibraryError> {
        match &mut self.journal {
            Journal::Library(keeping) => keeping.note_time(now),
            Journal::Nowhere(_) | Journal::Lesson(_) | Journal::Desk => Ok(()),
        }
    }

    /// Keeps what was practised in it at this moment, in milliseconds since 1970; of a lesson nothing is, which keeps its
    /// own.
    pub(super) fn practise(&mut self, at: i64, what: &Practice) -> Result<(), LibraryError> {
        match &mut self.journal {
            Journal::Library(keeping) => keeping.practise(at, what),
            Journal::Nowhere(_) | Journal::Lesson(_) | Journal::Desk => Ok(()),
        }
    }

    /// Tries to keep the game again. Where the library is lost it is written anew; its new number then.
    pub(super) fn keep_again(&mut self, now: Millis) -> Result<Option<i64>, LibraryError> {
        let anew = match &mut self.journal {
            Journal::Library(keeping) => match keeping.note_time(now) {
                Err(LibraryError::Lost(..)) => Some(keeping.write_anew()?),
                noted => noted.map(|()| None)?,
            },
            Journal::Nowhere(path) => return Err(LibraryError::ReadOnly(path.clone())),
            Journal::Lesson(_) | Journal::Desk => None,
        };
        self.id = anew.unwrap_or(self.id);
        Ok(anew)
    }

    /// The library it is kept in, to look for other games.
    pub(super) fn library(&self) -> Option<&Path> {
        self.journal.library()
    }

    /// Why nothing of this game can be kept from the beginning.
    pub(super) fn cannot_keep(&self) -> Option<LibraryError> {
        match &self.journal {
            Journal::Nowhere(path) => Some(LibraryError::ReadOnly(path.clone())),
            Journal::Library(_) | Journal::Lesson(_) | Journal::Desk => None,
        }
    }

    /// What became of the game, where it is no longer where it was kept.
    pub(super) fn lost(&self) -> Option<LibraryError> {
        match &self.journal {
            Journal::Library(keeping) => keeping.still_holds().err(),
            Journal::Nowhere(_) | Journal::Lesson(_) | Journal::Desk => None,
        }
    }
}
