//! Whether an event can have happened when it is said to have. What was kept was possible when it was kept, so this asks
//! only what every version has held to: a record that was changed by hand is told apart from one that is whole.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use super::announcement::Announcement;
use super::{BoardEvent, Desk, Event, Game, PlayEvent, RulingEvent};
use crate::laws::legal_move;

impl Game {
    /// Whether this event can follow. One that cannot would be passed over by [`Game::apply`].
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        match event {
            Event::Play(PlayEvent::Announced { r#move, .. }) => {
                self.hand.is_none() && self.can_be_moved(r#move)
            }
            Event::Play(PlayEvent::Corrected { r#move, .. }) => {
                self.hand.is_some() && self.can_be_moved(r#move)
            }
            Event::Play(PlayEvent::Completed { color, .. }) => self.can_be_completed(*color),
            Event::Play(PlayEvent::TakenBack { plies }) => {
                *plies <= self.plies.len() + usize::from(self.hand.is_some())
            }
            Event::Ruling(RulingEvent::Restored { plies, .. })
            | Event::Boards(BoardEvent::RetraceProposed { plies }) => *plies <= self.plies.len(),
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
    fn can_be_moved(&self, done: &UciMove) -> bool {
        let UciMove::Normal { from, .. } = *done else { return false };
        let position = self.position();
        let own = position.board().piece_at(from).is_some_and(|piece| piece.color == position.turn());
        own && (self.setup.desk == Desk::Tournament || legal_move(done, position).is_some())
    }

    /// 7.5.1 — an illegal move is completed only where players must claim it (A.5.2).
    fn can_be_completed(&self, color: Color) -> bool {
        let claimed = self.illegal_is_claimed();
        match self.unpressed.get(color) {
            Some(place) => self.plies.get(*place).is_some_and(|ply| ply.legal || claimed),
            None => self.hand.as_ref().is_some_and(|hand| {
                hand.color == color
                    && (hand.legal.is_some() || claimed)
                    && hand.played(self.position(), self.castling_mode()).is_some()
            }),
        }
    }
}
