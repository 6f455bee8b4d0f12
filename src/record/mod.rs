//! The library of games: every event, kept before anything is said of it, and games as PGN, in and out.

pub mod envelope;
mod library;
mod lock;
mod movetext;
pub mod pgn;
mod schema;

pub use library::{GameLine, Library, LibraryError, Opening};
pub use lock::{GameLock, LockError};
pub use movetext::{Entry, Flaw, Movetext, What};
