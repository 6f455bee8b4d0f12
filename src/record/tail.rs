//! The end of a game in its library, and what is written behind it.

use rusqlite::{Connection, params};

use super::chain::{self, Hash};
use super::library_error::LibraryError;
use crate::game::Event;
use crate::laws::Millis;

/// The end of a game's chain: what the next event follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tail {
    pub(super) game: i64,
    pub(super) seq: u64,
    pub(super) hash: Hash,
}

/// Puts one event behind this one.
pub(super) fn insert(
    writing: &Connection,
    tail: Tail,
    at: Millis,
    event: &Event,
) -> Result<Tail, LibraryError> {
    let (game, seq) = (tail.game, tail.seq + 1);
    let text = serde_json::to_string(event)?;
    let hash = chain::link(&tail.hash, game, seq, at, &text);
    writing
        .prepare_cached("INSERT INTO events (game, seq, at_ms, event, hash) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![game, signed(seq), signed(at), text, hash])?;
    Ok(Tail { game, seq, hash })
}

/// Says which event is a game's last, and how far its time has run.
pub(super) fn set_head(writing: &Connection, tail: Tail, at: Millis) -> Result<(), LibraryError> {
    let at_hash = chain::of_time(&tail.hash, at);
    writing
        .prepare_cached(
            "INSERT INTO heads (game, seq, hash, at_ms, at_hash) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (game) DO UPDATE
             SET seq = excluded.seq, hash = excluded.hash, at_ms = excluded.at_ms, at_hash = excluded.at_hash",
        )?
        .execute(params![tail.game, signed(tail.seq), tail.hash, signed(at), at_hash])?;
    Ok(())
}

pub(super) fn tail_of(connection: &Connection, game: i64) -> rusqlite::Result<Option<Tail>> {
    use rusqlite::OptionalExtension;
    connection
        .prepare_cached("SELECT seq, hash FROM heads WHERE game = ?1")?
        .query_row(params![game], |row| Ok(Tail { game, seq: unsigned(row.get(0)?), hash: row.get(1)? }))
        .optional()
}

/// SQLite's integers are signed; no count here comes near the end of them.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
