//! A backend in a thread of its own: tasks go in, one report per task comes out, and nobody waits.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::speaker::{Lease, Speaker};
use super::{Loss, Rate, Utterance};

/// Opens a backend. Told whether it is opened again after a death, when the daemon may still be on its
/// way back.
pub(super) type Open = Arc<dyn Fn(&Lease, bool) -> Result<Box<dyn Speaker>, Loss> + Send + Sync>;

#[derive(Debug)]
pub(super) enum Task {
    Speak(Utterance),
    Rate(Rate),
    Silence,
    /// To be heard to the end, for no longer than this.
    Finish(Duration),
}

/// What the thread has to tell: [`Report::Opened`], then [`Report::Ready`], then one
/// [`Report::Done`] per task; [`Report::Failed`] is always its last.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Report {
    Opened,
    Ready,
    Done,
    Failed(Loss),
}

/// The near end of the thread. When it is dropped, the thread ends after the task it is at; it is never
/// joined, because it may hang for as long as a stopped daemon lets it.
#[derive(Debug)]
pub(super) struct Worker {
    tasks: Sender<Task>,
    lease: Lease,
}

impl Worker {
    /// # Errors
    /// The system has no thread left.
    pub(super) fn start(
        open: Open,
        again: bool,
        report: impl Fn(Report) + Send + 'static,
    ) -> io::Result<Self> {
        let (tasks, inbox) = mpsc::channel();
        let lease = Lease::default();
        let near = lease.clone();
        thread::Builder::new().name("speech backend".to_owned()).spawn(move || {
            // A library that panics must cost its own voice, not everyone's.
            let end = catch_unwind(AssertUnwindSafe(|| {
                let speaker = open(&lease, again)?;
                work(speaker, &lease, &inbox, &report)
            }));
            if let Err(loss) = end.unwrap_or_else(|_| Err(Loss::Broken("panic".to_owned()))) {
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
    mut speaker: Box<dyn Speaker>,
    lease: &Lease,
    tasks: &Receiver<Task>,
    report: &impl Fn(Report),
) -> Result<(), Loss> {
    report(Report::Opened);
    if lease.has_ended() {
        return Ok(());
    }
    speaker.prepare()?;
    report(Report::Ready);
    while let Ok(task) = tasks.recv() {
        match task {
            Task::Speak(Utterance { text, priority }) => {
                speaker.speak(&text, priority)?;
                if lease.has_ended() {
                    // It woke up late, and the text has gone to another backend meanwhile.
                    return speaker.silence();
                }
            }
            Task::Rate(rate) => speaker.set_rate(rate)?,
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
