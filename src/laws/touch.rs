//! What a player must do who has touched pieces with intent (4.3 to 4.5): a pure answer to a position and the
//! squares in the order in which they were touched.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, Move, Position, Rank, Role, Square};

use super::{Edition, legal_move, legal_moves};

/// What is to be done with the pieces touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Must {
    /// The piece on this square is to be moved.
    Move(Square),
    /// The piece on this square is to be captured.
    Capture(Square),
    /// The piece on the first square is to capture the one on the second.
    CaptureWith(Square, Square),
    /// Castling to this side.
    Castle(CastlingSide),
    /// Any legal move.
    Anything,
}

/// What the pieces touched oblige to, and under which article.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obligation {
    /// The article that governs: "4.3.1".
    pub article: &'static str,
    /// What is to be done.
    pub must: Must,
    /// 4.4.2 — the side to which castling is not allowed on this move.
    pub barred: Option<CastlingSide>,
    /// The legal moves that do it; empty only where there is no legal move at all.
    pub allowed: Vec<Move>,
}

/// What of a move an obligation is about, be the move legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveParts {
    /// The square that is left; the king's in castling.
    pub from: Square,
    /// The square of the captured piece, en passant beside the square reached.
    pub captured: Option<Square>,
    /// The side of castling.
    pub castles: Option<CastlingSide>,
}

impl MoveParts {
    /// The parts of a legal move; `None` for a piece that is dropped, which chess does not know.
    pub fn of_move(played: &Move) -> Option<MoveParts> {
        let captured = match *played {
            Move::Normal { capture: Some(_), to, .. } => Some(to),
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            _ => None,
        };
        Some(MoveParts { from: played.from()?, captured, castles: played.castling_side() })
    }

    /// The parts of a move in coordinates, legal or not. A king that goes two squares along his first
    /// rank, or to his own rook there, castles (3.8.2).
    pub fn of_coordinates(done: &UciMove, position: &Chess) -> Option<MoveParts> {
        if let Some(played) = legal_move(done, position) {
            return MoveParts::of_move(&played);
        }
        let UciMove::Normal { from, to, .. } = *done else { return None };
        let board = position.board();
        let (piece, there) = (board.piece_at(from)?, board.piece_at(to));
        let own_rook = there.is_some_and(|it| it.role == Role::Rook && it.color == piece.color);
        // 3.8.2 — castling is along the player's first rank.
        let along = from.rank() == to.rank() && from.rank() == piece.color.fold_wb(Rank::First, Rank::Eighth);
        let strides = from.file().distance(to.file()) == 2;
        let castles = piece.role == Role::King && along && (own_rook || (strides && there.is_none()));
        let castles = castles.then(|| CastlingSide::from_king_side(to.file() > from.file()));
        let beside = Square::from_coords(to.file(), from.rank());
        let passes = piece.role == Role::Pawn && from.file() != to.file() && there.is_none();
        let enemy = |square: &Square| board.color_at(*square) == Some(!piece.color);
        let captured = Some(if passes { beside } else { to }).filter(enemy);
        Some(MoveParts { from, captured, castles })
    }
}

impl Obligation {
    /// Whether a move does what is asked for; of its legality nothing is said.
    pub fn fits(&self, parts: &MoveParts) -> bool {
        if parts.castles.is_some() && parts.castles == self.barred {
            return false;
        }
        match self.must {
            Must::Move(from) => parts.from == from,
            Must::Capture(square) => parts.captured == Some(square),
            Must::CaptureWith(from, square) => parts.from == from && parts.captured == Some(square),
            Must::Castle(side) => parts.castles == Some(side),
            Must::Anything => true,
        }
    }

    fn new(article: &'static str, must: Must, barred: Option<CastlingSide>, legal: &[Move]) -> Obligation {
        let mut obligation = Obligation { article, must, barred, allowed: Vec::new() };
        let fits = |played: &&Move| MoveParts::of_move(played).is_some_and(|parts| obligation.fits(&parts));
        obligation.allowed = legal.iter().filter(fits).copied().collect();
        obligation
    }
}

/// The squares touched, each once, with the player's own pieces first where the order is unclear (4.3.3); those
/// on which nothing stands are left out.
fn in_order(position: &Chess, touched: &[Square], order_known: bool) -> Vec<Square> {
    let mut squares = Vec::new();
    for square in touched {
        if position.board().piece_at(*square).is_some() && !squares.contains(square) {
            squares.push(*square);
        }
    }
    if !order_known {
        squares.sort_by_key(|square| !position.us().contains(*square));
    }
    squares
}

/// What the player to move must do after touching the pieces on these squares (4.3, 4.4, 4.5). `None` where
/// nothing was touched.
///
/// ```
/// use ansage::laws::{Edition, Must, obligation};
/// use shakmaty::{Chess, Square};
///
/// let touched = |square| obligation(&Chess::default(), &[square], true, Edition::Of2023);
/// // 4.3.1 — a knight that was touched must be moved: two moves are left.
/// assert_eq!(touched(Square::G1).map(|binds| binds.allowed.len()), Some(2));
/// // 4.5 — the king cannot move, so nothing binds.
/// assert!(touched(Square::E1).is_none_or(|binds| binds.must == Must::Anything));
/// ```
pub fn obligation(
    position: &Chess,
    touched: &[Square],
    order_known: bool,
    edition: Edition,
) -> Option<Obligation> {
    let touched = in_order(position, touched, order_known);
    if touched.is_empty() {
        return None;
    }
    let legal = legal_moves(position);
    let found = |article, must, barred| {
        Some(Obligation::new(article, must, barred, &legal)).filter(|found| !found.allowed.is_empty())
    };
    let mut barred = None;
    if let Some(touch) = castling_touch(position, &touched) {
        let castles = touch.side.and_then(|side| found("4.4.1", Must::Castle(side), None));
        if touch.king_first || !order_known {
            if castles.is_some() {
                return castles;
            }
            // Of both at once the Laws of 2014 alone speak; later ones of "the king and then a rook".
            if order_known || edition == Edition::Of2014 {
                return found("4.4.3", Must::Move(touch.king), None)
                    .or_else(|| Some(Obligation::new("4.4.3", Must::Anything, None, &legal)));
            }
        } else {
            barred = touch.side;
        }
    }
    let own = touched.iter().find(|square| position.us().contains(**square));
    let theirs = touched.iter().find(|square| position.them().contains(**square));
    let article = match (own, theirs) {
        (Some(_), Some(_)) => "4.3.3",
        (None, Some(_)) => "4.3.2",
        _ if barred.is_some() => "4.4.2",
        _ => "4.3.1",
    };
    let both =
        own.zip(theirs).and_then(|(own, theirs)| found(article, Must::CaptureWith(*own, *theirs), barred));
    let one = |square: &Square| {
        let must = if position.us().contains(*square) { Must::Move(*square) } else { Must::Capture(*square) };
        found(article, must, barred)
    };
    let must = both.or_else(|| touched.iter().find_map(one)).or_else(|| found("4.5", Must::Anything, barred));
    // Where castling to the barred side is the only legal move it is still a legal move.
    Some(must.unwrap_or_else(|| Obligation::new("4.5", Must::Anything, None, &legal)))
}

/// 4.7.2 — what the player must do who has placed his king where castling to this side places him: castle there, or
/// else make another move with the king, or else any.
///
/// ```
/// use ansage::laws::castling_begun;
/// use shakmaty::{CastlingSide, Chess};
///
/// let begun = castling_begun(&Chess::default(), CastlingSide::KingSide);
/// assert_eq!(begun.article, "4.7.2");
/// ```
pub fn castling_begun(position: &Chess, side: CastlingSide) -> Obligation {
    const ARTICLE: &str = "4.7.2";
    let legal = legal_moves(position);
    let found = |must| Obligation::new(ARTICLE, must, None, &legal);
    let king = position.board().king_of(position.turn()).map(Must::Move);
    let musts = [Some(Must::Castle(side)), king].into_iter().flatten().map(found);
    musts.into_iter().find(|found| !found.allowed.is_empty()).unwrap_or_else(|| found(Must::Anything))
}

/// A king and a rook touched before anything else.
struct CastlingTouch {
    king: Square,
    king_first: bool,
    /// The side on which the player castles with this rook, if he still may.
    side: Option<CastlingSide>,
}

fn castling_touch(position: &Chess, touched: &[Square]) -> Option<CastlingTouch> {
    let [first, second, ..] = *touched else { return None };
    let us = position.us();
    let role = |square| position.board().role_at(square).filter(|_| us.contains(square));
    let (king, rook, king_first) = match (role(first)?, role(second)?) {
        (Role::King, Role::Rook) => (first, second, true),
        (Role::Rook, Role::King) => (second, first, false),
        _ => return None,
    };
    let castles = |side: &CastlingSide| position.castles().rook(position.turn(), *side) == Some(rook);
    Some(CastlingTouch { king, king_first, side: CastlingSide::ALL.into_iter().find(castles) })
}
