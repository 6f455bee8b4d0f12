//! 6.11, 7, 12 — rulings and irregularities, and what is noted.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::VariantNames;

use super::{Actor, CorrectedMove};
use crate::game::announcement::Speaker;
use crate::game::as_text;
use crate::laws::{Irregularity, Millis};

/// 6.11, 7, 12 — rulings and irregularities, and what is noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum RulingEvent {
    /// 7.5 — something that counts as an illegal move was completed; an illegal move is taken back.
    IllegalCompleted {
        #[serde(with = "as_text::color")]
        color: Color,
        /// What it was.
        #[serde(default, skip_serializing_if = "crate::laws::is_default")]
        kind: Irregularity,
        /// Which of the offender's illegal moves it is, of those that count together.
        count: u32,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
        /// D.2.10.3 — who pressed the clock; `None` where it was not pressed now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// D.2.9 — the record was corrected: the game is what the scores say. The clocks keep their times.
    RecordCorrected {
        /// What was corrected.
        moves: Vec<CorrectedMove>,
    },
    /// 6.11 — the clocks were stopped.
    Paused {
        by: Speaker,
        /// What for, as it was said (6.11.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// No program ran for a while, or the machine slept: the clocks stand, and nobody is charged.
    StoodStill {
        /// How long, in milliseconds.
        for_ms: Millis,
    },
    /// Something for the record that changes nothing in the game (8.1.4).
    Noted {
        by: Speaker,
        /// The words.
        text: String,
    },
    /// A.4.3, B.2.3 — a player asked to see the scoresheet.
    SheetAsked {
        #[serde(with = "as_text::color")]
        color: Color,
        /// Whether it was shown; after the fifth time it distracts.
        shown: bool,
    },
    /// 12.9.1 — a warning.
    Warned {
        #[serde(with = "as_text::color")]
        color: Color,
        /// What for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// 12.9.4 to 12.9.9 — a penalty outside the game.
    Penalized {
        #[serde(with = "as_text::color")]
        color: Color,
        /// The penalty, in words.
        penalty: String,
    },
    /// 6.11.2 — a player called the arbiter for something that would count as an illegal move; the clocks stand.
    Protested {
        by: Speaker,
        /// Whom it is about.
        #[serde(with = "as_text::color")]
        against: Color,
        /// What it is about.
        kind: Irregularity,
    },
    /// 7.2.2 — the board turned out to be turned; the clocks stand while the position is transferred.
    BoardTurned,
    /// 7.4.1 — pieces were displaced, and are put back on the offender's own time.
    Displaced {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// A.5.2 — a player wants an illegal move that stands to be taken back, and the opponent has not agreed yet.
    RestoringAsked {
        #[serde(with = "as_text::color")]
        color: Color,
        /// How many plies would stay.
        plies: usize,
    },
    /// 7.1, D.2.9 — the position after so many plies was restored; the clocks stand.
    Restored {
        /// How many plies stay.
        plies: usize,
        /// Whether the clocks kept their times; otherwise they have those of that moment.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        keep_times: bool,
        /// Whether, with the times of that moment, the time given and cut as penalties since stays so. Records without it
        /// were written when it did not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        keep_penalties: bool,
        /// D.2.9 — whether the boards are put back by hands, one step after the other; otherwise they are when this is
        /// told.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
    },
    /// The last ruling does not hold: the game is what it was before it.
    RulingWithdrawn,
}
