//! The scoresheets: what is written there, who records, and who has signed (8, A.4.3).

use shakmaty::{ByColor, Color, Move};

use crate::boards::Score;
use crate::game::announcement::Speaker;

/// How a player records (8.4, 8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Recording {
    /// 8.4 — he records no longer.
    pub stopped: bool,
    /// The number of the last period in which 8.4 freed him.
    pub freed: Option<usize>,
    /// 8.5 — a flag has fallen: he completes his scoresheet before he moves.
    pub due: bool,
}

/// The scoresheets.
#[derive(Debug, Clone, Default)]
pub struct Sheets {
    /// What each player has written.
    pub scores: ByColor<Score>,
    /// 8.4, 8.5 — how each player records.
    pub recording: ByColor<Recording>,
    /// 8.5.1 — who keeps the score, since neither player does.
    pub keeper: Option<Speaker>,
    /// 8.5.1, 8.5.3 — the clocks stand until both scoresheets are complete; the article.
    pub first: Option<&'static str>,
    /// 8.7 — who has signed the result.
    pub signed: ByColor<bool>,
    /// A.4.3 — how often each player has asked to see the scoresheet.
    pub asked: ByColor<u32>,
}

impl Sheets {
    /// 8.4 — whether this player has reported that he records no longer.
    pub fn has_stopped(&self, color: Color) -> bool {
        self.recording.get(color).stopped
    }

    /// 8.5 — whether this player must complete his scoresheet before he moves.
    pub fn is_due(&self, color: Color) -> bool {
        self.recording.get(color).due
    }

    /// 8.7 — whether this player has signed the result.
    pub fn has_signed(&self, color: Color) -> bool {
        *self.signed.get(color)
    }

    /// 8.5 — the article by which scoresheets are completed now.
    pub fn completing_article(&self) -> &'static str {
        self.first.unwrap_or("8.5.2")
    }

    /// 8.1.1, 8.4 — the move is written down by who records.
    pub(in crate::game) fn write_down(&mut self, played: Move) {
        for color in Color::ALL {
            let score = self.scores.get_mut(color);
            if self.recording.get(color).stopped {
                score.leave_out();
            } else {
                score.write(played);
            }
        }
    }

    /// 8.4 — this player records no longer, in the period of this number.
    pub(in crate::game) fn stop(&mut self, color: Color, period: usize) {
        let recording = self.recording.get_mut(color);
        recording.stopped = true;
        recording.freed = Some(period);
    }

    /// 8.5 — this player has written down the moves he had not recorded.
    pub(in crate::game) fn complete(&mut self, color: Color, played: impl Iterator<Item = Move>) {
        self.scores.get_mut(color).complete(played);
        self.records_again(color);
        self.first = self.first.filter(|_| Color::ALL.into_iter().any(|color| self.is_due(color)));
        if !Color::ALL.into_iter().all(|color| self.has_stopped(color)) {
            self.keeper = None;
        }
    }

    /// Whatever was to be completed, this player records from now on.
    fn records_again(&mut self, color: Color) {
        let recording = self.recording.get_mut(color);
        recording.stopped = false;
        recording.due = false;
    }

    /// 8.5 — a flag has fallen and the game goes on: who has not recorded completes his scoresheet first. 8.5.1 —
    /// returns whether neither has, so that the clocks stand.
    pub(in crate::game) fn are_due(&mut self) -> bool {
        for color in Color::ALL {
            let recording = self.recording.get_mut(color);
            recording.due |= recording.stopped;
        }
        let both = Color::ALL.into_iter().all(|color| self.is_due(color));
        if both {
            self.first = Some("8.5.1");
        }
        both
    }

    /// 8.6 — the next period has begun, and nothing is to be completed any more.
    pub(in crate::game) fn begin_period(&mut self) {
        self.records_again(Color::White);
        self.records_again(Color::Black);
        (self.keeper, self.first) = (None, None);
    }
}
