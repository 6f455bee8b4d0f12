//! Which of two pieces that are exchanged captures the other.

use shakmaty::Role;

use super::line::Line;
use super::notation::Token;

/// Brings "swap the bishop for the knight", "Läufer gegen Springer tauschen" into the order of the grammar: the word
/// between the two is the one for capturing.
pub(super) fn exchanged(signs: &mut Vec<Token>, line: Line<'_>) {
    if !signs.contains(&Token::Captures) {
        return;
    }
    if !line.lexicon.endings().none() && exchanges(line) {
        given_first(signs, line.lexicon.endings().first_captures());
        return;
    }
    let between = |at: &usize| {
        let piece = |sign: &Token| matches!(sign, Token::Piece(_));
        signs[*at] == Token::Against
            || signs[*at] == Token::Captures
                && signs[..*at].iter().any(piece)
                && signs[*at..].iter().any(piece)
    };
    let captures = signs.iter().filter(|sign| matches!(sign, Token::Captures | Token::Against)).count();
    let Some(at) = (0..signs.len()).find(between).filter(|_| captures == 2) else { return };
    // "Take the knight for the bishop" does not say which of them captures.
    if signs[at] == Token::Against && !exchanges(line) {
        return;
    }
    signs[at] = Token::Against;
    signs.retain(|sign| *sign != Token::Captures);
    for sign in signs.iter_mut().filter(|sign| **sign == Token::Against) {
        *sign = Token::Captures;
    }
}

/// Whether a word of this line is one for exchanging pieces.
pub(super) fn exchanges(line: Line<'_>) -> bool {
    line.normalized.iter().any(|word| line.lexicon.doubts().exchanges(word))
}

/// "Elcserélem a futót a huszárra": what is given for something captures it, so that here the object captures. Where no
/// ending tells which of them is given, it is the first.
fn given_first(signs: &mut Vec<Token>, first_captures: bool) {
    let piece = |at: &usize| matches!(signs[*at], Token::Piece(_));
    let other =
        |sign: &Token| matches!(sign, Token::File(_) | Token::Rank(_) | Token::With | Token::Promotes);
    let [first, second] = *(0..signs.len()).filter(piece).collect::<Vec<_>>() else { return };
    if signs.iter().any(other) {
        return;
    }
    let object = |at: usize| at > 0 && signs[at - 1] == Token::Captured;
    let (given, got) = if object(second) && !object(first) { (second, first) } else { (first, second) };
    // A pawn is exchanged for what it becomes.
    if signs[given] == Token::Piece(Role::Pawn) {
        return;
    }
    let told = (object(first) != object(second) || first_captures).then_some(Token::With);
    *signs = told.into_iter().chain([signs[given], Token::Captures, signs[got]]).collect();
}
