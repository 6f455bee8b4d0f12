//! The game itself: its moves, and its end.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use shakmaty::uci::UciMove;
use strum::VariantNames;

use super::Actor;
use crate::game::Setup;
use crate::game::announcement::Speaker;
use crate::game::as_text;
use crate::laws::{Doubt, GameResult, Termination};

/// The game itself: its moves, and its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum PlayEvent {
    /// The game was opened.
    Opened(Box<Setup>),
    /// The program took the game up again.
    Resumed,
    /// 6.6 — the clock of the side to move was started.
    Started { by: Speaker },
    /// D.2.3 — a move was announced, and executed on the mover's own board.
    Announced {
        by: Speaker,
        #[serde(with = "as_text")]
        r#move: UciMove,
    },
    /// 3.7.5 — a pawn was announced to the last rank, and not what it becomes: no move yet. In a tournament it
    /// stands there (7.5.2).
    PromotionMissing {
        by: Speaker,
        /// What was announced, in algebraic notation with English letters.
        announced: String,
    },
    /// D.2.8 — a slip of the tongue was put right.
    Corrected {
        by: Speaker,
        /// The move that holds.
        #[serde(with = "as_text")]
        r#move: UciMove,
    },
    /// D.2.1 — the announcement was repeated, and executed on the opponent's board.
    Repeated {
        by: Actor,
        /// D.2.10.1 — who executed it on that board; `None` where there is none, as for the sparring partner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        executed_by: Option<Speaker>,
    },
    /// D.2.1 — something else was repeated; nothing was executed.
    RepeatDiffered {
        by: Speaker,
        /// What was repeated, in algebraic notation with English letters.
        repeated: String,
    },
    /// 1.3 — the move in hand is made, and the opponent acts on his although its clock was not pressed.
    HasMove {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 6.2.1 — the move in hand is completed, or the one replied to before its clock was pressed (6.2.2).
    Completed {
        #[serde(with = "as_text::color")]
        color: Color,
        /// Whether the clock was pressed, rather than the game ended by the move (6.2.1.1).
        pressed: bool,
        /// D.2.10.3 — who pressed it; `None` where it was not pressed now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// The clocks run again.
    Continued { by: Speaker },
    /// Plies were taken back; practice only.
    TakenBack {
        /// How many.
        plies: usize,
    },
    /// 6.8 — a flag fell.
    FlagFell {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 5.1.2 — a player resigned.
    Resigned {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// It is not settled whether the opponent can mate, or a postponed claim is still to be decided (III.5.2):
    /// the arbiter decides.
    LeftToArbiter {
        /// Why it is not settled. Records without it were written when time was the only reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Doubt>,
    },
    /// The game is over.
    Ended {
        /// "1-0", "0-1" or "1/2-1/2".
        #[serde(with = "as_text")]
        result: GameResult,
        /// Why.
        reason: Termination,
    },
}
