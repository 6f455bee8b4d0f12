//! The record corrected by both scores, taken in (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Position};

use super::clock::stand;
use crate::game::move_in_progress::MoveInProgress;
use crate::game::{CorrectedMove, Game, PendingMove};
use crate::laws::{Millis, legal_move};

/// D.2.9 — these moves are those of the game, and always were: the others follow from the positions they lead to.
/// Clocks, counters and who announced stay as they are. A correction that cannot be followed, which only a damaged
/// record could hold, changes nothing.
pub(super) fn record_corrected(game: &mut Game, moves: &[CorrectedMove], at: Millis) {
    let Some(first) = moves.iter().filter_map(CorrectedMove::place).min() else { return };
    let mode = game.castling_mode();
    let Some(mut position) = game.course.positions.get(first).cloned() else { return };
    let mut changed = game.clone();
    for place in first..game.course.plies.len() {
        let Some(ply) = changed.course.plies.get_mut(place) else { return };
        let corrected = moves.iter().find(|corrected| corrected.place() == Some(place));
        let done =
            corrected.map_or_else(|| UciMove::from_move(ply.played, mode), |corrected| corrected.r#move);
        let legal = legal_move(&done, &position);
        let hand = PendingMove { color: ply.color, by: ply.by, done, legal };
        let Some(played) = hand.played(&position, mode) else { return };
        ply.announced = ply.announced.or(corrected.map(|corrected| corrected.announced));
        (ply.played, ply.legal) = (played, legal.is_some());
        position.play_unchecked(played);
        if let Some(after) = changed.course.positions.get_mut(place + 1) {
            *after = position.clone();
        }
        for color in Color::ALL {
            changed.sheets.scores.get_mut(color).record(place, played, corrected.is_some());
        }
    }
    if let Some(hand) = &mut changed.course.hand {
        hand.legal = legal_move(&hand.done, &position);
    }
    // Where nobody has looked since, hands are taken to have done what both have written.
    if game.boards.looked <= first && game.wrong_board().is_none() {
        changed.boards.own = ByColor::new_with(|color| changed.boards.as_recorded(color, &changed.course));
    }
    changed.act = MoveInProgress::default();
    (changed.boards.proposed, changed.draws.declared, changed.rulings.restoring) = (None, None, None);
    *game = changed;
    stand(game, at);
}
