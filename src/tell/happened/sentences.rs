//! What happened together, in sentences.

use shakmaty::Color;

use super::boards::checked;
use super::draws::drawing;
use super::play::{over, played_on};
use super::rulings::{clock_order, ruling};
use super::touch::{handled, is_step};
use super::turn::{turn, you};
use super::{adjournment, boards, draws, play, rulings, scores, touch};
use crate::game::{
    DrawEvent, Event, Game, Phase, PlayEvent, Press, Refusal, RulingEvent, Transition, unfinished,
};
use crate::speech::Priority;
use crate::tell::cue::{Cue, Salience};
use crate::tell::phrasing::Phrasing;
use crate::tell::refuse;
use crate::voice::Id;

/// What happened, by itself.
pub(super) fn events_of(happened: &[Transition]) -> Vec<Event> {
    happened.iter().map(|transition| transition.record.event.clone()).collect()
}

/// The sentences of what happened together.
pub fn events(happened: &[Transition], phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some((first, last)) = happened.first().zip(happened.last()) else { return Vec::new() };
    let (before, after) = (&*first.before, &*last.after);
    let events = events_of(happened);
    let events = events.as_slice();
    let mut sentences = Vec::new();
    for (place, Transition { record, before, after }) in happened.iter().enumerate() {
        let around = [&events[..place], &events[place + 1..]];
        sentences.extend(sentences_of(&record.event, before, after, around, phrasing));
    }
    // III.4 — the offer is refused: now the arbiter decides about what was asked for with it.
    let refused = events.iter().any(|event| matches!(event, Event::Draw(DrawEvent::DrawDeclined { .. })));
    if refused && after.draws().increment_asked.is_some() {
        sentences.push(phrasing.say(Id::INCREMENT_OPEN));
    }
    // D.2.8 — what was put right had ended the game.
    let corrected = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Corrected { .. })));
    if corrected && before.outcome().is_some() && after.outcome().is_none() {
        sentences.push(phrasing.say(Id::GAME_GOES_ON));
    }
    // D.2.8 — what hands had done at its word is not done.
    let steps = |game: &Game| game.act().places().len() + game.act().removed.len();
    if corrected && steps(after) < steps(before) {
        sentences.push(phrasing.say(Id::HANDS_BACK));
    }
    // 4.7 — where the program presses, nobody asks for it any more.
    if after.setup().press == Press::Auto
        && let Some(hand) = after.hand().filter(|_| events.iter().any(is_step))
        && let Some(refusal @ Refusal::AlreadyPlaced(_)) = unfinished(after, hand.color, Some(&hand.done))
    {
        sentences.extend(refuse::refusal(&refusal, after, phrasing));
    }
    if calls_to_move(events, before, after) {
        let answered = |event: &Event| matches!(event, Event::Play(PlayEvent::Announced { by, .. }) if you(after).is_some_and(|you| by.color() == Some(!you)));
        // The partner has just moved: whose turn it is then is evident.
        let evident = you(after) == Some(after.turn()) && events.iter().any(answered);
        sentences.push(if evident { phrasing.say(Id::TURN_YOU) } else { turn(after, phrasing) });
        // D.2.1 — his first words are the repeat.
        if after.repeat_due() == Some(after.turn()) {
            sentences.push(phrasing.of_color(Id::REPEATS_NOW, after.turn()));
        }
    }
    sentences
}

/// Whose turn it is, is said when it has changed and a person is to move.
pub(super) fn calls_to_move(events: &[Event], before: &Game, after: &Game) -> bool {
    if *after.phase() != Phase::Play || after.setup().partner() == Some(after.turn()) {
        return false;
    }
    let resumed = |event: &Event| {
        matches!(
            event,
            Event::Play(
                PlayEvent::Started { .. }
                    | PlayEvent::Continued { .. }
                    | PlayEvent::TakenBack { .. }
                    | PlayEvent::Resumed
            ) | Event::Ruling(RulingEvent::IllegalCompleted { .. })
                | Event::Draw(
                    DrawEvent::ConsentRefused
                        | DrawEvent::ClaimFailed { .. }
                        | DrawEvent::ClaimPostponed { .. }
                        | DrawEvent::ClaimRejected { .. }
                )
        )
    };
    // Who has taken the move (1.3) need not be called to it.
    let took = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::HasMove { .. })));
    (before.turn() != after.turn() && !took) || events.iter().any(resumed)
}

/// What an event is in sentences; `around` is what has happened with it, before it and behind it.
pub(super) fn sentences_of(
    event: &Event,
    was: &Game,
    now: &Game,
    around: [&[Event]; 2],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let [told, rest] = around;
    match event {
        Event::Play(PlayEvent::Ended { reason, .. }) => over(*reason, was, now, told, phrasing),
        Event::Play(event) => played_on(event, was, now, rest, phrasing),
        Event::Boards(event) => checked(event, was, now, rest, phrasing),
        Event::Draw(event) => drawing(event, was, now, rest, phrasing),
        Event::Clock(event) => clock_order(event, phrasing),
        Event::Ruling(event) => ruling(event, was, now, rest, phrasing),
        Event::Hands(event) => handled(event, now, phrasing),
        Event::Adjournment(event) => adjournment::adjournment(event, was, now, rest, phrasing),
        Event::Scores(event) => scores::scores(event, now, phrasing),
        Event::Damaged(_) => Vec::new(),
    }
}

/// The cue of an event of this kind.
pub fn cue(event: &Event) -> Cue {
    match event {
        Event::Play(event) => play::cue(event),
        Event::Boards(event) => boards::cue(event),
        Event::Draw(event) => draws::cue(event),
        Event::Clock(event) => rulings::clock_cue(event),
        Event::Hands(event) => touch::cue(event),
        Event::Ruling(event) => rulings::cue(event),
        Event::Adjournment(event) => adjournment::cue(event),
        Event::Scores(event) => scores::cue(event),
        Event::Damaged(_) => Cue::silent(Salience::Course),
    }
}

/// The opponent's moves and rulings are never dropped for anything that comes later.
pub fn priority(happened: &[Transition], you: Option<Color>) -> Priority {
    let weighty = |event: &Event| match event {
        Event::Play(PlayEvent::Announced { by, .. }) => you.is_some() && by.color() != you,
        event => cue(event).is_important,
    };
    if happened.iter().any(|one| weighty(&one.record.event)) {
        Priority::Important
    } else {
        Priority::Message
    }
}
