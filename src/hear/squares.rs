//! Whether a file, a rank or a whole square is said.

use super::joined::{run_together, with_ending};
use super::line::Line;
use crate::voice::{Lexicon, Meaning, normalize};

/// Whether a whole square is said first, in one word or two.
pub(super) fn begins_with_square(line: Line<'_>) -> bool {
    line.words.first().is_some_and(|word| is_square(word, line.lexicon))
        || is_file(line) && line.words.get(1).is_some_and(|next| is_rank(next, line.lexicon))
}

/// Whether one word names a file: "Eva", "e".
pub(super) fn is_file(line: Line<'_>) -> bool {
    line.normalized.first().is_some_and(|word| {
        matches!(word.as_bytes(), [b'a'..=b'h'])
            || line.lexicon.small().before_ranks.word(word).is_some()
            || matches!(line.part(0..1).chess(), Some((_, Meaning::File(_))))
    })
}

/// Whether one word is a whole square: "d1", "d1-re", "Gustav1".
pub(super) fn is_square(word: &str, lexicon: &Lexicon) -> bool {
    let bare = word.trim_end_matches(['.', ':', '+', '#', '!', '?']);
    let bytes = bare.as_bytes();
    matches!(bytes, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
        || run_together(bare, lexicon).is_some()
        || with_ending(bare, lexicon).is_some()
}

/// Whether one word names a rank: "drei", "3.".
pub(super) fn is_rank(word: &str, lexicon: &Lexicon) -> bool {
    let normalized = [normalize(word)];
    matches!(lexicon.chess(&normalized), Some((_, Meaning::Rank(_))))
        || word.trim_end_matches('.').parse::<u8>().is_ok_and(|number| (1..=8).contains(&number))
}
