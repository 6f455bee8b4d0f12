//! A puzzle as it is written in a file, before anybody has looked at the position.

use super::fault::PuzzleFault;

/// Something in a file that is or should be a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleEntry {
    /// The line in which it begins, from 1, or in which its form is wrong.
    pub line: u64,
    /// What is written there, or what is wrong with its form.
    pub what: Result<WrittenPuzzle, PuzzleFault>,
}

/// What is written of a puzzle. All of it is text from outside, cleaned.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenPuzzle {
    /// Its name in the file; perhaps none.
    pub name: String,
    /// The position.
    pub fen: String,
    /// The variant, as PGN calls it; usual chess where none is written.
    pub variant: Option<String>,
    /// The moves, in SAN or as UCI writes them.
    pub moves: Vec<String>,
    /// Whether the first of the moves is the opponent's, after which the puzzle begins.
    pub led: bool,
    /// In how many moves there is a mate, where only that is written.
    pub mate_in: Option<u32>,
    /// How difficult it is, on the scale of whoever wrote it.
    pub rating: Option<u32>,
    /// What it is about, in words such as Lichess has: `fork`, `mateIn2`.
    pub themes: Vec<String>,
}
