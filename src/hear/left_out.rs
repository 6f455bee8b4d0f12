//! Words that are left out of a line so that the rest of it is a move.

use shakmaty::Color;

use super::line::Line;

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
