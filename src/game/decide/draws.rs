//! Draws offered and agreed (5.2.3, 9.1).

use shakmaty::Color;

use super::{Decided, ended};
use crate::game::announcement::Speaker;
use crate::game::{DrawEvent, Event, Game, Phase, Press, Refusal};
use crate::laws::{GameResult, Termination};

impl Game {
    /// 9.1.2.1 — an offer is valid at any time; its proper time is noted with it.
    pub(super) fn decide_offer(&self, by: Speaker) -> Decided {
        let color = self.player(by)?;
        if self.offer.is_some() {
            return Err(Refusal::AlreadyOffered);
        }
        if !self.may_offer(color) {
            return Err(Refusal::TooEarlyToOffer(self.setup.regulations.no_offers_before));
        }
        Ok(vec![Event::Draw(DrawEvent::DrawOffered { color, timely: Some(self.is_time_to_offer(color)) })])
    }

    /// 9.1.2.1 — after the move is made and before the clock is pressed; where the program presses at once, until
    /// the opponent has made his.
    fn is_time_to_offer(&self, color: Color) -> bool {
        // I.2.6, I.4 — an offer goes with the sealed move.
        if let Some(adjournment) = &self.adjournment {
            return adjournment.sealer == color;
        }
        match &self.hand {
            _ if self.is_unpressed(color) => true,
            Some(hand) => hand.color == color,
            None => self.setup.press == Press::Auto && self.turn() != color && self.made(color) > 0,
        }
    }

    /// 9.1.2.1 — an offer cannot be withdrawn.
    pub(super) fn decide_withdraw_offer(&self, by: Speaker) -> Decided {
        let color = self.player(by)?;
        Err(if self.offer == Some(color) { Refusal::CannotWithdraw } else { Refusal::NoOffer })
    }

    /// The player who answers the offer.
    pub(super) fn answering(&self, by: Speaker) -> Result<Color, Refusal> {
        let color = self.player(by)?;
        match self.offer {
            None => Err(Refusal::NoOffer),
            Some(offering) if offering == color => Err(Refusal::OwnOffer),
            Some(_) => Ok(color),
        }
    }

    /// 5.2.3 — a draw by agreement, once each player has made a move; by the rules of an event only with the
    /// arbiter's consent (9.1.1).
    pub(super) fn decide_accept(&self, by: Speaker) -> Decided {
        if by == Speaker::Arbiter {
            return self.decide_agree(by);
        }
        let color = self.answering(by)?;
        let both = self.made(Color::White) > 0 && self.made(Color::Black) > 0;
        if self.setup.rules().agreement_needs_moves && !both {
            return Err(Refusal::TooEarlyToAgree);
        }
        if !self.setup.regulations.offers_need_consent {
            return Ok(vec![ended(GameResult::Drawn, Termination::Agreement)]);
        }
        match self.phase {
            Phase::SettingRight(..) => Err(Refusal::SettingRight),
            _ => Ok(vec![Event::Draw(DrawEvent::DrawAgreed { color })]),
        }
    }

    /// 9.1.2.1 — the offer is refused in words.
    pub(super) fn decide_decline(&self, by: Speaker) -> Decided {
        if by == Speaker::Arbiter {
            return self.decide_disagree(by);
        }
        Ok(vec![Event::Draw(DrawEvent::DrawDeclined { color: self.answering(by)? })])
    }
}
