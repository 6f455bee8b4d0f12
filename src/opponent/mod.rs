//! Who plays against: the built-in sparring partner.
//!
//! It is a small alpha-beta search of its own, so that a player without any chess engine installed has
//! an opponent. It promises a legal move in every position that has one, the same move for the same
//! question when no clock is involved, and to stop thinking the moment nobody wants to know any more.
//!
//! [`best_move`] answers on the caller's thread, [`SearchHandle`] on one of its own. Neither claims draws,
//! offers, nor resigns: that is the business of who asks.

mod eval;
mod level;
mod noise;
mod order;
mod root;
mod search;
mod search_handle;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use shakmaty::{Chess, Color, Move, Position};

pub use level::{Level, LevelError};
pub use search_handle::SearchHandle;

use root::Root;
use search::Search;

/// How much the partner may think, and in which mood it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// How strong it plays; this limits depth and nodes.
    pub level: Level,
    /// At most so much wall-clock time, down to nothing. None under simulated time: then only the
    /// level decides, and everything is deterministic.
    pub time: Option<Duration>,
    /// What it likes and overlooks; a new seed for every game makes every game another.
    pub seed: u64,
}

/// How much worse, in centipawns, the partner must stand to take half a point.
const CONTENT_WITH_A_DRAW: i32 = 50;

/// Whether a partner with these pieces takes a draw here: when it stands worse.
#[must_use]
pub fn accepts_draw(position: &Chess, color: Color) -> bool {
    let to_move = eval::evaluate(position);
    let own = if position.turn() == color { to_move } else { -to_move };
    own <= -CONTENT_WITH_A_DRAW
}

/// The partner's move in `position`.
///
/// `earlier` holds the positions of the game before this one, in any order; it avoids or seeks to
/// repeat them. Setting `stop` makes it answer with the best move known so far within 20 milliseconds
/// or so.
///
/// The same position, history, limits without time, and seed give the same move. None only when there
/// is no legal move, or `stop` was set before any move was known.
pub fn best_move(
    position: &Chess,
    earlier: &[Chess],
    limits: &SearchLimits,
    stop: &AtomicBool,
) -> Option<Move> {
    think(position, earlier, limits, stop).0
}

/// The move and the nodes it took.
fn think(
    position: &Chess,
    earlier: &[Chess],
    limits: &SearchLimits,
    stop: &AtomicBool,
) -> (Option<Move>, u64) {
    let begun = Instant::now();
    let moves = position.legal_moves();
    if moves.is_empty() || stop.load(Ordering::Relaxed) {
        return (None, 0);
    }
    let profile = limits.level.profile();
    // A time too long for the clock is no limit.
    let deadline = limits.time.and_then(|time| begun.checked_add(time));
    let rest = limits.time.and_then(|time| begun.checked_add(time / 2));
    let mut search = Search::new(stop, profile.nodes, deadline, earlier);
    let root = Root::new(position, &moves, profile, limits.seed, &search);
    let m = root.deepen(&mut search, profile.depth, rest);
    (m, search.nodes())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
