//! Where the user's own files are, and that nobody else may read them.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The folder of the user's data; `None` when the system does not say where it is.
pub fn data() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("ansage"))
}

/// The user's settings, unless others are named.
pub fn settings() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("ansage").join("settings.toml"))
}

/// The library of games, unless another is named.
pub fn library() -> Option<PathBuf> {
    Some(data()?.join("library.sqlite3"))
}

/// The folder of the user's own voices.
pub fn voices() -> Option<PathBuf> {
    Some(data()?.join("voices"))
}

/// The user's own voice of this tag.
pub fn voice(tag: &str) -> Option<PathBuf> {
    Some(voices()?.join(tag))
}

/// Makes a folder, and those it is in, for this user alone. One that is there stays as it is.
///
/// # Errors
/// The system's.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut making = fs::DirBuilder::new();
    making.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut making, 0o700);
    making.create(folder)
}

/// How a file is made that the program keeps: for this user alone.
pub fn own_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from others what they may do with a file or folder of this user. What he may not write himself was put away
/// for reading, and stays as it is.
pub fn keep_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        const OWNER_WRITES: u32 = 0o200;
        const ALL: u32 = 0o7777;
        let Ok(found) = fs::metadata(path) else { return };
        let wanted = if found.is_dir() { 0o700 } else { 0o600 };
        let mode = found.mode() & ALL;
        let mine = found.uid() == rustix::process::geteuid().as_raw();
        let known = found.is_dir() || found.is_file();
        if mine
            && known
            && mode & OWNER_WRITES != 0
            && mode != wanted
            && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(wanted))
        {
            tracing::warn!(%error, path = %path.display(), "stays open to others");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// The user's folders and settings are his alone, also those an earlier version has made.
pub fn keep_all_private() {
    let settings = settings();
    let folder = settings.as_deref().and_then(Path::parent);
    for path in [data().as_deref(), folder, settings.as_deref()].into_iter().flatten() {
        keep_private(path);
    }
}
