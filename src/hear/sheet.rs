//! What a player is said to have written for one move of his score (D.2.9).

use shakmaty::Color;

use super::fillers::fillers;
use super::grammar::announced;
use super::intent::Intent;
use super::rest::Rest;
use crate::game::{Command, ParseError};
use crate::voice::{Lexicon, Modifier, Normalized};

/// "12 Springer Felix drei", "zwölf Schwarz unleserlich": the number of a move, whose it is, and what stands there.
/// Where nobody is named the game finds whose move it is.
///
/// # Errors
/// [`ParseError`] where the number is missing, or what follows is neither a move nor said to be illegible.
pub(super) fn written(score: Color, it: &Rest<'_>) -> Result<Intent, ParseError> {
    let (words, folded, lexicon) = (it.words, it.folded, it.lexicon);
    let unclear = || ParseError::RequestUnclear(it.key, words.join(" "));
    let wrote = |number, mover, written| Command::Wrote { score, number, mover, written }.into();
    let mut at = small(folded, lexicon);
    let (length, number) = number(&words[at..], &folded[at..], lexicon).ok_or_else(unclear)?;
    at += length;
    at += small(&folded[at..], lexicon);
    let mover = lexicon.color(&folded[at..]);
    at += mover.map_or(0, |(length, _)| length);
    let mover = mover.map(|(_, color)| color);
    at += fillers(&folded[at..], lexicon);
    let illegible = lexicon.modifier(&folded[at..]).filter(|(_, modifier)| *modifier == Modifier::Illegible);
    if let Some((length, _)) = illegible {
        let whole = at + length == folded.len();
        return if whole { Ok(wrote(number, mover, None)) } else { Err(unclear()) };
    }
    if at == folded.len() {
        return Err(unclear());
    }
    let (written, _) = announced(&words[at..], &folded[at..], lexicon)?;
    Ok(wrote(number, mover, Some(written)))
}

/// Words without weight and the word for a move.
fn small(folded: &[Normalized], lexicon: &Lexicon) -> usize {
    let mut at = 0;
    loop {
        at += fillers(&folded[at..], lexicon);
        match lexicon.question(&folded[at..]) {
            Some((length, "moves" | "filler")) => at += length,
            _ => return at,
        }
    }
}

/// A number in digits, with or without the full stop of a scoresheet, or in words.
fn number(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<(usize, u32)> {
    let digits = words.first()?.trim_end_matches('.');
    if let Ok(number) = digits.parse() {
        return Some((1, number));
    }
    lexicon.numbers().longest(&folded[..folded.len().min(8)])
}
