//! Castling, by the words for it and what is said beside them of the side.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::notation::Token;
use crate::game::{Announcement, Flank, MoveDescription, ParseError};

/// Castling, where a word for it was said: "kurz", "kurz rochieren", "Rochade", "king g1, castle", "castle to the left".
/// Where king and rook go may be two moves, or a plan, and is asked back.
pub(super) fn castling(signs: &[Token]) -> Option<Result<Announcement, ParseError>> {
    // A wing alone is asked about, or is a piece's.
    let castles = |sign: &Token| matches!(sign, Token::Castling(_) | Token::Side(_) | Token::CastlingEither);
    // "King two squares to the right".
    let toward =
        |sign: &Token| matches!(sign, Token::Leftward | Token::Rightward | Token::Flank(Flank::Wing(_)));
    let names_king = signs.contains(&Token::Piece(Role::King));
    let names_rook = signs.contains(&Token::Piece(Role::Rook));
    let far = signs.contains(&Token::Steps(2)) && names_king && signs.iter().any(toward);
    // "Hide the king on the queenside" may be no more than a wish.
    if let Some(side) = king_to_wing(signs) {
        return Some(Err(ParseError::Doubtful(Announcement::Castling(side))));
    }
    if !far && !signs.iter().any(castles) {
        let king =
            MoveDescription { role: Some(Role::King), to: king_beside_rook(signs), ..Default::default() };
        return king.to.map(|_| Err(ParseError::Doubtful(Announcement::Move(king))));
    }
    let (mut sides, mut flanks, mut whole) = (Vec::new(), Vec::new(), true);
    let mut rest = signs;
    while let Some((sign, after)) = rest.split_first() {
        rest = after;
        match sign {
            Token::Castling(side) | Token::Side(side) | Token::Flank(Flank::Wing(side)) => sides.push(*side),
            Token::Leftward => flanks.push(true),
            Token::Rightward => flanks.push(false),
            // The square where the king stands then.
            Token::File(file @ (File::C | File::G)) if is_on_first(after) => {
                rest = &after[1..];
                sides.push(CastlingSide::from_queen_side(*file == File::C));
            }
            // "Castle with the rook on h1", "with the h rook".
            Token::File(file @ (File::A | File::H)) if names_rook => {
                rest = &after[usize::from(is_on_first(after))..];
                sides.push(CastlingSide::from_queen_side(*file == File::A));
            }
            // The square where it stands before.
            Token::File(File::E) if names_king && is_on_first(after) => rest = &after[1..],
            Token::Steps(_) if far => {}
            Token::CastlingEither | Token::Check | Token::Mate | Token::Piece(Role::King | Role::Rook) => {}
            sign => whole &= sign.is_grammar(),
        }
    }
    let said = match (sides.as_slice(), flanks.as_slice()) {
        ([side, others @ ..], []) if others.iter().all(|other| other == side) => {
            Announcement::Castling(*side)
        }
        ([], [left]) => Announcement::CastlingToward { left: *left },
        ([], []) => Announcement::CastlingEither,
        _ => return Some(Err(ParseError::CastlingAndMore)),
    };
    Some(match said {
        said if whole => Ok(said),
        Announcement::CastlingEither => Err(ParseError::WhichCastling),
        _ => Err(ParseError::CastlingAndMore),
    })
}

/// The wing, where nothing but the king and a wing is named.
fn king_to_wing(signs: &[Token]) -> Option<CastlingSide> {
    let mut named = signs.iter().filter(|sign| !sign.is_grammar());
    match (named.next()?, named.next()?, named.next()) {
        (Token::Piece(Role::King), Token::Flank(Flank::Wing(side)), None)
        | (Token::Flank(Flank::Wing(side)), Token::Piece(Role::King), None) => Some(*side),
        _ => None,
    }
}

/// 3.8.2, 4.4: where the king goes in "king to g1, rook to f1"; whoever names the rook first moves it alone.
fn king_beside_rook(signs: &[Token]) -> Option<Square> {
    let place = |role| signs.iter().position(|sign| *sign == Token::Piece(role));
    let rook = place(Role::Rook).filter(|_| !signs.contains(&Token::Captures))?;
    let (king, rook) = (last_square(&signs[..rook])?, last_square(&signs[rook..])?);
    let files = matches!((king.file(), rook.file()), (File::G, File::F) | (File::C, File::D));
    let castles = files && king.rank() == rook.rank() && matches!(king.rank(), Rank::First | Rank::Eighth);
    (castles && place(Role::King) < place(Role::Rook)).then_some(king)
}

fn last_square(signs: &[Token]) -> Option<Square> {
    signs.windows(2).rev().find_map(|pair| match *pair {
        [Token::File(file), Token::Rank(rank)] => Some(Square::from_coords(file, rank)),
        _ => None,
    })
}

fn is_on_first(after: &[Token]) -> bool {
    matches!(after.first(), Some(Token::Rank(Rank::First | Rank::Eighth)))
}
