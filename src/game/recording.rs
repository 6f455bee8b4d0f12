//! How a player records.

/// How a player records (8.4, 8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Recording {
    /// 8.4 — he records no longer.
    pub stopped: bool,
    /// The number of the last period in which 8.4 freed him.
    pub freed: Option<usize>,
    /// 8.5 — a flag has fallen: he completes his scoresheet before he moves.
    pub due: bool,
}
