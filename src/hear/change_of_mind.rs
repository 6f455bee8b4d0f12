//! A change of mind in one breath: "d3, I mean d4", "yes, e3 please". What was said last is asked, and nothing is
//! played.

use super::grammar::announced;
use super::line::Line;
use crate::game::{Announcement, ParseError};

/// The move that is meant in the end, where a line takes one back with another, or answers before it names one.
pub(super) fn changed(text: &str, line: Line<'_>) -> Option<ParseError> {
    if !line.normalized.iter().any(|word| line.lexicon.asking().firsts.contains(word)) {
        return None;
    }
    let answered = || answers(text, line).and_then(|begins| named(line.from(begins)));
    let corrected = || {
        (1..line.len()).find_map(|at| {
            let begins = at + line.from(at).requests("correct").or_else(|| line.from(at).requests("no"))?;
            named(line.part(0..at))?;
            named(line.from(begins))
        })
    };
    answered().or_else(corrected).map(ParseError::Doubtful)
}

/// How many words say yes or no at the beginning. "No knight f3" without a comma denies the move.
fn answers(text: &str, line: Line<'_>) -> Option<usize> {
    let apart = || text.split_once([',', '.', '!']).is_some_and(|(first, _)| !first.trim().contains(' '));
    // "Okay, knight f3" answers nothing.
    let yes = line.requests("yes").filter(|length| line.fillers() < *length);
    yes.or_else(|| line.requests("no").filter(|_| apart()))
}

fn named(line: Line<'_>) -> Option<Announcement> {
    match announced(line) {
        Ok((announcement, false)) | Err(ParseError::Doubtful(announcement)) => Some(announcement),
        Ok((_, true)) | Err(_) => None,
    }
}
