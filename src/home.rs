//! Where the user's own files are.

use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The folder of the user's data; `None` when the system does not say where it is.
#[must_use]
pub fn data() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("ansage"))
}

/// The user's settings, unless others are named.
#[must_use]
pub fn settings() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("ansage").join("settings.toml"))
}

/// The library of games, unless another is named.
#[must_use]
pub fn library() -> Option<PathBuf> {
    Some(data()?.join("library.sqlite3"))
}

/// The folder of the user's own voices.
#[must_use]
pub fn voices() -> Option<PathBuf> {
    Some(data()?.join("voices"))
}

/// The user's own voice of this tag.
#[must_use]
pub fn voice(tag: &str) -> Option<PathBuf> {
    Some(voices()?.join(tag))
}
