//! Each command: its flags, the way to a desk or what it does, and what every command needs first: a voice and a library.

pub mod cli;
pub mod doctor;
pub mod event;
mod first_start;
mod flags;
pub mod games;
pub mod hear;
pub mod law;
mod lobby;
mod menu;
mod output;
pub mod play;
mod played;
mod position;
pub mod reconcile;
pub mod rule;
mod run;
pub mod say;
pub mod settings;
pub mod voices;
mod wording;

pub use play::{Machine, running_on};
pub use run::run;
