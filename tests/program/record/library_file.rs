//! What is no library, or not there.
#![allow(clippy::unwrap_used)]

use ansage::record::{Library, LibraryError};
use rusqlite::Connection;

#[test]
fn a_file_of_another_kind_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "not a database, and longer than a header of one would be".repeat(40)).unwrap();
    let other = folder.path().join("other.db");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
    for path in [text.as_path(), &other] {
        assert!(matches!(Library::open(path), Err(LibraryError::Foreign(_))), "{}", path.display());
        assert!(matches!(Library::read(path), Err(LibraryError::Foreign(_))), "{}", path.display());
    }
}

#[test]
fn looking_at_a_library_that_is_not_there_makes_none() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::read(&folder.path().join("l.sqlite3")).unwrap();
    assert!(library.games().unwrap().sound.is_empty() && library.last_open().unwrap().is_none());
    assert!(matches!(library.game(1), Err(LibraryError::NoGame(1))));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
