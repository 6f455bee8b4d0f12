//! The guided check: finds any difference between a board that only fingers see and what should stand there, by
//! questions, in as few as can be.
//!
//! First it thinks of the boards that one mistake, likely or not, can have left, and asks what narrows them best. When
//! no wrong square was felt so far, ranks are read out, the likeliest first: so one is felt after
//! [`UNTIL_FELT`] questions at most, whatever is wrong. When none of those boards is left, or when more is wanted, it
//! goes over all that is not certain. It never takes an answer for more than it says: a square counts as wrong when
//! it was felt, not before.

use shakmaty::{Bitboard, Board, File, Piece, Rank, Square};
use thiserror::Error;

use super::possible::{Possible, possible, suspects};
use super::question::rest_of_rank;
use super::worth::Worth;
use super::{Difference, History, TouchAnswer, TouchQuestion, differences, hands};

/// After so many questions by which no wrong square was felt, ranks are read out.
const FREE: usize = 4;

/// The most questions until a wrong square is felt, if there is one and the answers are right: those, and every rank
/// once.
pub const UNTIL_FELT: usize = FREE + 8;

/// After so many questions without an end it stops thinking of what is likely.
const LIKELY: usize = 20;

/// The most questions that are ever asked, whatever the answers are: those, every rank once, and for each square
/// that is wrong what stands there and the rest of its rank.
pub const MOST_QUESTIONS: usize = LIKELY + 8 + 2 * 64;

/// How the check goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckStep {
    /// This is asked.
    Ask(TouchQuestion),
    /// What was found explains all answers: [`Check::found`] has it. [`Check::go_on`] looks whether there is more.
    Found,
    /// Nothing that is likely is wrong. [`Check::go_on`] makes every square certain.
    NothingLikely,
    /// Every square is certain; [`Check::found`] has what is wrong, if anything is.
    Certain,
    /// The answers contradict each other. A new check begins.
    StartAgain,
}

/// An answer that is none to what was asked, or nothing was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this does not answer the question")]
pub struct NoAnswer;

/// A check under way.
#[derive(Debug, Clone)]
pub struct Check {
    history: History,
    /// Those that agree with all answers; `None` when it goes rank by rank.
    possible: Option<Vec<Possible>>,
    /// What stands there as far as it was felt, and otherwise what should.
    board: Board,
    /// The squares of which it was felt what stands there, or which were read out and found right.
    certain: Bitboard,
    asked: Vec<(TouchQuestion, TouchAnswer)>,
    next: CheckStep,
}

impl Check {
    /// Begins. The board of which is asked should be as the history says.
    pub fn new(history: History) -> Check {
        let possible = Some(possible(&history));
        let board = history.now().clone();
        let (certain, asked, next) = (Bitboard::EMPTY, Vec::new(), CheckStep::NothingLikely);
        let mut check = Check { history, possible, board, certain, asked, next };
        check.next = check.think();
        check
    }

    /// How it goes on.
    pub fn next(&self) -> CheckStep {
        self.next
    }

    /// What the board is held against.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What stands there as far as it was felt, and otherwise what should.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What was asked and answered.
    pub fn asked(&self) -> &[(TouchQuestion, TouchAnswer)] {
        &self.asked
    }

    /// The squares that were felt and are wrong: first what stands there, second what should.
    pub fn found(&self) -> Vec<Difference> {
        differences(&self.board, self.history.now())
    }

    /// The squares that were felt to be wrong, some perhaps not yet by which piece.
    pub fn wrong(&self) -> Bitboard {
        let expected = self.history.now();
        let felt = self.asked.iter().filter_map(|asked| match *asked {
            (TouchQuestion::Occupied(square), TouchAnswer::Yes(true))
                if expected.piece_at(square).is_none() =>
            {
                Some(square)
            }
            (TouchQuestion::Reads(_), TouchAnswer::Wrong(square)) => square,
            _ => None,
        });
        self.found().into_iter().map(|difference| difference.square).chain(felt).collect()
    }

    /// What was felt.
    ///
    /// # Errors
    /// Nothing was asked, or this is no answer to it; the check stays as it was.
    pub fn answer(&mut self, answer: TouchAnswer) -> Result<(), NoAnswer> {
        let CheckStep::Ask(question) = self.next else { return Err(NoAnswer) };
        if !question.takes(answer) {
            return Err(NoAnswer);
        }
        self.asked.push((question, answer));
        match (question, answer) {
            (TouchQuestion::Which(square), TouchAnswer::Piece(piece)) => self.felt(square, piece),
            (TouchQuestion::Occupied(square), TouchAnswer::Yes(false)) => self.felt(square, None),
            (TouchQuestion::Reads(from), TouchAnswer::Wrong(wrong)) => {
                // One that was felt before to be wrong stays so: then the answers contradict each other.
                let right = rest_of_rank(from).take_while(|square| Some(*square) != wrong);
                self.certain.extend(right);
            }
            _ => {}
        }
        if let Some(possible) = &mut self.possible {
            possible.retain(|board| board.agrees(question, answer, &self.history));
        }
        self.next = self.think();
        Ok(())
    }

    fn felt(&mut self, square: Square, piece: Option<Piece>) {
        hands::set(&mut self.board, square, piece);
        self.certain.add(square);
    }

    /// After something was found, or nothing likely was: goes over all that is not yet certain.
    pub fn go_on(&mut self) {
        if matches!(self.next, CheckStep::Found | CheckStep::NothingLikely) {
            self.possible = None;
            self.next = self.think();
        }
    }

    fn think(&mut self) -> CheckStep {
        if self.contradicted() {
            return CheckStep::StartAgain;
        }
        match &self.possible {
            Some(possible) if !possible.is_empty() && self.asked.len() < LIKELY => self.likely(possible),
            // Either more than one mistake was made, or an answer was wrong.
            Some(_) => {
                self.possible = None;
                self.sweep()
            }
            None => self.sweep(),
        }
    }

    /// Whether what is known of some squares is not what was answered about them.
    fn contradicted(&self) -> bool {
        let expected = self.history.now();
        self.asked.iter().any(|(question, answer)| {
            let told = match *answer {
                // The squares up to the wrong one are certain by this answer.
                TouchAnswer::Wrong(Some(wrong)) => Bitboard::from_square(wrong),
                _ => question.squares(),
            };
            told.is_subset(self.certain) && question.answer(&self.board, expected) != *answer
        })
    }

    /// The next question about what is likely.
    fn likely(&self, possible: &[Possible]) -> CheckStep {
        if let [only] = possible {
            let unknown = only.deviations.iter().find(|(square, _)| !self.certain.contains(*square));
            return match unknown {
                Some((square, _)) => CheckStep::Ask(TouchQuestion::Which(square)),
                None if !only.deviations.is_empty() => CheckStep::Found,
                None if self.certain == Bitboard::FULL => CheckStep::Certain,
                None => CheckStep::NothingLikely,
            };
        }
        let hunting = self.wrong().is_empty();
        let worth = Worth::of(possible, hunting);
        if hunting && self.asked.len() >= FREE {
            return self.read_out(|rank| worth.wrong_on(rank)).unwrap_or(CheckStep::Certain);
        }
        let asked = |question| self.asked.iter().any(|(before, _)| *before == question);
        match worth.best(&self.history, asked) {
            Some(question) => CheckStep::Ask(question),
            // No two boards answer every question alike, so there is always one.
            None => self.sweep(),
        }
    }

    /// Reads the rank out that is not certain and most likely to be wrong.
    fn read_out(&self, likely: impl Fn(Rank) -> f64) -> Option<CheckStep> {
        let from = |rank: &Rank| Square::from_coords(File::A, *rank);
        Rank::ALL
            .iter()
            .rev()
            .filter(|rank| !Bitboard::from_rank(**rank).is_subset(self.certain))
            .max_by(|one, other| likely(**one).total_cmp(&likely(**other)))
            .map(|rank| CheckStep::Ask(TouchQuestion::Reads(from(rank))))
    }

    /// The next question where every square is to become certain.
    fn sweep(&self) -> CheckStep {
        if let Some(felt) = (self.wrong() & !self.certain).first() {
            return CheckStep::Ask(TouchQuestion::Which(felt));
        }
        let suspects = suspects(&self.asked, &self.history);
        let rests = suspects.into_iter().map(|rank| rest_of_rank(Square::from_coords(File::A, rank)));
        match rests.flatten().find(|square| !self.certain.contains(*square)) {
            Some(from) => CheckStep::Ask(TouchQuestion::Reads(from)),
            None => CheckStep::Certain,
        }
    }
}
