//! One player's score.

use shakmaty::Move;

/// The moves as one player has written them (8.1.1).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    moves: Vec<Move>,
}

impl Score {
    /// The moves, in order, White's and Black's in turn.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Writes the next move down.
    pub fn write(&mut self, played: Move) {
        self.moves.push(played);
    }

    /// Strikes the last moves out.
    pub fn cut(&mut self, kept: usize) {
        self.moves.truncate(kept);
    }
}
