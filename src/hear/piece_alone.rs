//! A piece of which nothing is said but what a verb beside it does: "I make a queen", "viszem a vezért", "push the d
//! pawn".

use shakmaty::Role;

use super::line::Line;
use super::notation::Token;
use super::word_order::is_article;
use crate::voice::{InPlace, Meaning};

/// Adds what the verb says: that the piece is what a pawn becomes, that it is captured, or that it goes ahead.
pub(super) fn of_its_verb(signs: &mut Vec<Token>, line: Line<'_>) {
    let in_place = &line.lexicon.small().in_place;
    let verb = |at: usize| in_place.longest(line.from(at).normalized).map(|(_, said)| said);
    let says = |wanted| (0..line.len()).any(|at| verb(at) == Some(wanted));
    // How far it goes is heard in a second try.
    let steps =
        |at: usize| matches!(line.lexicon.beside(line.from(at).normalized), Some((_, Meaning::Steps(_))));
    let ahead = || says(InPlace::Ahead) && !(0..line.len()).any(steps);
    let is_mark = |sign: &Token| is_article(sign) || matches!(sign, Token::Captured | Token::With);
    let becomes = |role: Role| !matches!(role, Role::King | Role::Pawn);
    match signs[signs.iter().take_while(|sign| is_mark(sign)).count()..] {
        [Token::Piece(role)] if becomes(role) && says(InPlace::Makes) => {
            *signs = vec![Token::Promotes, Token::Piece(role)];
        }
        [Token::Piece(role)] if says(InPlace::Carries) => *signs = vec![Token::Captures, Token::Piece(role)],
        [Token::File(_), Token::Piece(Role::Pawn)]
        | [Token::File(_), Token::Captured, Token::Piece(Role::Pawn)]
        | [Token::Piece(Role::Pawn), Token::File(_)]
        | [Token::Piece(Role::Pawn), Token::From, Token::File(_)]
            if ahead() =>
        {
            signs.retain(|sign| !is_mark(sign));
            signs.push(Token::Ahead);
        }
        // "Toljuk az e négyest": where no pawn of one's own stands there, it goes there.
        [Token::File(_), Token::Rank(_)] if !line.lexicon.endings().none() && says(InPlace::Ahead) => {
            signs.push(Token::Ahead);
        }
        // "Straight on and make a bishop": not where it would capture.
        [Token::Promotes, Token::Piece(role)]
        | [Token::Piece(role), Token::Promotes]
        | [Token::Piece(Role::Pawn), Token::Promotes, Token::Piece(role)]
            if becomes(role) && says(InPlace::Ahead) =>
        {
            signs.push(Token::Ahead);
        }
        _ => {}
    }
}
