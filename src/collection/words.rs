//! Words that are searched for in a name.

use crate::voice::normalize;

/// Whether a text has for each of these words one that begins with it, in any order; accents and capitals aside.
pub(super) fn contains_all(text: &str, words: &str) -> bool {
    let parts = |text: &str| -> Vec<_> {
        let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(normalize).collect()
    };
    let (text, words) = (parts(text), parts(words));
    !words.is_empty() && words.iter().all(|word| text.iter().any(|part| part.starts_with(word.as_str())))
}
