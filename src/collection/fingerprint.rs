//! The hash of a position, and what an index keeps of it.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

/// The hash of a position: the same for the same position (9.2.3), whatever the counters.
pub(super) fn hash(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

/// The part of a hash that an index keeps.
#[allow(clippy::cast_possible_truncation)] // What is wanted of it.
pub(super) fn fingerprint(hash: u64) -> u16 {
    (hash >> 48) as u16
}

/// SQLite's integers are signed; only that the same is the same counts.
pub(super) fn signed(hash: u64) -> i64 {
    i64::from_ne_bytes(hash.to_ne_bytes())
}
