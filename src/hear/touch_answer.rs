//! The answer to a question about a board that only fingers see: a number, yes or no, a piece, a square (D.2.9).

use shakmaty::{File, Piece, Square};

use super::answer::{choice, yes_or_no};
use super::line::{Line, Words, normalized};
use super::notation::{Token, plain_signs};
use super::report::contents;
use super::tokens::signs;
use crate::boards::{TouchAnswer, TouchQuestion};
use crate::game::BoardReport;
use crate::voice::{Lexicon, Meaning, Modifier};

/// What was answered to this question; `None` where the words are no answer to it. Who speaks is cut off before.
pub fn felt(line: &str, question: TouchQuestion, lexicon: &Lexicon) -> Option<TouchAnswer> {
    let line = plain_signs(line);
    let words = Words::of(line.trim());
    let line = words.line(lexicon);
    let answer = match question {
        TouchQuestion::Count { .. } => how_many(line).map(TouchAnswer::Number),
        TouchQuestion::Occupied(square) => {
            yes(line).or_else(|| stands(line, square).map(|piece| piece.is_some())).map(TouchAnswer::Yes)
        }
        TouchQuestion::Which(square) => stands(line, square).map(TouchAnswer::Piece),
        TouchQuestion::Reads(from) => match yes(line) {
            Some(true) => Some(TouchAnswer::Wrong(None)),
            Some(false) => None,
            None => wrong_square(line, from).map(|square| TouchAnswer::Wrong(Some(square))),
        },
    };
    answer.filter(|answer| question.takes(*answer))
}

/// Whether the line only says stop.
pub fn says_stop(line: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(line.trim());
    let line = words.line(lexicon);
    !line.is_empty() && stop(line) == line.len()
}

/// How many words it begins with say stop.
fn stop(line: Line<'_>) -> usize {
    line.asks(&["silence"])
}

/// "yes", "no", from end to end; in short too, but a capital may be a piece's letter.
pub(super) fn yes(line: Line<'_>) -> Option<bool> {
    let small = line.words.iter().all(|word| word.chars().all(char::is_lowercase));
    if let Some(short) = yes_or_no(line).filter(|_| small) {
        return Some(short);
    }
    let line = line.from(line.fillers());
    match line.whole(line.request()) {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    }
}

/// "vier", "vier Figuren", "keine", "es sind null".
pub(super) fn how_many(line: Line<'_>) -> Option<u8> {
    let small = |rest: Line<'_>| match rest.asks(&["pieces", "filler"]) {
        0 => rest.filler(),
        length => length,
    };
    let (begin, mut end) = (line.skip(small), line.len());
    while let Some(last) =
        end.checked_sub(1).filter(|last| *last > begin && small(line.part(*last..end)) == 1)
    {
        end = last;
    }
    let said = line.part(begin..end);
    let none = said.modifier() == Some((said.len(), Modifier::Empty))
        || matches!(said.normalized, [nought] if nought == "0");
    if none && !said.is_empty() {
        return Some(0);
    }
    choice(said).and_then(|number| u8::try_from(number).ok())
}

/// What stands on this square: with its name, or without.
// `None` is not heard; `Some(None)` is nothing on the square.
#[allow(clippy::option_option)]
pub(super) fn stands(line: Line<'_>, square: Square) -> Option<Option<Piece>> {
    let heard = |line| match contents(line) {
        Ok(BoardReport::Squares(told)) => match told.as_slice() {
            [(named, piece)] if *named == square => Some(*piece),
            _ => None,
        },
        _ => None,
    };
    let name = square.to_string();
    let with_square = Words {
        words: [line.words, &[name.as_str()]].concat(),
        normalized: [line.normalized, &[normalized(&name)]].concat(),
    };
    heard(line).or_else(|| heard(with_square.line(line.lexicon)))
}

/// The square that is wrong: "stop Eva four", or its file alone.
fn wrong_square(line: Line<'_>, from: Square) -> Option<Square> {
    let line = line.from(stop(line));
    let on_rank = |file: File| Square::from_coords(file, from.rank());
    if let Some(Meaning::File(file)) = line.whole(line.chess()) {
        return Some(on_rank(file));
    }
    match signs(line).ok()?.as_slice() {
        [Token::File(file)] => Some(on_rank(*file)),
        [Token::File(file), Token::Rank(rank)] => Some(Square::from_coords(*file, *rank)),
        _ => None,
    }
}
