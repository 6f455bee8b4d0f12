//! The answer to a question of the program: a short yes or no, or which of a numbered list. Where no question is open
//! these words mean what they mean everywhere: a key, a file, a rank.

use super::intent::{Intent, Reply, Utterance};
use super::line::{Line, Words, named_speaker};
use super::notation::plain_signs;
use crate::voice::{Agreement, Lexicon, Meaning, NameSystem, Normalized};
use shakmaty::File;

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
    let words = Words::of(said);
    let line = words.line(lexicon);
    let short = || yes_or_no(line).filter(|_| open.yes_or_no);
    let number = || numbered(line).filter(|_| open.numbered);
    let heard = match short() {
        Some(true) => Intent::Reply(Reply::Yes),
        Some(false) => Intent::Reply(Reply::No),
        None => Intent::Reply(Reply::Number(number()?)),
    };
    Some(Utterance { speaker, heard })
}

/// What a line says before it says yes: "resign, yes". `None` where it does not end in a yes, or says nothing else.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert_eq!(ansage::hear::before_yes("resign, yes", english.lexicon()), Some("resign"));
/// assert_eq!(ansage::hear::before_yes("yes", english.lexicon()), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn before_yes<'t>(text: &'t str, lexicon: &Lexicon) -> Option<&'t str> {
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '.' | '!');
    let text = text.trim_end_matches(ends);
    let (before, last) = text.rsplit_once(ends)?;
    let words = Words::of(last);
    let line = words.line(lexicon);
    let agrees = yes_or_no(line) == Some(true) || line.requests("yes") == Some(line.len());
    let before = before.trim_end_matches(ends);
    (agrees && !before.is_empty()).then_some(before)
}

/// A short yes or no, and nothing more than the same again and what is polite: "yes, of course".
pub(super) fn yes_or_no(line: Line<'_>) -> Option<bool> {
    let short = |rest: Line<'_>| {
        let (length, said) = rest.lexicon.answers().agreement.longest(rest.normalized)?;
        Some((length, said == Agreement::Yes))
    };
    if let [_] = line.normalized {
        return line.whole(short(line));
    }
    let (mut said, mut at) = (None, line.polite());
    while at < line.len() {
        let rest = line.from(at);
        // A letter is an answer alone: "e four".
        let short = short(rest).filter(|(length, _)| *length > 1 || rest.words[0].chars().nth(1).is_some());
        let at_length = rest.requests("yes").map(|length| (length, true));
        let at_length = at_length.or_else(|| rest.requests("no").map(|length| (length, false)));
        let (length, agrees) = short.into_iter().chain(at_length).max_by_key(|(length, _)| *length)?;
        if said.replace(agrees).is_some_and(|other| other != agrees) {
            return None;
        }
        at += length + rest.from(length).polite();
    }
    said
}

/// "Das zweite", "number two", "2)". Before a number stands what says nothing, behind it no more than "please": "two
/// moves" is no answer. A place may stand before what it is the place of, "the second one".
fn numbered(line: Line<'_>) -> Option<u32> {
    let answers = line.lexicon.answers();
    // In English "one" may stand beside a place, and is a number where none comes before it.
    let is_number =
        |at: usize| answers.place(&line.normalized[at]).is_some() || choice(line.part(at..at + 1)).is_some();
    let mut before = 0;
    while before < line.len() && !is_number(before) && !line.lexicon.doubts().begins(&line.normalized[before])
    {
        let passed = match line.from(before).chess() {
            Some((length, Meaning::Filler)) => length,
            _ => usize::from(answers.beside.contains(&line.normalized[before])),
        };
        if passed == 0 {
            break;
        }
        before += passed;
    }
    let first = line.normalized.get(before)?;
    let behind = &line.normalized[before + 1..];
    let polite = |word: &Normalized| answers.behind.contains(word);
    let ordinal = line.words[before].strip_suffix('.').and_then(|number| number.parse().ok());
    if let Some(place) = answers.place(first).or(ordinal) {
        return behind.iter().all(|word| answers.beside.contains(word) || polite(word)).then_some(place);
    }
    let bare = Normalized::from(first.trim_end_matches(')'));
    let spoken = behind.iter().rposition(|word| !polite(word)).map_or(0, |last| last + 1);
    let number: Vec<Normalized> = std::iter::once(bare).chain(behind[..spoken].iter().cloned()).collect();
    choice(Line { normalized: &number, ..line.part(before..before + number.len()) })
}

/// Whether a screen reader is used, where a line says so in its own words: "yes, I use NVDA", "I'm blind". It is a
/// question without a board: nothing is done by a word too few.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let said = |line| ansage::hear::uses_reader(line, english.lexicon());
/// assert_eq!(said("I'm blind"), Some(true));
/// assert_eq!(said("I don't use a screen reader"), Some(false));
/// assert_eq!(said("e4"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn uses_reader(text: &str, lexicon: &Lexicon) -> Option<bool> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let begins = match line.request() {
        Some((_, "yes")) => Some(true),
        Some((_, "no")) => Some(false),
        // A letter alone may be a file: "e four".
        _ => line
            .words
            .first()
            .filter(|word| word.chars().nth(1).is_some())
            .and_then(|_| yes_or_no(line.part(0..1))),
    };
    let denied = line.normalized.iter().any(|word| lexicon.doubts().negations.contains(word));
    begins.or_else(|| {
        line.normalized.iter().any(|word| lexicon.answers().reader.contains(word)).then_some(!denied)
    })
}

/// Which of these names of squares a line is for that was asked about them: by a square that is named so, "g one", or
/// by what they are called, "letters please".
///
/// ```
/// use ansage::voice::{NameSystem, Voice};
///
/// let english = Voice::built_in("en")?;
/// let asked = [NameSystem::Local, NameSystem::Letters, NameSystem::Nato];
/// let said = |line| ansage::hear::names_chosen(line, asked, english.lexicon());
/// assert_eq!(said("g one please"), Some(NameSystem::Letters));
/// assert_eq!(said("I'd like letters"), Some(NameSystem::Letters));
/// assert_eq!(said("knight g one f three"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn names_chosen(text: &str, asked: [NameSystem; 3], lexicon: &Lexicon) -> Option<NameSystem> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    if line.normalized.iter().any(|word| lexicon.doubts().negations.contains(word)) {
        return None;
    }
    let polite = |word: &&Normalized| lexicon.answers().behind.contains(*word);
    let said = line.len() - line.normalized.iter().rev().take_while(polite).count();
    let of_square = |names: &NameSystem| {
        let file = Normalized::from(lexicon.naming(*names).names().file(File::G));
        let joined = Normalized::from(format!("{}1", file.as_str()).as_str());
        line.normalized[..said].split_last().is_some_and(|(last, before)| {
            *last == joined || before.last() == Some(&file) && choice(line.part(said - 1..said)) == Some(1)
        })
    };
    let called = || line.normalized.iter().find_map(|word| lexicon.answers().naming(word));
    asked.into_iter().find(of_square).or_else(|| asked.get(called()?).copied())
}

/// Whether a word switches something on or off: "yes", "aus", "true".
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert_eq!(ansage::hear::switch("off", english.lexicon()), Some(false));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn switch(word: &str, lexicon: &Lexicon) -> Option<bool> {
    let words = Words::of(word);
    let line = words.line(lexicon);
    let [only] = line.normalized else { return None };
    let at_length = || match line.request() {
        Some((1, "yes")) => Some(true),
        Some((1, "no")) => Some(false),
        _ => None,
    };
    lexicon.answers().on_or_off(only).or_else(at_length).or_else(|| yes_or_no(line))
}

/// A number alone, which may answer a question with numbered answers.
pub(super) fn choice(line: Line<'_>) -> Option<u32> {
    // "drei bitte"
    if let [number @ .., last] = line.normalized
        && !number.is_empty()
        && line.lexicon.answers().behind.contains(last)
    {
        return choice(line.part(0..number.len()));
    }
    let [word] = line.normalized else {
        return line.whole(line.number());
    };
    // "00" is castling without its dashes, no number.
    if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0') {
        return word.parse().ok();
    }
    match line.chess() {
        Some((1, Meaning::Rank(rank))) => Some(u32::from(rank) + 1),
        Some(_) => None,
        None => line.number().map(|(_, number)| number),
    }
}
