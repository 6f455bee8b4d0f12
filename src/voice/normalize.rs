//! Brings a word to the form in which words are compared.

use compact_str::CompactString;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A word as words are compared; short ones, and nearly all are, take no memory of their own.
pub type Normalized = CompactString;

/// Small letters without accents, apostrophes and full stops; `ß` is `ss`; `ae`, `oe`, `ue` are `a`, `o`, `u`.
///
/// So "fünf", "fuenf" and "funf" are one word, and so are "Läufer", "Laeufer" and "Laufer".
///
/// ```
/// use ansage::voice::normalize;
/// assert_eq!(normalize("Fünf"), normalize("FUENF"));
/// assert_eq!(normalize("Weiß"), "weiss");
/// ```
pub fn normalize(word: &str) -> Normalized {
    if is_plain(word.as_bytes()) {
        let mut normalized = Normalized::from(word);
        normalized.make_ascii_lowercase();
        return normalized;
    }
    at_once(word).unwrap_or_else(|| letter_by_letter(word))
}

/// What a byte is to [`is_plain`]: nothing that stays as it is, an "e", a vowel that an "e" can spell the umlaut
/// of.
const PLAIN: [u8; 256] = {
    const E: u8 = 0b01;
    const VOWEL: u8 = 0b10;
    const OTHER: u8 = 0b100;
    let mut table = [OTHER; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        if byte.is_ascii_alphanumeric() {
            table[byte as usize] = match byte.to_ascii_lowercase() {
                b'e' => E,
                b'a' | b'o' | b'u' => VOWEL,
                _ => 0,
            };
        }
        byte += 1;
    }
    table
};

/// Whether capitals are all there is to do, as with most words.
fn is_plain(word: &[u8]) -> bool {
    let (mut before, mut found) = (0, 0);
    for byte in word {
        let class = PLAIN[usize::from(*byte)];
        // An "e" behind such a vowel is as much work as a sign that is no letter.
        found |= class & 0b100 | (class & (before >> 1)) << 2;
        before = class;
    }
    found & 0b100 == 0
}

/// Nearly every other word: it is short, and its letters are those of English and German.
fn at_once(word: &str) -> Option<Normalized> {
    const LONGEST: usize = 32;
    let mut normalized = [0; LONGEST];
    let (mut length, mut spelled) = (0, false);
    let mut bytes = word.bytes();
    while let Some(byte) = bytes.next() {
        let letter = match byte {
            b'.' | b'\'' | b'`' => continue,
            // The first byte of "ä" and its like; "ß" is two letters.
            0xc3 => match bytes.next()? {
                0x84 | 0xa4 => b'a',
                0x96 | 0xb6 => b'o',
                0x9c | 0xbc => b'u',
                0x9f => {
                    *normalized.get_mut(length)? = b's';
                    length += 1;
                    b's'
                }
                _ => return None,
            },
            _ if byte.is_ascii() => byte.to_ascii_lowercase(),
            _ => return None,
        };
        let before = length.checked_sub(1).map_or(0, |last| normalized[last]);
        spelled = letter == b'e' && !spelled && matches!(before, b'a' | b'o' | b'u');
        if !spelled {
            *normalized.get_mut(length)? = letter;
            length += 1;
        }
    }
    std::str::from_utf8(&normalized[..length]).ok().map(Normalized::from)
}

fn letter_by_letter(word: &str) -> Normalized {
    let mut normalized = Normalizing { text: String::with_capacity(word.len()), after_spelled: false };
    for letter in word.chars() {
        if letter.is_ascii() {
            normalized.push(letter.to_ascii_lowercase());
        } else {
            let plain = std::iter::once(letter).nfkd().filter(|letter| !is_combining_mark(*letter));
            plain.flat_map(char::to_lowercase).for_each(|letter| normalized.push(letter));
        }
    }
    normalized.text.into()
}

struct Normalizing {
    text: String,
    /// The last letter is the whole of a two-letter spelling, so that an "e" after it is its own.
    after_spelled: bool,
}

impl Normalizing {
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

/// The words of a phrase as they are compared: split at white space, normalized, empty ones left out.
pub fn words(phrase: &str) -> Vec<Normalized> {
    phrase.split_whitespace().map(normalize).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_folding_agree() {
        let words = "Läufer Laeufer LÄUFER Lauefer fünf Fu\u{308}nf Weiß WEISS ẞ aee Statue a.e äe aße e.p. O'Neill \
                     O’Neill É c4-re Sf3: 0-0 ½ ö Öe ae straße maßel ŐŰ";
        for word in words.split(' ').chain([""]) {
            let normalized = at_once(word).unwrap_or_else(|| letter_by_letter(word));
            assert_eq!(normalized, letter_by_letter(word), "{word}");
        }
    }
}
