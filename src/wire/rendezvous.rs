//! Where the terminals of one game meet: a socket beside the library, in a folder that is this user's alone.

use std::fs;
#[cfg(unix)]
use std::io;
#[cfg(unix)]
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};

/// The names of the sockets begin so; the game's number follows.
const NAME: &str = "game-";

/// Where the guests of one game find its desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendezvous {
    path: PathBuf,
}

impl Rendezvous {
    /// The place of this game of the library at `library`.
    pub fn of(library: &Path, game: i64) -> Rendezvous {
        Rendezvous { path: folder(library).join(format!("{NAME}{game}")) }
    }

    /// The socket.
    pub fn path(&self) -> &Path {
        &self.path
    }

    #[cfg(unix)]
    fn folder(&self) -> io::Result<&Path> {
        self.path.parent().ok_or(io::ErrorKind::NotFound.into())
    }

    /// Makes the folder, for this user alone.
    ///
    /// # Errors
    /// It cannot be made, or is not this user's.
    #[cfg(unix)]
    pub(super) fn prepare(&self) -> io::Result<()> {
        use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
        const MINE_ALONE: u32 = 0o700;
        let folder = self.folder()?;
        match fs::DirBuilder::new().recursive(true).mode(MINE_ALONE).create(folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => self.is_own()?,
        }
        // One that was there may have been open to others.
        fs::set_permissions(folder, fs::Permissions::from_mode(MINE_ALONE))
    }

    /// Whether the folder is one, and this user's: beside a library that others can write to, somebody else may have
    /// put there what leads elsewhere.
    ///
    /// # Errors
    /// It is not, or not there.
    #[cfg(unix)]
    pub(super) fn is_own(&self) -> io::Result<()> {
        use std::os::unix::fs::MetadataExt;
        let found = fs::symlink_metadata(self.folder()?)?;
        let own = found.is_dir() && found.uid() == rustix::process::geteuid().as_raw();
        if own { Ok(()) } else { Err(io::ErrorKind::PermissionDenied.into()) }
    }

    /// The socket as the system takes it: the names of sockets are shorter than paths can be, and a folder that is
    /// open has a short one on Linux.
    ///
    /// # Errors
    /// The folder cannot be opened.
    #[cfg(unix)]
    pub(super) fn reach(&self) -> io::Result<ReachablePath> {
        /// Bytes; the shortest of the systems' limits is 104.
        const LONGEST: usize = 100;
        if cfg!(not(target_os = "linux")) || self.path.as_os_str().len() <= LONGEST {
            return Ok(ReachablePath { path: self.path.clone(), _folder: None });
        }
        let folder = fs::File::open(self.folder()?)?;
        let name = self.path.file_name().ok_or(io::ErrorKind::NotFound)?;
        let path = Path::new("/proc/self/fd").join(folder.as_raw_fd().to_string()).join(name);
        Ok(ReachablePath { path, _folder: Some(folder) })
    }
}

/// A path that holds as long as this does.
#[cfg(unix)]
pub(super) struct ReachablePath {
    path: PathBuf,
    _folder: Option<fs::File>,
}

#[cfg(unix)]
impl ReachablePath {
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// One library has one folder, also where it is named by a link.
fn folder(library: &Path) -> PathBuf {
    let is_link = fs::symlink_metadata(library).is_ok_and(|found| found.is_symlink());
    let meant = if is_link { fs::canonicalize(library).ok() } else { None };
    let mut folder = meant.unwrap_or_else(|| library.to_owned()).into_os_string();
    folder.push("-guests");
    folder.into()
}

/// The games of this library that have a socket, by their numbers. It may be a dead one.
pub fn shared(library: &Path) -> Vec<i64> {
    let Ok(entries) = fs::read_dir(folder(library)) else { return Vec::new() };
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.strip_prefix(NAME)?.parse().ok();
    let mut games: Vec<i64> = entries.flatten().filter_map(number).collect();
    games.sort_unstable();
    games
}
