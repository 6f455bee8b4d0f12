//! Who plays against: the built-in sparring partner.
//!
//! It is a small alpha-beta search of its own, so that a player without any chess engine installed has
//! an opponent. It promises a legal move in every position that has one, the same move for the same
//! question when no clock is involved, and to stop thinking the moment nobody wants to know any more.
//!
//! [`best_move`] answers on the caller's thread, [`SearchHandle`] on one of its own. Neither claims draws,
//! offers, nor resigns: that is the business of who asks.

mod best_move;
mod eval;
mod level;
mod limits;
mod noise;
mod order;
mod root;
mod score;
mod search;
mod search_handle;
mod table;

pub use best_move::{accepts_draw, best_move};
pub use level::{Level, LevelError};
pub use limits::SearchLimits;
pub use search_handle::SearchHandle;

#[cfg(test)]
mod tests;
