//! The queue and its one owner: every text is given to one backend at a time, in order, and a backend
//! that is too slow or dead is replaced without anyone else waiting for it.

mod current;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::candidate::{Candidate, LONGEST_PAUSE, Lookout, PAUSE};
use super::queue::{Queue, Queued};
use super::spoken_text::SpokenText;
use super::worker::{Report, ReportSender, Task, Worker};
use super::{Backend, BackendError, BackendNotice, FINISH_LIMIT, Priority, Rate, Volume};
use current::{BackendState, Current, PendingText};

/// What reaches the owner, from the program and from the backends alike.
#[derive(Debug)]
pub(super) enum OwnerMessage {
    /// Whether it must be heard.
    Say(SpokenText, bool),
    /// For the texts that come behind it.
    Rate(Rate),
    /// The same.
    Volume(Volume),
    Silence,
    /// The same, but what must be heard is said again behind it,
    CutOff,
    /// or when this is asked for.
    SayAgain,
    /// To end when all is handed over; whoever waits for that is told by the dropping of the sender, and by a word
    /// before that when what is handed over has still to be spoken.
    Close(Option<Sender<()>>),
    /// From the backend that was opened as the `opening`th; an older one has nothing to say any more.
    Report {
        opening: u64,
        report: Report,
    },
    /// From the lookout: the backend of this place, which is preferred to the current one, is there again.
    Found(usize),
}

/// Whether its sound ends with the program.
fn speaks_in_the_program(backend: Backend) -> bool {
    backend == Backend::Espeak
}

/// How long a backend has to live to count as well again.
const STEADY: Duration = Duration::from_secs(10);

pub(super) struct Owner<N> {
    candidates: Vec<Candidate>,
    /// The place of the next one to be tried.
    next: usize,
    current: Option<Current>,
    openings: u64,
    queue: Queue,
    /// For the texts that come from now on.
    rate: Rate,
    /// The same.
    volume: Volume,
    /// The current backend has texts that are not wanted any more.
    silence: bool,
    /// Looks for the candidates before this place while that one speaks, or none.
    lookout: Option<(usize, Lookout)>,
    /// The place of the one that has been found while the other one still speaks.
    found: Option<usize>,
    /// How long the next lookout waits between two knocks.
    pause: Duration,
    closing: bool,
    waiting: Vec<Sender<()>>,
    mailbox: Mailbox,
    notice: N,
}

/// What reaches the owner, and the other end of it, through which backends report.
struct Mailbox {
    inbox: Receiver<OwnerMessage>,
    mail: Sender<OwnerMessage>,
}

impl<N: Fn(BackendNotice)> Owner<N> {
    /// `mail` is the other end of `inbox`; backends report through it.
    pub(super) fn new(
        candidates: Vec<Candidate>,
        inbox: Receiver<OwnerMessage>,
        mail: Sender<OwnerMessage>,
        notice: N,
    ) -> Self {
        Self {
            candidates,
            next: 0,
            current: None,
            openings: 0,
            queue: Queue::default(),
            rate: Rate::USUAL,
            volume: Volume::USUAL,
            silence: false,
            lookout: None,
            found: None,
            pause: PAUSE,
            closing: false,
            waiting: Vec::new(),
            mailbox: Mailbox { inbox, mail },
            notice,
        }
    }

    /// Serves until it is closed, or until no backend is left and none will come back.
    pub(super) fn run(mut self) {
        self.open(false);
        while self.current.is_some() || self.lookout.is_some() || self.found.is_some() {
            self.change_over();
            self.dispatch();
            if self.is_done() {
                break;
            }
            self.receive();
        }
    }

    fn is_done(&self) -> bool {
        let Some(current) = &self.current else { return self.closing };
        let idle = match current.doing {
            BackendState::Opening | BackendState::Preparing | BackendState::Finished => true,
            BackendState::Nothing => !speaks_in_the_program(current.candidate.backend),
            _ => false,
        };
        self.closing && idle && self.queue.is_empty() && !self.silence
    }

    fn receive(&mut self) {
        let until = self.current.as_ref().and_then(|current| current.until);
        let given_up = self.current.as_ref().and_then(Current::next_given_up);
        let first = until.into_iter().chain(given_up).min();
        let order = match first {
            Some(first) => self.mailbox.inbox.recv_timeout(first.saturating_duration_since(Instant::now())),
            None => self.mailbox.inbox.recv().map_err(RecvTimeoutError::from),
        };
        match order {
            Ok(OwnerMessage::Say(utterance, lasts)) => self.queue_up(utterance, lasts),
            Ok(OwnerMessage::Rate(rate)) => self.rate = rate,
            Ok(OwnerMessage::Volume(volume)) => self.volume = volume,
            Ok(OwnerMessage::Silence) => {
                self.cut_off();
                self.queue.clear();
            }
            Ok(OwnerMessage::CutOff) => self.cut_off(),
            Ok(OwnerMessage::SayAgain) => self.queue.say_again(Priority::Message, (self.rate, self.volume)),
            Ok(OwnerMessage::Close(waiting)) => {
                self.closing = true;
                self.waiting.extend(waiting);
            }
            Ok(OwnerMessage::Report { opening, report }) if opening == self.openings => self.take(report),
            Ok(OwnerMessage::Report { .. }) => {}
            Ok(OwnerMessage::Found(place)) => self.found = self.lookout.take().map(|_| place),
            Err(RecvTimeoutError::Timeout) => {
                if let Some(current) = &mut self.current {
                    current.give_up();
                }
                if until.is_some_and(|until| Instant::now() >= until) {
                    self.overdue();
                }
            }
            // Cannot be, as `mail` is the other end; ending is the safe answer.
            Err(RecvTimeoutError::Disconnected) => self.closing = true,
        }
    }

    fn queue_up(&mut self, utterance: SpokenText, lasts: bool) {
        let busy = self.current.as_ref().is_some_and(|current| {
            matches!(current.doing, BackendState::Speaking { .. }) || !current.taken.is_empty()
        });
        let text = Queued { utterance, rate: self.rate, volume: self.volume, again: false, lasts };
        self.queue.push(text, busy);
        if self.current.is_none() {
            self.queue.forget_old();
        }
    }

    /// Nothing that has been said by now is spoken, unless it must be heard and is said again.
    fn cut_off(&mut self) {
        let mut unheard = Vec::new();
        if let Some(current) = &mut self.current {
            let now = Instant::now();
            unheard.extend(current.taken.drain(..).filter(|taken| taken.by > now).map(|taken| taken.text));
            if let BackendState::Speaking { text, unwanted } = &mut current.doing
                && !std::mem::replace(unwanted, true)
            {
                unheard.push(text.clone());
            }
            self.silence = !matches!(current.doing, BackendState::Opening | BackendState::Preparing);
        }
        self.queue.cut_off(unheard);
    }

    /// Back to the preferred backend, once the other one has spoken what it has.
    fn change_over(&mut self) {
        let Some(place) = self.found else { return };
        let free =
            |current: &Current| matches!(current.doing, BackendState::Nothing) && current.taken.is_empty();
        if self.current.as_ref().is_none_or(free) && !self.silence {
            self.found = None;
            if let Some(current) = self.current.take() {
                current.worker.abandon();
            }
            self.next = place;
            self.open(true);
        }
    }

    /// Gives the current backend its next task, if it is free.
    fn dispatch(&mut self) {
        let Some(current) = &mut self.current else { return };
        if !matches!(current.doing, BackendState::Nothing) {
            return;
        }
        let closing = self.closing;
        let first = self.queue.first().filter(|text| closing || current.may_take(text.priority()));
        let (doing, task) = if self.silence {
            self.silence = false;
            (BackendState::Silencing, Task::Silence)
        } else if let Some(rate) = first.map(|text| text.rate).filter(|rate| *rate != current.rate) {
            current.rate = rate;
            (BackendState::Pacing, Task::Rate(rate))
        } else if let Some(volume) = first.map(|text| text.volume).filter(|volume| *volume != current.volume)
        {
            current.volume = volume;
            (BackendState::Pacing, Task::Volume(volume))
        } else if first.is_some() && !current.taken.is_empty() && cuts_off_by_silence(current) {
            // What it has may be cut off by what comes, and it knows no priorities.
            current.taken.clear();
            (BackendState::Silencing, Task::Silence)
        } else if first.is_some()
            && let Some(text) = self.queue.pop()
        {
            let mut utterance = text.utterance.clone();
            if utterance.priority == Priority::Important
                && current.taken.iter().any(|taken| taken.text.priority() == Priority::Message)
            {
                // Speech Dispatcher cuts a message off for what is important. Nothing is cut off that is never
                // dropped; behind it the two are alike.
                utterance.priority = Priority::Message;
            }
            (BackendState::Speaking { text, unwanted: false }, Task::Speak(utterance))
        } else if closing && self.queue.is_empty() && speaks_in_the_program(current.candidate.backend) {
            for waiting in &self.waiting {
                // Whoever has stopped waiting need not be told.
                let _ = waiting.send(());
            }
            (BackendState::Finishing, Task::Finish(FINISH_LIMIT))
        } else {
            return;
        };
        current.set(doing);
        if !current.worker.give(task) {
            self.lose(&BackendError::broken("thread"));
        }
    }

    fn take(&mut self, report: Report) {
        let Some(current) = &mut self.current else { return };
        match report {
            Report::Opened => current.set(BackendState::Preparing),
            Report::Ready => {
                current.set(BackendState::Nothing);
                (self.notice)(BackendNotice::Speaking(current.candidate.backend));
            }
            Report::Taken(ticket) => {
                self.earned();
                let Some(current) = &mut self.current else { return };
                let doing = std::mem::replace(&mut current.doing, BackendState::Nothing);
                current.set(BackendState::Nothing);
                if let BackendState::Speaking { text, unwanted: false } = doing {
                    current.took(text, ticket);
                }
            }
            Report::Done => {
                self.earned();
                let Some(current) = &mut self.current else { return };
                let finished = matches!(current.doing, BackendState::Finishing);
                current.set(if finished { BackendState::Finished } else { BackendState::Nothing });
            }
            Report::Ended(id) => current.end(id),
            Report::AllEnded => {
                current.tells_ends = true;
                current.taken.clear();
            }
            Report::Failed(loss) => self.lose(&loss),
        }
    }

    /// A backend that has worked for a while counts as well again.
    fn earned(&mut self) {
        let steady = |current: &&Current| current.opened.elapsed() >= STEADY;
        if let Some(current) = self.current.as_ref().filter(steady) {
            let candidate = &mut self.candidates[current.place];
            candidate.lives = candidate.most_lives;
            if candidate.knock.is_some() {
                self.pause = PAUSE;
            }
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
            self.lose(&loss);
        }
    }

    /// Goes on without the current backend, with the text it had not taken and those it had not spoken to the end.
    fn lose(&mut self, loss: &BackendError) {
        let Some(current) = self.current.take() else { return };
        let Current { place, worker, doing, taken, .. } = current;
        worker.abandon();
        self.silence = false;
        let candidate = &mut self.candidates[place];
        let was_open = !matches!(doing, BackendState::Opening | BackendState::Preparing);
        let again = was_open && candidate.lives > 0 && matches!(loss, BackendError::Broken(_));
        if let BackendState::Speaking { text, unwanted: false } = doing {
            self.queue.put_back(text);
        }
        let now = Instant::now();
        for PendingText { mut text, by, .. } in taken.into_iter().rev() {
            if text.is_kept() && !text.again && by > now {
                text.again = true;
                self.queue.put_back(text);
            }
        }
        (self.notice)(BackendNotice::Lost { backend: candidate.backend, loss: loss.clone() });
        if again {
            candidate.lives -= 1;
            self.next = place;
        } else {
            self.next = place + 1;
            if *loss == BackendError::OpenedTooSlowly && candidate.knock.is_none() {
                // It may hold a thread for as long as it hangs, and one is enough.
                candidate.hangs = true;
            }
        }
        self.open(again);
    }

    fn open(&mut self, again: bool) {
        let mut again = again;
        while let Some(candidate) = self.candidates.get(self.next) {
            let place = self.next;
            self.next += 1;
            if candidate.hangs {
                continue;
            }
            self.openings += 1;
            let opening = self.openings;
            let mail = self.mailbox.mail.clone();
            let report: ReportSender =
                Arc::new(move |report| drop(mail.send(OwnerMessage::Report { opening, report })));
            match Worker::start(candidate.open.clone(), again, report) {
                Ok(worker) => {
                    let mut current = Current::new(candidate.clone(), place, worker);
                    current.set(BackendState::Opening);
                    self.current = Some(current);
                    self.look_out(place);
                    return;
                }
                Err(error) => {
                    let loss = BackendError::broken(error);
                    (self.notice)(BackendNotice::Lost { backend: candidate.backend, loss });
                }
            }
            again = false;
        }
        self.look_out(self.candidates.len());
        if self.lookout.is_some() {
            self.queue.forget_old();
        } else {
            self.queue.clear();
        }
        (self.notice)(BackendNotice::Silent);
    }

    /// Looks for the backends that are preferred to the one of this place and may come back.
    fn look_out(&mut self, place: usize) {
        if self.found.is_some() || self.lookout.as_ref().is_some_and(|(before, _)| *before == place) {
            return;
        }
        let knocks = self.candidates.iter().take(place).enumerate();
        let knocks: Vec<_> = knocks.filter_map(|(place, one)| Some((place, one.knock.clone()?))).collect();
        self.lookout = None;
        if knocks.is_empty() {
            return;
        }
        let mail = self.mailbox.mail.clone();
        let tell = move |found| drop(mail.send(OwnerMessage::Found(found)));
        self.lookout = Lookout::start(knocks, self.pause, tell).map(|lookout| (place, lookout));
        // What is lost over and over is looked for more and more seldom; it earns the first pause anew.
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
    }
}

/// Whether silence must make room for a text: Speech Dispatcher sees to that itself.
fn cuts_off_by_silence(current: &Current) -> bool {
    current.candidate.backend != Backend::Ssip
        && !current.deaf
        && current.taken.iter().all(|taken| !taken.text.is_kept())
}

#[cfg(test)]
mod tests;
