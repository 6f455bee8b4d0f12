//! A backend in a thread of its own: tasks go in, one report per task comes out, and nobody waits.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use super::spoken_text::SpokenText;
use super::synthesizer::{Lease, Synthesizer, Ticket};
use super::{BackendError, Rate, Volume};

/// Opens a backend. Told whether it is opened again after a death, when the daemon may still be on its
/// way back. What it has to tell at other times than when it is asked, it tells by the last one.
pub(super) type Open =
    Arc<dyn Fn(&Lease, bool, &ReportSender) -> Result<Box<dyn Synthesizer>, BackendError> + Send + Sync>;

/// The way of reports to the owner.
pub(super) type ReportSender = Arc<dyn Fn(Report) + Send + Sync>;

/// How often it is looked whether a text is still being spoken.
const GLANCE: Duration = Duration::from_millis(20);

/// How long it must be silent for its text to have ended: one that was just given may not have begun.
const IDLE: Duration = Duration::from_millis(100);

#[derive(Debug)]
pub(super) enum Task {
    Speak(SpokenText),
    Rate(Rate),
    Volume(Volume),
    Silence,
    /// To be heard to the end, for no longer than this.
    Finish(Duration),
}

/// What the thread has to tell: [`Report::Opened`], then [`Report::Ready`], then one [`Report::Taken`] per text and
/// [`Report::Done`] per other task; [`Report::Failed`] is always its last. The others come when they come.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Report {
    Opened,
    Ready,
    Taken(Ticket),
    Done,
    /// The text of this number has been spoken, or was stopped.
    // Only Speech Dispatcher tells it.
    #[cfg_attr(not(unix), allow(dead_code))]
    Ended(u64),
    /// All that was taken has been spoken.
    AllEnded,
    Failed(BackendError),
}

/// The near end of the thread. When it is dropped, the thread ends after the task it is at; it is never
/// joined, because it may hang for as long as a stopped daemon lets it.
#[derive(Debug)]
pub(super) struct Worker {
    tasks: Sender<Task>,
    lease: Lease,
}

impl Worker {
    pub(super) fn start(open: Open, again: bool, report: ReportSender) -> io::Result<Self> {
        let (tasks, inbox) = mpsc::channel();
        let lease = Lease::default();
        let near = lease.clone();
        thread::Builder::new().name("speech backend".to_owned()).spawn(move || {
            // A library that panics must cost its own voice, not everyone's.
            let end = catch_unwind(AssertUnwindSafe(|| {
                let speaker = open(&lease, again, &report)?;
                work(speaker, &lease, &inbox, &report)
            }));
            if let Err(loss) = end.unwrap_or_else(|_| Err(BackendError::broken("panic"))) {
                report(Report::Failed(loss));
            }
        })?;
        Ok(Self { tasks, lease: near })
    }

    /// Whether the thread is there to take the task.
    pub(super) fn give(&self, task: Task) -> bool {
        self.tasks.send(task).is_ok()
    }

    /// The thread loses its right to speak, also in the middle of a text.
    pub(super) fn abandon(self) {
        self.lease.end();
    }
}

fn work(
    mut speaker: Box<dyn Synthesizer>,
    lease: &Lease,
    tasks: &Receiver<Task>,
    report: &ReportSender,
) -> Result<(), BackendError> {
    report(Report::Opened);
    if lease.has_ended() {
        return Ok(());
    }
    speaker.prepare()?;
    report(Report::Ready);
    // Since when a text it has taken may have ended.
    let mut watched = None;
    while let Some(task) = next(tasks, speaker.as_mut(), &mut watched, report) {
        match task {
            Task::Speak(utterance) => {
                let ticket = speaker.speak(&utterance)?;
                if lease.has_ended() {
                    // It woke up late, and the text has gone to another backend meanwhile.
                    return speaker.silence();
                }
                watched = (ticket == Ticket::Looked).then(Instant::now);
                report(Report::Taken(ticket));
                continue;
            }
            Task::Rate(rate) => speaker.set_rate(rate)?,
            Task::Volume(volume) => speaker.set_volume(volume)?,
            Task::Silence => speaker.silence()?,
            Task::Finish(limit) => {
                speaker.finish(limit);
                // Closed before it is told: the program may end at that.
                drop(speaker);
                report(Report::Done);
                return Ok(());
            }
        }
        report(Report::Done);
    }
    Ok(())
}

/// The next task; while it waits for one it looks whether what was taken has ended.
fn next(
    tasks: &Receiver<Task>,
    speaker: &mut dyn Synthesizer,
    watched: &mut Option<Instant>,
    report: &ReportSender,
) -> Option<Task> {
    while let Some(silent_since) = watched {
        match tasks.recv_timeout(GLANCE) {
            Ok(task) => return Some(task),
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) if speaker.is_speaking() => *silent_since = Instant::now(),
            Err(RecvTimeoutError::Timeout) => {
                if silent_since.elapsed() >= IDLE {
                    *watched = None;
                    report(Report::AllEnded);
                }
            }
        }
    }
    tasks.recv().ok()
}
