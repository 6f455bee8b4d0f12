//! A backend that may be opened, and how often; and the lookout for preferred ones that are not there, a thread that
//! knocks now and then.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::synthesizer::{Lease, Synthesizer};
use super::worker::{Open, ReportSender};
use super::{Backend, BackendError};

#[derive(Clone)]
pub(super) struct Candidate {
    pub(super) backend: Backend,
    pub(super) open: Open,
    /// How often it may still be opened after a death; it earns this anew by living for `STEADY`, so that
    /// one which dies over and over, even if it answers in between, does not keep the others from speaking.
    pub(super) lives: u8,
    pub(super) most_lives: u8,
    /// How to find out whether it is there, for one that may come back.
    pub(super) knock: Option<Probe>,
    /// It hung when it was opened, and is not tried again.
    pub(super) hangs: bool,
}

impl Candidate {
    pub(super) fn new<F>(backend: Backend, open: F) -> Self
    where
        F: Fn(&Lease, bool, &ReportSender) -> Result<Box<dyn Synthesizer>, BackendError>
            + Send
            + Sync
            + 'static,
    {
        let lives = lives(backend);
        Self { backend, open: Arc::new(open), lives, most_lives: lives, knock: None, hangs: false }
    }

    /// One that can be opened again after a death, whatever it is.
    pub(super) fn returning(self) -> Self {
        Self { lives: LIVES, most_lives: LIVES, ..self }
    }

    /// One that is looked for when it is not there.
    pub(super) fn knocking(self, knock: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { knock: Some(Arc::new(knock)), ..self }
    }
}

/// How often what may be there again is opened after a death.
const LIVES: u8 = 3;

/// Of those in the program none is there again after a death.
fn lives(backend: Backend) -> u8 {
    if backend == Backend::Ssip { LIVES } else { 0 }
}

/// Whether the backend would open. It takes no longer than about a second, and leaves nothing behind.
pub(super) type Probe = Arc<dyn Fn() -> bool + Send + Sync>;

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
    /// Tells once, when it is answered, at which of these places. `None` if there is no thread to be had.
    pub(super) fn start(
        knocks: Vec<(usize, Probe)>,
        pause: Duration,
        tell: impl FnOnce(usize) + Send + 'static,
    ) -> Option<Self> {
        let (alive, ended) = mpsc::channel::<()>();
        let watch = move || {
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(pause) {
                if let Some((place, _)) = knocks.iter().find(|(_, knock)| knock()) {
                    tell(*place);
                    return;
                }
            }
        };
        thread::Builder::new().name("speech lookout".to_owned()).spawn(watch).ok()?;
        Some(Self { _alive: alive })
    }
}
