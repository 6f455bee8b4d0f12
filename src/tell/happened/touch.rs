//! What hands have done, and what it obliges to, in words (4, D.2.3).

use shakmaty::{Color, Position, Square};

use crate::args;
use crate::game::{Event, Game, HandsEvent, PlayEvent, Refusal, unfinished};
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::phrasing::{Phrasing, color_key, role_key};
use crate::tell::refuse;
use crate::voice::Id;

/// The sentences of what hands have done.
pub(super) fn handled(event: &HandsEvent, now: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let of = |id: Id, color: Color| vec![phrasing.of_color(id, color)];
    match event {
        HandsEvent::Touched { color, squares, order_known, .. } => {
            let id = if *order_known || squares.len() < 2 { Id::TOUCHED } else { Id::TOUCHED_UNCLEAR };
            pieces(id, *color, squares, now, phrasing)
        }
        HandsEvent::Adjusted { color, squares, .. } => pieces(Id::ADJUSTED, *color, squares, now, phrasing),
        HandsEvent::Adjusting { color } => of(Id::ADJUSTING, *color),
        HandsEvent::AdjustingDone { color } => of(Id::ADJUSTING_DONE, *color),
        HandsEvent::Untouched { color, .. } => of(Id::UNTOUCHED, *color),
        HandsEvent::Placed { color, square, .. } => {
            let mut told = on_square(Id::PLACED, *color, *square, phrasing);
            // The announcement may have come first and said otherwise.
            if let Some(hand) = now.hand()
                && let Some(refusal @ (Refusal::PlacedElsewhere(..) | Refusal::OtherPromotion(_))) =
                    unfinished(now, hand.color, Some(&hand.done))
            {
                told.extend(refuse::refusal(&refusal, now, phrasing));
            }
            told
        }
        HandsEvent::Removed { color, square, .. } => on_square(Id::REMOVED, *color, *square, phrasing),
    }
}

/// What the player to move has done with his hands, once more.
pub fn hands(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let color = game.turn();
    let mut told = Vec::new();
    if !game.act().touched.is_empty() {
        let id = if game.act().is_in_order() { Id::TOUCHED } else { Id::TOUCHED_UNCLEAR };
        told.extend(pieces(id, color, &game.act().touched, game, phrasing));
    }
    for square in game.act().places() {
        told.extend(on_square(Id::PLACED, color, square, phrasing));
    }
    for square in &game.act().removed {
        told.extend(on_square(Id::REMOVED, color, *square, phrasing));
    }
    told
}

fn on_square(id: Id, color: Color, square: Square, phrasing: &Phrasing<'_>) -> Vec<String> {
    let square = phrasing.square(square);
    vec![phrasing.tell(id, &args!("color" => color_key(color), "square" => square))]
}

fn pieces(id: Id, color: Color, squares: &[Square], now: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let piece = |square: &Square| {
        let piece = now.position().board().piece_at(*square)?;
        let (role, square) = (role_key(piece.role), phrasing.square(*square));
        Some(phrasing.tell(Id::TOUCHED_PIECE, &args!("piece" => role, "square" => square)))
    };
    let pieces: Vec<String> = squares.iter().filter_map(piece).collect();
    let pieces = phrasing.list(&pieces);
    vec![phrasing.tell(id, &args!("color" => color_key(color), "pieces" => pieces))]
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
