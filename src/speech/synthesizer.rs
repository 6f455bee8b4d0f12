//! What a backend promises: to take texts one after another and to be silent when told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use super::spoken_text::SpokenText;
use super::{BackendError, Rate, Volume};

/// How often it is looked whether an answer is still wanted.
const GLANCE: Duration = Duration::from_millis(20);

/// How the end of a text that was taken will be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ticket {
    /// It is told under this number, maybe before the text has been reported as taken.
    Numbered(u64),
    /// When [`Synthesizer::is_speaking`] says no.
    Looked,
    /// Not at all.
    Untold,
}

/// A backend that is open. All its methods run in the backend's own thread and may block; the owner of
/// the queue watches how long.
pub(super) trait Synthesizer {
    /// Called once before the first word, for what takes longer than opening may: finding a voice.
    ///
    /// # Errors
    /// The backend is unusable.
    fn prepare(&mut self) -> Result<(), BackendError> {
        Ok(())
    }

    /// Takes a text that is [clean](super::clean) and not empty, in as many of its languages as it can. Returns when
    /// it is queued, not when it has been spoken.
    ///
    /// # Errors
    /// The text was not taken and the backend is unusable.
    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError>;

    /// Whether a text that was taken under [`Ticket::Looked`] is still being spoken, or waits.
    fn is_speaking(&mut self) -> bool {
        false
    }

    /// Speaks the texts it takes from now on at this rate, if it can: one that cannot goes on as it is.
    /// Before the first call it speaks at [`Rate::USUAL`].
    ///
    /// # Errors
    /// The backend is unusable.
    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError>;

    /// The same with the volume; before the first call it is [`Volume::USUAL`].
    ///
    /// # Errors
    /// The backend is unusable.
    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError>;

    /// Stops the current text and drops those already taken.
    ///
    /// # Errors
    /// The backend is unusable.
    fn silence(&mut self) -> Result<(), BackendError>;

    /// Called last, when the program ends: lets what it has taken be heard, but no longer than this. A daemon speaks
    /// on without us.
    fn finish(&mut self, limit: Duration) {
        let _ = limit;
    }
}

/// The right of a backend to speak. It ends when the owner stops waiting for it: a text it was given
/// belongs to another backend from then on, and one that wakes up late must not speak it as well.
#[derive(Clone, Debug, Default)]
pub(super) struct Lease(Arc<AtomicBool>);

impl Lease {
    pub(super) fn end(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    pub(super) fn has_ended(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }

    /// What comes of receiving it within a limit again and again, for as long as anybody waits for it.
    pub(super) fn wait<T>(
        &self,
        mut receive: impl FnMut(Duration) -> Result<T, RecvTimeoutError>,
    ) -> Result<T, BackendError> {
        loop {
            match receive(GLANCE) {
                Ok(received) => return Ok(received),
                Err(RecvTimeoutError::Disconnected) => return Err(BackendError::gone()),
                Err(RecvTimeoutError::Timeout) if self.has_ended() => {
                    return Err(BackendError::AnsweredTooSlowly);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}
