//! What the arbiter does to the clock, taken in (6.10.2, 12.9), and how it stops and runs (6.11).

use crate::game::{ClockEvent, Game, Phase};
use crate::laws::Millis;

pub fn apply(game: &mut Game, event: &ClockEvent, at: Millis) {
    match event {
        ClockEvent::ClockSet { color, left_ms, .. } => game.clock.set(*color, *left_ms, at),
        ClockEvent::MovesSet { color, moves, .. } => game.clock.set_moves(*color, *moves, at),
        ClockEvent::ByoYomiSet { color, periods, .. } => game.clock.set_byo_yomi(*color, *periods, at),
        ClockEvent::TimeAdded { color, time_ms } => game.clock.add(*color, *time_ms, at),
        // What was lost is there again where an earlier position is restored with its times (7.1).
        ClockEvent::AdditionalTime { color, time_ms, .. } => game.clock.make_good(*color, *time_ms, at),
        ClockEvent::TimeCut { color, time_ms } => {
            game.clock.cut(*color, *time_ms, at);
        }
        ClockEvent::BothFlagsDown => game.clock.begin_next_periods(at),
    }
}

pub(super) fn halt(game: &mut Game, phase: Phase, at: Millis) {
    game.clock.stop(at);
    game.phase = phase;
}

/// The clocks stand; what was being done goes on when they run again.
pub(super) fn stand(game: &mut Game, at: Millis) {
    if game.phase == Phase::Sealing {
        game.clock.stop(at);
    }
    if game.phase == Phase::Play {
        halt(game, Phase::Paused, at);
    }
}

pub(super) fn go_on(game: &mut Game, at: Millis) {
    game.boards.proposed = None;
    game.boards.retraced = false;
    if game.course.stands_until != Some(game.course.plies.len() + 1) {
        game.clock.start(game.course.clock_side(), at);
    }
    game.phase = Phase::Play;
    game.rulings.protest = None;
}
