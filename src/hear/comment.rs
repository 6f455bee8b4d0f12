//! A move with a comment: "gut, Springer f3, das gefällt mir". Commas part a line, and all of its parts but one say
//! nothing of a move.

use std::ops::Range;

use super::beside::{changes_a_move, names_a_square, second_try, stands_behind_comma};
use super::grammar::announced;
use super::line::Line;
use crate::game::{Announcement, ParseError};
use crate::voice::{Meaning, Normalized};
use shakmaty::Role;

/// The announcement beside which there is nothing but comments, and whether a draw is offered with it. It is asked back
/// where what stands beside it is not understood.
pub(super) fn among_comments(text: &str, line: Line<'_>) -> Option<Result<(Announcement, bool), ParseError>> {
    /// A line of more is a list or a story.
    const MOST_PARTS: usize = 8;
    if text.contains('?') {
        return None;
    }
    let commas = (1..line.len()).filter(|at| stands_behind_comma(text, &line.words[*at..]));
    let bounds: Vec<usize> = [0].into_iter().chain(commas).chain([line.len()]).take(MOST_PARTS + 2).collect();
    if bounds.len() > MOST_PARTS + 1 {
        return None;
    }
    let longer = (1..bounds.len() - 1).rev();
    let parts = longer.flat_map(|length| bounds.windows(length + 1).map(move |part| part[0]..part[length]));
    // The move in the longest part that is one; "snap it off, rook d8" says in one of them where it goes.
    let mut moves = parts.filter_map(|part| Some((part.clone(), whole_move(line.part(part))?)));
    let goes = |heard: &(Range<usize>, (Announcement, bool))| !heard.1.0.names_no_square();
    let first = moves.next()?;
    let (part, heard) = if goes(&first) { first } else { moves.find(goes).unwrap_or(first) };
    let (before, behind) = (line.part(0..part.start), line.part(part.end..line.len()));
    // "The bishop goes back, a4": what moves may be named beside it. "Well, long": what is long?
    let may_be_piece = matches!(&heard.0, Announcement::Move(said) if said.role.is_none() && !said.captures);
    let names_piece = |line: Line<'_>| (0..line.len()).any(|at| line.from(at).is_piece());
    let is_side =
        matches!(line.part(part.clone()).chess(), Some((_, Meaning::Side(_)))) && !before.is_empty();
    let all = |line: Line<'_>| 0..line.len();
    let other_move = |line: Line<'_>| names_a_square(line, all(line)) || may_be_piece && names_piece(line);
    if is_side || other_move(before) || other_move(behind) {
        return None;
    }
    let (doubts, chess) = (line.lexicon.doubts(), line.lexicon.chess_words());
    let begins = before.normalized.first().is_some_and(|word| doubts.begins(word));
    // "E4, a ver": what ends no move is no comment by itself.
    let ends = |word: &Normalized| doubts.last.contains(word) && !chess.is_small_talk(word);
    let doubtful = begins || behind.normalized.last().is_some_and(ends) || one_word_ends_it(text, line);
    let changes = |line: Line<'_>| changes_a_move(line, all(line));
    let comments = !(doubtful || changes(before) || changes(behind))
        && is_comment(before, |line| before_a_move(line).max(names_part_of(&heard.0, line)))
        && is_comment(behind, |line| behind_a_move(line).max(names_part_of(&heard.0, line)));
    Some(if comments { Ok(heard) } else { Err(ParseError::Doubtful(heard.0)) })
}

/// "E4, weg": whether one word alone stands behind the last comma that within a sentence changes nothing of a move, and
/// may take it back where it stands alone.
pub(super) fn one_word_ends_it(text: &str, line: Line<'_>) -> bool {
    let word = line.from(line.len().saturating_sub(1));
    let is_known = || {
        word.filler() > 0
            || word.chess().is_some()
            || line.lexicon.chess_words().is_small_talk(&word.normalized[0])
    };
    let others = || line.lexicon.doubts().others(&word.normalized[0]);
    line.len() > 1
        && stands_behind_comma(text, word.words)
        && (others() || word.beside().is_some() && !is_known())
}

/// The move that these words are, with where it goes.
fn whole_move(line: Line<'_>) -> Option<(Announcement, bool)> {
    let heard = announced(line).ok().or_else(|| second_try(line)?.ok())?;
    let is_whole = match &heard.0 {
        Announcement::Move(said) => said.names_destination() || said.captures,
        Announcement::Castling(_) | Announcement::CastlingToward { .. } => true,
        Announcement::CastlingEither => false,
    };
    is_whole.then_some(heard)
}

/// How many words it begins with may stand in a comment before a move.
fn before_a_move(line: Line<'_>) -> usize {
    let small_talk = |word: &Normalized| line.lexicon.chess_words().is_small_talk(word);
    usize::from(line.normalized.first().is_some_and(small_talk))
}

/// The same of a comment behind one.
fn behind_a_move(line: Line<'_>) -> usize {
    let lexicon = line.lexicon;
    let known = |word: &Normalized| {
        line.chess().is_none()
            && lexicon.chess_words().is_in_comment(word)
            && !lexicon.doubts().last.contains(word)
    };
    let word = line.normalized.first().is_some_and(known);
    line.beside().map_or(0, |(length, _)| length).max(usize::from(word))
}

/// "Here comes the queen, queen f3": how many words name what moves, or of a capture by a piece what may be captured.
fn names_part_of(said: &Announcement, line: Line<'_>) -> usize {
    let Announcement::Move(said) = said else { return 0 };
    let named = |role: Role| said.role == Some(role) || said.role.is_some() && said.captures;
    match line.chess() {
        Some((length, Meaning::Piece(role))) if line.len() > length && named(role) => length,
        // "With love", "von früher": what joins words is of no weight where neither a square nor a piece is joined.
        Some((length, Meaning::From | Meaning::To | Meaning::With)) if line.len() > length => length,
        _ => 0,
    }
}

/// Whether these words are a comment: they say nothing of a move, and ask for nothing.
fn is_comment(line: Line<'_>, talk: impl Fn(Line<'_>) -> usize) -> bool {
    let comment = |rest: Line<'_>| {
        // "I give you the pawn" is a comment, and "I give up" is none.
        let asks = rest.request().map_or(0, |(length, _)| length);
        let (filler, talk) = (rest.filler(), talk(rest));
        if asks > filler && asks >= talk { 0 } else { filler.max(talk) }
    };
    // "Auf g4, steht da noch mein Bauer" asks what is there.
    let asks = line.whole(line.request()).is_some()
        || line.whole(line.question()).is_some()
        || matches!(line.question(), Some((_, "show")));
    !asks && line.skip(comment) == line.len()
}
