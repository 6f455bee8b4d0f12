//! The answer to a question of a drill: a colour of a square, squares, what stands somewhere, a number, a time, a move.

use shakmaty::{Color, File, Square};

use super::intent::Intent;
use super::lesson::lesson_request;
use super::line::{Line, Words, normalized};
use super::notation::{Token, plain_signs};
use super::operands::Operands;
use super::report::contents;
use super::scan::Scan;
use super::touch_answer::{how_many, stands, yes};
use crate::drills::{Answer, Sought};
use crate::game::{BoardReport, ParseError};
use crate::voice::{LessonWord, Lexicon, Meaning, NameSystem, Normalized};

/// What a line answers to a question that wants this; `None` where it is no such answer. `heard` is what the line is at
/// any desk.
///
/// ```
/// use ansage::drills::{Answer, Sought};
/// use ansage::hear::{drill_answer, hear};
/// use shakmaty::Square;
///
/// let german = ansage::voice::Voice::built_in("de")?;
/// let said = |line, sought| {
///     let heard = hear(line, german.lexicon()).map(|said| said.heard);
///     drill_answer(line, sought, &heard, german.lexicon())
/// };
/// assert_eq!(said("dunkel", Sought::Shade), Some(Answer::Shade(false)));
/// assert_eq!(said("Gustav eins", Sought::Squares), Some(Answer::Squares(vec![Square::G1], true)));
/// assert_eq!(said("e4 und f5", Sought::Squares), Some(Answer::Squares(vec![Square::E4, Square::F5], false)));
/// assert_eq!(said("schwarzer Springer", Sought::Squares), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn drill_answer(
    text: &str,
    sought: Sought,
    heard: &Result<Intent, ParseError>,
    lexicon: &Lexicon,
) -> Option<Answer> {
    let written = plain_signs(text);
    let words = Words::of(written.trim());
    let line = words.line(lexicon);
    match sought {
        Sought::Shade => shade(text, line).map(Answer::Shade),
        Sought::Squares => squares(line).map(|(squares, named)| Answer::Squares(squares, named)),
        Sought::Contents => standing(line),
        Sought::YesOrNo => yes(line).map(Answer::YesOrNo),
        // "I think it's two".
        Sought::Number => {
            how_many(Line { second_try: true, ..line }).map(|number| Answer::Number(number.into()))
        }
        Sought::Time => time(line),
        Sought::Move => match heard {
            Ok(Intent::Announce(announcement, _)) => Some(Answer::Move(announcement.clone())),
            _ => None,
        },
        // What asks something of the desk is no call, but any key is one.
        Sought::Now if line.words.concat().chars().count() == 1 => Some(Answer::Now),
        Sought::Now => match heard {
            Ok(Intent::Announce(..) | Intent::Reply(_)) => Some(Answer::Now),
            Err(why) if !matches!(why, ParseError::RequestUnclear(..)) => Some(Answer::Now),
            _ => None,
        },
    }
}

/// Light or dark; the colours of the players stand for them.
fn shade(text: &str, line: Line<'_>) -> Option<bool> {
    match lesson_request(text, line.lexicon).map(|asked| asked.word) {
        Some(LessonWord::Light) => Some(true),
        Some(LessonWord::Dark) => Some(false),
        _ => line.whole(line.color()).map(Color::is_white),
    }
}

/// Squares one behind the other, and whether every file was said by a name.
fn squares(line: Line<'_>) -> Option<(Vec<Square>, bool)> {
    let (mut squares, mut file, mut named) = (Vec::new(), None, true);
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        let at = scan.at;
        if file.is_none() && (joins(scan.rest()) || scan.small_word()) {
            // "e5 e e6": a small word has gone on by itself.
            scan.at = scan.at.max(at + 1);
            continue;
        }
        for sign in scan.phrase().ok()? {
            match (sign, file) {
                (Token::File(said), None) => {
                    named &= is_name(&line.normalized[at], said, line.lexicon);
                    file = Some(said);
                }
                (Token::Rank(rank), Some(said)) => {
                    squares.push(Square::from_coords(said, rank));
                    file = None;
                }
                (Token::To | Token::From, None) => {}
                _ => return None,
            }
        }
    }
    (file.is_none() && !squares.is_empty()).then_some((squares, named))
}

/// Whether a word stands here that only joins squares.
fn joins(rest: Line<'_>) -> bool {
    let answers = rest.lexicon.answers();
    let word = &rest.normalized[0];
    let weightless = matches!(rest.chess(), Some((1, Meaning::Filler)));
    // A letter may be a file's.
    word.len() > 1 && (weightless || answers.beside.contains(word) || answers.behind.contains(word))
}

/// Whether this word is a name of the file and not its letter.
fn is_name(word: &Normalized, file: File, lexicon: &Lexicon) -> bool {
    let name = |system: NameSystem| normalized(lexicon.naming(system).names().file(file));
    let names = [NameSystem::Fide, NameSystem::Nato, NameSystem::Local].map(name);
    let bare = word.trim_end_matches(|sign: char| sign.is_ascii_digit());
    names.iter().any(|name| name.chars().nth(1).is_some() && name.as_str() == bare)
}

/// What stands on a square: with the square's name or without.
fn standing(line: Line<'_>) -> Option<Answer> {
    if yes(line) == Some(false) {
        return Some(Answer::Contents(None));
    }
    let named = match contents(line) {
        Ok(BoardReport::Squares(told)) => match told.as_slice() {
            [(_, piece)] => Some(*piece),
            _ => None,
        },
        _ => None,
    };
    named.or_else(|| stands(line, Square::A1)).map(Answer::Contents)
}

/// "4:20", "vier Minuten zwanzig Sekunden".
fn time(line: Line<'_>) -> Option<Answer> {
    // "Um minuto e cinco segundos": behind a unit the word that joins looks like a file. Inside a number it is part of it.
    let joins = |at: usize| {
        let behind_unit = at.checked_sub(1).is_some_and(|before| line.from(before).time_word().is_some());
        behind_unit && line.lexicon.small().after_square.has(&line.normalized[at])
    };
    let words = line.words.iter().enumerate().filter(|(at, _)| !joins(*at));
    let words = Words::from(words.map(|(_, word)| *word).collect::<Vec<_>>());
    let time = Operands::read(words.line(line.lexicon))?.time?;
    Some(Answer::Time(u64::try_from(time.as_millis()).ok()?))
}
