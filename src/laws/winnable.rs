//! Whether a side can ever mate "by any possible series of legal moves" (5.1.2, 5.2.2, 6.9, 7.5.5).
//!
//! chasolver decides; what it claims to be possible is replayed with shakmaty before it is believed. The
//! answer can take seconds in composed positions, so the desks ask on a thread of its own. The 75-move
//! and fivefold rules are not looked at; a position they alone would decide counts as winnable.

use std::str::FromStr;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, Position};

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winnable {
    /// There is a series of legal moves that ends in mate by this side.
    Yes,
    /// There is none.
    No,
    /// Nobody knows in time: the arbiter decides.
    Unknown,
}

/// Whether `winner` can still mate by any series of legal moves. May take seconds.
#[must_use]
pub fn winnable(position: &Chess, winner: Color) -> Winnable {
    let castles = position.castles();
    if castles.mode().is_chess960() && castles.any() {
        return winnable_without_castling(position, winner);
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let Ok(board) = chess::Board::from_str(&fen) else { return Winnable::Unknown };
    let side = winner.fold_wb(chess::Color::White, chess::Color::Black);
    match chasolver::winnability(&board, side) {
        Some(chasolver::Winnability::Unwinnable) => Winnable::No,
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            let line = helpmate.iter().map(ToString::to_string);
            if mates(position, line, winner) { Winnable::Yes } else { Winnable::Unknown }
        }
        None => Winnable::Unknown,
    }
}

/// The board chasolver looks at knows castling of usual chess only. Moves that mate without castling mate with the
/// right to it as well; that there are none without it says nothing.
fn winnable_without_castling(position: &Chess, winner: Color) -> Winnable {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.castling_rights = Bitboard::EMPTY;
    match setup.position::<Chess>(CastlingMode::Standard).map(|bare| winnable(&bare, winner)) {
        Ok(Winnable::Yes) => Winnable::Yes,
        Ok(Winnable::No | Winnable::Unknown) | Err(_) => Winnable::Unknown,
    }
}

/// Whether these moves are legal one after the other and end in mate by `winner`.
fn mates(position: &Chess, line: impl Iterator<Item = String>, winner: Color) -> bool {
    let mut position = position.clone();
    for step in line {
        let played = UciMove::from_ascii(step.as_bytes()).ok().and_then(|uci| uci.to_move(&position).ok());
        let Some(played) = played else { return false };
        position.play_unchecked(played);
    }
    position.is_checkmate() && position.turn() != winner
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(fen: &str, winner: Color) -> Winnable {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        winnable(&position, winner)
    }

    #[test]
    fn article_6_9_a_bare_king_never_mates() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(asked(fen, Color::Black), Winnable::No);
        assert_eq!(asked(fen, Color::White), Winnable::Yes);
    }

    #[test]
    fn article_6_9_a_knight_mates_with_a_rook_s_help_and_not_with_a_queen_s() {
        assert_eq!(asked("8/8/8/8/8/k7/2n5/KR6 w - - 0 1", Color::Black), Winnable::Yes);
        assert_eq!(asked("8/8/8/8/8/k7/2n5/KQ6 w - - 0 1", Color::Black), Winnable::No);
    }

    #[test]
    fn article_ii_3_castling_of_chess960_is_never_misread() {
        let asked = |fen: &str, winner| {
            winnable(&fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap(), winner)
        };
        let array = "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1";
        assert_eq!(asked(array, Color::White), Winnable::Yes);
        // Black has nothing to mate with, whether White castles or not; the answer is left to the arbiter.
        assert_eq!(asked("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", Color::Black), Winnable::Unknown);
        assert_eq!(asked("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", Color::Black), Winnable::No);
    }

    #[test]
    fn article_5_2_2_a_locked_pawn_wall_is_dead() {
        let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1";
        assert_eq!((asked(wall, Color::White), asked(wall, Color::Black)), (Winnable::No, Winnable::No));
    }
}
