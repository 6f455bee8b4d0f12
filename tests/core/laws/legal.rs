//! 1.4.1 — what no move captures.
#![allow(clippy::unwrap_used)]

use ansage::laws::{legal_move, legal_moves};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Square};
use shakmaty::{Chess, Move, Position, Role};

#[test]
fn article_1_4_1_a_king_is_not_captured() {
    let fen: Fen = "4k3/8/8/8/4r3/8/8/1R2K2R w - - 0 1".parse().unwrap();
    let mut black: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    // White leaves the king in check, and that stands.
    black.play_unchecked(Move::Normal {
        role: Role::Rook,
        from: Square::B1,
        capture: None,
        to: Square::B2,
        promotion: None,
    });
    let taking: UciMove = "e4e1".parse().unwrap();
    assert_eq!(legal_move(&taking, &black), None);
    assert_eq!(legal_moves(&black).len() + 1, black.legal_moves().len());
    let beside: UciMove = "e4e2".parse().unwrap();
    assert!(legal_move(&beside, &black).is_some());
}
