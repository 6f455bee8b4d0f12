//! chasolver asked. Its board is another crate's, which knows no Chess960.
//!
//! It cannot be interrupted and takes no limit from outside: it ends by itself, after at most 2^24 moves
//! tried in its last search (about two seconds in the hardest known compositions).

use std::str::FromStr;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position, Role, Square};

/// What it found.
pub(super) enum Solution {
    /// These moves mate.
    Line(Vec<UciMove>),
    /// Nothing can.
    None,
}

/// A series of moves by which `winner` mates, or that there is none; with `castling` or without any of the
/// rights to it. `None` where chasolver does not know.
pub(super) fn solve(position: &Chess, castling: bool, winner: Color) -> Option<Solution> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    if !castling {
        setup.castling_rights = Bitboard::EMPTY;
    }
    let board = chess::Board::from_str(&Fen::try_from(setup).ok()?.to_string()).ok()?;
    let side = winner.fold_wb(chess::Color::White, chess::Color::Black);
    Some(match chasolver::winnability(&board, side)? {
        chasolver::Winnability::Unwinnable => Solution::None,
        chasolver::Winnability::Winnable { helpmate } => {
            Solution::Line(helpmate.into_iter().map(coordinates).collect::<Option<_>>()?)
        }
    })
}

fn coordinates(played: chess::ChessMove) -> Option<UciMove> {
    let square = |square: chess::Square| Square::try_from(square.to_index()).ok();
    let promotion = match played.get_promotion() {
        None => None,
        Some(chess::Piece::Queen) => Some(Role::Queen),
        Some(chess::Piece::Rook) => Some(Role::Rook),
        Some(chess::Piece::Bishop) => Some(Role::Bishop),
        Some(chess::Piece::Knight) => Some(Role::Knight),
        Some(chess::Piece::King | chess::Piece::Pawn) => return None,
    };
    Some(UciMove::Normal { from: square(played.get_source())?, to: square(played.get_dest())?, promotion })
}
