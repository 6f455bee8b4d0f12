//! What the user has settled for all games: read from a file with everything that is wrong in it, and written one
//! key at a time. `docs/settings.md` names every key.
//!
//! Reading and deciding are pure; only [`Store`] touches the disk.

mod decide;
mod environment;
mod kept;
mod keys;
mod read;
mod store;

pub use decide::{Answer, Decided, FaceAsked, FaceGiven, Shown, Source, SpeechGiven, face, speech};
pub use environment::{Environment, VARIABLES, WrongVariable};
pub use kept::EarKept;
pub use keys::{
    KEYS, Key, Kind, Misfit, NoBinding, SCREEN_READER, SIDE, SIDES, TAG, Value, find, is_any, stands_for,
};
pub use read::{Fault, Finding, Settings, read};
pub use store::{NotKept, Store, Unset};

/// Whether something is on, off, or as the program finds it best.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Whether {
    /// As the program finds it best.
    #[default]
    Auto,
    /// On.
    On,
    /// Off.
    Off,
}

impl Whether {
    /// By its name in the settings.
    #[must_use]
    pub fn named(name: &str) -> Option<Whether> {
        Some(match name {
            "auto" => Whether::Auto,
            "on" => Whether::On,
            "off" => Whether::Off,
            _ => return None,
        })
    }
}
