//! Text to what was said: every form of Appendix D, written notation, and what a desk is asked.
//!
//! No position is looked at here. A word nobody knows is never passed over: it is named in
//! [`ParseError`], because a move heard without it could be another one.

use shakmaty::Color;

use super::answer::choice;
use super::asked::{asked, asks, board_named_last};
use super::beside::{before_effect, second_try};
use super::binding::of_named;
use super::change_of_mind::changed;
use super::comment::{among_comments, one_word_ends_it};
use super::doubt::is_rest;
use super::grammar::announced;
use super::handling::handling;
use super::intent::{Control, Intent, Reply, Utterance};
use super::left_out::{without_color, without_third_person};
use super::line::{Line, Words, named_speaker, split};
use super::next_game::wish_alone;
use super::notation;
use super::picked_up::picked_up;
use super::plain::plain_announcement;
use super::secret::Secret;
use super::squares::{begins_with_square, is_square};
use super::tokens::written;
use crate::game::{Announcement, Command, MoveDescription, ParseError, Speaker};
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, SpeakerWord};

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
    if let Some(announcement) = plain_announcement(line, lexicon) {
        return Ok(Utterance { speaker: None, heard: Intent::Announce(announcement, false) });
    }
    if let Some(fen) = position_named(line, lexicon) {
        return Ok(Utterance { speaker: None, heard: Control::Position(fen.to_owned()).into() });
    }
    let original = line;
    let line = notation::plain_signs(line);
    let (speaker, rest) = named_speaker(&line, lexicon);
    // A key stands for a whole line.
    let rest = lexicon.key(rest.trim()).unwrap_or(rest);
    let words = Words::of(rest);
    let line = words.line(lexicon);
    if let Some(told) = as_it_stands(original, speaker, line) {
        return told;
    }
    if let Some((named, heard)) = of_named(rest, speaker, line) {
        return Ok(Utterance { speaker: Some(named), heard });
    }
    if let Some(changed) = changed(rest, line) {
        return Err(changed);
    }
    match understand(rest, line) {
        Ok(Intent::Announce(said, _)) if speaker.is_none() && is_quoted(line) => {
            Err(ParseError::Doubtful(said))
        }
        Ok(heard) => Ok(Utterance { speaker, heard }),
        Err(_) if let Some(tag) = lexicon.language_wanted(line.normalized) => {
            Ok(Utterance { speaker, heard: Control::Language(tag.to_owned()).into() })
        }
        // A board named with something unclear is no speaker.
        Err(why @ ParseError::ReportUnclear(_)) => Err(why),
        // Dictation writes no colon after the speaker.
        Err(why) if speaker.is_some() => Err(negated(line).unwrap_or(why)),
        Err(why) => {
            let behind = |(length, word): (usize, SpeakerWord)| {
                let line = line.from(length);
                // "White's queenside" is asked about.
                if matches!(line.whole(line.chess()), Some(Meaning::Wing(_))) {
                    return None;
                }
                let heard = understand(rest, line).ok().or_else(|| played_by(rest, line))?;
                Some(Utterance { speaker: Some(super::line::speaker(word)), heard })
            };
            let beside = || named_beside_castling(rest, line);
            let found = named_without_colon(line).find_map(behind).or_else(beside);
            found.ok_or_else(|| negated(line).unwrap_or(why))
        }
    }
}

/// "My friend: e4", "plan: e4": what stands before a colon is neither one who may speak here nor of a move.
fn is_quoted(line: Line<'_>) -> bool {
    let of_a_move = |rest: Line<'_>| rest.chess().map_or(0, |(length, _)| length);
    let quotes = |at: usize| {
        let before = line.part(0..at);
        line.words[at - 1].ends_with(':')
            && line.words[at - 1].len() > 2
            && line.words[at - 1].chars().rev().nth(1).is_some_and(char::is_alphabetic)
            && before.skip(of_a_move) < at
    };
    // "2. lépés: huszár F3" tells the move's number.
    let numbered =
        line.words.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    !numbered && (1..line.len()).any(quotes)
}

/// "Not e4", "kein Springer f3": what would be a move without the word that denies it.
fn negated(line: Line<'_>) -> Option<ParseError> {
    let denies = |word| line.lexicon.doubts().negations.contains(word);
    if !line.normalized.iter().any(denies) {
        return None;
    }
    let words = line.words.iter().zip(line.normalized).filter(|(_, word)| !denies(word));
    let rest = words.map(|(written, _)| *written).collect::<Vec<_>>().join(" ");
    let is_move = matches!(
        announced(Words::of(&rest).line(line.lexicon)),
        Ok(_) | Err(ParseError::Doubtful(_) | ParseError::WhichCastling)
    );
    is_move.then_some(ParseError::Negated)
}

/// "White plays e4", "schwarz hat auf e4 geschlagen": the move of somebody who is named before it.
fn played_by(text: &str, line: Line<'_>) -> Option<Intent> {
    let words = Words::from(without_third_person(line)?);
    let heard = understand(text, words.line(line.lexicon)).ok()?;
    matches!(heard, Intent::Announce(..)).then_some(heard)
}

/// "Castle kingside with Black", "kurze Rochade für Schwarz": the side that castles is named within or behind it.
fn named_beside_castling(text: &str, line: Line<'_>) -> Option<Utterance> {
    let (color, words) = without_color(line)?;
    let heard = understand(text, Words::from(words).line(line.lexicon)).ok()?;
    matches!(heard, Intent::Announce(Announcement::Castling(_), _))
        .then(|| Utterance { speaker: Some(color.into()), heard })
}

/// Who may be named at the beginning of a line without a colon, and in how many words. "assistant white touched e4"
/// is the assistant's line of White before it is one of White's assistant.
fn named_without_colon(line: Line<'_>) -> impl Iterator<Item = (usize, SpeakerWord)> {
    let longest = line.speaker().filter(|(length, _)| *length < line.len());
    let shorter = longest.and_then(|(length, _)| line.part(0..length - 1).speaker());
    shorter.into_iter().chain(longest)
}

/// A request whose rest is taken as it stands, letter for letter: a sealed move, a passphrase, a date, the name of a
/// file. What is confided is no part of any reason why a line was not understood.
fn as_it_stands(
    written: &str,
    speaker: Option<Speaker>,
    line: Line<'_>,
) -> Option<Result<Utterance, ParseError>> {
    let free = |word: &str| matches!(word, "seal" | "passphrase" | "resumption");
    let at = |begins: usize| {
        let rest = line.from(begins);
        rest.normalized.first().filter(|word| line.lexicon.asking().firsts.contains(*word))?;
        let (length, word) = rest.request()?;
        if matches!(word, "white-score" | "black-score") {
            let (more, _) = rest.from(length).modifier().filter(|(_, word)| *word == Modifier::FromFile)?;
            return Some((begins + length + more, word));
        }
        free(word).then_some((begins + length, word))
    };
    // Dictation writes no colon after the speaker.
    let (ends, word, by) = at(0).map(|(ends, word)| (ends, word, speaker)).or_else(|| {
        let (length, named) = line.speaker().filter(|_| speaker.is_none())?;
        at(length).map(|(ends, word)| (ends, word, Some(super::line::speaker(named))))
    })?;
    let rest = if speaker.is_some() { named_speaker(written, line.lexicon).1 } else { written };
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

/// "Position FEN 8/8/…": the FEN that a line gives, where it says nothing else. Of a board that is named it is a report.
fn position_named<'l>(line: &'l str, lexicon: &Lexicon) -> Option<&'l str> {
    let field = line.split_whitespace().find(|word| word.matches('/').count() == 7)?;
    let (before, _) = line.split_once(field)?;
    let fen = line.get(before.len()..)?.trim();
    let words = Words::of(before);
    let mut said = words.line(lexicon);
    while !said.is_empty() {
        let asked = said.request().filter(|(_, word)| matches!(*word, "position" | "set-up"));
        let length = [
            asked.map_or(0, |(length, _)| length),
            usize::from(said.normalized[0].eq_ignore_ascii_case("fen")),
            said.filler(),
            said.asks(&["filler", "pieces"]),
            said.polite(),
        ];
        let length = length.into_iter().max().filter(|length| *length > 0)?;
        said = said.from(length);
    }
    Some(fen)
}

/// The name of a file as it is meant: without the quotation marks that a terminal puts around what is dropped on it.
fn file_name(text: &str) -> String {
    let text = text.strip_prefix(':').unwrap_or(text).trim();
    let quoted = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    quoted('"').or_else(|| quoted('\'')).unwrap_or(text).to_owned()
}

pub(super) fn understand(text: &str, line: Line<'_>) -> Result<Intent, ParseError> {
    if may_ask(line) {
        if let Some(contradiction) = contradiction(text, line.lexicon) {
            return Err(contradiction);
        }
        // "Dama f3, defendendo": behind a move and a comma such a word asks nothing.
        if text.contains(',')
            && !text.contains('?')
            && let Some(Ok((said, offer))) =
                before_effect(text, line).or_else(|| among_comments(text, line).filter(Result::is_ok))
        {
            return beside_more(said, offer, line);
        }
        if let Some(handled) = handling(line)? {
            return Ok(handled.into());
        }
        if let Some(report) = board_named_last(text, line) {
            return Ok(report);
        }
        if let Some(asked) = asks(line) {
            return Ok(asked);
        }
        if (0..line.len()).any(|at| line.from(at).request().is_some())
            // "No clock" begins like an answer.
            && let Some(asked) = asked(text, line).or_else(|why| {
                // "Time to castle" may be a plan, and is no question.
                let plan = || Some(ParseError::Doubtful(second_try(line)?.ok()?.0));
                let doubtful = || among_comments(text, line).map_or_else(plan, Result::err);
                in_passing(&why, line).map(Some).ok_or_else(|| doubtful().unwrap_or(why))
            })?
        {
            return Ok(asked);
        }
    }
    if let Some(put) = picked_up(line) {
        return put;
    }
    match announced(line) {
        Ok((announcement, offer)) => {
            // "E pawn one square" names no rank, "peón f un paso" no square, "Springer g5, auf den Läufer los" no
            // promotion.
            let steps = |at: usize| matches!(line.from(at).beside(), Some((_, Meaning::Steps(_))));
            let counts = |said: &MoveDescription| said.goes_to_rank() || (0..line.len()).any(steps);
            let again = match &announcement {
                Announcement::Move(said) if counts(said) => second_try(line).and_then(Result::ok),
                Announcement::Move(said) if said.promotes_nowhere() => {
                    before_effect(text, line).and_then(Result::ok)
                }
                _ => None,
            };
            let (announcement, offer) = again.unwrap_or((announcement, offer));
            Ok(Intent::Announce(announcement, offer))
        }
        Err(why) => no_move(why, text, line),
    }
}

/// Whether a line may ask for something. Most lines are moves, and no word of a move does.
fn may_ask(line: Line<'_>) -> bool {
    let begins = |word: &Normalized| line.lexicon.asking().firsts.contains(word) || word.contains('-');
    !line.takes_it_as_said() && line.normalized.iter().any(begins)
}

/// What a line is whose words ask for something and are not understood so: a time, "stelle doch bitte den Turm auf f1".
fn in_passing(why: &ParseError, line: Line<'_>) -> Option<Intent> {
    /// Requests whose words are also verbs of moving a piece.
    const MOVING: [&str; 5] = ["set", "placed", "add", "continue", "repeat"];
    let moving = matches!(why, ParseError::RequestUnclear(word, _) if MOVING.contains(word));
    let moves = || {
        let heard = announced(line).ok().or_else(|| second_try(line)?.ok());
        heard.map(|(said, offer)| Intent::Announce(said, offer))
    };
    of_time(line).or_else(|| if moving { moves() } else { None })
}

/// What a line is that is no move by its words as they stand.
fn no_move(why: ParseError, text: &str, line: Line<'_>) -> Result<Intent, ParseError> {
    // No number alone is a move.
    let other = choice(line.from(line.fillers()))
        // "And two" is the rest of something.
        .filter(|_| !is_rest(line))
        .map(|number| Intent::Reply(Reply::Number(number)))
        .or_else(|| of_time(line));
    if let Some(heard) = before_effect(text, line) {
        return heard.and_then(|(said, offer)| beside_more(said, offer, line));
    }
    let commented = among_comments(text, line);
    if let Some(Ok((said, offer))) = commented {
        return beside_more(said, offer, line);
    }
    let again = || match why {
        ParseError::UnknownWord(_)
        | ParseError::NoDestination
        | ParseError::TooMuch
        | ParseError::CastlingAndMore
        | ParseError::PieceAlone(_)
        | ParseError::WhichCastling
            if !one_word_ends_it(text, line) =>
        {
            second_try(line)
        }
        _ => None,
    };
    match other {
        Some(other) => Ok(other),
        None => match again() {
            Some(heard) => heard.and_then(|(said, offer)| beside_more(said, offer, line)),
            None => Err(commented.and_then(Result::err).unwrap_or_else(|| blamed(why, line))),
        },
    }
}

/// A move with more beside it. Behind a square alone this may ask what is there: "auf g4, steht da mein Bauer", "en e4,
/// qué ataca".
fn beside_more(said: Announcement, offer: bool, line: Line<'_>) -> Result<Intent, ParseError> {
    let alone = matches!(&said, Announcement::Move(said) if said.is_square());
    let square = (0..line.len()).find(|at| begins_with_square(line.from(*at)));
    let asks = |at: usize| {
        let ends = at + if is_square(line.words[at], line.lexicon) { 1 } else { 2 };
        let rest = line.from(ends + line.from(ends).fillers());
        let placed = at > 0 && matches!(line.part(at - 1..at).chess(), Some((_, Meaning::To)));
        placed && !rest.is_empty() || matches!(rest.question(), Some((_, "show")))
    };
    if alone && square.is_some_and(asks) {
        return Err(ParseError::Doubtful(said));
    }
    Ok(Intent::Announce(said, offer))
}

/// "Zehn Minuten plus fünf": the next game is to have this time.
fn of_time(line: Line<'_>) -> Option<Intent> {
    // "What is two plus two"
    if line.requests("define").is_some() {
        return None;
    }
    wish_alone(line).map(|wanted| Control::NewGame(wanted).into())
}

/// "No, acepto": one answer and the other. Without the comma it is one, "no acepto".
fn contradiction(text: &str, lexicon: &Lexicon) -> Option<ParseError> {
    let (first, last) = text.split_once([',', ';', '.', '!', '?'])?;
    let agrees = |part: &str| {
        let words = Words::of(part);
        let line = words.line(lexicon);
        let begins = line.fillers();
        let told = |at: usize| {
            let (length, word) = line.from(at).request()?;
            let ends = at + length;
            (ends + line.from(ends).fillers() == line.len()).then_some(word)
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
fn blamed(why: ParseError, line: Line<'_>) -> ParseError {
    if !matches!(why, ParseError::UnknownWord(_)) {
        return why;
    }
    // How many words mean something from this one on.
    let known = |at: usize| {
        let rest = line.from(at);
        [
            rest.question().map(|(length, _)| length),
            rest.chess().map(|(length, _)| length),
            rest.request().map(|(length, _)| length),
            rest.modifier().map(|(length, _)| length),
            rest.speaker().map(|(length, _)| length),
            rest.time_word().map(|(length, _)| length),
            rest.number().map(|(length, _)| length),
            line.lexicon.small().before_ranks.word(&rest.normalized[0]).map(|_| 1),
            written(rest.words[0], rest.words.get(1).copied(), line.lexicon).ok().map(|_| 1),
        ]
        .into_iter()
        .flatten()
        .max()
    };
    let (mut at, mut asks) = (0, false);
    while at < line.len() {
        let Some(length) = known(at) else {
            // Of "verbosity loud" it is the second word that means nothing.
            let begun = line.lexicon.begins_asking(&line.normalized[at])
                && at + 1 < line.len()
                && known(at + 1).is_none();
            let word = line.words[if begun { at + 1 } else { at }];
            return ParseError::UnknownWord(word.trim_end_matches(['.', ':', '…']).to_owned());
        };
        asks |= line.from(at).question().is_some();
        at += length;
    }
    if asks { ParseError::QuestionUnclear } else { why }
}
