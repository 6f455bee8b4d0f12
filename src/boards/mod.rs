//! The two boards and the two scores, where they differ, and how a board is set right (D.2.9).
//!
//! A board here is what stands on wood or in pegs in front of one player. It may be impossible, and it
//! may disagree with the game; nothing in this room knows the rules of chess.

mod board;
mod difference;
mod execution;
mod score;
mod setting_right;

pub use board::OwnBoard;
pub use difference::{Difference, differences};
pub use execution::{Execution, castled};
pub use score::{Otherwise, Score};
pub use setting_right::{Step, steps};
