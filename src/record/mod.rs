//! The library of games: every event, kept before anything is said of it, and games as PGN, in and out; what is
//! remembered of the items of drills, and the log of practice.

mod cards;
mod chain;
pub mod envelope;
mod found;
mod games;
mod keeping;
mod library;
mod library_error;
mod library_file;
mod lock;
mod movetext;
mod movetext_item;
pub mod pgn;
mod practice;
mod stored_game;
mod tables;
mod writing;

pub use cards::Cards;
pub use envelope::{EnvelopeError, SHORTEST_PASSPHRASE};

pub use games::{GameSummary, Games};
pub use keeping::{Keeping, is_in_play};
pub use library::Library;
pub use library_error::{LibraryError, Loss};
pub use movetext::Movetext;
pub use movetext_item::{Beside, MovetextItem, PgnFlaw, WrittenMove};
pub use practice::{Ending, Practice, PracticeLog, Practised, Success};
pub use stored_game::{DamagedGame, Fault, StoredGame};
