//! Who must record (8.4), what is to be written down later (8.5), and how often a player may see the scoresheet
//! (A.4.3, B.2.3).

use shakmaty::Color;

use super::announcement::Speaker;
use super::{Desk, Game, Offence, Phase};
use crate::laws::{Cadence, Millis, Scoresheets, Supervision, Termination};

/// 8.4 — with less than this left in a period nobody need record for the rest of it, in milliseconds.
const FIVE_MINUTES: Millis = 5 * 60 * 1000;

/// 8.4 — unless at least so much is added with each move.
const THIRTY_SECONDS: Millis = 30 * 1000;

/// A.4.3, B.2.3 — how often a player may ask to see it.
pub(super) const MOST_SHEETS: u32 = 5;

impl Game {
    /// 8.1.1, 8.4 — whether this player must record now: always, but after having had less than five minutes in
    /// this period without thirty seconds or more for each move. Whoever writes for a player is bound as he is.
    #[must_use]
    pub fn must_record(&self, color: Color, at: Millis) -> bool {
        // In rapid and blitz there is no duty at all (A.2).
        if self.setup.rules().cadence != Cadence::Standard {
            return false;
        }
        let control = self.clock.control(color);
        let completed = self.clock.completed(color);
        let (period, _) = control.place(completed);
        let Some(rules) = control.period(period).filter(|_| control.is_timed()) else { return true };
        if rules.timing.with_move() >= THIRTY_SECONDS {
            return true;
        }
        if self.recording.get(color).freed == Some(period) {
            return false;
        }
        let own: Vec<_> = self.plies.iter().filter(|ply| ply.color == color).collect();
        let in_period = |nth: &usize| {
            let nth = u32::try_from(*nth).unwrap_or(u32::MAX);
            control.place(nth).0 == period
        };
        let little = |left: Millis| left < FIVE_MINUTES;
        let had_little = (0..own.len()).filter(in_period).any(|nth| {
            // Before what came with the move, and before the next period.
            let before = own[nth].left.saturating_sub(rules.timing.with_move());
            little(before)
        });
        !(had_little || little(self.clock.available(color, at)))
    }

    /// 8.4 — whether this player has reported that he records no longer.
    #[must_use]
    pub fn has_stopped_recording(&self, color: Color) -> bool {
        self.recording.get(color).stopped
    }

    /// 8.5 — whether this player must complete his scoresheet before he moves.
    #[must_use]
    pub fn score_due(&self, color: Color) -> bool {
        self.recording.get(color).due
    }

    /// 8.5.1 — who keeps the score, since neither player does.
    #[must_use]
    pub fn keeps_score(&self) -> Option<Speaker> {
        self.keeper
    }

    /// 8.5.1, 8.5.3 — whether the clocks stand until both scoresheets are complete.
    #[must_use]
    pub fn scores_first(&self) -> bool {
        self.scores_first.is_some()
    }

    /// 8.7 — whether this player has signed the result.
    #[must_use]
    pub fn has_signed(&self, color: Color) -> bool {
        *self.signed.get(color)
    }

    /// 6.9 — whether a fallen flag has ended the game, or will if the arbiter does not decide otherwise.
    pub(super) fn is_over_by_flag(&self) -> bool {
        match self.phase {
            Phase::Verdict(wrong) | Phase::Arbiter(wrong) => matches!(wrong, Offence::Flag(_)),
            Phase::Over(outcome) => matches!(outcome.reason, Termination::Time | Termination::TimeDrawn),
            _ => false,
        }
    }

    /// 8.5 — the article by which scoresheets are completed now.
    #[must_use]
    pub fn completing_article(&self) -> &'static str {
        self.scores_first.unwrap_or("8.5.2")
    }

    /// A.4.3, B.2.3 — how often this player has asked to see the scoresheet.
    #[must_use]
    pub fn sheets_asked(&self, color: Color) -> u32 {
        *self.sheets.get(color)
    }

    /// Whether a player may see the scoresheet that is kept: the electronic one is his own (8.1.1.2), and in rapid and
    /// blitz by the Competition Rules nobody else writes (A.4.3, B.2.3).
    #[must_use]
    pub fn shows_sheets(&self) -> bool {
        self.setup.regulations.scoresheets == Scoresheets::Electronic || self.counts_sheets()
    }

    /// Whether seeing the scoresheet is counted: rapid and blitz by the Competition Rules, in a tournament.
    pub(super) fn counts_sheets(&self) -> bool {
        let rules = self.setup.rules();
        self.setup.desk == Desk::Tournament
            && rules.cadence != Cadence::Standard
            && rules.supervision == Supervision::Adequate
    }
}
