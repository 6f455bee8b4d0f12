//! What hands have done on a board that is named: "black board: lifted e4", "schwarzes Brett: Dame Dora vier
//! aufgestellt", "white board turned".
//!
//! Nothing is a move here: a board may have two pieces lifted or none of its kings.

use crate::game::{BoardReport, ParseError, PieceMention, ReportedMove};
use shakmaty::{Color, File, Role, Square};

use super::fillers::fillers;
use super::notation::Token;
use super::scan::{Scan, put};
use crate::voice::{Lexicon, Modifier, Normalized};

/// A report with these words, if the line is one.
pub(super) fn done(
    words: &[&str],
    folded: &[Normalized],
    lexicon: &Lexicon,
) -> Option<Result<BoardReport, ParseError>> {
    if turned(folded, lexicon) {
        return Some(Ok(BoardReport::Done(vec![ReportedMove::Turned])));
    }
    let verbs: Vec<(usize, usize, Verb)> = verbs(folded, lexicon);
    let first = verbs.first()?.0;
    // "lifted e4, placed e5", or "e4 gehoben, e5 gestellt".
    let leads = small_words(&folded[..first], lexicon) == first;
    let mut done = Vec::new();
    for (place, &(at, length, verb)) in verbs.iter().enumerate() {
        let range = if leads {
            at + length..verbs.get(place + 1).map_or(folded.len(), |(next, ..)| *next)
        } else {
            place.checked_sub(1).and_then(|before| verbs.get(before)).map_or(0, |(at, length, _)| at + length)
                ..at
        };
        let pieces =
            pieces(&words[range.clone()], &folded[range], lexicon).filter(|pieces| !pieces.is_empty());
        match pieces {
            Some(pieces) => done.extend(pieces.into_iter().map(verb)),
            None => return Some(Err(ParseError::ReportUnclear(words.join(" ")))),
        }
    }
    let behind = verbs.last().map_or(0, |(at, length, _)| at + length);
    if !leads && behind + small_words(&folded[behind..], lexicon) < folded.len() {
        return Some(Err(ParseError::ReportUnclear(words.join(" "))));
    }
    Some(Ok(BoardReport::Done(done)))
}

type Verb = fn(PieceMention) -> ReportedMove;

/// The words for what was done: where each begins, how many words it is, and what it means.
fn verbs(folded: &[Normalized], lexicon: &Lexicon) -> Vec<(usize, usize, Verb)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < folded.len() {
        let verb: Option<(usize, Verb)> = match lexicon.request(&folded[at..]) {
            Some((length, "lifted")) => Some((length, ReportedMove::Lifted)),
            Some((length, "placed")) => Some((length, ReportedMove::Placed)),
            Some((length, "removed")) => Some((length, ReportedMove::Removed)),
            _ => None,
        };
        if let Some((length, verb)) = verb {
            found.push((at, length, verb));
            at += length;
        } else {
            at += 1;
        }
    }
    found
}

/// "turned", "board turned", from end to end.
fn turned(folded: &[Normalized], lexicon: &Lexicon) -> bool {
    let folded = &folded[small_words(folded, lexicon)..];
    matches!(lexicon.request(folded), Some((length, "turned")) if length == folded.len())
        || matches!(lexicon.modifier(folded), Some((length, Modifier::Turned)) if length == folded.len())
}

/// How many words at the beginning say nothing.
fn small_words(folded: &[Normalized], lexicon: &Lexicon) -> usize {
    let mut at = 0;
    loop {
        let skipped = fillers(&folded[at..], lexicon);
        let rest = &folded[at + skipped..];
        let asked = match lexicon.question(rest) {
            Some((length, "filler")) if lexicon.request(rest).is_none() => length,
            _ => 0,
        };
        if skipped + asked == 0 {
            return at;
        }
        at += skipped + asked;
    }
}

/// The pieces between two of these words, each with its square; the piece before its square or behind it.
fn pieces(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Vec<PieceMention>> {
    let mut found: Vec<PieceMention> = Vec::new();
    let (mut role, mut color, mut file): (Option<Role>, Option<Color>, Option<File>) = (None, None, None);
    let mut squares_first = false;
    let mut signs = Vec::new();
    let mut scan = Scan::new(words, folded, lexicon);
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
