//! What the arbiter does to the clock, taken in (6.10.2, 12.9).

use crate::game::{ClockEvent, Game};
use crate::laws::Millis;

impl Game {
    pub(super) fn clock_ordered(&mut self, event: &ClockEvent, at: Millis) {
        match event {
            ClockEvent::ClockSet { color, left_ms, .. } => self.clock.set(*color, *left_ms, at),
            ClockEvent::MovesSet { color, moves, .. } => self.clock.set_moves(*color, *moves, at),
            ClockEvent::ByoYomiSet { color, periods, .. } => self.clock.set_byo_yomi(*color, *periods, at),
            ClockEvent::TimeAdded { color, time_ms } => self.clock.add(*color, *time_ms, at),
            // What was lost is there again where an earlier position is restored with its times (7.1).
            ClockEvent::AdditionalTime { color, time_ms, .. } => self.clock.make_good(*color, *time_ms, at),
            ClockEvent::TimeCut { color, time_ms } => {
                self.clock.cut(*color, *time_ms, at);
            }
            ClockEvent::BothFlagsDown => self.clock.begin_next_periods(at),
        }
    }
}
