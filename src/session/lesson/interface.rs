//! What every lesson promises, what it may look at, and what follows from a line.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use shakmaty::Color;

use crate::game::{Game, ParseError, Start};
use crate::hear::{GameKind, Intent, LessonRequest, NewGame, NextGame, PuzzleChoice, Sides};
use crate::laws::Millis;
use crate::session::adviser::Advice;
use crate::session::wake::Wake;
use crate::tell::{Fact, Outcome};
use crate::voice::{Lexicon, Voice};

/// What is learned.
pub(crate) trait Lesson {
    /// What it begins with, and goes on with where it was left.
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep;

    /// What follows from a line; `None` where it is not for the lesson.
    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep>;

    /// When it does something by itself, in milliseconds of the session.
    fn due(&self) -> Option<Millis> {
        None
    }

    /// What it does by itself: it is due, or a thread of its own has found something.
    fn tick(&mut self, _: &LessonContext<'_>) -> Option<LessonStep> {
        None
    }

    /// Whether hints and judgements of moves may be had beside it (11.3.1).
    fn advises(&self) -> bool {
        false
    }

    /// Whether it can be come back to where it was left for a game.
    fn waits(&self) -> bool {
        false
    }

    /// What can be said now.
    fn help(&self) -> Fact;

    /// How it went, which is told when it is left.
    fn leave(&mut self) -> Outcome {
        Outcome::notice("left", Vec::new())
    }
}

/// What a lesson may look at.
pub(crate) struct LessonContext<'c> {
    /// What is shown now.
    pub(crate) game: &'c Arc<Game>,
    /// The time of the session in milliseconds.
    pub(crate) at: Millis,
    /// The words a line is heard in.
    pub(crate) lexicon: &'c Lexicon,
    /// Now, in milliseconds since 1970.
    pub(crate) date: i64,
    /// The voice that tells it at the desk.
    pub(crate) voice: &'c Voice,
    /// Whether it is spoken there.
    pub(crate) speaks: bool,
    /// Where a thread of the lesson reports.
    pub(crate) wake: &'c Sender<Wake>,
    /// Who judges positions.
    pub(crate) advice: Advice<'c>,
}

/// A line as a lesson hears it.
#[derive(Clone)]
pub(crate) struct LessonLine<'l> {
    pub(crate) text: &'l str,
    /// What is asked of the lesson with it, in words that mean nothing elsewhere.
    pub(crate) request: Option<LessonRequest>,
    /// Which puzzles are wanted with it, where any are.
    pub(crate) puzzles: Option<PuzzleChoice>,
    /// What it is at any desk.
    pub(crate) heard: Result<Intent, ParseError>,
}

/// What follows in a lesson.
#[derive(Debug, Default)]
pub(crate) struct LessonStep {
    /// This is told.
    pub(crate) told: Vec<Outcome>,
    /// This is shown from now on, and asked about.
    pub(crate) shows: Option<Arc<Game>>,
    pub(crate) then: Then,
    /// Whether the line was not understood, and something else may be tried before this is told.
    pub(crate) is_unheard: bool,
}

/// How it goes on.
#[derive(Debug, Default)]
pub(crate) enum Then {
    #[default]
    Stay,
    /// It is over.
    Leave,
    /// Another game or lesson follows.
    Next(NextGame),
}

impl LessonStep {
    /// This is told, and nothing else follows.
    pub(crate) fn tell(told: Outcome) -> LessonStep {
        LessonStep { told: vec![told], ..LessonStep::default() }
    }

    /// A practice game follows from this position, with this side.
    pub(crate) fn practice(start: Start, side: Color) -> LessonStep {
        let game = NewGame {
            kind: Some(GameKind::Practice),
            sides: Some(Sides::Own(side)),
            from: Some(Box::new(start)),
            ..NewGame::default()
        };
        LessonStep::default().then(Then::Next(NextGame::New(game)))
    }

    /// The same with this shown.
    pub(crate) fn showing(self, game: Arc<Game>) -> LessonStep {
        LessonStep { shows: Some(game), ..self }
    }

    /// The same, and then this.
    pub(crate) fn then(self, then: Then) -> LessonStep {
        LessonStep { then, ..self }
    }
}
