//! Words without weight, and words as they are compared.

use crate::voice::{Lexicon, Meaning, Normalized, normalize};

pub(super) fn fillers(folded: &[Normalized], lexicon: &Lexicon) -> usize {
    let mut skipped = 0;
    while let Some((length, Meaning::Filler)) = lexicon.chess(&folded[skipped..]) {
        skipped += length;
    }
    skipped
}

/// A word as it is compared; a colon at its end is punctuation.
pub(super) fn folded(word: &str) -> Normalized {
    let mut folded = normalize(word);
    while folded.ends_with(':') {
        folded.pop();
    }
    folded
}
