//! Moves made and completed, taken in (1.3, 6.2.1, 7.5.1).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position, Square};

use super::touch::bound_by_illegal;
use crate::boards::{Execution, PlayerBoard};
use crate::game::move_in_progress::MoveInProgress;
use crate::game::{Game, PendingMove, Ply};
use crate::laws::Millis;

/// 1.3 — the move in hand stands although its clock was not pressed, and the opponent has the move.
pub(super) fn has_move(game: &mut Game, at: Millis) {
    let place = game.course.plies.len();
    if let Some(color) = stands_on_board(game, at) {
        *game.course.unpressed.get_mut(color) = Some(place);
    }
}

/// 6.2.1 — the move in hand is completed, or the one that was replied to before the press (6.2.2).
pub(super) fn completed(game: &mut Game, color: Color, pressed: bool, at: Millis) {
    let late = game.course.unpressed.get_mut(color).take();
    let place = match late {
        Some(place) => place,
        None if stands_on_board(game, at).is_some() => game.course.plies.len() - 1,
        None => return,
    };
    // 5.1.1, 5.2.1 — a press after the end starts nobody's clock.
    let starts = pressed && game.outcome().is_none();
    let Some(ply) = game.course.plies.get_mut(place) else { return };
    ply.clock_before = game.clock.clone();
    ply.completed_at = Some(at);
    if starts {
        game.clock.press(color, at);
    } else {
        // 6.2.1.2 — completed by the next move: whose clock runs does not change.
        let running = game.clock.running().filter(|_| late.is_some());
        game.clock.complete(color, at);
        if let Some(running) = running {
            game.clock.start(running, at);
        }
    }
    ply.left = game.clock.left(color, at);
    ply.clock_after = game.clock.clone();
    ply.clock_after.stop(at);
}

/// The move in hand becomes one of the game. Returns whose it is; `None` where none is in hand or no position
/// follows from it.
fn stands_on_board(game: &mut Game, at: Millis) -> Option<Color> {
    let hand = game.course.hand.take()?;
    let mut position = game.position().clone();
    let played = hand.played(&position, game.castling_mode())?;
    position.play_unchecked(played);
    game.act = MoveInProgress::default();
    game.rulings.restoring = None;
    // 9.5.3 — the declared move is made, or Article 4 let another take its place.
    game.draws.declared = game.draws.declared.filter(|(whose, _)| *whose != hand.color);
    game.course.positions.push(position);
    game.sheets.write_down(played);
    let mut clock_after = game.clock.clone();
    clock_after.stop(at);
    game.course.plies.push(Ply {
        color: hand.color,
        by: hand.by,
        played,
        announced: None,
        legal: hand.legal.is_some(),
        clock_before: game.clock.clone(),
        clock_after,
        completed_at: None,
        left: 0,
    });
    Some(hand.color)
}

/// 7.5.1 — the position before this player's illegal move is put back: before the one in hand, or before the last
/// one on the board, with what was replied to it. 4.3 and 4.7 bind the move that replaces it.
pub(super) fn put_back_before_illegal(game: &mut Game, color: Color, at: Millis) {
    let plies = game.course.plies.len();
    let Some(place) = game.course.last_made(color).filter(|place| *place < plies) else {
        bound_by_illegal(game);
        take_off_boards(game);
        let counted = game.rulings.counted.get_mut(color);
        *counted = counted.filter(|place| *place < plies);
        return;
    };
    let ply = game.course.plies[place].clone();
    let pressed = !game.course.is_unpressed(color);
    let made = game.course.plies.from(place).map(|ply| Execution::of_move(&ply.played, ply.color));
    let last = game.course.last_execution().map(|(execution, _)| execution);
    let touched: Vec<Square> = made.chain(last).flat_map(|made| made.squares().collect::<Vec<_>>()).collect();
    cut_to(game, place);
    let done = UciMove::from_move(ply.played, game.castling_mode());
    game.course.hand = Some(PendingMove { color, by: ply.by, done, legal: None });
    bound_by_illegal(game);
    game.course.hand = None;
    game.boards.owed = None;
    game.draws.offer = None;
    game.draws.declared = None;
    // What else is wrong on a board stays wrong.
    let right = game.position().board().clone();
    for own in [&mut game.boards.own.white, &mut game.boards.own.black] {
        let mut now = own.clone();
        for square in &touched {
            now.put(*square, right.piece_at(*square));
        }
        *own = PlayerBoard::new(now.now().clone());
    }
    if pressed {
        // 7.5.1, 7.1 — the times of before the press; what the opponent has used since is given back to him, and
        // penalties since stay.
        let running = game.clock.running().is_some();
        let now = std::mem::replace(&mut game.clock, ply.clock_before);
        game.clock.stop(ply.completed_at.unwrap_or(at));
        game.clock.resume_from(at);
        game.clock.penalize_as(&now, at);
        if running {
            game.clock.start(color, at);
        }
    }
}

/// Takes the move in hand back on every board on which it was executed.
pub(super) fn take_off_boards(game: &mut Game) {
    if let Some(hand) = game.course.hand.take() {
        game.boards.take_off(hand.color);
    }
}

/// Strikes out every move after so many plies.
pub(super) fn cut_to(game: &mut Game, plies: usize) {
    game.course.cut_to(plies);
    game.sheets.scores.as_mut().for_each(|score| score.cut(plies));
    game.rulings.cut_to(plies);
    game.boards.cut_to(plies);
    game.act = MoveInProgress::default();
}

/// The last position on the board is put up anew: nobody owes a repeat, and nothing is offered or claimed.
pub(super) fn put_up(game: &mut Game) {
    game.boards.put_up(game.course.position().board());
    game.draws.forget();
}
