//! Words without weight that make a move doubtful by where they stand.

use crate::voice::Normalized;
use crate::voice::keys::heard;
use crate::voice::lexicon_file::MoveWords;

/// Words without weight that make a move doubtful by where they stand.
#[derive(Debug, Clone, Default)]
pub struct Doubts {
    conjunctions: Vec<Normalized>,
    first: Vec<Normalized>,
    last: Vec<Normalized>,
    inside: Vec<Normalized>,
    negations: Vec<Normalized>,
}

impl Doubts {
    pub(super) fn learn(&mut self, moves: &MoveWords) {
        for (ours, words) in [
            (&mut self.conjunctions, &moves.conjunctions),
            (&mut self.first, &moves.doubtful_first),
            (&mut self.last, &moves.doubtful_last),
            (&mut self.inside, &moves.doubtful_inside),
            (&mut self.negations, &moves.negations),
        ] {
            ours.extend(heard(words));
        }
    }

    /// "and": it joins a move to something else.
    pub fn joins(&self, folded: &Normalized) -> bool {
        self.conjunctions.contains(folded)
    }

    /// "and", the first of the conjunctions: what follows is said besides, and not instead.
    pub fn adds(&self, folded: &Normalized) -> bool {
        self.conjunctions.first() == Some(folded)
    }

    /// Whether no move begins with this word.
    pub fn begins(&self, folded: &Normalized) -> bool {
        self.joins(folded) || self.first.contains(folded)
    }

    /// Whether no move ends with this word.
    pub fn ends(&self, folded: &Normalized) -> bool {
        self.joins(folded) || self.last.contains(folded)
    }

    /// Whether no move goes on behind this word.
    pub fn inside(&self, folded: &Normalized) -> bool {
        self.inside.contains(folded)
    }

    /// "no", "not": whatever is meant, it is not what stands beside this word.
    pub fn negates(&self, folded: &Normalized) -> bool {
        self.negations.contains(folded)
    }
}
