//! What must be found out away from the game: whether the sides can still mate.

use std::time::Duration;

use shakmaty::ByColor;

use super::outcome::Addressed;
use super::unsaved::Unsaved;
use super::{Session, judge};
use crate::game::{Command, Phase, Speaker, Transition};
use crate::laws::Winnable;
use crate::session::wake::Wake;

/// How long the telling of a move may wait to hear whether it left a dead position.
const SETTLING: Duration = Duration::from_millis(30);

/// How long the telling of a flag or a resignation may wait for the result.
const RULING: Duration = Duration::from_millis(200);

impl Session<'_> {
    /// Whether the game is decided by who can still mate; waits a moment for the answer, so that a move and
    /// the end it brings are one sentence.
    pub(super) fn settle(&mut self) -> (Vec<Transition>, Option<Addressed>) {
        let nothing = (Vec::new(), None);
        let question = self.game.question();
        if self.asked.as_ref().map(|asked| &asked.question) == question.as_ref() {
            // It is being worked on, or there is nothing to ask.
            return nothing;
        }
        (self.asked, self.put_off) = (None, false);
        let Some(question) = question else { return nothing };
        let patience = match (self.time.is_simulated(), question.urgent) {
            (true, _) => judge::PATIENCE,
            (false, true) => RULING,
            (false, false) => SETTLING,
        };
        let wake = self.wake.clone();
        let ready = move || {
            let _ = wake.send(Wake::Judged);
        };
        if !question.urgent && self.judges.at_work() > 0 {
            // The last one is still being worked on and cannot be stopped. This one's turn comes after it.
            self.put_off = true;
            return nothing;
        }
        let Ok(asked) = judge::ask(&self.judges, question, ready) else { return nothing };
        match asked.answer.recv_timeout(patience) {
            Ok(answer) => self.judged(&answer),
            Err(_) if self.time.is_simulated() => self.judged(&judge::UNKNOWN),
            Err(_) => {
                self.asked = Some(asked);
                nothing
            }
        }
    }

    /// Asks again what could not be answered, or whose answer could not be kept.
    pub(super) fn ask_again(&mut self) -> Vec<Addressed> {
        if self.asked.is_some() || !matches!(self.game.phase(), Phase::Verdict(_)) {
            return Vec::new();
        }
        self.ask_now()
    }

    /// Asks what there is to ask.
    fn ask_now(&mut self) -> Vec<Addressed> {
        let (happened, trouble) = self.settle();
        let told = (!happened.is_empty()).then(|| self.told(&happened));
        told.into_iter().chain(trouble).collect()
    }

    /// What the answer brings, kept; or that it could not be kept.
    fn judged(&mut self, answer: &ByColor<Winnable>) -> (Vec<Transition>, Option<Addressed>) {
        let at = self.time.now();
        let decided = self.game.decide(Speaker::Arbiter, &Command::Judged(*answer), at);
        match decided {
            Ok(events) if !events.is_empty() => match self.keep(events, at) {
                Ok(happened) => (happened, None),
                Err(error) => (Vec::new(), Some(self.not_saved(&error, Unsaved::ByItself))),
            },
            _ => (Vec::new(), None),
        }
    }

    /// An answer has come in, or has not in time.
    pub fn judgement(&mut self) -> Vec<Addressed> {
        let Some(asked) = &self.asked else {
            // Nobody waits for this one any more; now there is room for the one that was put off.
            return if self.put_off { self.ask_now() } else { Vec::new() };
        };
        let Ok(answer) = asked.answer.try_recv() else { return Vec::new() };
        let fresh = self.game.question().as_ref() == Some(&asked.question);
        self.asked = None;
        if fresh { self.ruled(&answer) } else { Vec::new() }
    }

    /// How long the game still waits for an answer it needs.
    #[must_use]
    pub fn judgement_due(&self) -> Option<Duration> {
        let asked = self.asked.as_ref().filter(|asked| asked.question.urgent)?;
        Some(judge::PATIENCE.saturating_sub(asked.since.elapsed()))
    }

    /// Whether an answer the game needs has not come in time.
    #[must_use]
    pub fn judgement_overdue(&self) -> bool {
        self.judgement_due().is_some_and(|due| due.is_zero())
    }

    /// Nobody knows in time whether the opponent can mate.
    pub fn no_judgement(&mut self) -> Vec<Addressed> {
        self.asked = None;
        if matches!(self.game.phase(), Phase::Verdict(_)) { self.ruled(&judge::UNKNOWN) } else { Vec::new() }
    }

    fn ruled(&mut self, answer: &ByColor<Winnable>) -> Vec<Addressed> {
        let (happened, trouble) = self.judged(answer);
        let told = (!happened.is_empty()).then(|| self.told(&happened));
        told.into_iter().chain(trouble).collect()
    }
}
