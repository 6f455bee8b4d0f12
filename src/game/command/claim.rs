//! What a draw is claimed for.

use serde::{Deserialize, Serialize};

/// What a draw is claimed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// 9.2 — the position has stood for at least the third time.
    Threefold,
    /// 9.3 — fifty moves by each player without a capture or pawn move.
    Fifty,
}
