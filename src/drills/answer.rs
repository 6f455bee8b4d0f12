//! What a question wants to hear, and what was said.

use shakmaty::{Piece, Square};

use crate::game::Announcement;
use crate::laws::Millis;

/// The kind of answer a question wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// The colour of a square: light or dark.
    Shade,
    /// One square or several.
    Squares,
    /// What stands on a square: a piece with its colour, or nothing.
    Contents,
    /// Yes or no.
    YesOrNo,
    /// How many.
    Number,
    /// A move, as it is announced or written.
    Move,
    /// A length of time.
    Time,
    /// Anything: it counts when it is said.
    Now,
}

/// What was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Whether the square is light.
    Shade(bool),
    /// The squares, in the order in which they were said, and whether each file was said by a name and not by its letter.
    Squares(Vec<Square>, bool),
    /// What stands there.
    Contents(Option<Piece>),
    /// Yes or no.
    YesOrNo(bool),
    /// So many.
    Number(u32),
    /// A move, in no position yet.
    Move(Announcement),
    /// So long.
    Time(Millis),
    /// Something was said.
    Now,
}
