//! A refusal in words; why something said is no move is told by [`crate::announcement`].

use super::phrasing::Phrasing;
use crate::announcement::misfit;
use crate::args;
use crate::game::{Desk, Game, Refusal};

/// Why a command changed nothing.
#[must_use]
pub fn refusal(refusal: &Refusal, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let id = format!("refused-{}", refusal.name());
    match refusal {
        Refusal::Misfit(found) | Refusal::ReportMisfit(found) => {
            let helps = game.setup().desk == Desk::Practice;
            misfit(found, phrasing, helps)
        }
        Refusal::MayNot(deed) => {
            let article = deed.article();
            vec![voice.tell(&format!("may-not-{}", deed.name()), &args!("article" => article))]
        }
        Refusal::NotYourTurn(color)
        | Refusal::NotPressed(color)
        | Refusal::RepeatFirst(color)
        | Refusal::NotToSeal(color)
        | Refusal::ReplierAbsent(color)
        | Refusal::NotAbsent(color)
        | Refusal::AbsentAlready(color)
        | Refusal::BeenThere(color)
        | Refusal::FlagDown(color) => {
            vec![phrasing.of_color(&id, *color)]
        }
        // 6.11.3 — there the arbiter decides when the clocks run again.
        Refusal::Paused if game.setup().desk == Desk::Tournament => vec![voice.say("resumed-tournament")],
        Refusal::OwnOffer => {
            let color = game.offer().unwrap_or(game.turn());
            vec![phrasing.of_color(&id, color)]
        }
        Refusal::SessionTooLong => vec![phrasing.of_color(&id, game.turn())],
        Refusal::AlreadyAnnounced => {
            vec![voice.tell(&id, &args!("move" => phrasing.in_hand(game).unwrap_or_default()))]
        }
        _ => vec![voice.say(&id)],
    }
}
