//! The commands that are not a game, and what every command needs first: a voice and a library.

pub mod check;
pub mod games;
pub mod hear;
mod library;
pub mod position;
pub mod preview;
pub mod say;
mod stream;
mod system;
mod voices;
mod wording;

pub use library::{open_library, refused, why};
pub use stream::{Line, next_line, written};
pub use voices::{choose_letters, choose_voice, fallback_voice};
pub use wording::{one_set, wording_of};
