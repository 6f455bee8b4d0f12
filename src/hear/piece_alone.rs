//! A piece of which nothing is said but what a verb beside it does: "I make a queen", "viszem a vezért".

use shakmaty::Role;

use super::line::Line;
use super::notation::Token;
use crate::voice::InPlace;

/// Adds what the verb says: that the piece is what a pawn becomes, or that it is captured.
pub(super) fn of_its_verb(signs: &mut Vec<Token>, line: Line<'_>) {
    let [.., Token::Piece(role)] = **signs else { return };
    let alone = match signs[..signs.len() - 1] {
        [] | [Token::Captured | Token::With] => true,
        [one] => super::word_order::is_article(&one),
        _ => false,
    };
    if !alone {
        return;
    }
    let in_place = &line.lexicon.small().in_place;
    let says = |wanted| {
        (0..line.len())
            .any(|at| in_place.longest(line.from(at).normalized).is_some_and(|(_, said)| said == wanted))
    };
    let becomes = !matches!(role, Role::King | Role::Pawn);
    if becomes && says(InPlace::Makes) {
        *signs = vec![Token::Promotes, Token::Piece(role)];
    } else if says(InPlace::Carries) {
        *signs = vec![Token::Captures, Token::Piece(role)];
    }
}
