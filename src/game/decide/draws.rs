//! Draws offered and agreed (5.2.3, 9.1).

use shakmaty::Color;

use super::gates::{Decided, ended, one, player};
use super::quickplay;
use crate::game::announcement::Speaker;
use crate::game::{DrawEvent, Game, Phase, Press, Refusal};
use crate::laws::{GameResult, Termination};

/// 9.1.2.1 — an offer is valid at any time; its proper time is noted with it.
pub(super) fn offer(game: &Game, by: Speaker) -> Decided {
    let color = player(game, by)?;
    if game.draws.offer.is_some() {
        return Err(Refusal::AlreadyOffered);
    }
    if !game.may_offer(color) {
        return Err(Refusal::TooEarlyToOffer(game.setup.regulations.no_offers_before));
    }
    one(DrawEvent::DrawOffered { color, timely: Some(is_time_to_offer(game, color)) })
}

/// 9.1.2.1 — after the move is made and before the clock is pressed; where the program presses at once, until
/// the opponent has made his.
fn is_time_to_offer(game: &Game, color: Color) -> bool {
    // I.2.6, I.4 — an offer goes with the sealed move.
    if let Some(adjournment) = &game.adjournment {
        return adjournment.sealer == color;
    }
    match &game.course.hand {
        _ if game.course.is_unpressed(color) => true,
        Some(hand) => hand.color == color,
        None => game.setup.press == Press::Auto && game.turn() != color && game.course.made(color) > 0,
    }
}

/// 9.1.2.1 — an offer cannot be withdrawn.
pub(super) fn withdraw_offer(game: &Game, by: Speaker) -> Decided {
    let color = player(game, by)?;
    Err(if game.draws.offer == Some(color) { Refusal::CannotWithdraw } else { Refusal::NoOffer })
}

/// The player who answers the offer.
pub(super) fn answering(game: &Game, by: Speaker) -> Result<Color, Refusal> {
    let color = player(game, by)?;
    match game.draws.offer {
        None => Err(Refusal::NoOffer),
        Some(offering) if offering == color => Err(Refusal::OwnOffer),
        Some(_) => Ok(color),
    }
}

/// 5.2.3 — a draw by agreement, once each player has made a move; by the rules of an event only with the
/// arbiter's consent (9.1.1).
pub(super) fn accept(game: &Game, by: Speaker) -> Decided {
    if by == Speaker::Arbiter {
        return quickplay::agree(game, by);
    }
    let color = answering(game, by)?;
    let both = game.course.made(Color::White) > 0 && game.course.made(Color::Black) > 0;
    if game.setup.rules().agreement_needs_moves && !both {
        return Err(Refusal::TooEarlyToAgree);
    }
    if !game.setup.regulations.offers_need_consent {
        return one(ended(GameResult::Drawn, Termination::Agreement));
    }
    if matches!(game.phase, Phase::SettingRight(..)) {
        return Err(Refusal::SettingRight);
    }
    one(DrawEvent::DrawAgreed { color })
}

/// 9.1.2.1 — the offer is refused in words.
pub(super) fn decline(game: &Game, by: Speaker) -> Decided {
    if by == Speaker::Arbiter {
        return quickplay::disagree(game, by);
    }
    one(DrawEvent::DrawDeclined { color: answering(game, by)? })
}
