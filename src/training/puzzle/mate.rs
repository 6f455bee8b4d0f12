//! Which moves force mate, proven by trying everything.

use shakmaty::{Chess, Move, Position};

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mating {
    /// These first moves, and no others, force mate in at most so many moves; perhaps none.
    Proven(Vec<Move>),
    /// It would take longer than is allowed.
    Unknown,
}

/// A search that tries every move of both sides, and so many positions at most.
#[derive(Debug)]
pub struct MateSearch {
    left: u64,
}

/// The positions of a search are used up.
struct UsedUp;

impl MateSearch {
    /// A search of at most so many positions.
    pub fn of(positions: u64) -> MateSearch {
        MateSearch { left: positions }
    }

    /// The first moves of the side to move that force mate in at most `moves` of its moves.
    ///
    /// ```
    /// use ansage::training::puzzle::{MateSearch, Mating};
    /// use shakmaty::fen::Fen;
    /// use shakmaty::{CastlingMode, Chess};
    ///
    /// let fen: Fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
    /// let position: Chess = fen.into_position(CastlingMode::Standard)?;
    /// let found = MateSearch::of(1000).mating(&position, 1);
    /// assert!(matches!(found, Mating::Proven(moves) if moves.len() == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn mating(&mut self, position: &Chess, moves: u32) -> Mating {
        let mut found = Vec::new();
        for first in position.legal_moves() {
            match self.forces(position, first, moves) {
                Ok(true) => found.push(first),
                Ok(false) => {}
                Err(UsedUp) => return Mating::Unknown,
            }
        }
        Mating::Proven(found)
    }

    /// In how many moves, at most `most`, the side to move can force mate; `None` where it cannot or nobody knows.
    pub fn shortest(&mut self, position: &Chess, most: u32) -> Option<u32> {
        (1..=most).find(|moves| matches!(self.mates(position, *moves), Ok(true)))
    }

    /// The one line of a mate in so many moves, in which each move of the side to move is the only one that mates in
    /// time, and the answers hold out as long as can be; `None` where there is none, or nobody knows.
    pub fn only_line(&mut self, position: &Chess, moves: u32) -> Option<Vec<Move>> {
        let Mating::Proven(found) = self.mating(position, moves) else { return None };
        let [only] = found[..] else { return None };
        if moves < 2 {
            return Some(vec![only]);
        }
        let mut after = position.clone();
        after.play_unchecked(only);
        after.legal_moves().into_iter().find_map(|answer| {
            let mut next = after.clone();
            next.play_unchecked(answer);
            if self.shortest(&next, moves - 1) != Some(moves - 1) {
                return None;
            }
            Some([vec![only, answer], self.only_line(&next, moves - 1)?].concat())
        })
    }

    /// Whether some move forces mate.
    fn mates(&mut self, position: &Chess, moves: u32) -> Result<bool, UsedUp> {
        for first in position.legal_moves() {
            if self.forces(position, first, moves)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this move forces mate, whatever is answered.
    fn forces(&mut self, position: &Chess, first: Move, moves: u32) -> Result<bool, UsedUp> {
        self.left = self.left.checked_sub(1).ok_or(UsedUp)?;
        let mut after = position.clone();
        after.play_unchecked(first);
        if after.is_check() && after.legal_moves().is_empty() {
            return Ok(true);
        }
        if moves < 2 {
            return Ok(false);
        }
        let answers = after.legal_moves();
        for answer in &answers {
            let mut next = after.clone();
            next.play_unchecked(*answer);
            if !self.mates(&next, moves - 1)? {
                return Ok(false);
            }
        }
        // Without an answer it is stalemate.
        Ok(!answers.is_empty())
    }
}
