//! Legal moves, also where a king stands in check whose player is not to move.
//!
//! shakmaty takes for granted that this never happens, and would let the king be captured. Here it does happen: an
//! illegal move may stand (A.5.2).

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, MoveList, Position, Role};

/// 1.4.1, 3.10.1 — the legal move of these coordinates. `None` where there is none: capturing a king is not allowed.
///
/// ```
/// use ansage::laws::legal_move;
/// use shakmaty::Chess;
///
/// let start = Chess::default();
/// assert!(legal_move(&"g1f3".parse()?, &start).is_some());
/// assert!(legal_move(&"g1g3".parse()?, &start).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn legal_move(done: &UciMove, position: &Chess) -> Option<Move> {
    done.to_move(position).ok().filter(|played| !takes_king(played))
}

/// 1.4.1, 3.10.1 — every legal move of the side to move.
///
/// ```
/// use ansage::laws::legal_moves;
/// use shakmaty::Chess;
///
/// assert_eq!(legal_moves(&Chess::default()).len(), 20);
/// ```
pub fn legal_moves(position: &Chess) -> MoveList {
    let mut legal = position.legal_moves();
    legal.retain(|played| !takes_king(played));
    legal
}

fn takes_king(played: &Move) -> bool {
    played.capture() == Some(Role::King)
}
