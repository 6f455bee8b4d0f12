//! Training: drills one after the other, chosen by what is due.

use std::collections::BTreeMap;

use super::sitting::{Heard, Sitting};
use super::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use crate::drills::{Card, DRILLS, Drill, Grade, Standing, proposed, standings};
use crate::game::ParseError;
use crate::hear::{Adjustment, Control, Intent, Open, Reply, answer, drill_among, drill_named};
use crate::laws::Millis;
use crate::record::{Cards, LibraryError, Practice, PracticeLog, Success};
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::{Id, LessonWord, PuzzleWord};

/// The drills, with what is remembered of them.
pub(crate) struct Training {
    kept: Cards,
    /// What is remembered of each item that was asked.
    cards: BTreeMap<String, Card>,
    manner: TrainingManner,
    /// What is begun with, where it was named.
    first: Option<&'static Drill>,
    sitting: Option<Sitting>,
    /// Whether something could not be kept; it is told once.
    lost: bool,
}

/// How it is trained.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrainingManner {
    /// Now, in milliseconds since 1970, when the time of the session is none.
    pub(crate) begin: i64,
    /// What makes one sitting different from the next.
    pub(crate) seed: u64,
    /// So many minutes a drill may take.
    pub(crate) minutes: u32,
}

impl Training {
    /// With what is remembered; `first` is begun at once.
    ///
    /// # Errors
    /// It cannot be read.
    pub(crate) fn new(
        kept: Cards,
        first: Option<&'static Drill>,
        manner: TrainingManner,
    ) -> Result<Training, LibraryError> {
        let cards = kept.all()?.into_iter().collect();
        Ok(Training { kept, cards, manner, first, sitting: None, lost: false })
    }

    /// This moment, in milliseconds since 1970.
    fn now(&self, at: Millis) -> i64 {
        self.manner.begin.saturating_add(i64::try_from(at).unwrap_or(i64::MAX))
    }

    fn standings(&self, at: Millis) -> Vec<Standing> {
        standings(&self.cards, self.now(at))
    }

    /// What is proposed.
    fn choice(&self, at: Millis) -> Fact {
        let standings = self.standings(at);
        let place = proposed(&standings);
        told(Id::DRILL_PROPOSED, place, &standings[place])
    }

    /// Every drill, with what is due of it.
    fn list(&self, at: Millis) -> LessonStep {
        let standings = self.standings(at);
        let each = standings.iter().enumerate();
        let facts: Vec<Fact> =
            each.map(|(place, standing)| told(Id::DRILL_LISTED, place, standing)).collect();
        LessonStep::tell(Outcome::answered("training-list", facts))
    }

    /// Begins a drill.
    fn start(&mut self, drill: &'static Drill, at: Millis) -> LessonStep {
        let cards = self.cards.iter().map(|(item, card)| (item.clone(), card.clone()));
        let begins =
            vec![("drill", Variable::Key(drill.key)), ("minutes", Variable::Number(self.manner.minutes))];
        let first = Outcome::answered("drill-begins", Fact::Say(Id::DRILL_BEGINS, begins));
        let ends = at.saturating_add(Millis::from(self.manner.minutes) * 60_000);
        let seed = self.manner.seed.wrapping_add(at);
        let mut sitting = Sitting::new(drill, cards.collect::<Vec<_>>(), seed, ends);
        let step = sitting.ask(vec![first], self.now(at), at);
        self.sitting = step.is_some().then_some(sitting);
        step.unwrap_or_default()
    }

    /// A line while it is chosen what is trained.
    fn chosen(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        if let Some(drill) = drill_named(line.text, of.lexicon) {
            return Some(self.start(drill, of.at));
        }
        let proposal = |training: &mut Training| {
            let place = proposed(&training.standings(of.at));
            Some(training.start(&DRILLS[place], of.at))
        };
        match line.request.map(|asked| asked.without_pause().word) {
            Some(LessonWord::List | LessonWord::Progress | LessonWord::Result) => {
                return Some(self.list(of.at));
            }
            Some(LessonWord::Forward | LessonWord::Start) => return proposal(self),
            Some(LessonWord::Again) => return Some(ask(self.choice(of.at))),
            // What hushes elsewhere does so here.
            Some(LessonWord::Enough) if !matches!(line.heard, Ok(Intent::Adjust(_))) => {
                return Some(LessonStep::default().then(Then::Leave));
            }
            _ => {}
        }
        let open = Open { yes_or_no: true, numbered: true };
        if let Err(ParseError::RequestUnclear(..)) = line.heard {
            return None;
        }
        let reply = answer(line.text, open, of.lexicon).map(|said| said.heard);
        match reply.as_ref().or(line.heard.as_ref().ok()) {
            Some(Intent::Reply(Reply::Yes)) => proposal(self),
            Some(Intent::Reply(Reply::No)) => Some(self.list(of.at)),
            Some(Intent::Reply(Reply::Number(number))) => {
                let place = usize::try_from(*number).ok().and_then(|number| number.checked_sub(1));
                let drill = place.and_then(|place| DRILLS.get(place));
                Some(drill.map_or_else(|| refused(Id::DRILL_WHICH), |drill| self.start(drill, of.at)))
            }
            Some(Intent::Adjust(Adjustment::Repeat)) => Some(ask(self.choice(of.at))),
            Some(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave)),
            Some(Intent::Announce(..) | Intent::Query(_)) => Some(refused(Id::DRILL_WHICH)),
            None => match drill_among(line.text, of.lexicon) {
                Some(drill) => Some(self.start(drill, of.at)),
                None => Some(LessonStep { is_unheard: true, ..refused(Id::DRILL_WHICH) }),
            },
            Some(_) => None,
        }
    }

    /// The drill is left for the choice of another, for the list, or for one that is named; `None` where it is not.
    fn left(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        let word = line.request.map(|asked| asked.without_pause().word);
        // Where any line is an answer, this one is none.
        if self.sitting.as_ref()?.is_answer(line, of) && word != Some(LessonWord::Enough) {
            return None;
        }
        let result = self.sitting.as_ref().filter(|sitting| sitting.has_answers()).map(Sitting::result);
        let mut step = match (word, drill_named(line.text, of.lexicon)) {
            (Some(LessonWord::End | LessonWord::Enough), _) => {
                self.sitting = None;
                let result = Outcome::answered("drill-result", result.unwrap_or_default());
                return Some(LessonStep::tell(result.asking(self.choice(of.at))));
            }
            (Some(LessonWord::List), _) => {
                self.sitting = None;
                self.list(of.at)
            }
            // No drill has levels; another one may be easier.
            (None, None) if wants_other_level(line) => {
                self.sitting = None;
                self.list(of.at)
            }
            // "Position" asks about the board, though a drill is called so.
            (None, Some(drill)) if !matches!(line.heard, Ok(Intent::Query(_))) => self.start(drill, of.at),
            _ => return None,
        };
        step.told.splice(0..0, result.map(|result| Outcome::answered("drill-result", result)));
        Some(step)
    }

    /// A line while questions are asked.
    fn answered(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        if let Some(step) = self.left(line, of) {
            return Some(step);
        }
        let now = self.now(of.at);
        let Heard { step, kept } = self.sitting.as_mut()?.hear(line, of, now)?;
        let mut step = step;
        if let Some((item, card)) = kept {
            let written = self.kept.keep(&item, &card);
            let done = Practice::Drill(item.clone(), self.success());
            let written = written.and_then(|()| PracticeLog::of(self.kept.library()).keep(now, &done));
            self.cards.insert(item, card);
            if let Err(error) = written
                && !std::mem::replace(&mut self.lost, true)
            {
                let why = Fact::Say(Id::DRILL_NOT_KEPT, vec![("why", Variable::Library(error))]);
                step.told.insert(0, Outcome::refused("drill-not-kept", why));
            }
        }
        if self.sitting.as_ref().is_some_and(Sitting::is_over) {
            let result = self.result();
            self.sitting = None;
            step.told.push(Outcome::answered("drill-result", result).asking(self.choice(of.at)));
        }
        Some(step)
    }

    /// How well what was asked last was known.
    fn success(&self) -> Success {
        match self.sitting.as_ref().and_then(Sitting::grade) {
            Some(Grade::Good) => Success::Right,
            Some(Grade::Hard) => Success::Helped,
            Some(Grade::Again) | None => Success::Wrong,
        }
    }

    /// How the drill went.
    fn result(&self) -> Vec<Fact> {
        self.sitting.as_ref().map(Sitting::result).unwrap_or_default()
    }
}

impl Lesson for Training {
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep {
        match self.first.take() {
            Some(drill) => self.start(drill, of.at),
            None => ask(self.choice(of.at)),
        }
    }

    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        if self.sitting.is_some() { self.answered(line, of) } else { self.chosen(line, of) }
    }

    fn help(&self) -> Fact {
        if self.sitting.is_some() { Id::DRILL_HELP.into() } else { Id::TRAINING_HELP.into() }
    }

    fn leave(&mut self) -> Outcome {
        Outcome::notice("drill-result", self.result())
    }
}

/// A drill with its number and how much of it is due.
fn told(id: Id, place: usize, standing: &Standing) -> Fact {
    let variables = vec![
        ("number", Variable::count(place + 1)),
        ("drill", Variable::Key(standing.drill.key)),
        ("due", Variable::count(standing.due)),
        ("known", Variable::count(standing.known)),
    ];
    Fact::Say(id, variables)
}

fn ask(choice: Fact) -> LessonStep {
    LessonStep::tell(Outcome::answered("training", choice))
}

fn refused(id: Id) -> LessonStep {
    LessonStep::tell(Outcome::refused("training", id))
}

/// "Something easier."
fn wants_other_level(line: &LessonLine<'_>) -> bool {
    line.puzzles.is_some_and(|choice| matches!(choice.word, PuzzleWord::Easier | PuzzleWord::Harder))
}
