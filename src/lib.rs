//! Chess by announcement, for players who do not see the board, for the assistants who relay their
//! moves, and for games under Appendix D of the FIDE Laws of Chess.
//!
//! The rooms, from the ground up; none points back up. `docs/ARCHITECTURE.md` is the map.
//!
//! - [`voice`]: the words of one language. [`boards`]: what stands in front of each player. [`laws`]: the
//!   clock and the ends of a game. [`speech`]: text to sound. [`opponent`]: the sparring partner.
//! - [`announcement`]: words and chess.
//! - [`game`]: one game in play, the fold of its events.
//! - [`event`]: the regulations of an event, its teams and its table.
//! - [`record`]: the library that keeps them.
//! - [`settings`]: what the user has settled for all games.
//! - [`keymap`]: which key asks for what.
//! - [`file`]: the one way in which files are opened to be read.
//! - [`wire`]: what two terminals of one game say to each other.
//! - [`desk`]: a person at a terminal. [`tools`]: the commands that are not a game. [`cli`]: the flags.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod announcement;
pub mod boards;
pub mod cli;
pub mod desk;
pub mod event;
pub mod failure;
pub mod file;
pub mod game;
pub mod home;
pub mod keymap;
pub mod laws;
pub mod opponent;
pub mod record;
pub mod settings;
pub mod sound;
pub mod speech;
pub mod tools;
pub mod voice;
pub mod wire;
