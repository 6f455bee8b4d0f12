//! What an arbiter rules, in words, with the article.

use super::Narrator;
use crate::announcement::color_key;
use crate::args;
use crate::game::Event;

impl Narrator<'_> {
    /// The sentence of a ruling.
    pub(super) fn ruling(&self, event: &Event) -> Vec<String> {
        let time = |id: &str, color: shakmaty::Color, time: u64| {
            let time = self.phrasing.duration(time);
            vec![self.phrasing.tell(id, &args!("color" => color_key(color), "time" => time))]
        };
        let count = |id: &str, color: shakmaty::Color, count: u32| {
            vec![self.phrasing.tell(id, &args!("color" => color_key(color), "count" => count))]
        };
        match event {
            // As on a clock: what is left is rounded up.
            Event::ClockSet { color, left_ms } => time("clock-set", *color, left_ms.next_multiple_of(1000)),
            Event::TimeAdded { color, time_ms } => time("time-added", *color, *time_ms),
            Event::TimeCut { color, time_ms } => time("time-cut", *color, *time_ms),
            Event::MovesSet { color, moves } => count("moves-set", *color, *moves),
            Event::ByoYomiSet { color, periods } => count("byo-yomi-set", *color, *periods),
            _ => Vec::new(),
        }
    }
}
