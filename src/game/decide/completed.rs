//! What completes a move, and what an illegal one comes to (6.2.1, 7.5.1); who repeats and executes it (D.2.1).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Role};

use crate::game::announcement::Speaker;
use crate::game::{
    Actor, Desk, DrawEvent, Event, Game, PendingMove, Phase, PlayEvent, Press, RulingEvent, duties,
};
use crate::laws::{Duty, Irregularity, PressCondition, legal_move};

/// 7.5.5 — the first gives the opponent time, the second loses; in some editions' fast chess the first.
pub(super) fn illegal_completed(game: &Game, color: Color, kind: Irregularity) -> Event {
    let rules = game.setup.rules();
    let count = game.rulings.illegal.next(color, kind, &rules);
    let bonus_ms = if count < rules.illegal_loses_at { game.penalty(rules.illegal_bonus) } else { 0 };
    Event::Ruling(RulingEvent::IllegalCompleted { color, kind, count, bonus_ms, by: None })
}

/// 7.5.1 — an illegal move is called; where players claim it (A.5.2), it stands until they do. One that no
/// position follows from cannot stand.
pub(super) fn completed_illegally(game: &Game, color: Color, done: UciMove) -> Event {
    let hand = PendingMove { color, by: Speaker::from(color), done, legal: None };
    let stands = hand.played(game.position(), game.castling_mode()).is_some();
    if game.setup.illegal_is_claimed() && stands {
        return Event::Play(PlayEvent::Completed { color, pressed: true, by: None });
    }
    illegal_completed(game, color, Irregularity::IllegalMove)
}

/// 6.2.1, 7.5.1 — what the press makes of the move in hand.
pub(super) fn completed_by_press(game: &Game, hand: &PendingMove, by: Actor) -> Event {
    match hand.legal {
        Some(_) => Event::pressed(hand.color, by),
        None => completed_illegally(game, hand.color, hand.done).pressed_by(by),
    }
}

/// 6.2.2 — the clock is pressed for a move that the opponent has replied to.
pub(super) fn press_late(game: &Game, color: Color) -> Event {
    if game.course.illegal_on_board(color).is_some() && !game.setup.illegal_is_claimed() {
        return illegal_completed(game, color, Irregularity::IllegalMove);
    }
    Event::Play(PlayEvent::Completed { color, pressed: true, by: None })
}

/// 6.2.1.2 — what is completed by the next move of the same player, before it: his former move, and with it the
/// opponent's, whose clock stands as it would after a press. An illegal one goes back instead (7.5.1), and the
/// next move with it.
pub(super) fn completed_by_next(game: &Game, color: Color) -> Vec<Event> {
    let mut events = Vec::new();
    if !game.course.is_unpressed(color) {
        return events;
    }
    for color in [color, !color] {
        if !game.course.is_unpressed(color) {
            continue;
        }
        if game.course.illegal_on_board(color).is_some() && !game.setup.illegal_is_claimed() {
            return vec![illegal_completed(game, color, Irregularity::IllegalMove)];
        }
        events.push(Event::completed(color));
    }
    events
}

/// What was replied to is completed before a move is sealed, though its clock was not pressed: no press can follow.
pub(super) fn completed_by_adjourning(game: &Game) -> Vec<Event> {
    let late = Color::ALL.into_iter().filter(|color| game.course.is_unpressed(*color));
    late.map(|color| match press_late(game, color) {
        Event::Play(PlayEvent::Completed { .. }) => Event::completed(color),
        illegal => illegal,
    })
    .collect()
}

/// 7.5.1 — the illegal move of this player on the board goes back; 7.5.2 — but a pawn that stands on the last
/// rank becomes a queen there.
pub(super) fn illegal_put_back(game: &Game, color: Color) -> Vec<Event> {
    let queen = game.course.illegal_on_board(color).and_then(|place| {
        let (ply, before) = (game.course.plies.get(place)?, game.course.positions.get(place)?);
        let Move::Normal { role: Role::Pawn, from, to, promotion: None, .. } = ply.played else {
            return None;
        };
        let queen = UciMove::Normal { from, to, promotion: Some(Role::Queen) };
        queen.to_move(before).ok().map(|_| (ply.by, queen))
    });
    let Some((by, queen)) = queen else {
        return vec![illegal_completed(game, color, Irregularity::IllegalMove)];
    };
    let wrong = illegal_completed(game, color, Irregularity::Unpromoted);
    let lost = matches!(&wrong, Event::Ruling(RulingEvent::IllegalCompleted { count, .. })
        if *count >= game.setup.rules().illegal_loses_at);
    let mut events = vec![wrong];
    if !lost {
        events.push(PlayEvent::Announced { by, r#move: queen }.into());
        events.push(repeated_by(game, Actor::Program, !color));
        events.push(PlayEvent::Completed { color, pressed: true, by: None }.into());
    }
    events
}

/// A move just made is completed where the program presses, or where it ends the game.
pub(super) fn complete_if_due(
    game: &Game,
    color: Color,
    done: UciMove,
    repeated: bool,
    events: &mut Vec<Event>,
) {
    // While the clocks stand nothing is pressed; but what is put right lets them run again.
    if game.phase != Phase::Play && game.ended_in_hand().is_none() {
        return;
    }
    let waits = waits_for_repeat(game) && !repeated;
    let Some(played) = legal_move(&done, game.position()) else {
        // 7.5.1 — pressed like any other, or the silence would tell that it is illegal.
        if game.setup.press == Press::Auto && !waits {
            events.push(completed_illegally(game, color, done).pressed_by(Actor::Program));
        }
        return;
    };
    let partner = game.setup.partner() == Some(color);
    if game.ends_with(played) {
        // D.2.8 — whoever speaks may have slipped, and no clock is pressed that could keep him from putting it right.
        events.extend(partner.then(|| Event::completed(color)));
    } else if partner || game.setup.press == Press::Auto && !waits {
        events.push(Event::pressed(color, Actor::Program));
    }
}

/// Whether the clock may be pressed only when the move is repeated.
pub(super) fn waits_for_repeat(game: &Game) -> bool {
    game.setup.regulations.clock_gate == PressCondition::Repeated
}

/// 9.1.2.1 — who moves on after the opponent's offer refuses it.
pub(super) fn refused_by_hand(game: &Game, color: Color) -> Vec<Event> {
    let offered = game.draws.offer == Some(!color);
    offered.then_some(Event::Draw(DrawEvent::DrawDeclined { color })).into_iter().collect()
}

/// D.2.1, D.2.10.1 — the repeat, and whose hands execute the move on the board of this color. The program has
/// none: at the relay they are the assistant's, where he moves.
pub(super) fn repeated_by(game: &Game, by: Actor, board: Color) -> Event {
    let moves = |speaker| duties(speaker, &game.setup.regulations).contains(&Duty::MakeMoves);
    let executed_by = match by.speaker() {
        _ if game.setup.partner() == Some(board) => None,
        None if game.setup.desk == Desk::Relay => moves_at_relay(game, board).or(Some(board.into())),
        Some(assistant) if assistant.is_assistant() && moves(assistant) => Some(assistant),
        Some(Speaker::Arbiter) => Some(Speaker::Arbiter),
        _ => Some(board.into()),
    };
    Event::Play(PlayEvent::Repeated { by, executed_by })
}

/// D.2.10.1 — the assistant who executes moves on the board of this color at the relay. Where there are two, each
/// with duties of his own, it is this player's before the other's.
fn moves_at_relay(game: &Game, board: Color) -> Option<Speaker> {
    let regulations = &game.setup.regulations;
    let [own, other] = [board, !board].map(Speaker::assistant_of);
    let two = regulations.white_duties.is_some() && regulations.black_duties.is_some();
    let order = if two { [own, other, Speaker::Assistant] } else { [Speaker::Assistant, own, other] };
    let moves = |speaker: &Speaker| duties(*speaker, regulations).contains(&Duty::MakeMoves);
    order.into_iter().find(moves).filter(|_| !regulations.no_assistant)
}
