//! One process plays a game; a second one is refused.
//!
//! The lock is the operating system's, on one byte of the library itself for each game. So it belongs to the file,
//! whatever that is called, whoever may not write to the file cannot hold it (who may read it can stand in the way), and it goes with the process that holds
//! it, however that ends. The bytes lie behind those that SQLite locks, and need not be there.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Held as long as a game is being played. It must outlive every connection to the library: closing a file gives back
/// what SQLite has locked of it.
#[derive(Debug)]
pub(super) struct GameLock {
    _file: File,
}

impl GameLock {
    /// Holds this game of the library at `library`; `None` where another process plays it.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn hold(library: &Path, game: i64) -> io::Result<Option<GameLock>> {
        let file = open(library, game)?;
        Ok(lock(&file, game)?.then_some(GameLock { _file: file }))
    }

    /// Whether anybody holds this game of the library at `library`.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn is_held(library: &Path, game: i64) -> io::Result<bool> {
        let file = open(library, game)?;
        let held = is_locked(&file, game);
        // Closed it would give back what SQLite has locked of it; one file more stays open for each game gone over.
        std::mem::forget(file);
        held
    }
}

#[cfg(unix)]
fn open(library: &Path, _: i64) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).open(library)
}

#[cfg(unix)]
// The constants are small, and of other types elsewhere.
#[allow(clippy::cast_possible_truncation)]
fn wanted(game: i64) -> nix::libc::flock {
    use nix::libc;
    /// SQLite locks up to 512 bytes from 2^30 on.
    const FIRST: i64 = (1 << 30) + 4096;
    libc::flock {
        l_type: libc::F_WRLCK as _,
        l_whence: libc::SEEK_SET as _,
        l_start: FIRST.saturating_add(game) as _,
        l_len: 1,
        l_pid: 0,
    }
}

#[cfg(unix)]
#[allow(clippy::cast_possible_truncation)]
fn is_locked(file: &File, game: i64) -> io::Result<bool> {
    use nix::fcntl::{FcntlArg, fcntl};
    let mut found = wanted(game);
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let how = FcntlArg::F_OFD_GETLK(&mut found);
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    let how = FcntlArg::F_GETLK(&mut found);
    fcntl(file, how)?;
    Ok(i32::from(found.l_type) != nix::libc::F_UNLCK)
}

#[cfg(unix)]
fn lock(file: &File, game: i64) -> io::Result<bool> {
    use nix::errno::Errno;
    use nix::fcntl::{FcntlArg, fcntl};
    let wanted = wanted(game);
    // Where the system knows it, the lock is the open file's and not the whole process's.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let how = FcntlArg::F_OFD_SETLK(&wanted);
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    let how = FcntlArg::F_SETLK(&wanted);
    match fcntl(file, how) {
        Ok(_) => Ok(true),
        Err(Errno::EAGAIN | Errno::EACCES) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Where no part of a file can be locked, a file beside the library is.
#[cfg(not(unix))]
fn open(library: &Path, game: i64) -> io::Result<File> {
    let mut folder = std::fs::canonicalize(library)?.into_os_string();
    folder.push("-locks");
    std::fs::create_dir_all(&folder)?;
    let path = Path::new(&folder).join(format!("game-{game}"));
    OpenOptions::new().create(true).truncate(false).write(true).open(path)
}

#[cfg(not(unix))]
fn lock(file: &File, _: i64) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(std::fs::TryLockError::WouldBlock) => Ok(false),
        Err(std::fs::TryLockError::Error(error)) => Err(error),
    }
}

#[cfg(not(unix))]
fn is_locked(file: &File, game: i64) -> io::Result<bool> {
    lock(file, game).map(|free| !free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_lock_is_on_the_file_and_not_on_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let [library, hard, soft] = ["l", "hard", "soft"].map(|name| folder.path().join(name));
        File::create(&library).unwrap();
        std::fs::hard_link(&library, &hard).unwrap();
        std::os::unix::fs::symlink(&library, &soft).unwrap();
        let held = GameLock::hold(&library, 1).unwrap();
        assert!(held.is_some());
        if cfg!(target_os = "linux") {
            for name in [&library, &hard, &soft] {
                assert!(GameLock::hold(name, 1).unwrap().is_none(), "{}", name.display());
                assert!(GameLock::hold(name, 2).unwrap().is_some(), "{}", name.display());
            }
        }
        assert!(GameLock::is_held(&soft, 1).unwrap() && !GameLock::is_held(&soft, 2).unwrap());
        drop(held);
        assert!(!GameLock::is_held(&soft, 1).unwrap());
        assert!(GameLock::hold(&hard, 1).unwrap().is_some());
    }
}
