//! What happens in an adjournment, taken in (Guidelines I), and who is at the board (6.7).

use shakmaty::{ByColor, Color};

use super::clock::halt;
use super::made::take_off_boards;
use crate::game::parts::RulingReach;
use crate::game::{Adjournment, AdjournmentEvent, Game, Offence, Phase};
use crate::laws::Millis;

pub fn apply(game: &mut Game, event: &AdjournmentEvent, at: Millis) {
    match event {
        AdjournmentEvent::Sealing { early_ms, reply, .. } => sealing(game, *early_ms, *reply, at),
        AdjournmentEvent::Sealed { envelope, made, .. } => change(game, |adjournment| {
            adjournment.envelope = Some(envelope.clone());
            adjournment.fixed = *made;
            adjournment.made = None;
        }),
        AdjournmentEvent::Adjourned { deemed_ms } => adjourned(game, *deemed_ms, at),
        AdjournmentEvent::ResumptionSet { text } => {
            change(game, |adjournment| adjournment.resumption = Some(text.clone()));
        }
        AdjournmentEvent::EnvelopeChecked { .. } => change(game, |adjournment| adjournment.checked = true),
        AdjournmentEvent::ResumptionBegun { .. } => {
            change(game, |adjournment| adjournment.begun = true);
            game.presence.called = Some(at);
            start_for_absent(game, at);
        }
        AdjournmentEvent::EnvelopeOpened { fault, .. } => opened(game, fault.is_some(), at),
        AdjournmentEvent::EnvelopeLost { .. } => {
            game.clock.stop(at);
            game.phase = Phase::Play;
            // I.12.1 — he need only say what he has sealed, so his clock stands until he has.
            game.course.stands_until = Some(game.course.plies.len() + 1);
            game.adjournment = None;
        }
        AdjournmentEvent::Absent { color } => {
            *game.presence.absent.get_mut(*color) = true;
            let begun = game.adjournment.as_ref().is_some_and(|adjournment| adjournment.begun);
            if begun && game.phase == Phase::Adjourned {
                start_for_absent(game, at);
            }
        }
        AdjournmentEvent::Arrived { color } => {
            *game.presence.absent.get_mut(*color) = false;
            // I.9.2 — he may stop his clock and summon the arbiter.
            if game.phase == Phase::Adjourned && game.clock.running() == Some(*color) {
                game.clock.stop(at);
            }
        }
        AdjournmentEvent::DefaultTimeOver { color } => {
            game.clock.stop(at);
            change(game, |adjournment| *adjournment.late.get_mut(*color) = true);
        }
        // It is for the arbiter to answer.
        AdjournmentEvent::AdjournmentAsked { .. } => {}
    }
}

/// What becomes of the adjournment, if there is one: without it only a damaged record speaks of it.
fn change(game: &mut Game, change: impl FnOnce(&mut Adjournment)) {
    if let Some(adjournment) = &mut game.adjournment {
        change(adjournment);
    }
}

/// I.1.1 — a move made on the board before is the one to seal; I.2.2 asks for the position without it.
fn sealing(game: &mut Game, early: Millis, reply: bool, at: Millis) {
    let made = game.course.hand.as_ref().map(|hand| hand.done);
    take_off_boards(game);
    let turn = game.turn();
    game.adjournment = Some(Adjournment {
        sealer: turn,
        since: at,
        early,
        reply,
        made,
        envelope: None,
        fixed: false,
        resumption: None,
        checked: false,
        begun: false,
        late: ByColor { white: false, black: false },
        flag: None,
    });
    game.phase = Phase::Sealing;
    if game.clock.running() != Some(turn) {
        game.clock.start(turn, at);
    }
}

fn adjourned(game: &mut Game, deemed: Millis, at: Millis) {
    // I.1.2 — his clock is read as if it had run to the end of the session, even if it stood when he sealed.
    if let Some(sealer) = game.adjournment.as_ref().map(|adjournment| adjournment.sealer)
        && deemed > 0
    {
        game.clock.start(sealer, at);
    }
    game.clock.stop(at.saturating_add(deemed));
    game.clock.resume_from(at);
    game.phase = Phase::Adjourned;
    let reply = game.adjournment.as_ref().is_some_and(|adjournment| adjournment.reply);
    if reply {
        change(game, |adjournment| adjournment.begun = true);
        start_for_absent(game, at);
    } else {
        game.presence.called = None;
        game.presence.absent = ByColor { white: false, black: false };
    }
}

/// I.9.2, I.9.3, I.11 — the clock of the player who must reply runs until he arrives.
fn start_for_absent(game: &mut Game, at: Millis) {
    if let Some(adjournment) = game.adjournment.as_ref().filter(|found| !found.is_over_time())
        && game.waits_for_replier()
    {
        game.clock.start(adjournment.replier(), at);
    }
}

fn opened(game: &mut Game, faulty: bool, at: Millis) {
    game.clock.stop(at);
    let Some(adjournment) = game.adjournment.take() else { return };
    game.phase = if faulty { Phase::Verdict(Offence::Sealed(adjournment.sealer)) } else { Phase::Play };
    game.course.reopened = Some(game.course.plies.len() + 1);
}

/// The arbiter lets the clocks run again while a move is being sealed, or is sealed (I.10).
pub(super) fn go_on_sealed(game: &mut Game, at: Millis) {
    if game.phase == Phase::Sealing {
        game.clock.start(game.turn(), at);
        return;
    }
    change(game, |adjournment| {
        (adjournment.late, adjournment.flag) = (ByColor { white: false, black: false }, None);
    });
    // The default time that was waived is not counted again.
    game.presence.called = None;
    start_for_absent(game, at);
}

/// A flag that falls while the envelope is closed is judged when it is open.
pub(super) fn flag_fell(game: &mut Game, color: Color, at: Millis) {
    if let Some(adjournment) = game.adjournment.as_mut().filter(|_| game.phase == Phase::Adjourned) {
        game.clock.stop(at);
        adjournment.flag = Some(color);
        return;
    }
    halt(game, Phase::Verdict(Offence::Flag(color)), at);
}

pub fn reach(event: &AdjournmentEvent) -> RulingReach {
    match event {
        AdjournmentEvent::DefaultTimeOver { .. } => RulingReach::Ruling,
        AdjournmentEvent::Absent { .. }
        | AdjournmentEvent::Arrived { .. }
        | AdjournmentEvent::AdjournmentAsked { .. }
        | AdjournmentEvent::Sealing { .. }
        | AdjournmentEvent::Sealed { .. }
        | AdjournmentEvent::Adjourned { .. }
        | AdjournmentEvent::ResumptionSet { .. }
        | AdjournmentEvent::EnvelopeChecked { .. }
        | AdjournmentEvent::ResumptionBegun { .. }
        | AdjournmentEvent::EnvelopeOpened { .. }
        | AdjournmentEvent::EnvelopeLost { .. } => RulingReach::GoneOn,
    }
}
