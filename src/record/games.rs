//! The games of a library, read.

use std::collections::BTreeSet;

use super::found;
use super::library::Library;
use super::library_error::LibraryError;
use super::stored_game::{DamagedGame, StoredGame};
use crate::game::{Game, Setup};
use crate::laws::{GameResult, Termination};

/// A game as a list of games shows it.
#[derive(Debug, Clone)]
pub struct GameSummary {
    /// Its number.
    pub id: i64,
    /// When it was opened: date and time with offset.
    pub opened: String,
    /// What was settled before it began.
    pub setup: Setup,
    /// How it ended, where it is over.
    pub result: Option<GameResult>,
    /// By which rule, where it is over.
    pub termination: Option<Termination>,
    /// How many moves stand in it, those of both players counted.
    pub moves: usize,
}

/// All games of a library.
#[derive(Debug, Clone, Default)]
pub struct Games {
    /// Those that are as they were kept, the newest last.
    pub sound: Vec<GameSummary>,
    /// The others.
    pub damaged: Vec<DamagedGame>,
}

impl Library {
    /// A game.
    ///
    /// # Errors
    /// [`LibraryError::NoGame`], [`LibraryError::Damaged`], or that it cannot be read now.
    pub fn game(&self, game: i64) -> Result<StoredGame, LibraryError> {
        // All at one moment: another process may be writing.
        let _moment = self.connection.unchecked_transaction()?;
        if let Some(deleted) = self.deleted(game)? {
            return Err(LibraryError::Deleted(game, deleted));
        }
        if self.is_imported(game)? {
            return Err(LibraryError::Imported(game));
        }
        let found = found::read(&self.connection, game, self.hashed());
        match found {
            Err(LibraryError::Damaged(damaged)) if damaged.sound.is_none() => {
                // What was never there is not missing.
                let (there, missing) = self.numbers()?;
                let is_missing = missing.iter().any(|it| (it.id..=it.last).contains(&game));
                if there.contains(&game) || is_missing || self.imports()?.contains(&game) {
                    Err(LibraryError::Damaged(damaged))
                } else {
                    Err(LibraryError::NoGame(game))
                }
            }
            found => found,
        }
    }

    /// The numbers of all games that were played and are there, as far as they can be read, and from where to where some
    /// are missing that were not deleted.
    pub(super) fn numbers(&self) -> Result<(BTreeSet<i64>, Vec<DamagedGame>), LibraryError> {
        let mut failed = None;
        let mut read = |select: &str| {
            let mut found = BTreeSet::new();
            let read = self.connection.prepare(select).and_then(|mut rows| {
                for id in rows.query_map([], |row| row.get::<_, i64>(0))? {
                    found.insert(id?);
                }
                Ok(())
            });
            failed = failed.take().or(read.err());
            found
        };
        let mut there = read("SELECT id FROM games ORDER BY id");
        there.append(&mut read("SELECT DISTINCT game FROM events"));
        // A sequence that was never begun is 0.
        let counted =
            read("SELECT seq FROM sqlite_sequence WHERE name = 'games'").last().copied().unwrap_or(0);
        let mut others = BTreeSet::new();
        if self.has_imports() {
            others = read("SELECT game FROM imports NOT INDEXED");
            // What is there was not deleted, whatever stands in its tombstone.
            others.append(&mut read("SELECT game FROM tombstones WHERE game NOT IN (SELECT id FROM games)"));
        }
        // What cannot be read now is not missing.
        let says_all =
            |error: &rusqlite::Error| LibraryError::passes_by(error) || there.is_empty() && counted <= 0;
        if let Some(error) = failed.filter(says_all) {
            return Err(error.into());
        }
        let played = there.difference(&others).copied().collect();
        there.append(&mut others);
        let mut missing = Vec::new();
        let mut next = 1;
        for id in there.range(1..) {
            if *id > next {
                missing.push(DamagedGame::missing(next, id - 1));
            }
            next = id.saturating_add(1);
        }
        if counted >= next && !there.contains(&counted) {
            missing.push(DamagedGame::missing(next, counted));
        }
        Ok((played, missing))
    }

    /// The numbers of all games that are there, played or imported, in their order.
    ///
    /// # Errors
    /// That nothing can be read, or not now.
    pub fn numbers_of_all(&self) -> Result<Vec<i64>, LibraryError> {
        let mut all = self.numbers()?.0;
        all.extend(self.imports()?);
        Ok(all.into_iter().collect())
    }

    /// From where to where games are missing that were not deleted.
    ///
    /// # Errors
    /// That nothing can be read, or not now.
    pub fn missing(&self) -> Result<Vec<DamagedGame>, LibraryError> {
        Ok(self.numbers()?.1)
    }

    /// All games that were played.
    ///
    /// # Errors
    /// That nothing can be read, or not now.
    pub fn games(&self) -> Result<Games, LibraryError> {
        let (there, missing) = self.numbers()?;
        let mut games = Games { sound: Vec::new(), damaged: missing };
        for id in there {
            match self.game(id) {
                Ok(StoredGame { opened, game, .. }) => {
                    let left = game.as_left();
                    let outcome = left.outcome();
                    games.sound.push(GameSummary {
                        id,
                        opened,
                        setup: game.setup().clone(),
                        result: outcome.map(|outcome| outcome.result),
                        termination: outcome.map(|outcome| outcome.reason),
                        moves: left.plies().len(),
                    });
                }
                Err(LibraryError::Damaged(damaged)) => games.damaged.push(*damaged),
                Err(error) => return Err(error),
            }
        }
        games.damaged.sort_by_key(|damaged| damaged.id);
        Ok(games)
    }

    /// The newest game with a move in it, or of which that cannot be known.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn last_played(&self) -> Result<Option<i64>, LibraryError> {
        for id in self.numbers()?.0.into_iter().rev() {
            match self.game(id) {
                Ok(record) if record.game.as_left().plies().is_empty() => {}
                Ok(_) | Err(LibraryError::Damaged(_)) => return Ok(Some(id)),
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// The last game that is not over, or of which that cannot be known.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn last_open(&self) -> Result<Option<i64>, LibraryError> {
        let (mut there, missing) = self.numbers()?;
        there.extend(missing.iter().map(|missing| missing.last));
        for id in there.into_iter().rev() {
            match self.game(id) {
                Ok(record) if record.game.as_left().outcome().is_some() => {}
                Ok(_) | Err(LibraryError::Damaged(_)) => return Ok(Some(id)),
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// What is found first in the newest sound games, of which at most so many are looked at.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn newest<T>(
        &self,
        most: usize,
        find: impl Fn(&Game) -> Option<T>,
    ) -> Result<Option<T>, LibraryError> {
        for id in self.numbers()?.0.into_iter().rev().take(most) {
            match self.game(id) {
                Ok(record) => match find(&record.game.as_left()) {
                    None => {}
                    found => return Ok(found),
                },
                Err(LibraryError::Damaged(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// The newest sound games that are not over, at most so many.
    ///
    /// # Errors
    /// [`LibraryError`].
    pub fn open_games(&self, most: usize) -> Result<Vec<(i64, Game)>, LibraryError> {
        let mut open = Vec::new();
        for id in self.numbers()?.0.into_iter().rev() {
            match self.game(id) {
                Ok(record) if record.game.as_left().outcome().is_none() => open.push((id, record.game)),
                Ok(_) | Err(LibraryError::Damaged(_)) => {}
                Err(error) => return Err(error),
            }
            if open.len() == most {
                break;
            }
        }
        Ok(open)
    }
}
