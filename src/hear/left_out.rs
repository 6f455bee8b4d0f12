//! Words that are left out of a line so that the rest of it is a move.

use std::ops::Range;

use shakmaty::Color;

use super::line::Line;
use super::tokens::{begins_with_square, is_square};
use crate::voice::Meaning;

/// "Plays e4", "hat auf e4 geschlagen": the words without what somebody does who is named before them; `None` where
/// there is nothing of that.
pub(super) fn without_third_person(line: Line<'_>) -> Option<Vec<&str>> {
    let does = &line.lexicon.small().left_out.third_person;
    let (mut words, mut at) = (Vec::new(), 0);
    while at < line.len() {
        if let Some((length, ())) = does.longest(line.from(at).normalized) {
            at += length;
        } else {
            words.push(line.words[at]);
            at += 1;
        }
    }
    (words.len() < line.len()).then_some(words)
}

/// "Castle kingside with Black": the first color behind the first word, and the words without it and what joins it.
pub(super) fn without_color(line: Line<'_>) -> Option<(Color, Vec<&str>)> {
    let joins = &line.lexicon.small().left_out.before_color;
    let (at, (length, color)) = (1..line.len()).find_map(|at| {
        let rest = line.from(at);
        let before = joins.longest(rest.normalized).map_or(0, |(length, ())| length);
        let (length, color) = rest.from(before).color()?;
        Some((at, (before + length, color)))
    })?;
    Some((color, [&line.words[..at], &line.words[at + length..]].concat()))
}

/// "Take the knight on b1 and put it on c3": "the knight on b1 on c3".
pub(super) fn without_putting_down(line: Line<'_>) -> Option<Vec<&str>> {
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
pub(super) fn without_picking_up(line: Line<'_>) -> Option<Vec<&str>> {
    let taken = picks_up(line)?;
    let goes = |at: &usize| match line.from(*at).chess() {
        Some((length, Meaning::To)) => begins_with_square(line.from(at + length)),
        // "Elviszem a lovat f3-ra"
        _ => {
            let place = line.from(*at);
            let last = usize::from(!is_square(place.words[0], line.lexicon));
            begins_with_square(place) && line.lexicon.endings().reached(&place.normalized[last])
        }
    };
    let to = (taken.end + 1..line.len()).find(goes)?;
    let is_piece = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::Piece(_))));
    // "Take the pawn on d5 with the e pawn": what comes behind the square is said of a capture.
    let more = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::With | Meaning::From)));
    ((taken.end..to).any(is_piece) && !(to..line.len()).any(more))
        .then(|| [&line.words[..taken.start], &line.words[taken.end..]].concat())
}

/// The first word for capturing with which a piece may be picked up.
fn picks_up(line: Line<'_>) -> Option<Range<usize>> {
    let picks_up = &line.lexicon.small().left_out.picks_up;
    (0..line.len()).find_map(|at| Some(at..at + picks_up.longest(line.from(at).normalized)?.0))
}

/// "Kassiere die Dame ein": the line without what stands behind the captured piece and belongs to the word for capturing.
pub(super) fn captures_behind(line: Line<'_>) -> Line<'_> {
    let words = &line.lexicon.small().left_out.captures_behind;
    let Some(last) = line.len().checked_sub(1).filter(|last| words.has(&line.normalized[*last])) else {
        return line;
    };
    let captures = (0..last).rev().find(|at| line.from(*at).captures());
    let named = |verb: usize| (verb + 1..last).any(|at| line.from(at).is_piece());
    if captures.is_some_and(named) { line.part(0..last) } else { line }
}
