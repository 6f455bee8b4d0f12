//! What is thought of the moves of a game, move by move and in the background.

use shakmaty::{Chess, Color, Move, Position};

use crate::evaluation::{Fault, Judgement, judged};
use crate::laws::Millis;
use crate::opponent::EngineState;
use crate::record::GameTree;
use crate::session::lesson::LessonContext;
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::Id;

/// How long a position takes where time is simulated.
const SIMULATED: Millis = 250;

/// What is thought of the moves of a game.
pub(super) struct Judging {
    /// The positions of the game, and the moves between them.
    positions: Vec<Chess>,
    moves: Vec<Move>,
    /// What its annotator has marked of them.
    marked: Vec<Option<Fault>>,
    /// What is known by now, from the first move on.
    known: Vec<Judgement>,
    /// When it began, in the time of the session.
    begun: Millis,
    /// Whether it was told that the engine is of no use.
    is_told: bool,
    /// What is still to be told.
    untold: Option<Outcome>,
}

/// Which mistake is gone to.
#[derive(Debug, Clone, Copy)]
pub(super) enum Sought {
    /// The first of the game.
    First,
    /// The next behind so many moves.
    After(usize),
    /// The last before that.
    Before(usize),
}

impl Judging {
    /// Nothing is judged yet of this game.
    pub(super) fn of(tree: &GameTree) -> Judging {
        let places = std::iter::once(GameTree::ROOT).chain(tree.main_line());
        Judging {
            positions: places.map(|place| tree.position(place).clone()).collect(),
            moves: tree.main_line().filter_map(|place| tree.played(place)).collect(),
            marked: tree.main_line().map(|place| marked(tree.nags(place))).collect(),
            known: Vec::new(),
            begun: 0,
            is_told: false,
            untold: None,
        }
    }

    /// Has it judged from now on.
    pub(super) fn begin(&mut self, of: &LessonContext<'_>) {
        self.begun = of.at;
        of.advice.ask(|analyst| analyst.study(self.positions.iter().cloned()));
    }

    /// Takes in what is known by now; once, that the engine is of no use.
    pub(super) fn look(&mut self, of: &LessonContext<'_>) -> Option<Outcome> {
        // Where time is simulated, it passes for this too.
        let passed = usize::try_from(of.at.saturating_sub(self.begun) / SIMULATED).unwrap_or(usize::MAX);
        let ready =
            if of.advice.is_simulated() { passed.min(self.positions.len()) } else { self.positions.len() };
        let failed = of.advice.ask(|analyst| {
            while self.known.len() + 1 < ready {
                let ply = self.known.len();
                let (before, after) = (&self.positions[ply], &self.positions[ply + 1]);
                let Some(known) = analyst.known(before) else { break };
                let Some(made) = analyst.known(after) else { break };
                self.known.push(judged(&known, made.score, self.moves[ply], before.turn()));
            }
            if let EngineState::Failed(fault) = analyst.engine() { Some(*fault) } else { None }
        });
        let told = self.untold.take();
        let fault = failed.filter(|_| !self.is_told);
        self.is_told |= fault.is_some();
        let fault = fault.map(|fault| {
            let why = vec![("failing", Variable::Key(fault.name()))];
            Outcome::notice("engine", Fact::Say(Id::REVIEW_ENGINE_FAILED, why))
        });
        told.or(fault)
    }

    /// Whether it was told that the engine is of no use.
    pub(super) fn engine_failed(&self) -> bool {
        self.is_told
    }

    /// That was told at another game.
    pub(super) fn know_engine(&mut self, is_told: bool) {
        self.is_told = is_told;
    }

    /// This was not told after all.
    pub(super) fn told_later(&mut self, told: Option<Outcome>) {
        self.untold = told;
    }

    /// What was better than the last of so many moves, where that is known and it was bad.
    pub(super) fn fault(&self, plies: Option<usize>) -> Option<Fact> {
        let ply = plies?.checked_sub(1)?;
        let Judgement { fault, better, .. } = self.known.get(ply)?;
        let better = Variable::Moves(Box::new(self.positions[ply].clone()), vec![(*better)?]);
        Some(Fact::Say(Id::REVIEW_FAULT, vec![("fault", Variable::Key((*fault)?.into())), ("move", better)]))
    }

    /// How many moves are judged.
    pub(super) fn progress(&self) -> Fact {
        let of = |plies: usize| Variable::count(plies.div_ceil(2));
        Fact::Say(Id::REVIEW_JUDGED, vec![("judged", of(self.known.len())), ("moves", of(self.moves.len()))])
    }

    /// How bad the move behind so many others was: what is thought of it, and what its annotator does.
    fn fault_of(&self, ply: usize) -> Option<Fault> {
        self.known.get(ply)?.fault.max(self.marked.get(ply).copied().flatten())
    }

    /// How many mistakes each side has made, or this one, and how far that is known.
    pub(super) fn counted(&self, side: Option<Color>) -> Vec<Fact> {
        if self.known.is_empty() && !self.is_done() {
            return vec![Fact::numbered(Id::REVIEW_NOT_JUDGED, "moves", 0)];
        }
        let told = |color: Color| {
            let count = |fault: Fault| {
                let made = (0..self.known.len()).filter(|ply| self.positions[*ply].turn() == color);
                made.filter(|ply| self.fault_of(*ply) == Some(fault)).count()
            };
            let of = |name, fault| (name, Variable::count(count(fault)));
            Fact::Say(
                Id::REVIEW_MISTAKES,
                vec![
                    ("color", Variable::Color(color)),
                    of("blunders", Fault::Blunder),
                    of("mistakes", Fault::Mistake),
                    of("inaccuracies", Fault::Inaccuracy),
                ],
            )
        };
        let so_far = (!self.is_done()).then(|| self.progress());
        let of =
            [Color::White, Color::Black].into_iter().filter(|color| side.is_none_or(|side| side == *color));
        of.map(told).chain(so_far).collect()
    }

    /// Behind how many moves the mistake stands that is sought, of this side where one is named; where it has made none
    /// in the whole game, what is only inaccurate counts.
    ///
    /// # Errors
    /// What is told where there is none, or none is known yet.
    pub(super) fn mistake(&self, sought: Sought, side: Option<Color>) -> Result<usize, Fact> {
        let known = self.known.len();
        let is_by = |ply: usize| side.is_none_or(|side| self.positions[ply].turn() == side);
        let has = |ply: usize, least: Fault| is_by(ply) && self.fault_of(ply) >= Some(least);
        let is_faultless = self.is_done() && !(0..known).any(|ply| has(ply, Fault::Mistake));
        let least = if is_faultless { Fault::Inaccuracy } else { Fault::Mistake };
        let is_mistake = |ply: &usize| has(*ply, least);
        let found = match sought {
            Sought::First => (0..known).find(is_mistake),
            Sought::After(at) => (at.min(known)..known).find(is_mistake),
            Sought::Before(at) => (0..at.saturating_sub(1).min(known)).rev().find(is_mistake),
        };
        let forward = !matches!(sought, Sought::Before(at) if at <= known + 1);
        match found {
            Some(ply) => Ok(ply + 1),
            None if forward && !self.is_done() => {
                Err(Fact::numbered(Id::REVIEW_NOT_JUDGED, "moves", known / 2))
            }
            None => {
                let which = match sought {
                    Sought::First => "first",
                    Sought::After(_) => "next",
                    Sought::Before(_) => "previous",
                };
                Err(Fact::Say(Id::REVIEW_NO_MISTAKE, vec![("which", Variable::Key(which))]))
            }
        }
    }

    fn is_done(&self) -> bool {
        self.known.len() == self.moves.len()
    }
}

/// What these NAGs say of a move: a mistake (`?`), a blunder (`??`), a dubious one (`?!`).
fn marked(nags: &[u8]) -> Option<Fault> {
    let of = |nag: &u8| match nag {
        2 => Some(Fault::Mistake),
        4 => Some(Fault::Blunder),
        6 => Some(Fault::Inaccuracy),
        _ => None,
    };
    nags.iter().filter_map(of).max()
}
