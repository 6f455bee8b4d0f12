//! What a line wants.

use super::request::Request;
use crate::game::{Announcement, Speaker};

/// What a line holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// A move, and whether a draw was offered with it: "Kb1 (=)" (C.12).
    Announcement(Announcement, bool),
    /// Anything else a desk can be asked.
    Request(Request),
    /// A number alone: the answer to a question with numbered answers.
    Choice(u32),
}

/// A line and who said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The speaker named at the start of the line.
    pub speaker: Option<Speaker>,
    /// What was said.
    pub heard: Intent,
}
