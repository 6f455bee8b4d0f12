//! What was said, held against a position: the one move that fits, or why there is none.

use shakmaty::attacks::{self, between};
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingSide, Chess, Color, EnPassantMode, Move, Piece, Position, Rank, Role, Square,
};

use super::castling::{castle, castling_by_hand, castling_meant, castling_onto_rook};
use super::castling_homes::CastlingHomes;
use super::fitting::{fits, fitting, lands};
use super::resolve_error::{CastlingObstacle, ResolveError};
use super::said::{Announcement, MoveDescription};
use super::settled::settled;

/// The one legal move that fits what was said.
///
/// ```
/// use ansage::game::resolve;
/// use ansage::hear::{Intent, hear};
/// use ansage::voice::Voice;
/// use shakmaty::Chess;
///
/// let english = Voice::built_in("en")?;
/// let find = |line| match hear(line, english.lexicon()).map(|said| said.heard) {
///     Ok(Intent::Announce(announcement, _)) => resolve(&announcement, &Chess::default()).ok(),
///     _ => None,
/// };
/// assert!(find("knight f3").is_some());
/// // No knight reaches f4: a move is never guessed.
/// assert!(find("knight f4").is_none());
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
///
/// # Errors
/// [`ResolveError`]: several fit, or none, with the reason.
pub fn resolve(announcement: &Announcement, position: &Chess) -> Result<Move, ResolveError> {
    if let Some(side) = announcement.castling_side(position.turn()) {
        return castle(side, position);
    }
    match announcement {
        Announcement::Move(said) => one_of(said, position),
        // To the left of whom?
        Announcement::CastlingToward { .. } => Err(ResolveError::WhichCastling),
        Announcement::Castling(_) | Announcement::CastlingEither => only_castling(position),
    }
}

/// What an announcement says is done on a board, legal or not: in a tournament a move that is not legal
/// can be announced, made and completed, and is a matter of Article 7 then. So is castling from where king and
/// rook castle in this game.
///
/// # Errors
/// [`ResolveError`] when it does not say which piece goes where. None of them tells whether a move that could
/// be executed is legal.
pub fn resolve_geometry(
    announcement: &Announcement,
    position: &Chess,
    homes: &CastlingHomes,
) -> Result<UciMove, ResolveError> {
    if let Some(side) = announcement.castling_side(position.turn()) {
        return castling_by_hand(side, position, homes);
    }
    // Which castling is legal must not be told.
    let Announcement::Move(said) = announcement else { return Err(ResolveError::WhichCastling) };
    if said.only_checks() {
        return Err(ResolveError::NoDestination);
    }
    // What pieces can do on the board, whoever is in check: a legal move is found among the others, or to find
    // it alone would tell which of them is legal.
    let board = position.board();
    let en_passant = passing_squares(board, position.turn());
    let reachable = reachable(board, position.turn(), en_passant);
    let said = settled(said, board, position.turn(), &reachable)?;
    let said = said.as_ref();
    let fitting = fitting(said, &reachable);
    match fitting.as_slice() {
        [only] => return Ok(UciMove::from_move(*only, position.castles().mode())),
        [] => {}
        // 11.3.1 — what can be captured, and by what, is not told to who names neither.
        _ if said.to.is_none() => return Err(ResolveError::NoDestination),
        [one, ..] if said.captures_anyhow() => {
            return Err(ResolveError::FromWhere(one.role(), one.to()));
        }
        several => return Err(ResolveError::Several(several.to_vec())),
    }
    let king_meant = said.role.or_else(|| board.role_at(said.from()?)) == Some(Role::King);
    let onto_rook = castling_onto_rook(said, position, homes);
    if let Some(side) =
        onto_rook.or_else(|| castling_meant(said, position, Role::King, homes).filter(|_| king_meant))
    {
        return castling_by_hand(side, position, homes);
    }
    // Nothing becomes anything there, and it must not be told by which move it would get there.
    if let (Some(piece), Some(to)) = (said.promotion, said.to)
        && to.rank() != last_rank(position.turn())
    {
        return Err(ResolveError::PromotionImpossible(piece));
    }
    match why_none(said, position, &position.legal_moves()) {
        ResolveError::DoesNotReach { from, to, role, .. } | ResolveError::Blocked { from, to, role, .. } => {
            if role == Role::Pawn && to.rank() == last_rank(position.turn()) && said.promotion.is_none() {
                return Err(ResolveError::PromotionMissing(to));
            }
            Ok(UciMove::Normal { from, to, promotion: said.promotion })
        }
        ResolveError::NoneReaches { role, to, .. } => Err(ResolveError::FromWhere(role, to)),
        // All that is left unsaid then is what the pawn becomes.
        misfit @ (ResolveError::LeavesKingInCheck { .. } | ResolveError::KingAttackedThere(_)) => {
            Err(said.to.map_or(misfit, ResolveError::PromotionMissing))
        }
        misfit => Err(misfit),
    }
}

/// Where a pawn of this side could take another in passing, if that one has just come there.
fn passing_squares(board: &Board, us: Color) -> Bitboard {
    let back = us.fold_wb(8, -8);
    let rank = Bitboard::from(us.fold_wb(Rank::Fifth, Rank::Fourth));
    let beside = board.by_piece(Piece { color: !us, role: Role::Pawn }) & rank;
    beside
        .into_iter()
        .filter_map(|pawn| pawn.offset(back))
        .filter(|square| board.piece_at(*square).is_none())
        .collect()
}

fn last_rank(color: Color) -> Rank {
    color.fold_wb(Rank::Eighth, Rank::First)
}

fn one_of(said: &MoveDescription, position: &Chess) -> Result<Move, ResolveError> {
    if said.only_checks() {
        return only_check(said, position).ok_or(ResolveError::NoDestination);
    }
    if let Some(only) = at_once(said, position) {
        return Ok(only);
    }
    if let Some(side) = castling_onto_rook(said, position, &CastlingHomes::of(position)) {
        return castle(side, position);
    }
    let legal = position.legal_moves();
    let said = settled(said, position.board(), position.turn(), &legal)?;
    let said = said.as_ref();
    let fitting = fitting(said, &legal);
    match fitting.as_slice() {
        [only] => Ok(*only),
        [] => Err(why_none(said, position, &legal)),
        several => Err(ResolveError::Several(several.to_vec())),
    }
}

/// "Bishop check": the one move of it that gives check.
fn only_check(said: &MoveDescription, position: &Chess) -> Option<Move> {
    let legal = position.legal_moves();
    let mut found = legal.iter().filter(|played| fits(said, played) && gives_check(**played, position));
    found.next().filter(|_| found.next().is_none()).copied()
}

pub(super) fn gives_check(played: Move, position: &Chess) -> bool {
    position.clone().play(played).is_ok_and(|after| after.is_check())
}

/// The usual case without looking at every legal move: one piece of the kind that was said goes there. What
/// a king does may be castling, which is none of these.
fn at_once(said: &MoveDescription, position: &Chess) -> Option<Move> {
    let there = || position.board().role_at(said.from()?);
    let role = said
        .moving()
        .or_else(there)
        .filter(|role| *role != Role::King && said.or_pawn.is_none() && said.or_piece.is_none())
        .filter(|_| !said.may_be_spelled)
        .filter(|_| said.flank.is_none())?;
    let candidates = position.san_candidates(role, said.to?);
    let mut fitting = candidates.iter().filter(|candidate| fits(said, candidate));
    let only = fitting.next().filter(|only| !only.is_capture() || !said.is_square())?;
    fitting.next().is_none().then_some(*only)
}

/// C.10 — castling without its side, where one alone is legal; where neither is, what bars the one that is nearer.
fn only_castling(position: &Chess) -> Result<Move, ResolveError> {
    let sides = CastlingSide::ALL.map(|side| (side, castle(side, position)));
    match sides {
        [(_, Ok(_)), (_, Ok(_))] => Err(ResolveError::WhichCastling),
        [(_, Ok(only)), _] | [_, (_, Ok(only))] => Ok(only),
        [(_, Err(ResolveError::Castling(_, CastlingObstacle::RightLost))), (_, Err(why))]
        | [(_, Err(why)), _] => Err(why),
    }
}

/// What was said without the parts that a listener hears last; used to find which part is wrong.
fn relaxed(said: &MoveDescription, relax: impl Fn(&mut MoveDescription)) -> MoveDescription {
    let mut relaxed = *said;
    relax(&mut relaxed);
    relaxed
}

/// The reason, from the plainest fact on the board to the subtlest.
fn why_none(said: &MoveDescription, position: &Chess, legal: &[Move]) -> ResolveError {
    let (board, us) = (position.board(), position.turn());
    if let Some(misfit) = said.from().and_then(|from| wrong_origin(said, from, position)) {
        return misfit;
    }
    let role = said.role.or_else(|| said.from().and_then(|from| board.role_at(from))).unwrap_or(Role::Pawn);
    let own: Vec<Square> = (board.by_piece(Piece { color: us, role })).into_iter().collect();
    if own.is_empty() && said.or_pawn.is_none() {
        return ResolveError::NoneLeft(role);
    }
    let Some(to) = said.to else {
        return why_no_capture(said, position, legal, role);
    };
    if said.from() == Some(to) {
        return ResolveError::SameSquare(to);
    }
    if let Some(side) = castling_meant(said, position, role, &CastlingHomes::of(position)) {
        return castle(side, position).err().unwrap_or(ResolveError::SameSquare(to));
    }
    if let Some(piece) = board.piece_at(to).filter(|piece| piece.color == us) {
        return ResolveError::OwnPiece(to, piece.role);
    }
    if said.captures_anyhow() && board.piece_at(to).is_none() {
        return ResolveError::NothingToCapture(to);
    }
    if let Some(piece) = said.promotion.filter(|piece| matches!(piece, Role::King | Role::Pawn)) {
        return ResolveError::PromotionImpossible(piece);
    }
    let pseudo = pseudo_legal(position);
    wrong_words(said, to, position, (legal, &pseudo))
        .or_else(|| endangered_king(said, (role, to), position, &pseudo))
        .unwrap_or_else(|| out_of_reach(said, position, legal, role, to, &own))
}

/// What stands on the square of origin is not what was said, or nothing does.
fn wrong_origin(said: &MoveDescription, from: Square, position: &Chess) -> Option<ResolveError> {
    let Some(piece) = position.board().piece_at(from) else { return Some(ResolveError::NothingThere(from)) };
    if piece.color != position.turn() {
        return Some(ResolveError::OpponentsPiece(from, piece.role));
    }
    let role = said.role.filter(|role| *role != piece.role)?;
    Some(ResolveError::OtherPiece { square: from, said: role, found: piece.role })
}

/// A word that does not fit: without it a piece could make the move.
fn wrong_words(
    said: &MoveDescription,
    to: Square,
    position: &Chess,
    (legal, pseudo): (&[Move], &[Move]),
) -> Option<ResolveError> {
    if said.promotion.is_none() && any(&with_queen(said), legal) {
        return Some(ResolveError::PromotionMissing(to));
    }
    // What the pieces could do but for the king is no fault of the words.
    if any(said, pseudo) {
        return None;
    }
    let captured = said.captured.zip(position.board().role_at(to));
    let words = [
        (relaxed(said, |said| said.promotion = None), said.promotion.map(ResolveError::PromotionImpossible)),
        (
            relaxed(said, |said| said.en_passant = false),
            said.en_passant.then_some(ResolveError::NotEnPassant(to)),
        ),
        (
            relaxed(said, |said| said.captured = None),
            captured.map(|(said, found)| ResolveError::CapturedOther { square: to, said, found }),
        ),
        (
            relaxed(said, |said| {
                said.captures = false;
                said.captured = None;
                said.en_passant = false;
            }),
            said.captures.then_some(ResolveError::NothingToCapture(to)),
        ),
    ];
    words.into_iter().find_map(|(relaxed, misfit)| misfit.filter(|_| any(&relaxed, pseudo)))
}

/// The pieces could do it but for the king, or a moment ago (3.7.4.2).
fn endangered_king(
    said: &MoveDescription,
    (role, to): (Role, Square),
    position: &Chess,
    pseudo: &[Move],
) -> Option<ResolveError> {
    let unpromoted = said.promotion.is_none() && any(&with_queen(said), pseudo);
    if !unpromoted && !any(said, pseudo) {
        return said.en_passant.then_some(ResolveError::NotEnPassant(to));
    }
    Some(if role == Role::King {
        ResolveError::KingAttackedThere(to)
    } else {
        ResolveError::LeavesKingInCheck { role, to, already: position.is_check() }
    })
}

fn any(said: &MoveDescription, moves: &[Move]) -> bool {
    moves.iter().any(|candidate| fits(said, candidate))
}

fn with_queen(said: &MoveDescription) -> MoveDescription {
    relaxed(said, |said| said.promotion = Some(Role::Queen))
}

fn out_of_reach(
    said: &MoveDescription,
    position: &Chess,
    legal: &[Move],
    role: Role,
    to: Square,
    own: &[Square],
) -> ResolveError {
    let board = position.board();
    let goes = |from: Square| {
        let mut squares: Vec<Square> = legal
            .iter()
            .filter(|candidate| candidate.from() == Some(from))
            .map(lands)
            .filter(|to| *to != from)
            .collect();
        squares.sort();
        squares.dedup();
        squares
    };
    let meant: Vec<Square> = own.iter().copied().filter(|square| said.may_come_from(*square)).collect();
    let limited = said.from_file.is_some() || said.from_rank.is_some();
    if meant.is_empty() && limited {
        return ResolveError::NoneOn { role, file: said.from_file, rank: said.from_rank };
    }
    let [from] = meant.as_slice() else {
        let instead = meant.iter().map(|square| (*square, goes(*square))).collect();
        return ResolveError::NoneReaches { role, to, instead };
    };
    let empty_board = attacks::attacks(*from, Piece { color: position.turn(), role }, Bitboard::EMPTY);
    let in_the_way = between(*from, to) & board.occupied();
    let nearest = in_the_way.into_iter().min_by_key(|square| square.distance(*from));
    match nearest {
        Some(by) if role != Role::Pawn && empty_board.contains(to) => {
            ResolveError::Blocked { role, from: *from, to, by }
        }
        _ if limited => ResolveError::DoesNotReach { role, from: *from, to, instead: goes(*from) },
        _ => ResolveError::NoneReaches {
            role,
            to,
            instead: own.iter().map(|square| (*square, goes(*square))).collect(),
        },
    }
}

/// 3.7.5 — "takes the rook", where a pawn does and promotes.
fn promotion_left_open(said: &MoveDescription, legal: &[Move]) -> Option<ResolveError> {
    let open = relaxed(said, |said| said.promotion = said.promotion.or(Some(Role::Queen)));
    let mut promotions = legal.iter().filter(|candidate| fits(&open, candidate));
    let to = promotions.next().filter(|_| said.promotion.is_none())?.to();
    promotions.all(|other| other.to() == to).then_some(ResolveError::PromotionMissing(to))
}

/// Of what names no square nothing fits.
fn why_no_capture(said: &MoveDescription, position: &Chess, legal: &[Move], role: Role) -> ResolveError {
    let becomes = said.promotion.filter(|_| !said.captures).map(ResolveError::PromotionImpossible);
    let captured = || Some(no_such_capture(said.captured?, position, role));
    let why = becomes.or_else(|| promotion_left_open(said, legal)).or_else(captured);
    why.unwrap_or(ResolveError::NoDestination)
}

/// "Springer schlägt Dame" where no knight can capture a queen.
fn no_such_capture(wanted: Role, position: &Chess, role: Role) -> ResolveError {
    let them = !position.turn();
    if position.board().by_piece(Piece { color: them, role: wanted }).is_empty() {
        return ResolveError::NoneLeft(wanted);
    }
    ResolveError::NoSuchCapture(role, wanted)
}

/// Every move the pieces can make by Article 3 but for the safety of the king; castling is left out.
fn pseudo_legal(position: &Chess) -> Vec<Move> {
    let en_passant = position.ep_square(EnPassantMode::PseudoLegal);
    reachable(position.board(), position.turn(), en_passant.into_iter().collect())
}

pub(super) fn reachable(board: &Board, us: Color, en_passant: Bitboard) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in board.by_color(us) {
        let Some(role) = board.role_at(from) else { continue };
        let reached = if role == Role::Pawn {
            pawn_reach(board, us, from, en_passant)
        } else {
            attacks::attacks(from, Piece { color: us, role }, board.occupied()) & !board.by_color(us)
        };
        for to in reached {
            if role == Role::Pawn && from.file() != to.file() && board.role_at(to).is_none() {
                moves.push(Move::EnPassant { from, to });
                continue;
            }
            let normal = |promotion| Move::Normal { role, from, capture: board.role_at(to), to, promotion };
            if role == Role::Pawn && to.rank() == last_rank(us) {
                moves.extend(
                    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(|piece| normal(Some(piece))),
                );
            } else {
                moves.push(normal(None));
            }
        }
    }
    moves
}

/// 3.7 — where a pawn can go, check aside.
fn pawn_reach(board: &Board, us: Color, from: Square, en_passant: Bitboard) -> Bitboard {
    let targets = board.by_color(!us) | en_passant;
    let mut reach = attacks::pawn_attacks(us, from) & targets;
    let step = us.fold_wb(8, -8);
    let free = |square: &Square| !board.occupied().contains(*square);
    if let Some(one) = from.offset(step).filter(free) {
        reach.add(one);
        let second_rank = us.fold_wb(Rank::Second, Rank::Seventh);
        if let Some(two) = one.offset(step).filter(|two| from.rank() == second_rank && free(two)) {
            reach.add(two);
        }
    }
    reach
}
