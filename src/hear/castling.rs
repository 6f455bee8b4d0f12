//! Castling, by the words for it and what is said beside them of the side.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::notation::Token;
use crate::game::{Announcement, Flank, ParseError};

/// Castling, where a word for it was said: "kurz", "kurz rochieren", "Rochade", "king g1, castle", "castle to the left".
pub(super) fn castling(signs: &[Token]) -> Option<Result<Announcement, ParseError>> {
    // A wing alone is asked about, or is a piece's.
    let castles = |sign: &Token| matches!(sign, Token::Castling(_) | Token::Side(_) | Token::CastlingEither);
    // "King two squares to the right".
    let toward =
        |sign: &Token| matches!(sign, Token::Leftward | Token::Rightward | Token::Flank(Flank::Wing(_)));
    let names_king = signs.contains(&Token::Piece(Role::King));
    let names_rook = signs.contains(&Token::Piece(Role::Rook));
    let far = signs.contains(&Token::Steps(2)) && names_king && signs.iter().any(toward);
    let both = names_king_and_rook(signs);
    if !far && !both && !signs.iter().any(castles) {
        return None;
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
            // The square where the rook stands then.
            Token::File(file @ (File::D | File::F)) if both && is_on_first(after) => {
                rest = &after[1..];
                sides.push(CastlingSide::from_queen_side(*file == File::D));
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

/// 4.4: "king to g1, rook to f1"; whoever names the rook first moves it alone.
fn names_king_and_rook(signs: &[Token]) -> bool {
    let reached = |file: File| {
        let first = |pair: &[Token]| pair[0] == Token::File(file) && is_on_first(&pair[1..]);
        signs.windows(2).any(first)
    };
    let mut pieces = signs.iter().filter(|sign| matches!(sign, Token::Piece(_)));
    pieces.next() == Some(&Token::Piece(Role::King))
        && pieces.next() == Some(&Token::Piece(Role::Rook))
        && (reached(File::G) && reached(File::F) || reached(File::C) && reached(File::D))
}

fn is_on_first(after: &[Token]) -> bool {
    matches!(after.first(), Some(Token::Rank(Rank::First | Rank::Eighth)))
}
