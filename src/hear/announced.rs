//! A move in words, or a number alone.

use super::doubt::doubtful;
use super::grammar::sentence;
use super::notation::Token;
use super::tokens::marked_signs;
use super::word_order;
use crate::game::{Announcement, ParseError};
use crate::voice::{Lexicon, Meaning, Normalized};

pub(super) fn choice(folded: &[Normalized], lexicon: &Lexicon) -> Option<u32> {
    // "drei bitte"
    if let [number @ .., last] = folded
        && !number.is_empty()
        && lexicon.answers().is_behind(last)
    {
        return choice(number, lexicon);
    }
    let [word] = folded else {
        return lexicon
            .numbers()
            .longest(folded)
            .filter(|(length, _)| *length == folded.len())
            .map(|(_, n)| n);
    };
    // "00" is castling without its dashes, no number.
    if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0') {
        return word.parse().ok();
    }
    match lexicon.chess(folded) {
        Some((1, Meaning::Rank(rank))) => Some(u32::from(rank) + 1),
        Some(_) => None,
        None => lexicon.numbers().longest(folded).map(|(_, number)| number),
    }
}

pub(super) fn announced(
    words: &[&str],
    folded: &[Normalized],
    lexicon: &Lexicon,
) -> Result<(Announcement, bool), ParseError> {
    let mut signs = marked_signs(words, folded, lexicon)?;
    if lexicon.endings().first_captures() {
        word_order::captured_behind(&mut signs)?;
    }
    let offer = signs.contains(&Token::DrawOffer);
    signs.retain(|sign| *sign != Token::DrawOffer);
    let announcement = sentence(&signs)?;
    if doubtful(words, folded, &signs, lexicon) {
        Err(ParseError::Doubtful(announcement))
    } else {
        Ok((announcement, offer))
    }
}

/// The text from the first of these words on, with its punctuation.
pub(super) fn as_written<'t>(text: &'t str, words: &[&str]) -> &'t str {
    let Some(first) = words.first() else { return "" };
    // Words are slices of the text they stand in.
    let start = (first.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
    start.and_then(|start| text.get(start..)).unwrap_or_default()
}
