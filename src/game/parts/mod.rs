//! What a game is made of: the course of play, the boards, the scoresheets, draws, rulings, and who is there.

mod boards;
mod course;
mod draws;
mod presence;
mod rulings;
mod sheets;

pub use boards::{Boards, Proposal};
pub use course::Course;
pub use draws::{Draws, Postponed};
pub use presence::Presence;
pub use rulings::{RulingReach, Rulings};
pub use sheets::{Recording, Sheets};
