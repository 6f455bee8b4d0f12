//! One thing that was done differently from what was announced.

use shakmaty::{Role, Square};
use strum::IntoStaticStr;

/// A mistake of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mistake {
    /// When it was made.
    pub when: MistakeTime,
    /// What was done.
    pub what: MistakeKind,
}

/// When a mistake was made. Plies are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeTime {
    /// Before the first move.
    SetUp,
    /// When this ply was executed.
    Ply(usize),
    /// At any time from when so many plies were executed until when so many were.
    Between {
        /// At least so many plies were executed.
        after: usize,
        /// At most so many were.
        before: usize,
    },
}

/// What was done in place of what was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum MistakeKind {
    /// The piece was put on another square; at castling the king.
    WrongSquare {
        /// Where it was put.
        to: Square,
        /// Whether what was to be captured was taken off.
        captured: bool,
    },
    /// Another piece of the same kind and colour was moved.
    WrongPiece {
        /// The one that stood here.
        from: Square,
    },
    /// What was to be captured still stands there. Taken en passant, the pawn stands beside the one that took it;
    /// otherwise the capturing piece was taken off in its place.
    CapturedStays,
    /// What was to be captured was taken off, and the capturing piece was not moved.
    OnlyCaptured,
    /// Only the king was moved at castling.
    RookLeft,
    /// Only the rook was moved at castling.
    KingLeft,
    /// The rook was put on another square at castling.
    RookTo(Square),
    /// Castled with the other rook.
    OtherSide,
    /// Another piece was put for the pawn; or it was left, and is a pawn still.
    PromotedTo(Role),
    /// Nothing was done.
    NotExecuted,
    /// The piece went the same way once more.
    ExecutedTwice {
        /// Where it was put.
        to: Square,
    },
    /// It was executed, and once more with another piece of the same kind, which took the first one's place.
    Followed {
        /// Where the other piece stood.
        from: Square,
    },
    /// The same move was made on the other side of the board, with a piece of the other colour.
    OwnPiece,
    /// A piece was knocked over.
    KnockedOver {
        /// Where it stood.
        from: Square,
        /// Where it was put up again; nowhere, if it is off the board.
        to: Option<Square>,
    },
    /// Two pieces were set up on each other's squares.
    Exchanged(Square, Square),
}

impl Mistake {
    /// How many plies are executed before it at the earliest.
    pub fn begins(self) -> usize {
        match self.when {
            MistakeTime::SetUp => 0,
            MistakeTime::Ply(ply) => ply,
            MistakeTime::Between { after, .. } => after,
        }
    }
}
