//! Pieces touched, adjusted, placed and removed (4, D.2.2, D.2.3).

use shakmaty::{Color, Move, Piece, Position, Square};

use super::Decided;
use crate::game::announcement::Speaker;
use crate::game::command::PieceMention;
use crate::game::command::TouchReport;
use crate::game::move_in_progress::PlacedPiece;
use crate::game::{Desk, DrawEvent, Event, Game, HandsEvent, Phase, Refusal, Right};
use crate::laws::{Millis, MoveParts};

impl Game {
    pub(super) fn decide_handled(
        &self,
        by: Speaker,
        whose: Option<Color>,
        handling: &TouchReport,
        at: Millis,
    ) -> Decided {
        let deed = match handling {
            // Another duty than telling what stands on a board.
            TouchReport::Touched { .. } => Right::Touch,
            TouchReport::Accidental => Right::Accident,
            _ => Right::Report,
        };
        self.allowed(by, deed)?;
        // The clocks may stand for the arbiter to rule on it.
        if by != Speaker::Arbiter || self.phase != Phase::Paused {
            self.in_play()?;
        }
        let color = whose.unwrap_or(self.acting(by));
        if by.color().is_some_and(|own| own != color) {
            return Err(Refusal::TouchOfOpponent);
        }
        if self.setup.partner() == Some(color) {
            return Err(Refusal::PartnersPieces);
        }
        if self.turn() != color {
            let adjusts = matches!(handling, TouchReport::Adjusting | TouchReport::Adjusted);
            let refusal = if adjusts { Refusal::NotToAdjust } else { Refusal::NotToTouch };
            return Err(refusal(self.turn()));
        }
        self.declared_allows(color, handling)?;
        match handling {
            TouchReport::Touched { pieces, order_known } => {
                self.decide_touched(by, color, pieces, *order_known)
            }
            TouchReport::Adjusting => {
                self.not_made(color)?;
                Ok(vec![Event::Hands(HandsEvent::Adjusting { color })])
            }
            TouchReport::Adjusted if self.act.adjusting => {
                Ok(vec![Event::Hands(HandsEvent::AdjustingDone { color })])
            }
            TouchReport::Adjusted => Err(Refusal::NotAdjusting),
            TouchReport::Accidental => {
                self.not_made(color)?;
                if self.has_handled() {
                    Ok(vec![Event::Hands(HandsEvent::Untouched { by, color })])
                } else {
                    Err(Refusal::NothingTouched)
                }
            }
            TouchReport::Placed(square, role) => {
                self.score_first(color)?;
                self.decide_placed(by, color, (*square, *role), at)
            }
            TouchReport::Removed(piece) => self.decide_removed(by, color, piece, at),
        }
    }

    /// 9.5.3 — after a wrong claim the declared move is made and no other, whatever hands do.
    fn declared_allows(&self, color: Color, handling: &TouchReport) -> Result<(), Refusal> {
        let Some(declared) = self.declared(color) else { return Ok(()) };
        let places = || self.places(&declared);
        let fits = match handling {
            TouchReport::Touched { pieces, .. } => pieces
                .iter()
                .all(|piece| Some(piece.square) == declared.from() || Some(piece.square) == declared.to()),
            TouchReport::Placed(square, _) => places().iter().any(|(place, _)| place == square),
            TouchReport::Adjusting
            | TouchReport::Adjusted
            | TouchReport::Accidental
            | TouchReport::Removed(_) => true,
        };
        if fits { Ok(()) } else { Err(Refusal::DeclaredFirst(declared)) }
    }

    fn has_handled(&self) -> bool {
        !(self.act.touched.is_empty() && self.act.placed.is_empty() && self.act.removed.is_empty())
    }

    /// What is made cannot be begun again; step by step the hands may come after the words.
    fn not_made(&self, color: Color) -> Result<(), Refusal> {
        if self.hand.is_some() && (!self.steps(color) || self.is_made()) {
            return Err(Refusal::AlreadyAnnounced);
        }
        Ok(())
    }

    /// The piece that was named stands there.
    fn named(&self, named: &PieceMention) -> Result<Piece, Refusal> {
        let square = named.square;
        let piece = self.position().board().piece_at(square).ok_or(Refusal::NothingThere(square))?;
        let other = named.role.is_some_and(|role| role != piece.role)
            || named.color.is_some_and(|color| color != piece.color);
        if other { Err(Refusal::OtherPieceThere(square)) } else { Ok(piece) }
    }

    fn decide_touched(
        &self,
        by: Speaker,
        color: Color,
        pieces: &[PieceMention],
        order_known: bool,
    ) -> Decided {
        self.not_made(color)?;
        for piece in pieces {
            self.named(piece)?;
        }
        let squares = pieces.iter().map(|piece| piece.square).collect();
        if self.act.adjusting {
            return Ok(vec![Event::Hands(HandsEvent::Adjusted { by, color, squares })]);
        }
        Ok(self.begun(color, Event::Hands(HandsEvent::Touched { by, color, squares, order_known })))
    }

    /// 9.1.2.1 — who touches a piece refuses what the opponent has offered.
    fn begun(&self, color: Color, event: Event) -> Vec<Event> {
        let declined = (self.offer == Some(!color)).then_some(Event::Draw(DrawEvent::DrawDeclined { color }));
        std::iter::once(event).chain(declined).collect()
    }

    fn decide_placed(&self, by: Speaker, color: Color, placed: PlacedPiece, at: Millis) -> Decided {
        if !self.steps(color) {
            return Err(Refusal::StepsImplied);
        }
        // Until the press it may be placed anew, whatever was said.
        let tournament = self.setup.desk == Desk::Tournament;
        if !tournament {
            self.not_made(color)?;
        }
        let (square, role) = placed;
        let done: Vec<Square> = self.act.placed.iter().map(|(square, _)| *square).collect();
        // 4.7 — a released piece stays. In a tournament nothing tells whether it was released legally (11.3.1): it may
        // be placed anew, or alone of two, and the press will tell.
        let again = done.contains(&square) && !(tournament && done.len() > 1);
        let stays = |first: &&PlacedPiece| {
            again || !(tournament || !self.binds(&self.act.placed) || self.castles_onto(**first, placed))
        };
        if let Some((first, _)) = self.act.placed.first().filter(stays) {
            return Err(Refusal::AlreadyPlaced(if again { square } else { *first }));
        }
        let fits = |played: &Move| {
            let there = self.places_of(played);
            done.iter().chain([&square]).all(|square| there.iter().any(|(place, _)| place == square))
        };
        if !tournament && !self.can(fits) {
            return Err(Refusal::NoMoveThere(square));
        }
        let piece = role.map(|role| Piece { color, role });
        let events = self.begun(color, Event::Hands(HandsEvent::Placed { by, color, square, piece }));
        Ok(self.perhaps_made(events, at))
    }

    fn decide_removed(&self, by: Speaker, color: Color, named: &PieceMention, at: Millis) -> Decided {
        if !self.steps(color) {
            return Err(Refusal::StepsImplied);
        }
        self.not_made(color)?;
        let piece = self.named(named)?;
        if piece.color == color || self.act.removed.contains(&named.square) {
            return Err(Refusal::NothingThere(named.square));
        }
        let square = named.square;
        let captures = |parts: Option<MoveParts>| parts.and_then(|parts| parts.captured) == Some(square);
        if let Some(hand) = &self.hand
            && !captures(MoveParts::of_coordinates(&hand.done, self.position()))
        {
            return Err(Refusal::NotCaptured(square));
        }
        if self.setup.desk != Desk::Tournament && !self.can(|played| captures(MoveParts::of_move(played))) {
            return Err(Refusal::NoMoveThere(square));
        }
        let events = self.begun(color, Event::Hands(HandsEvent::Removed { by, color, square: named.square }));
        Ok(self.perhaps_made(events, at))
    }

    /// D.2.3 — when the last step is done the move is made, and what follows from a made move follows.
    fn perhaps_made(&self, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
        let after = self.after(&events, at);
        if let Some(hand) = after.hand.as_ref().filter(|_| after.is_made()) {
            after.complete_if_due(hand.color, hand.done, after.owed.is_none(), &mut events);
        }
        events
    }
}
