//! The file in which a library or a copy of one is made, before it has its name.

use std::fs;
use std::io;
use std::path::Path;

use tempfile::NamedTempFile;

use super::library_file::beside;
use super::lock::GameLock;

/// How the file is called.
const UNFINISHED: (&str, &str) = (".ansage-library-", ".unfinished");

/// The lock on it, as on the game of a number that no game has.
const IN_THE_MAKING: i64 = 0;

/// A file for a library, which nobody takes for a leftover as long as it is locked.
pub(super) fn in_the_making(folder: &Path) -> io::Result<(NamedTempFile, Option<GameLock>)> {
    loop {
        let made = tempfile::Builder::new().prefix(UNFINISHED.0).suffix(UNFINISHED.1).tempfile_in(folder)?;
        if cfg!(not(unix)) {
            return Ok((made, None));
        }
        match GameLock::hold(made.path(), IN_THE_MAKING) {
            // Somebody may have removed it before it was locked.
            Ok(Some(lock)) if made.path().exists() => return Ok((made, Some(lock))),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // Where nothing can be locked nobody can know it for a leftover either.
            Err(_) => return Ok((made, None)),
        }
    }
}

/// Removes what programs have left in this folder that were killed while they made one.
pub(super) fn remove_leftovers(folder: &Path) {
    for found in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = found.file_name();
        let name = name.to_string_lossy();
        let is_file = found.file_type().is_ok_and(|it| it.is_file());
        if !is_file || !name.starts_with(UNFINISHED.0) || !name.ends_with(UNFINISHED.1) {
            continue;
        }
        // Where no part of a file can be locked, one that is open cannot be removed.
        let lock = cfg!(unix).then(|| GameLock::hold(&found.path(), IN_THE_MAKING));
        if matches!(lock, None | Some(Ok(Some(_)))) {
            for ending in ["-journal", ""] {
                let _ = fs::remove_file(beside(&found.path(), ending));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Library, backup};
    use super::*;

    #[test]
    fn what_a_killed_program_has_left_goes_with_the_next_copy_and_one_that_is_being_made_stays() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(&folder.path().join("l.sqlite3")).unwrap();
        let [left, own] = [".ansage-library-abcdef.unfinished", ".ansage-library-mine"];
        for name in [left, own] {
            fs::write(folder.path().join(name), "half of it").unwrap();
        }
        let (making, lock) = in_the_making(folder.path()).unwrap();
        backup(&library, &folder.path().join("copy"), |_| ()).unwrap();
        assert!(making.path().exists() && folder.path().join(own).exists());
        assert!(!folder.path().join(left).exists());
        // Killed: the lock goes, and the file stays.
        let (_, left) = making.keep().unwrap();
        drop(lock);
        backup(&library, &folder.path().join("copy"), |_| ()).unwrap();
        assert!(!left.exists() && folder.path().join("copy").exists());
    }
}
