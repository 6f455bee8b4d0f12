//! What becomes of the scoresheets, taken in (8.4 to 8.7).

use shakmaty::Color;

use super::clock::stand;
use crate::game::parts::RulingReach;
use crate::game::{Game, ScoreEvent};
use crate::laws::Millis;

pub fn apply(game: &mut Game, event: &ScoreEvent, at: Millis) {
    match event {
        ScoreEvent::RecordingStopped { color, .. } => {
            let period = game.clock.control(*color).place(game.clock.completed(*color)).0;
            game.sheets.stop(*color, period);
        }
        ScoreEvent::ScoreCompleted { color, .. } => {
            game.sheets.complete(*color, game.course.plies.iter().map(|ply| ply.played));
        }
        ScoreEvent::ScoreKept { by } => game.sheets.keeper = Some(*by),
        ScoreEvent::ScoresDue { .. } => scores_are_due(game, at),
        ScoreEvent::Reconstructing { .. } => {
            scores_are_due(game, at);
            game.sheets.first = Some("8.5.3");
            stand(game, at);
        }
        // 8.6 — the next move counts as one of the next period.
        ScoreEvent::NextPeriod { white_moves, black_moves } => {
            for (color, moves) in [(Color::White, white_moves), (Color::Black, black_moves)] {
                if let Some(moves) = *moves {
                    game.clock.begin_period(color, moves, at);
                }
            }
            game.sheets.begin_period();
        }
        ScoreEvent::Signed { color } => *game.sheets.signed.get_mut(*color) = true,
        // What is only told changes nothing.
        ScoreEvent::ScoreLent { .. } | ScoreEvent::ScoreReplaced { .. } => {}
    }
}

/// 8.5 — a flag has fallen and the game goes on: who has not recorded completes his scoresheet first. 8.5.1 —
/// where neither has, the clocks stand.
pub(super) fn scores_are_due(game: &mut Game, at: Millis) {
    if game.sheets.are_due() {
        stand(game, at);
    }
}

pub fn reach(event: &ScoreEvent) -> RulingReach {
    match event {
        ScoreEvent::NextPeriod { .. } => RulingReach::Ruling,
        ScoreEvent::RecordingStopped { .. }
        | ScoreEvent::ScoreCompleted { .. }
        | ScoreEvent::ScoreKept { .. }
        | ScoreEvent::ScoresDue { .. }
        | ScoreEvent::ScoreLent { .. }
        | ScoreEvent::ScoreReplaced { .. }
        | ScoreEvent::Reconstructing { .. }
        | ScoreEvent::Signed { .. } => RulingReach::Light,
    }
}
