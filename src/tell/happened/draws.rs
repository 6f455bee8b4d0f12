//! Draws offered, agreed and claimed, and what the arbiter answered, in words (9, III).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use crate::args;
use crate::game::{Claim, DrawEvent, Event, Game, PlayEvent};
use crate::laws::{Millis, legal_move};
use crate::speech::sound::Earcon;
use crate::tell::cue::{Cue, Salience};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// The sentences of an event of this kind; `was` is the game before it, `now` after it.
pub(super) fn drawing(
    event: &DrawEvent,
    was: &Game,
    now: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let voice = phrasing.voice();
    let of = |id: Id, color: Color| vec![phrasing.of_color(id, color)];
    match event {
        DrawEvent::DrawOffered { color, .. } if now.setup().partner() == Some(!*color) => {
            of(Id::DRAW_OFFERED_TO_PARTNER, *color)
        }
        DrawEvent::DrawOffered { color, .. } => of(Id::DRAW_OFFERED, *color),
        DrawEvent::DrawDeclined { color } => {
            // A move in answer says it already (9.1.2.1).
            let moved = rest.iter().any(|event| matches!(event, Event::Play(PlayEvent::Announced { .. })));
            if moved { Vec::new() } else { of(Id::DRAW_DECLINED, *color) }
        }
        DrawEvent::OffersRepeated { color, count } => {
            let args = args!("color" => color_key(*color), "count" => *count);
            vec![phrasing.tell(Id::OFFERS_REPEATED, &args)]
        }
        DrawEvent::DrawAgreed { color } => of(Id::DRAW_AGREED, *color),
        DrawEvent::ConsentRefused => vec![voice.say(Id::CONSENT_REFUSED)],
        // That it failed says that it was made.
        DrawEvent::Claimed { .. } if rest.iter().any(fails_a_claim) => Vec::new(),
        DrawEvent::Claimed { color, claim, r#move } => claimed(*color, *claim, *r#move, was, phrasing),
        DrawEvent::ClaimFailed { color, claim, found, bonus_ms } => {
            claim_failed((*color, *claim), *found, *bonus_ms, (was, now), phrasing)
        }
        DrawEvent::IncrementRequested { color } => of(Id::INCREMENT_REQUESTED, *color),
        DrawEvent::IncrementGranted { color, increment_ms, bonus_ms } => {
            let increment = phrasing.duration(*increment_ms);
            let bonus = phrasing.duration(*bonus_ms);
            let args = args!("color" => color_key(*color), "increment" => increment, "bonus" => bonus);
            vec![phrasing.tell(Id::INCREMENT_GRANTED, &args)]
        }
        DrawEvent::IncrementRefused { .. } => vec![voice.say(Id::INCREMENT_REFUSED)],
        DrawEvent::NormalMeansClaimed { color } => of(Id::NORMAL_MEANS_CLAIMED, *color),
        DrawEvent::ClaimPostponed { color, bonus_ms } => {
            with_bonus((Id::CLAIM_POSTPONED, Id::CLAIM_POSTPONED_BONUS), *color, *bonus_ms, phrasing)
        }
        DrawEvent::ClaimRejected { color, bonus_ms } => {
            with_bonus((Id::CLAIM_REJECTED, Id::CLAIM_REJECTED_BONUS), *color, *bonus_ms, phrasing)
        }
        DrawEvent::ClaimWritten { color, .. } => of(Id::CLAIM_WRITTEN, *color),
        DrawEvent::ClaimReferred { color, verified: Some(false) } => of(Id::CLAIM_NOT_VERIFIED, *color),
        DrawEvent::ClaimReferred { .. } => vec![voice.say(Id::CLAIM_VERIFIED)],
    }
}

/// The sentence without and the one with what the opponent receives.
fn with_bonus(ids: (Id, Id), color: Color, bonus: Millis, phrasing: &Phrasing<'_>) -> Vec<String> {
    if bonus == 0 {
        return vec![phrasing.voice().say(ids.0)];
    }
    let bonus = phrasing.duration(bonus);
    vec![phrasing.tell(ids.1, &args!("color" => color_key(color), "bonus" => bonus))]
}

fn fails_a_claim(event: &Event) -> bool {
    matches!(event, Event::Draw(DrawEvent::ClaimFailed { .. }))
}

/// 9.5.1 — what is claimed.
fn claimed(
    color: Color,
    claim: Claim,
    declared: Option<UciMove>,
    was: &Game,
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let (color, claim) = (color_key(color), claim_key(claim));
    let told = declared
        .map(|declared| phrasing.telling().done(&declared, was.position().board(), was.castling_mode()));
    vec![match told {
        None => phrasing.tell(Id::CLAIMED, &args!("color" => color, "claim" => claim)),
        Some(told) => {
            phrasing.tell(Id::CLAIMED_WITH, &args!("color" => color, "claim" => claim, "move" => told))
        }
    }]
}

/// 9.5.3 — what the opponent receives, the move that must be made, what was found, and the offer in it (9.1.2.3).
fn claim_failed(
    (color, claim): (Color, Claim),
    found: u32,
    bonus: Millis,
    (was, now): (&Game, &Game),
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let declared = now.draws().declared_by(color);
    let legal = declared.is_none_or(|declared| legal_move(&declared, now.position()).is_some());
    let (id, must) = match (declared, legal) {
        (None, _) => (Id::CLAIM_FOUND, None),
        (Some(_), true) => (Id::CLAIM_FOUND_WITH, Some(Id::DECLARED_MUST)),
        (Some(_), false) => (Id::CLAIM_ILLEGAL, Some(Id::DECLARED_PIECE_MUST)),
    };
    let mut told = vec![phrasing.of_color(Id::CLAIM_FAILED, color)];
    if bonus > 0 {
        let received = args!("color" => color_key(color), "bonus" => phrasing.duration(bonus));
        told.push(phrasing.tell(Id::OPPONENT_RECEIVES, &received));
    }
    if let Some((must, declared)) = must.zip(declared) {
        let declared = phrasing.telling().done(&declared, now.position().board(), now.castling_mode());
        told.push(phrasing.tell(must, &args!("color" => color_key(color), "move" => declared)));
    }
    told.push(phrasing.tell(id, &args!("claim" => claim_key(claim), "found" => found)));
    told.push(phrasing.tell(Id::ARTICLE, &args!("article" => "9.5.3")));
    if was.draws().offer.is_none() && now.draws().offer == Some(color) {
        told.push(phrasing.voice().say(Id::CLAIM_OFFER_STANDS));
    }
    told
}

fn claim_key(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::Fifty => "fifty",
    }
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &DrawEvent) -> Cue {
    match event {
        DrawEvent::DrawOffered { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_DRAW_OFFERED).of(*color).important()
        }
        DrawEvent::DrawDeclined { color } => Cue::quiet(Salience::Call, Id::BRIEF_DRAW_DECLINED).of(*color),
        DrawEvent::OffersRepeated { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_OFFERS_REPEATED).of(*color)
        }
        DrawEvent::DrawAgreed { color } => {
            Cue::quiet(Salience::Call, Id::BRIEF_DRAW_AGREED).of(*color).important()
        }
        DrawEvent::ConsentRefused => Cue::sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CONSENT_REFUSED),
        DrawEvent::Claimed { color, .. } => Cue::quiet(Salience::Call, Id::BRIEF_CLAIMED).of(*color),
        DrawEvent::NormalMeansClaimed { color } | DrawEvent::ClaimWritten { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_CLAIMED).of(*color).important()
        }
        DrawEvent::ClaimPostponed { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_CLAIM_POSTPONED).of(*color)
        }
        DrawEvent::ClaimReferred { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_CLAIM_REFERRED).of(*color).important()
        }
        DrawEvent::ClaimFailed { color, .. } => {
            Cue::sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CLAIM_FAILED).of(*color).important()
        }
        DrawEvent::ClaimRejected { color, .. } => {
            Cue::sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CLAIM_REJECTED).of(*color).important()
        }
        DrawEvent::IncrementRequested { color } => {
            Cue::quiet(Salience::Call, Id::BRIEF_INCREMENT_ASKED).of(*color).important()
        }
        DrawEvent::IncrementGranted { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_INCREMENT_GRANTED).of(*color).important()
        }
        DrawEvent::IncrementRefused { color } => {
            Cue::sounds(Salience::Call, Earcon::Refused, Id::BRIEF_INCREMENT_REFUSED).of(*color)
        }
    }
}
