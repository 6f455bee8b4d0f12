//! The commands that are not a game, and what every command needs first: a voice and a library.

pub mod games;
mod library;
mod voices;

pub use library::{open_library, refused, why};
pub use voices::{choose_voice, fallback_voice};
