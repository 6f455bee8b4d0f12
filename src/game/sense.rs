//! Whether an event can have happened when it is said to have. What was kept was possible when it was kept, so this asks
//! only what every version has held to: a record that was changed by hand is told apart from one that is whole.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use super::announcement::Announcement;
use super::{BoardEvent, Desk, Event, Game, PlayEvent, RulingEvent};
use crate::laws::legal_move;

/// Whether this event can follow. One that cannot would be passed over by [`Game::apply`].
pub fn admits(game: &Game, event: &Event) -> bool {
    match event {
        Event::Play(PlayEvent::Announced { r#move, .. }) => {
            game.course.hand.is_none() && can_be_moved(game, r#move)
        }
        Event::Play(PlayEvent::Corrected { r#move, .. }) => {
            game.course.hand.is_some() && can_be_moved(game, r#move)
        }
        Event::Play(PlayEvent::Completed { color, .. }) => can_be_completed(game, *color),
        Event::Play(PlayEvent::TakenBack { plies }) => {
            *plies <= game.course.plies.len() + usize::from(game.course.hand.is_some())
        }
        Event::Ruling(RulingEvent::Restored { plies, .. })
        | Event::Boards(BoardEvent::RetraceProposed { plies }) => *plies <= game.course.plies.len(),
        Event::Play(PlayEvent::PromotionMissing { announced, .. }) => {
            Announcement::from_record(announced).is_some()
        }
        Event::Play(PlayEvent::Opened(_)) | Event::Damaged(_) => false,
        Event::Play(_)
        | Event::Boards(_)
        | Event::Draw(_)
        | Event::Clock(_)
        | Event::Hands(_)
        | Event::Ruling(_)
        | Event::Adjournment(_)
        | Event::Scores(_) => true,
    }
}

/// At the tournament desk what is announced need only be possible to execute: with a piece of one's own.
fn can_be_moved(game: &Game, done: &UciMove) -> bool {
    let UciMove::Normal { from, .. } = *done else { return false };
    let position = game.position();
    let own = position.board().piece_at(from).is_some_and(|piece| piece.color == position.turn());
    own && (game.setup.desk == Desk::Tournament || legal_move(done, position).is_some())
}

/// 7.5.1 — an illegal move is completed only where players must claim it (A.5.2).
fn can_be_completed(game: &Game, color: Color) -> bool {
    let claimed = game.setup.illegal_is_claimed();
    match game.course.unpressed.get(color) {
        Some(place) => game.course.plies.get(*place).is_some_and(|ply| ply.legal || claimed),
        None => game.course.hand.as_ref().is_some_and(|hand| {
            hand.color == color
                && (hand.legal.is_some() || claimed)
                && hand.played(game.position(), game.castling_mode()).is_some()
        }),
    }
}
