//! The library of games: every event, kept before anything is said of it, and games as PGN, in and out; and what is
//! remembered of the items of drills.

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
pub mod pgn;
mod pgn_words;
mod stored_game;
mod tables;
mod writing;

pub use cards::Cards;
pub use envelope::{EnvelopeError, SHORTEST_PASSPHRASE};

pub use games::{GameSummary, Games};
pub use keeping::Keeping;
pub use library::Library;
pub use library_error::{LibraryError, Loss};
pub use movetext::Movetext;
pub use pgn_words::{Annotation, MovetextItem, PgnFlaw, WrittenMove};
pub use stored_game::{DamagedGame, Fault, StoredGame};
