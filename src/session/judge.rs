//! Asks on a thread of its own whether the sides can still mate, so that a composed position that takes
//! seconds holds nobody up.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use shakmaty::{ByColor, Position};

use super::judges::JudgeThreads;
use crate::game::MateTask;
use crate::laws::{Doubt, Winnable, winnable};

/// How long an answer that the game waits for may take; after it the arbiter decides.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// An answer on its way.
pub struct MateTicket {
    /// The question.
    pub question: MateTask,
    /// When it was asked.
    pub since: Instant,
    /// Where the answer comes in.
    pub answer: Receiver<ByColor<Winnable>>,
}

/// What is answered when nobody knows.
pub const UNKNOWN: ByColor<Winnable> =
    ByColor { white: Winnable::Unknown(Doubt::Time), black: Winnable::Unknown(Doubt::Time) };

/// Asks. `ready` is called when the answer is there.
///
/// # Errors
/// The operating system gave no thread.
pub fn ask(
    judges: &JudgeThreads,
    question: MateTask,
    ready: impl FnOnce() + Send + 'static,
) -> std::io::Result<MateTicket> {
    let asked = question.clone();
    let answer = judges.ask(move || answer(&asked), ready)?;
    Ok(MateTicket { question, since: Instant::now(), answer })
}

/// What the question needs and no more: where one side can mate, the position is not dead.
fn answer(question: &MateTask) -> ByColor<Winnable> {
    let mut both = ByColor::new_with(|_| Winnable::Unknown(Doubt::Unasked));
    let first = question.winner.unwrap_or(!question.position.turn());
    let found = winnable(&question.position, first);
    *both.get_mut(first) = found;
    if question.winner.is_none() && found == Winnable::No {
        *both.get_mut(!first) = winnable(&question.position, !first);
    }
    both
}
