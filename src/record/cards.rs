//! What is remembered of the items of drills.

use rusqlite::{Row, params};

use super::library::Library;
use super::library_error::LibraryError;
use super::tables;
use crate::drills::Card;

/// The library, for those who remember items of drills.
pub struct Cards(Library);

impl Cards {
    /// Those of this library.
    pub fn of(library: Library) -> Cards {
        Cards(library)
    }

    /// The items that were asked at least once, with what is remembered of them. In a library of an earlier version that
    /// is only read there are none. What cannot be a card is passed over.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn all(&self) -> Result<Vec<(String, Card)>, LibraryError> {
        if self.0.version < tables::WITH_CARDS {
            return Ok(Vec::new());
        }
        let mut cards = self.0.connection.prepare(
            "SELECT item, due_ms, last_ms, stability, difficulty, stage, asked, forgotten FROM cards",
        )?;
        let cards = cards.query_map([], read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(cards.into_iter().flatten().collect())
    }

    /// The library, for what else is kept of practice.
    pub fn library(&self) -> &Library {
        &self.0
    }

    /// Keeps what is remembered of an item from now on.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep(&self, item: &str, card: &Card) -> Result<(), LibraryError> {
        let Card { due, last, stability, difficulty, stage, asked, forgotten } = card;
        let connection = &self.0.connection;
        connection
            .prepare_cached("INSERT OR REPLACE INTO cards VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?
            .execute(params![item, due, last, stability, difficulty, stage, asked, forgotten])?;
        Ok(())
    }
}

/// A row of `cards`; `None` where it is none that was written by a drill.
fn read(row: &Row<'_>) -> rusqlite::Result<Option<(String, Card)>> {
    let number = |column| row.get::<_, i64>(column);
    let (due, last): (i64, i64) = (number(1)?, number(2)?);
    let (stability, difficulty): (f64, f64) = (row.get(3)?, row.get(4)?);
    let is_sound = [due, last].iter().all(|moment| (0..tables::BEYOND).contains(moment))
        && stability.is_finite()
        && difficulty.is_finite();
    let (Ok(stage), Ok(asked), Ok(forgotten)) =
        (number(5)?.try_into(), number(6)?.try_into(), number(7)?.try_into())
    else {
        return Ok(None);
    };
    let card = Card { due, last, stability, difficulty, stage, asked, forgotten };
    Ok(is_sound.then_some((row.get(0)?, card)))
}
