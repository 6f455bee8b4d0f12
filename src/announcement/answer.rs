//! The answer to a question of the program: a short yes or no, or which of a numbered list. Where no question is open
//! these words mean what they mean everywhere: a key, a file, a rank.

use super::hear::{choice, folded, named_speaker};
use super::notation::plain_signs;
use super::words::split;
use super::{Heard, Request, Utterance};
use crate::voice::{Folded, Lexicon, Meaning, RequestWord};

/// What a question that is open takes for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// Yes or no.
    pub yes_or_no: bool,
    /// A number of a list, or a place in it.
    pub numbered: bool,
}

/// The answer that a line is to such a question in short; `None` where it is none, or says it at length.
#[must_use]
pub fn answer(line: &str, open: Open, lexicon: &Lexicon) -> Option<Utterance> {
    let line = plain_signs(line);
    let (speaker, said) = named_speaker(&line, lexicon);
    let words: Vec<Folded> = split(said).iter().map(|word| folded(word)).collect();
    let short = || yes_or_no(&words, lexicon).filter(|_| open.yes_or_no);
    let number = || numbered(&words, lexicon).filter(|_| open.numbered);
    let heard = match short() {
        Some(true) => Heard::Request(Request::Yes),
        Some(false) => Heard::Request(Request::No),
        None => Heard::Choice(number()?),
    };
    Some(Utterance { speaker, heard })
}

/// A short yes or no, and nothing more.
pub(super) fn yes_or_no(words: &[Folded], lexicon: &Lexicon) -> Option<bool> {
    let [word] = words else { return None };
    lexicon.answers().yes_or_no(word)
}

/// "Das zweite", "number two", "2)".
fn numbered(words: &[Folded], lexicon: &Lexicon) -> Option<u32> {
    let answers = lexicon.answers();
    // "One or two" is neither; in "the second one" the last word is no number.
    let is_place = |at: usize| answers.place(&words[at]).is_some();
    let is_number = |at: usize| {
        let one = at > 0 && is_place(at - 1) && answers.is_beside(&words[at]);
        is_place(at) || choice(&words[at..=at], lexicon).is_some() && !one
    };
    if (0..words.len()).filter(|at| is_number(*at)).count() > 1 {
        return None;
    }
    // How many words at this place say nothing themselves.
    let beside = |at: usize| match lexicon.chess(&words[at..]) {
        Some((length, Meaning::Filler)) => length,
        _ => usize::from(answers.is_beside(&words[at])),
    };
    let (mut meant, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let length = beside(at);
        if length == 0 {
            meant.push(Folded::from(words[at].trim_end_matches(')')));
        }
        at += length.max(1);
    }
    // Of "number one" the last word is the number, though it may stand beside one: "the second one".
    if meant.is_empty() {
        meant.extend(words.last().cloned());
    }
    let place = || if let [only] = meant.as_slice() { answers.place(only) } else { None };
    place().or_else(|| choice(&meant, lexicon))
}

/// Whether a word switches something on or off: "yes", "aus", "true".
#[must_use]
pub fn switch(word: &str, lexicon: &Lexicon) -> Option<bool> {
    let words: Vec<Folded> = split(word).iter().map(|word| folded(word)).collect();
    let [only] = words.as_slice() else { return None };
    let at_length = || match lexicon.request(&words) {
        Some((1, RequestWord::Yes)) => Some(true),
        Some((1, RequestWord::No)) => Some(false),
        _ => None,
    };
    lexicon.answers().on_or_off(only).or_else(at_length).or_else(|| yes_or_no(&words, lexicon))
}
