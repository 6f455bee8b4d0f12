//! Games of a library that were imported: kept as PGN, each with its hash, and no two with the same contents.

use std::collections::BTreeMap;

use blake2::{Blake2b256, Digest};
use rusqlite::types::ValueRef;
use rusqlite::{OptionalExtension, TransactionBehavior, params};

use super::chain;
use super::library::Library;
use super::library_error::LibraryError;
use super::stored_game::{DamagedGame, Fault, Hash, LAST, StoredGame};

/// A game that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedGame {
    /// When it was imported: date and time with offset.
    pub imported: String,
    /// The game as PGN.
    pub pgn: String,
}

/// A game of a library.
#[derive(Debug)]
pub enum Stored {
    /// It was played.
    Played(Box<StoredGame>),
    /// It was imported.
    Imported(ImportedGame),
}

/// What became of a game that was to be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Imported {
    /// It has this number now.
    As(i64),
    /// It is there already, under this number.
    Already(i64),
}

impl Library {
    /// A game, played or imported.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`], [`LibraryError::Deleted`], [`LibraryError::Damaged`], or that it cannot be read now.
    pub fn stored(&self, game: i64) -> Result<Stored, LibraryError> {
        match self.game(game) {
            Err(LibraryError::Imported(_)) => Ok(Stored::Imported(self.imported(game)?)),
            found => found.map(|found| Stored::Played(Box::new(found))),
        }
    }

    /// Puts games in as PGN, imported at this moment, all or none. What is there already is not put in again.
    ///
    /// # Errors
    /// [`LibraryError`]; then none of them is kept.
    pub fn import(&mut self, imported: &str, games: &[String]) -> Result<Vec<Imported>, LibraryError> {
        let writing = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (mut all, mut last) = (Vec::with_capacity(games.len()), None);
        for pgn in games {
            let content: Hash = Blake2b256::digest(pgn).into();
            let there = writing
                .prepare_cached("SELECT game FROM imports WHERE content = ?1")?
                .query_row(params![content], |row| row.get(0))
                .optional()?;
            if let Some(game) = there {
                all.push(Imported::Already(game));
                continue;
            }
            writing.prepare_cached("INSERT INTO games (opened) VALUES (?1)")?.execute(params![imported])?;
            let game = writing.last_insert_rowid();
            if game > LAST {
                let damaged = DamagedGame::from_the_start(game, Fault::Impossible);
                return Err(LibraryError::Damaged(Box::new(damaged)));
            }
            let hash = hash_of(imported, game, pgn);
            writing
                .prepare_cached("INSERT INTO imports (game, pgn, content, hash) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![game, pgn, content, hash])?;
            all.push(Imported::As(game));
            last = Some((game, hash));
        }
        let committed = writing.commit();
        self.settled(committed, |connection| {
            let Some((game, hash)) = last else { return Ok(true) };
            let stands = "SELECT hash = ?2 FROM imports WHERE game = ?1";
            connection.query_row(stands, params![game, hash], |row| row.get(0))
        })?;
        Ok(all)
    }

    /// A game that was imported.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`], [`LibraryError::Damaged`], or that it cannot be read now.
    pub fn imported(&self, game: i64) -> Result<ImportedGame, LibraryError> {
        let damaged = |fault| LibraryError::Damaged(Box::new(DamagedGame::from_the_start(game, fault)));
        let select = "SELECT games.opened, pgn, hash FROM imports JOIN games ON games.id = imports.game
            WHERE imports.game = ?1";
        let found = self.connection.prepare_cached(select)?.query_row(params![game], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get::<_, Vec<u8>>(2)?))
        });
        let (imported, pgn, hash) = match found {
            Err(rusqlite::Error::QueryReturnedNoRows) => return Err(damaged(Fault::Missing)),
            Err(error) if LibraryError::passes_by(&error) => return Err(error.into()),
            Err(_) => return Err(damaged(Fault::Unreadable)),
            Ok(found) => found,
        };
        if hash != hash_of(&imported, game, &pgn) {
            return Err(damaged(Fault::Changed));
        }
        Ok(ImportedGame { imported, pgn })
    }

    /// When the game of this number was deleted, if it was.
    pub(super) fn deleted(&self, game: i64) -> Result<Option<String>, LibraryError> {
        if !self.has_imports() {
            return Ok(None);
        }
        // What is there was not deleted, whatever stands in its tombstone.
        let select = "SELECT deleted FROM tombstones
            WHERE game = ?1 AND game NOT IN (SELECT id FROM games WHERE id = ?1)";
        let found = self.connection.prepare_cached(select);
        if_readable(found.and_then(|mut found| found.query_row(params![game], |row| row.get(0)).optional()))
    }

    /// Whether the game of this number was imported.
    pub(super) fn is_imported(&self, game: i64) -> Result<bool, LibraryError> {
        if !self.has_imports() {
            return Ok(false);
        }
        let found = self.connection.prepare_cached("SELECT 1 FROM imports WHERE game = ?1");
        if_readable(found.and_then(|mut found| found.exists(params![game])))
    }

    /// Every game that is there, with a number that is another one once something was kept in it, and for another game
    /// under its number.
    ///
    /// # Errors
    /// That they cannot be read.
    pub fn versions(&self) -> Result<BTreeMap<i64, i64>, LibraryError> {
        let of = if self.hashed() { "SELECT game, hash FROM heads" } else { "SELECT id, opened FROM games" };
        let imports = if self.has_imports() { " UNION ALL SELECT game, content FROM imports" } else { "" };
        let mut rows = self.connection.prepare(&format!("{of}{imports}"))?;
        let versions = rows.query_map([], |row| Ok((row.get(0)?, number_of(row.get_ref(1)?))))?;
        Ok(versions.collect::<Result<_, _>>()?)
    }

    /// The number of the newest game, and one that is another for another game; zeros where there is none.
    ///
    /// # Errors
    /// That they cannot be read.
    pub fn newest_version(&self) -> Result<(i64, i64), LibraryError> {
        let of = if self.hashed() { "SELECT game, hash FROM heads" } else { "SELECT id, opened FROM games" };
        let imports = if self.has_imports() { " UNION ALL SELECT game, content FROM imports" } else { "" };
        let newest = "WHERE game = (SELECT max(id) FROM games)";
        let newest =
            format!("SELECT * FROM ({}{imports}) {newest}", of.replace("SELECT id", "SELECT id AS game"));
        let found =
            self.connection.query_row(&newest, [], |row| Ok((row.get(0)?, number_of(row.get_ref(1)?))));
        Ok(found.optional()?.unwrap_or_default())
    }

    /// How many games there are, played or imported, and the newest of them, at most so many, the newest last; `None`
    /// where that is not all, because some are missing or were put in by others.
    ///
    /// # Errors
    /// That they cannot be read.
    pub fn newest_of_all(&self, most: usize) -> Result<Option<(u64, Vec<i64>)>, LibraryError> {
        let number = |select: &str| self.connection.query_row(select, [], |row| row.get::<_, Option<i64>>(0));
        let there = number("SELECT count(*) FROM games")?.unwrap_or(0);
        let deleted = "SELECT count(*) FROM tombstones WHERE game NOT IN (SELECT id FROM games)";
        let deleted = if self.has_imports() { number(deleted)? } else { None };
        let given = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'games'";
        let given = number(given)?.unwrap_or(0);
        let ends =
            ["max(id) FROM games", "max(game) FROM events"].map(|end| number(&format!("SELECT {end}")));
        let first = number("SELECT min(id) FROM games")?.unwrap_or(1);
        let [last, with_events] = ends;
        let is_within = [last?, with_events?].into_iter().flatten().all(|last| last <= given) && first >= 1;
        if there + deleted.unwrap_or(0) != given || !is_within {
            return Ok(None);
        }
        let mut rows = self.connection.prepare("SELECT id FROM games ORDER BY id DESC LIMIT ?1")?;
        let newest = rows.query_map(params![i64::try_from(most).unwrap_or(i64::MAX)], |row| row.get(0))?;
        let mut newest = newest.collect::<Result<Vec<i64>, _>>()?;
        // They stand in their order, or something else stands in the place of one.
        if !newest.is_sorted_by(|newer, older| newer > older) {
            return Ok(None);
        }
        newest.reverse();
        Ok(Some((u64::try_from(there).unwrap_or(0), newest)))
    }

    /// How many games were imported.
    ///
    /// # Errors
    /// That it cannot be read.
    pub fn count_imports(&self) -> Result<u64, LibraryError> {
        if !self.has_imports() {
            return Ok(0);
        }
        let count: i64 = self.connection.query_row("SELECT count(*) FROM imports", [], |row| row.get(0))?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// The numbers of the games that were imported, in their order, as far as they can be read at all.
    ///
    /// # Errors
    /// That they cannot be read now.
    pub fn imports(&self) -> Result<Vec<i64>, LibraryError> {
        let mut numbers = Vec::new();
        if self.has_imports() {
            let select = self.connection.prepare("SELECT game FROM imports NOT INDEXED ORDER BY game");
            if_readable(select.and_then(|mut rows| {
                for number in rows.query_map([], |row| row.get(0))? {
                    numbers.push(number?);
                }
                Ok(())
            }))?;
        }
        Ok(numbers)
    }
}

/// What was found; nothing where what stands there cannot be read at all. The game it is of is damaged then, and the
/// others are not.
fn if_readable<T: Default>(found: rusqlite::Result<T>) -> Result<T, LibraryError> {
    match found {
        Err(error) if LibraryError::passes_by(&error) => Err(error.into()),
        found => Ok(found.unwrap_or_default()),
    }
}

/// A number that is another for another hash, or another text.
fn number_of(value: ValueRef<'_>) -> i64 {
    let bytes = value.as_bytes().unwrap_or_default();
    bytes.iter().rev().take(8).fold(0, |number, byte| number << 8 | i64::from(*byte))
}

/// The hash of a game that was imported at this moment under this number.
fn hash_of(imported: &str, game: i64, pgn: &str) -> Hash {
    chain::link(&chain::beginning(imported), game, 1, 0, pgn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_imported_twice_is_there_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut library = Library::open(&folder.path().join("l.sqlite3")).unwrap();
        let games = ["1. e4 *\n", "1. d4 *\n", "1. e4 *\n"].map(str::to_owned);
        let put = library.import("2026-01-01T00:00:00+00:00", &games).unwrap();
        assert_eq!(put, [Imported::As(1), Imported::As(2), Imported::Already(1)]);
        let again = library.import("2026-01-02T00:00:00+00:00", &games[..2]).unwrap();
        assert_eq!(again, [Imported::Already(1), Imported::Already(2)]);
        assert_eq!(library.imports().unwrap(), [1, 2]);
        assert_eq!(library.imported(2).unwrap().pgn, "1. d4 *\n");
        assert!(matches!(library.game(2), Err(LibraryError::Imported(2))));
    }
}
