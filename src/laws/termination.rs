//! When a game is over by itself (5.1.1, 5.2.1, 9.6), and how often a position has stood (9.2).

use super::{Fivefold, GameResult, legal_moves};
use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Chess, Color, Position};

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Termination {
    /// 5.1.1
    Checkmate,
    /// 5.1.2
    Resignation,
    /// 5.1.2 — a resignation where the opponent could never have mated.
    ResignationDrawn,
    /// 5.2.1
    Stalemate,
    /// 5.2.2
    DeadPosition,
    /// 5.2.3
    Agreement,
    /// 6.9
    Time,
    /// 6.9 — the opponent cannot mate by any series of legal moves.
    TimeDrawn,
    /// 7.5.5 — a second completed illegal move.
    IllegalMoves,
    /// 7.5.5 — a second completed illegal move where the opponent cannot mate.
    IllegalMovesDrawn,
    /// 9.2
    ThreefoldClaim,
    /// 9.3
    FiftyMovesClaim,
    /// III.5, III.6 — the opponent could not win by normal means, or did not try to.
    NormalMeans,
    /// III.3.1.2 — both flags are down in the last period, and nobody knows which fell first.
    BothFlags,
    /// A.5.4 — both kings in check or a pawn on its last rank, and the next move has not made the position legal.
    IllegalPosition,
    /// 9.6.1
    FivefoldRepetition,
    /// 9.6.2
    SeventyFiveMoves,
    /// Decided by the arbiter.
    Arbiter,
    /// 6.7.1 — a player came too late, or not at all.
    DefaultTime,
    /// 12.9.6 — the arbiter declared the game lost.
    Forfeit,
    /// Guidelines I.8 — the sealed move is ambiguous, unintelligible or illegal.
    SealedMove,
    /// Guidelines I.8 with 6.9 — the same where the opponent cannot mate.
    SealedMoveDrawn,
    /// Guidelines I.12.2 — the position of an adjourned game is lost; it does not count.
    PositionLost,
    /// 7.2.1 — the game began with a wrong position and does not count.
    WrongStart,
    /// 7.3 — the game began with colours reversed and does not count.
    ColorsReversed,
}

impl Termination {
    /// Whether the position on the board brings it, and nobody's word: such an end is nobody's to withdraw.
    pub fn is_of_the_position(self) -> bool {
        matches!(
            self,
            Termination::Checkmate
                | Termination::Stalemate
                | Termination::DeadPosition
                | Termination::FivefoldRepetition
                | Termination::SeventyFiveMoves
                | Termination::IllegalPosition
        )
    }
}

/// 9.6.2 — the moves of the longest game there can be, with every capture and pawn move made as late as it may.
pub const LONGEST_GAME: u32 = 8_849;

/// 5.1.1, 5.2.1, 9.6 — whether the last of these positions ends the game, and how. Positions are those
/// after each ply, the starting position first.
pub fn automatic_end(positions: &[Chess], fivefold: Fivefold) -> Option<(Termination, GameResult)> {
    let last = positions.last()?;
    if last.is_checkmate() {
        return Some((Termination::Checkmate, GameResult::Won(!last.turn())));
    }
    if last.checkers().is_empty() && legal_moves(last).is_empty() {
        return Some((Termination::Stalemate, GameResult::Drawn));
    }
    if moves_without_progress(last) >= 75 {
        return Some((Termination::SeventyFiveMoves, GameResult::Drawn));
    }
    stood_five_times(positions, fivefold).then_some((Termination::FivefoldRepetition, GameResult::Drawn))
}

/// A.5.4 — whether the last of these positions ends the game because it is illegal, and the one before it was for
/// everybody to see.
pub fn illegal_still(positions: &[Chess]) -> Option<(Termination, GameResult)> {
    let [.., before, last] = positions else { return None };
    let still = is_plainly_illegal(before) && !is_possible(last);
    still.then_some((Termination::IllegalPosition, GameResult::Drawn))
}

/// A.5.4 — whether both kings stand in check, or a pawn on the rank furthest from where it began.
fn is_plainly_illegal(position: &Chess) -> bool {
    let board = position.board();
    let attacked = |color: Color| {
        board.king_of(color).is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
    };
    (board.pawns() & Bitboard::BACKRANKS).any() || Color::ALL.into_iter().all(attacked)
}

/// Whether this position can stand between two legal moves as far as kings and pawns go: the player who has just
/// moved is not in check, and no pawn stands where none can.
///
/// ```
/// use ansage::laws::is_possible;
/// use shakmaty::Chess;
///
/// assert!(is_possible(&Chess::default()));
/// ```
pub fn is_possible(position: &Chess) -> bool {
    let board = position.board();
    let (us, them) = (position.turn(), !position.turn());
    let left =
        board.king_of(them).is_some_and(|king| board.attacks_to(king, us, board.occupied()).is_empty());
    left && board.king_of(us).is_some() && (board.pawns() & Bitboard::BACKRANKS).is_empty()
}

/// 9.6.1 — whether the last position has stood often enough to end the game.
fn stood_five_times(positions: &[Chess], fivefold: Fivefold) -> bool {
    match fivefold {
        Fivefold::Any => occurrences(positions) >= 5,
        Fivefold::Consecutive => consecutive(positions) >= 5,
    }
}

/// 9.6.1 of 2014 — how often the last position has stood one time after the other: every fourth ply, for no
/// position can come back sooner with the same player to move.
pub fn consecutive(positions: &[Chess]) -> usize {
    let every_fourth = positions.iter().rev().step_by(4);
    every_fourth.take_while(|position| Some(*position) == positions.last()).count()
}

/// 9.2.2 — how often the last position has stood: same side to move, same pieces on the same squares, same
/// possible moves. shakmaty's equality is this: it counts castling rights and only en passant captures
/// that are legal.
pub fn occurrences(positions: &[Chess]) -> usize {
    let Some(last) = positions.last() else { return 0 };
    positions.iter().filter(|position| *position == last).count()
}

/// 9.3, 9.6.2 — full moves by each player since the last capture or pawn move.
///
/// ```
/// use ansage::laws::moves_without_progress;
/// use shakmaty::Chess;
///
/// // 9.3 counts what both players have completed.
/// assert_eq!(moves_without_progress(&Chess::default()), 0);
/// ```
pub fn moves_without_progress(position: &Chess) -> u32 {
    position.halfmoves() / 2
}
