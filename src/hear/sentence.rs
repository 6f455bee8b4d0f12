//! Text to what was said: every form of Appendix D, written notation, and what a desk is asked.
//!
//! No position is looked at here. A word nobody knows is never passed over: it is named in
//! [`ParseError`], because a move heard without it could be another one.

use shakmaty::Color;

use super::answer::choice;
use super::asked::{asked, asks};
use super::doubt::is_rest;
use super::fillers::{fillers, folded};
use super::grammar::announced;
use super::handling::handling;
use super::intent::{Control, Intent, Reply, Utterance};
use super::notation;
use super::secret::Secret;
use super::speaker::named_speaker;
use super::tokens::written;
use super::words::split;
use crate::game::{Command, ParseError, Speaker};
use crate::voice::{Lexicon, Modifier, Normalized, SpeakerWord};

/// Understands one line.
///
/// ```
/// use ansage::hear::{Intent, hear};
/// use ansage::voice::Voice;
///
/// let german = Voice::built_in("de")?;
/// let heard = |line| hear(line, german.lexicon()).map(|said| said.heard);
/// assert!(matches!(heard("Springer Gustav eins Felix drei"), Ok(Intent::Announce(_, false))));
/// assert!(matches!(heard("Was steht auf Eva vier?"), Ok(Intent::Query(_))));
/// assert!(heard("Guten Abend zusammen").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ParseError`] says what could not be understood.
pub fn hear(line: &str, lexicon: &Lexicon) -> Result<Utterance, ParseError> {
    let original = line;
    let line = notation::plain_signs(line);
    let (speaker, rest) = named_speaker(&line, lexicon);
    // A key stands for a whole line.
    let rest = lexicon.key(rest.trim()).unwrap_or(rest);
    let words = split(rest);
    let folded: Vec<Normalized> = words.iter().map(|word| folded(word)).collect();
    if let Some(told) = as_it_stands(original, speaker, &folded, lexicon) {
        return told;
    }
    match understand(rest, &words, &folded, lexicon) {
        Ok(heard) => Ok(Utterance { speaker, heard }),
        // A board named with something unclear is no speaker.
        Err(why @ ParseError::ReportUnclear(_)) => Err(why),
        // Dictation writes no colon after the speaker.
        Err(why) if speaker.is_some() => Err(why),
        Err(why) => {
            let behind = |(length, word): (usize, SpeakerWord)| {
                let heard = understand(rest, &words[length..], &folded[length..], lexicon).ok()?;
                Some(Utterance { speaker: Some(super::speaker::speaker(word)), heard })
            };
            named_without_colon(&folded, lexicon).find_map(behind).ok_or(why)
        }
    }
}

/// Who may be named at the beginning of a line without a colon, and in how many words. "assistant white touched e4"
/// is the assistant's line of White before it is one of White's assistant.
fn named_without_colon<'a>(
    folded: &'a [Normalized],
    lexicon: &'a Lexicon,
) -> impl Iterator<Item = (usize, SpeakerWord)> + 'a {
    let longest = lexicon.speaker(folded).filter(|(length, _)| *length < folded.len());
    let shorter = longest.and_then(|(length, _)| lexicon.speaker(&folded[..length - 1]));
    shorter.into_iter().chain(longest)
}

/// A request whose rest is taken as it stands, letter for letter: a sealed move, a passphrase, a date, the name of a
/// file. What is confided is no part of any reason why a line was not understood.
fn as_it_stands(
    line: &str,
    speaker: Option<Speaker>,
    plain: &[Normalized],
    lexicon: &Lexicon,
) -> Option<Result<Utterance, ParseError>> {
    let free = |word: &str| matches!(word, "seal" | "passphrase" | "resumption");
    let at = |begins: usize| {
        let rest =
            plain.get(begins..).filter(|rest| rest.first().is_some_and(|word| lexicon.may_ask(word)))?;
        let (length, word) = lexicon.request(rest)?;
        if matches!(word, "white-score" | "black-score") {
            let (more, _) =
                lexicon.modifier(&rest[length..]).filter(|(_, word)| *word == Modifier::FromFile)?;
            return Some((begins + length + more, word));
        }
        free(word).then_some((begins + length, word))
    };
    // Dictation writes no colon after the speaker.
    let (ends, word, by) = at(0).map(|(ends, word)| (ends, word, speaker)).or_else(|| {
        let (length, named) = lexicon.speaker(plain).filter(|_| speaker.is_none())?;
        at(length).map(|(ends, word)| (ends, word, Some(super::speaker::speaker(named))))
    })?;
    let (_, rest) = if speaker.is_some() { named_speaker(line, lexicon) } else { (None, line) };
    let last = *split(rest).get(ends - 1)?;
    let taken = last.as_ptr() as usize - rest.as_ptr() as usize + last.len();
    let text = rest.get(taken..)?.trim();
    let heard = match word {
        "seal" => Control::Seal(Secret::new(text)).into(),
        "passphrase" => Control::Passphrase(Secret::new(text)).into(),
        _ if text.is_empty() => return Some(Err(ParseError::RequestUnclear(word, String::new()))),
        "white-score" | "black-score" => {
            let score = Color::from_white(word == "white-score");
            Control::ScoreFile { score, file: file_name(text) }.into()
        }
        _ => Command::Resumption(text.to_owned()).into(),
    };
    Some(Ok(Utterance { speaker: by, heard }))
}

/// The name of a file as it is meant: without the quotation marks that a terminal puts around what is dropped on it.
fn file_name(text: &str) -> String {
    let text = text.strip_prefix(':').unwrap_or(text).trim();
    let quoted = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    quoted('"').or_else(|| quoted('\'')).unwrap_or(text).to_owned()
}

fn understand(
    text: &str,
    words: &[&str],
    plain: &[Normalized],
    lexicon: &Lexicon,
) -> Result<Intent, ParseError> {
    // Most lines are moves, and no word of a move asks for anything.
    if plain.iter().any(|word| lexicon.may_ask(word) || word.contains('-')) {
        if let Some(contradiction) = contradiction(text, lexicon) {
            return Err(contradiction);
        }
        if let Some(handled) = handling(words, plain, lexicon)? {
            return Ok(handled.into());
        }
        if let Some(asked) = asks(words, plain, lexicon) {
            return Ok(asked);
        }
        if (0..plain.len()).any(|at| lexicon.request(&plain[at..]).is_some())
            && let Some(asked) = asked(text, words, plain, lexicon)?
        {
            return Ok(asked);
        }
    }
    match announced(words, plain, lexicon) {
        Ok((announcement, offer)) => Ok(Intent::Announce(announcement, offer)),
        // No number alone is a move.
        Err(why) => choice(&plain[fillers(plain, lexicon)..], lexicon)
            // "And two" is the rest of something.
            .filter(|_| !is_rest(plain, lexicon))
            .map(|number| Intent::Reply(Reply::Number(number)))
            .ok_or_else(|| blamed(why, words, plain, lexicon)),
    }
}

/// "No, acepto": one answer and the other. Without the comma it is one, "no acepto".
fn contradiction(text: &str, lexicon: &Lexicon) -> Option<ParseError> {
    let (first, last) = text.split_once([',', ';', '.', '!', '?'])?;
    let agrees = |part: &str| {
        let words: Vec<Normalized> = split(part).iter().map(|word| folded(word)).collect();
        let begins = fillers(&words, lexicon);
        let told = |at: usize| {
            let (length, word) = lexicon.request(&words[at..])?;
            let ends = at + length;
            (ends + fillers(&words[ends..], lexicon) == words.len()).then_some(word)
        };
        match told(0).or_else(|| told(begins))? {
            "yes" | "accept" => Some(true),
            "no" | "decline" => Some(false),
            _ => None,
        }
    };
    let (said, then) = (agrees(first)?, agrees(last)?);
    let word = if said { "yes" } else { "no" };
    (said != then).then(|| ParseError::RequestUnclear(word, last.trim().to_owned()))
}

/// The reason for a line in which one word is no word of moves: the word that means nothing at all, where there
/// is one. Without one, a line that asks is a question that is not understood.
fn blamed(why: ParseError, words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> ParseError {
    if !matches!(why, ParseError::UnknownWord(_)) {
        return why;
    }
    // How many words mean something from this one on.
    let known = |at: usize| {
        let rest = &plain[at..];
        [
            lexicon.question(rest).map(|(length, _)| length),
            lexicon.chess(rest).map(|(length, _)| length),
            lexicon.request(rest).map(|(length, _)| length),
            lexicon.modifier(rest).map(|(length, _)| length),
            lexicon.speaker(rest).map(|(length, _)| length),
            lexicon.time_word(rest).map(|(length, _)| length),
            lexicon.numbers().longest(&rest[..rest.len().min(8)]).map(|(length, _)| length),
            lexicon.small.before_ranks.word(&rest[0]).map(|_| 1),
            written(words[at], words.get(at + 1).copied(), lexicon).ok().map(|_| 1),
        ]
        .into_iter()
        .flatten()
        .max()
    };
    let (mut at, mut asks) = (0, false);
    while at < words.len() {
        let Some(length) = known(at) else {
            // Of "verbosity loud" it is the second word that means nothing.
            let begun = lexicon.begins_asking(&plain[at]) && at + 1 < words.len() && known(at + 1).is_none();
            let word = words[if begun { at + 1 } else { at }];
            return ParseError::UnknownWord(word.trim_end_matches(['.', ':', '…']).to_owned());
        };
        asks |= lexicon.question(&plain[at..]).is_some();
        at += length;
    }
    if asks { ParseError::QuestionUnclear } else { why }
}
