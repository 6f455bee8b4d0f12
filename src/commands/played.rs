//! The position a command begins with, and moves on a command line: algebraic notation, coordinates, or announcements one after the other.

use shakmaty::san::San;
use shakmaty::{Chess, Move, Position};

use super::output::usage;
use crate::args;
use crate::error::CommandError;
use crate::game::{Announcement, Start, resolve};
use crate::hear::Intent;
use crate::hear::hear;
use crate::tell::{Phrasing, line, misfit, not_heard, why_no_start};
use crate::voice::{Id, Voice};

/// The most words one announcement has.
const LONGEST: usize = 12;

/// The position of this FEN, or the initial one.
pub fn start(fen: Option<&str>, voice: &Voice) -> Result<Start, CommandError> {
    let start = fen.map_or_else(|| Ok(Start::default()), str::parse);
    start.map_err(|error| usage(why_no_start(&error, voice), voice))
}

/// Plays these moves from this position; what stood after each of them, the position first.
///
/// # Errors
/// The first that is none, and why.
pub fn positions(start: &Chess, moves: &str, phrasing: &Phrasing<'_>) -> Result<Vec<Chess>, String> {
    let mut positions = vec![start.clone()];
    let words: Vec<&str> = moves
        .split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';'))
        .map(without_number)
        .filter(|word| !word.is_empty() && !is_result(word))
        .collect();
    let mut left = words.as_slice();
    while !left.is_empty() {
        let last = positions.last().unwrap_or(start);
        let (played, used) = next_move(left, last, phrasing)?;
        let mut after = last.clone();
        after.play_unchecked(played);
        positions.push(after);
        left = &left[used..];
    }
    Ok(positions)
}

/// "12.Nf3" without what only counts.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.len() < word.len() && (rest.is_empty() || rest.starts_with('.')) && !is_number_of_a_rank(word) {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

/// A rank said by its digit belongs to an announcement.
fn is_number_of_a_rank(word: &str) -> bool {
    matches!(word.as_bytes(), [b'1'..=b'8'])
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*")
}

/// The move these words begin with, and how many words it is: the fewest that are one, and all that follow
/// and change nothing.
fn next_move(words: &[&str], position: &Chess, phrasing: &Phrasing<'_>) -> Result<(Move, usize), String> {
    if let Some(played) = words.first().and_then(|word| san(word, position)) {
        return Ok((played, 1));
    }
    let first = |count: usize| said(&words[..count].join(" "), phrasing.voice());
    let most = words.len().min(LONGEST);
    let fits = |count: &usize| first(*count).ok().and_then(|said| resolve(&said, position).ok());
    let Some(fewest) = (1..=most).find(|count| fits(count).is_some()) else {
        let why = match first(most).or_else(|_| first(1)) {
            Ok(said) => match resolve(&said, position) {
                Ok(_) => String::new(),
                Err(why) => line(&misfit(&why, phrasing, false)),
            },
            Err(why) => why.map_or_else(
                || phrasing.voice().say(Id::NOT_HEARD_NO_MOVE),
                |why| line(&[not_heard(&why, phrasing)]),
            ),
        };
        return Err(phrasing
            .voice()
            .tell(Id::SAY_NO_MOVE, &args!("word" => words[..1].join(" "), "why" => why)));
    };
    let played = fits(&fewest);
    let used = (fewest..=most).take_while(|count| fits(count) == played).last().unwrap_or(fewest);
    played.map(|played| (played, used)).ok_or_else(|| phrasing.voice().say(Id::NOT_HEARD_NO_MOVE))
}

fn san(word: &str, position: &Chess) -> Option<Move> {
    San::from_ascii(word.trim_end_matches(['+', '#', '!', '?']).as_bytes()).ok()?.to_move(position).ok()
}

/// What is announced; `Err(None)` where something is heard that is no announcement.
fn said(text: &str, voice: &Voice) -> Result<Announcement, Option<crate::game::ParseError>> {
    match hear(text, voice.lexicon()).map_err(Some)?.heard {
        Intent::Announce(announcement, _) => Ok(announcement),
        _ => Err(None),
    }
}
