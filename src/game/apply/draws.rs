//! Draws offered, agreed and claimed, and what an arbiter answered, taken in (9, III).

use shakmaty::Color;

use crate::game::{DrawEvent, Game, Phase, Postponed};
use crate::laws::Millis;

impl Game {
    pub(super) fn drawing(&mut self, event: &DrawEvent, at: Millis) {
        match event {
            DrawEvent::DrawOffered { color, timely } => {
                let on_others = *timely == Some(false) && self.clock.running() == Some(!*color);
                (self.offer, self.offer_counts) = (Some(*color), !on_others);
                if on_others {
                    self.offered_in_vain(*color, 1);
                }
            }
            // In words; what was refused by a touch is refused already.
            DrawEvent::DrawDeclined { .. } => {
                if let Some(offering) = self.offer.take() {
                    self.act.refused = None;
                    self.offer_refused(offering);
                }
            }
            DrawEvent::DrawAgreed { color } => {
                self.offer = None;
                self.runs_on = self.phase == Phase::Play;
                self.halt(Phase::ConsentPending(*color), at);
            }
            DrawEvent::ConsentRefused => {
                self.phase = Phase::Paused;
                if self.runs_on {
                    self.go_on(at);
                }
            }
            DrawEvent::Claimed { color, r#move, .. } => {
                let declared = r#move.map(|declared| (*color, declared));
                self.declared = declared.or(self.declared);
                self.halt(Phase::ClaimPending(*color), at);
            }
            DrawEvent::ClaimFailed { color, bonus_ms, .. } => {
                self.clock.add(!*color, *bonus_ms, at);
                // 9.1.2.3 — the claim was an offer; one that stands already cannot be withdrawn (9.1.2.1).
                if self.may_offer(*color) {
                    self.offered_by_law(*color);
                }
                self.decided(at);
            }
            DrawEvent::IncrementRequested { color } => {
                self.increment_asked = Some(*color);
                self.offered_by_law(*color);
            }
            DrawEvent::IncrementGranted { color, increment_ms, bonus_ms } => {
                self.increment_asked = None;
                self.clock.grant_increment(*increment_ms, at);
                self.clock.add(!*color, *bonus_ms, at);
            }
            DrawEvent::IncrementRefused { .. } => self.increment_asked = None,
            DrawEvent::NormalMeansClaimed { color } => self.halt(Phase::ClaimPending(*color), at),
            DrawEvent::ClaimPostponed { color, bonus_ms } => {
                self.clock.add(!*color, *bonus_ms, at);
                self.postponed = Some(Postponed { color: *color, awarded: *bonus_ms > 0 });
                self.decided(at);
            }
            DrawEvent::ClaimRejected { color, bonus_ms } => {
                self.clock.add(!*color, *bonus_ms, at);
                self.postponed = None;
                self.decided(at);
            }
            DrawEvent::ClaimWritten { color, .. } => self.halt(Phase::ClaimWritten(*color), at),
            DrawEvent::ClaimReferred { color, .. } => self.halt(Phase::ClaimReferred(*color), at),
            // The arbiter is told.
            DrawEvent::OffersRepeated { .. } => {}
        }
    }

    /// 9.1.2.3, III.4 — an offer that the Laws make of something else; nobody is annoyed by it.
    fn offered_by_law(&mut self, color: Color) {
        if self.offer.is_none() {
            (self.offer, self.offer_counts) = (Some(color), false);
        }
    }

    /// 11.5 — an offer is refused, in words, by a touch or by a move.
    pub(super) fn offer_refused(&mut self, color: Color) {
        if self.offer_counts {
            self.offered_in_vain(color, 1);
        }
    }

    /// It was not refused: what was touched was touched by accident (4.2.2).
    pub(super) fn offer_stands_again(&mut self, color: Color) {
        self.offer = Some(color);
        if self.offer_counts {
            self.offered_in_vain(color, -1);
        }
    }

    fn offered_in_vain(&mut self, color: Color, more: i32) {
        let offers = self.offers.get_mut(color);
        *offers = offers.saturating_add_signed(more);
    }

    /// 9.5.3, III.5 — the game goes on where a claim has stopped it.
    fn decided(&mut self, at: Millis) {
        if matches!(self.phase, Phase::ClaimPending(_)) {
            self.go_on(at);
        }
    }
}
