//! A game that is gone over move by move.

use std::sync::Arc;

use shakmaty::{Chess, Move, Position};

use super::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use crate::game::{Game, Start, studied, with_move};
use crate::hear::{Adjustment, Control, Intent, LessonRequest};
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::{Id, LessonWord};

/// A game that is gone over.
pub(crate) struct Review {
    /// The game at its beginning and after each of its moves.
    positions: Vec<Arc<Game>>,
    moves: Vec<Move>,
    /// How many moves have been gone over.
    at: usize,
}

impl Review {
    /// At the beginning of the game from this start with these moves and players; those from the first on that is not
    /// legal are left out.
    pub(crate) fn new(start: Start, moves: &[Move], white: &str, black: &str) -> Review {
        let mut positions = vec![Arc::new(studied(start, white, black))];
        for played in moves {
            let Some(after) = positions.last().and_then(|game| with_move(game, played)) else { break };
            positions.push(after);
        }
        let moves = moves[..positions.len() - 1].to_vec();
        Review { positions, moves, at: 0 }
    }

    /// What is shown first.
    pub(crate) fn first(&self) -> Arc<Game> {
        Arc::clone(&self.positions[0])
    }

    /// Goes to the position after so many moves, and tells the last of them.
    fn go(&mut self, at: usize) -> LessonStep {
        self.at = at;
        LessonStep::tell(Outcome::answered("review", self.told())).showing(Arc::clone(&self.positions[at]))
    }

    /// The move after which it stands now.
    fn told(&self) -> Fact {
        let Some(before) = self.at.checked_sub(1) else { return Id::REVIEW_START.into() };
        let position: &Chess = self.positions[before].position();
        let variables = vec![
            ("number", Variable::Number(number(position))),
            ("color", Variable::Color(position.turn())),
            ("move", Variable::Moves(Box::new(position.clone()), vec![self.moves[before]])),
        ];
        Fact::Say(Id::REVIEW_MOVE, variables)
    }

    /// After how many moves the whole move of this number is reached, where there is one.
    fn after_move(&self, wanted: u32) -> Option<usize> {
        let of = |at: &usize| number(self.positions[*at].position()) == wanted;
        (0..self.moves.len()).rev().find(of).map(|at| at + 1)
    }

    fn asked(&mut self, asked: LessonRequest) -> Option<LessonStep> {
        let asked = asked.without_pause();
        let steps = asked.number.map_or(1, |number| usize::try_from(number).unwrap_or(usize::MAX));
        let last = self.moves.len();
        let refused = |id: Id| LessonStep::tell(Outcome::refused("review", id));
        Some(match asked.word {
            LessonWord::Forward if self.at == last => refused(Id::REVIEW_AT_END),
            LessonWord::Forward => self.go(self.at.saturating_add(steps).min(last)),
            LessonWord::Back if self.at == 0 => refused(Id::REVIEW_AT_START),
            LessonWord::Back => self.go(self.at.saturating_sub(steps)),
            LessonWord::Start => self.go(0),
            LessonWord::End => self.go(last),
            LessonWord::Move => match self.after_move(asked.number?) {
                Some(at) => self.go(at),
                None => refused(Id::REVIEW_NO_MOVE),
            },
            LessonWord::Progress => {
                let of = |count: usize| Variable::count(count.div_ceil(2));
                let told = vec![("number", of(self.at)), ("moves", of(last))];
                LessonStep::tell(Outcome::answered("review", Fact::Say(Id::REVIEW_PROGRESS, told)))
            }
            _ => return None,
        })
    }
}

impl Lesson for Review {
    fn begin(&mut self, _: &LessonContext<'_>) -> LessonStep {
        let told = vec![("moves", Variable::count(self.moves.len().div_ceil(2)))];
        LessonStep::tell(Outcome::notice("review", Fact::Say(Id::REVIEW_BEGINS, told))).showing(self.first())
    }

    fn hear(&mut self, line: &LessonLine<'_>, _: &LessonContext<'_>) -> Option<LessonStep> {
        if let Some(asked) = line.request {
            return self.asked(asked);
        }
        let one = |word| LessonRequest { word, number: None };
        match &line.heard {
            Ok(Intent::Adjust(Adjustment::Later)) => self.asked(one(LessonWord::Forward)),
            Ok(Intent::Control(Control::TakeBack(number))) => {
                self.asked(LessonRequest { word: LessonWord::Back, number: *number })
            }
            Ok(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave)),
            _ => None,
        }
    }

    fn help(&self) -> Fact {
        Id::REVIEW_HELP.into()
    }
}

/// The number of the move that is to be made here.
fn number(position: &Chess) -> u32 {
    position.fullmoves().get()
}
