//! A line in which something is asked: a question, a request with what belongs to it, a report of a board.

use std::ops::Range;

use super::behind::{time, time_anywhere};
use super::fillers::fillers;
use super::grammar::announced;
use super::intent::Intent;
use super::questions::question;
use super::requests::request;
use super::rest::{Heard, Rest};
use crate::game::{Command, ParseError};
use crate::query::Query;
use crate::voice::{Lexicon, Normalized};

/// A line that asks about the board or the game. A line that is a request from end to end stays one, and
/// what follows a correction or the name of a board is no question.
pub(super) fn asks(words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Option<Intent> {
    // "e-Linie": a word of asking may hang on a letter.
    let hangs = |word: &Normalized| {
        word.split_once('-').is_some_and(|(_, rest)| lexicon.question(&[Normalized::from(rest)]).is_some())
    };
    if !(0..plain.len()).any(|at| lexicon.question(&plain[at..]).is_some() || hangs(&plain[at])) {
        return None;
    }
    let skipped = fillers(plain, lexicon);
    let request = [0, skipped].into_iter().find_map(|at| Some((at, lexicon.request(&plain[at..])?)));
    if let Some((at, (length, word))) = request {
        let whole = at + length == plain.len();
        let takes_rest = matches!(
            word,
            "correct" | "white-board" | "black-board" | "white-score" | "black-score" | "check"
        );
        if whole || takes_rest {
            return None;
        }
    }
    question(words, plain, lexicon)
}

/// A line in which something may be asked for.
pub(super) fn asked(text: &str, words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Heard {
    if let Some(time) = time_anywhere(plain, lexicon) {
        return Ok(Some(time.into()));
    }
    if let Some(presence) = presence_behind(plain, lexicon) {
        return Ok(Some(presence.into()));
    }
    if let Some(offered) = offered_with_move(words, plain, lexicon) {
        return Ok(Some(offered));
    }
    if let Some(doubtful) = taken_back_with_move(words, plain, lexicon) {
        return Err(doubtful);
    }
    // "ich gebe auf" begins with a word without weight, so the whole line is tried first.
    let skipped = fillers(plain, lexicon);
    let mut unclear = None;
    for start in if skipped == 0 { vec![0] } else { vec![0, skipped] } {
        if let Some((length, word)) = lexicon.request(&plain[start..])
            // "meine Zeit": what was skipped says whose. And a press, which ends the right to correct (D.2.8), and the
            // word for leaving are said outright.
            && (start == 0 || !matches!(word, "time" | "press" | "quit"))
        {
            match requested(text, words, plain, start + length, word, lexicon) {
                Ok(Some(heard)) => return Ok(Some(heard)),
                Ok(None) => {}
                // "Correct and e5": what is doubtful beside a request is no move to be asked back.
                Err(ParseError::Doubtful(_)) => {
                    let rest = words[start + length..].join(" ");
                    unclear = unclear.or(Some(ParseError::RequestUnclear(word, rest)));
                }
                // "Okay, I resign": the first word is an answer only where it is all there is.
                Err(why) => unclear = unclear.or(Some(why)),
            }
        }
    }
    match (time_asked_backwards(plain, lexicon), unclear) {
        (Some(time), None) => Ok(Some(time.into())),
        (_, Some(why)) => Err(why),
        (None, None) => Ok(None),
    }
}

/// "Schwarz fehlt", "White has arrived": whose presence it is, before the word for it.
fn presence_behind(plain: &[Normalized], lexicon: &Lexicon) -> Option<Command> {
    let (begins, color) = lexicon.color(plain)?;
    let begins = begins + fillers(&plain[begins..], lexicon);
    let (_, word) = lexicon.request(&plain[begins..]).filter(|(length, _)| begins + length == plain.len())?;
    match word {
        "arrived" => Some(Command::Arrived(color)),
        "absent" => Some(Command::Absent(color)),
        _ => None,
    }
}

/// "Springer Felix drei, remis", "ich biete Remis, e4": a draw offered with the move (9.1.2.1), as with "(=)".
fn offered_with_move(words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Option<Intent> {
    let offers = |at: usize| match lexicon.request(&plain[at..]) {
        Some((length, "offer-draw")) => Some(at + length),
        _ => None,
    };
    let skipped = fillers(plain, lexicon);
    // "And" between the two joins nothing else: "e4 und remis".
    let joins = |at: usize| usize::from(plain.get(at).is_some_and(|word| lexicon.doubts.adds(word)));
    let announcement = [0, skipped].into_iter().find_map(|at| {
        let end = offers(at)?;
        let begins = end + joins(end);
        announced(&words[begins..], &plain[begins..], lexicon).ok()
    });
    let announcement = announcement.or_else(|| {
        (1..plain.len()).find_map(|at| {
            let end = offers(at)?;
            let nothing_more = end + fillers(&plain[end..], lexicon) == plain.len();
            let ends = at - joins(at - 1);
            nothing_more.then(|| announced(&words[..ends], &plain[..ends], lexicon).ok()).flatten()
        })
    });
    announcement.map(|(announcement, _)| Intent::Announce(announcement, true))
}

/// "Back e5", "e5 zurück": a move taken back, or the move that is announced; which, nothing tells.
fn taken_back_with_move(words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Option<ParseError> {
    let taken_back = |at: usize| match lexicon.request(&plain[at..]) {
        Some((length, "take-back")) => Some(at + length),
        _ => None,
    };
    let rest = |range: Range<usize>| match announced(&words[range.clone()], &plain[range], lexicon) {
        Ok((announcement, _)) | Err(ParseError::Doubtful(announcement)) => {
            Some(ParseError::Doubtful(announcement))
        }
        Err(_) => None,
    };
    let behind = (1..plain.len()).find(|at| taken_back(*at) == Some(plain.len()));
    taken_back(fillers(plain, lexicon))
        .or_else(|| taken_back(0))
        .and_then(|begins| rest(begins..plain.len()))
        .or_else(|| rest(0..behind?))
}

/// "meine Zeit", "verbrauchte Zeit": the words that narrow the question stand before it.
fn time_asked_backwards(folded: &[Normalized], lexicon: &Lexicon) -> Option<Query> {
    let (at, length) = (0..folded.len()).find_map(|at| match lexicon.request(&folded[at..]) {
        Some((length, "time")) => Some((at, length)),
        _ => None,
    })?;
    time(&[&folded[..at], &folded[at + length..]].concat(), lexicon)
}

/// A request and its rest, or `None` when the words only begin like one.
fn requested(
    text: &str,
    words: &[&str],
    folded: &[Normalized],
    at: usize,
    key: &'static str,
    lexicon: &Lexicon,
) -> Heard {
    let rest = Rest { key, text, line: words, words: &words[at..], folded: &folded[at..], lexicon };
    let read = request(key).map_or(Ok(None), |row| row.read(&rest))?;
    match read {
        Some(intent) => Ok(Some(intent)),
        // "What is" begins other questions too.
        None if key == "define" => Ok(None),
        // "Zeit" with a rest nobody knows is still about time; "Ende Eva vier" is nothing of the kind.
        None if announced(words, folded, lexicon).is_ok() => Ok(None),
        None => Err(rest.unclear()),
    }
}
