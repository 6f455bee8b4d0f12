//! A second try for a line that was not understood: what may stand beside a move and changes nothing of it, "hüpft",
//! "if you don't mind", is without weight then, and "two squares" or "what's on" mean what they say only beside a move.

use std::ops::Range;

use super::doubt::{ends_in_rank, goes_from_to, names_officer};
use super::grammar::announced;
use super::line::Line;
use super::tokens::begins_with_square;
use crate::game::{Announcement, ParseError};
use crate::voice::Meaning;

/// The announcement that a line is with them, and whether a draw is offered with it; `None` where there are none, where
/// something else is not understood, or where something is denied.
pub(super) fn second_try(line: Line<'_>) -> Option<Result<(Announcement, bool), ParseError>> {
    let line = Line { second_try: true, ..line };
    let beside = beside(line);
    // "If you don't mind" is a phrase of its own.
    let in_phrase = |at: usize| beside.iter().any(|(places, _)| places.len() > 1 && places.contains(&at));
    let doubts = &line.lexicon.doubts;
    let denies = |at: usize| {
        doubts.negations.contains(&line.normalized[at]) || doubts.asks(line.words[at], &line.normalized[at])
    };
    if beside.is_empty() || (0..line.len()).any(|at| denies(at) && !in_phrase(at)) {
        return None;
    }
    let doubtful = |(places, meaning): &(Range<usize>, Meaning)| {
        *meaning == Meaning::Filler && (parts_squares(line, places) || asks_beside(line, places))
    };
    match announced(line) {
        Ok((said, _)) if beside.iter().any(doubtful) => Some(Err(ParseError::Doubtful(said))),
        Ok(heard) => Some(Ok(heard)),
        Err(why @ (ParseError::Doubtful(_) | ParseError::WhichCastling)) => Some(Err(why)),
        Err(_) => None,
    }
}

/// Where such phrases stand, and what they mean.
fn beside(line: Line<'_>) -> Vec<(Range<usize>, Meaning)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = line.from(at);
        let length = match rest.beside() {
            Some((length, meaning)) => {
                found.push((at..at + length, meaning));
                length
            }
            None => rest.chess().map_or(1, |(length, _)| length),
        };
        at += length;
    }
    found
}

/// "E4 zurück" may take the move back, "der Läufer zurück nach b3" and "von f3 nach d2 zurück" do not: whether these
/// words ask for something by themselves, and are not said of where a piece goes.
fn asks_beside(line: Line<'_>, words: &Range<usize>) -> bool {
    let part = line.part(words.clone());
    if part.whole(part.request()).is_none() {
        return false;
    }
    let before = line.part(0..words.start);
    !names_officer(before) || words.end == line.len() && !goes_from_to(before)
}

/// "E4 oh well e5": whether a square ends before these words and another begins behind them, so that they may part two
/// moves.
fn parts_squares(line: Line<'_>, words: &Range<usize>) -> bool {
    let before = words.start.checked_sub(1).map(|at| line.words[at]);
    before.is_some_and(|word| ends_in_rank(word, line.lexicon)) && begins_with_square(line.from(words.end))
}
