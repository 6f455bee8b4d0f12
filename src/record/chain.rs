//! The chain of a game's events: each carries a hash in which the one before it is held. Its end, and what is written
//! behind that.
//!
//! What a fault of a disk or a slip of a hand changes, takes away, adds or moves does not fit any more. There is no
//! secret in it: whoever changes a row and reckons every hash behind it anew leaves no trace.

use blake2::{Blake2b256, Digest};
use rusqlite::{Connection, OptionalExtension, params};

use super::library_error::LibraryError;
use super::stored_game::Hash;
use crate::game::Event;
use crate::laws::Millis;

/// What stands before the first event of a game that was opened at this moment.
pub(super) fn beginning(opened: &str) -> Hash {
    Blake2b256::new().chain_update(b"Ansage\n").chain_update(opened).finalize().into()
}

/// The hash of an event behind the one with the hash `before`.
pub(super) fn link(before: &Hash, game: i64, seq: u64, at: Millis, event: &str) -> Hash {
    let place = [game.to_le_bytes(), seq.to_le_bytes(), at.to_le_bytes()];
    Blake2b256::new().chain_update(before).chain_update(place.concat()).chain_update(event).finalize().into()
}

/// The hash of the time a game had run to, when its last event had the hash `head`.
pub(super) fn of_time(head: &Hash, at: Millis) -> Hash {
    Blake2b256::new().chain_update(head).chain_update(at.to_le_bytes()).finalize().into()
}

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
    let hash = link(&tail.hash, game, seq, at, &text);
    writing
        .prepare_cached("INSERT INTO events (game, seq, at_ms, event, hash) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![game, signed(seq), signed(at), text, hash])?;
    Ok(Tail { game, seq, hash })
}

/// Says which event is a game's last, and how far its time has run.
pub(super) fn set_head(writing: &Connection, tail: Tail, at: Millis) -> Result<(), LibraryError> {
    let at_hash = of_time(&tail.hash, at);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_about_an_event_is_in_its_hash() {
        let before = beginning("2026-01-01T00:00:00+00:00");
        let right = link(&before, 1, 2, 3, "{}");
        assert_eq!(right, link(&before, 1, 2, 3, "{}"));
        let other = beginning("2026-01-02T00:00:00+00:00");
        for wrong in [
            link(&other, 1, 2, 3, "{}"),
            link(&before, 2, 2, 3, "{}"),
            link(&before, 1, 3, 3, "{}"),
            link(&before, 1, 2, 4, "{}"),
            link(&before, 1, 2, 3, "{ }"),
        ] {
            assert_ne!(right, wrong);
        }
    }
}
