//! What is told of what hands have done.

use shakmaty::{Color, Role, Square};

/// A piece as it was named: its square, and what was said of it beside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceMention {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Option<Role>,
    /// Whose it is.
    pub color: Option<Color>,
}

/// What hands have done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TouchReport {
    /// 4.3 — pieces were touched; D.2.2 — lifted out of their apertures.
    Touched {
        /// The pieces, in the order in which they were touched.
        pieces: Vec<PieceMention>,
        /// Whether that order is known.
        order_known: bool,
    },
    /// 4.2.1 — "I adjust."
    Adjusting,
    /// Done adjusting.
    Adjusted,
    /// 4.2.2 — what was touched was touched by accident.
    Accidental,
    /// D.2.3.2 — a piece was placed on this square, with the piece where it was named.
    Placed(Square, Option<Role>),
    /// D.2.3.1 — a captured piece was removed.
    Removed(PieceMention),
}

/// One thing that was done on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportedMove {
    /// A piece was lifted and is held.
    Lifted(PieceMention),
    /// A piece was placed, one that is held where it was not named.
    Placed(PieceMention),
    /// A piece was taken off.
    Removed(PieceMention),
    /// The whole board was turned half round.
    Turned,
}
