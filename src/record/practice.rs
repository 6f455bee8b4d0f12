//! The log of practice: what was done, when, and how it went. It belongs to no game and no chain.

use rusqlite::{Connection, Row, params};
use strum::{EnumString, IntoStaticStr};

use super::library::Library;
use super::library_error::LibraryError;
use super::tables;
use crate::game::Reach;

/// What was practised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Practice {
    /// The question of this item of a drill was answered.
    Drill(String, Success),
    /// This puzzle was solved, or not.
    Puzzle(String, Success),
    /// The game of this number was gone over; 0 is one that is not kept.
    Review(i64),
    /// The game of this number against the partner or an engine is over.
    Game(i64, Ending),
    /// In the game of this number, played at the blindfold ladder, something was announced that is no move.
    Impossible(i64),
    /// In such a game so much was asked for.
    Question(i64, Reach),
}

/// How a question or a puzzle went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Success {
    /// Right, at once and alone.
    Right,
    /// Right in the end: with a hint, too late, or not at the first try.
    Helped,
    /// Wrong, or passed over.
    Wrong,
}

/// How a game went for the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    /// Won.
    Won,
    /// Drawn, or with a result that neither has won.
    Drawn,
    /// Lost.
    Lost,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Practised {
    /// Its number; the next one has a greater one.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub what: Practice,
}

impl Practice {
    /// As it is written: its kind, what it is of, and how it went.
    fn written(&self) -> (&'static str, String, &'static str) {
        match self {
            Practice::Drill(item, success) => ("drill", item.clone(), success.into()),
            Practice::Puzzle(puzzle, success) => ("puzzle", puzzle.clone(), success.into()),
            Practice::Review(game) => ("review", game.to_string(), ""),
            Practice::Game(game, ending) => ("game", game.to_string(), ending.into()),
            Practice::Impossible(game) => ("announcement", game.to_string(), "impossible"),
            Practice::Question(game, reach) => ("question", game.to_string(), reach.into()),
        }
    }

    /// What was written so; `None` where no version has written it.
    fn read(kind: &str, of: String, how: &str) -> Option<Practice> {
        let game = || of.parse().ok();
        Some(match kind {
            "drill" => Practice::Drill(of, how.parse().ok()?),
            "puzzle" => Practice::Puzzle(of, how.parse().ok()?),
            "review" => Practice::Review(game()?),
            "game" => Practice::Game(game()?, how.parse().ok()?),
            "announcement" => Practice::Impossible(game()?),
            "question" => Practice::Question(game()?, how.parse().ok()?),
            _ => return None,
        })
    }
}

/// Writes a line of the log.
pub(super) fn write(connection: &Connection, at: i64, what: &Practice) -> rusqlite::Result<()> {
    let (kind, of, how) = what.written();
    connection
        .prepare_cached("INSERT INTO practice (at_ms, kind, item, result) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![at, kind, of, how])?;
    Ok(())
}

/// The log of a library.
pub struct PracticeLog<'l>(&'l Library);

impl PracticeLog<'_> {
    /// The one of this library.
    pub fn of(library: &Library) -> PracticeLog<'_> {
        PracticeLog(library)
    }

    /// Keeps what was practised at this moment, in milliseconds since 1970.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep(&self, at: i64, what: &Practice) -> Result<(), LibraryError> {
        Ok(write(&self.0.connection, at, what)?)
    }

    /// What was practised behind the line of this number, 0 for all of it, in order. In a library of an earlier version
    /// that is only read there is nothing; what cannot be read is passed over.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn behind(&self, behind: i64) -> Result<Vec<Practised>, LibraryError> {
        self.found("id > ?1", behind)
    }

    /// What is kept of the game of this number, in order.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn of_game(&self, game: i64) -> Result<Vec<Practised>, LibraryError> {
        self.found("kind IN ('game', 'announcement', 'question') AND item = CAST(?1 AS TEXT)", game)
    }

    fn found(&self, whose: &str, number: i64) -> Result<Vec<Practised>, LibraryError> {
        if self.0.version < tables::WITH_PRACTICE {
            return Ok(Vec::new());
        }
        let select = format!("SELECT id, at_ms, kind, item, result FROM practice WHERE {whose} ORDER BY id");
        let mut rows = self.0.connection.prepare(&select)?;
        let rows = rows.query_map([number], read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().collect())
    }

    /// The number of the last line of the log; 0 where there is none.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn last(&self) -> Result<i64, LibraryError> {
        if self.0.version < tables::WITH_PRACTICE {
            return Ok(0);
        }
        let last = "SELECT coalesce(max(id), 0) FROM practice";
        Ok(self.0.connection.query_row(last, [], |row| row.get(0))?)
    }
}

/// A row of `practice`; `None` where it is none that was written by this program.
fn read(row: &Row<'_>) -> rusqlite::Result<Option<Practised>> {
    let (kind, how): (String, String) = (row.get(2)?, row.get(4)?);
    let what = Practice::read(&kind, row.get(3)?, &how);
    let (id, at) = (row.get(0)?, row.get(1)?);
    Ok(what.filter(|_| (0..tables::BEYOND).contains(&at)).map(|what| Practised { id, at, what }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for what in [
            Practice::Drill("square-colours:e4".to_owned(), Success::Helped),
            Practice::Puzzle("0001".to_owned(), Success::Wrong),
            Practice::Review(3),
            Practice::Game(4, Ending::Lost),
            Practice::Impossible(5),
            Practice::Question(6, Reach::LastMove),
        ] {
            let (kind, of, how) = what.written();
            assert_eq!(Practice::read(kind, of, how), Some(what));
        }
        assert_eq!(Practice::read("game", "x".to_owned(), "won"), None);
        assert_eq!(Practice::read("game", "1".to_owned(), "adjourned"), None);
    }
}
