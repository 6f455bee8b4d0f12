//! The act of moving (Article 4): what the player to move has done with his hands, and what follows from it.

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Role, Square, attacks};

use super::move_in_progress::{PlacedPiece, Unfinished};
use super::{Desk, Game, Refusal};
use crate::boards::Execution;
use crate::laws::{self, MoveParts, Obligation, legal_move, legal_moves};

/// Whether this player has touched a piece on this move (9.1.2.1, 9.4); with the announcement he has made the
/// move, and so touched one, also where a pawn stands on the last rank and its piece is not said (7.5.2).
pub fn has_touched(game: &Game, color: Color) -> bool {
    let begun = !game.act.touched.is_empty()
        || !game.act.placed.is_empty()
        || game.course.hand.is_some()
        || game.course.unpromoted.is_some();
    game.turn() == color && begun
}

/// 4.8 — whether this player may still protest against what his opponent did on his last move against 4.1 to
/// 4.7: until he touches a piece himself.
pub fn may_protest(game: &Game, color: Color) -> bool {
    !has_touched(game, color)
}

/// What the pieces touched oblige the player to move to (4.3 to 4.5); `None` where he has touched none.
pub fn obligation(game: &Game) -> Option<Obligation> {
    if let Some(side) = begins_castling(game) {
        return Some(laws::castling_begun(game.position(), side));
    }
    let edition = game.setup.rules().edition;
    laws::obligation(game.position(), &game.act.touched, !game.act.order_unclear, edition)
}

/// 4.7.2 — the side to which the player castles who has touched his king first and placed him two squares and more
/// away, where he stands after castling.
fn begins_castling(game: &Game) -> Option<CastlingSide> {
    let (position, color) = (game.position(), game.turn());
    let king = position.board().king_of(color)?;
    let first = game.act.touched.first() == Some(&king);
    let placed = game.act.given_up.iter().chain([&game.act.placed]).filter_map(|placed| placed.first());
    let on = |side: &CastlingSide| {
        let square = side.king_to(color);
        let far = king.rank() == square.rank() && king.file().distance(square.file()) > 1;
        let is_king =
            |placing: &PlacedPiece| placing.0 == square && placing.1.is_none_or(|it| it == Role::King);
        far && placed.clone().any(is_king)
    };
    CastlingSide::ALL.into_iter().find(on).filter(|_| first)
}

/// From where the piece that was placed there comes, as far as that is sure: nothing is asked of the Laws but how
/// its kind moves. A piece that is not named may be known by the announcement, or by castling.
pub(super) fn came_from(game: &Game, square: Square, role: Option<Role>) -> Option<Square> {
    let (board, color) = (game.position().board(), game.turn());
    let announced = || {
        let places = game.course.hand.as_ref().map(|hand| places(game, &hand.done)).unwrap_or_default();
        places.into_iter().find(|(place, _)| *place == square).map(|(_, role)| role)
    };
    // What stands on the last rank may have been a pawn.
    let role = role
        .or_else(announced)
        .filter(|role| *role == Role::King || square.rank() != color.fold_wb(Rank::Eighth, Rank::First))?;
    let own = board.by_piece(Piece { color, role });
    if role == Role::King {
        return own.first();
    }
    let reaches = |from: &Square| match role {
        Role::Pawn => false,
        _ => attacks::attacks(*from, Piece { color, role }, board.occupied()).contains(square),
    };
    let mut from = own.into_iter().filter(reaches);
    from.next().filter(|_| from.next().is_none())
}

/// Whose square of castling this is: where the king stands, or the rook on that side.
pub(super) fn castles_from(game: &Game, square: Square) -> Option<Square> {
    let (position, color) = (game.position(), game.turn());
    let king = position.board().king_of(color)?;
    let sides = CastlingSide::ALL.into_iter();
    let side = sides.clone().find(|side| [side.king_to(color), side.rook_to(color)].contains(&square))?;
    if side.king_to(color) == square {
        return Some(king);
    }
    let beyond =
        |rook: &Square| rook.rank() == king.rank() && side.is_king_side() == (rook.file() > king.file());
    let rooks = position.board().by_piece(Piece { color, role: Role::Rook }).into_iter().filter(beyond);
    position
        .castles()
        .rook(color, side)
        .or_else(|| rooks.max_by_key(|rook| rook.file().distance(king.file())))
}

/// 4.7.2 — king and rook are placed one after the other.
pub(super) fn castles_onto(game: &Game, first: PlacedPiece, second: PlacedPiece) -> bool {
    let color = game.turn();
    let played =
        game.course.hand.as_ref().and_then(|hand| MoveParts::of_coordinates(&hand.done, game.position()));
    CastlingSide::ALL.into_iter().any(|side| {
        let pair = [(side.king_to(color), Role::King), (side.rook_to(color), Role::Rook)];
        let of_it = |(square, named): PlacedPiece| {
            pair.into_iter().any(|(place, role)| place == square && named.is_none_or(|named| named == role))
        };
        let far = castles_from(game, pair[0].0).is_some_and(|king| {
            king.rank() == pair[0].0.rank()
                && (game.castling_mode().is_chess960() || king.file().distance(pair[0].0.file()) > 1)
        });
        let said = played.is_none_or(|parts| parts.castles == Some(side));
        far && said
            && first.0 != second.0
            && of_it(first)
            && of_it(second)
            && castles_from(game, pair[1].0).is_some()
    })
}

/// Whether this player's moves are made step by step (D.2.3); the partner has no hands.
pub(super) fn steps(game: &Game, color: Color) -> bool {
    game.setup.regulations.step_by_step && game.setup.partner() != Some(color)
}

/// The move in hand is made: nothing of it is missing (D.2.3).
pub fn is_made(game: &Game) -> bool {
    game.course.hand.as_ref().is_some_and(|hand| unfinished(game, hand.color, Some(&hand.done)).is_none())
}

/// What is missing until this announced move is made (D.2.3), or what disagrees with it; `None` where nothing is.
pub fn unfinished(game: &Game, color: Color, done: Option<&UciMove>) -> Option<Refusal> {
    if !steps(game, color) {
        return None;
    }
    let Some(done) = done else {
        let begun = !game.act.placed.is_empty() || !game.act.removed.is_empty();
        return begun.then_some(Refusal::Unfinished(Unfinished::Announcement));
    };
    if let Err(refusal) = fits_act(game, color, done) {
        return Some(refusal);
    }
    if let Some(square) = released_before(game, done) {
        return Some(Refusal::AlreadyPlaced(square));
    }
    let placed = |square: &Square| game.act.placed.iter().any(|(there, _)| there == square);
    let missing = places(game, done).into_iter().map(|(square, _)| square).find(|square| !placed(square));
    let still = captured_by(game, done).filter(|square| !game.act.removed.contains(square));
    still.map(Unfinished::Removing).or(missing.map(Unfinished::Placing)).map(Refusal::Unfinished)
}

/// 4.7 — where a piece was released first, as part of a legal move that is not this one.
fn released_before(game: &Game, done: &UciMove) -> Option<Square> {
    let places = places(game, done);
    let fits = |(square, _): &&PlacedPiece| places.iter().any(|(place, _)| place == square);
    let first = game.act.given_up.iter().find(|placed| binds(game, placed))?;
    first.iter().find(|placing| !fits(placing)).map(|(square, _)| *square)
}

/// Whether this move places such a piece there: 3.7.5 where it is named.
fn is_placed(places: &[(Square, Role)], (square, named): &PlacedPiece) -> bool {
    places.iter().any(|(place, role)| place == square && named.is_none_or(|named| named == *role))
}

/// Whether this step does what has just been announced (D.2.3).
pub(super) fn follows_word(game: &Game, square: Square, role: Option<Role>, removed: bool) -> bool {
    let Some(hand) = &game.course.hand else { return false };
    if removed {
        return captured_by(game, &hand.done) == Some(square);
    }
    // 4.4.1, 4.4.2 — in which order king and rook are taken no word has said.
    let castles = MoveParts::of_coordinates(&hand.done, game.position()).and_then(|parts| parts.castles);
    let king = game.position().board().king_of(hand.color);
    if castles.is_some_and(|side| side.king_to(hand.color) != square)
        && game.act.touched.first() != king.as_ref()
    {
        return false;
    }
    is_placed(&places(game, &hand.done), &(square, role))
}

/// D.2.8 — another move is announced instead. What followed the words goes back with them, unless it is part of that
/// move as well; what hands did of their own stays.
pub(super) fn follow_word(game: &mut Game, done: &UciMove) {
    let places = places(game, done);
    let by_word = game.act.by_word;
    let stood = game.act.given_up.iter().flatten().chain(&game.act.placed);
    let mut followed = stood.filter(|(square, _)| by_word.placed.contains(*square));
    let removed = captured_by(game, done).map_or(Bitboard::EMPTY, Bitboard::from_square);
    if !followed.all(|placing| is_placed(&places, placing)) || !(by_word.removed & !removed).is_empty() {
        game.act.undo_by_word();
    }
}

/// D.2.8 — the game without what followed the words, where this other move may be announced in it.
pub(super) fn fits_without_word(game: &Game, color: Color, done: &UciMove) -> Result<Game, Refusal> {
    let mut slipped = game.clone();
    follow_word(&mut slipped, done);
    fits_act(&slipped, color, done).map(|()| slipped)
}

/// The square from which this move captures.
fn captured_by(game: &Game, done: &UciMove) -> Option<Square> {
    MoveParts::of_coordinates(done, game.position()).and_then(|parts| parts.captured)
}

/// Where this move places pieces that did not stand there before.
pub(super) fn places(game: &Game, done: &UciMove) -> Vec<(Square, Role)> {
    let position = game.position();
    match legal_move(done, position) {
        Some(played) => places_of(game, &played),
        None => Execution::of_coordinates(done, position.board(), game.castling_mode())
            .map(|execution| newly_placed(game, &execution))
            .unwrap_or_default(),
    }
}

/// The same of a legal move.
pub(super) fn places_of(game: &Game, played: &Move) -> Vec<(Square, Role)> {
    newly_placed(game, &Execution::of_move(played, game.turn()))
}

fn newly_placed(game: &Game, execution: &Execution) -> Vec<(Square, Role)> {
    let stood = |square| game.position().board().piece_at(square);
    let moved = execution.placed().iter().filter(|(square, piece)| stood(*square) != Some(*piece));
    moved.map(|(square, piece)| (*square, piece.role)).collect()
}

/// Whether a legal move, by what was touched, does this.
pub(super) fn can(game: &Game, does: impl Fn(&Move) -> bool) -> bool {
    let obligation = obligation(game);
    let may = |played: &Move| {
        let parts = MoveParts::of_move(played);
        obligation.as_ref().is_none_or(|it| parts.is_some_and(|parts| it.fits(&parts)))
    };
    legal_moves(game.position()).iter().any(|played| may(played) && does(played))
}

/// 4.7 — a released piece stays where it is as a legal move or part of one; what is no part of one binds nobody.
pub(super) fn binds(game: &Game, placed: &[PlacedPiece]) -> bool {
    let king = begins_castling(game).map(|side| side.king_to(game.turn()));
    let meant =
        |(square, named): PlacedPiece| (square, named.or((king == Some(square)).then_some(Role::King)));
    let does = |played: &Move| {
        let there = places_of(game, played);
        placed.iter().all(|placing| is_placed(&there, &meant(*placing)))
    };
    !placed.is_empty() && can(game, does)
}

/// Whether this move is what the player's hands have begun: 4.3 and 4.4 for what was touched, 4.7 and 4.4.4 for
/// what was placed.
pub(super) fn fits_act(game: &Game, color: Color, done: &UciMove) -> Result<(), Refusal> {
    if let Some(obligation) = obligation(game) {
        let parts = MoveParts::of_coordinates(done, game.position());
        if !parts.is_some_and(|parts| obligation.fits(&parts)) {
            return Err(Refusal::Obliged(Box::new(obligation)));
        }
    }
    // In a tournament nothing tells whether what is placed is legal (11.3.1): words and hands agree (D.2.3), and what
    // was released before is asked about at the press.
    let asked_later = game.setup.desk == Desk::Tournament;
    if !steps(game, color) || !(asked_later || binds(game, &game.act.placed)) {
        return Ok(());
    }
    let places = places(game, done);
    for (square, role) in &game.act.placed {
        match (places.iter().find(|(place, _)| place == square), role) {
            (None, _) => {
                return Err(Refusal::PlacedElsewhere(*square, done.to().unwrap_or(*square)));
            }
            (Some((_, announced)), Some(role)) if announced != role => {
                return Err(Refusal::OtherPromotion(*role));
            }
            _ => {}
        }
    }
    Ok(())
}
