//! One player's score.

use shakmaty::Move;

/// The moves as one player has written them (8.1.1), with the gaps of what he did not record (8.4).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    moves: Vec<Option<Move>>,
}

impl Score {
    /// The moves, in order, White's and Black's in turn; `None` for one that is not written.
    #[must_use]
    pub fn moves(&self) -> &[Option<Move>] {
        &self.moves
    }

    /// Whether every move is written.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.moves.iter().all(Option::is_some)
    }

    /// Writes the next move down.
    pub fn write(&mut self, played: Move) {
        self.moves.push(Some(played));
    }

    /// 8.4 — the next move is made and not written down.
    pub fn leave_out(&mut self) {
        self.moves.push(None);
    }

    /// 8.5 — writes down what was left out, from all moves of the game.
    pub fn complete(&mut self, played: impl Iterator<Item = Move>) {
        for (written, played) in self.moves.iter_mut().zip(played) {
            *written = Some(played);
        }
    }

    /// Strikes the last moves out.
    pub fn cut(&mut self, kept: usize) {
        self.moves.truncate(kept);
    }
}
