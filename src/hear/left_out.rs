//! Words that are left out of a line so that the rest of it is a move.

use shakmaty::Color;

use super::line::Line;
use super::tokens::begins_with_square;
use crate::voice::Meaning;

/// "Plays e4", "hat auf e4 geschlagen": the words without what somebody does who is named before them; `None` where
/// there is nothing of that.
pub(super) fn without_third_person(line: Line<'_>) -> Option<Vec<&str>> {
    let does = &line.lexicon.small.left_out.third_person;
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
    let joins = &line.lexicon.small.left_out.before_color;
    let (at, (length, color)) = (1..line.len()).find_map(|at| {
        let rest = line.from(at);
        let before = joins.longest(rest.normalized).map_or(0, |(length, ())| length);
        let (length, color) = rest.from(before).color()?;
        Some((at, (before + length, color)))
    })?;
    Some((color, [&line.words[..at], &line.words[at + length..]].concat()))
}

/// "Take the knight on b1 and put it on c3": "the knight on b1 on c3"; "take the knight on b1 to c3".
pub(super) fn without_picking_up(line: Line<'_>) -> Option<Vec<&str>> {
    let left_out = &line.lexicon.small.left_out;
    let places = |from: usize| (from..line.len()).map(|at| (at, line.from(at).normalized));
    let taken = places(0).find_map(|(at, rest)| Some(at..at + left_out.picks_up.longest(rest)?.0))?;
    let Some(put) =
        places(taken.end + 1).find_map(|(at, rest)| Some(at..at + left_out.puts.longest(rest)?.0))
    else {
        let goes = goes_from_square_to_square(line.from(taken.end));
        return goes.then(|| [&line.words[..taken.start], &line.words[taken.end..]].concat());
    };
    let to = line.from(put.end);
    // "A c3": what looks like a file may be an article.
    let goes_to = |at: usize| to.len() > at && begins_with_square(to.from(at));
    if !goes_to(0) && !goes_to(1) {
        return None;
    }
    let adds = usize::from(line.lexicon.doubts.adds(&line.normalized[put.start - 1]));
    Some([&line.words[..taken.start], &line.words[taken.end..put.start - adds], to.words].concat())
}

/// Whether these words are a piece, the square on which it stands, and one to which it goes.
fn goes_from_square_to_square(line: Line<'_>) -> bool {
    let square = |at: &usize| begins_with_square(line.from(*at));
    let Some(from) = (0..line.len()).find(square) else { return false };
    let is_piece = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::Piece(_))));
    let goes = |at: usize| match line.from(at).chess() {
        Some((length, Meaning::To)) => begins_with_square(line.from(at + length)),
        _ => false,
    };
    (0..from).any(is_piece) && (from + 1..line.len()).any(goes)
}
