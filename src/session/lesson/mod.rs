//! Lessons: what is learned at a desk beside playing, a review, a puzzle.
//!
//! A lesson hears each line before anybody else, unless a question of the desk is open. What it does not want is heard
//! as at any desk: so all that can be asked about a board is answered about the one it shows.

mod followed;
mod game_file;
mod heading;
mod interface;
mod listening;
mod names;
mod open_puzzle;
mod puzzle_file;
mod puzzles;
mod review;
mod set_up;
mod sitting;
mod training;

pub(crate) use game_file::GameFile;
pub(crate) use interface::{Lesson, LessonContext, LessonLine, LessonStep, Then};
pub(crate) use listening::{Listening, ListeningManner, PACE, SLOWEST, wanted_opening};
pub(crate) use puzzles::Puzzles;
pub(crate) use review::Review;
pub(crate) use set_up::PositionSetUp;
pub(crate) use training::{Training, TrainingManner};
