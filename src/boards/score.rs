//! One player's score.

use std::collections::BTreeMap;

use shakmaty::Move;
use shakmaty::uci::UciMove;

/// What a player has written for a move, where it is not the move that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Otherwise {
    /// Another move: as it is written, and which one it is where that is known.
    Written(String, Option<UciMove>),
    /// It cannot be read.
    Illegible,
}

impl Otherwise {
    /// Whether two sheets have the same there.
    fn same(&self, other: &Otherwise) -> bool {
        match (self, other) {
            (Otherwise::Written(_, Some(own)), Otherwise::Written(_, Some(other))) => own == other,
            (Otherwise::Written(own, _), Otherwise::Written(other, _)) => own == other,
            // What cannot be read may be anything.
            (Otherwise::Illegible, _) | (_, Otherwise::Illegible) => true,
        }
    }
}

/// The moves as one player has written them (8.1.1): those that were played, with the gaps of what he did not record
/// (8.4), and what he has written instead of some of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    moves: Vec<Option<Move>>,
    otherwise: BTreeMap<usize, Otherwise>,
}

impl Score {
    /// The moves that were played, in order, White's and Black's in turn; `None` for one that is not written.
    #[must_use]
    pub fn moves(&self) -> &[Option<Move>] {
        &self.moves
    }

    /// What is written instead of the move of this ply, from 0.
    #[must_use]
    pub fn otherwise(&self, ply: usize) -> Option<&Otherwise> {
        self.otherwise.get(&ply)
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

    /// What stands there for this ply, from 0; `None` where it is what was played.
    pub fn stands(&mut self, ply: usize, otherwise: Option<Otherwise>) {
        match otherwise {
            Some(otherwise) => self.otherwise.insert(ply, otherwise),
            None => self.otherwise.remove(&ply),
        };
    }

    /// Strikes the last moves out.
    pub fn cut(&mut self, kept: usize) {
        self.moves.truncate(kept);
        self.otherwise.retain(|ply, _| *ply < kept);
    }

    /// D.2.9 — the first ply, from 0, for which this score and the other have different moves; a gap and what cannot
    /// be read are no difference. It takes as long as there are moves that were written otherwise.
    #[must_use]
    pub fn differs_from(&self, other: &Score) -> Option<usize> {
        let readable = |score: &Score, ply: usize| score.moves.get(ply).is_some_and(Option::is_some);
        let differs = |ply: &usize| match (self.otherwise(*ply), other.otherwise(*ply)) {
            (Some(own), Some(others)) => !own.same(others),
            (Some(Otherwise::Illegible), None) | (None, Some(Otherwise::Illegible) | None) => false,
            (Some(_), None) => readable(other, *ply),
            (None, Some(_)) => readable(self, *ply),
        };
        let mut written: Vec<usize> = self.otherwise.keys().chain(other.otherwise.keys()).copied().collect();
        written.sort_unstable();
        written.into_iter().find(differs)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Position};

    use super::*;

    fn score(plies: usize) -> Score {
        let mut score = Score::default();
        let played = Chess::default().legal_moves()[0];
        (0..plies).for_each(|_| score.write(played));
        score
    }

    fn written(text: &str) -> Otherwise {
        Otherwise::Written(text.to_owned(), text.parse().ok())
    }

    #[test]
    fn article_d_2_9_the_first_difference_is_found_and_a_gap_is_none() {
        let (mut white, mut black) = (score(6), score(6));
        assert_eq!(white.differs_from(&black), None);
        black.stands(4, Some(written("g1h3")));
        white.stands(2, Some(Otherwise::Illegible));
        assert_eq!(white.differs_from(&black), Some(4));
        // Both have written the same wrong move: the scores agree.
        white.stands(4, Some(written("g1h3")));
        assert_eq!(white.differs_from(&black), None);
        white.stands(4, Some(written("g1f3")));
        black.stands(1, Some(written("e7e6")));
        assert_eq!(white.differs_from(&black), Some(1));
        white.leave_out();
        black.write(Chess::default().legal_moves()[0]);
        black.stands(1, None);
        black.stands(6, Some(written("e7e6")));
        assert_eq!(white.differs_from(&black), Some(4));
        black.cut(4);
        assert_eq!(white.differs_from(&black), None);
    }
}
