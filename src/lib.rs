//! Chess by announcement, for players who do not see the board, for the assistants who relay their
//! moves, and for games under Appendix D of the FIDE Laws of Chess.
//!
//! The rooms, from the ground up; none points back up. `docs/ARCHITECTURE.md` is the map.
//!
//! - [`laws`]: the clock and the ends of a game. [`boards`]: what stands in front of each player. [`speech`]: text
//!   to sound.
//! - [`schema`]: a TOML file read key by key, with everything that is wrong in it.
//! - [`voice`]: the words of one language. [`game`]: one game in play, the fold of its events.
//! - [`drills`]: questions of the board that are answered in the head, and when each is asked again.
//! - [`evaluation`]: what a position is worth, and what a move has cost. [`query`]: what can be asked of a game.
//!   [`opponent`]: the sparring partner, and who judges positions. [`record`]: the library that keeps games.
//! - [`hear`]: a line becomes an intent. [`tell`]: what happened is put into words. [`competition`]: the
//!   regulations of an event, its teams and its table.
//! - [`collection`]: the games of a PGN file and of the library, indexed and searched. [`diagram`]: a position as a picture. [`braille`]: a score in
//!   Braille. [`daisy`]: a talking book. [`pdf`]: a scoresheet on
//!   paper with its structure.
//! - [`settings`]: what the user has settled for all games, keys included.
//! - [`session`]: a line heard, what follows from it kept and then told.
//! - [`face`]: lines, a prompt, a screen. [`desk`]: a person at a terminal, and guests at another.
//! - [`commands`]: each command and its flags.
//! - [`text`]: what is safe to print and to speak. [`mod@file`]: the one way in which files are opened to be read. [`home`]: where the user's files are.
//!   [`error`]: how a command fails.

// A dependency that nothing uses any more is told by the compiler; the tests have others.
#![cfg_attr(not(test), warn(unused_crate_dependencies))]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod boards;
pub mod braille;
pub mod collection;
pub mod commands;
pub mod competition;
pub mod daisy;
pub mod desk;
pub mod diagram;
pub mod drills;
pub mod error;
pub mod evaluation;
pub mod face;
pub mod file;
pub mod game;
pub mod hear;
pub mod home;
pub mod laws;
pub mod opponent;
pub mod pdf;
pub mod query;
pub mod record;
pub mod schema;
pub mod session;
pub mod settings;
pub mod speech;
pub mod tell;
pub mod text;
pub mod training;
pub mod voice;
pub mod wire;
