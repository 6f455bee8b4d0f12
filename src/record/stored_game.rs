//! A game as it is kept, whole or damaged.

use std::fmt;

use shakmaty::Color;
use strum::IntoStaticStr;

use super::written_game::WrittenGame;
use crate::game::{Game, Record};
use crate::laws::Millis;

/// A hash: BLAKE2b with 32 bytes.
pub(super) type Hash = [u8; 32];

/// A game as it was kept.
#[derive(Debug, Clone)]
pub struct StoredGame {
    /// When it was opened: date and time with offset.
    pub opened: String,
    /// Its events, in order.
    pub kept: Vec<Record>,
    /// The game they make.
    pub game: Game,
    /// How far its time had run.
    pub at: Millis,
    /// The hash of the last event.
    pub(super) head: Hash,
}

impl StoredGame {
    /// The game as it is written down.
    pub fn written(&self) -> WrittenGame {
        WrittenGame::kept(&self.game, &self.kept, &self.opened)
    }
}

/// A game in which something is wrong.
#[derive(Debug, Clone)]
pub struct DamagedGame {
    /// Its number.
    pub id: i64,
    /// The number of the last one, where several are missing one after the other; else the same.
    pub last: i64,
    /// The event that is not as it was kept, from 1.
    pub seq: u64,
    /// Which move was being made there: its number and whose it is. `None` where not even the first event is sound.
    pub at_move: Option<(u32, Color)>,
    /// What is wrong.
    pub fault: Fault,
    /// What stands before it.
    pub sound: Option<Box<StoredGame>>,
}

impl DamagedGame {
    /// A game of which there is nothing that can be read.
    pub(super) fn from_the_start(id: i64, fault: Fault) -> DamagedGame {
        DamagedGame { id, last: id, seq: 1, at_move: None, fault, sound: None }
    }

    /// A game that stands there as it was put in, and cannot be read.
    pub fn unreadable(id: i64) -> DamagedGame {
        DamagedGame::from_the_start(id, Fault::Unreadable)
    }

    /// The games of these numbers, which are not there.
    pub(super) fn missing(first: i64, last: i64) -> DamagedGame {
        DamagedGame { last, ..DamagedGame::from_the_start(first, Fault::Missing) }
    }
}

/// The highest number that a game can have: beyond it stands what nobody has counted to.
pub(super) const LAST: i64 = 1 << 32;

impl fmt::Display for DamagedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, event {}: {}", self.id, self.seq, self.fault.name())
    }
}

/// What can be wrong with an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// It is not there.
    Missing,
    /// It is not what was kept, or was not kept there.
    Changed,
    /// It cannot be read.
    Unreadable,
    /// It cannot have happened.
    Impossible,
}

impl Fault {
    /// Its name in the voices.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
