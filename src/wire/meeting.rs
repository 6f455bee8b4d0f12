//! Where the terminals of one game meet: a socket beside the library, in a folder that is this user's alone.

use std::fs;
#[cfg(unix)]
use std::io;
use std::path::{Path, PathBuf};

/// The names of the sockets begin so; the game's number follows.
const NAME: &str = "game-";

/// Where the guests of one game find its desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    path: PathBuf,
}

impl Meeting {
    /// The place of this game of the library at `library`.
    #[must_use]
    pub fn of(library: &Path, game: i64) -> Meeting {
        Meeting { path: folder(library).join(format!("{NAME}{game}")) }
    }

    /// The socket.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the folder, for this user alone.
    ///
    /// # Errors
    /// It cannot be made, or is not this user's.
    #[cfg(unix)]
    pub(super) fn prepare(&self) -> io::Result<()> {
        use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
        const MINE_ALONE: u32 = 0o700;
        let folder = self.path.parent().ok_or(io::ErrorKind::NotFound)?;
        fs::DirBuilder::new().recursive(true).mode(MINE_ALONE).create(folder)?;
        // One that was there may have been open to others; changing it fails where it is another's.
        fs::set_permissions(folder, fs::Permissions::from_mode(MINE_ALONE))
    }
}

fn folder(library: &Path) -> PathBuf {
    let mut folder = library.as_os_str().to_owned();
    folder.push("-guests");
    folder.into()
}

/// The games of this library that have a socket, by their numbers. It may be a dead one.
#[must_use]
pub fn shared(library: &Path) -> Vec<i64> {
    let Ok(entries) = fs::read_dir(folder(library)) else { return Vec::new() };
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.strip_prefix(NAME)?.parse().ok();
    let mut games: Vec<i64> = entries.flatten().filter_map(number).collect();
    games.sort_unstable();
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_a_socket_are_found_by_their_numbers() {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("l.sqlite3");
        assert_eq!(shared(&library), Vec::<i64>::new());
        fs::create_dir(super::folder(&library)).unwrap();
        for name in ["game-12", "game-3", "game-", "game-x", "other"] {
            fs::write(super::folder(&library).join(name), "").unwrap();
        }
        assert_eq!(shared(&library), [3, 12]);
        assert!(Meeting::of(&library, 3).path().exists());
    }
}
