//! A game as somebody sits down at it: begun, or taken up again.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use crate::commands::wording::moment;
use crate::game::{Desk, Event, Game, Press, Record, Repeat, Setup, Start, Transition, studied};
use crate::record::{Keeping, Library, LibraryError};
use crate::session::{Journal, Lesson};
use crate::tell::Outcome;

/// A game with where it is kept.
pub(super) struct Seated {
    pub(super) game: Game,
    pub(super) keeper: Journal,
    pub(super) id: i64,
    pub(super) kept: Vec<Record>,
    pub(super) at: u64,
    pub(super) seq: u64,
    /// What is taught at it, where it is no game that is played.
    pub(super) lesson: Option<Box<dyn Lesson>>,
    /// Whether the level follows the results.
    pub(super) adaptive: bool,
    /// What is told of it behind the greeting.
    pub(super) told: Option<Outcome>,
    /// The game that is gone over, where one is.
    pub(super) reviewed: Option<i64>,
}

impl Seated {
    /// A new game, kept from its beginning.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn begun(library: Library, setup: Setup) -> Result<Seated, LibraryError> {
        let opened = moment();
        let game = Game::open(setup.clone());
        let keeping = Keeping::begin(library, &opened, Event::opened(setup))?;
        let (kept, id) = (keeping.kept().to_vec(), keeping.id());
        Ok(Seated {
            game,
            keeper: Journal::Library(Box::new(keeping)),
            id,
            kept,
            at: 0,
            seq: 1,
            lesson: None,
            adaptive: false,
            told: None,
            reviewed: None,
        })
    }

    /// A lesson; `library` is where it keeps its own.
    pub(super) fn lesson(lesson: Box<dyn Lesson>, library: PathBuf) -> Seated {
        let game = studied(Start::default(), "", "");
        let keeper = Journal::Lesson(library);
        Seated {
            game,
            keeper,
            id: 0,
            kept: Vec::new(),
            at: 0,
            seq: 0,
            lesson: Some(lesson),
            adaptive: false,
            told: None,
            reviewed: None,
        }
    }

    /// A game that is taken up again: its clocks go on as they stood.
    ///
    /// # Errors
    /// There is none, somebody else plays it, or it cannot be written.
    pub(super) fn taken_up(library: Library, id: i64) -> Result<Seated, LibraryError> {
        let (mut keeping, game, at) = Keeping::take_up(library, id)?;
        let game = Arc::new(game);
        let happened = game.advance_all(game.taken_up(at), at, keeping.kept().len() as u64);
        keeping.append(&happened)?;
        let (mut kept, mut taken_up) = (Vec::new(), game);
        for Transition { record, after, .. } in happened {
            kept.push(record);
            taken_up = after;
        }
        let game = Arc::unwrap_or_clone(taken_up);
        let seq = keeping.kept().len() as u64;
        Ok(Seated {
            game,
            keeper: Journal::Library(Box::new(keeping)),
            id,
            kept,
            at,
            seq,
            lesson: None,
            adaptive: false,
            told: None,
            reviewed: None,
        })
    }
}

/// Who presses the clock and who repeats, where nothing is said of that.
pub(super) fn usual(desk: Desk) -> (Press, Repeat) {
    match desk {
        Desk::Practice => (Press::Auto, Repeat::Program),
        Desk::Relay => (Press::Manual, Repeat::Program),
        Desk::Tournament => (Press::Manual, Repeat::Opponent),
    }
}

/// What makes one game with the partner different from the next; nothing where the time is simulated.
pub(super) fn partner_seed(simulated: bool) -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    if simulated { 0 } else { now.map_or(0, |time| time.as_secs()) }
}
