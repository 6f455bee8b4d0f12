//! The chain of a game's events: each carries a hash in which the one before it is held.
//!
//! What a fault of a disk or a slip of a hand changes, takes away, adds or moves does not fit any more. There is no
//! secret in it: whoever changes a row and reckons every hash behind it anew leaves no trace.

use blake2::{Blake2b256, Digest};

use crate::laws::Millis;

/// A hash: BLAKE2b with 32 bytes.
pub(super) type Hash = [u8; 32];

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
