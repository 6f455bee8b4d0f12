//! Where a game begins in its file.

/// Where a game begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GamePlace {
    /// Its line, from 1.
    pub line: u64,
    /// Its first byte, from 0.
    pub at: u64,
}

impl GamePlace {
    /// The beginning of a file.
    pub const FIRST: GamePlace = GamePlace { line: 1, at: 0 };
}
