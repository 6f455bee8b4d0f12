//! Where a piece goes, said before it: "nach d1 mit dem linken Turm", "d2-re az f3-as huszárral".

use super::line::Line;
use super::notation::Token;
use super::squares::{begins_with_square, is_square};
use super::word_order::{check_or_mate, is_article};

/// Brings a move that says first where its piece goes, and then which of two goes there, into the order of the grammar.
/// A piece of which nothing is said there may be what a pawn becomes.
pub(super) fn goal_behind(signs: &mut Vec<Token>, line: Line<'_>) {
    let marks = signs.split_off(signs.len() - check_or_mate(signs));
    let ordered = first(signs, line).or_else(|| second(signs, line));
    *signs = ordered.unwrap_or_else(|| std::mem::take(signs));
    signs.extend(marks);
}

/// "To d1 with the left rook": "the left rook to d1".
fn first(signs: &[Token], line: Line<'_>) -> Option<Vec<Token>> {
    let (goal, rest) = match signs {
        [Token::To, file @ Token::File(_), rank @ Token::Rank(_), rest @ ..] => ([*file, *rank], rest),
        [file @ Token::File(_), rank @ Token::Rank(_), rest @ ..] if goes_there(line, 0) => {
            ([*file, *rank], rest)
        }
        _ => return None,
    };
    let said = |sign: &&Token| !is_article(sign) && !matches!(sign, Token::With | Token::Captured);
    let which: Vec<Token> = rest.iter().filter(said).copied().collect();
    let (piece, place) = match which[..] {
        [piece @ Token::Piece(_), flank @ Token::Flank(_)]
        | [flank @ Token::Flank(_), piece @ Token::Piece(_)] => (piece, vec![flank]),
        [piece @ Token::Piece(_), Token::From, ref place @ ..]
        | [piece @ Token::Piece(_), ref place @ .., Token::Left]
        | [Token::From, ref place @ .., piece @ Token::Piece(_)]
        | [ref place @ .., Token::Left, piece @ Token::Piece(_)]
        | [ref place @ .., piece @ Token::Piece(_)] => (piece, [&[Token::From], place].concat()),
        _ => return None,
    };
    let is_place = matches!(
        place[..],
        [Token::Flank(_)]
            | [Token::From, Token::File(_) | Token::Rank(_)]
            | [Token::From, Token::File(_), Token::Rank(_)]
    );
    is_place.then(|| [vec![piece], place, vec![Token::To], goal.to_vec()].concat())
}

/// "Zaldia e2ra, g1ekoa": where an ending says that the first of two squares is where the piece goes, the other is where it
/// comes from.
fn second(signs: &[Token], line: Line<'_>) -> Option<Vec<Token>> {
    let [
        marks @ ..,
        piece @ Token::Piece(_),
        file @ Token::File(_),
        rank @ Token::Rank(_),
        Token::File(_),
        Token::Rank(_),
    ] = signs
    else {
        return None;
    };
    let places: Vec<usize> = (0..line.len()).filter(|at| begins_with_square(line.from(*at))).collect();
    let [to, from] = places[..] else { return None };
    let turned =
        goes_there(line, to) && !goes_there(line, from) && marks.iter().all(|sign| *sign == Token::With);
    let from = [Token::From, signs[signs.len() - 2], signs[signs.len() - 1], Token::To, *file, *rank];
    turned.then(|| [&[*piece], &from[..]].concat())
}

/// "F3-ra": whether a square comes first from here on, or behind words without weight, with an ending that says a piece
/// goes there.
pub(super) fn goes_there(line: Line<'_>, at: usize) -> bool {
    let place = line.from(at + line.from(at).fillers());
    let last = usize::from(!place.words.first().is_some_and(|word| is_square(word, place.lexicon)));
    begins_with_square(place) && place.lexicon.endings().reached(&place.normalized[last])
}
