//! What the board alone settles of what was said, before any rule is asked: which of two pieces, which of two squares.
//! Whether a move is legal makes no difference here, so it is the same at every desk.

use std::borrow::Cow;

use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Move, Piece, Rank, Role, Square};

use super::fitting::fitting;
use super::resolve_error::ResolveError;
use super::said::{Flank, MoveDescription, Toward};

/// Which of these moves is the one that was said, where one alone is. No rule is asked.
pub fn chosen(said: &MoveDescription, board: &Board, us: Color, moves: &[Move]) -> Option<Move> {
    let said = settled(said, board, us, moves).ok()?;
    match fitting(&said, moves).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// The same announcement with what the board says of it; `moves` are those that its pieces have.
///
/// # Errors
/// [`ResolveError`] where a piece was named by its wing and it is not clear which that is.
pub(super) fn settled<'a>(
    said: &'a MoveDescription,
    board: &Board,
    us: Color,
    moves: &[Move],
) -> Result<Cow<'a, MoveDescription>, ResolveError> {
    if let Some(turned) = rank_said_twice(said, board, us) {
        return settled(&turned, board, us, moves).map(|said| Cow::Owned(said.into_owned()));
    }
    if let Some(Toward::Descriptive(one, other)) = said.toward {
        let seen = descriptive(said, one, other, us);
        return settled(&seen, board, us, moves).map(|said| Cow::Owned(said.into_owned()));
    }
    if let Some(counted) = counted(said, board, us) {
        return Ok(Cow::Owned(counted));
    }
    if let Some(flank) = said.flank {
        let plain = MoveDescription { flank: None, ..*said };
        return match of_flank(&plain, flank, board, us, moves).filter(|from| plain.may_come_from(*from)) {
            Some(from) => Ok(Cow::Owned(comes_from(&plain, from))),
            None => Err(which_of_them(&plain, moves)),
        };
    }
    if let Some(turned) = steps_from(said, board, us) {
        return Ok(Cow::Owned(turned));
    }
    if said.is_square() && said.to.is_some_and(|to| board.by_color(!us).contains(to)) {
        // "C3", and a piece of the other side stands there: who captures it was not said.
        return Ok(Cow::Owned(MoveDescription { captures: true, ..*said }));
    }
    if said.captures
        && let Some(turned) = one_square_of_a_capture(said, board, us)
    {
        return Ok(Cow::Owned(turned));
    }
    let turned =
        promotion_named_first(said, board, us, moves).or_else(|| piece_named_last(said, board, us, moves));
    Ok(turned.map_or(Cow::Borrowed(said), Cow::Owned))
}

/// "The h pawn one": on a rank that no pawn of this file comes to, it is how far it goes.
fn counted(said: &MoveDescription, board: &Board, us: Color) -> Option<MoveDescription> {
    let Some(Toward::Rank(rank)) = said.toward else { return None };
    let file = said.from_file?;
    let own = board.by_piece(Piece { color: us, role: Role::Pawn }) & Bitboard::from(file);
    let comes_there = |from: Square| {
        let farther = i32::from(rank) - i32::from(from.rank());
        (1..=2).contains(&us.fold_wb(farther, -farther))
    };
    rank_as_steps(said).filter(|_| !own.into_iter().any(comes_there))
}

/// "The pawn one": the same with the number as how far the pawn goes.
pub(super) fn rank_as_steps(said: &MoveDescription) -> Option<MoveDescription> {
    let Some(Toward::Rank(rank @ (Rank::First | Rank::Second))) = said.toward else { return None };
    let toward = Some(Toward::Steps(u32::from(rank) + 1));
    (said.role == Some(Role::Pawn)).then_some(MoveDescription { toward, ..*said })
}

/// "Bishop three" is f3 or c3 for White, and f6 or c6 for Black: each side counts the ranks from its own.
fn descriptive(said: &MoveDescription, one: Square, other: Square, us: Color) -> MoveDescription {
    let seen = |square: Square| us.fold_wb(square, square.flip_vertical());
    let toward = (one != other).then(|| Toward::Either(seen(one), seen(other)));
    MoveDescription { to: (one == other).then(|| seen(one)), toward, ..*said }
}

/// "The rook on the seventh, h7": where none of them stands on that rank, it is said of where it goes.
fn rank_said_twice(said: &MoveDescription, board: &Board, us: Color) -> Option<MoveDescription> {
    let rank =
        said.from_rank.filter(|rank| said.from_file.is_none() && said.to.map(Square::rank) == Some(*rank))?;
    let own = board.by_piece(Piece { color: us, role: said.role? });
    (own & Bitboard::from(rank)).is_empty().then_some(MoveDescription { from_rank: None, ..*said })
}

/// "The pawn a2 two squares": the one square is where the own piece on it comes from.
fn steps_from(said: &MoveDescription, board: &Board, us: Color) -> Option<MoveDescription> {
    let here = said.to.filter(|_| {
        matches!(said.toward, Some(Toward::Steps(_) | Toward::Ahead)) && said.from_file.is_none()
    })?;
    let own = board.by_color(us).contains(here);
    own.then(|| MoveDescription { to: None, ..comes_from(said, here) })
}

fn comes_from(said: &MoveDescription, from: Square) -> MoveDescription {
    MoveDescription { from_file: Some(from.file()), from_rank: Some(from.rank()), ..*said }
}

fn which_of_them(said: &MoveDescription, moves: &[Move]) -> ResolveError {
    let fitting = fitting(said, moves);
    match said.to {
        _ if fitting.len() > 1 => ResolveError::Several(fitting),
        Some(to) => ResolveError::FromWhere(said.moving().unwrap_or(Role::Pawn), to),
        None => ResolveError::NoDestination,
    }
}

/// "E4 takes", "d5 schlagen": of one square before a capture the own piece on it says where from; where none stands
/// it says where to.
fn one_square_of_a_capture(said: &MoveDescription, board: &Board, us: Color) -> Option<MoveDescription> {
    let square = said.from().filter(|_| said.to.is_none() && said.toward.is_none())?;
    let own = board.by_color(us).contains(square);
    (!own).then_some(MoveDescription { to: Some(square), from_file: None, from_rank: None, ..*said })
}

/// "Queen on a8" where there is no queen and a pawn can become one there.
fn promotion_named_first(
    said: &MoveDescription,
    board: &Board,
    us: Color,
    moves: &[Move],
) -> Option<MoveDescription> {
    let piece = said.role.filter(|role| !matches!(role, Role::King | Role::Pawn))?;
    let last = said.to.filter(|to| to.rank() == us.fold_wb(Rank::Eighth, Rank::First));
    last.filter(|_| !said.captures && said.promotion.is_none() && said.or_pawn.is_none())?;
    board.by_piece(Piece { color: us, role: piece }).is_empty().then_some(())?;
    let becomes = MoveDescription { role: Some(Role::Pawn), promotion: Some(piece), ..*said };
    (!fitting(&becomes, moves).is_empty()).then_some(becomes)
}

/// "To a8 with the queen", "d1 setze ich den Turm" where no pawn can become one there.
fn piece_named_last(
    said: &MoveDescription,
    board: &Board,
    us: Color,
    moves: &[Move],
) -> Option<MoveDescription> {
    let piece =
        said.promotion.filter(|_| said.role.is_none() && !said.captures && said.from_file.is_none())?;
    let goes = MoveDescription { role: Some(piece), promotion: None, ..*said };
    let own = board.by_piece(Piece { color: us, role: piece });
    (said.to.is_some()
        && !own.is_empty()
        && fitting(said, moves).is_empty()
        && !fitting(&goes, moves).is_empty())
    .then_some(goes)
}

/// The piece of this wing or on this side, while the board shows which it is.
fn of_flank(
    said: &MoveDescription,
    flank: Flank,
    board: &Board,
    us: Color,
    moves: &[Move],
) -> Option<Square> {
    let role = said.role.or_else(|| only_kind(&fitting(said, moves)))?;
    let own = board.by_piece(Piece { color: us, role });
    match flank {
        Flank::Wing(side) => of_wing(role, side, own, us),
        // Of two pawns those that can do it are meant, of other pieces all there are.
        Flank::Left | Flank::Right | Flank::Front | Flank::Rear if role == Role::Pawn => {
            let able = fitting(said, moves).into_iter().filter_map(shakmaty::Move::from);
            outermost(able.fold(Bitboard::EMPTY, Bitboard::with), flank, us)
        }
        Flank::Left | Flank::Right | Flank::Front | Flank::Rear => outermost(own, flank, us),
        Flank::Before(other) => in_front(own, board.by_piece(Piece { color: us, role: other }), us),
        Flank::BesideKing => nearest(own, board.king_of(us)?),
        Flank::LightSquares | Flank::DarkSquares if role != Role::Bishop => None,
        Flank::LightSquares => (own & Bitboard::LIGHT_SQUARES).single_square(),
        Flank::DarkSquares => (own & Bitboard::DARK_SQUARES).single_square(),
    }
}

/// "Take with the left one": the one kind of piece that can.
fn only_kind(moves: &[Move]) -> Option<Role> {
    let role = moves.first()?.role();
    moves.iter().all(|other| other.role() == role).then_some(role)
}

/// Of these pieces the nearest that stands on the file of this one and farther up the board, as the player sees it.
fn in_front(own: Bitboard, other: Bitboard, us: Color) -> Option<Square> {
    let behind = other.single_square()?;
    let ahead = |at: &Square| at.file() == behind.file() && (at.rank() > behind.rank()) == us.is_white();
    own.into_iter().filter(ahead).min_by_key(|at| at.distance(behind)).filter(|at| *at != behind)
}

/// Of these pieces the one that stands nearer to this square than any other.
fn nearest(own: Bitboard, to: Square) -> Option<Square> {
    let least = own.into_iter().map(|at| at.distance(to)).min()?;
    own.into_iter().filter(|at| at.distance(to) == least).collect::<Bitboard>().single_square()
}

/// Of two pieces on different files, or ranks, the one on this side, as the player sees the board.
pub(super) fn outermost(pieces: Bitboard, flank: Flank, us: Color) -> Option<Square> {
    let mut two = pieces.into_iter();
    let (Some(one), Some(other), None) = (two.next(), two.next(), two.next()) else { return None };
    let wanted_low = matches!(flank, Flank::Left | Flank::Rear) == (us == Color::White);
    let order = match flank {
        Flank::Front | Flank::Rear => one.rank().cmp(&other.rank()),
        _ => one.file().cmp(&other.file()),
    };
    match order {
        std::cmp::Ordering::Equal => None,
        order => Some(if order.is_lt() == wanted_low { one } else { other }),
    }
}

/// A bishop never leaves the colour of its squares. A knight or rook is known while it stands where it began, or
/// the other of the two does.
fn of_wing(role: Role, side: CastlingSide, own: Bitboard, us: Color) -> Option<Square> {
    let home = |side: CastlingSide| {
        let square = match (role, side) {
            (Role::Rook, CastlingSide::KingSide) => Square::H1,
            (Role::Rook, CastlingSide::QueenSide) => Square::A1,
            (Role::Knight, CastlingSide::KingSide) => Square::G1,
            (Role::Knight, CastlingSide::QueenSide) => Square::B1,
            (Role::Bishop, CastlingSide::KingSide) => Square::F1,
            (Role::Bishop, CastlingSide::QueenSide) => Square::C1,
            (Role::King | Role::Queen | Role::Pawn, _) => return None,
        };
        Some(us.fold_wb(square, square.flip_vertical()))
    };
    let home_square = home(side)?;
    if role == Role::Bishop {
        let colour = if home_square.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
        return (own & colour).single_square();
    }
    let other = home(if side.is_king_side() { CastlingSide::QueenSide } else { CastlingSide::KingSide })?;
    match own.count() {
        1 | 2 if own.contains(home_square) => Some(home_square),
        2 if own.contains(other) => own.without(other).single_square(),
        // Where each has stayed on its own wing, its wing says which.
        2 => {
            let half: Bitboard =
                own.into_iter().filter(|at| (at.file() >= File::E) == side.is_king_side()).collect();
            half.single_square()
        }
        _ => None,
    }
}
