//! Who takes a piece to put it somewhere captures nothing.

use std::ops::Range;

use super::beside::second_try;
use super::goal_first::goes_there;
use super::grammar::announced;
use super::intent::Intent;
use super::line::{Line, Words};
use super::squares::begins_with_square;
use crate::game::{Announcement, MoveDescription, ParseError};
use crate::voice::{Meaning, Modifier};

/// "Take the knight on b1 and put it on c3", "take the knight on b1 to c3": who takes a piece to put it somewhere captures
/// nothing. "Take the b knight on d7" may be said of the piece that captures and of the one that is captured.
pub(super) fn picked_up(line: Line<'_>) -> Option<Result<Intent, ParseError>> {
    let moved = |words: Vec<&str>| {
        let words = Words::from(words);
        let rest = words.line(line.lexicon);
        announced(rest).ok().or_else(|| second_try(rest)?.ok())
    };
    if let Some((said, offer)) = without_putting_down(line).and_then(moved) {
        return Some(Ok(Intent::Announce(said, offer)));
    }
    let (said, offer) = without_picking_up(line).and_then(moved)?;
    let Announcement::Move(MoveDescription { captures: false, from_file, from_rank, to: Some(to), .. }) =
        said
    else {
        return None;
    };
    let file = from_file.is_some_and(|file| file != to.file());
    let rank = from_rank.is_some_and(|rank| rank != to.rank());
    // "I'll take my knight to f3": nobody captures a piece of his own.
    let own = || {
        (0..line.len()).any(|at| match line.from(at).modifier() {
            Some((length, Modifier::Own)) => line.from(at + length).is_piece(),
            _ => false,
        })
    };
    // "A lovat elviszem f3-ra": the ending says that it goes there.
    let carried = !line.lexicon.endings().none() || own();
    let stands = from_file.is_some() && from_rank.is_some() || carried;
    (file || rank || carried)
        .then(|| if stands { Ok(Intent::Announce(said, offer)) } else { Err(ParseError::Doubtful(said)) })
}

/// "Take the knight on b1 and put it on c3": "the knight on b1 on c3".
fn without_putting_down(line: Line<'_>) -> Option<Vec<&str>> {
    let left_out = &line.lexicon.small().left_out;
    let taken = picks_up(line)?;
    let mut behind = (taken.end + 1..line.len()).map(|at| (at, line.from(at).normalized));
    let put = behind.find_map(|(at, rest)| Some(at..at + left_out.puts.longest(rest)?.0))?;
    let to = line.from(put.end);
    // "A c3": what looks like a file may be an article.
    let goes_to = |at: usize| to.len() > at && begins_with_square(to.from(at));
    if !goes_to(0) && !goes_to(1) {
        return None;
    }
    let adds = usize::from(line.lexicon.doubts().adds(&line.normalized[put.start - 1]));
    Some([&line.words[..taken.start], &line.words[taken.end..put.start - adds], to.words].concat())
}

/// "Take the knight on b1 to c3": "the knight on b1 to c3". Whether the knight is not rather captured there, what is
/// said of where it stands tells.
fn without_picking_up(line: Line<'_>) -> Option<Vec<&str>> {
    let taken = picks_up(line)?;
    let goes = |at: &usize| {
        let place = line.from(*at);
        match place.chess() {
            Some((length, Meaning::To)) => begins_with_square(place.from(length)),
            _ => begins_with_square(place) && goes_there(place, 0),
        }
    };
    // "A lovat elviszem f3-ra": where an ending says where it goes, the verb may stand right before that.
    let ended = !line.lexicon.endings().none();
    let (begins, behind) = if ended { (0, taken.end) } else { (taken.end, taken.end + 1) };
    let to = (behind..line.len()).find(goes)?;
    let is_piece = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::Piece(_))));
    // "Take the pawn on d5 with the e pawn": what comes behind the square is said of a capture.
    let more = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::With | Meaning::From)));
    ((begins..to).any(is_piece) && !(to..line.len()).any(more))
        .then(|| [&line.words[..taken.start], &line.words[taken.end..]].concat())
}

/// The first word for capturing with which a piece may be picked up.
fn picks_up(line: Line<'_>) -> Option<Range<usize>> {
    let picks_up = &line.lexicon.small().left_out.picks_up;
    (0..line.len()).find_map(|at| Some(at..at + picks_up.longest(line.from(at).normalized)?.0))
}
