//! Why an announcement is not one legal move.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};
use strum::IntoStaticStr;

/// The reason, with everything a sentence about it needs.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ResolveError {
    /// Two or more moves fit.
    Several(Vec<Move>),
    /// A pawn reaches the last rank and no piece was named (3.7.5, D.2.1).
    PromotionMissing(Square),
    /// A piece was named to promote to where no pawn promotes, or a king or pawn was named.
    PromotionImpossible(Role),
    /// The square of origin is empty.
    NothingThere(Square),
    /// On the square of origin stands the opponent's piece.
    OpponentsPiece(Square, Role),
    /// On the square of origin stands another piece than was said.
    OtherPiece {
        /// The square of origin.
        square: Square,
        /// The piece that was said.
        said: Role,
        /// The piece that stands there.
        found: Role,
    },
    /// Origin and destination are one square.
    SameSquare(Square),
    /// On the destination stands a piece of one's own (3.1).
    OwnPiece(Square, Role),
    /// A capture was said and there is nothing to capture.
    NothingToCapture(Square),
    /// Another piece than was said would be captured.
    CapturedOther {
        /// Where it stands.
        square: Square,
        /// The piece that was said to be captured.
        said: Role,
        /// The piece that stands there.
        found: Role,
    },
    /// "En passant" was said and it is none (3.7.4).
    NotEnPassant(Square),
    /// No such piece is left.
    NoneLeft(Role),
    /// No piece of the kind stands on the file or rank that was named.
    NoneOn {
        /// The piece that was said, or a pawn.
        role: Role,
        /// The file that was named.
        file: Option<File>,
        /// The rank that was named.
        rank: Option<Rank>,
    },
    /// A capture was said with both pieces and without a square, and no piece of the one kind can capture one
    /// of the other.
    NoSuchCapture(Role, Role),
    /// No piece of the kind reaches the square. With where they can legally go instead.
    NoneReaches {
        /// The piece that was said.
        role: Role,
        /// The destination.
        to: Square,
        /// Each piece of that kind and where it may go.
        instead: Vec<(Square, Vec<Square>)>,
    },
    /// The piece on this square does not move like that.
    DoesNotReach {
        /// The piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// Where it may go instead.
        instead: Vec<Square>,
    },
    /// It moves like that, but a piece stands in its way (3.5).
    Blocked {
        /// The piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The first square in its way.
        by: Square,
    },
    /// The own king would stand in check after it (3.9.2).
    LeavesKingInCheck {
        /// The piece that was to move.
        role: Role,
        /// Where it was to go.
        to: Square,
        /// Whether the king stands in check now and the move does not help.
        already: bool,
    },
    /// A king cannot go where it is attacked.
    KingAttackedThere(Square),
    /// To which side is castled must be said.
    #[strum(serialize = "castling-side")]
    WhichCastling,
    /// Neither a square nor a capture that can be meant was named.
    NoDestination,
    /// Castling is not possible (3.8.2).
    Castling(CastlingSide, CastlingObstacle),
    /// In a tournament: which piece is meant must be said with its square.
    FromWhere(Role, Square),
}

impl ResolveError {
    /// Whether what was said or written may be this move all the same: it does not say which of several it is, or not what
    /// the pawn becomes.
    pub fn may_be(&self, played: &Move) -> bool {
        match self {
            ResolveError::Several(moves) => moves.contains(played),
            ResolveError::PromotionMissing(to) => played.is_promotion() && played.to() == *to,
            _ => false,
        }
    }

    /// Whether it may be more moves than one.
    pub fn is_ambiguous(&self) -> bool {
        matches!(
            self,
            ResolveError::Several(_) | ResolveError::PromotionMissing(_) | ResolveError::WhichCastling
        )
    }

    /// "none-reaches" and the like, for other programs.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// What bars castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CastlingObstacle {
    /// The right is lost: king or rook has moved, or they are not in their places (3.8.2.1).
    RightLost,
    /// A piece stands between king and rook.
    Occupied(Square),
    /// The king stands in check.
    InCheck,
    /// A square the king crosses or reaches is attacked.
    Attacked(Square),
}
