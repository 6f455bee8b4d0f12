//! A second try for a line that was not understood: what may stand beside a move and changes nothing of it, "hüpft",
//! "if you don't mind", is without weight then, and "two squares" or "what's on" mean what they say only beside a move.

use std::ops::Range;

use super::doubt::{ends_in_rank, goes_to, names_officer};
use super::edit_cost::Vocabulary;
use super::grammar::announced;
use super::line::{Line, as_written};
use super::notation::Token;
use super::squares::begins_with_square;
use super::tokens::marked_signs;
use crate::game::{Announcement, MoveDescription, ParseError};
use crate::voice::Meaning;
use shakmaty::Role;

/// The announcement that a line is with them, and whether a draw is offered with it; `None` where there are none, where
/// something else is not understood, or where something is denied.
pub(super) fn second_try(line: Line<'_>) -> Option<Result<(Announcement, bool), ParseError>> {
    let line = Line { second_try: true, ..line };
    let beside = beside(line);
    // "If you don't mind" is a phrase of its own, and so are "que está na frente da dama" and "soll auf".
    let in_place = |at: usize| {
        let begins = |from: usize| match line.from(from).chess() {
            Some((length, meaning)) if meaning.names_a_place() || meaning == Meaning::To => {
                length > 1 && at < from + length
            }
            _ => false,
        };
        (0..=at).any(begins)
    };
    let in_phrase =
        |at: usize| in_place(at) || beside.iter().any(|(places, _)| places.len() > 1 && places.contains(&at));
    let doubts = line.lexicon.doubts();
    let denies = |at: usize| doubts.negations.contains(&line.normalized[at]) || asks(line, at);
    if beside.is_empty() || (0..line.len()).any(|at| denies(at) && !in_phrase(at)) {
        return None;
    }
    let doubtful = |(places, meaning): &(Range<usize>, Meaning)| {
        *meaning == Meaning::Filler && (parts_squares(line, places) || asks_beside(line, places))
    };
    let names_no_piece =
        |said: &Announcement| matches!(said, Announcement::Move(said) if said.role.is_none());
    let like_piece = |(places, meaning): &(Range<usize>, Meaning)| {
        *meaning == Meaning::Filler && is_like_piece(line, places)
    };
    match announced(line) {
        // "Springe f drei" may have been a knight.
        Ok((said, _)) if names_no_piece(&said) && beside.iter().any(like_piece) => None,
        Ok((said, _)) if beside.iter().any(doubtful) => Some(Err(ParseError::Doubtful(said))),
        Ok(heard) => Some(Ok(heard)),
        Err(why @ (ParseError::Doubtful(_) | ParseError::WhichCastling)) => Some(Err(why)),
        Err(_) => None,
    }
}

/// Whether a word asks or supposes; "há" with its accent is the h-file, and "ha" is "if".
pub(super) fn asks(line: Line<'_>, at: usize) -> bool {
    let file = || matches!(line.part(at..at + 1).chess(), Some((_, Meaning::File(_))));
    let is_file = !line.words[at].is_ascii() && file();
    line.lexicon.doubts().asks(line.words[at], &line.normalized[at]) && !is_file
}

/// "Bishop c4, eyeing f7", "Springer f3 und greift an": a whole move with a square where it goes, and behind it what it
/// does or is for, which changes nothing of it; so it is with what is told before it, "pin it with bishop g5".
pub(super) fn before_effect(text: &str, line: Line<'_>) -> Option<Result<(Announcement, bool), ParseError>> {
    let small = line.lexicon.small();
    let effect = |at: usize| {
        let length = small.effect(line.from(at).normalized);
        let apart = || small.is_effect_apart(&line.normalized[at]).then_some(1);
        Some((at, length.is_none(), length.or_else(apart)?))
    };
    let mut effects = (0..line.len()).filter_map(effect);
    effects.find_map(|(effect, apart, length)| {
        let behind = || behind_effect(text, line, effect..effect + length);
        before_this_effect(text, line, effect..effect + length, apart).or_else(behind)
    })
}

/// Whether what is denied, doubted, asked or said instead in these places may change a move beside it. Within a phrase of
/// several words that changes nothing, "if you don't mind", no word does.
pub(super) fn changes_a_move(line: Line<'_>, places: Range<usize>) -> bool {
    let doubts = line.lexicon.doubts();
    let mut at = places.start;
    while at < places.end {
        let (rest, word) = (line.part(at..places.end), &line.normalized[at]);
        if doubts.anywhere(&line.words[at..], &line.normalized[at..]) > 0
            // "E4, and then I press the clock".
            || line.from(at).requests("press").is_some()
        {
            return true;
        }
        let beside =
            rest.beside().filter(|(_, meaning)| *meaning == Meaning::Filler).map_or(0, |(length, _)| length);
        let phrase = beside.max(line.lexicon.small().effect(rest.normalized).unwrap_or(0));
        if phrase > 1 {
            at += phrase;
            continue;
        }
        if doubts.negations.contains(word)
            || asks(line, at)
            || doubts.conjunctions.contains(word) && !doubts.adds(word)
        {
            return true;
        }
        at += 1;
    }
    false
}

pub(super) fn names_a_square(line: Line<'_>, mut places: Range<usize>) -> bool {
    places.any(|at| begins_with_square(line.from(at)))
}

/// The move before these words, which tell what it does.
fn before_this_effect(
    text: &str,
    line: Line<'_>,
    effect: Range<usize>,
    only_apart: bool,
) -> Option<Result<(Announcement, bool), ParseError>> {
    let adds = |at: usize| line.lexicon.doubts().adds(&line.normalized[at]);
    let castles = |said: &Announcement| !matches!(said, Announcement::Move(_));
    let is_no_move = match announced(line.part(0..effect.start)) {
        Ok((Announcement::Move(said), _)) => said.promotes_nowhere(),
        Ok(_) => false,
        Err(_) => true,
    };
    // "Springer a5, der Läufer wird befragt", "Springer f6 und der Bauer hängt": what the comment is about may stand
    // before the word.
    let ends_there = |at: &usize| {
        let comma = stands_behind_comma(text, &line.words[*at..]);
        let whole = || {
            announced(line.part(0..*at)).is_ok_and(|(said, _)| said.to().is_some() || castles(&said))
                && announced(line.part(*at..effect.start)).is_err()
        };
        let ends = comma && ends_in_rank(line.words[at - 1], line.lexicon)
            || *at > 1 && adds(at - 1) && ends_in_rank(line.words[at - 2], line.lexicon);
        (comma && whole() || is_no_move && ends) && !names_a_square(line, *at..effect.start)
    };
    let comment_begins = (1..effect.start).find(ends_there);
    let at = comment_begins.unwrap_or(effect.start);
    // "D5 zaldiari erasoz": what stands before the word may be what it is about.
    let only_apart = only_apart || line.lexicon.endings().first_captures();
    if at == 0 {
        return None;
    }
    let changes = is_doubted(line, effect.start)
        || changes_a_move(line, at..effect.start)
        || changes_a_move(line, effect.end..line.len());
    let joined = usize::from(adds(at - 1));
    let before = line.part(0..at - joined);
    let apart = stands_behind_comma(text, &line.words[at - joined..]);
    if only_apart && !apart && joined == 0 {
        return None;
    }
    let plain = announced(before).ok();
    // "Die lange", and anything else behind it.
    let heard = plain.or_else(|| second_try(before)?.ok().filter(|(said, _)| !castles(said)))?;
    match &heard.0 {
        // "Huszár f3 az e5-öt támadom": the last square may be what is attacked, unless it is said to go there.
        Announcement::Move(said) if said.from().is_some() && !apart && !says_where_to(before) => {
            Some(Err(ParseError::Doubtful(heard.0)))
        }
        Announcement::Move(said) if !is_whole(said) => None,
        // "Castle yourself, short": the side is said behind it.
        Announcement::CastlingEither if (effect.start..line.len()).any(|at| names_side(line.from(at))) => {
            None
        }
        // "Läufer g5 fesselt nix".
        _ if changes => Some(Err(ParseError::Doubtful(heard.0))),
        _ => Some(Ok(heard)),
    }
}

fn names_side(line: Line<'_>) -> bool {
    let side = |(_, meaning)| matches!(meaning, Meaning::Castling(_) | Meaning::Side(_) | Meaning::Wing(_));
    line.chess().is_some_and(side)
}

/// Whether it is told where a piece goes, both pieces of a capture, or what a pawn becomes.
fn is_whole(said: &MoveDescription) -> bool {
    let both = said.captures && said.role.is_some() && said.captured.is_some();
    said.names_destination() || both || said.promotion.is_some()
}

/// "E4 wird attackiert": whether a phrase that makes a move doubtful ends behind this place.
fn is_doubted(line: Line<'_>, place: usize) -> bool {
    let doubts = line.lexicon.doubts();
    (0..place).any(|at| at + doubts.anywhere(&line.words[at..], &line.normalized[at..]) > place)
}

/// "From c6 to a5": whether words, and no endings, say that a piece goes from one square to another.
fn says_where_to(line: Line<'_>) -> bool {
    let ends_to = |signs: Vec<Token>| {
        matches!(signs[..], [.., Token::To, Token::File(_), Token::Rank(_)]) || signs.contains(&Token::From)
    };
    line.lexicon.endings().none() && marked_signs(line).is_ok_and(ends_to)
}

/// "The queen hangs, rook takes d8", "pin it with bishop g5": the whole move behind these words, a comma or "with", where
/// no square is named before.
fn behind_effect(
    text: &str,
    line: Line<'_>,
    effect: Range<usize>,
) -> Option<Result<(Announcement, bool), ParseError>> {
    let with = |at: usize| match line.from(at).chess() {
        Some((length, Meaning::With)) if effect.start == 0 => Some(at + length),
        _ => None,
    };
    let begins = (effect.end..line.len())
        .find_map(|at| with(at).or_else(|| stands_behind_comma(text, &line.words[at..]).then_some(at)))?;
    if names_a_square(line, 0..begins)
        || changes_a_move(line, 0..effect.start)
        || changes_a_move(line, effect.end..begins)
    {
        return None;
    }
    let rest = line.from(begins);
    let heard = announced(rest).ok().or_else(|| second_try(rest)?.ok())?;
    let names_piece = |said: &MoveDescription| said.role.is_some() && (said.to.is_some() || said.captures);
    matches!(&heard.0, Announcement::Move(said) if names_piece(said)).then_some(Ok(heard))
}

/// Whether these words of a text stand behind a comma or a longer stop.
pub(super) fn stands_behind_comma(text: &str, words: &[&str]) -> bool {
    let before = text.strip_suffix(as_written(text, words)).unwrap_or_default();
    before.trim_end_matches([' ', '¿', '¡']).ends_with([',', ';', ':', '.', '…', '–', '!'])
}

/// "Springe f drei", "läuft nach c vier": whether this word right before a square is spelled much like the name of a
/// piece, or is known to be taken for one.
fn is_like_piece(line: Line<'_>, word: &Range<usize>) -> bool {
    let behind = line.from(word.end);
    let goes = match behind.chess() {
        Some((_, Meaning::Captures)) => true,
        Some((length, Meaning::To)) => begins_with_square(behind.from(length)),
        _ => begins_with_square(behind),
    };
    if word.len() > 1 || !goes {
        return false;
    }
    let is_piece = |(_, meaning)| matches!(meaning, Meaning::Piece(role) if role != Role::Pawn);
    line.part(word.clone()).offered().any(is_piece)
        || Vocabulary::new(line.lexicon).is_like_piece(&line.normalized[word.start])
}

/// Where such phrases stand, and what they mean.
fn beside(line: Line<'_>) -> Vec<(Range<usize>, Meaning)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = line.from(at);
        let length = match rest.beside() {
            Some((length, meaning)) => {
                found.push((at..at + length, meaning));
                length
            }
            None => rest.chess().map_or(1, |(length, _)| length),
        };
        at += length;
    }
    found
}

/// "E4 zurück" may take the move back, "der Läufer zurück nach b3" and "von f3 nach d2 zurück" do not: whether these
/// words ask for something by themselves, and are not said of where a piece goes.
fn asks_beside(line: Line<'_>, words: &Range<usize>) -> bool {
    let part = line.part(words.clone());
    if part.whole(part.request()).is_none() {
        return false;
    }
    let before = line.part(0..words.start);
    !names_officer(before) || words.end == line.len() && !goes_to(before)
}

/// "E4 oh well e5": whether a square ends before these words and another begins behind them, so that they may part two
/// moves.
fn parts_squares(line: Line<'_>, words: &Range<usize>) -> bool {
    let before = line.part(0..words.start);
    let ends_there = before.words.last().is_some_and(|word| ends_in_rank(word, line.lexicon));
    // "Futó c4-ről vissza b3-ra"
    let leaves = || marked_signs(before).is_ok_and(|signs| signs.last() == Some(&Token::Left));
    ends_there && begins_with_square(line.from(words.end)) && !leaves()
}
