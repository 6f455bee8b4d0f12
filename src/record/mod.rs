//! The library of games: every event, kept before anything is said of it, and games as PGN, in and out.

mod chain;
pub mod envelope;
mod found;
mod keeping;
mod library;
mod lock;
mod movetext;
pub mod pgn;
mod schema;

pub use envelope::{EnvelopeError, SHORTEST_PASSPHRASE};

pub use found::{DamagedGame, Fault, StoredGame};
pub use keeping::Keeping;
pub use library::{GameSummary, Games, Library, LibraryError, Loss};
pub use movetext::{Movetext, MovetextItem, PgnFlaw, WrittenMove};
