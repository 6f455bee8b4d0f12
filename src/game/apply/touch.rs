//! What hands have done, taken in (4, D.2.2, D.2.3).

use shakmaty::{Bitboard, Position, Role, Square};

use crate::game::hands::{came_from, castles_from, castles_onto, follows_word, places};
use crate::game::move_in_progress::MoveInProgress;
use crate::game::parts::RulingReach;
use crate::game::{Game, HandsEvent};
use crate::laws::MoveParts;

pub fn apply(game: &mut Game, event: &HandsEvent) {
    if matches!(event, HandsEvent::Touched { .. } | HandsEvent::Placed { .. } | HandsEvent::Removed { .. }) {
        // 9.1.2.1 — refused by touching, not in words: an accident leaves it open.
        let turn = game.turn();
        if let Some(offering) = game.draws.offer.filter(|offering| *offering != turn) {
            game.act.refused = Some(offering);
            game.draws.refused(offering);
        }
    }
    let touched = game.act.touched.len();
    match event {
        HandsEvent::Touched { squares, order_known, .. } => {
            for square in squares {
                game.act.touch(*square);
                game.act.by_word.touched.discard(*square);
            }
            game.act.order_unclear |= !order_known;
        }
        HandsEvent::Adjusting { .. } => game.act.adjusting = true,
        HandsEvent::AdjustingDone { .. } => game.act.adjusting = false,
        HandsEvent::Untouched { .. } => {
            if let Some(offering) = game.act.refused.filter(|_| game.draws.offer.is_none()) {
                game.draws.stands_again(offering);
            }
            let MoveInProgress { adjusting, put_back, .. } = game.act;
            game.act = MoveInProgress { adjusting, put_back, ..MoveInProgress::default() };
        }
        HandsEvent::Placed { square, piece, .. } => {
            let (square, role) = (*square, piece.map(|piece| piece.role));
            // 3.7.5 — a pawn there is not replaced yet.
            let pawn = role == Some(Role::Pawn) && Bitboard::BACKRANKS.contains(square);
            let role = role.filter(|_| !pawn);
            let by_word = follows_word(game, square, role, false);
            place(game, square, role);
            if by_word {
                game.act.by_word.placed.add(square);
                game.act.by_word.touched.extend(game.act.touched.iter().skip(touched).copied());
            }
        }
        HandsEvent::Removed { square, .. } => {
            let by_word = follows_word(game, *square, None, true);
            game.act.removed.push(*square);
            // Taken off the board, it was touched.
            game.act.touch(*square);
            if by_word {
                game.act.by_word.removed.add(*square);
                game.act.by_word.touched.extend(game.act.touched.iter().skip(touched).copied());
            }
        }
        HandsEvent::Adjusted { .. } => {}
    }
}

/// A piece is placed: the other one of castling, or in another place than before. What is placed was touched.
fn place(game: &mut Game, square: Square, role: Option<Role>) {
    let only = game.act.placed.first().copied().filter(|_| game.act.placed.len() == 1);
    if let Some((first, _)) = only.filter(|first| castles_onto(game, *first, (square, role))) {
        // What was placed first was touched first (4.4.1, 4.4.2).
        for placed in [first, square] {
            if let Some(from) = castles_from(game, placed) {
                game.act.touch(from);
            }
        }
    } else {
        let given_up = std::mem::take(&mut game.act.placed);
        if !given_up.is_empty() {
            game.act.given_up.push(given_up);
        }
        if let Some(from) = came_from(game, square, role) {
            game.act.touch(from);
        }
    }
    game.act.placed.push((square, role));
}

/// What is placed and removed beside the announced move, and binds nobody, is put back.
pub(super) fn put_back(game: &mut Game) {
    game.act.adjusting = false;
    let Some(done) = game.course.hand.as_ref().map(|hand| hand.done) else { return };
    let places = places(game, &done);
    let captured = MoveParts::of_coordinates(&done, game.position()).and_then(|parts| parts.captured);
    game.act.placed.retain(|(square, _)| places.iter().any(|(place, _)| place == square));
    game.act.removed.retain(|square| captured == Some(*square));
}

/// 7.5.1 — 4.3 and 4.7 bind the move that replaces an illegal one: what was moved and captured was touched.
pub(super) fn bound_by_illegal(game: &mut Game) {
    game.act = MoveInProgress::default();
    let parts =
        game.course.hand.as_ref().and_then(|hand| MoveParts::of_coordinates(&hand.done, game.position()));
    let Some(parts) = parts else { return };
    game.act.touch(parts.from);
    let (position, color) = (game.position(), game.turn());
    let rook = parts.castles.and_then(|side| {
        let rooks = position.board().rooks() & position.us();
        let aside = |square: &Square| {
            square.rank() == parts.from.rank() && side.is_king_side() == (square.file() > parts.from.file())
        };
        position.castles().rook(color, side).or_else(|| rooks.into_iter().find(aside))
    });
    for square in rook.into_iter().chain(parts.captured) {
        game.act.touch(square);
    }
}

pub fn reach(event: &HandsEvent) -> RulingReach {
    match event {
        HandsEvent::Untouched { .. } => RulingReach::Ruling,
        HandsEvent::Touched { .. }
        | HandsEvent::Adjusting { .. }
        | HandsEvent::Adjusted { .. }
        | HandsEvent::AdjustingDone { .. }
        | HandsEvent::Placed { .. }
        | HandsEvent::Removed { .. } => RulingReach::GoneOn,
    }
}
