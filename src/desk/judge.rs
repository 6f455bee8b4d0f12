//! Asks on a thread of its own whether the sides can still mate, so that a composed position that takes
//! seconds holds nobody up.

use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use shakmaty::{ByColor, Color};

use crate::game::Question;
use crate::laws::{Winnable, winnable};

/// How long an answer that the game waits for may take; after it the arbiter decides.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// An answer on its way.
pub struct Asked {
    /// The question.
    pub question: Question,
    /// When it was asked.
    pub since: Instant,
    /// Where the answer comes in.
    pub answer: Receiver<ByColor<Winnable>>,
}

/// What is answered when nobody knows.
pub const UNKNOWN: ByColor<Winnable> = ByColor { white: Winnable::Unknown, black: Winnable::Unknown };

/// Asks. `ready` is called when the answer is there.
///
/// # Errors
/// The operating system gave no thread.
pub fn ask(question: Question, ready: impl FnOnce() + Send + 'static) -> std::io::Result<Asked> {
    let (sender, answer) = mpsc::channel();
    let position = question.position.clone();
    thread::Builder::new().name("judge".to_owned()).spawn(move || {
        let both =
            ByColor { white: winnable(&position, Color::White), black: winnable(&position, Color::Black) };
        // The desk may have gone on without the answer.
        let _ = sender.send(both);
        ready();
    })?;
    Ok(Asked { question, since: Instant::now(), answer })
}
