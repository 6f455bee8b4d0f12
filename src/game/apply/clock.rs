//! What the arbiter does to the clock, taken in (6.10.2, 12.9).

use crate::game::{Event, Game};
use crate::laws::Millis;

impl Game {
    pub(super) fn clock_ordered(&mut self, event: &Event, at: Millis) {
        match event {
            Event::ClockSet { color, left_ms, .. } => self.clock.set(*color, *left_ms, at),
            Event::MovesSet { color, moves, .. } => self.clock.set_moves(*color, *moves, at),
            Event::ByoYomiSet { color, periods, .. } => self.clock.set_byo_yomi(*color, *periods, at),
            Event::TimeAdded { color, time_ms } => self.clock.add(*color, *time_ms, at),
            // What was lost is there again where an earlier position is restored with its times (7.1).
            Event::AdditionalTime { color, time_ms, .. } => self.clock.make_good(*color, *time_ms, at),
            Event::TimeCut { color, time_ms } => {
                self.clock.cut(*color, *time_ms, at);
            }
            Event::BothFlagsDown => self.clock.begin_next_periods(at),
            _ => {}
        }
    }
}
