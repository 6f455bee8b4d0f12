//! Games of a file, told one after the other at a pace, with what stands beside the moves.

mod asked;
mod lesson;
mod open_search;
mod searching;
mod telling;
mod walk;

pub(crate) use lesson::{Listening, ListeningManner, PACE, SLOWEST};
pub(crate) use searching::opening as wanted_opening;
