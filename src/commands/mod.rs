//! Each command: its flags, the way to a desk or what it does, and what every command needs first: a voice and a library.

pub mod cli;
pub mod doctor;
pub mod event;
pub mod games;
pub mod hear;
pub mod law;
pub mod play;
mod played;
pub mod position;
pub mod reconcile;
pub mod rule;
pub mod say;
pub mod settings;
mod time;
pub mod voices;
mod wording;

pub use play::{After, Machine, StartContext, first_start, is_first_start, menu, running_on};
pub use settings::{environment, open_settings, settings_faults, why_not_kept};
pub use time::why_no_time;
pub(crate) use voices::read;
pub use voices::taken;
pub use voices::{choose_letters, choose_voice, fallback_voice, voice_beside};
pub use wording::{one_set, wording_of, wording_there};
