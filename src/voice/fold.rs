//! Brings a word to the form in which words are compared.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The two-letter spellings that German typists and the Laws use for umlauts, folded with them.
const SPELLED_OUT: [(&str, &str); 3] = [("ae", "a"), ("oe", "o"), ("ue", "u")];

/// Small letters without accents, apostrophes and full stops; `ß` is `ss`; `ae`, `oe`, `ue` are `a`, `o`, `u`.
///
/// So "fünf", "fuenf" and "funf" are one word, and so are "Läufer", "Laeufer" and "Laufer".
///
/// ```
/// use ansage::voice::fold;
/// assert_eq!(fold("Fünf"), fold("FUENF"));
/// assert_eq!(fold("Weiß"), "weiss");
/// ```
#[must_use]
pub fn fold(word: &str) -> String {
    let counts = |letter: &char| !matches!(letter, '.' | '\'' | '’' | '`');
    let mut folded: String = if word.is_ascii() {
        // Most words are, and nothing of them has to be taken apart.
        word.chars().filter(counts).map(|letter| letter.to_ascii_lowercase()).collect()
    } else {
        word.nfkd()
            .filter(|letter| !is_combining_mark(*letter) && counts(letter))
            .flat_map(char::to_lowercase)
            .collect::<String>()
            .replace('ß', "ss")
    };
    for (spelled, letter) in SPELLED_OUT {
        folded = folded.replace(spelled, letter);
    }
    folded
}

/// The words of a phrase as they are compared: split at white space, folded, empty ones left out.
#[must_use]
pub fn words(phrase: &str) -> Vec<String> {
    phrase.split_whitespace().map(fold).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_fold_both_ways() {
        for spelling in ["Läufer", "Laeufer", "Laufer", "LÄUFER", "Lauefer"] {
            assert_eq!(fold(spelling), "laufer", "{spelling}");
        }
        for spelling in ["fünf", "fuenf", "funf", "Fu\u{308}nf"] {
            assert_eq!(fold(spelling), "funf", "{spelling}");
        }
    }

    #[test]
    fn stops_and_apostrophes_do_not_count() {
        assert_eq!(fold("e.p."), "ep");
        assert_eq!(words("White's  board"), ["whites", "board"]);
    }
}
