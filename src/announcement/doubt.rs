//! What is heard as a move but may be the rest of something else; a careful listener asks.

use super::notation::Sign;
use super::signs::is_rank;
use crate::voice::{Folded, Lexicon, Meaning};

/// Whether words that are an announcement leave a doubt whether they are meant as one.
pub(super) fn doubtful(words: &[&str], folded: &[Folded], signs: &[Sign], lexicon: &Lexicon) -> bool {
    let doubts = lexicon.doubts();
    // "E d6 e.p." can only be the pawn of the e-file.
    let is_file = signs.contains(&Sign::EnPassant) || is_the_file(folded, lexicon);
    let at_an_end = folded.first().is_some_and(|word| doubts.begins(word) && !is_file)
        || folded.last().is_some_and(|word| doubts.ends(word));
    words.len() > 1 && at_an_end
        || is_side_with_more(words, signs)
        || joins_two_places(words, folded, lexicon)
        || goes_to_a_rank(words, folded, signs, lexicon)
}

/// "So long", "der lange": alone and with the word for castling it is castling.
fn is_side_with_more(words: &[&str], signs: &[Sign]) -> bool {
    let side = signs.iter().any(|sign| matches!(sign, Sign::Side(_)));
    side && !signs.contains(&Sign::CastlingEither) && words.len() > signs.len()
}

/// "E toma d5", "é quatro": what is "and" in Portuguese is the file before a capture or a rank.
fn is_the_file(folded: &[Folded], lexicon: &Lexicon) -> bool {
    let [first, next, ..] = folded else { return false };
    let file = matches!(first.as_bytes(), [b'a'..=b'h']) || lexicon.file_before_rank(first).is_some();
    let captures = || {
        matches!(next.as_str(), "x" | "×")
            || matches!(lexicon.chess(&folded[1..]), Some((_, Meaning::Captures)))
    };
    file && (is_rank(next, lexicon) || captures())
}

/// "E4 and knight f3" is two moves; "knight f3 and takes" is one.
fn joins_two_places(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> bool {
    let ends_a_square =
        |word: &&str| is_rank(word, lexicon) || word.ends_with(|sign: char| matches!(sign, '1'..='8'));
    (1..words.len().saturating_sub(1)).any(|at| {
        lexicon.doubts().joins(&folded[at])
            && !is_the_file(&folded[at..], lexicon)
            && ends_a_square(&words[at - 1])
            && words[at + 1..].iter().any(ends_a_square)
            && !matches!(lexicon.chess(&folded[at + 1..]), Some((_, Meaning::Captures)))
    })
}

/// "Caballo a tres": the small word may be the file, or may only say where to.
fn goes_to_a_rank(words: &[&str], folded: &[Folded], signs: &[Sign], lexicon: &Lexicon) -> bool {
    let small = |at: usize| {
        matches!(words[at].as_bytes(), [b'a'..=b'h'] | [0xc3, 0xa0])
            && (lexicon.is_small_before_square(words[at]) || lexicon.is_small_after_piece(&folded[at]))
    };
    let piece = |at: usize| matches!(lexicon.chess(&folded[at..=at]), Some((_, Meaning::Piece(_))));
    let places = signs.iter().filter(|sign| matches!(sign, Sign::File(_) | Sign::Rank(_))).count();
    places == 2
        && (1..words.len().saturating_sub(1))
            .any(|at| small(at) && piece(at - 1) && is_rank(words[at + 1], lexicon))
}
