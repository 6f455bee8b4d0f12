//! A puzzle that somebody is at.

use std::sync::Arc;

use shakmaty::{Chess, Move, Position};

use crate::game::{Game, Start, studied, with_move};
use crate::query::sides;
use crate::tell::{Fact, Variable, role_key};
use crate::training::puzzle::{Puzzle, Refutation, Solving};
use crate::voice::Id;

/// The puzzle somebody is at.
pub(super) struct OpenPuzzle {
    /// Which one it is, from 1 on.
    pub(super) number: usize,
    pub(super) solving: Solving,
    /// The position as it is shown, and before that the one with which it began.
    pub(super) game: Arc<Game>,
    pub(super) begin: Arc<Game>,
    /// How many hints were given.
    pub(super) hints: usize,
    /// Whether a move was tried that was wrong.
    pub(super) erred: bool,
    /// Whether it is solved, or its solution was told.
    pub(super) over: bool,
}

/// What the voices have words for, in the words of Lichess; what is told first stands first.
const THEMES: [&str; 12] = [
    "fork",
    "pin",
    "skewer",
    "discoveredAttack",
    "trappedPiece",
    "deflection",
    "sacrifice",
    "promotion",
    "hangingPiece",
    "crushing",
    "advantage",
    "equality",
];

impl OpenPuzzle {
    /// The puzzle of this number, from 1 on, as it begins.
    pub(super) fn new(number: usize, puzzle: Puzzle) -> OpenPuzzle {
        let begin = begun(&puzzle);
        let (solving, game) = (Solving::new(puzzle), Arc::clone(&begin));
        OpenPuzzle { number, solving, game, begin, hints: 0, erred: false, over: false }
    }

    /// What is told when it is set: whose move, what was played last, and what stands where.
    pub(super) fn asked(&self) -> Vec<Fact> {
        let puzzle = self.solving.puzzle();
        let asked = vec![("number", Variable::count(self.number)), ("color", Variable::Color(puzzle.side()))];
        let after =
            |(before, made): &(Chess, Move)| Fact::Say(Id::PUZZLE_AFTER, vec![("move", one(before, *made))]);
        let stands = Fact::Answer(sides(puzzle.start.board(), None, puzzle.side()));
        [Fact::Say(Id::PUZZLE_ASKED, asked)]
            .into_iter()
            .chain(puzzle.led.as_ref().map(after))
            .chain([stands])
            .collect()
    }

    /// The next thing that helps; nothing where it is solved.
    pub(super) fn hint(&mut self) -> Option<Fact> {
        let mut all = self.all_hints()?;
        let told =
            if self.hints < all.len() { all.swap_remove(self.hints) } else { Id::PUZZLE_HINT_LAST.into() };
        self.hints += 1;
        Some(told)
    }

    /// What helps, a step at a time: what to reach, which piece, and where it stands. Where that tells nothing new it is
    /// left out.
    fn all_hints(&self) -> Option<Vec<Fact>> {
        let next = self.solving.rest().first().copied()?;
        let own = self.solving.position().our(next.role());
        let is_alone = own == self.solving.position().us();
        let piece = Fact::Say(Id::PUZZLE_HINT_PIECE, vec![("piece", Variable::Key(role_key(next.role())))]);
        let from = next.from().filter(|_| own.more_than_one());
        let from = from.map(|from| Fact::Say(Id::PUZZLE_HINT_FROM, vec![("square", Variable::Square(from))]));
        let piece = (!is_alone).then_some(piece);
        Some(std::iter::once(self.goal()).chain(piece).chain(from).collect())
    }

    /// Whether hints were given, and there are others.
    pub(super) fn has_more_hints(&self) -> bool {
        self.hints > 0 && self.all_hints().is_some_and(|all| self.hints < all.len())
    }

    /// Whether anything was tried or helped with.
    pub(super) fn is_begun(&self) -> bool {
        self.erred || self.hints > 0 || !self.solving.made().is_empty()
    }

    /// These moves have been made.
    pub(super) fn show(&mut self, moves: &[Move]) {
        for made in moves {
            let Some(after) = with_move(&self.game, made) else { return };
            self.game = after;
        }
    }

    /// What is to be reached.
    fn goal(&self) -> Fact {
        let (puzzle, made) = (self.solving.puzzle(), self.solving.made().len() / 2);
        if let Some(moves) = puzzle.mate_in().and_then(|moves| usize::try_from(moves).ok()) {
            return Fact::numbered(Id::PUZZLE_HINT_MATE, "moves", moves.saturating_sub(made));
        }
        let known = THEMES.iter().find(|known| puzzle.themes.iter().any(|theme| theme == *known));
        Fact::Say(Id::PUZZLE_HINT_THEME, vec![("theme", Variable::Key(known.unwrap_or(&"other")))])
    }
}

/// The puzzle as it is shown: with the opponent's move, where that is known.
fn begun(puzzle: &Puzzle) -> Arc<Game> {
    let at = |position: &Chess| Arc::new(studied(Start::at(position.clone()), "", ""));
    let led = puzzle.led.as_ref().and_then(|(before, made)| with_move(&at(before), made));
    led.unwrap_or_else(|| at(&puzzle.start))
}

/// A move in the position before it.
pub(super) fn one(before: &Chess, made: Move) -> Variable {
    Variable::Moves(Box::new(before.clone()), vec![made])
}

/// What is said of a move that is not the solution.
pub(super) fn wrong(before: &Chess, tried: Move, refutation: &Refutation) -> Fact {
    let mut variables = vec![("tried", one(before, tried))];
    let Refutation::Answered(answer) = refutation else {
        return Fact::Say(Id::PUZZLE_WRONG_DRAWN, variables);
    };
    let mut after = before.clone();
    after.play_unchecked(tried);
    variables.push(("answer", one(&after, *answer)));
    Fact::Say(Id::PUZZLE_WRONG, variables)
}
