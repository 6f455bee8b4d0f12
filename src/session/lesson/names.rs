//! Names as they stand in a file of games, as they are spoken.

/// No more of a name is told, in letters.
pub(super) const LONGEST_NAME: usize = 80;

/// "Carlsen, Magnus" as it is spoken.
pub(super) fn in_order(name: &str) -> String {
    let name = shortened(name, LONGEST_NAME);
    match name.split_once(", ") {
        Some((family, given)) if !given.contains(',') => format!("{given} {family}"),
        _ => name,
    }
}

/// So many letters of a text, and that there are more.
pub(super) fn shortened(text: &str, longest: usize) -> String {
    let short: String = text.chars().take(longest).collect();
    if short.len() < text.len() { short + " …" } else { short }
}
