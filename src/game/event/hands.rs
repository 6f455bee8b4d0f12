//! 4, D.2.2, D.2.3 — what hands have done.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Piece, Square};
use strum::VariantNames;

use crate::game::announcement::Speaker;
use crate::game::as_text;

/// 4, D.2.2, D.2.3 — what hands have done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum HandsEvent {
    /// 4.3, D.2.2 — the player to move touched pieces with intent.
    Touched {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
        /// The squares they stand on, in the order in which they were touched.
        #[serde(with = "as_text::list")]
        squares: Vec<Square>,
        /// Whether that order is known.
        order_known: bool,
    },
    /// 4.2.1 — the player to move said that he adjusts.
    Adjusting {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 4.2.1 — he touched pieces while adjusting, which obliges to nothing.
    Adjusted {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
        /// The squares they stand on.
        #[serde(with = "as_text::list")]
        squares: Vec<Square>,
    },
    /// 4.2.1 — he is done adjusting.
    AdjustingDone {
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// 4.2.2 — what was touched was touched by accident.
    Untouched {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
    },
    /// D.2.3.2 — the player to move placed a piece, where the making of a move is reported step by step.
    Placed {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
        #[serde(with = "as_text")]
        square: Square,
        /// The piece as in FEN, where it was named.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::option")]
        piece: Option<Piece>,
    },
    /// D.2.3.1 — the player to move removed a captured piece from his board.
    Removed {
        by: Speaker,
        #[serde(with = "as_text::color")]
        color: Color,
        /// The square it stood on.
        #[serde(with = "as_text")]
        square: Square,
    },
}
