//! One player's score.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::Move;
use shakmaty::uci::UciMove;

use super::LongList;

/// What a player has written for a move, where it is not the move that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreDeviation {
    /// Another move: as it is written, and which one it is where that is known.
    Written(String, Option<UciMove>),
    /// It cannot be read.
    Illegible,
}

/// What is known of a player's score for one ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading<'a> {
    /// It was not read out: what is written there is presumed at best.
    Unread,
    /// Nothing that tells a move: it is left out (8.4), or cannot be read.
    Nothing,
    /// The move that was announced.
    AsAnnounced,
    /// Another move: as it is written, and which one it is where that is known.
    Other(&'a str, Option<UciMove>),
}

/// The moves as one player has written them (8.1.1): those that were played, with the gaps of what he did not record
/// (8.4), what he has written instead of some of them, and which of them were read out (D.2.9).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    moves: LongList<Option<Move>>,
    otherwise: BTreeMap<usize, ScoreDeviation>,
    /// The plies that were read out; of the others nobody has said what is written.
    read: BTreeSet<usize>,
}

impl Score {
    /// The moves that were played, in order, White's and Black's in turn; `None` for one that is not written.
    pub fn moves(&self) -> &LongList<Option<Move>> {
        &self.moves
    }

    /// What is written instead of the move of this ply, from 0.
    pub fn otherwise(&self, ply: usize) -> Option<&ScoreDeviation> {
        self.otherwise.get(&ply)
    }

    /// Whether every move is written.
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
        self.moves = played.take(self.moves.len()).map(Some).collect();
    }

    /// D.2.9 — what is known of this ply, from 0.
    pub fn reading(&self, ply: usize) -> Reading<'_> {
        match self.otherwise(ply) {
            Some(ScoreDeviation::Written(text, done)) => Reading::Other(text, *done),
            Some(ScoreDeviation::Illegible) => Reading::Nothing,
            // 8.4 — what was not recorded nobody can read out.
            None if !self.moves.get(ply).is_some_and(Option::is_some) => Reading::Nothing,
            None if self.read.contains(&ply) => Reading::AsAnnounced,
            None => Reading::Unread,
        }
    }

    /// The plies for which another move is written, or what cannot be read.
    pub fn plies_otherwise(&self) -> impl Iterator<Item = usize> + '_ {
        self.otherwise.keys().copied()
    }

    /// What is read out for this ply, from 0; `None` where it is what was played.
    pub fn stands(&mut self, ply: usize, otherwise: Option<ScoreDeviation>) {
        self.read.insert(ply);
        match otherwise {
            Some(otherwise) => self.otherwise.insert(ply, otherwise),
            None => self.otherwise.remove(&ply),
        };
    }

    /// The first plies are read out, so many; what is not said to be otherwise is as it was played.
    pub fn read_until(&mut self, plies: usize) {
        self.read.extend(0..plies.min(self.moves.len()));
    }

    /// D.2.9 — the record of the game has this move for this ply now, from 0; where it was corrected, the score has had
    /// it all along.
    pub fn record(&mut self, ply: usize, played: Move, corrected: bool) {
        if let Some(Some(written)) = self.moves.get_mut(ply) {
            *written = played;
        }
        if corrected && !matches!(self.otherwise(ply), Some(ScoreDeviation::Illegible)) {
            self.otherwise.remove(&ply);
        }
    }

    /// Strikes the last moves out.
    pub fn cut(&mut self, kept: usize) {
        self.moves.truncate(kept);
        self.otherwise.retain(|ply, _| *ply < kept);
        self.read.retain(|ply| *ply < kept);
    }
}
