//! The answer to a question of the program: a short yes or no, or which of a numbered list. Where no question is open
//! these words mean what they mean everywhere: a key, a file, a rank.

use super::fillers::folded;
use super::intent::{Intent, Reply, Utterance};
use super::notation::plain_signs;
use super::speaker::named_speaker;
use super::words::split;
use crate::voice::{Lexicon, Meaning, Normalized};

/// What a question that is open takes for an answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Open {
    /// Yes or no.
    pub yes_or_no: bool,
    /// A number of a list, or a place in it.
    pub numbered: bool,
}

/// The answer that a line is to such a question in short; `None` where it is none, or says it at length.
///
/// ```
/// use ansage::hear::{Intent, Open, Reply, answer};
/// use ansage::voice::Voice;
///
/// let german = Voice::built_in("de")?;
/// let open = Open { yes_or_no: true, numbered: true };
/// let said = |line| answer(line, open, german.lexicon()).map(|said| said.heard);
/// assert_eq!(said("klar"), Some(Intent::Reply(Reply::Yes)));
/// assert_eq!(said("das zweite"), Some(Intent::Reply(Reply::Number(2))));
/// assert_eq!(said("e4"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn answer(line: &str, open: Open, lexicon: &Lexicon) -> Option<Utterance> {
    let line = plain_signs(line);
    let (speaker, said) = named_speaker(&line, lexicon);
    let words = split(said);
    let plain: Vec<Normalized> = words.iter().map(|word| folded(word)).collect();
    let short = || yes_or_no(&plain, lexicon).filter(|_| open.yes_or_no);
    let number = || numbered(&words, &plain, lexicon).filter(|_| open.numbered);
    let heard = match short() {
        Some(true) => Intent::Reply(Reply::Yes),
        Some(false) => Intent::Reply(Reply::No),
        None => Intent::Reply(Reply::Number(number()?)),
    };
    Some(Utterance { speaker, heard })
}

/// A short yes or no, and nothing more.
pub(super) fn yes_or_no(words: &[Normalized], lexicon: &Lexicon) -> Option<bool> {
    let [word] = words else { return None };
    lexicon.answers.yes_or_no(word)
}

/// "Das zweite", "number two", "2)". Before a number stands what says nothing, behind it no more than "please": "two
/// moves" is no answer. A place may stand before what it is the place of, "the second one".
fn numbered(words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Option<u32> {
    let answers = &lexicon.answers;
    // In English "one" may stand beside a place, and is a number where none comes before it.
    let is_number =
        |at: usize| answers.place(&plain[at]).is_some() || choice(&plain[at..=at], lexicon).is_some();
    let mut before = 0;
    while before < plain.len() && !is_number(before) && !lexicon.doubts.begins(&plain[before]) {
        let passed = match lexicon.chess(&plain[before..]) {
            Some((length, Meaning::Filler)) => length,
            _ => usize::from(answers.beside.contains(&plain[before])),
        };
        if passed == 0 {
            break;
        }
        before += passed;
    }
    let first = plain.get(before)?;
    let behind = &plain[before + 1..];
    let polite = |word: &Normalized| answers.behind.contains(word);
    let ordinal = words[before].strip_suffix('.').and_then(|number| number.parse().ok());
    if let Some(place) = answers.place(first).or(ordinal) {
        return behind.iter().all(|word| answers.beside.contains(word) || polite(word)).then_some(place);
    }
    let bare = Normalized::from(first.trim_end_matches(')'));
    let spoken = behind.iter().rposition(|word| !polite(word)).map_or(0, |last| last + 1);
    let number: Vec<Normalized> = std::iter::once(bare).chain(behind[..spoken].iter().cloned()).collect();
    choice(&number, lexicon)
}

/// Whether a word switches something on or off: "yes", "aus", "true".
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert_eq!(ansage::hear::switch("off", english.lexicon()), Some(false));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn switch(word: &str, lexicon: &Lexicon) -> Option<bool> {
    let words: Vec<Normalized> = split(word).iter().map(|word| folded(word)).collect();
    let [only] = words.as_slice() else { return None };
    let at_length = || match lexicon.request(&words) {
        Some((1, "yes")) => Some(true),
        Some((1, "no")) => Some(false),
        _ => None,
    };
    lexicon.answers.on_or_off(only).or_else(at_length).or_else(|| yes_or_no(&words, lexicon))
}

/// A number alone, which may answer a question with numbered answers.
pub(super) fn choice(folded: &[Normalized], lexicon: &Lexicon) -> Option<u32> {
    // "drei bitte"
    if let [number @ .., last] = folded
        && !number.is_empty()
        && lexicon.answers.behind.contains(last)
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
