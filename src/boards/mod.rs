//! The two boards and the two scores, where they differ, why, and how a board is set right (D.2.9).
//!
//! A board here is what stands on wood or in pegs in front of one player. It may be impossible, and it
//! may disagree with the game; nothing in this room knows the rules of chess.

mod board;
mod cause;
mod check;
mod cost;
mod difference;
mod execution;
mod finding;
mod hands;
mod history;
mod long_list;
mod mistake;
mod mistakes;
mod possible;
mod question;
mod score;
mod setting_right;
mod singles;
mod worth;

pub use board::{PlayerBoard, turned};
pub use cause::{Cause, explain, is_close};
pub use check::{Check, CheckStep, MOST_QUESTIONS, NoAnswer, UNTIL_FELT};
pub use cost::{CLOSE, COSTS, DEAR};
pub use difference::{Difference, differences};
pub use execution::{Execution, castled};
pub use finding::{Comparison, Scores};
pub use history::{Announced, History};
pub use long_list::LongList;
pub use mistake::{Mistake, MistakeKind, MistakeTime};
pub use question::{Region, TouchAnswer, TouchQuestion};
pub use score::{Reading, Score, ScoreDeviation};
pub use setting_right::{CorrectionStep, stands_turned, steps};
