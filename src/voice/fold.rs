//! Brings a word to the form in which words are compared.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

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
    let small = word.to_ascii_lowercase();
    if is_folded(small.as_bytes()) {
        return small;
    }
    let mut folded = Folded { text: String::with_capacity(word.len()), after_spelled: false };
    for letter in small.chars() {
        match letter {
            // Appendix D's own need not be looked up.
            'ä' => folded.push('a'),
            'ö' => folded.push('o'),
            'ü' => folded.push('u'),
            letter if letter.is_ascii() => folded.push(letter),
            letter => {
                let plain = std::iter::once(letter).nfkd().filter(|letter| !is_combining_mark(*letter));
                plain.flat_map(char::to_lowercase).for_each(|letter| folded.push(letter));
            }
        }
    }
    folded.text
}

/// Whether there is nothing to do any more, as with most words.
fn is_folded(word: &[u8]) -> bool {
    let mut before = b' ';
    word.iter().all(|letter| {
        let spelled = *letter == b'e' && matches!(before, b'a' | b'o' | b'u');
        before = *letter;
        matches!(letter, b'a'..=b'z' | b'0'..=b'9') && !spelled
    })
}

struct Folded {
    text: String,
    /// The last letter is the whole of a two-letter spelling, so that an "e" after it is its own.
    after_spelled: bool,
}

impl Folded {
    /// German typists and the Laws spell umlauts with an "e" behind, which is no letter of its own.
    fn push(&mut self, letter: char) {
        let spelled = letter == 'e' && !self.after_spelled && self.text.ends_with(['a', 'o', 'u']);
        match letter {
            '.' | '\'' | '’' | '`' => return,
            'e' if spelled => {}
            'ß' => self.text.push_str("ss"),
            _ => self.text.push(letter),
        }
        self.after_spelled = spelled;
    }
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
    fn an_e_of_its_own_stays() {
        assert_eq!(fold("aee"), "ae");
        assert_eq!(fold("Statue"), "statu");
        assert_eq!(fold("a.e"), "a");
        assert_eq!(fold("ẞ ½ ﬁ É"), "ss 1⁄2 fi e");
    }

    #[test]
    fn stops_and_apostrophes_do_not_count() {
        assert_eq!(fold("e.p."), "ep");
        assert_eq!(words("White's  board"), ["whites", "board"]);
    }
}
