//! One process plays a game; a second one is refused.
//!
//! The lock is the operating system's on a file beside the library, so it goes with the process that
//! holds it, however that ends. The files are empty and stay: removing one while another process waits
//! for it would let two in.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use thiserror::Error;

/// Held as long as a game is being played.
#[derive(Debug)]
pub struct GameLock {
    _file: Option<File>,
}

/// Why a game cannot be held.
#[derive(Debug, Error)]
pub enum LockError {
    /// Another process plays it.
    #[error("held by another process")]
    Held,
    /// The lock file cannot be made.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl GameLock {
    /// Holds this game of the library at `library`.
    ///
    /// # Errors
    /// [`LockError::Held`] when another process plays it.
    pub fn hold(library: &Path, game: i64) -> Result<GameLock, LockError> {
        let mut folder = library.as_os_str().to_owned();
        folder.push("-locks");
        fs::create_dir_all(&folder)?;
        let path = Path::new(&folder).join(format!("game-{game}"));
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(GameLock { _file: Some(file) }),
            Err(TryLockError::WouldBlock) => Err(LockError::Held),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
