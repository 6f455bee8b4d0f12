//! 6.10.2, 12.9 — what the arbiter does to the clock.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::VariantNames;

use crate::game::as_text;
use crate::laws::Millis;

/// 6.10.2, 12.9 — what the arbiter does to the clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum ClockEvent {
    /// 6.10.2 — the arbiter set a side of the clock.
    ClockSet {
        #[serde(with = "as_text::color")]
        color: Color,
        /// What it shows now, in milliseconds; in byo-yomi the rest of the period.
        left_ms: Millis,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10.2 — the arbiter set a move counter.
    MovesSet {
        #[serde(with = "as_text::color")]
        color: Color,
        /// The moves completed.
        moves: u32,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10.2 — the arbiter set the byo-yomi periods to come.
    ByoYomiSet {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How many come after what the clock shows.
        periods: u32,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10, 12.5 — the arbiter gave time for what was no fault of the opponent's.
    AdditionalTime {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How much, in milliseconds.
        time_ms: Millis,
        /// What for, in words.
        reason: String,
    },
    /// 12.9.2 — the arbiter added time.
    TimeAdded {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How much, in milliseconds.
        time_ms: Millis,
    },
    /// 12.9.3 — the arbiter cut time.
    TimeCut {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How much, in milliseconds; never more than there was.
        time_ms: Millis,
    },
    /// III.3.1.1 — both flags are down, nobody knows which fell first, and it is not the last period: both players
    /// go on in the next one.
    BothFlagsDown,
}
