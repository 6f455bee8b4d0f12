//! Which key asks for what, at the line editor and on the screen: one table of what is usual, the letters of the
//! voice, and what the user has settled instead.
//!
//! The keys that type and edit the line are no part of it; they are what they are everywhere.

mod key;
mod map;
mod told;

pub use key::{Key, NoKey};
pub use map::{Action, Binding, KeyMap, LETTERED, USUAL, wrong};
pub use told::{FIXED, Group, Row, does, in_short, rows, sentence};
