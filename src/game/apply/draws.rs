//! Draws offered, agreed and claimed, and what an arbiter answered, taken in (9, III).

use shakmaty::Color;

use super::clock::{go_on, halt};
use crate::game::parts::RulingReach;
use crate::game::{DrawEvent, Game, Phase, Postponed};
use crate::laws::Millis;

pub fn apply(game: &mut Game, event: &DrawEvent, at: Millis) {
    match event {
        DrawEvent::DrawOffered { color, timely } => {
            let on_others_time = *timely == Some(false) && game.clock.running() == Some(!*color);
            game.draws.offered(*color, on_others_time);
        }
        // In words; what was refused by a touch is refused already.
        DrawEvent::DrawDeclined { .. } => {
            if let Some(offering) = game.draws.offer {
                game.act.refused = None;
                game.draws.refused(offering);
            }
        }
        DrawEvent::DrawAgreed { color } => {
            game.draws.offer = None;
            game.draws.runs_on = game.phase == Phase::Play;
            halt(game, Phase::ConsentPending(*color), at);
        }
        DrawEvent::ConsentRefused => {
            game.phase = Phase::Paused;
            if game.draws.runs_on {
                go_on(game, at);
            }
        }
        DrawEvent::Claimed { color, r#move, .. } => {
            game.draws.declared = r#move.map(|declared| (*color, declared)).or(game.draws.declared);
            halt(game, Phase::ClaimPending(*color), at);
        }
        DrawEvent::ClaimFailed { color, bonus_ms, .. } => {
            // 9.1.2.3 — the claim was an offer; one that stands already cannot be withdrawn (9.1.2.1).
            if game.may_offer(*color) {
                game.draws.offered_by_law(*color);
            }
            decided(game, *color, *bonus_ms, at);
        }
        DrawEvent::IncrementRequested { color } => {
            game.draws.increment_asked = Some(*color);
            game.draws.offered_by_law(*color);
        }
        DrawEvent::IncrementGranted { color, increment_ms, bonus_ms } => {
            game.draws.increment_asked = None;
            game.clock.grant_increment(*increment_ms, at);
            game.clock.add(!*color, *bonus_ms, at);
        }
        DrawEvent::IncrementRefused { .. } => game.draws.increment_asked = None,
        DrawEvent::NormalMeansClaimed { color } => halt(game, Phase::ClaimPending(*color), at),
        DrawEvent::ClaimPostponed { color, bonus_ms } => {
            game.draws.postponed = Some(Postponed { color: *color, awarded: *bonus_ms > 0 });
            decided(game, *color, *bonus_ms, at);
        }
        DrawEvent::ClaimRejected { color, bonus_ms } => {
            game.draws.postponed = None;
            decided(game, *color, *bonus_ms, at);
        }
        DrawEvent::ClaimWritten { color, .. } => halt(game, Phase::ClaimWritten(*color), at),
        DrawEvent::ClaimReferred { color, .. } => halt(game, Phase::ClaimReferred(*color), at),
        // The arbiter is told.
        DrawEvent::OffersRepeated { .. } => {}
    }
}

/// 9.5.3, III.5 — the opponent of who has claimed receives his time, and the game goes on where the claim has stopped it.
fn decided(game: &mut Game, color: Color, bonus: Millis, at: Millis) {
    game.clock.add(!color, bonus, at);
    if matches!(game.phase, Phase::ClaimPending(_)) {
        go_on(game, at);
    }
}

pub fn reach(event: &DrawEvent) -> RulingReach {
    match event {
        DrawEvent::Claimed { .. }
        | DrawEvent::ClaimFailed { .. }
        | DrawEvent::ConsentRefused
        | DrawEvent::IncrementGranted { .. }
        | DrawEvent::IncrementRefused { .. }
        | DrawEvent::ClaimPostponed { .. }
        | DrawEvent::ClaimRejected { .. } => RulingReach::Ruling,
        DrawEvent::OffersRepeated { .. } => RulingReach::Light,
        DrawEvent::DrawOffered { .. }
        | DrawEvent::DrawDeclined { .. }
        | DrawEvent::DrawAgreed { .. }
        | DrawEvent::IncrementRequested { .. }
        | DrawEvent::NormalMeansClaimed { .. }
        | DrawEvent::ClaimWritten { .. }
        | DrawEvent::ClaimReferred { .. } => RulingReach::GoneOn,
    }
}
