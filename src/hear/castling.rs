//! Castling, by the words for it and what is said beside them of the side.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::notation::Token;
use crate::game::{Announcement, Flank, ParseError};

/// Castling, where a word for it was said: "kurz", "kurz rochieren", "Rochade", "king g1, castle", "castle to the left".
pub(super) fn castling(signs: &[Token]) -> Option<Result<Announcement, ParseError>> {
    let either = signs.contains(&Token::CastlingEither);
    // A wing alone is asked about, or is a piece's.
    let castles = |sign: &Token| matches!(sign, Token::Castling(_) | Token::Side(_));
    if !either && !signs.iter().any(castles) {
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
            Token::File(file @ (File::C | File::G))
                if matches!(after.first(), Some(Token::Rank(Rank::First | Rank::Eighth))) =>
            {
                rest = &after[1..];
                sides.push(CastlingSide::from_queen_side(*file == File::C));
            }
            // The square where it stands before.
            Token::File(File::E)
                if matches!(after.first(), Some(Token::Rank(Rank::First | Rank::Eighth))) =>
            {
                rest = &after[1..];
            }
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
