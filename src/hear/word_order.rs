//! Which piece captures and which is captured, where the order of the words does not say it: "huszárt üti a
//! futó", "al caballo lo toma el alfil", "takes the knight with the bishop".

use shakmaty::{Rank, Role};

use super::line::Line;
use super::notation::Token;
use crate::game::{Flank, ParseError};
use crate::voice::{Meaning, Normalized};

/// What the words say of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Acts,
    Captured,
    /// An article says so.
    MayAct,
    MayBeCaptured,
    Unsaid,
}

/// Where the two pieces of a capture stand among the signs.
struct Parts {
    verb: usize,
    acting: usize,
    captured: usize,
}

/// The signs in the order of the grammar, the piece that captures first; `None` where they are already, or
/// nothing tells which captures.
pub(super) fn capture_in_order(signs: &[Token]) -> Result<Option<Vec<Token>>, ParseError> {
    let told = |(at, sign): (usize, &Token)| match sign {
        Token::With | Token::Captured | Token::Clitic | Token::MayBeCaptured | Token::MayAct => true,
        Token::To => matches!(signs.get(at + 1), Some(Token::Piece(_))),
        _ => false,
    };
    if !signs.iter().enumerate().any(told) {
        return Ok(None);
    }
    let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) else { return Ok(None) };
    Ok(match parts(signs, verb)? {
        Some(parts) if !(parts.acting < verb && verb < parts.captured) => Some(rebuilt(signs, &parts)),
        Some(_) => None,
        None => captured_alone(signs, verb),
    })
}

fn part(signs: &[Token], at: usize) -> Part {
    match begins(signs, at).checked_sub(1).map(|before| signs[before]) {
        Some(Token::With) => Part::Acts,
        Some(Token::Captured | Token::To) => Part::Captured,
        Some(Token::MayAct) => Part::MayAct,
        Some(Token::MayBeCaptured) => Part::MayBeCaptured,
        _ => Part::Unsaid,
    }
}

/// Where the piece that stands here begins: "den e-Bauern" with its file.
fn begins(signs: &[Token], at: usize) -> usize {
    let of_file = matches!(signs[..=at], [.., Token::File(_), Token::Piece(Role::Pawn)]);
    at - usize::from(of_file)
}

/// The pieces of a capture; what a pawn becomes is none of them.
pub(super) fn pieces(signs: &[Token]) -> impl Iterator<Item = usize> {
    let end = signs.iter().position(|sign| *sign == Token::Promotes).unwrap_or(signs.len());
    let piece = move |at: &usize| matches!(signs[*at], Token::Piece(_)) && !is_what_becomes(&signs[at + 1..]);
    (0..end).filter(piece)
}

fn parts(signs: &[Token], verb: usize) -> Result<Option<Parts>, ParseError> {
    let mut pieces = pieces(signs);
    let (Some(one), Some(two)) = (pieces.next(), pieces.next()) else { return Ok(None) };
    let taken_up = one < verb && verb < two && signs[one..verb].contains(&Token::Clitic);
    let (first, second) = (part(signs, one), part(signs, two));
    if taken_up && (first == Part::Acts || second == Part::Captured) {
        // "El caballo lo toma al alfil": either may be meant.
        return Err(ParseError::TooMuch);
    }
    let first = if taken_up { Part::Captured } else { first };
    let (acting, captured) = match (first, second) {
        _ if first == second => return Ok(None),
        (Part::MayBeCaptured, Part::MayAct | Part::Acts) => (two, one),
        // "Die Dame schlägt der Läufer", "ich ziehe den Läufer, schlägt Springer": either may be meant.
        (Part::MayBeCaptured, Part::Unsaid) | (Part::Unsaid, Part::MayAct) if one < verb && verb < two => {
            return Err(ParseError::TooMuch);
        }
        (
            Part::MayBeCaptured | Part::MayAct | Part::Unsaid,
            Part::MayBeCaptured | Part::MayAct | Part::Unsaid,
        ) => {
            return Ok(None);
        }
        (Part::Acts, _) | (_, Part::Captured) => (one, two),
        _ => (two, one),
    };
    Ok(Some(Parts { verb, acting, captured }))
}

/// "Huszárt ütök c6-on": what captures is not said.
fn captured_alone(signs: &[Token], verb: usize) -> Option<Vec<Token>> {
    let mut pieces = pieces(signs);
    let (Some(one), None) = (pieces.next(), pieces.next()) else { return None };
    let marked = part(signs, one) == Part::Captured;
    // "La dama la tomo".
    let taken_up = one < verb && signs[one..verb].contains(&Token::Clitic);
    (one < verb && (marked || taken_up)).then(|| {
        let begins = begins(signs, one);
        let mut ordered = signs[..begins - usize::from(marked)].to_vec();
        ordered.push(Token::Captures);
        ordered.extend(&signs[begins..=one]);
        let rest = signs[one + 1..verb].iter().chain(&signs[verb + 1..]);
        ordered.extend(rest.filter(|sign| **sign != Token::Clitic));
        ordered
    })
}

/// Brings "schlägt der b-Bauer", "es nimmt mein Springer den Bauern", where what captures stands right behind the verb by
/// its article, into the order of the grammar.
pub(super) fn acting_behind(signs: &mut Vec<Token>) {
    let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) else { return };
    let piece = |sign: &Token| matches!(sign, Token::Piece(_));
    let acting = match signs[verb + 1..] {
        [Token::MayAct, Token::Piece(_), ..] => 1,
        [Token::MayAct, Token::File(_), Token::Piece(Role::Pawn), ..] => 2,
        _ => return,
    };
    if !signs[..verb].iter().any(piece) {
        signs.remove(verb + 1);
        signs[verb..=verb + acting].rotate_left(1);
    }
}

/// Puts the name of the other piece for "with mine" and "theirs", which say that both of a capture are of one kind; whether
/// it is known which.
pub(super) fn name_the_other(signs: &mut Vec<Token>) -> bool {
    let Some(at) = signs.iter().position(|sign| matches!(sign, Token::WithMine | Token::Theirs)) else {
        return true;
    };
    let mut named = pieces(signs).map(|at| signs[at]);
    let (Some(piece), None) = (named.next(), named.next()) else { return false };
    drop(named);
    let mark = if signs[at] == Token::WithMine { Token::With } else { Token::Captured };
    signs.splice(at..=at, [mark, piece]);
    true
}

/// Brings "lo coma el caballo", where somebody captures what was spoken of and the piece behind the verb is who, into
/// the order of the grammar.
pub(super) fn subject_behind(signs: &mut Vec<Token>) {
    if let [Token::Clitic, Token::Captures, Token::Piece(_), ..] = signs[..] {
        signs.remove(0);
        signs.swap(0, 1);
    }
}

/// Brings "tomo de peón", "tomo de caballo en d5", "toma em d5 de peão", where "of" names the piece that captures, into
/// the order of the grammar.
pub(super) fn captures_from_piece(signs: &[Token]) -> Option<Vec<Token>> {
    let (signs, marks) = signs.split_at(signs.len() - check_or_mate(signs));
    let ([Token::Captures, Token::From, piece @ Token::Piece(_), Token::To, place @ ..]
    | [Token::Captures, Token::To, place @ .., Token::From, piece @ Token::Piece(_)]
    | [Token::Captures, place @ .., Token::From, piece @ Token::Piece(_)]) = signs
    else {
        return None;
    };
    matches!(place, [] | [Token::File(_), Token::Rank(_)])
        .then(|| [&[*piece, Token::Captures], place, marks].concat())
}

/// "E4 takes", "e4ko peoiak jan": a square before the word for capturing, with none behind it, may be left. Where
/// what is captured may stand there, only a piece behind it that says it captures tells so.
pub(super) fn square_before_capture(signs: &mut Vec<Token>, verb: usize, captures_behind: bool) {
    let place = |sign: &Token| matches!(sign, Token::File(_) | Token::Rank(_));
    let Some(at) = signs[..verb].iter().position(place) else { return };
    let one = matches!(signs[at..verb], [Token::File(_), Token::Rank(_), ..])
        && signs.iter().filter(|sign| place(sign)).count() == 2;
    let none_captured = !signs[verb..].iter().any(|sign| matches!(sign, Token::Piece(_)));
    if one && none_captured && (captures_behind || signs[at..verb].contains(&Token::With)) {
        signs.insert(at, Token::From);
    }
}

/// "Die Dame schlagen", "den Bauern nehme ich im Vorübergehen": whether a line ends with a word before which a piece is
/// captured.
pub(super) fn captures_last(line: Line<'_>) -> bool {
    let passes =
        |at: &usize| matches!(line.from(*at).whole(line.from(*at).chess()), Some(Meaning::EnPassant));
    let ends = (0..line.len()).find(passes).unwrap_or(line.len());
    let Some(last) = (0..ends).rev().find(|at| line.from(*at).filler() == 0) else { return false };
    let words = &line.lexicon.small().captures_last;
    line.lexicon.chess_words().captures_at_end(&line.normalized[last])
        || (0..=last).any(|at| {
            words.longest(&line.normalized[at..=last]).is_some_and(|(length, ())| at + length > last)
        })
}

/// Whether the language may have the word for capturing behind its square: "b8-at ütöm", "auf b8 schlagen".
pub(super) fn ends_on_verbs(line: Line<'_>) -> bool {
    let last = |word: &Normalized| line.lexicon.small().captures_last.has(word);
    !line.lexicon.endings().none() || line.normalized.iter().any(last)
}

/// Brings "auf b8 schlagen, Dame", where the word for capturing stands behind a square on which pawns promote and a
/// piece alone behind that word, into the order of the grammar; it says whether it did.
pub(super) fn capture_before_promotion(signs: &mut Vec<Token>, verb: usize, ends_on_verbs: bool) -> bool {
    let promotes = matches!(signs[..verb], [.., Token::File(_), Token::Rank(Rank::First | Rank::Eighth)])
        && matches!(
            signs[verb + 1..],
            [Token::Piece(Role::Queen | Role::Rook | Role::Bishop | Role::Knight)]
        );
    let named = signs[..verb].iter().any(|sign| matches!(sign, Token::Piece(role) if *role != Role::Pawn));
    let moves = promotes && ends_on_verbs && !named;
    if moves {
        signs.remove(verb);
        signs.insert(verb - 2, Token::Captures);
    }
    moves
}

/// Brings "den Springer auf c6 schlagen" into the order of the grammar, where the verb ends the sentence and one piece
/// is named that is not the one that captures.
pub(super) fn captured_before(signs: &mut Vec<Token>, verb: usize) {
    let mut pieces = pieces(signs);
    let (Some(one), None) = (pieces.next(), pieces.next()) else { return };
    drop(pieces);
    if one < verb && matches!(part(signs, one), Part::Unsaid | Part::Captured | Part::MayBeCaptured) {
        signs.remove(verb);
        signs.insert(begins(signs, one), Token::Captures);
    }
}

/// The piece that captures with its square, the word for it, the captured piece with its square, and the rest.
fn rebuilt(signs: &[Token], parts: &Parts) -> Vec<Token> {
    let (mut of_acting, mut of_captured, mut of_none) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = Vec::new();
    let named = |at: usize| begins(signs, at)..at + 1;
    // A square belongs to the piece before it; before the first piece, to that one.
    let mut owner = if parts.acting < parts.captured { &mut of_acting } else { &mut of_captured };
    let (acting, captured) = (named(parts.acting), named(parts.captured));
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            _ if acting.contains(&at) => owner = &mut of_acting,
            _ if captured.contains(&at) => owner = &mut of_captured,
            _ if at == parts.verb => owner = &mut of_none,
            Token::With
            | Token::Captured
            | Token::Clitic
            | Token::To
            | Token::MayAct
            | Token::MayBeCaptured => {}
            Token::File(_) | Token::Rank(_) | Token::From | Token::Left | Token::Flank(_) => {
                owner.push(*sign);
            }
            _ => rest.push(*sign),
        }
    }
    let leaves = |place: &[Token]| place.contains(&Token::Left) || place.contains(&Token::From);
    if leaves(&of_none) && of_acting.is_empty() {
        std::mem::swap(&mut of_none, &mut of_acting);
    }
    // "Ütöm a huszárt a futóval c6-on": one square behind both is where it happens.
    if parts.captured < parts.acting && of_captured.is_empty() && of_none.is_empty() && !leaves(&of_acting) {
        std::mem::swap(&mut of_captured, &mut of_acting);
    }
    let mut ordered = signs[acting].to_vec();
    ordered.append(&mut of_acting);
    ordered.push(Token::Captures);
    ordered.extend(&signs[captured]);
    ordered.append(&mut of_captured);
    ordered.append(&mut of_none);
    ordered.append(&mut rest);
    ordered
}

/// "B4 al alfil": whether the last thing said is a piece to which something goes, behind a square with no capture
/// and no promotion.
pub(super) fn aims_at_piece(signs: &[Token]) -> bool {
    let goes = matches!(signs, [.., Token::To, Token::Piece(_)]) && !signs.contains(&Token::Captures);
    let promotes = |sign: &Token| matches!(sign, Token::Promotes | Token::Rank(Rank::First | Rank::Eighth));
    goes && signs.iter().any(|sign| matches!(sign, Token::Rank(_))) && !signs.iter().any(promotes)
}

/// "Queen the pawn", "queen the pawn on a8", "make a rook of the pawn": a pawn and what it becomes, in the order of the
/// grammar.
pub(super) fn pawn_becomes(signs: &[Token]) -> Option<Vec<Token>> {
    let mut pieces = signs.iter().filter_map(|sign| match sign {
        Token::Piece(role) => Some(*role),
        _ => None,
    });
    let (one, other) = (pieces.next()?, pieces.next()?);
    let becomes = match (one, other) {
        (Role::Pawn, becomes) | (becomes, Role::Pawn) if !matches!(becomes, Role::Pawn | Role::King) => {
            becomes
        }
        _ => return None,
    };
    let of_a_place: Vec<Token> = signs.iter().copied().filter(|sign| sign.is_of_a_place()).collect();
    let promotes = !of_a_place
        .iter()
        .any(|sign| matches!(sign, Token::Rank(rank) if !matches!(rank, Rank::First | Rank::Eighth)));
    let nothing_else = signs
        .iter()
        .all(|sign| sign.is_of_a_place() || matches!(sign, Token::Piece(_) | Token::Promotes | Token::With));
    let ordered =
        [vec![Token::Piece(Role::Pawn)], of_a_place, vec![Token::Promotes, Token::Piece(becomes)]].concat();
    (pieces.next().is_none() && promotes && nothing_else && ordered != signs).then_some(ordered)
}

/// Brings what says which of two pieces behind the piece, where the language has it before: "the left rook". There
/// "rook left to d1" and "rook to the left d1" may say where the rook goes.
pub(super) fn flanks_behind(signs: &mut Vec<Token>, follow: bool) -> Result<(), ParseError> {
    let flank = |sign: &Token| matches!(sign, Token::Flank(_));
    if !signs.iter().any(flank) {
        return Ok(());
    }
    unnamed(signs);
    let mut at = 0;
    while at < signs.len() {
        let behind = matches!(signs[..at], [.., Token::Piece(_)]);
        let toward = matches!(signs[..at], [.., Token::Piece(_), Token::To]);
        let side = matches!(signs[at], Token::Flank(Flank::Left | Flank::Right));
        if side && (toward || behind && !follow) {
            return Err(ParseError::TooMuch);
        }
        let rest = &mut signs[at..];
        let marks = rest[1..].iter().take_while(|sign| is_mark(sign)).count();
        if flank(&rest[0]) && !behind && matches!(rest.get(1 + marks), Some(Token::Piece(_))) {
            rest[..2 + marks].rotate_left(1);
            at += 1 + marks;
        }
        at += 1;
    }
    Ok(())
}

/// "The light-squared one takes the knight", "the one in front of the king two squares": behind no piece and before none,
/// only a bishop is named by the colour of its squares, and of what goes so far only a pawn by what stands behind it.
fn unnamed(signs: &mut Vec<Token>) {
    let piece = |sign: Option<&Token>| matches!(sign, Some(Token::Piece(_)));
    let steps = signs.iter().any(|sign| matches!(sign, Token::Steps(_)));
    let named_so = |at: usize| match signs[at] {
        Token::Flank(Flank::LightSquares | Flank::DarkSquares) => Some(Role::Bishop),
        Token::Flank(Flank::Before(_)) if steps => Some(Role::Pawn),
        _ => None,
    };
    let alone = |at: usize| {
        let next = signs[at + 1..].iter().find(|sign| !is_mark(sign));
        let named = piece(next) || at > 0 && piece(signs.get(at - 1));
        named_so(at).filter(|_| !named).map(|role| (at, role))
    };
    if let Some((at, role)) = (0..signs.len()).find_map(alone) {
        signs.insert(at, Token::Piece(role));
    }
}

/// How many signs of check and mate stand at the end.
pub(super) fn check_or_mate(signs: &[Token]) -> usize {
    signs.iter().rev().take_while(|sign| matches!(sign, Token::Check | Token::Mate)).count()
}

/// Whether a piece before these signs is what a pawn becomes: "vezért kérek", but not "torre y corona dama".
pub(super) fn is_what_becomes(after: &[Token]) -> bool {
    matches!(after, [Token::Promotes, rest @ ..] if !matches!(rest.iter().find(|sign| !is_mark(sign)), Some(Token::Piece(_))))
}

pub(super) fn is_article(sign: &Token) -> bool {
    matches!(sign, Token::MayAct | Token::MayBeCaptured)
}

fn is_mark(sign: &Token) -> bool {
    matches!(sign, Token::With | Token::Captured) || is_article(sign)
}
