//! What hands have done, and what it obliges to, in words (4, D.2.3).

use shakmaty::{Color, Position, Square};

use super::Composer;
use crate::args;
use crate::game::{Event, Game, HandsEvent, PlayEvent, Refusal, unfinished};
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::phrasing::{color_key, role_key};
use crate::tell::refuse;
use crate::voice::Id;

impl Composer<'_> {
    /// The sentences of what hands have done.
    pub(super) fn handled(&self, event: &HandsEvent, now: &Game) -> Vec<String> {
        let of = |id: Id, color: Color| vec![self.phrasing.of_color(id, color)];
        match event {
            HandsEvent::Touched { color, squares, order_known, .. } => {
                let id = if *order_known || squares.len() < 2 { Id::TOUCHED } else { Id::TOUCHED_UNCLEAR };
                self.pieces(id, *color, squares, now)
            }
            HandsEvent::Adjusted { color, squares, .. } => self.pieces(Id::ADJUSTED, *color, squares, now),
            HandsEvent::Adjusting { color } => of(Id::ADJUSTING, *color),
            HandsEvent::AdjustingDone { color } => of(Id::ADJUSTING_DONE, *color),
            HandsEvent::Untouched { color, .. } => of(Id::UNTOUCHED, *color),
            HandsEvent::Placed { color, square, .. } => {
                let mut told = self.on_square(Id::PLACED, *color, *square);
                // The announcement may have come first and said otherwise.
                if let Some(hand) = now.hand()
                    && let Some(refusal @ (Refusal::PlacedElsewhere(..) | Refusal::OtherPromotion(_))) =
                        unfinished(now, hand.color, Some(&hand.done))
                {
                    told.extend(refuse::refusal(&refusal, now, &self.phrasing));
                }
                told
            }
            HandsEvent::Removed { color, square, .. } => self.on_square(Id::REMOVED, *color, *square),
        }
    }

    /// What the player to move has done with his hands, once more.
    #[must_use]
    pub fn hands(&self, game: &Game) -> Vec<String> {
        let color = game.turn();
        let mut told = Vec::new();
        if !game.act().touched.is_empty() {
            let id = if game.act().is_in_order() { Id::TOUCHED } else { Id::TOUCHED_UNCLEAR };
            told.extend(self.pieces(id, color, &game.act().touched, game));
        }
        for square in game.act().places() {
            told.extend(self.on_square(Id::PLACED, color, square));
        }
        for square in &game.act().removed {
            told.extend(self.on_square(Id::REMOVED, color, *square));
        }
        told
    }

    fn on_square(&self, id: Id, color: Color, square: Square) -> Vec<String> {
        let square = self.phrasing.square(square);
        vec![self.phrasing.tell(id, &args!("color" => color_key(color), "square" => square))]
    }

    fn pieces(&self, id: Id, color: Color, squares: &[Square], now: &Game) -> Vec<String> {
        let piece = |square: &Square| {
            let piece = now.position().board().piece_at(*square)?;
            let (role, square) = (role_key(piece.role), self.phrasing.square(*square));
            Some(self.phrasing.tell(Id::TOUCHED_PIECE, &args!("piece" => role, "square" => square)))
        };
        let pieces: Vec<String> = squares.iter().filter_map(piece).collect();
        let pieces = self.phrasing.list(&pieces);
        vec![self.phrasing.tell(id, &args!("color" => color_key(color), "pieces" => pieces))]
    }
}

/// Whether it may be the last step of a move that is made step by step (D.2.3).
pub(super) fn is_step(event: &Event) -> bool {
    matches!(
        event,
        Event::Hands(HandsEvent::Placed { .. } | HandsEvent::Removed { .. })
            | Event::Play(PlayEvent::Announced { .. } | PlayEvent::Corrected { .. })
    )
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &HandsEvent) -> Cue {
    match event {
        HandsEvent::Touched { squares, .. } => {
            Cue::quiet(Salience::Hand, Id::BRIEF_TOUCHED).on(Subject::Pieces(squares.clone()))
        }
        HandsEvent::Adjusting { color } | HandsEvent::Adjusted { color, .. } => {
            Cue::quiet(Salience::Hand, Id::BRIEF_ADJUSTING).of(*color)
        }
        HandsEvent::AdjustingDone { color } => {
            Cue::quiet(Salience::Hand, Id::BRIEF_ADJUSTING_DONE).of(*color)
        }
        HandsEvent::Untouched { color, .. } => Cue::quiet(Salience::Hand, Id::BRIEF_UNTOUCHED).of(*color),
        HandsEvent::Placed { square, .. } => {
            Cue::quiet(Salience::Hand, Id::BRIEF_PLACED).on(Subject::Square(*square))
        }
        HandsEvent::Removed { square, .. } => {
            Cue::quiet(Salience::Hand, Id::BRIEF_REMOVED).on(Subject::Square(*square))
        }
    }
}
