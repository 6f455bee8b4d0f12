//! A line in which something is asked: a question, a request with what belongs to it, a report of a board.

use std::ops::Range;

use super::behind::{time, time_anywhere};
use super::beside::second_try;
use super::doubt::goes_to;
use super::grammar::announced;
use super::intent::Intent;
use super::line::Line;
use super::questions::question;
use super::requests::request;
use super::rest::{ParsedRequest, RequestRest};
use super::word_order::captures_last;
use crate::game::{Announcement, Command, MoveDescription, ParseError};
use crate::query::Query;
use crate::voice::Normalized;

/// A line that asks about the board or the game. A line that is a request from end to end stays one, and
/// what follows a correction or the name of a board is no question.
pub(super) fn asks(line: Line<'_>) -> Option<Intent> {
    // "e-Linie": a word of asking may hang on a letter.
    let hangs = |word: &Normalized| {
        word.split_once('-')
            .is_some_and(|(_, rest)| line.lexicon.question(&[Normalized::from(rest)]).is_some())
    };
    if !(0..line.len()).any(|at| line.from(at).question().is_some() || hangs(&line.normalized[at])) {
        return None;
    }
    // "Die Dame schlagen" is a move, where nothing else asks.
    let says_nothing = |at: usize| {
        let (_, key) = line.from(at).question()?;
        (key != "filler" || line.from(at).filler() == 0).then_some(())
    };
    if captures_last(line) && (0..line.len()).filter_map(says_nothing).count() == 1 {
        return None;
    }
    let skipped = line.fillers();
    let request = [0, skipped].into_iter().find_map(|at| Some((at, line.from(at).request()?)));
    if let Some((at, (length, word))) = request {
        let whole = at + length == line.len();
        let takes_rest = matches!(
            word,
            "correct" | "white-board" | "black-board" | "white-score" | "black-score" | "check"
        );
        if whole || takes_rest {
            return None;
        }
    }
    question(line)
}

/// "The black pawn is on e3 on White's board": what stands on a board that is named behind it.
pub(super) fn board_named_last(text: &str, line: Line<'_>) -> Option<Intent> {
    let named = |at: usize| {
        let (length, key) = line.from(at).request()?;
        (at + length == line.len() && matches!(key, "white-board" | "black-board")).then_some((at, key))
    };
    let (at, key) = (1..line.len()).find_map(named).filter(|_| line.asking().is_none())?;
    let rest = RequestRest { key, text, whole: line, line: line.part(0..at), binds: false };
    let stands = (0..at).any(|at| line.from(at).is_piece());
    request(key)?.read(&rest).ok().flatten().filter(|_| stands)
}

/// A line in which something may be asked for.
pub(super) fn asked(text: &str, line: Line<'_>) -> ParsedRequest {
    if let Some(time) = time_anywhere(line) {
        return Ok(Some(time.into()));
    }
    if let Some(presence) = presence_behind(line) {
        return Ok(Some(presence.into()));
    }
    if let Some(offered) = offered_with_move(line) {
        return Ok(Some(offered));
    }
    if let Some(doubtful) = taken_back_with_move(line) {
        return Err(doubtful);
    }
    // "ich gebe auf" begins with a word without weight, so the whole line is tried first.
    let (polite, skipped) = (line.polite(), line.fillers());
    let mut starts = vec![0, polite, skipped];
    starts.dedup();
    let mut unclear = None;
    for start in starts {
        if let Some((length, word)) = line.from(start).request()
            // "meine Zeit": what was skipped says whose.
            && (start == 0 || word != "time")
            && (start <= polite || !request(word).is_some_and(|row| row.binds))
        {
            match requested(text, line, start + length, word) {
                Ok(Some(heard)) => return Ok(Some(heard)),
                Ok(None) => {}
                // "Correct and e5": what is doubtful beside a request is no move to be asked back.
                Err(ParseError::Doubtful(_)) => {
                    let rest = line.words[start + length..].join(" ");
                    unclear = unclear.or(Some(ParseError::RequestUnclear(word, rest)));
                }
                // "Okay, I resign": the first word is an answer only where it is all there is.
                Err(why) => unclear = unclear.or(Some(why)),
            }
        }
    }
    match (time_asked_backwards(line), unclear) {
        (Some(time), None) => Ok(Some(time.into())),
        (_, Some(why)) => Err(why),
        (None, None) => Ok(None),
    }
}

/// "Schwarz fehlt", "White has arrived": whose presence it is, before the word for it.
fn presence_behind(line: Line<'_>) -> Option<Command> {
    let (begins, color) = line.color()?;
    let begins = begins + line.from(begins).fillers();
    let (_, word) = line.from(begins).request().filter(|(length, _)| begins + length == line.len())?;
    match word {
        "arrived" => Some(Command::Arrived(color)),
        "absent" => Some(Command::Absent(color)),
        _ => None,
    }
}

/// "Springer Felix drei, remis", "ich biete Remis, e4": a draw offered with the move (9.1.2.1), as with "(=)".
fn offered_with_move(line: Line<'_>) -> Option<Intent> {
    let offers = |at: usize| line.from(at).requests("offer-draw").map(|length| at + length);
    let skipped = line.fillers();
    // "And" between the two joins nothing else: "e4 und remis".
    let joins =
        |at: usize| usize::from(line.normalized.get(at).is_some_and(|word| line.lexicon.doubts().adds(word)));
    let played = |part: Line<'_>| announced(part).ok().or_else(|| second_try(part)?.ok());
    let announcement = [0, skipped].into_iter().find_map(|at| {
        let end = offers(at)?;
        let begins = end + joins(end);
        played(line.from(begins))
    });
    let announcement = announcement.or_else(|| {
        (1..line.len()).find_map(|at| {
            let end = offers(at)?;
            // "Y tablas, si te parece".
            let behind = Line { second_try: true, ..line.from(end) };
            let nothing_more = behind.fillers() == behind.len();
            let ends = at - joins(at - 1);
            nothing_more.then(|| played(line.part(0..ends))).flatten()
        })
    });
    // "I'll take a draw" takes no piece.
    let takes = Announcement::Move(MoveDescription::any_capture());
    let (announcement, _) = announcement.filter(|(said, _)| *said != takes)?;
    Some(Intent::Announce(announcement, true))
}

/// "Back e5", "e5 zurück": a move taken back, or the move that is announced; which, nothing tells.
fn taken_back_with_move(line: Line<'_>) -> Option<ParseError> {
    let taken_back = |at: usize| line.from(at).requests("take-back").map(|length| at + length);
    let rest = |range: Range<usize>| match announced(line.part(range)) {
        Ok((announcement, _)) | Err(ParseError::Doubtful(announcement)) => {
            Some(ParseError::Doubtful(announcement))
        }
        Err(_) => None,
    };
    let behind = (1..line.len()).find(|at| taken_back(*at) == Some(line.len()));
    // "Take it back" is a request of its own, though "take it" is a capture.
    if taken_back(0).is_some_and(|ends| ends + line.from(ends).polite() == line.len()) {
        return None;
    }
    taken_back(line.fillers())
        .or_else(|| taken_back(0))
        .and_then(|begins| rest(begins..line.len()))
        .or_else(|| rest(0..behind.filter(|behind| !goes_to(line.part(0..*behind)))?))
}

/// "meine Zeit", "verbrauchte Zeit": the words that narrow the question stand before it.
fn time_asked_backwards(line: Line<'_>) -> Option<Query> {
    let words = (0..line.len()).find_map(|at| Some(at..at + line.from(at).requests("time")?))?;
    time(line.around(words).line(line.lexicon))
}

/// A request and its rest, or `None` when the words only begin like one.
pub(super) fn requested(text: &str, line: Line<'_>, at: usize, key: &'static str) -> ParsedRequest {
    let Some(row) = request(key) else { return Ok(None) };
    let rest = RequestRest { key, text, whole: line, line: line.from(at), binds: row.binds };
    let read = row.read(&rest)?;
    match read {
        Some(intent) => Ok(Some(intent)),
        // "What is" begins other questions too.
        None if key == "define" => Ok(None),
        // "Zeit" with a rest nobody knows is still about time; "Ende Eva vier" is nothing of the kind.
        None if announced(line).is_ok() => Ok(None),
        // "Okay, I'll move the knight to f3, I think": it only begins like an answer.
        None if key == "yes" && line.fillers() >= at && matches!(second_try(line), Some(Ok(_))) => Ok(None),
        None => Err(rest.unclear()),
    }
}
