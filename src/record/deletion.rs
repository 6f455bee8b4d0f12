//! Games of a library that are deleted: nothing of them is left but a tombstone, by which a game that was deleted is told
//! from one that is missing.

use rusqlite::{OptionalExtension, TransactionBehavior, params};

use super::chain;
use super::library::Library;
use super::library_error::LibraryError;
use super::lock::GameLock;
use super::stored_game::Hash;

/// Deletes a game, at this moment. What stood there is written over.
///
/// # Errors
/// [`LibraryError::NoGame`], [`LibraryError::Held`] where somebody plays it; [`LibraryError`]. Then it is still there.
pub fn delete(library: &mut Library, game: i64, deleted: &str) -> Result<(), LibraryError> {
    // One that is damaged can be deleted too.
    match library.stored(game) {
        Ok(_) | Err(LibraryError::Damaged(_)) => {}
        Err(error) => return Err(error),
    }
    let system = |error| LibraryError::File(library.path.clone(), error);
    let _lock = GameLock::hold(&library.path, game).map_err(system)?.ok_or(LibraryError::Held(game))?;
    library.connection.pragma_update(None, "secure_delete", true)?;
    let writing = library.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let end = "SELECT hash FROM heads WHERE game = ?1 UNION ALL SELECT hash FROM imports WHERE game = ?1";
    let end = match writing.query_row(end, params![game], |row| row.get::<_, Hash>(0)).optional() {
        // SQLite has given the transaction up with it.
        Err(error) if LibraryError::passes_by(&error) => return Err(error.into()),
        end => end.ok().flatten().unwrap_or_default(),
    };
    let hash = chain::link(&end, game, 0, 0, deleted);
    let stone = "INSERT INTO tombstones (game, deleted, hash) VALUES (?1, ?2, ?3)";
    writing.execute(stone, params![game, deleted, hash])?;
    for rows in ["events WHERE game", "heads WHERE game", "imports WHERE game", "games WHERE id"] {
        writing.execute(&format!("DELETE FROM {rows} = ?1"), params![game])?;
    }
    let committed = writing.commit();
    let stands = "SELECT hash = ?2 FROM tombstones WHERE game = ?1";
    library
        .settled(committed, |connection| connection.query_row(stands, params![game, hash], |row| row.get(0)))
}

/// Writes over what may be left of deleted games in pages of the file that were moved about since, by writing all of it
/// anew.
///
/// # Errors
/// That it cannot be done now, as where somebody else uses the library; nothing is lost by that.
pub fn write_over(library: &Library) -> Result<(), LibraryError> {
    library.connection.pragma_update(None, "secure_delete", true)?;
    Ok(library.connection.execute_batch("VACUUM")?)
}

/// How many games were deleted.
///
/// # Errors
/// That it cannot be read.
pub fn deletions(library: &Library) -> Result<usize, LibraryError> {
    if !library.has_imports() {
        return Ok(0);
    }
    let count = "SELECT count(*) FROM tombstones";
    let count: i64 = library.connection.query_row(count, [], |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_game_is_gone_and_not_missing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("l.sqlite3");
        let mut library = Library::open(&path).unwrap();
        let games = ["[White \"Secretname\"]\n\n1. e4 *\n", "1. d4 *\n"].map(str::to_owned);
        library.import("2026-01-01T00:00:00+00:00", &games).unwrap();
        delete(&mut library, 1, "2026-01-02T00:00:00+00:00").unwrap();
        assert!(matches!(library.stored(1), Err(LibraryError::Deleted(1, _))));
        assert!(matches!(delete(&mut library, 1, ""), Err(LibraryError::Deleted(1, _))));
        assert!(matches!(delete(&mut library, 7, ""), Err(LibraryError::NoGame(7))));
        assert!(library.stored(2).is_ok() && library.games().unwrap().damaged.is_empty());
        drop(library);
        let bytes = std::fs::read(&path).unwrap();
        assert!(!bytes.windows(10).any(|window| window == b"Secretname"));
        // Its number is nobody else's.
        let mut library = Library::open(&path).unwrap();
        let put = library.import("2026-01-03T00:00:00+00:00", &games[..1]).unwrap();
        assert_eq!(put, [super::super::imports::Imported::As(3)]);
    }
}
