//! Each command: its flags, the way to a desk or what it does, and what every command needs first: a voice and a library.

pub mod cli;
mod completions;
mod doctor;
mod event;
mod first_start;
mod flags;
mod games;
mod guide;
mod hear;
mod law;
mod lobby;
mod menu;
mod output;
mod play;
mod played;
mod plot;
mod progress;
mod reconcile;
mod rule;
mod run;
mod say;
mod settings;
mod voices;
mod wording;

pub use play::{Machine, running_on};
pub use run::run;
