//! The index of a library: by what its games are found, in a file beside it that is made anew whenever it is missing or
//! damaged. Nothing is told out of it: what it finds is read from the library.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use blake2::{Blake2b256, Digest};
use rusqlite::{Connection, OptionalExtension, params};
use shakmaty::san::SanPlus;
use thiserror::Error;

use super::fingerprint::{hash, signed};
use super::game::games;
use super::game_query::{GameQuery, OPENING_PLIES};
use super::library_index_file::{APPLICATION, PARTS, beside, library_index_path, may_be_removed};
use crate::home;
use crate::record::{DamagedGame, GameTree, Library, LibraryError, Stored, WrittenGame};

/// What the file is; the number rises with each change of the tables.
const VERSION: i32 = 5;

/// So many games are indexed at once, and so many positions.
const GAMES: usize = 5_000;
const POSITIONS: usize = 1 << 24;

const TABLES: &str = "
CREATE TABLE library (
  changes INTEGER NOT NULL, size INTEGER NOT NULL, newest INTEGER NOT NULL, version INTEGER NOT NULL, totals BLOB NOT NULL
) STRICT;
CREATE TABLE games (
  game INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL,
  white TEXT NOT NULL,
  black TEXT NOT NULL,
  event TEXT NOT NULL,
  date TEXT NOT NULL,
  result TEXT NOT NULL,
  plies INTEGER NOT NULL,
  moves TEXT NOT NULL,
  placed INTEGER NOT NULL
) STRICT;
CREATE INDEX games_by_date ON games (date);
CREATE INDEX games_by_moves ON games (moves);
CREATE INDEX games_by_result ON games (result, plies);
CREATE INDEX games_to_place ON games (game) WHERE placed = 0;
CREATE VIRTUAL TABLE words USING fts5(
  white, black, event, content='games', content_rowid='game', tokenize=\"unicode61 remove_diacritics 2\", prefix='2 3'
);
CREATE TABLE positions (hash INTEGER NOT NULL, game INTEGER NOT NULL, PRIMARY KEY (hash, game)) STRICT, WITHOUT ROWID;
";

/// Why games cannot be found.
#[derive(Debug, Error)]
pub enum IndexError {
    /// The library cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// The index cannot be made or read.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// The index of a library.
pub struct LibraryIndex {
    pub(super) connection: Connection,
}

/// What the games of a library are, all together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LibraryTotals {
    /// How many games there are, and how many plies in them.
    pub games: u64,
    /// The plies.
    pub plies: u64,
    /// How many ended so: the result as PGN has it.
    pub results: BTreeMap<String, u64>,
    /// The first and the last date that is known.
    pub dates: Option<(String, String)>,
}

impl LibraryTotals {
    /// By which they are known again.
    fn digest(&self) -> [u8; 32] {
        Blake2b256::digest(format!("{self:?}")).into()
    }
}

/// How far the index has come: of so many games, so many are in it.
pub type Progress<'p> = &'p mut dyn FnMut(u64, u64);

impl LibraryIndex {
    /// Asks the index of this library, with everything that is in it by now. What cannot be read of it is made anew and
    /// asked once more; where none can be kept there, it is made in memory.
    ///
    /// # Errors
    /// [`IndexError`].
    pub fn asked<T>(
        library: &Library,
        progress: Progress<'_>,
        mut ask: impl FnMut(&mut LibraryIndex) -> Result<T, IndexError>,
    ) -> Result<T, IndexError> {
        let path = library_index_path(library.path());
        for _ in 0..2 {
            let told = LibraryIndex::at(&path).and_then(|mut index| {
                index.catch_up(library, progress)?;
                ask(&mut index)
            });
            match told {
                Err(IndexError::Sqlite(error)) if !may_be_removed(&path) => {
                    tracing::warn!(%error, "something else stands where the index would be");
                    break;
                }
                Err(IndexError::Sqlite(error)) => {
                    tracing::warn!(%error, "the index is made anew");
                    let gone = PARTS.map(|ending| beside(&path, ending));
                    for path in gone {
                        let _ = fs::remove_file(path);
                    }
                }
                told => return told,
            }
        }
        tracing::warn!("the index is not kept");
        let mut index = LibraryIndex::empty()?;
        index.catch_up(library, progress)?;
        ask(&mut index)
    }

    /// An index of nothing yet, in memory.
    ///
    /// # Errors
    /// [`IndexError`].
    pub fn empty() -> Result<LibraryIndex, IndexError> {
        let connection = Connection::open_in_memory()?;
        connection.execute_batch(TABLES)?;
        Ok(LibraryIndex { connection })
    }

    /// Which of these games have what is wanted, the position aside, by the rule by which they are found.
    ///
    /// # Errors
    /// [`IndexError`].
    pub fn confirmed<'g>(
        query: &GameQuery,
        games: impl Iterator<Item = (i64, &'g WrittenGame)>,
    ) -> Result<BTreeSet<i64>, IndexError> {
        let query = GameQuery { position: None, ..query.clone() };
        if query.is_empty() {
            return Ok(games.map(|(game, _)| game).collect());
        }
        let mut read = LibraryIndex::empty()?;
        let writing = read.connection.transaction()?;
        for (game, written) in games {
            insert(&writing, game, 0, written)?;
        }
        writing.commit()?;
        Ok(read.find(&query, usize::MAX)?.1.into_iter().collect())
    }

    fn at(path: &Path) -> Result<LibraryIndex, IndexError> {
        // A pipe would be waited for, and a view or a trigger could go on without end.
        for ending in PARTS {
            let path = beside(path, ending);
            if fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
                return Err(rusqlite::Error::InvalidPath(path).into());
            }
        }
        if !path.exists() {
            let made = home::own_file().write(true).open(path);
            made.map_err(|_| rusqlite::Error::InvalidPath(path.to_owned()))?;
        }
        let connection = Connection::open(path)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        let others = "SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')";
        if connection.query_row(others, [], |row| row.get::<_, i64>(0))? > 0 {
            return Err(rusqlite::Error::InvalidPath(path.to_owned()).into());
        }
        // What is lost in a crash is made anew.
        connection.pragma_update(None, "synchronous", "OFF")?;
        connection.pragma_update(None, "cache_size", -262_144)?;
        let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if version != VERSION {
            let tables: i64 =
                connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
            if tables > 0 {
                return Err(rusqlite::Error::InvalidPath(path.to_owned()).into());
            }
            connection.pragma_update(None, "application_id", APPLICATION)?;
            connection.execute_batch(TABLES)?;
            connection.pragma_update(None, "user_version", VERSION)?;
        }
        Ok(LibraryIndex { connection })
    }

    /// Takes in what has changed in the library.
    fn catch_up(&mut self, library: &Library, progress: Progress<'_>) -> Result<(), IndexError> {
        let now = stamp(library)?;
        let stamped = "SELECT changes, size, newest, version FROM library";
        let known = self
            .connection
            .query_row(stamped, [], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?]));
        if now.is_some() && known.ok() == now {
            return Ok(());
        }
        // What is wrong in what is not changed would stay there.
        self.totals()?;
        let there = library.versions()?;
        let indexed: BTreeMap<i64, i64> = self.pairs("SELECT game, seq FROM games")?.into_iter().collect();
        let gone: BTreeSet<i64> = indexed.keys().filter(|game| !there.contains_key(game)).copied().collect();
        let new: Vec<(i64, i64)> = there
            .iter()
            .filter(|(game, seq)| indexed.get(game) != Some(seq))
            .map(|(game, seq)| (*game, *seq))
            .collect();
        let replaced: BTreeSet<i64> =
            new.iter().map(|(game, _)| *game).filter(|game| indexed.contains_key(game)).collect();
        self.forget(gone.union(&replaced).copied())?;
        let all = new.len() as u64;
        for (done, part) in new.chunks(GAMES).enumerate() {
            let writing = self.connection.transaction()?;
            for (game, seq) in part {
                // What is damaged is found by nobody; `verify` tells it.
                if let Some(written) = written(library, *game)? {
                    insert(&writing, *game, *seq, &written)?;
                }
            }
            writing.commit()?;
            progress((done * GAMES + part.len()) as u64, all);
        }
        let totals = self.counted()?.digest();
        let writing = self.connection.transaction()?;
        writing.execute("DELETE FROM library", [])?;
        if let Some([changes, size, newest, version]) = now {
            let stamped =
                "INSERT INTO library (changes, size, newest, version, totals) VALUES (?1, ?2, ?3, ?4, ?5)";
            writing.execute(stamped, params![changes, size, newest, version, totals])?;
        }
        Ok(writing.commit()?)
    }

    fn pairs(&self, select: &str) -> Result<Vec<(i64, i64)>, IndexError> {
        let mut rows = self.connection.prepare(select)?;
        let pairs = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(pairs.collect::<Result<_, _>>()?)
    }

    fn forget(&mut self, gone: impl Iterator<Item = i64>) -> Result<(), IndexError> {
        let writing = self.connection.transaction()?;
        for game in gone {
            forget(&writing, game)?;
        }
        Ok(writing.commit()?)
    }

    /// Takes in the positions of the games that are not in it yet with them.
    ///
    /// # Errors
    /// [`IndexError`].
    pub fn place(&mut self, library: &Library, progress: Progress<'_>) -> Result<(), IndexError> {
        let to_place = "SELECT game, 0 FROM games WHERE placed = 0 ORDER BY game";
        let games: Vec<i64> = self.pairs(to_place)?.into_iter().map(|(game, _)| game).collect();
        let (mut pairs, mut from) = (Vec::new(), 0);
        for (done, game) in games.iter().enumerate() {
            if let Some(written) = written(library, *game)? {
                let first = pairs.len();
                pairs.extend(positions(&written).map(|hash| (hash, *game)));
                // A position may stand more than once.
                pairs[first..].sort_unstable();
            }
            let last = done + 1 == games.len();
            if pairs.len() >= POSITIONS || last {
                self.write_positions(&mut pairs, &games[from..=done])?;
                from = done + 1;
            }
            if done % 1_000 == 999 || last {
                progress((done + 1) as u64, games.len() as u64);
            }
        }
        Ok(())
    }

    fn write_positions(&mut self, pairs: &mut Vec<(i64, i64)>, games: &[i64]) -> Result<(), IndexError> {
        // In the order of the table, so that each page of it is written once.
        pairs.sort_unstable();
        pairs.dedup();
        let writing = self.connection.transaction()?;
        {
            let mut insert =
                writing.prepare("INSERT OR IGNORE INTO positions (hash, game) VALUES (?1, ?2)")?;
            for (hash, game) in pairs.drain(..) {
                insert.execute(params![hash, game])?;
            }
            let mut placed = writing.prepare("UPDATE games SET placed = 1 WHERE game = ?1")?;
            for game in games {
                placed.execute(params![game])?;
            }
        }
        Ok(writing.commit()?)
    }

    /// How many games there are for this query, and the newest of them, at most so many, the newest last.
    ///
    /// # Errors
    /// [`IndexError`].
    pub fn find(&self, query: &GameQuery, most: usize) -> Result<(u64, Vec<i64>), IndexError> {
        let (condition, values) = query.condition();
        let values = rusqlite::params_from_iter(values);
        let select = format!("SELECT game FROM games WHERE {condition} ORDER BY game DESC");
        let mut rows = self.connection.prepare(&select)?;
        let (mut count, mut found) = (0, Vec::new());
        let mut rows = rows.query(values)?;
        while let Some(row) = rows.next()? {
            count += 1;
            if found.len() < most {
                found.push(row.get(0)?);
            }
        }
        found.reverse();
        Ok((count, found))
    }

    /// What the games are, all together.
    ///
    /// # Errors
    /// [`IndexError`], also where that is not what was written.
    pub fn totals(&self) -> Result<LibraryTotals, IndexError> {
        let totals = self.counted()?;
        let written =
            self.connection.query_row("SELECT totals FROM library", [], |row| row.get::<_, Vec<u8>>(0));
        if written.optional()?.is_some_and(|written| written != totals.digest()) {
            let corrupt = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CORRUPT);
            return Err(rusqlite::Error::SqliteFailure(corrupt, None).into());
        }
        Ok(totals)
    }

    fn counted(&self) -> Result<LibraryTotals, IndexError> {
        let number = |number: i64| u64::try_from(number).unwrap_or(0);
        let mut totals = LibraryTotals::default();
        let mut rows =
            self.connection.prepare("SELECT result, count(*), sum(plies) FROM games GROUP BY result")?;
        let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for row in rows {
            let (result, games, plies) = row?;
            totals.results.insert(result, number(games));
            totals.games += number(games);
            totals.plies += number(plies);
        }
        // One at a time the index of dates answers each at once.
        let date = |end: &str| {
            let select = format!("SELECT {end}(date) FROM games WHERE date >= '0' AND date < ':'");
            self.connection.query_row(&select, [], |row| row.get::<_, Option<String>>(0))
        };
        totals.dates = date("min")?.zip(date("max")?);
        Ok(totals)
    }
}

/// The number SQLite counts up with each change of a file, and how long the file is; `None` where that cannot be known.
fn stamp(library: &Library) -> Result<Option<[i64; 4]>, LibraryError> {
    const COUNTER: usize = 24;
    let of_file = || {
        let mut head = [0; COUNTER + 4];
        let mut file = File::open(library.path()).ok()?;
        file.read_exact(&mut head).ok()?;
        let changes = u32::from_be_bytes(head[COUNTER..].try_into().ok()?);
        Some((changes.into(), i64::try_from(file.metadata().ok()?.len()).ok()?))
    };
    let (newest, version) = library.newest_version()?;
    Ok(of_file().map(|(changes, size)| [changes, size, newest, version]))
}

/// A game of a library as it is written down; `None` where it is damaged or gone by now.
///
/// # Errors
/// It cannot be read now.
pub fn written(library: &Library, game: i64) -> Result<Option<WrittenGame>, LibraryError> {
    match library.stored(game).and_then(|stored| written_down(game, &stored)) {
        Ok(written) => Ok(Some(written)),
        Err(LibraryError::Damaged(_) | LibraryError::NoGame(_) | LibraryError::Deleted(..)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A game that is stored, as it is written down.
///
/// # Errors
/// What was imported is not one game that can be read as a whole: nothing that an import keeps is like that.
pub fn written_down(game: i64, stored: &Stored) -> Result<WrittenGame, LibraryError> {
    let imported = match stored {
        Stored::Played(played) => return Ok(played.written()),
        Stored::Imported(imported) => imported,
    };
    let mut games = games(imported.pgn.as_bytes(), None);
    match (games.next(), games.next()) {
        (Some(Ok(read)), None) if !read.is_cut => Ok(read.written()),
        _ => Err(LibraryError::Damaged(Box::new(DamagedGame::unreadable(game)))),
    }
}

fn insert(writing: &Connection, game: i64, seq: i64, written: &WrittenGame) -> Result<(), rusqlite::Error> {
    let names = ["White", "Black", "Event", "Date"].map(|name| written.tag(name));
    let moves = written.moves();
    let opening: String = moves.iter().take(OPENING_PLIES).map(|at| san(written, *at) + " ").collect();
    let plies = i64::try_from(moves.len()).unwrap_or(i64::MAX);
    writing
        .prepare_cached(
            "INSERT INTO games (game, seq, white, black, event, date, result, plies, moves, placed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0)",
        )?
        .execute(params![
            game,
            seq,
            names[0],
            names[1],
            names[2],
            names[3],
            written.result,
            plies,
            opening
        ])?;
    writing
        .prepare_cached("INSERT INTO words (rowid, white, black, event) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![game, names[0], names[1], names[2]])?;
    Ok(())
}

fn forget(writing: &Connection, game: i64) -> Result<(), rusqlite::Error> {
    let words = "INSERT INTO words (words, rowid, white, black, event)
        SELECT 'delete', game, white, black, event FROM games WHERE game = ?1";
    writing.prepare_cached(words)?.execute(params![game])?;
    writing.prepare_cached("DELETE FROM games WHERE game = ?1")?.execute(params![game])?;
    // Its positions stay; what they find is looked for in the games.
    Ok(())
}

/// The move that leads here as it is written, without check and mate.
fn san(written: &WrittenGame, at: crate::record::NodeId) -> String {
    let before = written.tree.position(written.tree.before(at)).clone();
    let played = written.tree.played(at);
    played.map(|played| SanPlus::from_move(before, played).san.to_string()).unwrap_or_default()
}

/// The hashes of the positions of a game.
fn positions(written: &WrittenGame) -> impl Iterator<Item = i64> + '_ {
    let places = std::iter::once(GameTree::ROOT).chain(written.tree.main_line());
    places.map(|at| signed(hash(written.tree.position(at))))
}
