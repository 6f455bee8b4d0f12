//! Chess by announcement, for players who do not see the board, for the assistants who relay their
//! moves, and for games under Appendix D of the FIDE Laws of Chess.
//!
//! The rooms, from the ground up; a room uses only those above it in this list:
//! [`speech`] and [`opponent`] stand for themselves.

pub mod announcement;
pub mod boards;
pub mod cli;
pub mod desk;
pub mod failure;
pub mod game;
pub mod home;
pub mod laws;
pub mod opponent;
pub mod record;
pub mod speech;
pub mod tools;
pub mod voice;
