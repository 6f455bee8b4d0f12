//! The answer to a question about a board that only fingers see: a number, yes or no, a piece, a square (D.2.9).

use shakmaty::{File, Piece, Square};

use super::answer::{choice, yes_or_no};
use super::fillers::{fillers, folded};
use super::notation::{Token, plain_signs};
use super::report::contents;
use super::tokens::signs;
use super::words::split;
use crate::boards::{TouchAnswer, TouchQuestion};
use crate::game::BoardReport;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized};

/// What was answered to this question; `None` where the words are no answer to it. Who speaks is cut off before.
pub fn felt(line: &str, question: TouchQuestion, lexicon: &Lexicon) -> Option<TouchAnswer> {
    let line = plain_signs(line);
    let words = split(line.trim());
    let plain: Vec<Normalized> = words.iter().map(|word| folded(word)).collect();
    let answer = match question {
        TouchQuestion::Count { .. } => number(&plain, lexicon).map(TouchAnswer::Number),
        TouchQuestion::Occupied(square) => yes(&words, &plain, lexicon)
            .or_else(|| stands(&words, &plain, square, lexicon).map(|piece| piece.is_some()))
            .map(TouchAnswer::Yes),
        TouchQuestion::Which(square) => stands(&words, &plain, square, lexicon).map(TouchAnswer::Piece),
        TouchQuestion::Reads(from) => match yes(&words, &plain, lexicon) {
            Some(true) => Some(TouchAnswer::Wrong(None)),
            Some(false) => None,
            None => {
                wrong_square(&words, &plain, from, lexicon).map(|square| TouchAnswer::Wrong(Some(square)))
            }
        },
    };
    answer.filter(|answer| question.takes(*answer))
}

/// Whether the line only says stop.
pub fn says_stop(line: &str, lexicon: &Lexicon) -> bool {
    let words = split(line.trim());
    let plain: Vec<Normalized> = words.iter().map(|word| folded(word)).collect();
    stop(&plain, lexicon).is_some_and(|length| length == plain.len())
}

fn stop(plain: &[Normalized], lexicon: &Lexicon) -> Option<usize> {
    lexicon.question(plain).filter(|(_, word)| *word == "silence").map(|(length, _)| length)
}

/// "yes", "no", from end to end; in short too, but a capital may be a piece's letter.
fn yes(words: &[&str], plain: &[Normalized], lexicon: &Lexicon) -> Option<bool> {
    let small = words.iter().all(|word| word.chars().all(char::is_lowercase));
    if let Some(short) = yes_or_no(plain, lexicon).filter(|_| small) {
        return Some(short);
    }
    let plain = &plain[fillers(plain, lexicon)..];
    match lexicon.request(plain) {
        Some((length, "yes")) if length == plain.len() => Some(true),
        Some((length, "no")) if length == plain.len() => Some(false),
        _ => None,
    }
}

/// "vier", "vier Figuren", "keine", "es sind null".
fn number(plain: &[Normalized], lexicon: &Lexicon) -> Option<u8> {
    let small = |rest: &[Normalized]| match lexicon.question(rest) {
        Some((length, "pieces" | "filler")) => length,
        _ => match lexicon.chess(rest) {
            Some((length, Meaning::Filler)) => length,
            _ => 0,
        },
    };
    let (mut begin, mut end) = (0, plain.len());
    while begin < end && small(&plain[begin..end]) > 0 {
        begin += small(&plain[begin..end]);
    }
    while let Some(last) = end.checked_sub(1).filter(|last| *last > begin && small(&plain[*last..end]) == 1) {
        end = last;
    }
    let said = &plain[begin..end];
    let none = lexicon.modifier(said) == Some((said.len(), Modifier::Empty))
        || matches!(said, [nought] if nought == "0");
    if none && !said.is_empty() {
        return Some(0);
    }
    choice(said, lexicon).and_then(|number| u8::try_from(number).ok())
}

/// What stands on this square: with its name, or without.
// `None` is not heard; `Some(None)` is nothing on the square.
#[allow(clippy::option_option)]
fn stands(words: &[&str], plain: &[Normalized], square: Square, lexicon: &Lexicon) -> Option<Option<Piece>> {
    let heard = |words: &[&str], plain: &[Normalized]| match contents(words, plain, lexicon) {
        Ok(BoardReport::Squares(told)) => match told.as_slice() {
            [(named, piece)] if *named == square => Some(*piece),
            _ => None,
        },
        _ => None,
    };
    let name = square.to_string();
    let with_square = [words, &[name.as_str()]].concat();
    let plain_with = [plain, &[folded(&name)]].concat();
    heard(words, plain).or_else(|| heard(&with_square, &plain_with))
}

/// The square that is wrong: "stop Eva four", or its file alone.
fn wrong_square(words: &[&str], plain: &[Normalized], from: Square, lexicon: &Lexicon) -> Option<Square> {
    let skipped = stop(plain, lexicon).unwrap_or(0);
    let (words, plain) = (words.get(skipped..)?, plain.get(skipped..)?);
    let on_rank = |file: File| Square::from_coords(file, from.rank());
    if let Some((length, Meaning::File(file))) =
        lexicon.chess(plain).filter(|(length, _)| *length == plain.len())
    {
        return (length > 0).then(|| on_rank(file));
    }
    match signs(words, plain, lexicon).ok()?.as_slice() {
        [Token::File(file)] => Some(on_rank(*file)),
        [Token::File(file), Token::Rank(rank)] => Some(Square::from_coords(*file, *rank)),
        _ => None,
    }
}
