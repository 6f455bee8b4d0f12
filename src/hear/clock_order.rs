//! What an arbiter has done to the clock: times and move counter set, time added and cut (6.10.2, 12.9).

use crate::game::ClockOrder;

use super::operands::Operands;
use super::ruling::text;
use super::words::split;
use crate::hear::fillers::folded;
use crate::voice::{Lexicon, Modifier, Normalized, RequestWord};

/// What can stand between the time and what it is given for.
const SEPARATORS: [char; 5] = [',', ';', ':', '-', '–'];

impl ClockOrder {
    /// The order of what stands behind a word for the clock, with the reason behind a comma where time is given.
    pub(super) fn of(
        word: RequestWord,
        written: &str,
        operands: Option<&Operands>,
        lexicon: &Lexicon,
    ) -> Option<(ClockOrder, bool)> {
        // What says whose and how much and what narrows another order ("schedule") is no reason.
        let whole = match operands {
            Some(operands) => Some(ClockOrder::read(word, operands)?),
            None => None,
        };
        if word != RequestWord::Add {
            return whole;
        }
        let added = |text: &str| {
            let words = split(text);
            let folded: Vec<Normalized> = words.iter().map(|word| folded(word)).collect();
            ClockOrder::read(word, &Operands::read(&words, &folded, lexicon)?)
        };
        // "two minutes, thirty seconds, the light went out": the reason begins where no more time is said.
        let parted = written.match_indices(SEPARATORS).filter_map(|(at, sign)| {
            let rest = written.get(at + sign.len()..)?;
            // "1:30"
            let parts = matches!(sign, "," | ";") || rest.starts_with(char::is_whitespace);
            let reason = text(rest).filter(|_| parts)?;
            Some((added(&written[..at])?, reason))
        });
        let parted: Vec<_> = parted.collect();
        let most = whole.clone().or_else(|| parted.last().map(|(order, _)| order.clone()))?;
        let reason = parted.into_iter().find(|(order, _)| *order == most).map(|(_, reason)| reason);
        Some(match (most, reason) {
            ((ClockOrder::Add(color, time), _), Some(reason)) => {
                (ClockOrder::AddFor(color, time, reason), false)
            }
            (most, _) => most,
        })
    }

    /// The order of this word with what stands behind it, and whether the schedule was given as its reason
    /// (A.5.1.1); `None` where whose or how much is missing, or more is said than goes with it.
    fn read(word: RequestWord, operands: &Operands) -> Option<(ClockOrder, bool)> {
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
