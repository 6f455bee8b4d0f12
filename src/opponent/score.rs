//! The scale of scores, and the longest line that is looked at.

/// The score of a mate on the board; a mate in so many plies is that much less.
pub(super) const MATE: i32 = 30_000;

/// No line gets longer than this, in plies, captures included. It bounds the stack.
pub(super) const LONGEST: i32 = 64;
