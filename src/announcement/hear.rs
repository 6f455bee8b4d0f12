//! Text to what was said: every form of Appendix D, written notation, and what a desk is asked.
//!
//! No position is looked at here. A word nobody knows is never passed over: it is named in
//! [`NotHeard`], because a move heard without it could be another one.

use shakmaty::Role;

use super::asking::question;
use super::handling::handling;
use super::notation::{self, Sign};
use super::order;
use super::report::{self, BoardReport};
use super::request::{self, Request};
use super::sentence::sentence;
use super::signs::{marked_signs, written};
use super::words::split;
use super::{Announcement, Confidential, Question, Speaker};
use crate::voice::{Folded, Lexicon, Meaning, RequestWord, SpeakerWord, fold};

/// What a line holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A move, and whether a draw was offered with it: "Kb1 (=)" (C.12).
    Announcement(Announcement, bool),
    /// Anything else a desk can be asked.
    Request(Request),
    /// A number alone: the answer to a question with numbered answers.
    Choice(u32),
}

/// A line and who said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The speaker named at the start of the line.
    pub speaker: Option<Speaker>,
    /// What was said.
    pub heard: Heard,
}

/// Why a line is neither a move nor a request. Each holds the words to tell it with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotHeard {
    /// Nothing but white space, punctuation or words without weight.
    Nothing,
    /// A word that means nothing here.
    UnknownWord(String),
    /// Something like a square that is on no chessboard.
    NoSquare(String),
    /// A capital that is no piece's letter in this voice.
    NoPiece(char),
    /// No square to go to was named.
    NoDestination,
    /// Nothing but a piece was named.
    PieceAlone(Role),
    /// More squares or pieces than one move has.
    TooMuch,
    /// Castling without the side.
    WhichCastling,
    /// Castling and a square in one announcement.
    CastlingAndMore,
    /// A request whose rest cannot be understood: the request and the rest.
    RequestUnclear(RequestWord, String),
    /// A board report names a piece without its colour, or a square without what stands there.
    ReportUnclear(String),
    /// A line that asks something of which every word is known, but the question is not.
    QuestionUnclear,
}

/// Understands one line.
///
/// # Errors
/// [`NotHeard`] says what could not be understood.
pub fn hear(line: &str, lexicon: &Lexicon) -> Result<Utterance, NotHeard> {
    let original = line;
    let line = notation::plain_signs(line);
    let (speaker, rest) = speaker_of(&line, lexicon);
    // A key stands for a whole line.
    let rest = lexicon.key(rest.trim()).unwrap_or(rest);
    let words = split(rest);
    let folded: Vec<Folded> = words.iter().map(|word| folded(word)).collect();
    if let Some(told) = as_it_stands(original, speaker, &folded, lexicon) {
        return told;
    }
    match understand(rest, &words, &folded, lexicon) {
        Ok(heard) => Ok(Utterance { speaker, heard }),
        // A board named with something unclear is no speaker.
        Err(why @ NotHeard::ReportUnclear(_)) => Err(why),
        // Dictation writes no colon after the speaker.
        Err(why) => {
            match lexicon.speaker(&folded).filter(|(length, _)| speaker.is_none() && *length < words.len()) {
                Some((length, word)) => understand(rest, &words[length..], &folded[length..], lexicon)
                    .map(|heard| Utterance { speaker: Some(self::speaker(word)), heard })
                    .map_err(|_| why),
                None => Err(why),
            }
        }
    }
}

/// A request whose rest is taken as it stands, letter for letter: a sealed move, a passphrase, a date. What is
/// confided is no part of any reason why a line was not understood.
fn as_it_stands(
    line: &str,
    speaker: Option<Speaker>,
    plain: &[Folded],
    lexicon: &Lexicon,
) -> Option<Result<Utterance, NotHeard>> {
    let free = |word: &RequestWord| {
        matches!(word, RequestWord::Seal | RequestWord::Passphrase | RequestWord::Resumption)
    };
    let at = |begins: usize| {
        let rest =
            plain.get(begins..).filter(|rest| rest.first().is_some_and(|word| lexicon.may_ask(word)))?;
        lexicon.request(rest).filter(|(_, word)| free(word)).map(|(length, word)| (begins + length, word))
    };
    // Dictation writes no colon after the speaker.
    let (ends, word, by) = at(0).map(|(ends, word)| (ends, word, speaker)).or_else(|| {
        let (length, named) = lexicon.speaker(plain).filter(|_| speaker.is_none())?;
        at(length).map(|(ends, word)| (ends, word, Some(self::speaker(named))))
    })?;
    let (_, rest) = if speaker.is_some() { speaker_of(line, lexicon) } else { (None, line) };
    let last = *split(rest).get(ends - 1)?;
    let taken = last.as_ptr() as usize - rest.as_ptr() as usize + last.len();
    let text = rest.get(taken..)?.trim();
    let request = match word {
        RequestWord::Seal => Request::Seal(Confidential::new(text)),
        RequestWord::Passphrase => Request::Passphrase(Confidential::new(text)),
        _ if text.is_empty() => return Some(Err(NotHeard::RequestUnclear(word, String::new()))),
        _ => Request::Resumption(text.to_owned()),
    };
    Some(Ok(Utterance { speaker: by, heard: Heard::Request(request) }))
}

/// A word as it is compared; a colon at its end is punctuation.
pub(super) fn folded(word: &str) -> Folded {
    let mut folded = fold(word);
    while folded.ends_with(':') {
        folded.pop();
    }
    folded
}

/// Cuts "white:" off the front. "white board: …" is no speaker and stays.
pub(super) fn speaker_of<'a>(line: &'a str, lexicon: &Lexicon) -> (Option<Speaker>, &'a str) {
    let Some((head, rest)) = line.split_once(':') else { return (None, line) };
    let head: Vec<Folded> = split(head).iter().map(|word| fold(word)).collect();
    match lexicon.speaker(&head) {
        Some((length, word)) if length == head.len() => (Some(speaker(word)), rest),
        _ => (None, line),
    }
}

pub(super) fn speaker(word: SpeakerWord) -> Speaker {
    match word {
        SpeakerWord::White => Speaker::White,
        SpeakerWord::Black => Speaker::Black,
        SpeakerWord::Assistant => Speaker::Assistant,
        SpeakerWord::Arbiter => Speaker::Arbiter,
    }
}

fn understand(text: &str, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Result<Heard, NotHeard> {
    // Most lines are moves, and no word of a move asks for anything.
    if plain.iter().any(|word| lexicon.may_ask(word) || word.contains('-')) {
        if let Some(handled) = handling(words, plain, lexicon)? {
            return Ok(Heard::Request(handled));
        }
        if let Some(asked) = asks(words, plain, lexicon) {
            return Ok(Heard::Request(Request::Ask(asked)));
        }
        if (0..plain.len()).any(|at| lexicon.request(&plain[at..]).is_some())
            && let Some(asked) = asked(text, words, plain, lexicon)?
        {
            return Ok(asked);
        }
    }
    match announced(words, plain, lexicon) {
        Ok((announcement, offer)) => Ok(Heard::Announcement(announcement, offer)),
        // No number alone is a move.
        Err(why) => choice(&plain[fillers(plain, lexicon)..], lexicon)
            .map(Heard::Choice)
            .ok_or_else(|| blamed(why, words, plain, lexicon)),
    }
}

/// The reason for a line in which one word is no word of moves: the word that means nothing at all, where there
/// is one. Without one, a line that asks is a question that is not understood.
fn blamed(why: NotHeard, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> NotHeard {
    if !matches!(why, NotHeard::UnknownWord(_)) {
        return why;
    }
    let (mut at, mut asks) = (0, false);
    while at < words.len() {
        let rest = &plain[at..];
        let question = lexicon.question(rest).map(|(length, _)| length);
        let lengths = [
            question,
            lexicon.chess(rest).map(|(length, _)| length),
            lexicon.request(rest).map(|(length, _)| length),
            lexicon.modifier(rest).map(|(length, _)| length),
            lexicon.speaker(rest).map(|(length, _)| length),
            lexicon.time_word(rest).map(|(length, _)| length),
            lexicon.numbers().longest(&rest[..rest.len().min(8)]).map(|(length, _)| length),
            lexicon.file_before_rank(&rest[0]).map(|_| 1),
            written(words[at], words.get(at + 1).copied(), lexicon).ok().map(|_| 1),
        ];
        let Some(length) = lengths.into_iter().flatten().max() else {
            return NotHeard::UnknownWord(words[at].trim_end_matches(['.', ':', '…']).to_owned());
        };
        asks |= question.is_some();
        at += length;
    }
    if asks { NotHeard::QuestionUnclear } else { why }
}

/// A line that asks about the board or the game. A line that is a request from end to end stays one, and
/// what follows a correction or the name of a board is no question.
fn asks(words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Option<Question> {
    // "e-Linie": a word of asking may hang on a letter.
    let hangs = |word: &Folded| {
        word.split_once('-').is_some_and(|(_, rest)| lexicon.question(&[Folded::from(rest)]).is_some())
    };
    if !(0..plain.len()).any(|at| lexicon.question(&plain[at..]).is_some() || hangs(&plain[at])) {
        return None;
    }
    let skipped = fillers(plain, lexicon);
    let request = [0, skipped].into_iter().find_map(|at| Some((at, lexicon.request(&plain[at..])?)));
    if let Some((at, (length, word))) = request {
        let whole = at + length == plain.len();
        let takes_rest =
            matches!(word, RequestWord::Correct | RequestWord::WhiteBoard | RequestWord::BlackBoard);
        if whole || takes_rest {
            return None;
        }
    }
    question(words, plain, lexicon)
}

/// A line in which something may be asked for.
fn asked(text: &str, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Result<Option<Heard>, NotHeard> {
    if let Some(request) = request::time_anywhere(plain, lexicon) {
        return Ok(Some(Heard::Request(request)));
    }
    if let Some(presence) = presence_behind(plain, lexicon) {
        return Ok(Some(Heard::Request(presence)));
    }
    if let Some(offered) = offered_with_move(words, plain, lexicon) {
        return Ok(Some(offered));
    }
    // "ich gebe auf" begins with a word without weight, so the whole line is tried first.
    let skipped = fillers(plain, lexicon);
    for start in if skipped == 0 { vec![0] } else { vec![0, skipped] } {
        if let Some((length, word)) = lexicon.request(&plain[start..])
            // "meine Zeit": what was skipped says whose. And a press, which ends the right to correct (D.2.8),
            // is said outright.
            && (start == 0 || !matches!(word, RequestWord::Time | RequestWord::Press))
            && let Some(heard) = requested(text, words, plain, start + length, word, lexicon)?
        {
            return Ok(Some(heard));
        }
    }
    Ok(time_asked_backwards(plain, lexicon).map(Heard::Request))
}

/// "Schwarz fehlt", "White has arrived": whose presence it is, before the word for it.
fn presence_behind(plain: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let (begins, color) = lexicon.speaker(plain).and_then(|(length, word)| Some((length, word.color()?)))?;
    let begins = begins + fillers(&plain[begins..], lexicon);
    let (_, word) = lexicon.request(&plain[begins..]).filter(|(length, _)| begins + length == plain.len())?;
    match word {
        RequestWord::Arrived => Some(Request::Arrived(color)),
        RequestWord::Absent => Some(Request::Absent(color)),
        _ => None,
    }
}

/// "Springer Felix drei, remis", "ich biete Remis, e4": a draw offered with the move (9.1.2.1), as with "(=)".
fn offered_with_move(words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Option<Heard> {
    let offers = |at: usize| match lexicon.request(&plain[at..]) {
        Some((length, RequestWord::OfferDraw)) => Some(at + length),
        _ => None,
    };
    let skipped = fillers(plain, lexicon);
    let announcement = [0, skipped].into_iter().find_map(|at| {
        let end = offers(at)?;
        announced(&words[end..], &plain[end..], lexicon).ok()
    });
    let announcement = announcement.or_else(|| {
        (1..plain.len()).find_map(|at| {
            let end = offers(at)?;
            let nothing_more = end + fillers(&plain[end..], lexicon) == plain.len();
            nothing_more.then(|| announced(&words[..at], &plain[..at], lexicon).ok()).flatten()
        })
    });
    announcement.map(|(announcement, _)| Heard::Announcement(announcement, true))
}

/// "meine Zeit", "verbrauchte Zeit": the words that narrow the question stand before it.
fn time_asked_backwards(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let at = (0..folded.len())
        .find(|at| matches!(lexicon.request(&folded[*at..]), Some((_, RequestWord::Time))))?;
    let (length, word) = lexicon.request(&folded[at..])?;
    let narrowing = [&folded[..at], &folded[at + length..]].concat();
    request::with_rest(word, "", &[], &narrowing, lexicon)
}

pub(super) fn fillers(folded: &[Folded], lexicon: &Lexicon) -> usize {
    let mut skipped = 0;
    while let Some((length, Meaning::Filler)) = lexicon.chess(&folded[skipped..]) {
        skipped += length;
    }
    skipped
}

/// A request and its rest, or `None` when the words only begin like one.
fn requested(
    text: &str,
    words: &[&str],
    folded: &[Folded],
    at: usize,
    word: RequestWord,
    lexicon: &Lexicon,
) -> Result<Option<Heard>, NotHeard> {
    let rest = &folded[at..];
    // Where nothing follows, the request's own words are what could not be understood.
    let unclear = || {
        NotHeard::RequestUnclear(
            word,
            words.get(at..).filter(|rest| !rest.is_empty()).unwrap_or(words).join(" "),
        )
    };
    let request = match word {
        RequestWord::Correct if rest.is_empty() => return Err(unclear()),
        RequestWord::Correct => Request::Correct(announced(&words[at..], rest, lexicon)?.0),
        RequestWord::WhiteBoard | RequestWord::BlackBoard => {
            if rest.is_empty() {
                return Err(NotHeard::ReportUnclear(words.join(" ")));
            }
            let color = shakmaty::Color::from_white(word == RequestWord::WhiteBoard);
            if rest.is_empty() {
                return Err(NotHeard::ReportUnclear(String::new()));
            }
            Request::Board(color, board_report(text, &words[at..], rest, lexicon)?)
        }
        _ => match request::with_rest(word, as_written(text, &words[at..]), &words[at..], rest, lexicon) {
            Some(request) => request,
            None if word == RequestWord::Claim => {
                let (claim, skipped) = request::claim_before_move(rest, lexicon).ok_or_else(unclear)?;
                let begin = at + skipped;
                let (intended, _) =
                    announced(&words[begin..], &folded[begin..], lexicon).map_err(|_| unclear())?;
                Request::ClaimWith(claim, intended)
            }
            // "Zeit" with a rest nobody knows is still about time; "Ende Eva vier" is nothing of the kind.
            None if announced(words, folded, lexicon).is_ok() => return Ok(None),
            None => return Err(unclear()),
        },
    };
    Ok(Some(Heard::Request(request)))
}

/// The text from the first of these words on, with its punctuation.
pub(super) fn as_written<'t>(text: &'t str, words: &[&str]) -> &'t str {
    let Some(first) = words.first() else { return "" };
    // Words are slices of the text they stand in.
    let start = (first.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
    start.and_then(|start| text.get(start..)).unwrap_or_default()
}

fn board_report(
    text: &str,
    words: &[&str],
    folded: &[Folded],
    lexicon: &Lexicon,
) -> Result<BoardReport, NotHeard> {
    if let Some(report) = report::placement(text) {
        return Ok(report);
    }
    if report::names_contents(folded, lexicon) {
        return report::contents(words, folded, lexicon);
    }
    announced(words, folded, lexicon).map(|(announcement, _)| BoardReport::Instead(announcement))
}

fn choice(folded: &[Folded], lexicon: &Lexicon) -> Option<u32> {
    // "drei bitte"
    if let [number @ .., last] = folded
        && !number.is_empty()
        && matches!(lexicon.chess(std::slice::from_ref(last)), Some((1, Meaning::Filler)))
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

fn announced(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Result<(Announcement, bool), NotHeard> {
    let mut signs = marked_signs(words, folded, lexicon)?;
    if lexicon.endings().first_captures() {
        order::captured_behind(&mut signs)?;
    }
    let offer = signs.contains(&Sign::DrawOffer);
    signs.retain(|sign| *sign != Sign::DrawOffer);
    Ok((sentence(&signs)?, offer))
}
