//! The commands that are not a game, and what every command needs first: a voice and a library.

pub mod check;
pub mod doctor;
pub mod event;
mod event_fault;
mod event_file;
mod event_games;
pub mod games;
pub mod hear;
mod judges;
pub mod law;
mod library;
mod paper;
mod pgn;
mod played;
pub mod position;
pub mod preview;
pub mod reader;
pub mod reconcile;
pub mod rule;
pub mod say;
pub mod settings;
mod stream;
mod system;
mod time;
mod voices;
mod wording;

pub use judges::Judges;
pub use library::{open_library, refused, why};
pub use paper::Paper;
pub use pgn::{Letters, Why, letters as pgn_letters};
pub use settings::{environment, open_settings, settings_faults, why_not_kept};
pub use stream::{LONGEST_LINE, Line, next_line, written};
pub use system::why as why_of_system;
pub use time::why_no_time;
pub use voices::{choose_letters, choose_voice, fallback_voice, voice_beside};
pub use wording::{one_set, wording_of, wording_there};
