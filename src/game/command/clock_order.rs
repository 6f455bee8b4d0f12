//! What the arbiter wants of a clock.

use std::time::Duration;

use shakmaty::Color;

/// A change of one side of the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockOrder {
    /// 6.10.2 — this side shows so much.
    Set(Color, Duration),
    /// 6.10.2 — this side has completed so many moves.
    SetMoves(Color, u32),
    /// 6.10.2 — so many byo-yomi periods are to come.
    SetByoYomi(Color, u32),
    /// 7.5.5, 9.5.3, 12.9.2 — time added.
    Add(Color, Duration),
    /// 6.10, 12.5 — time given for what was no fault of the opponent's, and for what.
    AddFor(Color, Duration, String),
    /// 12.9.3 — time cut.
    Cut(Color, Duration),
}
