//! What bounds a search.

use std::time::Duration;

use super::level::Level;

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
