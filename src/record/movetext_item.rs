//! What can be read in PGN, one by one: what each word is for whoever plays the game, whatever the position.

use encoding_rs::WINDOWS_1252;

/// The results, in PGN's form and as scoresheets have them.
const RESULTS: [&str; 11] =
    ["1-0", "0-1", "1/2-1/2", "1/2", "*", "½-½", "1:0", "0:1", "½:½", "1/2:1/2", "0.5-0.5"];

/// Something read, and the line in which it begins, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    /// The line.
    pub line: u64,
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
    /// A result; the game is over.
    Result,
    /// What stands beside the moves; only where it is [asked for](super::Movetext::whole).
    Beside(Beside),
    /// What cannot be read any further.
    Flaw(PgnFlaw),
}

/// What stands beside the moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Beside {
    /// A comment, without what it says to programs (`[%clk 0:05:00]`); its beginning where it is a long one.
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
}

/// What a word is for whoever plays the game, if anything.
pub(super) fn meant(word: &[u8]) -> Option<MovetextItem> {
    // A byte order mark, wherever files were put together.
    let word = word.strip_prefix(b"\xef\xbb\xbf").unwrap_or(word);
    if RESULTS.iter().any(|result| word == result.as_bytes()) {
        return Some(MovetextItem::Result);
    }
    let word = number_off(word);
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let word = &word[..word.len() - marks];
    let is_nag = matches!(word, [b'$', rest @ ..] if !rest.is_empty() && rest.iter().all(u8::is_ascii_digit));
    let offer = word == b"(=)";
    (!word.is_empty() && !is_nag && !offer).then(|| MovetextItem::Word(text(word)))
}

/// The judgement that a word is, or that stands behind it.
pub(super) fn nag(word: &[u8]) -> Option<u8> {
    if let [b'$', rest @ ..] = word {
        return std::str::from_utf8(rest).ok()?.parse().ok();
    }
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let known = MARKS.iter().find(|(mark, _)| *mark == &word[word.len() - marks..])?;
    Some(known.1)
}

/// The marks behind a move, and the judgements they mean.
const MARKS: [(&[u8], u8); 6] = [(b"!", 1), (b"?", 2), (b"!!", 3), (b"??", 4), (b"!?", 5), (b"?!", 6)];

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

/// A comment without what it says to programs, its blanks one by one.
pub(super) fn for_people(comment: &str) -> String {
    let mut said = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        said.push_str(before);
        rest = command.split_once(']').map_or("", |(_, behind)| behind);
    }
    said.push_str(rest);
    said.split_whitespace().collect::<Vec<_>>().join(" ")
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
