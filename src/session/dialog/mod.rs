//! What the program asks, and what an answer leads to.

mod check;
mod offers;

pub(crate) use check::GuidedCheck;
pub(crate) use offers::SuggestionDialog;
