//! What the search already knows: a small table of positions, their scores and their best moves.

use shakmaty::Move;
use shakmaty::zobrist::Zobrist64;

use super::score::{LONGEST, MATE};

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The score is the true one.
    Exact,
    /// The true score is this or better.
    AtLeast,
    /// The true score is this or worse.
    AtMost,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableEntry {
    /// Plies searched below the position.
    pub(super) depth: i32,
    /// Centipawns for the side to move; a mate counts from this position.
    pub(super) score: i32,
    pub(super) bound: Bound,
    /// The best move, or the one that refuted. Of a colliding position it may be illegal here, so it
    /// serves to order the legal moves and is never played by itself.
    pub(super) best: Option<Move>,
}

/// The table. A position has one place; a newcomer takes it, unless it knows the same position less
/// deeply.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    places: Vec<Option<(Zobrist64, TableEntry)>>,
    mask: u64,
}

impl TranspositionTable {
    /// A table for a search of about this many nodes.
    pub(super) fn for_nodes(nodes: u64) -> TranspositionTable {
        let size = nodes.clamp(1 << 10, 1 << 18).next_power_of_two();
        let places = vec![None; usize::try_from(size).unwrap_or(1 << 10)];
        TranspositionTable { mask: places.len() as u64 - 1, places }
    }

    /// What is known of the position with this hash, seen `ply` plies from the root.
    pub(super) fn get(&self, hash: Zobrist64, ply: i32) -> Option<TableEntry> {
        match self.places.get(self.index(hash)) {
            Some(Some((held, known))) if *held == hash => {
                Some(TableEntry { score: shift(known.score, -ply), ..*known })
            }
            _ => None,
        }
    }

    /// Remembers what was found for the position with this hash, seen `ply` plies from the root.
    pub(super) fn put(&mut self, hash: Zobrist64, ply: i32, known: TableEntry) {
        let index = self.index(hash);
        if let Some(place) = self.places.get_mut(index) {
            if let Some((held, old)) = place
                && *held == hash
                && old.depth > known.depth
            {
                return;
            }
            *place = Some((hash, TableEntry { score: shift(known.score, ply), ..known }));
        }
    }

    fn index(&self, hash: Zobrist64) -> usize {
        // The mask is below 2^18, so the conversion always succeeds.
        usize::try_from(hash.0 & self.mask).unwrap_or(0)
    }
}

/// A mate score counts plies from the root, and the same position is reached over ways of different
/// length: what is stored counts from the position itself.
fn shift(score: i32, plies: i32) -> i32 {
    if score.abs() < MATE - LONGEST { score } else { score + score.signum() * plies }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: i32, score: i32) -> TableEntry {
        TableEntry { depth, score, bound: Bound::Exact, best: None }
    }

    #[test]
    fn what_was_put_is_got() {
        let mut table = TranspositionTable::for_nodes(0);
        assert_eq!(table.get(Zobrist64(5), 0), None);
        table.put(Zobrist64(5), 3, known(2, 40));
        assert_eq!(table.get(Zobrist64(5), 9), Some(known(2, 40)));
        assert_eq!(table.get(Zobrist64(5 + (1 << 40)), 0), None, "same place, other position");
    }

    #[test]
    fn deeper_knowledge_of_the_same_position_stays() {
        let mut table = TranspositionTable::for_nodes(0);
        table.put(Zobrist64(5), 0, known(4, 40));
        table.put(Zobrist64(5), 0, known(2, 10));
        assert_eq!(table.get(Zobrist64(5), 0), Some(known(4, 40)));
        table.put(Zobrist64(5 + (1 << 40)), 0, known(1, 7));
        assert_eq!(table.get(Zobrist64(5), 0), None, "another position takes the place");
    }

    #[test]
    fn a_mate_is_counted_from_where_it_is_seen() {
        let mut table = TranspositionTable::for_nodes(0);
        table.put(Zobrist64(5), 3, known(2, MATE - 5));
        assert_eq!(table.get(Zobrist64(5), 3), Some(known(2, MATE - 5)));
        assert_eq!(table.get(Zobrist64(5), 7), Some(known(2, MATE - 9)));
        table.put(Zobrist64(6), 3, known(2, 5 - MATE));
        assert_eq!(table.get(Zobrist64(6), 1), Some(known(2, 3 - MATE)));
    }
}
