//! 5.2.3, 9, III — draws offered, agreed and claimed.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use shakmaty::uci::UciMove;
use strum::VariantNames;

use crate::game::as_text;
use crate::game::command::Claim;
use crate::laws::Millis;

/// 5.2.3, 9, III — draws offered, agreed and claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum DrawEvent {
    /// 9.1 — a draw was offered.
    DrawOffered {
        #[serde(with = "as_text::color")]
        color: Color,
        /// 9.1.2.1 — whether after the move was made and before the clock was pressed. Not known of games from
        /// before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timely: Option<bool>,
    },
    /// 9.1.2.1 — the offer was refused, in words or by a move.
    DrawDeclined {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 9.1.2.1, 11.5 — offers of one player were refused, or made on the opponent's time, for the third time or more: the
    /// arbiter is told.
    OffersRepeated {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How many there were.
        count: u32,
    },
    /// 9.1.1 — the offer was accepted, and the draw waits for the arbiter's consent; the clocks stand.
    DrawAgreed {
        /// Who accepted.
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 9.1.1 — the arbiter does not consent to the draw.
    ConsentRefused,
    /// 9.2, 9.3, 9.5.1 — a draw was claimed; the clocks stand while it is examined.
    Claimed {
        #[serde(with = "as_text::color")]
        color: Color,
        /// What was claimed.
        claim: Claim,
        /// 9.2.1.1, 9.3.1 — the move that was written and is intended; it cannot be changed.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        r#move: Option<UciMove>,
    },
    /// III.4 — an increment was asked for, which is the offer of a draw.
    IncrementRequested {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// III.4 — the arbiter agreed to the request.
    IncrementGranted {
        /// Who had asked for it.
        #[serde(with = "as_text::color")]
        color: Color,
        /// What each side receives with each move from now on, in milliseconds.
        increment_ms: Millis,
        /// The time the opponent receives at once, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.4 — the arbiter did not agree to the request.
    IncrementRefused {
        /// Who had asked for it.
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// III.5 — it was claimed that the opponent cannot win by normal means, or makes no effort to; the clocks
    /// stand until the arbiter answers.
    NormalMeansClaimed {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// III.5.2 — the arbiter postponed his decision; the game goes on.
    ClaimPostponed {
        /// Who had claimed.
        #[serde(with = "as_text::color")]
        color: Color,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.5.3 — the arbiter rejected the claim; the game goes on.
    ClaimRejected {
        /// Who had claimed.
        #[serde(with = "as_text::color")]
        color: Color,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.6.1 — the same claim where no arbiter supervises: the game is concluded, and the opponent is to verify
    /// what was written down.
    ClaimWritten {
        #[serde(with = "as_text::color")]
        color: Color,
        /// The final position, as a FEN.
        position: String,
    },
    /// III.6.2 — the designated arbiter is to decide on that claim.
    ClaimReferred {
        #[serde(with = "as_text::color")]
        color: Color,
        /// Whether the opponent has verified what was written down. Records without it were written before he was
        /// asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verified: Option<bool>,
    },
    /// 9.5.3 — a claim was not correct.
    ClaimFailed {
        #[serde(with = "as_text::color")]
        color: Color,
        /// What was claimed.
        claim: Claim,
        /// How often the position has stood, or how many moves there were without progress.
        found: u32,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
}
