//! Asks on a thread of its own whether the sides can still mate, so that a composed position that takes
//! seconds holds nobody up.

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use shakmaty::{ByColor, Position};

use super::judges::JudgeThreads;
use super::wake::Wake;
use crate::game::{Game, MateTask};
use crate::laws::{Doubt, Winnable, winnable};

/// How long an answer that the game waits for may take; after it the arbiter decides.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the telling of a move may wait to hear whether it left a dead position.
const SETTLING: Duration = Duration::from_millis(30);

/// How long the telling of a flag or a resignation may wait for the result.
const RULING: Duration = Duration::from_millis(200);

/// What is answered when nobody knows.
pub(super) const UNKNOWN: ByColor<Winnable> =
    ByColor { white: Winnable::Unknown(Doubt::Time), black: Winnable::Unknown(Doubt::Time) };

/// Finds out who can still mate, away from the game.
#[derive(Default)]
pub(super) struct Judge {
    asked: Option<MateTicket>,
    threads: JudgeThreads,
    /// A question waits until a thread is free.
    put_off: bool,
}

/// An answer on its way.
struct MateTicket {
    question: MateTask,
    /// When it was asked.
    since: Instant,
    answer: Receiver<ByColor<Winnable>>,
}

impl Judge {
    /// Asks what the game asks now, and waits a moment for the answer, so that a move and the end it brings are one
    /// sentence. Where the time is simulated it waits until it is known, or nobody will know.
    pub(super) fn ask(
        &mut self,
        game: &Game,
        simulated: bool,
        wake: &Sender<Wake>,
    ) -> Option<ByColor<Winnable>> {
        let question = game.question();
        if self.asked.as_ref().map(|asked| &asked.question) == question.as_ref() {
            // It is being worked on, or there is nothing to ask.
            return None;
        }
        (self.asked, self.put_off) = (None, false);
        let question = question?;
        let patience = match (simulated, question.urgent) {
            (true, _) => PATIENCE,
            (false, true) => RULING,
            (false, false) => SETTLING,
        };
        if !question.urgent && self.threads.at_work() > 0 {
            // The last one is still being worked on and cannot be stopped. This one's turn comes after it.
            self.put_off = true;
            return None;
        }
        let (asked, wake) = (question.clone(), wake.clone());
        let ready = move || {
            let _ = wake.send(Wake::Judged);
        };
        let answer = self.threads.ask(move || winners(&asked), ready).ok()?;
        match answer.recv_timeout(patience) {
            Ok(found) => Some(found),
            Err(_) if simulated => Some(UNKNOWN),
            Err(_) => {
                self.asked = Some(MateTicket { question, since: Instant::now(), answer });
                None
            }
        }
    }

    /// Whether nothing is being worked on that is still wanted.
    pub(super) fn is_idle(&self) -> bool {
        self.asked.is_none()
    }

    /// An answer may have come in. Where nobody waits for that one any more, there is room for the one put off.
    pub(super) fn judgement(
        &mut self,
        game: &Game,
        simulated: bool,
        wake: &Sender<Wake>,
    ) -> Option<ByColor<Winnable>> {
        let Some(asked) = &self.asked else {
            return if self.put_off { self.ask(game, simulated, wake) } else { None };
        };
        let found = asked.answer.try_recv().ok()?;
        let fresh = game.question().as_ref() == Some(&asked.question);
        self.asked = None;
        fresh.then_some(found)
    }

    /// How long the game still waits for an answer it needs.
    pub(super) fn due(&self) -> Option<Duration> {
        let asked = self.asked.as_ref().filter(|asked| asked.question.urgent)?;
        Some(PATIENCE.saturating_sub(asked.since.elapsed()))
    }

    /// Nobody waits for the answer any more.
    pub(super) fn give_up(&mut self) {
        self.asked = None;
    }
}

/// What the question needs and no more: where one side can mate, the position is not dead.
fn winners(question: &MateTask) -> ByColor<Winnable> {
    let mut both = ByColor::new_with(|_| Winnable::Unknown(Doubt::Unasked));
    let first = question.winner.unwrap_or(!question.position.turn());
    let found = winnable(&question.position, first);
    *both.get_mut(first) = found;
    if question.winner.is_none() && found == Winnable::No {
        *both.get_mut(!first) = winnable(&question.position, !first);
    }
    both
}
