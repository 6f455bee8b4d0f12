//! A game adjourned and taken up again (Guidelines I, D.2.10.6), and who is at the board (6.7).

use std::time::Duration;

use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::completed::{completed_by_adjourning, refused_by_hand, repeated_by};
use super::gates::{Decided, allowed, ended, for_his_player, goes_on, in_play, not_over, one};
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve, resolve_geometry};
use crate::game::hands::obligation;
use crate::game::{
    AdjournmentEvent, Desk, Event, Game, Phase, PlayEvent, Refusal, Right, SealedFault, SealedText,
};
use crate::laws::{GameResult, Millis, Must, Termination, legal_move};

/// I.1 — the arbiter ends the session; a player can only ask him to.
pub(super) fn adjourn(game: &Game, by: Speaker, early: Option<Duration>, at: Millis) -> Decided {
    if game.setup.desk == Desk::Practice {
        return Err(Refusal::NotAtPractice);
    }
    let asked = by.color();
    if asked.is_none() {
        allowed(game, by, Right::Adjourn)?;
    }
    goes_on(game)?;
    if let Some(color) = asked {
        return one(AdjournmentEvent::AdjournmentAsked { color });
    }
    nothing_binds(game)?;
    let early_ms = early.map_or(0, |early| Millis::try_from(early.as_millis()).unwrap_or(Millis::MAX));
    // I.1.2 — a session never lasts longer than the time of the player on move.
    if early_ms > 0 && !game.setup.time.is_timed() {
        return Err(Refusal::NoClock);
    }
    if early_ms > 0 && early_ms >= game.clock.available(game.turn(), at) {
        return Err(Refusal::SessionTooLong);
    }
    let mut events = completed_by_adjourning(game);
    // 7.5.1 — where that was illegal, it may end the game, or bind the move that is made next.
    let after = game.after(&events, at);
    if !(after.phase == game.phase && nothing_binds(&after).is_ok() && !after.is_at_its_end()) {
        return Ok(events);
    }
    events.push(AdjournmentEvent::Sealing { by, early_ms, reply: false }.into());
    Ok(events)
}

/// I.1.1 — whether this speaker may seal now. In I.9.3 it is the reply that is sealed.
///
/// # Errors
/// Why not.
pub fn may_seal(game: &Game, by: Speaker) -> Result<(), Refusal> {
    allowed(game, by, Right::Seal)?;
    if game.phase != Phase::Sealing && !may_seal_reply(game) {
        in_play(game)?;
        return Err(Refusal::NotSealing);
    }
    for_his_player(game, by, Right::Seal, game.turn())?;
    if let Some(color) = by.color().filter(|color| *color != game.turn()) {
        return Err(Refusal::NotToSeal(color));
    }
    if let Some(owing) = game.boards.owed {
        return Err(Refusal::RepeatFirst(owing));
    }
    nothing_binds(game)?;
    if game.adjournment.as_ref().is_some_and(|adjournment| adjournment.fixed) {
        return Err(Refusal::MadeAlready);
    }
    Ok(())
}

/// 4.3, 9.5.3 — who has touched a piece, or declared a move with a wrong claim, makes that move on the board:
/// what is in an envelope nobody could hold against it.
fn nothing_binds(game: &Game) -> Result<(), Refusal> {
    if let Some(declared) = game.draws.declared_by(game.turn()) {
        return Err(Refusal::DeclaredFirst(declared));
    }
    let binding = obligation(game).filter(|found| found.must != Must::Anything || found.barred.is_some());
    match binding {
        Some(obligation) if game.course.hand.is_none() => Err(Refusal::Obliged(Box::new(obligation))),
        _ => Ok(()),
    }
}

/// I.9.3 — the sealed move is on the board, the player who sealed it is not there, and his opponent has not
/// replied yet.
fn may_seal_reply(game: &Game) -> bool {
    game.phase == Phase::Play
        && game.course.reopened == Some(game.course.plies.len())
        && game.course.hand.is_none()
        && *game.presence.absent.get(!game.turn())
}

/// What this announcement puts into the envelope. An illegal move is sealed as it was said in a tournament,
/// where nobody is told before it is opened.
///
/// # Errors
/// [`ResolveError`]: it fits several moves, or at the relay none.
pub fn to_seal(game: &Game, announcement: &Announcement) -> Result<SealedText, ResolveError> {
    let position = game.position();
    let either = *announcement == Announcement::CastlingEither && game.setup.desk == Desk::Tournament;
    let misfit = match resolve(announcement, position) {
        // Which castling is legal must not be told.
        Ok(_) if either => return Err(ResolveError::WhichCastling),
        Ok(played) => return Ok(SealedText::Move(UciMove::from_move(played, game.castling_mode()))),
        Err(misfit) => misfit,
    };
    if game.setup.desk != Desk::Tournament {
        return Err(misfit);
    }
    match resolve_geometry(announcement, position, &game.course.homes()) {
        Ok(done) => Ok(SealedText::Move(done)),
        Err(misfit) if misfit.is_ambiguous() => Err(misfit),
        Err(_) => Ok(SealedText::Announced(announcement.clone())),
    }
}

pub(super) fn seal(game: &Game, by: Speaker, envelope: &str, made: bool) -> Decided {
    may_seal(game, by)?;
    let begins = (game.phase == Phase::Play).then_some(Event::Adjournment(AdjournmentEvent::Sealing {
        by,
        early_ms: 0,
        reply: true,
    }));
    // 9.1.2.1 — a move made on the board refuses an offer; I.4 — what is only written leaves it open.
    let refused = if made { refused_by_hand(game, game.turn()) } else { Vec::new() };
    let sealed = Event::Adjournment(AdjournmentEvent::Sealed { by, envelope: envelope.to_owned(), made });
    Ok(begins.into_iter().chain(refused).chain([sealed]).collect())
}

/// I.1.1 — the envelope is sealed, and only then the clock is stopped.
pub(super) fn sealed(game: &Game, by: Speaker, at: Millis) -> Decided {
    let Some(adjournment) = game.adjournment.as_ref().filter(|_| game.phase == Phase::Sealing) else {
        return Err(Refusal::NotSealing);
    };
    for_his_player(game, by, Right::Seal, adjournment.sealer)?;
    if let Some(color) = by.color().filter(|color| *color != adjournment.sealer) {
        return Err(Refusal::NotToSeal(color));
    }
    if adjournment.envelope.is_none() {
        return Err(Refusal::NothingSealed);
    }
    // I.1.2 — what he took to seal was part of the session.
    let deemed_ms = adjournment.early.saturating_sub(at.saturating_sub(adjournment.since));
    one(AdjournmentEvent::Adjourned { deemed_ms })
}

pub(super) fn resumption(game: &Game, by: Speaker, text: &str) -> Decided {
    allowed(game, by, Right::Envelope)?;
    if !matches!(game.phase, Phase::Sealing | Phase::Adjourned) {
        return Err(not_adjourned(game));
    }
    one(AdjournmentEvent::ResumptionSet { text: text.to_owned() })
}

/// I.3 — the arbiter has checked the envelope.
pub(super) fn checked(game: &Game, by: Speaker) -> Decided {
    with_envelope(game, by)?;
    one(AdjournmentEvent::EnvelopeChecked { by })
}

/// I.9 — the time of the resumption has come; in the middle of it, the clock of an absent player runs again.
pub(super) fn resume(game: &Game, by: Speaker) -> Decided {
    let Some(adjournment) = &game.adjournment else { return Err(not_adjourned(game)) };
    if !adjournment.begun {
        return one(AdjournmentEvent::ResumptionBegun { by });
    }
    // I.10 — the arbiter decides otherwise.
    if adjournment.is_over_time() || game.clock.running().is_none() && game.waits_for_replier() {
        return one(PlayEvent::Continued { by });
    }
    Err(Refusal::Started)
}

/// I.7 — whether the envelope may be opened now.
///
/// # Errors
/// Why not.
pub fn may_open(game: &Game, by: Speaker) -> Result<(), Refusal> {
    with_envelope(game, by)?;
    let Some(adjournment) = &game.adjournment else { return Err(not_adjourned(game)) };
    // I.10 — after the default time it may be opened without him, since it may hold the end of the game.
    if game.waits_for_replier() && !adjournment.is_over_time() {
        return Err(Refusal::ReplierAbsent(adjournment.replier()));
    }
    Ok(())
}

/// I.8, I.9.1 — the envelope is open.
pub(super) fn open(game: &Game, by: Speaker, written: &SealedText) -> Decided {
    may_open(game, by)?;
    let Some(adjournment) = &game.adjournment else { return Err(not_adjourned(game)) };
    let mut events = Vec::new();
    if !adjournment.begun {
        events.push(AdjournmentEvent::ResumptionBegun { by }.into());
    }
    let judged = judge(game, written);
    events.push(
        AdjournmentEvent::EnvelopeOpened {
            by,
            written: written.recorded(),
            r#move: judged.ok(),
            fault: judged.err(),
        }
        .into(),
    );
    let Ok(done) = judged else { return Ok(events) };
    events.push(PlayEvent::Announced { by: Speaker::Arbiter, r#move: done }.into());
    events.push(repeated_by(game, Speaker::Arbiter.into(), !adjournment.sealer));
    let ends = legal_move(&done, game.position()).is_some_and(|played| game.ends_with(played));
    events.push(if ends {
        Event::completed(adjournment.sealer)
    } else {
        Event::pressed(adjournment.sealer, Speaker::Arbiter.into())
    });
    if ends {
        return Ok(events);
    }
    // I.10 — it did not end the game, so whoever came too late has lost it.
    if let Some(color) = adjournment.flag {
        events.push(PlayEvent::FlagFell { color }.into());
    } else if let Some(result) = lost_by(adjournment.late.white, adjournment.late.black) {
        events.push(ended(result, Termination::DefaultTime));
    }
    Ok(events)
}

/// I.8 — the one legal move that was written, or what is wrong with it.
fn judge(game: &Game, written: &SealedText) -> Result<UciMove, SealedFault> {
    let position = game.position();
    match written {
        SealedText::Move(done) => legal_move(done, position).map(|_| *done).ok_or(SealedFault::Illegal),
        SealedText::Announced(announcement) => match resolve(announcement, position) {
            Ok(played) => Ok(UciMove::from_move(played, game.castling_mode())),
            Err(misfit) if misfit.is_ambiguous() => Err(SealedFault::Ambiguous),
            Err(_) => Err(SealedFault::Illegal),
        },
        SealedText::Unintelligible(_) => Err(SealedFault::Unintelligible),
    }
}

/// I.12.1 — the envelope is lost, or cannot be opened by anybody any more.
pub(super) fn envelope_lost(game: &Game, by: Speaker) -> Decided {
    with_envelope(game, by)?;
    one(AdjournmentEvent::EnvelopeLost { by })
}

/// I.12.2 — nobody knows the position any more.
pub(super) fn position_lost(game: &Game, by: Speaker) -> Decided {
    with_envelope(game, by)?;
    one(ended(GameResult::Annulled, Termination::PositionLost))
}

/// I.3 — who has the envelope speaks, and it is closed.
fn with_envelope(game: &Game, by: Speaker) -> Result<(), Refusal> {
    allowed(game, by, Right::Envelope)?;
    if game.phase == Phase::Adjourned { Ok(()) } else { Err(not_adjourned(game)) }
}

fn not_adjourned(game: &Game) -> Refusal {
    if matches!(game.phase, Phase::Over(_)) { Refusal::Over } else { Refusal::NotAdjourned }
}

/// 6.7, I.9 — a player is not at the board, or has come.
pub(super) fn presence(game: &Game, by: Speaker, color: Color, present: bool) -> Decided {
    allowed(game, by, Right::Presence)?;
    not_over(game)?;
    if matches!(game.phase, Phase::Verdict(_) | Phase::Arbiter(_)) {
        return Err(Refusal::Waiting);
    }
    let since = game.course.reopened.unwrap_or(0).min(game.course.plies.len());
    let moved = game.phase == Phase::Play && game.course.plies.from(since).any(|ply| ply.color == color);
    match (*game.presence.absent.get(color), present) {
        (false, false) if moved => Err(Refusal::BeenThere(color)),
        (false, true) => Err(Refusal::NotAbsent(color)),
        (true, false) => Err(Refusal::AbsentAlready(color)),
        (true, true) => one(AdjournmentEvent::Arrived { color }),
        (false, false) => one(AdjournmentEvent::Absent { color }),
    }
}

/// 6.7.1, I.10 — the default time of those who are not there is over. While an envelope is closed the game
/// waits for it: the move in it may have ended the game.
pub(super) fn default_time_over(game: &Game, at: Millis) -> Vec<Event> {
    if game.default_due().is_none_or(|due| at < due) {
        return Vec::new();
    }
    if game.phase == Phase::Adjourned {
        let late = Color::ALL.into_iter().filter(|color| *game.presence.absent.get(*color));
        return late.map(|color| Event::Adjournment(AdjournmentEvent::DefaultTimeOver { color })).collect();
    }
    let result = lost_by(game.presence.absent.white, game.presence.absent.black);
    result.map(|result| ended(result, Termination::DefaultTime)).into_iter().collect()
}

/// The result when these have come too late.
fn lost_by(white: bool, black: bool) -> Option<GameResult> {
    match (white, black) {
        (true, true) => Some(GameResult::BothLost),
        (true, false) => Some(GameResult::Won(Color::Black)),
        (false, true) => Some(GameResult::Won(Color::White)),
        (false, false) => None,
    }
}
