//! Drills: questions of the board that are answered in the head, in one short line each.
//!
//! A [`Drill`] is a row of [`DRILLS`]; each of its items is a [`Question`] by name, the same whenever it is asked.
//! A [`Round`] asks them, judges each [`Answer`] and has the [`Card`] of an item say when it is asked again. Time comes
//! in as a parameter, chance as a seed.

mod answer;
mod card;
mod catalogue;
mod chance;
mod dictation;
mod drill;
mod question;
mod round;
mod standing;

pub use answer::{Answer, Sought};
pub use card::{Card, Grade};
pub use catalogue::{Few, Opening};
pub use chance::Chance;
pub use dictation::{Dictation, Slip};
pub use drill::{DRILLS, Drill, drill};
pub use question::{Question, REPEAT_WITHIN, Right};
pub use round::{Due, Round, Summary, Verdict};
pub use standing::{Standing, proposed, standings};
