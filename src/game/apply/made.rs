//! Moves made and completed, taken in (1.3, 6.2.1, 7.5.1).

use shakmaty::Position;
use shakmaty::uci::UciMove;
use shakmaty::{Color, Square};

use crate::boards::{Execution, PlayerBoard};
use crate::game::move_in_progress::MoveInProgress;
use crate::game::{Game, PendingMove, Ply};
use crate::laws::Millis;

impl Game {
    /// 1.3 — the move in hand stands although its clock was not pressed, and the opponent has the move.
    pub(super) fn has_move(&mut self, at: Millis) {
        let place = self.plies.len();
        if let Some(color) = self.stands_on_board(at) {
            *self.unpressed.get_mut(color) = Some(place);
        }
    }

    /// 6.2.1 — the move in hand is completed, or the one that was replied to before the press (6.2.2).
    pub(super) fn completed(&mut self, color: Color, pressed: bool, at: Millis) {
        let late = self.unpressed.get_mut(color).take();
        let place = match late {
            Some(place) => place,
            None if self.stands_on_board(at).is_some() => self.plies.len() - 1,
            None => return,
        };
        // 5.1.1, 5.2.1 — a press after the end starts nobody's clock.
        let starts = pressed && self.outcome().is_none();
        let Some(ply) = self.plies.get_mut(place) else { return };
        ply.clock_before = self.clock.clone();
        ply.completed_at = Some(at);
        if starts {
            self.clock.press(color, at);
        } else {
            // 6.2.1.2 — completed by the next move: whose clock runs does not change.
            let running = self.clock.running().filter(|_| late.is_some());
            self.clock.complete(color, at);
            if let Some(running) = running {
                self.clock.start(running, at);
            }
        }
        ply.left = self.clock.left(color, at);
        ply.clock_after = self.clock.clone();
        ply.clock_after.stop(at);
    }

    /// The move in hand becomes one of the game. Returns whose it is; `None` where none is in hand or no position
    /// follows from it.
    fn stands_on_board(&mut self, at: Millis) -> Option<Color> {
        let hand = self.hand.take()?;
        let mut position = self.position().clone();
        let played = hand.played(&position, self.castling_mode())?;
        position.play_unchecked(played);
        self.act = MoveInProgress::default();
        self.restoring = None;
        // 9.5.3 — the declared move is made, or Article 4 let another take its place.
        self.declared = self.declared.filter(|(whose, _)| *whose != hand.color);
        self.positions.push(position);
        self.write_down(played);
        let mut clock_after = self.clock.clone();
        clock_after.stop(at);
        self.plies.push(Ply {
            color: hand.color,
            by: hand.by,
            played,
            announced: None,
            legal: hand.legal.is_some(),
            clock_before: self.clock.clone(),
            clock_after,
            completed_at: None,
            left: 0,
        });
        Some(hand.color)
    }

    /// 7.5.1 — the position before this player's illegal move is put back: before the one in hand, or before the last
    /// one on the board, with what was replied to it. 4.3 and 4.7 bind the move that replaces it.
    pub(super) fn put_back_before_illegal(&mut self, color: Color, at: Millis) {
        let in_hand = self.hand.as_ref().is_some_and(|hand| hand.color == color);
        let on_board = || self.last_ply_of(color);
        let Some(place) = (!in_hand).then(on_board).flatten() else {
            self.bound_by_illegal();
            self.take_off_boards();
            *self.counted.get_mut(color) = self.counted.get(color).filter(|place| *place < self.plies.len());
            return;
        };
        let ply = self.plies[place].clone();
        let pressed = self.unpressed.get(color).is_none();
        let mut touched: Vec<Square> = self.last_touched();
        touched.extend(
            self.plies
                .from(place)
                .flat_map(|ply| Execution::of_move(&ply.played, ply.color).squares().collect::<Vec<_>>()),
        );
        self.cut_to(place);
        let done = UciMove::from_move(ply.played, self.castling_mode());
        self.hand = Some(PendingMove { color, by: ply.by, done, legal: None });
        self.bound_by_illegal();
        self.hand = None;
        self.owed = None;
        self.offer = None;
        self.declared = None;
        // What else is wrong on a board stays wrong.
        let right = self.position().board().clone();
        for own in [&mut self.boards.white, &mut self.boards.black] {
            let mut now = own.clone();
            for square in &touched {
                now.put(*square, right.piece_at(*square));
            }
            *own = PlayerBoard::new(now.now().clone());
        }
        if pressed {
            // 7.5.1, 7.1 — the times of before the press; what the opponent has used since is given back to him, and
            // penalties since stay.
            let running = self.clock.running().is_some();
            let now = std::mem::replace(&mut self.clock, ply.clock_before);
            self.clock.stop(ply.completed_at.unwrap_or(at));
            self.clock.resume_from(at);
            self.clock.penalize_as(&now, at);
            if running {
                self.clock.start(color, at);
            }
        }
    }

    /// Where an illegal move of this player stands on the board that nobody has replied to since it was completed
    /// (A.5.2), or that is not completed yet.
    pub(crate) fn illegal_on_board(&self, color: Color) -> Option<usize> {
        let last = self.plies.len().checked_sub(1).filter(|_| self.hand.is_none());
        let place = (*self.unpressed.get(color)).or(last)?;
        self.plies.get(place).filter(|ply| ply.color == color && !ply.legal).map(|_| place)
    }

    /// Strikes out every move after so many plies.
    pub(super) fn cut_to(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.positions.truncate(plies + 1);
        self.scores.white.cut(plies);
        self.scores.black.cut(plies);
        let unpressed = [&mut self.unpressed.white, &mut self.unpressed.black];
        let counted = [&mut self.counted.white, &mut self.counted.black];
        for place in unpressed.into_iter().chain(counted) {
            *place = place.filter(|place| *place < plies);
        }
        self.hand = None;
        self.restoring = None;
        self.proposed = None;
        self.looked = self.looked.min(plies);
        self.differ_since = self.differ_since.filter(|since| *since <= plies);
        self.act = MoveInProgress::default();
    }
}
