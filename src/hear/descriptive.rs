//! Squares of descriptive notation: "king's bishop three", "tres alfil rey". A file is named by the piece that begins on
//! it, and a rank is counted from the side of the player who moves.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::notation::Token;
use crate::game::Flank;

/// Puts one sign in the place of those that name a square so, where they stand behind the piece that goes there.
pub(super) fn squares_of_pieces(signs: &mut Vec<Token>, rank_first: bool) {
    let other = |sign: &Token| {
        matches!(sign, Token::Captures | Token::Castling(_) | Token::CastlingEither | Token::File(_))
    };
    let Some(goes) = signs.iter().position(|sign| matches!(sign, Token::Piece(_))) else { return };
    if signs[goes..].iter().any(other) {
        return;
    }
    let is_wing = |at: usize| matches!(signs.get(at), Some(Token::Flank(Flank::Wing(_))));
    let wing = usize::from(is_wing(goes + 1) && square_of(&signs[goes + 1..], rank_first).is_none());
    let to = usize::from(signs.get(goes + 1 + wing) == Some(&Token::To));
    let at = goes + 1 + wing + to;
    let named = signs.get(at..).and_then(|rest| square_of(rest, rank_first));
    // "Peón ocho dama" says what it becomes.
    let promotes = |rank: Rank| rank == Rank::Eighth && signs[goes] == Token::Piece(Role::Pawn);
    if let Some((length, role, side, rank)) = named.filter(|(.., rank)| !promotes(*rank))
        && let Some((one, other)) = files(role, side)
    {
        let square = |file| Square::from_coords(file, rank);
        signs.splice(at - to..at + length, [Token::Descriptive(square(one), square(other))]);
    }
}

/// "Queen's bishop pawn", "el peón del alfil de dama", "alfilaren peoia": a pawn by the piece that begins behind it, where
/// its wing leaves no other.
pub(super) fn pawns_of_pieces(signs: &mut Vec<Token>) {
    const PAWN: Token = Token::Piece(Role::Pawn);
    let officer = |at: usize| match signs[at..] {
        [Token::Piece(role), Token::Flank(Flank::Wing(side)), ..] if role != Role::Pawn => Some((role, side)),
        _ => None,
    };
    let Some((at, (role, side))) = (0..signs.len()).find_map(|at| Some((at, officer(at)?))) else { return };
    let Some((file, _)) = files(role, Some(side)) else { return };
    let places = match (&signs[..at], &signs[at + 2..]) {
        ([.., PAWN, Token::From], _) => at - 2..at + 2,
        (_, [PAWN, ..]) => at..at + 3,
        _ => return,
    };
    signs.splice(places, [Token::File(file), PAWN]);
}

/// How many signs name a square here, and by which piece, of which wing, on which rank.
fn square_of(signs: &[Token], rank_first: bool) -> Option<(usize, Role, Option<CastlingSide>, Rank)> {
    let piece = |signs: &[Token]| match *signs {
        [Token::Flank(Flank::Wing(side)), Token::Piece(role), ..]
        | [Token::Piece(role), Token::Flank(Flank::Wing(side)), ..] => Some((2, role, Some(side))),
        [Token::Piece(role), ..] => Some((1, role, None)),
        _ => None,
    };
    let rank = |sign: Option<&Token>| match sign {
        Some(Token::Rank(rank)) => Some(*rank),
        _ => None,
    };
    if rank_first {
        let (length, role, side) = piece(signs.get(1..)?)?;
        return Some((length + 1, role, side, rank(signs.first())?));
    }
    let (length, role, side) = piece(signs)?;
    Some((length + 1, role, side, rank(signs.get(length))?))
}

/// The file on which such a piece begins, and the other one where both wings have one; the same twice where one is meant.
fn files(role: Role, side: Option<CastlingSide>) -> Option<(File, File)> {
    let (kings, queens) = match role {
        Role::King => (File::E, File::E),
        Role::Queen => (File::D, File::D),
        Role::Bishop => (File::F, File::C),
        Role::Knight => (File::G, File::B),
        Role::Rook => (File::H, File::A),
        Role::Pawn => return None,
    };
    match side {
        Some(_) if kings == queens => None,
        Some(CastlingSide::KingSide) => Some((kings, kings)),
        Some(CastlingSide::QueenSide) => Some((queens, queens)),
        None => Some((kings, queens)),
    }
}
