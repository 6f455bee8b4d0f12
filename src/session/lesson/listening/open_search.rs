//! A search that goes on while games are listened to.

use crate::collection::Search;

/// A search, and the game of it that is told.
pub(super) struct OpenSearch {
    pub(super) search: Search,
    /// Its place among those found, from 0.
    pub(super) at: Option<usize>,
    /// Whether the next game is awaited that is found.
    pub(super) awaits: bool,
    /// Whether it was told that all are found.
    pub(super) told: bool,
}
