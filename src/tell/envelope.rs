//! A game adjourned: how it stands, and what stands on its envelope (Guidelines I).

use shakmaty::Position;

use super::answers::{answer, clocks as told_clocks};
use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::game::{Desk, Game, Phase};
use crate::laws::Millis;
use crate::query::{clocks, sides};
use crate::voice::Id;

/// What is said of a game that is adjourned, when it is taken up.
pub(super) fn adjourned(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some(adjournment) = game.adjournment() else { return Vec::new() };
    let (voice, mut told) = (phrasing.voice(), Vec::new());
    if *game.phase() == Phase::Sealing {
        told.push(phrasing.of_color(Id::SEALING, adjournment.sealer));
        if game.clock().running().is_none() && game.setup().desk == Desk::Tournament {
            told.push(voice.say(Id::RESUMED_TOURNAMENT));
        }
        return told;
    }
    told.push(phrasing.of_color(Id::ADJOURNED, adjournment.sealer));
    if let Some(text) = &adjournment.resumption {
        told.push(voice.tell(Id::RESUMPTION_SET, &args!("text" => text.clone())));
    }
    told.push(voice.say(if adjournment.begun { Id::RESUMPTION_OPEN } else { Id::RESUMPTION_HOW }));
    told
}

/// I.2 — what stands on the envelope of this game; nothing when it has none.
pub fn on_envelope(game: &Game, at: Millis, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some(adjournment) = game.adjournment().filter(|_| *game.phase() == Phase::Adjourned) else {
        return Vec::new();
    };
    let name = |name: &str| if name.is_empty() { phrasing.say(Id::UNNAMED) } else { name.to_owned() };
    let setup = game.setup();
    let players = args!("white" => name(&setup.white), "black" => name(&setup.black));
    let sides = answer(&sides(game.position().board(), None, adjournment.sealer), game, phrasing);
    let number = game.position().fullmoves().get();
    let mut told = vec![
        phrasing.tell(Id::OPENED_PLAYERS, &players),
        phrasing.tell(Id::ENVELOPE_POSITION, &args!("position" => sides.join(" "))),
        told_clocks(&clocks(None, true, game, at), game, phrasing),
        phrasing
            .tell(Id::ENVELOPE_SEALED, &args!("color" => color_key(adjournment.sealer), "number" => number)),
    ];
    told.extend(game.draws().offer.map(|offering| phrasing.of_color(Id::DRAW_OFFERED, offering)));
    told.push(match &adjournment.resumption {
        Some(text) => phrasing.tell(Id::RESUMPTION_SET, &args!("text" => text.clone())),
        None => phrasing.say(Id::RESUMPTION_UNSET),
    });
    told.push(phrasing.say(if adjournment.checked { Id::ENVELOPE_CHECKED } else { Id::ENVELOPE_UNCHECKED }));
    if phrasing.is_brief() {
        // Whose envelope it is stands before what the players know.
        told.rotate_left(3);
    }
    told
}
