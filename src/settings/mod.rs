//! What the user has settled for all games: read from a file with everything that is wrong in it, and written one
//! key at a time. `docs/settings.md` names every key.
//!
//! Reading and deciding are pure; only [`SettingsFile`] touches the disk.

mod decide;
mod environment;
mod kept;
pub mod keymap;
mod keys;
mod read;
mod store;
mod switch;

pub use decide::{Decided, FaceAsked, FaceGiven, Shown, Source, SpeechGiven, face, speech};
pub use environment::{Environment, VARIABLES, WrongVariable};
pub use kept::EarSettings;
pub use keys::{
    InvalidValue, KEYS, Key, Kind, NoBinding, SCREEN_READER, SIDE, SIDES, TAG, Value, find, is_any,
    stands_for,
};
pub use read::{Diagnostic, Settings, SettingsFault, read};
pub use store::SettingsFile;
pub use switch::Switch;
