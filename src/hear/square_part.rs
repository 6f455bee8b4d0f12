//! A square, or as much of it as was said.

use shakmaty::{File, Rank, Square};

/// What was said of a square.
#[derive(Clone, Copy)]
pub(super) struct SquarePart {
    pub file: Option<File>,
    pub rank: Option<Rank>,
    /// Whether it was said that it is left: "von Gustav eins".
    pub left: bool,
    /// Whether it was said that it is reached.
    pub reached: bool,
}

impl SquarePart {
    pub fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a pawn that comes from here may promote there.
    pub fn may_lead_to_promotion(self, to: SquarePart) -> bool {
        match self.rank {
            Some(Rank::Second) => to.rank == Some(Rank::First),
            Some(Rank::Seventh) => to.rank == Some(Rank::Eighth),
            Some(_) => false,
            None => to.promotes(),
        }
    }

    /// Whether a pawn may promote there.
    pub fn promotes(self) -> bool {
        matches!(self.rank, Some(Rank::First | Rank::Eighth))
    }

    /// 3.7.3.1 — whether a pawn that captures in passing may get here.
    pub fn may_be_reached_in_passing(self) -> bool {
        matches!(self.rank, Some(Rank::Third | Rank::Sixth))
    }
}
