//! One move of a chess game in the parts that a notation writes, so that every code has something to write.

use std::fmt;

pub use shakmaty::{CastlingSide, File, Rank, Role, Square};

/// The five pieces that a move names, from king to knight.
pub const NAMED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Whether a move takes, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capture {
    /// It takes nothing.
    No,
    /// It takes what stands on the square it goes to.
    Plain,
    /// It takes a pawn in passing, and the score says so.
    EnPassant,
}

/// What the move does to the other king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Threat {
    /// Nothing that the score writes.
    None,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

/// The parts of a move that is not castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Parts {
    /// The piece that moves.
    pub piece: Role,
    /// The file it comes from, where the score writes it.
    pub from_file: Option<File>,
    /// The rank it comes from, where the score writes it.
    pub from_rank: Option<Rank>,
    /// Whether it takes.
    pub capture: Capture,
    /// The square it goes to.
    pub to: Square,
    /// The piece that a pawn becomes.
    pub promotion: Option<Role>,
}

/// What is moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// King and rook together.
    Castling(CastlingSide),
    /// One piece.
    Parts(Parts),
}

/// One move of one side. Its parts fit together; whether it is legal is for the rules to say, not for the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ply {
    action: Action,
    threat: Threat,
}

/// Why parts do not make a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlyFault {
    /// A promotion to king or pawn, of a piece that is no pawn, or away from the first and last rank.
    Promotion,
    /// A pawn reaches the first or last rank and stays a pawn.
    PromotionMissing,
    /// Taking in passing by a piece that is no pawn, or onto a rank that is neither 3 nor 6.
    EnPassant,
    /// A pawn's origin that no notation writes: none or a rank alone when it takes, less than a square when it
    /// does not, or a file from which it cannot get there.
    PawnOrigin,
}

impl Ply {
    /// Castling, with what it does to the other king.
    pub fn castling(castling: CastlingSide, threat: Threat) -> Self {
        Self { action: Action::Castling(castling), threat }
    }

    /// A move of one piece, with what it does to the other king.
    ///
    /// # Errors
    /// Where the parts contradict one another; see [`PlyFault`].
    pub fn new(parts: Parts, threat: Threat) -> Result<Self, PlyFault> {
        check_promotion(&parts)?;
        if parts.capture == Capture::EnPassant
            && (parts.piece != Role::Pawn || !matches!(parts.to.rank(), Rank::Third | Rank::Sixth))
        {
            return Err(PlyFault::EnPassant);
        }
        check_pawn_origin(&parts)?;
        Ok(Self { action: Action::Parts(parts), threat })
    }

    /// What is moved.
    pub fn action(&self) -> &Action {
        &self.action
    }

    /// What it does to the other king.
    pub fn threat(&self) -> Threat {
        self.threat
    }
}

fn check_promotion(parts: &Parts) -> Result<(), PlyFault> {
    let arrives = parts.piece == Role::Pawn && matches!(parts.to.rank(), Rank::First | Rank::Eighth);
    match parts.promotion {
        None if arrives => Err(PlyFault::PromotionMissing),
        Some(Role::King | Role::Pawn) => Err(PlyFault::Promotion),
        Some(_) if !arrives => Err(PlyFault::Promotion),
        _ => Ok(()),
    }
}

fn check_pawn_origin(parts: &Parts) -> Result<(), PlyFault> {
    if parts.piece != Role::Pawn {
        return Ok(());
    }
    let takes = parts.capture != Capture::No;
    let steps = parts.from_file.map(|file| usize::from(file).abs_diff(usize::from(parts.to.file())));
    match (takes, steps, parts.from_rank) {
        (true, Some(1), _) | (false, None, None) | (false, Some(0), Some(_)) => Ok(()),
        _ => Err(PlyFault::PawnOrigin),
    }
}

impl fmt::Display for PlyFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Promotion => "promotion out of place",
            Self::PromotionMissing => "promotion missing",
            Self::EnPassant => "en passant out of place",
            Self::PawnOrigin => "origin of a pawn out of place",
        })
    }
}

impl std::error::Error for PlyFault {}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(
        piece: Role,
        origin: (Option<File>, Option<Rank>),
        capture: Capture,
        rank: usize,
    ) -> Option<PlyFault> {
        let to = Square::from_coords(File::E, Rank::ALL[rank - 1]);
        let parts = Parts { piece, from_file: origin.0, from_rank: origin.1, capture, to, promotion: None };
        Ply::new(parts, Threat::None).err()
    }

    #[test]
    fn a_pawn_on_the_last_rank_must_become_something() {
        assert_eq!(fault(Role::Pawn, (None, None), Capture::No, 8), Some(PlyFault::PromotionMissing));
        assert_eq!(fault(Role::Rook, (None, None), Capture::No, 8), None);
    }

    #[test]
    fn only_a_pawn_takes_in_passing_and_only_on_the_third_or_sixth_rank() {
        let d = Some(File::ALL[3]);
        assert_eq!(fault(Role::Pawn, (d, None), Capture::EnPassant, 6), None);
        assert_eq!(fault(Role::Pawn, (d, None), Capture::EnPassant, 5), Some(PlyFault::EnPassant));
        assert_eq!(fault(Role::Queen, (d, None), Capture::EnPassant, 6), Some(PlyFault::EnPassant));
    }

    #[test]
    fn a_pawn_takes_from_the_next_file_and_says_from_which() {
        let (d, h) = (Some(File::ALL[3]), Some(File::ALL[7]));
        assert_eq!(fault(Role::Pawn, (d, None), Capture::Plain, 5), None);
        assert_eq!(fault(Role::Pawn, (h, None), Capture::Plain, 5), Some(PlyFault::PawnOrigin));
        assert_eq!(fault(Role::Pawn, (None, None), Capture::Plain, 5), Some(PlyFault::PawnOrigin));
        assert_eq!(fault(Role::Pawn, (d, None), Capture::No, 5), Some(PlyFault::PawnOrigin));
    }
}
