//! What can be read in PGN, one by one: what each word is for whoever plays the game, whatever the position.

use encoding_rs::WINDOWS_1252;

/// The results as scoresheets have them, and in PGN's form.
const RESULTS: [(&str, &str); 11] = [
    ("1-0", "1-0"),
    ("0-1", "0-1"),
    ("1/2-1/2", "1/2-1/2"),
    ("1/2", "1/2-1/2"),
    ("*", "*"),
    ("½-½", "1/2-1/2"),
    ("1:0", "1-0"),
    ("0:1", "0-1"),
    ("½:½", "1/2-1/2"),
    ("1/2:1/2", "1/2-1/2"),
    ("0.5-0.5", "1/2-1/2"),
];

/// A result in PGN's form, however it is written.
pub(crate) fn pgn_result(written: &str) -> Option<&'static str> {
    RESULTS.iter().find(|(known, _)| *known == written).map(|(_, result)| *result)
}

/// Something read, and the line in which it begins, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    /// The line.
    pub line: u64,
    /// The sign of the line with which it begins, from 1.
    pub column: u64,
    /// The byte with which it begins, from 0.
    pub at: u64,
    /// What stands there.
    pub what: MovetextItem,
}

/// What can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MovetextItem {
    /// A tag and its value.
    Tag(String, String),
    /// Anything among the moves that is no comment, variation, number, NAG or result.
    Word(String),
    /// A result in PGN's form; the game is over.
    Result(&'static str),
    /// What stands beside the moves; only where it is [asked for](super::Movetext::whole).
    Beside(Beside),
    /// What cannot be read any further.
    Flaw(PgnFlaw),
}

/// What stands beside the moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Beside {
    /// A comment as it stands there, with what it says to programs (`[%clk 0:05:00]`); a draw offer, and a mark that is
    /// none of PGN's.
    Comment(String),
    /// A judgement by its number in PGN ("$4"); a mark ("??") is the one it means.
    Nag(u8),
    /// A variation begins: other moves in place of the last one.
    VariationBegins,
    /// The variation ends.
    VariationEnds,
}

/// What is wrong with the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PgnFlaw {
    /// A tag is not `[Name "value"]`.
    Tag,
    /// A comment is never closed.
    Comment,
    /// A variation is never closed.
    Variation,
    /// A comment or a tag is so long that its end is left out; only where what stands beside the moves is asked for.
    Long,
}

/// What a word is for whoever plays the game, if anything.
pub(super) fn meant(word: &[u8]) -> Option<MovetextItem> {
    // A byte order mark, wherever files were put together.
    let word = word.strip_prefix(b"\xef\xbb\xbf").unwrap_or(word);
    if let Some(result) = std::str::from_utf8(word).ok().and_then(pgn_result) {
        return Some(MovetextItem::Result(result));
    }
    let word = number_off(word);
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let word = &word[..word.len() - marks];
    let is_nag = matches!(word, [b'$', rest @ ..] if !rest.is_empty() && rest.iter().all(u8::is_ascii_digit));
    let offer = word == b"(=)";
    (!word.is_empty() && !is_nag && !offer).then(|| MovetextItem::Word(text(word)))
}

/// What is told beside the moves, where it is asked for.
#[derive(Default)]
pub(super) struct Whole {
    /// How many variations are open, and where the first of them begins: line and column.
    pub(super) depth: u32,
    pub(super) begun: (u64, u64),
    /// What stands behind the last word.
    pub(super) behind: Option<Beside>,
    pub(super) comment: Vec<u8>,
    /// The number of a move that was read last.
    pub(super) number: Option<u32>,
}

/// What a word says beside a move: the judgement that it is or that stands behind it, or an offer. A mark without a
/// number in PGN is a comment.
pub(super) fn beside(word: &[u8]) -> Option<Beside> {
    if word.ends_with(b"(=)") {
        return Some(Beside::Comment("(=)".to_owned()));
    }
    if let [b'$', rest @ ..] = word {
        let number = std::str::from_utf8(rest).ok().and_then(|number| number.parse().ok());
        return Some(number.map_or_else(|| Beside::Comment(text(word)), Beside::Nag));
    }
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let mark = &word[word.len() - marks..];
    let known = MARKS.iter().find(|(known, _)| *known == mark);
    let unknown = || (!mark.is_empty()).then(|| Beside::Comment(text(mark)));
    known.map(|(_, nag)| Beside::Nag(*nag)).or_else(unknown)
}

/// The marks behind a move, and the judgements they mean.
const MARKS: [(&[u8], u8); 6] = [(b"!", 1), (b"?", 2), (b"!!", 3), (b"??", 4), (b"!?", 5), (b"?!", 6)];

/// Blanks that are none of ASCII and stand between moves that come from a page of the web: U+00A0, U+2009, U+200B, U+202F.
const BLANKS: [&[u8]; 4] = [b"\xc2\xa0", b"\xe2\x80\x89", b"\xe2\x80\x8b", b"\xe2\x80\xaf"];

/// What a word is without such a blank at its end, where it has one.
pub(super) fn without_blank(word: &[u8]) -> Option<usize> {
    BLANKS.iter().find(|blank| word.ends_with(blank)).map(|blank| word.len() - blank.len())
}

/// The number of a move that a word is or begins with.
pub(super) fn number_of(word: &[u8]) -> Option<u32> {
    let number = &word[..word.len() - number_off(word).len()];
    let digits: String =
        number.iter().take_while(|byte| byte.is_ascii_digit()).map(|byte| char::from(*byte)).collect();
    digits.parse().ok()
}

/// "12", "12.", "1...e5" without the number, however long it is. "00" is castling, and without a dot a long number is no
/// number of a move.
fn number_off(word: &[u8]) -> &[u8] {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|byte| **byte == b'.').count();
    let number = digits > 0 && word[0] != b'0';
    let alone = digits == word.len() && digits <= 3;
    if (number && (dots > 0 || alone)) || (digits == 0 && dots == word.len()) {
        &word[digits + dots..]
    } else {
        word
    }
}

/// As many of these bytes as are whole signs, where the rest was cut off.
pub(super) fn whole_signs(bytes: &[u8]) -> &[u8] {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    }
}

/// Bytes that are no UTF-8 are Windows-1252, in which old files are written; its signs are those of Latin-1 and more.
pub(super) fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    }
}

/// How many bytes of UTF-16 a byte of UTF-8 stands for: the first of a sign for all of it, the others for none.
pub(super) fn in_utf16(byte: u8) -> u64 {
    match byte {
        0x80..0xc0 => 0,
        0xf0.. => 4,
        _ => 2,
    }
}

/// Whether this byte is none of the word before it.
pub(super) fn ends_word(byte: u8) -> bool {
    byte <= b' ' || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';')
}
