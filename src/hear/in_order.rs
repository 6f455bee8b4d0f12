//! The signs of a line in the order of the grammar.

use super::descriptive::{pawns_of_pieces, squares_of_pieces};
use super::doubt::ends_in_rank;
use super::endings;
use super::exchange::exchanged;
use super::goal_first::goal_behind;
use super::line::Line;
use super::notation::Token;
use super::word_order;
use crate::game::ParseError;

/// Brings what was said into the order of the grammar; whether the word for capturing was not among it.
pub(super) fn put_in_order(signs: &mut Vec<Token>, line: Line<'_>) -> Result<bool, ParseError> {
    pawns_of_pieces(signs);
    if let Some(rank_first) = line.lexicon.chess_words().descriptive_rank_first {
        squares_of_pieces(signs, rank_first);
    }
    if !word_order::name_the_other(signs) {
        return Err(ParseError::TooMuch);
    }
    if line.normalized.iter().any(|word| line.lexicon.small().left_out.third_person.has(word)) {
        word_order::subject_behind(signs);
    }
    let unsaid = endings::capture_unsaid(signs, line.lexicon.endings().first_captures());
    // Only where "of" stands before what says which piece, "caballo de rey", may it stand before the piece itself.
    if line.lexicon.endings().none()
        && (signs.len() == 3 || line.lexicon.small().flanks_follow)
        && let Some(ordered) = word_order::captures_from_piece(signs)
    {
        *signs = ordered;
    }
    // "B4 echando al alfil": what a move is aimed at does not make it.
    if line.lexicon.endings().none() && word_order::aims_at_piece(signs) {
        return Err(ParseError::TooMuch);
    }
    exchanged(signs, line);
    word_order::flanks_behind(signs, line.lexicon.small().flanks_follow)?;
    if !line.lexicon.endings().none() {
        endings::files_behind_with(signs);
        endings::squares_with(signs, line);
    }
    if line.lexicon.endings().first_captures() {
        endings::captured_behind(signs, stands_there(line))?;
    }
    goal_behind(signs, line);
    word_order::acting_behind(signs);
    if let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) {
        if word_order::captures_last(line) {
            word_order::captured_before(signs, verb);
        } else if !word_order::capture_before_promotion(signs, verb, word_order::ends_on_verbs(line)) {
            word_order::square_before_capture(signs, verb, !line.lexicon.endings().first_captures());
        }
    }
    Ok(unsaid)
}

/// "C5eko alfila": whether an ending says that a piece stands on the square before it.
fn stands_there(line: Line<'_>) -> bool {
    (0..line.len()).any(|at| {
        let next = at + 1 + line.from(at + 1).fillers();
        line.lexicon.endings().standing(&line.normalized[at])
            && ends_in_rank(line.words[at], line.lexicon)
            && line.from(next).is_piece()
    })
}
