//! A whole move among other words, which is asked back and never taken.

use std::ops::Range;

use super::beside::{changes_a_move, names_a_square, second_try, stands_behind_comma};
use super::doubt::{ends_in_rank, names_officer};
use super::edit_cost::Vocabulary;
use super::grammar::{announced, sentence};
use super::line::Line;
use super::notation::Token;
use super::squares::begins_with_square;
use super::tokens::{is_numbered, next_signs};
use crate::game::{Announcement, ParseError};
use crate::voice::Meaning;

/// A word may only be passed over where this much was heard: "Springer Felix drei", but not "e4".
pub(super) const MOST_HEARD: usize = 3;

/// More words beside a move are a story.
const MOST_WORDS: usize = 24;

/// "My brother says rook d1" is somebody else's.
const NEARBY: usize = 3;

/// Fewer words before a move may be a part of it: "Damme f3".
const LEAST_BESIDE: usize = 3;

/// A whole move among words nobody knows: "the bishop would rather enjoy b3".
pub(super) fn among_unknown(line: Line<'_>) -> Option<Announcement> {
    /// Among more of them it is part of a story.
    const MOST_UNKNOWN: usize = 4;
    let line = Line { second_try: true, ..line };
    let vocabulary = Vocabulary::new(line.lexicon);
    let is_small_talk = |at: usize| line.lexicon.chess_words().is_small_talk(&line.normalized[at]);
    // "Springr" may have been a knight, and is not left out.
    let is_name = |(meaning, _): &(Meaning, _)| {
        matches!(meaning, Meaning::Piece(_) | Meaning::File(_) | Meaning::Rank(_) | Meaning::Castling(_))
    };
    let is_near = |at: usize| !is_small_talk(at) && vocabulary.near(&line.normalized[at]).iter().any(is_name);
    let mut signs = Vec::new();
    let (mut at, mut unknown) = (usize::from(is_numbered(line.words)), 0);
    // "Heut probier ich b3": nothing but what is said of anything.
    let mut small_talk = true;
    // How much was understood before the first word that was not.
    let mut begins = None;
    while at < line.len() {
        match next_signs(line.from(at), &mut signs) {
            Ok(length) => at += length,
            Err(ParseError::UnknownWord(_)) if line.from(at).request().is_none() && !is_near(at) => {
                begins.get_or_insert(signs.len());
                unknown += 1;
                small_talk &= is_small_talk(at);
                at += 1;
                if unknown > MOST_UNKNOWN {
                    return None;
                }
            }
            Err(_) => return None,
        }
    }
    // "E4 und Feierabend", "rochiere kurz und Feierabend": all of it stands before them.
    let castles = || {
        matches!(
            signs[..],
            [Token::Castling(_)]
                | [Token::CastlingEither, Token::Side(_)]
                | [Token::Side(_), Token::CastlingEither]
        )
    };
    let begins_with_it =
        begins == Some(signs.len()) && (is_written_square(line.from(line.fillers())) || castles());
    let announcement = sentence(&signs).ok()?;
    let whole = match &announcement {
        Announcement::Move(said) => said.names_destination() || said.captured.is_some() || said.en_passant,
        Announcement::Castling(_) | Announcement::CastlingToward { .. } => true,
        Announcement::CastlingEither => false,
    };
    (whole && (signs.len() >= MOST_HEARD || begins_with_it || small_talk)).then_some(announcement)
}

/// Whether a line begins with a square that is no name and hour: "e4", "e 4".
fn is_written_square(line: Line<'_>) -> bool {
    let digit = |word: &str| word.ends_with(|sign: char| sign.is_ascii_digit());
    begins_with_square(line) && line.words.iter().take(2).any(|word| digit(word))
}

/// A move that a part of a line is.
pub(super) struct InAPart<'l> {
    pub announcement: Announcement,
    /// Whether something parts it from the rest.
    pub is_parted: bool,
    /// The first word beside it.
    pub word: &'l str,
}

/// "Ah sure, sorry about that, we'll bring the knight to f3": the move in the one part between commas, or words
/// like "but" and "so", that is a move, where no other part may be one.
pub(super) fn in_a_part<'l>(text: &str, line: Line<'l>, why: &ParseError) -> Option<InAPart<'l>> {
    /// A line of more is a story.
    const MOST_PARTS: usize = 8;
    if !may_be_among_talk(why) {
        return None;
    }
    let doubts = line.lexicon.doubts();
    let is_bound = |at: &usize| {
        doubts.turns.contains(&line.normalized[at - 1]) || stands_behind_comma(text, &line.words[*at..])
    };
    let bounds: Vec<usize> =
        [0].into_iter().chain((1..line.len()).filter(is_bound)).chain([line.len()]).collect();
    if bounds.len() > MOST_PARTS + 1 {
        return None;
    }
    let mut found = bounds.windows(2).filter_map(|part| {
        let turns = part[0] + 1 < part[1] && doubts.turns.contains(&line.normalized[part[1] - 1]);
        let part = part[0]..part[1] - usize::from(turns);
        // "Okay we'll bring the knight to f3" answers nothing.
        let assent = line.part(part.clone()).requests("yes").unwrap_or(0);
        let part = part.start + assent..part.end;
        let words = line.part(part.clone());
        let said = move_of(words).or_else(|| capture(words).filter(|_| bounds.len() > 2))?;
        Some((part, said))
    });
    let (part, announcement) = found.next()?;
    let alone = found.next().is_none();
    drop(found);
    let beside = [0..part.start, part.end..line.len()];
    let word = beside.iter().find_map(|places| line.words.get(places.clone())?.first());
    let others = beside.into_iter().any(|places| names_a_square(line, places));
    let is_parted = bounds.len() > 2;
    // "Sin enroque" is no part of anything.
    let either_side = matches!(announcement, Announcement::CastlingEither);
    (alone && !others && (is_parted || !either_side)).then_some(())?;
    Some(InAPart { announcement, is_parted, word: word.or(line.words.first())? })
}

/// Whether a line that was not understood for this reason may have a move in it beside other words.
pub(super) fn may_be_among_talk(why: &ParseError) -> bool {
    match why {
        ParseError::UnknownWord(_)
        | ParseError::NoDestination
        | ParseError::TooMuch
        | ParseError::QuestionUnclear
        | ParseError::CastlingAndMore
        | ParseError::Negated
        | ParseError::PieceAlone(_) => true,
        ParseError::RequestUnclear(word, _) => !matches!(*word, "accept" | "decline" | "claim" | "wait"),
        _ => false,
    }
}

/// "Queen all the way to h5 don't laugh", "e6 halt Französisch kennst du ja": the one move in a line whose words stand
/// together, where nothing near it denies or doubts it. What is named behind it may be what it is for; what is named
/// before it may be a part of it. With it comes the first word beside it.
pub(super) fn one_move(line: Line<'_>) -> Option<(Announcement, &str)> {
    /// No move is said in more words.
    const LONGEST: usize = 10;
    if line.len() > MOST_WORDS {
        return None;
    }
    let may_begin = |at: &usize| {
        let rest = line.from(*at);
        rest.chess().is_some() || rest.beside().is_some() || begins_with_square(rest)
    };
    let may_end = |end: &usize| {
        let word = line.part(end - 1..*end);
        let last = word.chess().map(|(_, meaning)| meaning);
        ends_in_rank(line.words[end - 1], line.lexicon)
            || last.is_some_and(|meaning| !matches!(meaning, Meaning::Filler | Meaning::File(_)))
    };
    let (mut found, mut at): (Option<(Announcement, Range<usize>)>, _) = (None, 0);
    while at < line.len() {
        let ends = (at + 1..=line.len().min(at + LONGEST)).rev().filter(may_end);
        let longest =
            may_begin(&at).then(|| ends.into_iter().find_map(|end| Some((whole(line.part(at..end))?, end))));
        let Some((said, end)) = longest.flatten() else {
            at += 1;
            continue;
        };
        match &found {
            None => found = Some((said, at..end)),
            Some((first, _)) if names_piece(first) && !names_piece(&said) => {}
            Some(_) => return None,
        }
        at = end;
    }
    let (said, part) = found?;
    let before = part.start.saturating_sub(NEARBY)..part.start;
    let behind = part.end..line.len().min(part.end + NEARBY);
    let doubts = line.lexicon.doubts();
    let is_other = changes_a_move(line, before)
        || behind.clone().any(|at| doubts.anywhere(&line.words[at..], &line.normalized[at..]) > 0)
        || part.end + 1 == line.len() && changes_a_move(line, behind)
        || names_a_square(line, 0..part.start)
        || !names_piece(&said)
            && ((1..LEAST_BESIDE).contains(&part.start) || names_officer(line.part(0..part.start)));
    let beside = if part.start > 0 { 0 } else { part.end.min(line.len() - 1) };
    (!is_other).then_some((said, line.words[beside]))
}

/// Whether a piece is named as the one that moves; castling is the king's.
fn names_piece(said: &Announcement) -> bool {
    !matches!(said, Announcement::Move(said) if said.role.is_none())
}

/// The move that these words are, alone or among others; what is denied is none.
fn move_of(line: Line<'_>) -> Option<Announcement> {
    let as_it_is = |line| whole(line).or_else(|| among_unknown(line));
    let changes = line.is_empty() || changes_a_move(line, 0..line.len());
    (!changes).then(|| as_it_is(line)).flatten().or_else(|| beside_talk(line))
}

/// "He's dropped his queen, so rook takes it": a capture that names no square, where nothing denies or doubts it.
fn capture(line: Line<'_>) -> Option<Announcement> {
    if changes_a_move(line, 0..line.len()) {
        return None;
    }
    let (said, _) = announced(line).ok()?;
    matches!(&said, Announcement::Move(said) if said.captures).then_some(said)
}

/// The move that these words are, with where it goes.
fn whole(line: Line<'_>) -> Option<Announcement> {
    let (said, _) = announced(line).ok().or_else(|| second_try(line)?.ok())?;
    let goes_nowhere = matches!(&said, Announcement::Move(said) if !said.names_destination());
    (!goes_nowhere).then_some(said)
}

/// Where the first and the last word stand that no move knows. Where every word is known, a move may begin with the
/// second or end before the last.
fn unknown(line: Line<'_>) -> Option<(usize, usize)> {
    let line = Line { second_try: true, ..line };
    let (mut at, mut unknown, mut signs) = (0, None, Vec::new());
    while at < line.len() {
        at += next_signs(line.from(at), &mut signs).unwrap_or_else(|_| {
            let (first, _) = unknown.unwrap_or((at, at));
            unknown = Some((first, at));
            1
        });
    }
    unknown.or_else(|| Some((line.len().checked_sub(1)?, 0)))
}

/// "My brother always plays the Sicilian so pawn c5", "knight g5 and let's see how you meet that": the longest end or
/// beginning of these words that is a move, where the others name no square, and no piece that it may be a move of. What
/// is denied or doubted nearby is none.
fn beside_talk(line: Line<'_>) -> Option<Announcement> {
    if line.len() > MOST_WORDS {
        return None;
    }
    let alone = |(said, beside): (Announcement, Range<usize>)| {
        let near = if beside.start == 0 {
            beside.end.saturating_sub(NEARBY)..line.len()
        } else {
            0..line.len().min(beside.start + NEARBY)
        };
        let names_no_piece = matches!(&said, Announcement::Move(said) if said.role.is_none());
        let is_other = beside.len() < LEAST_BESIDE
            || changes_a_move(line, near)
            || names_a_square(line, beside.clone())
            || names_no_piece && beside.clone().any(|at| line.from(at).is_piece());
        (!is_other).then_some(said)
    };
    let (first, last) = unknown(line)?;
    let end = (last + 1..line.len()).find_map(|at| Some((whole(line.from(at))?, 0..at)));
    let beginning = (1..=first).rev().find_map(|at| Some((whole(line.part(0..at))?, at..line.len())));
    match (end, beginning) {
        (Some(found), None) | (None, Some(found)) => alone(found),
        _ => None,
    }
}
