//! What an arbiter has done to the clock: times and move counter set, time added and cut (6.10.2, 12.9).

use std::time::Duration;

use shakmaty::Color;

use super::operands::Operands;
use crate::voice::{Modifier, RequestWord};

/// A change of one side of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockOrder {
    /// 6.10.2 — this side shows so much.
    Set(Color, Duration),
    /// 6.10.2 — this side has completed so many moves.
    SetMoves(Color, u32),
    /// 6.10.2 — so many byo-yomi periods are to come.
    SetByoYomi(Color, u32),
    /// 7.5.5, 9.5.3, 12.5, 12.9.2 — time added.
    Add(Color, Duration),
    /// 12.9.3 — time cut.
    Cut(Color, Duration),
}

impl ClockOrder {
    /// The order of this word with what stands behind it, and whether the schedule was given as its reason
    /// (A.5.1.1); `None` where whose or how much is missing, or more is said than goes with it.
    pub(super) fn read(word: RequestWord, operands: &Operands) -> Option<(ClockOrder, bool)> {
        let color = operands.color?;
        let schedule = match operands.modifier {
            None => false,
            // Only a setting needs a reason.
            Some(Modifier::Schedule) if word == RequestWord::Set => true,
            Some(_) => return None,
        };
        let order = match (word, operands.time, operands.number, operands.moves, operands.byo_yomi) {
            (RequestWord::Set, Some(time), None, false, false) => Some(ClockOrder::Set(color, time)),
            (RequestWord::Set, None, Some(moves), true, false) => Some(ClockOrder::SetMoves(color, moves)),
            (RequestWord::Set, None, Some(left), false, true) => Some(ClockOrder::SetByoYomi(color, left)),
            (RequestWord::Add, Some(time), None, false, false) => Some(ClockOrder::Add(color, time)),
            (RequestWord::Cut, Some(time), None, false, false) => Some(ClockOrder::Cut(color, time)),
            _ => None,
        };
        order.map(|order| (order, schedule))
    }
}
