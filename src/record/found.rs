//! A game as it is found in a library: all of it, or what is sound before the first thing that is wrong.

use rusqlite::{Connection, OptionalExtension, Row, params};
use shakmaty::Position;

use super::chain;
use super::library_error::LibraryError;
use super::stored_game::{DamagedGame, Fault, LAST, StoredGame};
use crate::game::{Event, Game, Record, admits};
use crate::laws::Millis;

/// A row of `events`; the hash is empty in a library of the first version that may only be read.
struct EventRow {
    seq: i64,
    at: i64,
    text: String,
    hash: Option<Vec<u8>>,
}

/// What a library says of a game's end: its last event, and how far its time has run, each with its hash.
struct Head {
    seq: i64,
    hash: Vec<u8>,
    at: i64,
    at_hash: Vec<u8>,
}

/// Reads a game.
///
/// # Errors
/// [`LibraryError::Damaged`], or that it cannot be read now.
pub(super) fn read(connection: &Connection, id: i64, hashed: bool) -> Result<StoredGame, LibraryError> {
    let mut reading = RowReader { id, sound: None };
    if !(1..=LAST).contains(&id) {
        return Err(reading.wrong(Fault::Impossible));
    }
    let opened = connection
        .query_row("SELECT opened FROM games WHERE id = ?1", params![id], |row| row.get::<_, String>(0))
        .optional();
    let Some(opened) = opened.map_err(|error| reading.unreadable(error))? else {
        return Err(reading.wrong(Fault::Missing));
    };
    let head = hashed.then(|| head(connection, id)).transpose();
    let head = head.map_err(|error| reading.unreadable(error))?;
    let columns = if hashed { "hash" } else { "NULL" };
    let select = format!("SELECT seq, at_ms, event, {columns} FROM events WHERE game = ?1 ORDER BY seq");
    let mut rows = connection.prepare(&select).map_err(|error| reading.unreadable(error))?;
    for row in rows.query_map(params![id], written)? {
        let row = row.map_err(|error| reading.unreadable(error))?;
        reading.take(&opened, row)?;
    }
    match head {
        None => {
            let at = noted(connection, id)?;
            reading.ended_at(at)
        }
        Some(head) => reading.ended(head),
    }
}

fn written(row: &Row<'_>) -> rusqlite::Result<EventRow> {
    Ok(EventRow { seq: row.get(0)?, at: row.get(1)?, text: row.get(2)?, hash: row.get(3)? })
}

fn head(connection: &Connection, id: i64) -> rusqlite::Result<Option<Head>> {
    let select = "SELECT seq, hash, at_ms, at_hash FROM heads WHERE game = ?1";
    let head = |row: &Row<'_>| {
        Ok(Head { seq: row.get(0)?, hash: row.get(1)?, at: row.get(2)?, at_hash: row.get(3)? })
    };
    connection.query_row(select, params![id], head).optional()
}

/// How far a game of a library of the first version had run.
///
/// # Errors
/// That it cannot be read now.
pub(super) fn noted(connection: &Connection, id: i64) -> rusqlite::Result<Millis> {
    let select = "SELECT at_ms FROM readings WHERE game = ?1";
    match connection.query_row(select, params![id], |row| row.get::<_, i64>(0)).optional() {
        Err(error) if LibraryError::passes_by(&error) => Err(error),
        noted => Ok(noted.ok().flatten().and_then(|at| Millis::try_from(at).ok()).unwrap_or(0)),
    }
}

struct RowReader {
    id: i64,
    sound: Option<StoredGame>,
}

impl RowReader {
    /// The next event, held against what stands before it.
    fn take(&mut self, opened: &str, row: EventRow) -> Result<(), LibraryError> {
        let seq = self.next();
        let (Ok(found), Ok(at)) = (u64::try_from(row.seq), Millis::try_from(row.at)) else {
            return Err(self.wrong(Fault::Unreadable));
        };
        if found != seq {
            return Err(self.wrong(Fault::Missing));
        }
        let before = self.sound.as_ref().map_or_else(|| chain::beginning(opened), |record| record.head);
        let head = chain::link(&before, self.id, seq, at, &row.text);
        if row.hash.is_some_and(|hash| hash != head) {
            return Err(self.wrong(Fault::Changed));
        }
        let Ok(event) = serde_json::from_str::<Event>(&row.text) else {
            return Err(self.wrong(Fault::Unreadable));
        };
        let kept = Record { seq, at_ms: at, event };
        match &mut self.sound {
            None => {
                let Some(game) = Game::fold([(at, &kept.event)]) else {
                    return Err(self.wrong(Fault::Impossible));
                };
                let opened = opened.to_owned();
                self.sound = Some(StoredGame { opened, kept: vec![kept], game, at, head });
            }
            Some(record) if !admits(&record.game, &kept.event) => return Err(self.wrong(Fault::Impossible)),
            Some(record) => {
                record.game.apply(&kept.event, at);
                record.kept.push(kept);
                (record.at, record.head) = (at, head);
            }
        }
        Ok(())
    }

    fn next(&self) -> u64 {
        self.sound.as_ref().map_or(0, |record| record.kept.len() as u64) + 1
    }

    /// All events are read; whether they are all there were.
    fn ended(mut self, head: Option<Head>) -> Result<StoredGame, LibraryError> {
        let next = self.next();
        let Some(head) = head else { return Err(self.wrong(Fault::Missing)) };
        let Some(record) = self.sound.as_ref() else { return Err(self.wrong(Fault::Missing)) };
        let is_last = u64::try_from(head.seq).is_ok_and(|seq| seq + 1 == next);
        if !is_last {
            let more = u64::try_from(head.seq).is_ok_and(|seq| seq >= next);
            return Err(self.wrong(if more { Fault::Missing } else { Fault::Changed }));
        }
        let at = Millis::try_from(head.at).unwrap_or(0);
        if head.hash != record.head || head.at_hash != chain::of_time(&record.head, at) {
            return Err(self.wrong(Fault::Changed));
        }
        self.ended_at(at)
    }

    fn ended_at(&mut self, at: Millis) -> Result<StoredGame, LibraryError> {
        let Some(mut record) = self.sound.take() else { return Err(self.wrong(Fault::Missing)) };
        record.at = record.at.max(at);
        Ok(record)
    }

    /// What was read, and that the next event is not as it should be.
    fn wrong(&mut self, fault: Fault) -> LibraryError {
        let (id, seq) = (self.id, self.next());
        let sound = self.sound.take().map(Box::new);
        let at_move = sound.as_ref().map(|record| {
            let position = record.game.position();
            (position.fullmoves().get(), position.turn())
        });
        LibraryError::Damaged(Box::new(DamagedGame { id, last: id, seq, at_move, fault, sound }))
    }

    /// SQLite could not read on: for now, or because of what stands there.
    fn unreadable(&mut self, error: rusqlite::Error) -> LibraryError {
        if LibraryError::passes_by(&error) { error.into() } else { self.wrong(Fault::Unreadable) }
    }
}
