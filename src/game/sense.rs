//! Whether an event can have happened when it is said to have. What was kept was possible when it was kept, so this asks
//! only what every version has held to: a record that was changed by hand is told apart from one that is whole.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use super::announcement::Announcement;
use super::{Desk, Event, Game, SquareContents};
use crate::laws::{GameResult, legal_move};

impl Game {
    /// Whether this event can follow. One that cannot would be passed over by [`Game::apply`].
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        match event {
            Event::Announced { r#move, .. } => self.hand.is_none() && self.can_be_moved(r#move),
            Event::Corrected { r#move, .. } => self.hand.is_some() && self.can_be_moved(r#move),
            Event::Completed { color, .. } => self.can_be_completed(*color),
            Event::TakenBack { plies } => *plies <= self.plies.len() + usize::from(self.hand.is_some()),
            Event::Restored { plies, .. } | Event::RetraceProposed { plies } => *plies <= self.plies.len(),
            Event::Opened(_) => false,
            other => other.is_readable(),
        }
    }

    /// At the tournament desk what is announced need only be possible to execute: with a piece of one's own.
    fn can_be_moved(&self, text: &str) -> bool {
        let Ok(done) = text.parse::<UciMove>() else { return false };
        let UciMove::Normal { from, .. } = done else { return false };
        let position = self.position();
        let own = position.board().piece_at(from).is_some_and(|piece| piece.color == position.turn());
        own && (self.setup.desk == Desk::Tournament || legal_move(&done, position).is_some())
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

impl Event {
    /// Whether everything in it that is written as a word of its own can be read.
    fn is_readable(&self) -> bool {
        let squares = |squares: &[SquareContents]| squares.iter().all(|square| square.read().is_some());
        let names = |names: &[String]| names.iter().all(|name| is_square(name));
        let moved = |text: &Option<String>| text.as_ref().is_none_or(|text| text.parse::<UciMove>().is_ok());
        match self {
            Event::PromotionMissing { announced, .. } => Announcement::from_record(announced).is_some(),
            Event::BoardReported { done, squares: put, lifted, placement, .. } => {
                let board = |text: &String| text.parse::<shakmaty::Board>().is_ok();
                moved(done) && squares(put) && squares(lifted) && placement.as_ref().is_none_or(board)
            }
            Event::Touched { squares, .. } | Event::Adjusted { squares, .. } => names(squares),
            Event::Placed { square, .. } | Event::Removed { square, .. } => is_square(square),
            Event::BoardsDiffer { squares } => squares.iter().all(|differing| is_square(&differing.square)),
            Event::ScoreWritten { r#move, .. }
            | Event::Claimed { r#move, .. }
            | Event::EnvelopeOpened { r#move, .. } => moved(r#move),
            Event::Ended { result, .. } => result.parse::<GameResult>().is_ok(),
            _ => true,
        }
    }
}

fn is_square(name: &str) -> bool {
    name.parse::<shakmaty::Square>().is_ok()
}
