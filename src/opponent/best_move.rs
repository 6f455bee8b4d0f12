//! The move the partner makes, found on the caller's thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use shakmaty::{Chess, Move, Position};

use super::level::Level;
use super::root::Root;
use super::search::Search;

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

/// The partner's move in `position`.
///
/// `earlier` holds the positions of the game before this one, in any order; it avoids or seeks to
/// repeat them. Setting `stop` makes it answer with the best move known so far within 20 milliseconds
/// or so.
///
/// The same position, history, limits without time, and seed give the same move. None only when there
/// is no legal move, or `stop` was set before any move was known.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use ansage::opponent::{Level, SearchLimits, best_move};
/// use shakmaty::fen::Fen;
/// use shakmaty::{CastlingMode, Chess, Position};
///
/// // The same position, level and seed give the same move; here the strongest partner finds mate.
/// let fen: Fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
/// let position: Chess = fen.into_position(CastlingMode::Standard)?;
/// let limits = SearchLimits { level: Level::MAX, time: None, seed: 1 };
/// let found = best_move(&position, &[], &limits, &AtomicBool::new(false)).ok_or("no move")?;
/// assert!(position.play(found)?.is_checkmate());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best_move(
    position: &Chess,
    earlier: &[Chess],
    limits: &SearchLimits,
    stop: &AtomicBool,
) -> Option<Move> {
    let begun = Instant::now();
    let moves = position.legal_moves();
    if moves.is_empty() || stop.load(Ordering::Relaxed) {
        return None;
    }
    let profile = limits.level.profile();
    // A time too long for the clock is no limit.
    let deadline = limits.time.and_then(|time| begun.checked_add(time));
    let rest = limits.time.and_then(|time| begun.checked_add(time / 2));
    let mut search = Search::new(stop, profile.nodes, deadline, earlier);
    let root = Root::new(position, &moves, profile, limits.seed, &search);
    root.deepen(&mut search, profile.depth, rest)
}
