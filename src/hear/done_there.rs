//! What hands have done on a board that is named: "black board: lifted e4", "schwarzes Brett: Dame Dora vier
//! aufgestellt", "white board turned".
//!
//! Nothing is a move here: a board may have two pieces lifted or none of its kings.

use crate::game::{BoardReport, ParseError, PieceMention, ReportedMove};
use shakmaty::{Color, File, Role, Square};

use super::line::Line;
use super::notation::Token;
use super::scan::{Scan, put};
use crate::voice::Modifier;

/// A report with these words, if the line is one.
pub(super) fn done(line: Line<'_>) -> Option<Result<BoardReport, ParseError>> {
    if turned(line) {
        return Some(Ok(BoardReport::Done(vec![ReportedMove::Turned])));
    }
    let verbs: Vec<(usize, usize, Verb)> = verbs(line);
    let first = verbs.first()?.0;
    // "lifted e4, placed e5", or "e4 gehoben, e5 gestellt".
    let leads = small_words(line.part(0..first)) == first;
    let mut done = Vec::new();
    for (place, &(at, length, verb)) in verbs.iter().enumerate() {
        let range = if leads {
            at + length..verbs.get(place + 1).map_or(line.len(), |(next, ..)| *next)
        } else {
            place.checked_sub(1).and_then(|before| verbs.get(before)).map_or(0, |(at, length, _)| at + length)
                ..at
        };
        match pieces(line.part(range)).filter(|pieces| !pieces.is_empty()) {
            Some(pieces) => done.extend(pieces.into_iter().map(verb)),
            None => return Some(Err(ParseError::ReportUnclear(line.words.join(" ")))),
        }
    }
    let behind = verbs.last().map_or(0, |(at, length, _)| at + length);
    if !leads && behind + small_words(line.from(behind)) < line.len() {
        return Some(Err(ParseError::ReportUnclear(line.words.join(" "))));
    }
    Some(Ok(BoardReport::Done(done)))
}

type Verb = fn(PieceMention) -> ReportedMove;

/// The words for what was done: where each begins, how many words it is, and what it means.
fn verbs(line: Line<'_>) -> Vec<(usize, usize, Verb)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < line.len() {
        let (length, word) = line.from(at).request().unwrap_or((1, ""));
        let verb: Verb = match word {
            "lifted" => ReportedMove::Lifted,
            "placed" => ReportedMove::Placed,
            "removed" => ReportedMove::Removed,
            _ => {
                at += 1;
                continue;
            }
        };
        found.push((at, length, verb));
        at += length;
    }
    found
}

/// "turned", "board turned", from end to end.
fn turned(line: Line<'_>) -> bool {
    let line = line.from(small_words(line));
    line.requests("turned") == Some(line.len()) || line.whole(line.modifier()) == Some(Modifier::Turned)
}

/// How many words at the beginning say nothing.
fn small_words(line: Line<'_>) -> usize {
    line.skip(|rest| match rest.filler() {
        0 if rest.request().is_none() => rest.asks(&["filler"]),
        length => length,
    })
}

/// The pieces between two of these words, each with its square; the piece before its square or behind it.
fn pieces(line: Line<'_>) -> Option<Vec<PieceMention>> {
    let mut found: Vec<PieceMention> = Vec::new();
    let (mut role, mut color, mut file): (Option<Role>, Option<Color>, Option<File>) = (None, None, None);
    let mut squares_first = false;
    let mut signs = Vec::new();
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        if let Some(said) = scan.color() {
            let last = found.last_mut().filter(|_| squares_first && file.is_none());
            put(last.map_or(&mut color, |last| &mut last.color), said)?;
            continue;
        }
        if file.is_none() && scan.small_word() || scan.asks(&["filler", "show"]) {
            continue;
        }
        for sign in scan.signs(&mut signs).ok()? {
            match *sign {
                Token::Piece(said) if file.is_none() => {
                    let last = found.last_mut().filter(|_| squares_first);
                    put(last.map_or(&mut role, |last| &mut last.role), said)?;
                }
                Token::File(said) if file.is_none() => {
                    squares_first |= found.is_empty() && role.is_none() && color.is_none();
                    file = Some(said);
                }
                Token::Rank(rank) => {
                    let square = Square::from_coords(file.take()?, rank);
                    found.push(PieceMention { square, role: role.take(), color: color.take() });
                }
                sign if sign.is_grammar() => {}
                _ => return None,
            }
        }
    }
    (file.is_none() && role.is_none() && color.is_none()).then_some(found)
}
