//! What is heard as a move but may be the rest of something else; a careful listener asks.

use super::exchange;
use super::line::{Line, Words, named_speaker};
use super::notation::Token;
use super::squares::{begins_with_square, is_rank, is_square};
use super::tokens::{joins_same_file, marked_signs};
use super::word_order::captures_last;
use crate::game::{Announcement, MoveDescription};
use crate::voice::{InPlace, Lexicon, Meaning, NameSystem, Normalized, normalize};
use shakmaty::Role;

/// Whether words that are an announcement leave a doubt whether they are meant as one.
pub(super) fn doubtful(line: Line<'_>, signs: &[Token]) -> bool {
    let doubts = line.lexicon.doubts();
    // "E d6 e.p." can only be the pawn of the e-file.
    let is_file = signs.contains(&Token::EnPassant) || is_the_file(line);
    let at_an_end = line.normalized.first().is_some_and(|word| doubts.begins(word) && !is_file)
        || ends_in_doubt(line) && !is_captured_file(line);
    // "O o o" is no "or".
    let castles =
        matches!(signs, [Token::Castling(_)]) && line.chess().is_some_and(|(length, _)| length == line.len());
    line.len() > 1 && at_an_end && !castles
        || is_side_with_more(line.len(), signs)
        || joins_more(line)
        || is_unfinished(signs, line.lexicon)
        || goes_to_a_rank(line, signs)
        || is_not_played_now(line)
        || exchanges(line, signs)
        || is_another_verb(line)
        || is_subject(line, signs)
        || becomes_nothing(signs)
        || is_talk(line, signs)
        || exclaims(line, signs)
        || castles_for_something(signs)
        || leaves_open_who(line, signs)
        || lacks_subject(line, signs)
}

/// "Springen wir nach f3", "hop to f3": with no piece named it may be the pawn or the knight, and of those the knight jumps.
pub(super) fn jumps(line: Line<'_>, announcement: &Announcement) -> Option<Announcement> {
    let Announcement::Move(said) = announcement else { return None };
    let unnamed = said.role.is_none() && said.from_file.is_none() && said.to.is_some();
    let jumps = || line.normalized.iter().any(|word| line.lexicon.doubts().jumps.contains(word));
    let knight = MoveDescription { role: Some(Role::Knight), ..*said };
    (unnamed && jumps()).then_some(Announcement::Move(knight))
}

/// "El caballo lo come": the knight, or somebody takes the knight. "La dama la tomo" says who.
fn leaves_open_who(line: Line<'_>, signs: &[Token]) -> bool {
    let pieces = signs.iter().filter(|sign| matches!(sign, Token::Piece(_))).count();
    let somebody = |word: &Normalized| line.lexicon.small().left_out.third_person.has(word);
    pieces == 1 && signs.contains(&Token::Clitic) && line.normalized.last().is_some_and(somebody)
}

/// "Zaldia jan du", "üti a futót": where endings tell who captures, somebody takes the piece, and nobody is named.
fn lacks_subject(line: Line<'_>, signs: &[Token]) -> bool {
    let (doubts, endings) = (line.lexicon.doubts(), line.lexicon.endings());
    let subject = |at: usize| {
        let rest = line.from(at);
        let last = rest.chess().map_or(0, |(length, _)| length - 1);
        let acts = endings.acts(&rest.normalized[last]);
        let bare = || rest.is_piece() && !endings.captured(&rest.normalized[last]) && !acts;
        if endings.first_captures() { acts } else { bare() }
    };
    let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) else { return false };
    // "E üti d", "zaldia e5 hartu du": what stands before the verb captures, or the first of two.
    let named = |signs: &[Token]| {
        signs.iter().filter(|sign| matches!(sign, Token::Piece(_) | Token::File(_))).count()
    };
    let placed = signs[..verb].iter().any(|sign| matches!(sign, Token::File(_)));
    let told = if endings.first_captures() { named(signs) > 1 } else { placed };
    !told
        && line.normalized.iter().any(|word| doubts.without_subject.contains(word))
        && !(0..line.len()).any(subject)
}

/// "I would play e4", "reply to e4", "his knight f3": no move that is played now, or another's.
fn is_not_played_now(line: Line<'_>) -> bool {
    let mut at = 0;
    while at < line.len() {
        let length = line.from(at).chess().map_or(1, |(length, _)| length);
        // "I would like to" is a phrase of its own.
        if line.lexicon.doubts().anywhere(&line.words[at..], &line.normalized[at..]) >= length {
            return true;
        }
        let before_square = line.lexicon.doubts().before_squares.contains(&line.normalized[at]);
        if before_square && begins_with_square(line.from(at + 1)) {
            return true;
        }
        if line.lexicon.doubts().others(&line.normalized[at])
            && (!is_captured(line, at) || is_given(line, at))
        {
            return true;
        }
        at += length;
    }
    false
}

/// "Swap his bishop for my knight": whether what is named behind this word is given for something, which is the mover's.
fn is_given(line: Line<'_>, at: usize) -> bool {
    exchange::exchanges(line) && (at..line.len()).filter(|at| line.from(*at).is_piece()).count() > 1
}

/// "Take his queen", "deine Dame schlagen": whether what is named behind this word is captured.
fn is_captured(line: Line<'_>, at: usize) -> bool {
    let endings = line.lexicon.endings();
    let acts = || line.normalized[at..].get(1).is_some_and(|word| endings.acts(word));
    // "Az ellenfél gyalogját ütöm", "haren peoia jan": an ending tells that it is captured, or that it does not capture.
    let told = || {
        endings.first_captures() || line.normalized[at..].get(1).is_some_and(|word| endings.captured(word))
    };
    let behind = || told() && (at..line.len()).any(|behind| line.from(behind).captures());
    (0..at).any(|before| line.from(before).captures()) || (captures_last(line) || behind()) && !acts()
}

/// "Trade knights": pieces of both sides are named, and no capture of one by another. Where endings tell who captures,
/// they do not tell who is given for whom.
fn exchanges(line: Line<'_>, signs: &[Token]) -> bool {
    let pieces = signs.iter().filter(|sign| matches!(sign, Token::Piece(_))).count();
    let placed = signs.iter().any(|sign| matches!(sign, Token::File(_) | Token::Rank(_) | Token::Promotes));
    let told = pieces > 1 && (line.lexicon.endings().none() || signs.contains(&Token::With));
    pieces > 0 && !told && !placed && exchange::exchanges(line)
}

/// "Ich schlage d5 vor", "ich nehme d5 hin": a word at the end makes another verb of the one for capturing.
fn is_another_verb(line: Line<'_>) -> bool {
    let doubts = line.lexicon.doubts();
    let captures = |at: usize| line.from(at).captures();
    let parts = |word: &Normalized| doubts.behind_captures.contains(word);
    let next = |at: usize| captures(at) && line.normalized.get(at + 1).is_some_and(parts);
    line.normalized.last().is_some_and(parts) && (0..line.len()).any(captures) || (0..line.len()).any(next)
}

/// "Megeszi a futó": where an ending says what is captured, a piece behind the word for capturing that has none may be what
/// captures.
fn is_subject(line: Line<'_>, signs: &[Token]) -> bool {
    let [Token::Captures, Token::Piece(role)] = signs else { return false };
    let endings = line.lexicon.endings();
    let name = || normalize(line.lexicon.naming(NameSystem::Local).piece(*role));
    !endings.none() && !endings.first_captures() && line.normalized.last().is_some_and(|word| *word == name())
}

/// "New e4", "makes e4": what becomes something is not said.
fn becomes_nothing(signs: &[Token]) -> bool {
    matches!(signs, [Token::Promotes, ..]) && !signs.iter().any(|sign| matches!(sign, Token::Piece(_)))
}

/// "Eva um vier", "a las cuatro", "I'll be free": a name and an hour, or usual words that sound like a square.
fn is_talk(line: Line<'_>, signs: &[Token]) -> bool {
    let [Token::File(_), Token::Rank(_)] = signs else { return false };
    let small = line.lexicon.small();
    let usual = |at: usize| {
        small.before_ranks.has(&line.normalized[at])
            || line.lexicon.chess_words().misheard.contains(&line.normalized[at])
    };
    let letter = |at: usize| {
        let word = &line.normalized[at];
        small.before_square(line.words[at])
            || small.before_piece(word)
            || small.after_piece.has(word)
            || small.after_square.has(word)
    };
    let file =
        |at: usize| usual(at) || letter(at) || matches!(line.from(at).chess(), Some((1, Meaning::File(_))));
    let rank = |at: usize| line.words.get(at).is_some_and(|word| is_rank(word, line.lexicon));
    let named = |at: usize| rank(at) && !line.words[at].starts_with(|sign: char| sign.is_ascii_digit());
    (0..line.len()).any(|at| {
        let between = line.from(at + 1).fillers();
        let apart = between > 0 && file(at) && rank(at + 1 + between);
        let heard = || usual(at) || letter(at);
        apart || line.len() > 2 && named(at + 1) && heard() && !is_played(line, at)
    })
}

/// "Juego de cuatro", "I'll play be four": whether a verb of playing stands right before this word, which is no article.
fn is_played(line: Line<'_>, at: usize) -> bool {
    let in_place = &line.lexicon.small().in_place;
    let ends_here = |from: usize| {
        let plays = in_place.longest(&line.normalized[from..at]);
        matches!(plays, Some((length, InPlace::Plays | InPlace::Makes | InPlace::Ahead)) if length == at - from)
    };
    !line.lexicon.small().before_square(line.words[at]) && (0..at).any(ends_here)
}

/// "Com o o", "oh, oh please": letters alone are castling, and with anything else they may be an exclamation.
fn exclaims(line: Line<'_>, signs: &[Token]) -> bool {
    let o = |word: &&str| matches!(word.to_lowercase().as_str(), "o" | "oh" | "ó");
    let letters = line.words.iter().filter(|word| o(word)).count();
    matches!(signs, [Token::Castling(_)]) && letters > 1 && line.len() > letters
}

/// "Para enrocar", "com roque": what is said of castling stood before it.
pub(super) fn castles_for_something(signs: &[Token]) -> bool {
    let joins = |sign: &Token| matches!(sign, Token::From | Token::To | Token::With);
    let castles = |sign: &Token| matches!(sign, Token::Castling(_) | Token::CastlingEither);
    signs
        .split_last()
        .is_some_and(|(last, before)| castles(last) && !before.is_empty() && before.iter().all(joins))
}

/// "E4 bom", and not "e4, tá bom", which only asks for assent at its end, nor "ütök vissza", which is one phrase.
fn ends_in_doubt(line: Line<'_>) -> bool {
    let ends = |at: usize, length: usize| length > 1 && at + length == line.len();
    let assents = |at: usize| {
        let phrase = line.lexicon.small().assent.longest(line.from(at).normalized);
        phrase.is_some_and(|(length, ())| ends(at, length))
    };
    let captures =
        |at: usize| matches!(line.from(at).chess(), Some((length, Meaning::Captures)) if ends(at, length));
    line.normalized.last().is_some_and(|word| line.lexicon.doubts().ends(word))
        && !(1..line.len()).any(|at| assents(at) || captures(at))
}

/// "And rook", "rook and": whether a line begins or ends with what joins it to something else.
pub(super) fn is_rest(line: Line<'_>) -> bool {
    let doubts = line.lexicon.doubts();
    line.len() > 1
        && (line.normalized.first().is_some_and(|word| doubts.begins(word))
            || line.normalized.last().is_some_and(|word| doubts.ends(word)))
}

/// Whether a piece was named as the rest of something, so that it answers no question.
///
/// ```
/// use ansage::hear::is_rest_of_more;
///
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert!(is_rest_of_more("and d5", english.lexicon()));
/// assert!(!is_rest_of_more("pawn d5", english.lexicon()));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn is_rest_of_more(line: &str, lexicon: &Lexicon) -> bool {
    is_rest(Words::of(named_speaker(line, lexicon).1).line(lexicon))
}

/// "So long", "der lange": alone and with the word for castling it is castling.
fn is_side_with_more(words: usize, signs: &[Token]) -> bool {
    let side = signs.iter().any(|sign| matches!(sign, Token::Side(_)));
    side && !signs.contains(&Token::CastlingEither) && words > signs.len()
}

/// "D toma e", "pega com o peão do e": what is "and" in Portuguese is the file behind a capture, behind a pawn, and behind
/// what says where from.
fn is_captured_file(line: Line<'_>) -> bool {
    let letter = line.normalized.last().is_some_and(|word| matches!(word.as_bytes(), [b'a'..=b'h']));
    let Some(before) = line.len().checked_sub(2).filter(|at| letter && *at > 0) else { return false };
    let of_file = || {
        matches!(line.part(before..before + 1).chess(), Some((_, Meaning::From | Meaning::Piece(Role::Pawn))))
    };
    line.from(before).captures() || of_file()
}

/// "E toma d5", "é quatro": what is "and" in Portuguese is the file before a capture or a rank.
fn is_the_file(line: Line<'_>) -> bool {
    let [first, next, ..] = line.normalized else { return false };
    let file =
        matches!(first.as_bytes(), [b'a'..=b'h']) || line.lexicon.small().before_ranks.word(first).is_some();
    let captures = || matches!(next.as_str(), "x" | "×") || line.from(1).captures();
    file && (is_rank(next, line.lexicon) || captures())
}

/// "E4 and knight f3", "knight or e5", "back to e5": two things, or a part of something; "knight f3 and takes" and "e4
/// and check" are one, and so is "knight back to f3".
fn joins_more(line: Line<'_>) -> bool {
    let doubts = line.lexicon.doubts();
    let joins = |at: usize| {
        // What is "and" in Portuguese is a file behind a piece.
        let letter = matches!(line.normalized[at].as_bytes(), [b'a'..=b'h']);
        let same = || match line.part(at - 1..at).chess() {
            Some((_, Meaning::Piece(role))) => {
                joins_same_file(&line.normalized[at], line.words.get(at + 1).copied(), role, line.lexicon)
            }
            _ => false,
        };
        let file = is_the_file(line.from(at))
            || letter && !ends_in_rank(line.words[at - 1], line.lexicon) && !same();
        doubts.conjunctions.contains(&line.normalized[at]) && !file
    };
    let phrase = |at: usize| line.from(at).chess().map_or(1, |(length, _)| length);
    // "Well then, e4" begins with them.
    let mut at = phrase(0).max(line.fillers());
    while at < line.len() {
        let length = phrase(at);
        let doubtful = joins(at)
            || doubts.inside.contains(&line.normalized[at])
                && !names_officer(line.part(0..at))
                && !names_origin(line.part(0..at));
        let next = at + 1 + line.from(at + 1).fillers();
        // "E8 and queen", "b8 jan eta dama" is what the pawn becomes.
        let before = (0..at).rev().find(|before| line.from(*before).filler() == 0).unwrap_or(at - 1);
        let behind_square = ends_in_rank(line.words[before], line.lexicon) || line.from(before).captures();
        let becomes = doubts.adds(&line.normalized[at]) && says_what_becomes(line.from(next), behind_square);
        // "E4 or so": what is joined is not said.
        let unsaid = joins(at) && !doubts.adds(&line.normalized[at]) && next == line.len();
        if length == 1 && doubtful && !becomes && (unsaid || next < line.len() && is_more(line.from(next))) {
            return true;
        }
        at += length;
    }
    false
}

/// "Springer von f3 nach d2", "Läufer nach b3": whether it is said of a piece that is no pawn which square it goes to, so
/// that "back" behind it takes nothing back.
pub(super) fn goes_to(line: Line<'_>) -> bool {
    let signs = marked_signs(line).unwrap_or_default();
    let ends_there = line.words.last().is_some_and(|word| ends_in_rank(word, line.lexicon));
    names_officer(line) && ends_there && signs.contains(&Token::To)
}

/// "From c4 back to e2".
fn names_origin(line: Line<'_>) -> bool {
    (0..line.len()).any(|at| matches!(line.from(at).chess(), Some((_, Meaning::From))))
}

/// Whether a piece is named that is no pawn, so that it may go back.
pub(super) fn names_officer(line: Line<'_>) -> bool {
    let officer = |meaning| matches!(meaning, Meaning::Piece(role) | Meaning::PieceOfWing(_, role) if role != Role::Pawn);
    (0..line.len()).any(|at| line.from(at).chess().is_some_and(|(_, meaning)| officer(meaning)))
}

/// "Queen", "vezért kérek": whether nothing stands here but what a pawn becomes.
fn says_what_becomes(line: Line<'_>, behind_square: bool) -> bool {
    let Ok(signs) = marked_signs(line) else { return false };
    let pieces = signs.iter().filter(|sign| matches!(sign, Token::Piece(_))).count();
    let promotes = signs.contains(&Token::Promotes);
    let alone = signs.iter().all(|sign| {
        matches!(sign, Token::Piece(_) | Token::Promotes | Token::Check | Token::Mate) || sign.is_grammar()
    });
    pieces == 1 && alone && (promotes || behind_square)
}

/// Whether what stands here is of another move: neither the rest of this one nor a mark.
fn is_more(line: Line<'_>) -> bool {
    match line.chess() {
        Some((_, meaning)) => !matches!(
            meaning,
            Meaning::Captures | Meaning::EnPassant | Meaning::Check | Meaning::Mate | Meaning::Promotes
        ),
        None => {
            ends_in_rank(line.words[0], line.lexicon)
                || matches!(line.normalized[0].as_bytes(), [b'a'..=b'h'])
        }
    }
}

pub(super) fn ends_in_rank(word: &str, lexicon: &Lexicon) -> bool {
    is_rank(word, lexicon)
        || word.ends_with(|sign: char| matches!(sign, '1'..='8'))
        || is_square(word, lexicon)
}

/// "E4 from", "knight with f3", "ra e4": what such a word announces is missing.
pub(super) fn is_unfinished(signs: &[Token], lexicon: &Lexicon) -> bool {
    let open = matches!(
        signs,
        [.., Token::From | Token::To | Token::With] | [Token::Piece(_), Token::With, Token::File(_), ..]
    );
    if lexicon.endings().none() {
        return open;
    }
    // Where it stands behind, "e4 ra", nothing begins with it, and what is left is told by an ending.
    matches!(signs, [Token::To, ..] | [.., Token::From])
}

/// "Caballo a tres": the small word may be the file, or may only say where to.
fn goes_to_a_rank(line: Line<'_>, signs: &[Token]) -> bool {
    let small = |at: usize| {
        matches!(line.words[at].as_bytes(), [b'a'..=b'h'] | [0xc3, 0xa0])
            && (line.lexicon.small().before_square(line.words[at])
                || line.lexicon.small().after_piece.has(&line.normalized[at]))
    };
    let piece = |at: usize| line.part(at..at + 1).is_piece();
    let places = signs.iter().filter(|sign| matches!(sign, Token::File(_) | Token::Rank(_))).count();
    places == 2
        && (1..line.len().saturating_sub(1))
            .any(|at| small(at) && piece(at - 1) && is_rank(line.words[at + 1], line.lexicon))
}
