//! What is heard as a move but may be the rest of something else; a careful listener asks.

use super::fillers::fillers;
use super::notation::Token;
use super::speaker::named_speaker;
use super::tokens::{is_rank, is_square, joins_same_file};
use super::words::split;
use crate::voice::{Lexicon, Meaning, Normalized};
use shakmaty::Role;

/// Whether words that are an announcement leave a doubt whether they are meant as one.
pub(super) fn doubtful(words: &[&str], folded: &[Normalized], signs: &[Token], lexicon: &Lexicon) -> bool {
    let doubts = &lexicon.doubts;
    // "E d6 e.p." can only be the pawn of the e-file.
    let is_file = signs.contains(&Token::EnPassant) || is_the_file(folded, lexicon);
    let at_an_end = folded.first().is_some_and(|word| doubts.begins(word) && !is_file)
        || folded.last().is_some_and(|word| doubts.ends(word));
    words.len() > 1 && at_an_end
        || is_side_with_more(words, signs)
        || joins_more(words, folded, lexicon)
        || is_unfinished(signs, lexicon)
        || goes_to_a_rank(words, folded, signs, lexicon)
}

/// "And rook", "rook and": whether a line begins or ends with what joins it to something else.
pub(super) fn is_rest(folded: &[Normalized], lexicon: &Lexicon) -> bool {
    let doubts = &lexicon.doubts;
    folded.len() > 1
        && (folded.first().is_some_and(|word| doubts.begins(word))
            || folded.last().is_some_and(|word| doubts.ends(word)))
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
    let words: Vec<Normalized> =
        split(named_speaker(line, lexicon).1).iter().map(|word| super::fillers::folded(word)).collect();
    is_rest(&words, lexicon)
}

/// "So long", "der lange": alone and with the word for castling it is castling.
fn is_side_with_more(words: &[&str], signs: &[Token]) -> bool {
    let side = signs.iter().any(|sign| matches!(sign, Token::Side(_)));
    side && !signs.contains(&Token::CastlingEither) && words.len() > signs.len()
}

/// "E toma d5", "é quatro": what is "and" in Portuguese is the file before a capture or a rank.
fn is_the_file(folded: &[Normalized], lexicon: &Lexicon) -> bool {
    let [first, next, ..] = folded else { return false };
    let file = matches!(first.as_bytes(), [b'a'..=b'h']) || lexicon.small.before_ranks.word(first).is_some();
    let captures = || {
        matches!(next.as_str(), "x" | "×")
            || matches!(lexicon.chess(&folded[1..]), Some((_, Meaning::Captures)))
    };
    file && (is_rank(next, lexicon) || captures())
}

/// "E4 and knight f3", "knight or e5", "back to e5": two things, or a part of something; "knight f3 and takes" and "e4
/// and check" are one, and so is "knight back to f3".
fn joins_more(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> bool {
    let doubts = &lexicon.doubts;
    let joins = |at: usize| {
        // What is "and" in Portuguese is a file behind a piece.
        let letter = matches!(folded[at].as_bytes(), [b'a'..=b'h']);
        let same = || match lexicon.chess(&folded[at - 1..at]) {
            Some((_, Meaning::Piece(role))) => {
                joins_same_file(&folded[at], words.get(at + 1).copied(), role, lexicon)
            }
            _ => false,
        };
        let file =
            is_the_file(&folded[at..], lexicon) || letter && !ends_in_rank(words[at - 1], lexicon) && !same();
        doubts.conjunctions.contains(&folded[at]) && !file
    };
    let behind_piece = |at: usize| matches!(lexicon.chess(&folded[at - 1..at]), Some((_, Meaning::Piece(role))) if role != Role::Pawn);
    let phrase = |at: usize| lexicon.chess(&folded[at..]).map_or(1, |(length, _)| length);
    // "Well then, e4" begins with them.
    let mut at = phrase(0).max(fillers(folded, lexicon));
    while at < words.len() {
        let length = phrase(at);
        let doubtful = joins(at) || doubts.inside.contains(&folded[at]) && !behind_piece(at);
        let next = at + 1 + fillers(&folded[at + 1..], lexicon);
        // "E8 and queen" is what the pawn becomes.
        let becomes = doubts.adds(&folded[at])
            && ends_in_rank(words[at - 1], lexicon)
            && next + 1 == words.len()
            && matches!(lexicon.chess(&folded[next..]), Some((1, Meaning::Piece(_))));
        if length == 1 && doubtful && !becomes && next < words.len() && is_more(words, folded, next, lexicon)
        {
            return true;
        }
        at += length;
    }
    false
}

/// Whether what stands here is of another move: neither the rest of this one nor a mark.
fn is_more(words: &[&str], folded: &[Normalized], at: usize, lexicon: &Lexicon) -> bool {
    match lexicon.chess(&folded[at..]) {
        Some((_, meaning)) => !matches!(
            meaning,
            Meaning::Captures | Meaning::EnPassant | Meaning::Check | Meaning::Mate | Meaning::Promotes
        ),
        None => ends_in_rank(words[at], lexicon) || matches!(folded[at].as_bytes(), [b'a'..=b'h']),
    }
}

fn ends_in_rank(word: &str, lexicon: &Lexicon) -> bool {
    is_rank(word, lexicon)
        || word.ends_with(|sign: char| matches!(sign, '1'..='8'))
        || is_square(word, lexicon)
}

/// "E4 from", "knight with f3", "ra e4": what such a word announces is missing.
fn is_unfinished(signs: &[Token], lexicon: &Lexicon) -> bool {
    let open = matches!(
        signs,
        [.., Token::From | Token::To | Token::With] | [Token::Piece(_), Token::With, Token::File(_), ..]
    );
    if lexicon.endings.none() {
        return open;
    }
    // Where it stands behind, "e4 ra", nothing begins with it, and what is left is told by an ending.
    matches!(signs, [Token::To, ..] | [.., Token::From])
}

/// "Caballo a tres": the small word may be the file, or may only say where to.
fn goes_to_a_rank(words: &[&str], folded: &[Normalized], signs: &[Token], lexicon: &Lexicon) -> bool {
    let small = |at: usize| {
        matches!(words[at].as_bytes(), [b'a'..=b'h'] | [0xc3, 0xa0])
            && (lexicon.small.before_square(words[at]) || lexicon.small.after_piece.has(&folded[at]))
    };
    let piece = |at: usize| matches!(lexicon.chess(&folded[at..=at]), Some((_, Meaning::Piece(_))));
    let places = signs.iter().filter(|sign| matches!(sign, Token::File(_) | Token::Rank(_))).count();
    places == 2
        && (1..words.len().saturating_sub(1))
            .any(|at| small(at) && piece(at - 1) && is_rank(words[at + 1], lexicon))
}
