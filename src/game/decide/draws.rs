//! Draws offered, agreed and claimed (5.2.3, 9).

use shakmaty::Color;

use super::{Decided, ended};
use crate::announcement::{Claim, Speaker};
use crate::game::{Event, Game, Refusal};
use crate::laws::{Ending, GameResult, moves_without_progress, occurrences};

impl Game {
    pub(super) fn decide_offer(&self, by: Speaker) -> Decided {
        let color = self.player(by)?;
        if self.offer.is_some() {
            return Err(Refusal::AlreadyOffered);
        }
        Ok(vec![Event::DrawOffered { color }])
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

    /// 5.2.3 — a draw by agreement, once each player has made a move.
    pub(super) fn decide_accept(&self, by: Speaker) -> Decided {
        self.answering(by)?;
        let made = |color| {
            self.plies.iter().any(|ply| ply.color == color)
                || self.hand.as_ref().is_some_and(|hand| hand.color == color)
        };
        if self.setup.rules().agreement_needs_moves && !(made(Color::White) && made(Color::Black)) {
            return Err(Refusal::TooEarlyToAgree);
        }
        Ok(vec![ended(GameResult::Drawn, Ending::Agreement)])
    }

    /// 9.2.1.2, 9.3.2 — a claim on the position on the board, by the player to move.
    pub(super) fn decide_claim(&self, by: Speaker, claim: Claim) -> Decided {
        let color = self.player(by)?;
        self.in_play()?;
        if self.turn() != color || self.hand.is_some() {
            return Err(Refusal::NotToClaim);
        }
        if self.has_touched(color) {
            return Err(Refusal::TouchedBeforeClaim);
        }
        let (found, needed, reason) = match claim {
            Claim::Threefold => (occurrences(&self.positions), 3, Ending::ThreefoldClaim),
            Claim::Fifty => (moves_without_progress(self.position()) as usize, 50, Ending::FiftyMovesClaim),
        };
        if found >= needed {
            return Ok(vec![ended(GameResult::Drawn, reason)]);
        }
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        Ok(vec![Event::ClaimFailed {
            color,
            claim,
            found,
            bonus_ms: self.penalty(self.setup.rules().claim_bonus),
        }])
    }
}
