//! What is mentioned of a move among words that are no announcement: "haha, turm rauf und dame weg".

use shakmaty::{CastlingSide, File, Rank};

use super::beside::asks;
use super::edit_cost::Vocabulary;
use super::line::Line;
use super::notation::Token;
use super::parts::is_of_attacks;
use super::tokens::{is_numbered, next_signs};
use crate::game::{Flank, Mentioned, ParseError};
use crate::voice::Meaning;

/// A line of more is a story.
const MOST_WORDS: usize = 24;

/// So many words of a question ask, whatever else they mean.
const ASKING: usize = 2;

/// The pieces and places of a line that was not understood for this reason, and what is said of them; `None` where it
/// asks for something, where anything but a capture is denied, and where it says which of two pieces.
pub(super) fn mentions(line: Line<'_>, why: &ParseError) -> Option<Mentioned> {
    if line.len() > MOST_WORDS || asks_for_something(line, why) {
        return None;
    }
    let mut mentioned = Mentioned::default();
    let mut wing = None;
    let signs = signs(line)?;
    let mut rest = signs.as_slice();
    while let Some(((sign, at), behind)) = rest.split_first() {
        rest = behind;
        match (*sign, behind.first()) {
            (Token::File(file), Some((Token::Rank(rank), next))) if *next <= at + 1 => {
                rest = &behind[1..];
                add(&mut mentioned, (Some(file), Some(*rank)))?;
            }
            // "That bishop is a right nuisance", "tomorrow at four"
            (Token::File(_), _) if line.words[*at].chars().nth(1).is_none() && is_small(line, *at) => {}
            (Token::File(file), _) => add(&mut mentioned, (Some(file), None))?,
            (Token::Rank(rank), _) => add(&mut mentioned, (None, Some(rank)))?,
            (Token::Piece(role), _) => mentioned.roles.try_push(role).ok()?,
            (Token::Steps(steps), _) => mentioned.steps = Some(steps),
            (Token::Castling(side) | Token::Side(side), _) => mentioned.castling = Some(Some(side)),
            (Token::CastlingEither, _) => mentioned.castling = mentioned.castling.or(Some(None)),
            (Token::Flank(Flank::Wing(side)), _) => wing = Some(side),
            (Token::Flank(flank), _) => mentioned.flank = Some(flank),
            (Token::Leftward, _) => mentioned.leftward = Some(true),
            (Token::Rightward, _) => mentioned.leftward = Some(false),
            (Token::Captures | Token::Against, _) => mentioned.captures = Some(true),
            (Token::Promotes, _) => mentioned.promotes = true,
            (Token::EnPassant, _) => mentioned.en_passant = true,
            (Token::Check, _) => mentioned.check = true,
            (Token::Mate, _) => mentioned.mate = true,
            (sign, _) if sign.is_grammar() => {}
            _ => return None,
        }
    }
    if let Some(side) = wing {
        take_wing(&mut mentioned, side)?;
    }
    // Beside a square a number alone counts something: "ein ruhiger Zug".
    if mentioned.places.iter().any(|(file, rank)| file.is_some() && rank.is_some()) {
        mentioned.places.retain(|(file, _)| file.is_some());
    }
    if line.normalized.iter().any(|word| line.lexicon.doubts().negations.contains(word)) {
        // "I won't take, I'll go on to e5".
        mentioned.captures.take_if(|captures| *captures)?;
        mentioned.captures = Some(false);
    }
    // "To the left" alone may be any move, and "queen" is asked where to.
    if mentioned.steps.is_none() && (mentioned.leftward.is_some() || matches!(why, ParseError::PieceAlone(_)))
    {
        return None;
    }
    let lists = mentioned.captures.is_none() && lists_pieces(line);
    (mentioned != Mentioned::default() && !lists).then_some(mentioned)
}

/// "Castle over there, king's side", "the king's, two squares".
fn take_wing(mentioned: &mut Mentioned, side: CastlingSide) -> Option<()> {
    if mentioned.castling == Some(None) {
        mentioned.castling = Some(Some(side));
    }
    let is_pawn = mentioned.roles.is_empty() && mentioned.steps.is_some();
    let file = if side.is_king_side() { File::E } else { File::D };
    if is_pawn { add(mentioned, (Some(file), None)) } else { Some(()) }
}

/// Whether a line asks a question, tells of another time, or is a request with more beside it.
fn asks_for_something(line: Line<'_>, why: &ParseError) -> bool {
    let is_request = matches!(why, ParseError::RequestUnclear(word, _) if !matches!(*word, "yes" | "no"));
    // "É", "ki" and the like mean something else in a move.
    let asks_here = |at: usize| {
        let rest = line.from(at);
        asks(line, at) && (at < ASKING || rest.chess().is_none() && rest.beside().is_none())
    };
    let of_attacks = |at: usize| matches!(line.from(at).question(), Some((_, word)) if is_of_attacks(word));
    is_request || (0..line.len()).any(|at| asks_here(at) || of_attacks(at))
}

/// "The rook and the queen": two pieces with nothing between them but "and".
fn lists_pieces(line: Line<'_>) -> bool {
    (1..line.len()).any(|at| {
        let next = at + 1 + line.from(at + 1).fillers();
        line.lexicon.doubts().adds(&line.normalized[at])
            && line.part(at - 1..at).is_piece()
            && line.from(next).is_piece()
    })
}

/// Whether a letter may be an article or a preposition here.
fn is_small(line: Line<'_>, at: usize) -> bool {
    let small = line.lexicon.small();
    small.before_square(line.words[at])
        || small.before_piece(&line.normalized[at])
        || line.from(at).filler() > 0
}

fn add(mentioned: &mut Mentioned, place: (Option<File>, Option<Rank>)) -> Option<()> {
    if mentioned.places.contains(&place) { Some(()) } else { mentioned.places.try_push(place).ok() }
}

/// The signs of the words that are known, each with the place of its word; `None` where one that is not may be a piece:
/// "Läuver schlägt d3", "Kartoffel e4".
fn signs(line: Line<'_>) -> Option<Vec<(Token, usize)>> {
    let line = Line { second_try: true, ..line };
    let vocabulary = Vocabulary::new(line.lexicon);
    let is_piece = |(meaning, _): &(Meaning, _)| matches!(meaning, Meaning::Piece(_));
    let (mut signs, mut found) = (Vec::new(), Vec::new());
    let mut at = usize::from(is_numbered(line.words));
    let (mut is_known, mut stands_alone) = (true, true);
    while at < line.len() {
        let before = signs.len();
        let heard = next_signs(line.from(at), &mut signs);
        if heard.is_err() && vocabulary.near(&line.normalized[at]).iter().any(is_piece) {
            return None;
        }
        stands_alone &= is_known || !matches!(signs.get(before), Some(Token::File(_)));
        is_known = heard.is_ok();
        // A sign may be put before one that was there.
        found.resize(signs.len(), at);
        at += heard.unwrap_or(1);
    }
    let places_alone = signs.iter().all(|sign| sign.is_of_a_place());
    (stands_alone || !places_alone).then(|| signs.into_iter().zip(found).collect())
}
