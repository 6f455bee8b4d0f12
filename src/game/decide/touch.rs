//! Pieces touched, adjusted, placed and removed (4, D.2.2, D.2.3).

use shakmaty::{Color, Move, Piece, Position, Square};

use super::completed::complete_if_due;
use super::gates::{Decided, acting, allowed, in_play, one};
use super::scores::score_first;
use crate::game::announcement::Speaker;
use crate::game::command::{PieceMention, TouchReport};
use crate::game::hands::{binds, can, castles_onto, is_made, places, places_of, steps};
use crate::game::move_in_progress::PlacedPiece;
use crate::game::{Desk, DrawEvent, Event, Game, HandsEvent, Phase, Refusal, Right};
use crate::laws::{Millis, MoveParts};

pub(super) fn handled(
    game: &Game,
    by: Speaker,
    whose: Option<Color>,
    handling: &TouchReport,
    at: Millis,
) -> Decided {
    let deed = match handling {
        // Another duty than telling what stands on a board.
        TouchReport::Touched { .. } => Right::Touch,
        TouchReport::Accidental => Right::Accident,
        TouchReport::Adjusting
        | TouchReport::Adjusted
        | TouchReport::Placed(..)
        | TouchReport::Removed(_) => Right::Report,
    };
    allowed(game, by, deed)?;
    // The clocks may stand for the arbiter to rule on it.
    if by != Speaker::Arbiter || game.phase != Phase::Paused {
        in_play(game)?;
    }
    let color = whose.unwrap_or(acting(game, by));
    if by.color().is_some_and(|own| own != color) {
        return Err(Refusal::TouchOfOpponent);
    }
    if game.setup.partner() == Some(color) {
        return Err(Refusal::PartnersPieces);
    }
    if game.turn() != color {
        let adjusts = matches!(handling, TouchReport::Adjusting | TouchReport::Adjusted);
        let refusal = if adjusts { Refusal::NotToAdjust } else { Refusal::NotToTouch };
        return Err(refusal(game.turn()));
    }
    declared_allows(game, color, handling)?;
    match handling {
        TouchReport::Touched { pieces, order_known } => touched(game, by, color, pieces, *order_known),
        TouchReport::Adjusting => {
            not_made(game, color)?;
            one(HandsEvent::Adjusting { color })
        }
        TouchReport::Adjusted if game.act.adjusting => one(HandsEvent::AdjustingDone { color }),
        TouchReport::Adjusted => Err(Refusal::NotAdjusting),
        TouchReport::Accidental => {
            not_made(game, color)?;
            if has_handled(game) {
                one(HandsEvent::Untouched { by, color })
            } else {
                Err(Refusal::NothingTouched)
            }
        }
        TouchReport::Placed(square, role) => {
            score_first(game, color)?;
            placed(game, by, color, (*square, *role), at)
        }
        TouchReport::Removed(piece) => removed(game, by, color, piece, at),
    }
}

/// 9.5.3 — after a wrong claim the declared move is made and no other, whatever hands do.
fn declared_allows(game: &Game, color: Color, handling: &TouchReport) -> Result<(), Refusal> {
    let Some(declared) = game.draws.declared_by(color) else { return Ok(()) };
    let places = || places(game, &declared);
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

fn has_handled(game: &Game) -> bool {
    !(game.act.touched.is_empty() && game.act.placed.is_empty() && game.act.removed.is_empty())
}

/// What is made cannot be begun again; step by step the hands may come after the words.
fn not_made(game: &Game, color: Color) -> Result<(), Refusal> {
    if game.course.hand.is_some() && (!steps(game, color) || is_made(game)) {
        return Err(Refusal::AlreadyAnnounced);
    }
    Ok(())
}

/// The piece that was named stands there.
fn named_piece(game: &Game, named: &PieceMention) -> Result<Piece, Refusal> {
    let square = named.square;
    let piece = game.position().board().piece_at(square).ok_or(Refusal::NothingThere(square))?;
    let other = named.role.is_some_and(|role| role != piece.role)
        || named.color.is_some_and(|color| color != piece.color);
    if other { Err(Refusal::OtherPieceThere(square)) } else { Ok(piece) }
}

fn touched(game: &Game, by: Speaker, color: Color, pieces: &[PieceMention], order_known: bool) -> Decided {
    not_made(game, color)?;
    for piece in pieces {
        named_piece(game, piece)?;
    }
    let squares = pieces.iter().map(|piece| piece.square).collect();
    if game.act.adjusting {
        return one(HandsEvent::Adjusted { by, color, squares });
    }
    Ok(begun(game, color, Event::Hands(HandsEvent::Touched { by, color, squares, order_known })))
}

/// 9.1.2.1 — who touches a piece refuses what the opponent has offered.
fn begun(game: &Game, color: Color, event: Event) -> Vec<Event> {
    let declined =
        (game.draws.offer == Some(!color)).then_some(Event::Draw(DrawEvent::DrawDeclined { color }));
    std::iter::once(event).chain(declined).collect()
}

fn placed(game: &Game, by: Speaker, color: Color, placed: PlacedPiece, at: Millis) -> Decided {
    if !steps(game, color) {
        return Err(Refusal::StepsImplied);
    }
    // Until the press it may be placed anew, whatever was said.
    let tournament = game.setup.desk == Desk::Tournament;
    if !tournament {
        not_made(game, color)?;
    }
    let (square, role) = placed;
    let done: Vec<Square> = game.act.placed.iter().map(|(square, _)| *square).collect();
    // 4.7 — a released piece stays. In a tournament nothing tells whether it was released legally (11.3.1): it may
    // be placed anew, or alone of two, and the press will tell.
    let again = done.contains(&square) && !(tournament && done.len() > 1);
    let stays = |first: &&PlacedPiece| {
        again || !(tournament || !binds(game, &game.act.placed) || castles_onto(game, **first, placed))
    };
    if let Some((first, _)) = game.act.placed.first().filter(stays) {
        return Err(Refusal::AlreadyPlaced(if again { square } else { *first }));
    }
    let fits = |played: &Move| {
        let there = places_of(game, played);
        done.iter().chain([&square]).all(|square| there.iter().any(|(place, _)| place == square))
    };
    if !tournament && !can(game, fits) {
        return Err(Refusal::NoMoveThere(square));
    }
    let piece = role.map(|role| Piece { color, role });
    let events = begun(game, color, Event::Hands(HandsEvent::Placed { by, color, square, piece }));
    Ok(perhaps_made(game, events, at))
}

fn removed(game: &Game, by: Speaker, color: Color, named: &PieceMention, at: Millis) -> Decided {
    if !steps(game, color) {
        return Err(Refusal::StepsImplied);
    }
    not_made(game, color)?;
    let piece = named_piece(game, named)?;
    if piece.color == color || game.act.removed.contains(&named.square) {
        return Err(Refusal::NothingThere(named.square));
    }
    let square = named.square;
    let captures = |parts: Option<MoveParts>| parts.and_then(|parts| parts.captured) == Some(square);
    if let Some(hand) = &game.course.hand
        && !captures(MoveParts::of_coordinates(&hand.done, game.position()))
    {
        return Err(Refusal::NotCaptured(square));
    }
    if game.setup.desk != Desk::Tournament && !can(game, |played| captures(MoveParts::of_move(played))) {
        return Err(Refusal::NoMoveThere(square));
    }
    let events = begun(game, color, Event::Hands(HandsEvent::Removed { by, color, square: named.square }));
    Ok(perhaps_made(game, events, at))
}

/// D.2.3 — when the last step is done the move is made, and what follows from a made move follows.
fn perhaps_made(game: &Game, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
    let after = game.after(&events, at);
    if let Some(hand) = after.course.hand.as_ref().filter(|_| is_made(&after)) {
        complete_if_due(&after, hand.color, hand.done, after.boards.owed.is_none(), &mut events);
    }
    events
}
