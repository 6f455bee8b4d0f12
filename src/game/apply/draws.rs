//! Draws offered, agreed and claimed, and what an arbiter answered, taken in (9, III).

use super::coordinates;
use crate::game::{Event, Game, Phase, Postponed};
use crate::laws::Millis;

impl Game {
    pub(super) fn drawing(&mut self, event: &Event, at: Millis) {
        match event {
            Event::DrawOffered { color, .. } => self.offer = Some(*color),
            // In words; what was refused by a touch is refused already.
            Event::DrawDeclined { .. } if self.offer.is_some() => {
                (self.offer, self.act.refused) = (None, None);
            }
            Event::DrawAgreed { color } => {
                self.offer = None;
                self.runs_on = self.phase == Phase::Play;
                self.halt(Phase::ConsentPending(*color), at);
            }
            Event::ConsentRefused => {
                self.phase = Phase::Paused;
                if self.runs_on {
                    self.go_on(at);
                }
            }
            Event::Claimed { color, r#move, .. } => {
                let declared = r#move.as_deref().and_then(coordinates).map(|declared| (*color, declared));
                self.declared = declared.or(self.declared);
                self.halt(Phase::ClaimPending(*color), at);
            }
            Event::ClaimFailed { color, bonus_ms, .. } => {
                self.clock.add(!*color, *bonus_ms, at);
                // 9.1.2.3 — the claim was an offer; one that stands already cannot be withdrawn (9.1.2.1).
                if self.may_offer(*color) {
                    self.offer = self.offer.or(Some(*color));
                }
                self.decided(at);
            }
            Event::IncrementRequested { color } => {
                self.increment_asked = Some(*color);
                self.offer = self.offer.or(Some(*color));
            }
            Event::IncrementGranted { color, increment_ms, bonus_ms } => {
                self.increment_asked = None;
                self.clock.grant_increment(*increment_ms, at);
                self.clock.add(!*color, *bonus_ms, at);
            }
            Event::IncrementRefused { .. } => self.increment_asked = None,
            Event::NormalMeansClaimed { color } => self.halt(Phase::ClaimPending(*color), at),
            Event::ClaimPostponed { color, bonus_ms } => {
                self.clock.add(!*color, *bonus_ms, at);
                self.postponed = Some(Postponed { color: *color, awarded: *bonus_ms > 0 });
                self.decided(at);
            }
            Event::ClaimRejected { color, bonus_ms } => {
                self.clock.add(!*color, *bonus_ms, at);
                self.postponed = None;
                self.decided(at);
            }
            Event::ClaimWritten { color, .. } => self.halt(Phase::ClaimWritten(*color), at),
            Event::ClaimReferred { color, .. } => self.halt(Phase::ClaimReferred(*color), at),
            _ => {}
        }
    }

    /// 9.5.3, III.5 — the game goes on where a claim has stopped it.
    fn decided(&mut self, at: Millis) {
        if matches!(self.phase, Phase::ClaimPending(_)) {
            self.go_on(at);
        }
    }
}
