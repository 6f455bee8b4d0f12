//! Moves announced, repeated, corrected and pressed (D.2).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Position};

use super::adjournment;
use super::claims::bound_by_claim;
use super::completed::{
    complete_if_due, completed_by_next, completed_by_press, press_late, refused_by_hand, repeated_by,
    waits_for_repeat,
};
use super::gates::{
    Decided, acting, allowed, for_his_player, in_play, in_play_or_ended_in_hand, one, understood,
};
use super::irregularities::empty_press;
use super::scores::score_first;
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve_geometry};
use crate::game::hands::{fits_act, fits_without_word, is_made, unfinished};
use crate::game::{Actor, Desk, Event, Game, Phase, PlayEvent, Press, Refusal, Repeat, Right, RulingEvent};
use crate::laws::{Duty, Millis, PressedBy};

pub(super) fn announce(game: &Game, by: Speaker, announcement: &Announcement) -> Decided {
    allowed(game, by, Right::Announce)?;
    let color = acting(game, by);
    let owing = game.repeat_due();
    let repeats = owing == Some(color) || (owing.is_some() && by.is_assistant());
    // The opponent's last move is still repeated before one is sealed, and when it has ended the game.
    if repeats && (game.phase == Phase::Sealing || game.is_over_by_the_position()) {
        return repeat(game, by, announcement);
    }
    if game.phase != Phase::Sealing || game.boards.owed.is_none() {
        in_play(game)?;
    }
    if repeats {
        return repeat(game, by, announcement);
    }
    his_to_announce(game, color)?;
    score_first(game, color)?;
    let done = match understood(game, game.position(), announcement) {
        // 7.5.2 — in a tournament the pawn stands there, whatever is said in between.
        Err(Refusal::Misfit(ResolveError::PromotionMissing(_))) if game.setup.desk == Desk::Tournament => {
            let mut events = refused_by_hand(game, color);
            events.push(PlayEvent::PromotionMissing { by, announced: announcement.recorded() }.into());
            return Ok(events);
        }
        understood => understood?,
    };
    fits_act(game, color, &done)?;
    bound_by_claim(game, color, done)?;
    let mut events = completed_by_next(game, color);
    if !events.iter().any(|event| matches!(event, Event::Ruling(RulingEvent::IllegalCompleted { .. }))) {
        events.extend(make(game, by, color, done));
    }
    Ok(events)
}

fn his_to_announce(game: &Game, color: Color) -> Result<(), Refusal> {
    if game.setup.partner() == Some(color) {
        return Err(if game.turn() == color { Refusal::NotYourTurn(color) } else { Refusal::PartnersPieces });
    }
    match &game.course.hand {
        Some(hand) if hand.color == color => Err(Refusal::AlreadyAnnounced),
        Some(hand) => Err(Refusal::NotYourTurn(hand.color)),
        None if game.turn() != color => Err(Refusal::NotYourTurn(game.turn())),
        None => Ok(()),
    }
}

pub(super) fn play(game: &Game, by: Speaker, played: Move) -> Decided {
    in_play(game)?;
    let color = acting(game, by);
    if game.turn() != color || game.course.hand.is_some() || !game.position().is_legal(played) {
        return Err(Refusal::NotYourTurn(game.turn()));
    }
    let done = UciMove::from_move(played, game.castling_mode());
    bound_by_claim(game, color, done)?;
    Ok(make(game, by, color, done))
}

/// D.2.3 — the announcement makes the move. With it go, by policy, the repeat and the press.
fn make(game: &Game, by: Speaker, color: Color, done: UciMove) -> Vec<Event> {
    let mut events = refused_by_hand(game, color);
    events.push(PlayEvent::Announced { by, r#move: done }.into());
    follow_up(game, color, done, &mut events);
    events
}

fn follow_up(game: &Game, color: Color, done: UciMove, events: &mut Vec<Event>) {
    if game.setup.repeat == Repeat::Program || game.setup.partner() == Some(!color) {
        events.push(repeated_by(game, Actor::Program, !color));
    }
    // D.2.3 — step by step the announcement alone does not make it.
    if unfinished(game, color, Some(&done)).is_none() {
        let repeated = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Repeated { .. })));
        complete_if_due(game, color, done, repeated, events);
    }
}

/// D.2.1 — the opponent's words are held against the announcement before anything is executed.
pub(super) fn repeat(game: &Game, by: Speaker, announcement: &Announcement) -> Decided {
    let Some((announced, before)) = game.course.last_announced() else { return Err(Refusal::NothingMade) };
    let meant = match resolve_geometry(announcement, before, &game.course.homes()) {
        // C.10: the words that announce it, because no other move they may mean is legal, repeat it too.
        Err(misfit)
            if misfit.is_ambiguous()
                && understood(game, before, announcement).is_ok_and(|meant| meant == announced) =>
        {
            Some(announced)
        }
        Err(misfit) if misfit.is_ambiguous() => return Err(misfit.into()),
        // The same square, but which piece is not said: that does not differ yet.
        Err(misfit @ ResolveError::FromWhere(_, to)) if announced.to() == Some(to) => {
            return Err(misfit.into());
        }
        // What names no square is not another move either.
        Err(misfit) if announcement.names_no_square() => return Err(misfit.into()),
        other => other.ok(),
    };
    if meant == Some(announced) {
        let mut events = vec![repeated_by(game, by.into(), game.boards.owed.unwrap_or(!game.turn()))];
        // D.2.4 — only a move that is made starts the opponent's clock; step by step its last step will.
        if let Some(hand) = game.course.hand.as_ref().filter(|_| waits_for_repeat(game) && is_made(game)) {
            let pressed = completed_by_press(game, hand, Actor::Program);
            events.extend((game.setup.press == Press::Auto).then_some(pressed));
        }
        return Ok(events);
    }
    one(PlayEvent::RepeatDiffered { by, repeated: announcement.recorded() })
}

pub(super) fn correct(game: &Game, by: Speaker, announcement: &Announcement) -> Decided {
    allowed(game, by, Right::Announce)?;
    in_play_or_ended_in_hand(game)?;
    let color = acting(game, by);
    match &game.course.hand {
        Some(hand) if hand.color == color => {}
        // The opponent has replied.
        _ if game.course.is_unpressed(color) => return Err(Refusal::RepliedAlready),
        // D.2.8 — the opponent's clock is running.
        None if game.course.plies.last().is_some_and(|ply| ply.color == color) => {
            return Err(Refusal::TooLate);
        }
        None if by.color().is_none() && !game.course.plies.is_empty() => return Err(Refusal::TooLate),
        _ => return Err(Refusal::NothingToCorrect),
    }
    // 4.3, 4.7 — put right are words and what followed them, not what hands have done of their own.
    let done = understood(game, game.position(), announcement)?;
    let slipped = fits_without_word(game, color, &done)?;
    bound_by_claim(game, color, done)?;
    let mut events = vec![Event::Play(PlayEvent::Corrected { by, r#move: done })];
    follow_up(&slipped, color, done, &mut events);
    Ok(events)
}

/// D.2.4, D.2.10.3 — who presses is the event's choice, and from when on.
pub(super) fn press(game: &Game, by: Speaker, at: Millis) -> Decided {
    let regulations = &game.setup.regulations;
    // Whose assistant does not press, or who has none, presses for himself.
    let has_presser = |color| regulations.duties_of(color).contains(&Duty::KeepScore);
    match (regulations.pressed_by, by.color()) {
        (PressedBy::Player, None) if by.is_assistant() => return Err(Refusal::PlayersPress),
        (PressedBy::Assistant, Some(color)) if has_presser(color) => {
            return Err(Refusal::AssistantPresses);
        }
        _ => allowed(game, by, Right::Press)?,
    }
    if game.phase == Phase::Sealing {
        return adjournment::sealed(game, by, at);
    }
    in_play_or_ended_in_hand(game)?;
    for_his_player(game, by, Right::Press, game.course.clock_side())?;
    let color = by.color().unwrap_or(game.course.clock_side());
    if game.course.is_unpressed(color) && game.course.clock_side() == color {
        return one(press_late(game, color).pressed_by(by.into()));
    }
    if game.turn() == color && game.course.clock_side() != color {
        return Err(Refusal::ClockNotRunning(color));
    }
    let Some(hand) = &game.course.hand else {
        if let Some(refusal) = unfinished(game, color, None).filter(|_| game.turn() == color) {
            return Err(refusal);
        }
        return empty_press(game, by, color);
    };
    if hand.color != color {
        return Err(Refusal::NotYourTurn(hand.color));
    }
    // D.2.4 — only a move that is made starts the opponent's clock.
    if let Some(refusal) = unfinished(game, color, Some(&hand.done)) {
        return Err(refusal);
    }
    if let Some(owing) = game.boards.owed.filter(|_| waits_for_repeat(game)) {
        return Err(Refusal::RepeatFirst(owing));
    }
    one(completed_by_press(game, hand, by.into()))
}
