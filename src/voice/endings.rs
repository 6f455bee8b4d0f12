//! What the endings of words say, in languages that have them.

use super::Normalized;
use super::keys::heard;
use super::lexicon_file::MoveWords;

/// What the endings of words say, in languages that have them.
#[derive(Debug, Clone, Default)]
pub struct Endings {
    acting: Vec<Normalized>,
    captured: Vec<Normalized>,
    left: Vec<Normalized>,
}

impl Endings {
    pub(super) fn new(moves: &MoveWords) -> Endings {
        Endings {
            acting: heard(&moves.acting_endings).collect(),
            captured: heard(&moves.captured_endings).collect(),
            left: heard(&moves.left_endings).collect(),
        }
    }

    /// Whether endings say nothing here.
    pub fn none(&self) -> bool {
        self.acting.is_empty() && self.captured.is_empty() && self.left.is_empty()
    }

    /// Whether a piece of this name moves: "zaldiak", "futóval".
    pub fn acts(&self, folded: &str) -> bool {
        ends(folded, &self.acting)
    }

    /// Whether a piece of this name is captured: "huszárt".
    pub fn captured(&self, folded: &str) -> bool {
        ends(folded, &self.captured)
    }

    /// Whether a piece leaves the square that ends with this word: "bitik", "egyről".
    pub fn left(&self, folded: &str) -> bool {
        ends(folded, &self.left)
    }

    /// Whether only the piece that captures has an ending of its own, so that of two in a row the first captures.
    pub fn first_captures(&self) -> bool {
        !self.acting.is_empty() && self.captured.is_empty()
    }
}

fn ends(folded: &str, endings: &[Normalized]) -> bool {
    endings.iter().any(|ending| folded.ends_with(ending.as_str()))
}
