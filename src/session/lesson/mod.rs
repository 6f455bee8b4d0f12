//! A lesson: what is learned at a desk beside playing, a review, a puzzle, a drill, a game that is listened to.
//!
//! It hears each line before anybody else, unless a question of the desk is open. What it does not want is heard as at
//! any desk: so all that can be asked about a board is answered about the one it shows.

mod puzzles;
mod review;

use std::sync::Arc;

use super::input_line::InputLine;
use super::outcome::Addressed;
use super::state::Session;
use crate::game::{Announcement, Game, ParseError};
use crate::hear::{Control, Intent, LessonRequest, NextGame, lesson_request};
use crate::laws::Millis;
use crate::tell::{Fact, Outcome};
use crate::voice::{Id, Lexicon, NameSystem};

pub(crate) use puzzles::Puzzles;
pub(crate) use review::Review;

/// What is learned.
pub(crate) trait Lesson {
    /// What it begins with.
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

    /// What can be said now.
    fn help(&self) -> Fact;

    /// The last thing it tells when it is left.
    fn leave(&mut self, _: &LessonContext<'_>) -> Outcome {
        Outcome::notice("left", Id::LESSON_LEFT)
    }
}

/// What a lesson may look at.
#[allow(dead_code)] // Until there are lessons that look at all of it.
pub(crate) struct LessonContext<'c> {
    /// What is shown now.
    pub(crate) game: &'c Arc<Game>,
    /// The time of the session in milliseconds.
    pub(crate) at: Millis,
    /// The words a line is heard in.
    pub(crate) lexicon: &'c Lexicon,
    /// The names in which it is announced.
    pub(crate) names: NameSystem,
}

/// A line as a lesson hears it.
#[allow(dead_code)] // Until a lesson asks for its text.
pub(crate) struct LessonLine<'l> {
    pub(crate) text: &'l str,
    /// What is asked of the lesson with it, in words that mean nothing elsewhere.
    pub(crate) request: Option<LessonRequest>,
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
}

/// How it goes on.
#[derive(Debug, Default)]
#[allow(dead_code)] // Until a lesson goes over to a game.
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

    /// The same with this shown.
    pub(crate) fn showing(self, game: Arc<Game>) -> LessonStep {
        LessonStep { shows: Some(game), ..self }
    }

    /// The same, and then this.
    pub(crate) fn then(self, then: Then) -> LessonStep {
        LessonStep { then, ..self }
    }
}

impl<'v> Session<'v> {
    /// The same with this taught at it.
    pub(crate) fn teaching(mut self, lesson: Box<dyn Lesson>) -> Session<'v> {
        self.lesson = Some(lesson);
        self
    }

    /// Whether something is taught here, and no game is played.
    pub(crate) fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// What the lesson begins with.
    pub(crate) fn begin_lesson(&mut self) -> Vec<Addressed> {
        self.in_lesson(|lesson, of| Some(lesson.begin(of))).unwrap_or_default()
    }

    /// What the lesson does by itself.
    pub(crate) fn lesson_ticks(&mut self) -> Vec<Addressed> {
        self.in_lesson(|lesson, of| lesson.tick(of)).unwrap_or_default()
    }

    /// The last thing the lesson tells.
    pub(super) fn leave_lesson(&mut self) -> Option<Addressed> {
        let told = self.in_lesson(|lesson, of| Some(LessonStep::tell(lesson.leave(of))));
        told.and_then(|mut told| told.pop())
    }

    /// What the lesson makes of a line; `None` where it is heard as at any desk.
    pub(super) fn heard_in_lesson(&mut self, line: &InputLine) -> Option<Vec<Addressed>> {
        let lexicon = self.lexicon();
        self.lesson.as_ref()?;
        // What the desk has just asked is answered first.
        let (seq, now) = (self.kept.seq, self.time.now());
        let asked = self.terminal().dialog.as_ref();
        if asked.is_some_and(|dialog| !dialog.wants().is_past(seq, now)) {
            return None;
        }
        let said = LessonLine {
            text: line.text(),
            request: lesson_request(line.text(), lexicon),
            heard: line.parsed(lexicon).map(|utterance| utterance.heard),
        };
        let taught = self.in_lesson(|lesson, of| lesson.hear(&said, of));
        let is_refused = matches!(&said.heard, Ok(wanted) if !self.lesson_admits(wanted));
        taught.or_else(|| is_refused.then(|| vec![self.refused("lesson", Id::LESSON_NOT_HERE)]))
    }

    /// What the lesson makes of a move that was said in answer to a question.
    pub(super) fn announced_in_lesson(&mut self, announcement: &Announcement) -> Option<Vec<Addressed>> {
        self.lesson.as_ref()?;
        let heard = Ok(Intent::Announce(announcement.clone(), false));
        let said = LessonLine { text: "", request: None, heard };
        Some(self.in_lesson(|lesson, of| lesson.hear(&said, of)).unwrap_or_default())
    }

    /// Whether this can be asked here: at a lesson nobody plays, and nothing of a game is done.
    pub(super) fn lesson_admits(&self, wanted: &Intent) -> bool {
        let is_of_a_game = match wanted {
            Intent::Command(_) => true,
            Intent::Control(control) => !matches!(
                control,
                Control::Help
                    | Control::Keys
                    | Control::Law(_)
                    | Control::Quit
                    | Control::Wait(_)
                    | Control::NewGame(_)
                    | Control::TakeUp(_)
                    | Control::Lesson(_)
                    | Control::Settings
            ),
            Intent::Announce(..) | Intent::Query(_) | Intent::Adjust(_) | Intent::Reply(_) => false,
        };
        self.lesson.is_none() || !is_of_a_game
    }

    /// Asks the lesson, and does what follows.
    fn in_lesson(
        &mut self,
        ask: impl FnOnce(&mut dyn Lesson, &LessonContext<'_>) -> Option<LessonStep>,
    ) -> Option<Vec<Addressed>> {
        let mut lesson = self.lesson.take()?;
        let of = LessonContext {
            game: &self.kept.game,
            at: self.time.now(),
            lexicon: self.lexicon(),
            names: self.names(),
        };
        let step = ask(lesson.as_mut(), &of);
        self.lesson = Some(lesson);
        let LessonStep { told, shows, then } = step?;
        if let Some(game) = shows {
            self.kept.show(game);
        }
        let told = told.iter().map(|told| self.hand_on(told)).collect();
        match then {
            Then::Stay => {}
            Then::Leave => self.finished = true,
            Then::Next(next) => self.next = Some(next),
        }
        Some(told)
    }
}
