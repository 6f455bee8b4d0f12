//! The queue and its one owner: every text is given to one backend at a time, in order, and a backend
//! that is too slow or dead is replaced without anyone else waiting for it.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::speaker::{Lease, Speaker};
use super::worker::{Open, Report, Task, Worker};
use super::{Backend, CALL_LIMIT, FINISH_LIMIT, Loss, Notice, OPEN_LIMIT, Rate, Utterance, VOICE_LIMIT};

/// What reaches the owner, from the program and from the backends alike.
#[derive(Debug)]
pub(super) enum Order {
    Say(Utterance),
    /// For the texts that come behind it.
    Rate(Rate),
    Silence,
    /// To end when all is handed over; whoever waits for that is told by the dropping of the sender, and by a word
    /// before that when what is handed over has still to be spoken.
    Close(Option<Sender<()>>),
    /// From the backend that was opened as the `opening`th; an older one has nothing to say any more.
    Report {
        opening: u64,
        report: Report,
    },
}

/// A backend that may be opened.
#[derive(Clone)]
pub(super) struct Candidate {
    backend: Backend,
    open: Open,
    /// How often it may still be opened after a death; it earns this anew by living for [`STEADY`], so that
    /// one which dies over and over, even if it answers in between, does not keep the others from speaking.
    lives: u8,
}

impl Candidate {
    pub(super) fn new<F>(backend: Backend, open: F) -> Self
    where
        F: Fn(&Lease, bool) -> Result<Box<dyn Speaker>, Loss> + Send + Sync + 'static,
    {
        Self { backend, open: Arc::new(open), lives: lives(backend) }
    }
}

/// Only a daemon can be there again after a death.
fn lives(backend: Backend) -> u8 {
    if backend == Backend::Ssip { 3 } else { 0 }
}

/// Whether its sound ends with the program.
fn speaks_in_the_program(backend: Backend) -> bool {
    backend == Backend::Espeak
}

/// How long a backend has to live to count as well again.
const STEADY: Duration = Duration::from_secs(10);

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Candidate")
            .field("backend", &self.backend)
            .field("lives", &self.lives)
            .finish_non_exhaustive()
    }
}

/// A text with the rate it is to be spoken at: it keeps it through the queue and from one backend to the
/// next, so that no backend needs to be told of a rate before a text needs it.
#[derive(Clone, Debug)]
struct Queued {
    utterance: Utterance,
    rate: Rate,
}

#[derive(Debug)]
enum Doing {
    Opening,
    Preparing,
    Nothing,
    /// Setting the rate of the first text in the queue.
    Pacing,
    Speaking {
        text: Queued,
        /// Silenced while it was being handed over: not to be said by another backend.
        unwanted: bool,
    },
    Silencing,
    /// Speaking to the end what it has taken.
    Finishing,
    /// It has done so.
    Finished,
}

impl Doing {
    fn limit(&self) -> Option<Duration> {
        match self {
            Self::Opening => Some(OPEN_LIMIT),
            Self::Preparing => Some(VOICE_LIMIT),
            Self::Nothing | Self::Finished => None,
            // It watches its own time; what is left is its answer.
            Self::Finishing => Some(FINISH_LIMIT + CALL_LIMIT),
            Self::Pacing | Self::Speaking { .. } | Self::Silencing => Some(CALL_LIMIT),
        }
    }

    fn overdue(&self) -> Loss {
        match self {
            Self::Opening | Self::Preparing => Loss::OpenedTooSlowly,
            _ => Loss::AnsweredTooSlowly,
        }
    }
}

#[derive(Debug)]
struct Current {
    candidate: Candidate,
    worker: Worker,
    /// What it was last told.
    rate: Rate,
    doing: Doing,
    /// When it has been doing this for too long.
    until: Option<Instant>,
    opened: Instant,
}

impl Current {
    fn set(&mut self, doing: Doing) {
        self.until = doing.limit().map(|limit| Instant::now() + limit);
        self.doing = doing;
    }
}

pub(super) struct Owner<N> {
    chain: VecDeque<Candidate>,
    current: Option<Current>,
    openings: u64,
    queue: VecDeque<Queued>,
    /// For the texts that come from now on.
    rate: Rate,
    /// The current backend has texts that are not wanted any more.
    silence: bool,
    closing: bool,
    waiting: Vec<Sender<()>>,
    inbox: Receiver<Order>,
    mail: Sender<Order>,
    notice: N,
}

impl<N: Fn(Notice)> Owner<N> {
    /// `mail` is the other end of `inbox`; backends report through it.
    pub(super) fn new(chain: Vec<Candidate>, inbox: Receiver<Order>, mail: Sender<Order>, notice: N) -> Self {
        Self {
            chain: chain.into(),
            current: None,
            openings: 0,
            queue: VecDeque::new(),
            rate: Rate::USUAL,
            silence: false,
            closing: false,
            waiting: Vec::new(),
            inbox,
            mail,
            notice,
        }
    }

    /// Serves until it is closed or no backend is left.
    pub(super) fn run(mut self) {
        self.open(false);
        while self.current.is_some() {
            self.dispatch();
            if self.is_done() {
                break;
            }
            self.receive();
        }
    }

    fn is_done(&self) -> bool {
        let idle = self.current.as_ref().is_none_or(|current| match current.doing {
            Doing::Opening | Doing::Preparing | Doing::Finished => true,
            Doing::Nothing => !speaks_in_the_program(current.candidate.backend),
            _ => false,
        });
        self.closing && idle && self.queue.is_empty() && !self.silence
    }

    fn receive(&mut self) {
        let until = self.current.as_ref().and_then(|current| current.until);
        let order = match until {
            Some(until) => self.inbox.recv_timeout(until.saturating_duration_since(Instant::now())),
            None => self.inbox.recv().map_err(RecvTimeoutError::from),
        };
        match order {
            Ok(Order::Say(utterance)) => self.queue.push_back(Queued { utterance, rate: self.rate }),
            Ok(Order::Rate(rate)) => self.rate = rate,
            Ok(Order::Silence) => self.hush(),
            Ok(Order::Close(waiting)) => {
                self.closing = true;
                self.waiting.extend(waiting);
            }
            Ok(Order::Report { opening, report }) if opening == self.openings => self.take(report),
            Ok(Order::Report { .. }) => {}
            Err(RecvTimeoutError::Timeout) => self.overdue(),
            // Cannot be, as `mail` is the other end; ending is the safe answer.
            Err(RecvTimeoutError::Disconnected) => self.closing = true,
        }
    }

    fn hush(&mut self) {
        self.queue.clear();
        if let Some(current) = &mut self.current {
            if let Doing::Speaking { unwanted, .. } = &mut current.doing {
                *unwanted = true;
            }
            self.silence = !matches!(current.doing, Doing::Opening | Doing::Preparing);
        }
    }

    /// Gives the current backend its next task, if it is free.
    fn dispatch(&mut self) {
        let Some(current) = &mut self.current else { return };
        if !matches!(current.doing, Doing::Nothing) {
            return;
        }
        let given = if self.silence {
            self.silence = false;
            current.set(Doing::Silencing);
            current.worker.give(Task::Silence)
        } else if let Some(rate) =
            self.queue.front().map(|text| text.rate).filter(|rate| *rate != current.rate)
        {
            current.rate = rate;
            current.set(Doing::Pacing);
            current.worker.give(Task::Rate(rate))
        } else if let Some(text) = self.queue.pop_front() {
            let utterance = text.utterance.clone();
            current.set(Doing::Speaking { text, unwanted: false });
            current.worker.give(Task::Speak(utterance))
        } else if self.closing && speaks_in_the_program(current.candidate.backend) {
            for waiting in &self.waiting {
                // Whoever has stopped waiting need not be told.
                let _ = waiting.send(());
            }
            current.set(Doing::Finishing);
            current.worker.give(Task::Finish(FINISH_LIMIT))
        } else {
            true
        };
        if !given {
            self.lose(Loss::Broken("thread".to_owned()));
        }
    }

    fn take(&mut self, report: Report) {
        let Some(current) = &mut self.current else { return };
        match report {
            Report::Opened => current.set(Doing::Preparing),
            Report::Ready => {
                current.set(Doing::Nothing);
                (self.notice)(Notice::Speaking(current.candidate.backend));
            }
            Report::Done => {
                if current.opened.elapsed() >= STEADY {
                    current.candidate.lives = lives(current.candidate.backend);
                }
                let finished = matches!(current.doing, Doing::Finishing);
                current.set(if finished { Doing::Finished } else { Doing::Nothing });
            }
            Report::Failed(loss) => self.lose(loss),
        }
    }

    fn overdue(&mut self) {
        let Some(current) = &mut self.current else { return };
        let (Some(limit), Some(until)) = (current.doing.limit(), current.until) else { return };
        if Instant::now() > until + limit / 2 {
            // It was this thread that slept: the program was stopped and continued, or the machine was.
            // The backend slept as well and gets its time again.
            current.until = Some(Instant::now() + limit);
        } else {
            let loss = current.doing.overdue();
            self.lose(loss);
        }
    }

    /// Goes on without the current backend, and with the text it had not taken.
    fn lose(&mut self, loss: Loss) {
        let Some(Current { mut candidate, worker, doing, .. }) = self.current.take() else { return };
        worker.abandon();
        self.silence = false;
        let was_open = !matches!(doing, Doing::Opening | Doing::Preparing);
        let again = was_open && candidate.lives > 0 && matches!(loss, Loss::Broken(_));
        if let Doing::Speaking { text, unwanted: false } = doing {
            self.queue.push_front(text);
        }
        (self.notice)(Notice::Lost { backend: candidate.backend, loss });
        if again {
            candidate.lives -= 1;
            self.chain.push_front(candidate);
        }
        self.open(again);
    }

    fn open(&mut self, again: bool) {
        let mut again = again;
        while let Some(candidate) = self.chain.pop_front() {
            self.openings += 1;
            let opening = self.openings;
            let mail = self.mail.clone();
            let report = move |report| drop(mail.send(Order::Report { opening, report }));
            match Worker::start(candidate.open.clone(), again, report) {
                Ok(worker) => {
                    let mut current = Current {
                        candidate,
                        worker,
                        rate: Rate::USUAL,
                        doing: Doing::Nothing,
                        until: None,
                        opened: Instant::now(),
                    };
                    current.set(Doing::Opening);
                    self.current = Some(current);
                    return;
                }
                Err(error) => {
                    let loss = Loss::Broken(error.to_string());
                    (self.notice)(Notice::Lost { backend: candidate.backend, loss });
                }
            }
            again = false;
        }
        self.queue.clear();
        (self.notice)(Notice::Silent);
    }
}

#[cfg(test)]
mod tests;
