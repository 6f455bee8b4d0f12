//! 8 — how the scoresheets are kept, and that they are signed.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::VariantNames;

use crate::game::announcement::Speaker;
use crate::game::as_text;
use crate::laws::Millis;

/// 8 — how the scoresheets are kept, and that they are signed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum ScoreEvent {
    /// 8.4 — a player records no longer.
    RecordingStopped {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 8.5 — a player's scoresheet is complete, and he records again.
    ScoreCompleted {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 8.5.1 — an arbiter or assistant keeps the score, since neither player does.
    ScoreKept { by: Speaker },
    /// 8.5 — a flag has fallen and the game goes on: who has not recorded completes his scoresheet before he
    /// moves. Where neither has, the clocks stand.
    ScoresDue { by: Speaker },
    /// 8.5.2 — a player was given a complete scoresheet to complete his own from.
    ScoreLent {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 8.3 — an electronic scoresheet was replaced; the moves stay.
    ScoreReplaced {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 8.5.3 — the game is reconstructed on a second board; the clocks stand. What is noted before.
    Reconstructing {
        by: Speaker,
        /// The position of the last completed move, as a FEN; it says who has the move.
        position: String,
        /// What White's clock shows, in milliseconds.
        white_left_ms: Millis,
        /// What Black's clock shows, in milliseconds.
        black_left_ms: Millis,
        /// Whose clock was running; none where they stood.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        running: Option<Speaker>,
        /// The moves White has completed.
        white_moves: u32,
        /// The moves Black has completed.
        black_moves: u32,
    },
    /// 8.6 — that the time is overstepped cannot be shown: the next move counts as one of the next period, whose
    /// time the player receives.
    NextPeriod {
        /// The moves of White that count as completed; none where White's period stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_moves: Option<u32>,
        /// The same of Black.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_moves: Option<u32>,
    },
    /// 8.7 — a player signed the result.
    Signed {
        #[serde(with = "as_text::color")]
        color: Color,
    },
}
