//! The file of the index of a library: where it is, and whether what stands there is one.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

/// "Ansi" as a number: SQLite's `application_id`, by which an index is told from what somebody else has put there. It
/// stands at this place of the file.
pub(super) const APPLICATION: i32 = 0x416e_7369;
const APPLICATION_AT: usize = 68;

/// The file itself, and what SQLite may put beside it.
pub(super) const PARTS: [&str; 4] = ["", "-journal", "-wal", "-shm"];

/// Where the index of the library at this path is.
pub fn library_index_path(library: &Path) -> PathBuf {
    beside(library, "-index")
}

/// Whether what stands there is an index, however damaged, or nothing that anybody could miss.
pub(super) fn may_be_removed(path: &Path) -> bool {
    let mut head = Vec::new();
    let is_file = fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
    let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut head));
    let own = head.get(APPLICATION_AT..APPLICATION_AT + 4) == Some(&APPLICATION.to_be_bytes()[..]);
    is_file && read.is_ok() && (own || head.iter().all(|byte| *byte == 0))
}

/// The file whose name is this one's and this ending.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
