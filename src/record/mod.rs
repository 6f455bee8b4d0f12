//! The library of games: every event, kept before anything is said of it, and games written out as PGN.

mod library;
mod lock;
pub mod pgn;
mod schema;

pub use library::{GameLine, Library, LibraryError, Opening};
pub use lock::{GameLock, LockError};
