//! Who captures, in a language where the endings of words tell it: "huszárral ütöm a futót", "zaldiak alfila jan".

use shakmaty::{Rank, Role};

use super::joined::with_ending;
use super::line::Line;
use super::notation::Token;
use super::word_order::{capture_in_order, check_or_mate, pieces};
use crate::game::ParseError;

/// Brings "ütök az e gyaloggal", "jan d5 e peoiarekin", where an ending says "with" behind the file, into the order of
/// the grammar, "with the e pawn".
pub(super) fn files_behind_with(signs: &mut [Token]) {
    let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) else { return };
    for at in verb + 1..signs.len().saturating_sub(2) {
        if matches!(signs[at..at + 3], [Token::File(_), Token::With, Token::Piece(_)]) {
            signs.swap(at, at + 1);
        }
    }
}

/// Brings "zaldiak gaztelua jan", where what is captured is said before the word for it and only the piece that
/// captures has an ending of its own, into the order of the grammar. One piece alone before that word stays the
/// one that captures, and so does one behind a square unless a square follows: it may be what a pawn becomes.
///
/// `stands` says that a piece stands on the square before it, "jan c5eko alfila": then it becomes nothing there.
pub(super) fn captured_behind(signs: &mut Vec<Token>, stands: bool) -> Result<(), ParseError> {
    let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) else { return Ok(()) };
    if stands && let [Token::File(_), Token::Rank(_), Token::Piece(_), ..] = signs[verb + 1..] {
        signs[verb + 1..verb + 4].rotate_right(1);
    }
    // "C5eko alfila jan e3koarekin": what stands there is captured by what leaves the other square.
    if stands
        && let [Token::File(_), Token::Rank(_), Token::Piece(_)] = signs[..verb]
        && let [Token::File(_), Token::Rank(_), Token::Left] = signs[verb + 1..]
    {
        signs.rotate_left(verb + 1);
        signs.insert(3, Token::Captures);
        signs.pop();
        signs[4..].rotate_right(1);
        return Ok(());
    }
    if let Some(ordered) = capture_in_order(signs)? {
        *signs = ordered;
        return Ok(());
    }
    let pieces = signs[..verb].iter().filter(|sign| matches!(sign, Token::Piece(_))).count();
    if pieces >= 2 {
        // They say the same of both.
        signs.retain(|sign| !matches!(sign, Token::With | Token::Captured));
    }
    let Some(at) = signs.iter().position(|sign| *sign == Token::Captures) else { return Ok(()) };
    let [before @ .., Token::Piece(_)] = &signs[..at] else { return Ok(()) };
    let place = |sign: &Token| matches!(sign, Token::File(_) | Token::Rank(_));
    let two_pieces = matches!(before.last(), Some(Token::Piece(_)));
    let left = pieces >= 2 || before.last() == Some(&Token::Left);
    let between_places = left && before.iter().any(place) && signs[at..].iter().any(place);
    let acts = before.last() == Some(&Token::With);
    let promotes = !stands && matches!(before.last(), Some(Token::Rank(Rank::First | Rank::Eighth)));
    // "Dama jan", "d5eko peoia jan": by whom is not said.
    let unsaid = pieces == 1 && !acts && !promotes && !signs[at..].iter().any(place);
    if two_pieces || between_places {
        signs.swap(at - 1, at);
    } else if unsaid {
        let (captured, verb) = (signs[at - 1], signs[at]);
        signs.retain(|sign| *sign != captured && *sign != verb);
        signs.splice(0..0, [verb, captured]);
    }
    Ok(())
}

/// Puts the word for capturing into "futóval a lovat", "alfilak zaldia", where the endings of two pieces alone tell which
/// captures which, and says whether it did: another verb may have been meant.
pub(super) fn capture_unsaid(signs: &mut Vec<Token>, first_captures: bool) -> bool {
    let marks = check_or_mate(signs);
    let at = match signs[..signs.len() - marks] {
        [Token::With, Token::Piece(role), Token::Piece(_)] if first_captures && role != Role::Pawn => 2,
        [Token::With, .., Token::Captured, Token::Piece(_)] if pieces(signs).count() == 2 => {
            signs.len() - marks - 2
        }
        _ => return false,
    };
    let unsaid = !signs.contains(&Token::Captures);
    if unsaid {
        signs.insert(at, Token::Captures);
    }
    unsaid
}

/// Marks the square of "ütök e4-gyel", which an ending says captures, as the one that is left.
pub(super) fn squares_with(signs: &mut Vec<Token>, line: Line<'_>) {
    let acts = |at: &usize| line.lexicon.endings().acts(&line.normalized[*at]);
    let square = |at: usize| with_ending(line.words[at], line.lexicon);
    if !signs.contains(&Token::Captures) {
        return;
    }
    let Some([file, rank]) = (0..line.len()).filter(acts).find_map(square) else { return };
    let place = signs.windows(2).position(|pair| *pair == [file, rank]);
    if let Some(at) = place.filter(|at| !matches!(signs.get(at + 2), Some(Token::Left | Token::Piece(_)))) {
        signs.insert(at + 2, Token::Left);
    }
}
