//! D.2.9 — the boards and the scores, held against each other.

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{Board, Color};
use strum::VariantNames;

use super::{CorrectedMove, DifferingSquare, SquareContents};
use crate::game::announcement::Speaker;
use crate::game::as_text;

/// D.2.9 — the boards and the scores, held against each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum BoardEvent {
    /// What was really done, or really stands, on one board.
    BoardReported {
        by: Speaker,
        #[serde(with = "as_text::color")]
        board: Color,
        /// What was done in place of the last execution.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        done: Option<UciMove>,
        /// What stands on some squares.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        squares: Vec<SquareContents>,
        /// What was lifted, from where, and is held.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lifted: Vec<SquareContents>,
        /// The board was turned half round.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        turned: bool,
        /// What stands on the whole board, as in FEN.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        placement: Option<Board>,
    },
    /// D.2.9 — the boards were compared and differ.
    BoardsDiffer {
        /// Where.
        squares: Vec<DifferingSquare>,
    },
    /// The boards were compared and agree again.
    BoardsAgree,
    /// D.2.9 — a board is being set right; the clocks stand.
    SettingRight {
        #[serde(with = "as_text::color")]
        board: Color,
    },
    /// D.2.9 — what a player has written for a move, as far as it is not what was played.
    ScoreWritten {
        by: Speaker,
        #[serde(with = "as_text::color")]
        score: Color,
        /// For which ply, from 1.
        ply: usize,
        /// What is written there, in algebraic notation with English letters; `None` where it cannot be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        written: Option<String>,
        /// Which move that is in coordinates, where it is one that can be executed.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        r#move: Option<UciMove>,
    },
    /// D.2.9 — the scores differ and so do the boards: the arbiter is asked to let both go back to the last move on
    /// which the scores agree. The clocks stand.
    RetraceProposed {
        /// How many plies stay.
        plies: usize,
    },
    /// D.2.9 — a player's score was read out as far as this; what is not told otherwise is written as it was announced.
    ScoreRead {
        by: Speaker,
        #[serde(with = "as_text::color")]
        score: Color,
        /// How many plies.
        plies: usize,
    },
    /// D.2.9 — the scores have the same moves, and not those that were announced: the arbiter is asked to correct the
    /// record. The clocks stand.
    CorrectionProposed {
        /// What is corrected.
        moves: Vec<CorrectedMove>,
    },
    /// D.2.9 — the arbiter declined what he was asked for: the game stays as it is, and the clocks stand until he lets
    /// them run (6.11.3).
    ProposalDeclined,
    /// The step that was asked for is done.
    StepDone,
}
