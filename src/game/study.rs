//! A game that is looked at and not played: of a review, a puzzle, a drill.

use std::sync::Arc;

use shakmaty::{Board, Move};

use super::decide::made;
use super::{Desk, Event, Game, OpponentKind, Press, Repeat, Setup, Speaker, Start};
use crate::laws::{Increments, Regulations, TimeControl};

/// A game from this start in which nobody has moved, for two at practice and without a clock: all that a person at
/// practice may ask can be asked of it. `white` and `black` are the players' names, and may be empty.
pub fn studied(start: Start, white: &str, black: &str) -> Game {
    Game::open(Setup {
        desk: Desk::Practice,
        white: white.to_owned(),
        black: black.to_owned(),
        start,
        increments: Increments::default(),
        time: TimeControl::none(),
        press: Press::Auto,
        repeat: Repeat::Program,
        draw: None,
        black_time: None,
        regulations: Box::new(Regulations::default()),
        occasion: None,
        against: OpponentKind::Person,
        wording: None,
        rung: None,
    })
}

/// The same with this move made. What ends a game by itself (5.1.1, 5.2.1, 9.6) does not end it, so what was played
/// on all the same can be looked at; `None` where the move is not legal.
///
/// ```
/// use std::sync::Arc;
///
/// use ansage::game::{Start, studied, with_move};
/// use shakmaty::{Position, Square};
///
/// let game = Arc::new(studied(Start::default(), "", ""));
/// let played = game.position().legal_moves().into_iter().find(|played| played.to() == Square::E4);
/// let after = played.and_then(|played| with_move(&game, &played));
/// assert!(after.is_some_and(|after| after.plies().len() == 1 && after.turn().is_black()));
/// ```
pub fn with_move(game: &Arc<Game>, played: &Move) -> Option<Arc<Game>> {
    let events = made(game, Speaker::from(game.turn()), *played).ok()?;
    let happened = game.advance_all(events, 0, 0);
    let after = &happened.last()?.after;
    // 6.2.1.1 — nobody presses a clock, and what has ended the game is not put right.
    let completed = |color| Arc::new(after.after(&[Event::completed(color)], 0));
    Some(after.hand().map_or_else(|| Arc::clone(after), |hand| completed(hand.color)))
}

/// A game of the same kind in which this stands on the board, be it a position or not: to look at while it is set up.
pub fn laid_out(board: &Board) -> Game {
    let mut game = studied(Start::default(), "", "");
    game.boards.put_up(board);
    game
}
