//! Names and comments as they stand in a file of games, as they are spoken.

use crate::text::name_in_order;

/// No more of a name is told, in letters.
pub(super) const LONGEST_NAME: usize = 80;

/// "Carlsen, Magnus" as it is spoken.
pub(super) fn in_order(name: &str) -> String {
    name_in_order(&shortened(name, LONGEST_NAME))
}

/// A comment as a sentence of its own: many are written without a sign at their end.
pub(super) fn ended(comment: &str) -> String {
    let comment = comment.trim_end();
    if comment.ends_with(['.', '!', '?', '…', ':']) { comment.to_owned() } else { format!("{comment}.") }
}

/// So many letters of a text, and that there are more.
pub(super) fn shortened(text: &str, longest: usize) -> String {
    let short: String = text.chars().take(longest).collect();
    if short.len() < text.len() { short + " …" } else { short }
}
