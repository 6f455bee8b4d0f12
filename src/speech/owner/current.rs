//! The backend that speaks now: what it is doing, what it has been given, and what of that may still be unheard.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use super::super::candidate::Candidate;
use super::super::queue::{Queued, cuts_off};
use super::super::spoken_text::SpokenText;
use super::super::synthesizer::Ticket;
use super::super::worker::Worker;
use super::super::{BackendError, CALL_LIMIT, FINISH_LIMIT, OPEN_LIMIT, Priority, Rate, VOICE_LIMIT, Volume};

/// How long speaking a text may take at a slow rate, from the moment it is taken. Longer than that nobody waits for
/// its end.
pub(super) fn longest(text: &SpokenText) -> Duration {
    const AT_LEAST: Duration = Duration::from_secs(1);
    const FOR_A_LETTER: Duration = Duration::from_millis(120);
    AT_LEAST + FOR_A_LETTER * u32::try_from(text.letters()).unwrap_or(u32::MAX).min(10_000)
}

/// A text that the backend has and may still be speaking.
#[derive(Debug)]
pub(super) struct PendingText {
    pub(super) text: Queued,
    pub(super) ticket: Ticket,
    /// When it has been spoken by all that is known.
    pub(super) by: Instant,
}

#[derive(Debug)]
pub(super) enum BackendState {
    Opening,
    Preparing,
    Nothing,
    /// Setting the rate or the volume of the first text in the queue.
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

impl BackendState {
    pub(super) fn limit(&self) -> Option<Duration> {
        match self {
            Self::Opening => Some(OPEN_LIMIT),
            Self::Preparing => Some(VOICE_LIMIT),
            Self::Nothing | Self::Finished => None,
            // It watches its own time; what is left is its answer.
            Self::Finishing => Some(FINISH_LIMIT + CALL_LIMIT),
            Self::Pacing | Self::Speaking { .. } | Self::Silencing => Some(CALL_LIMIT),
        }
    }

    pub(super) fn overdue(&self) -> BackendError {
        match self {
            Self::Opening | Self::Preparing => BackendError::OpenedTooSlowly,
            _ => BackendError::AnsweredTooSlowly,
        }
    }
}

pub(super) struct Current {
    pub(super) candidate: Candidate,
    /// Of the candidate among the others.
    pub(super) place: usize,
    pub(super) worker: Worker,
    /// What it was last told.
    pub(super) rate: Rate,
    pub(super) volume: Volume,
    pub(super) doing: BackendState,
    /// When it has been doing this for too long.
    pub(super) until: Option<Instant>,
    pub(super) opened: Instant,
    /// What it has and may still be speaking, the oldest first.
    pub(super) taken: VecDeque<PendingText>,
    /// Numbers of texts that had ended before they were known to be taken.
    pub(super) ended: VecDeque<u64>,
    /// It has told of an end.
    pub(super) tells_ends: bool,
    /// It did not when it should have: texts are given to it one behind the other.
    pub(super) deaf: bool,
}

/// How many texts that were taken are remembered, and how many ends.
const REMEMBERED: usize = 16;

impl Current {
    pub(super) fn new(candidate: Candidate, place: usize, worker: Worker) -> Self {
        Self {
            candidate,
            place,
            worker,
            rate: Rate::USUAL,
            volume: Volume::USUAL,
            doing: BackendState::Nothing,
            until: None,
            opened: Instant::now(),
            taken: VecDeque::new(),
            ended: VecDeque::new(),
            tells_ends: false,
            deaf: false,
        }
    }

    pub(super) fn set(&mut self, doing: BackendState) {
        self.until = doing.limit().map(|limit| Instant::now() + limit);
        self.doing = doing;
    }

    /// Whether the text may be given to it now: one at a time as long as it tells when it has ended, so that what is
    /// more important can still go before the others.
    pub(super) fn may_take(&self, text: Priority) -> bool {
        self.deaf || self.taken.iter().all(|taken| cuts_off(text, taken.text.priority()))
    }

    /// A text is its own now.
    pub(super) fn took(&mut self, text: Queued, ticket: Ticket) {
        if let Ticket::Numbered(id) = ticket
            && let Some(place) = self.ended.iter().position(|ended| *ended == id)
        {
            self.ended.remove(place);
            return;
        }
        let now = Instant::now();
        let mut begins = now;
        if ticket == Ticket::Untold {
            // Nobody will say when it is heard: it begins when the one before has been spoken, as far as is known.
            self.deaf = true;
            self.taken.retain(|taken| taken.by > now);
            begins = self.taken.back().map_or(now, |taken| taken.by);
        }
        let by = begins + longest(&text.utterance);
        self.taken.push_back(PendingText { text, ticket, by });
        if self.taken.len() > REMEMBERED {
            self.taken.pop_front();
        }
    }

    pub(super) fn end(&mut self, id: u64) {
        self.tells_ends = true;
        if let Some(place) = self.taken.iter().position(|taken| taken.ticket == Ticket::Numbered(id)) {
            self.taken.remove(place);
        } else {
            self.ended.push_back(id);
            if self.ended.len() > REMEMBERED {
                self.ended.pop_front();
            }
        }
    }

    /// When a text has been spoken by all that is known, and nothing was told of it.
    pub(super) fn next_given_up(&self) -> Option<Instant> {
        if self.deaf { None } else { self.taken.iter().map(|taken| taken.by).min() }
    }

    pub(super) fn give_up(&mut self) {
        let now = Instant::now();
        let before = self.taken.len();
        self.taken.retain(|taken| taken.by > now);
        self.deaf |= self.taken.len() < before && !self.tells_ends;
    }
}
