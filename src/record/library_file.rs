//! The file of a library, and what SQLite puts beside it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::library_error::LibraryError;
use crate::file::{is_ordinary_itself, may_be_ordinary};
use crate::home;

/// A pipe would be waited for.
pub(super) fn is_ordinary(path: &Path) -> Result<(), LibraryError> {
    may_be_ordinary(path).map_err(|error| LibraryError::File(path.to_owned(), error))
}

/// SQLite opens whatever bears the name of a journal, and waits for a pipe. It makes its own as ordinary files.
pub(super) fn beside_is_ordinary(path: &Path) -> Result<(), LibraryError> {
    let real = real(path);
    ["-journal", "-wal", "-shm"].into_iter().try_for_each(|ending| {
        let path = beside(&real, ending);
        is_ordinary_itself(&path).map_err(|error| LibraryError::Beside(path, error))
    })
}

/// Where a file is or would be, whatever links lead there.
pub(super) fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        path.file_name().map_or_else(|| path.to_owned(), |name| folder.join(name))
    })
}

/// The library, and what SQLite may have left beside it.
pub(super) fn keep_private(path: &Path) {
    for ending in ["", "-journal", "-wal", "-shm"] {
        home::keep_private(&beside(path, ending));
    }
}

/// Whether a file of this name would be the library of another one, or what SQLite puts beside it, however it is spelt,
/// whether it is there or not.
pub fn belongs_to(path: &Path, library: &Path) -> bool {
    let of_library = |ending| {
        let own = beside(&real(library), ending);
        let same = |found| Identity::of(&own).is_ok_and(|own| own == found);
        real(path) == real(&own) || cfg!(unix) && Identity::of(path).is_ok_and(same)
    };
    ["", "-journal", "-wal", "-shm", "-index"].into_iter().any(of_library)
}

pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Which file it is, whatever it is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl Identity {
    pub(super) fn of(path: &Path) -> io::Result<Identity> {
        let found = fs::metadata(path)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Ok(Identity { device: found.dev(), inode: found.ino() })
        }
        // Where it is open nobody can take it away.
        #[cfg(not(unix))]
        {
            let _ = found;
            Ok(Identity {})
        }
    }
}

/// Whether a journal can be put there.
#[cfg(unix)]
pub(super) fn may_write(folder: &Path) -> bool {
    nix::unistd::access(folder, nix::unistd::AccessFlags::W_OK).is_ok()
}

#[cfg(not(unix))]
pub(super) fn may_write(_: &Path) -> bool {
    true
}
