//! 6.7, I — presence and adjournment.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use shakmaty::uci::UciMove;
use strum::VariantNames;

use crate::game::SealedFault;
use crate::game::announcement::Speaker;
use crate::game::as_text;
use crate::laws::Millis;

/// 6.7, I — presence and adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum AdjournmentEvent {
    /// 6.7, I.9 — a player is not at the board.
    Absent {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// He has come.
    Arrived {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// I.10 — the default time is over while the envelope is closed; it is judged when it is open.
    DefaultTimeOver {
        /// Who is not there.
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// I.1.2 — a player asks the arbiter to adjourn.
    AdjournmentAsked {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// I.1.1 — the player on move has to seal from now on.
    Sealing {
        by: Speaker,
        /// I.1.2 — what was left of the session, in milliseconds.
        early_ms: Millis,
        /// I.9.3 — whether it is the reply that is sealed, while the opponent is absent.
        reply: bool,
    },
    /// I.1.1 — a move is sealed, or another one in its place; the clock still runs.
    Sealed {
        by: Speaker,
        /// The locked envelope.
        envelope: String,
        /// Whether the move was made on the board, so that it stays.
        made: bool,
    },
    /// I.1.1 — the clock was stopped, and the game is adjourned.
    Adjourned {
        /// I.1.2 — what the player who sealed is deemed to have used beyond that, in milliseconds.
        deemed_ms: Millis,
    },
    /// I.2.7 — when and where the game is resumed.
    ResumptionSet {
        /// Date, time and venue, as the arbiter said them.
        text: String,
    },
    /// I.3 — the arbiter has checked what stands on the envelope.
    EnvelopeChecked { by: Speaker },
    /// I.9 — the time of the resumption has come.
    ResumptionBegun { by: Speaker },
    /// I.7 — the envelope was opened. What the move brings follows as events of its own.
    EnvelopeOpened {
        by: Speaker,
        /// What was in it.
        written: String,
        /// The move, when it is one legal move.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        r#move: Option<UciMove>,
        /// I.8 — what is wrong with it, when it is not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fault: Option<SealedFault>,
    },
    /// I.12.1 — the envelope is missing; the player who sealed says and makes his move.
    EnvelopeLost { by: Speaker },
}
