//! The record corrected by both scores, taken in (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Position};

use crate::game::move_in_progress::MoveInProgress;
use crate::game::{CorrectedMove, Game, PendingMove};
use crate::laws::{Millis, legal_move};

impl Game {
    /// D.2.9 — these moves are those of the game, and always were: the others follow from the positions they lead to.
    /// Clocks, counters and who announced stay as they are. A correction that cannot be followed, which only a damaged
    /// record could hold, changes nothing.
    pub(super) fn record_corrected(&mut self, moves: &[CorrectedMove], at: Millis) {
        let Some(first) = moves.iter().filter_map(CorrectedMove::place).min() else { return };
        let mode = self.castling_mode();
        let Some(mut position) = self.positions.get(first).cloned() else { return };
        let mut game = self.clone();
        for place in first..self.plies.len() {
            let Some(ply) = game.plies.get_mut(place) else { return };
            let corrected = moves.iter().find(|corrected| corrected.place() == Some(place));
            let done =
                corrected.map_or_else(|| UciMove::from_move(ply.played, mode), |corrected| corrected.r#move);
            let legal = legal_move(&done, &position);
            let hand = PendingMove { color: ply.color, by: ply.by, done, legal };
            let Some(played) = hand.played(&position, mode) else { return };
            ply.announced = ply.announced.or(corrected.map(|corrected| corrected.announced));
            (ply.played, ply.legal) = (played, legal.is_some());
            position.play_unchecked(played);
            if let Some(after) = game.positions.get_mut(place + 1) {
                *after = position.clone();
            }
            for color in Color::ALL {
                game.scores.get_mut(color).record(place, played, corrected.is_some());
            }
        }
        if let Some(hand) = &mut game.hand {
            hand.legal = legal_move(&hand.done, &position);
        }
        // Where nobody has looked since, hands are taken to have done what both have written.
        if self.looked <= first && self.wrong_board().is_none() {
            game.boards = ByColor::new_with(|color| game.as_recorded(color));
        }
        game.act = MoveInProgress::default();
        (game.proposed, game.declared, game.restoring) = (None, None, None);
        *self = game;
        self.stand(at);
    }
}
