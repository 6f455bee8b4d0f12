//! Somebody solves a puzzle: each move is held against the line.

use std::sync::atomic::AtomicBool;

use shakmaty::{Chess, Move, Position};

use super::puzzle::Puzzle;
use crate::opponent::{Level, SearchLimits, best_move};

/// A puzzle as far as it is solved.
#[derive(Debug, Clone)]
pub struct Solving {
    puzzle: Puzzle,
    /// How many moves of the line have been made.
    made: usize,
    position: Chess,
}

/// What a move was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tried {
    /// It is the line's; this is answered.
    Right(Move),
    /// It solves the puzzle.
    Solved,
    /// It is not the line's, and this is why.
    Wrong(Refutation),
}

/// What there is to be said against a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refutation {
    /// This answers it.
    Answered(Move),
    /// It ends the game in a draw.
    Drawn,
}

impl Solving {
    /// Begins with a puzzle.
    pub fn new(puzzle: Puzzle) -> Solving {
        Solving { position: puzzle.start.clone(), made: 0, puzzle }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Where it stands now.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The moves of the line that have been made.
    pub fn made(&self) -> &[Move] {
        &self.puzzle.line[..self.made]
    }

    /// The rest of the line, the solver's move first; nothing where it is solved.
    pub fn rest(&self) -> &[Move] {
        &self.puzzle.line[self.made..]
    }

    /// Goes to the end of the line.
    pub fn give_up(&mut self) {
        let rest = self.puzzle.line[self.made..].iter();
        rest.for_each(|made| self.position.play_unchecked(*made));
        self.made = self.puzzle.line.len();
    }

    /// Tries a legal move of the solver. What is right is made, with its answer; every mate is right.
    pub fn attempt(&mut self, tried: Move) -> Tried {
        let mut after = self.position.clone();
        after.play_unchecked(tried);
        if after.is_checkmate() {
            self.made = self.puzzle.line.len();
            self.position = after;
            return Tried::Solved;
        }
        if self.rest().first() != Some(&tried) {
            return Tried::Wrong(refutation(&self.position, &after));
        }
        self.position = after;
        self.made += 1;
        let Some(answer) = self.rest().first().copied() else { return Tried::Solved };
        self.position.play_unchecked(answer);
        self.made += 1;
        Tried::Right(answer)
    }
}

/// What is best against the move that has led from one position to the other.
fn refutation(before: &Chess, after: &Chess) -> Refutation {
    let limits = SearchLimits { level: Level::MAX, time: None, seed: 0 };
    let earlier = std::slice::from_ref(before);
    let found = (!after.is_insufficient_material())
        .then(|| best_move(after, earlier, &limits, &AtomicBool::new(false)))
        .flatten();
    found.map_or(Refutation::Drawn, Refutation::Answered)
}
