//! The lookout for a preferred backend that is not there: one thread that knocks now and then.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// Whether the backend would open. It takes no longer than about a second, and leaves nothing behind.
pub(super) type Knock = Arc<dyn Fn() -> bool + Send + Sync>;

/// How long it waits between two knocks.
pub(super) const PAUSE: Duration = Duration::from_millis(900);

/// The longest it waits where the backend was lost again each time.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// Dropping it ends the thread, as soon as its knock is answered.
#[derive(Debug)]
pub(super) struct Lookout {
    _alive: Sender<()>,
}

impl Lookout {
    /// Tells once, when it is answered. `None` if there is no thread to be had.
    pub(super) fn start(knock: Knock, pause: Duration, tell: impl FnOnce() + Send + 'static) -> Option<Self> {
        let (alive, ended) = mpsc::channel::<()>();
        let watch = move || {
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(pause) {
                if knock() {
                    tell();
                    return;
                }
            }
        };
        thread::Builder::new().name("speech lookout".to_owned()).spawn(watch).ok()?;
        Some(Self { _alive: alive })
    }
}
