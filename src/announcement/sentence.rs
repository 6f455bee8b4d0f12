//! The grammar: `[piece] [origin] [takes [piece]] destination [becomes] [piece] [e.p.] [check|mate]`, and the
//! other orders in which the words leave no doubt.

use arrayvec::ArrayVec;
use shakmaty::{File, Rank, Role, Square};

use super::notation::Sign;
use super::order::capture_in_order;
use super::{Announcement, NotHeard, Said};

/// What was said of a square.
#[derive(Clone, Copy)]
struct Place {
    file: Option<File>,
    rank: Option<Rank>,
    /// Whether it was said that it is left: "von Gustav eins".
    left: bool,
}

impl Place {
    fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a pawn may promote there.
    fn promotes(self) -> bool {
        matches!(self.rank, Some(Rank::First | Rank::Eighth))
    }
}

/// What was heard so far.
// Each is a word that was said or not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Default)]
struct Parts {
    said: Said,
    places: ArrayVec<Place, 2>,
    places_before_capture: usize,
    promotes: bool,
    becomes_first: bool,
    since_capture: bool,
    /// The captured piece was the last that was said.
    behind_captured: bool,
    /// "from" was said.
    from: bool,
    /// "with" was said.
    with: bool,
    /// The next piece is named as the captured one.
    object: bool,
}

/// The announcement these signs are.
pub(super) fn sentence(signs: &[Sign]) -> Result<Announcement, NotHeard> {
    let ordered = capture_in_order(signs)?;
    let signs = ordered.as_deref().unwrap_or(signs);
    // What an article says counts above only.
    let without: Vec<Sign>;
    let signs = if signs.iter().any(is_article) {
        without = signs.iter().copied().filter(|sign| !is_article(sign)).collect();
        &without
    } else {
        signs
    };
    if signs.is_empty() {
        return Err(NotHeard::Nothing);
    }
    if let [Sign::Piece(role)]
    | [Sign::Promotes | Sign::With | Sign::Captured, Sign::Piece(role)]
    | [Sign::Piece(role), Sign::Promotes] = signs
    {
        return Err(NotHeard::PieceAlone(*role));
    }
    if let Some(castling) = castling(signs) {
        return castling;
    }
    let mut parts = Parts::default();
    let mut rest = signs;
    while let Some((sign, after)) = rest.split_first() {
        rest = after;
        match *sign {
            Sign::File(file) => {
                let rank = match after.first() {
                    Some(Sign::Rank(rank)) => Some(*rank),
                    _ => None,
                };
                if rank.is_some() {
                    rest = &after[1..];
                }
                parts.place(Some(file), rank)?;
            }
            Sign::Rank(rank) => parts.place(None, Some(rank))?,
            Sign::Piece(role) => parts.piece(role, after)?,
            Sign::PieceOrPawn(role, file) => {
                parts.piece(role, after)?;
                parts.said.or_pawn = Some(file);
            }
            Sign::PawnOrPiece(file, role) => {
                parts.place(Some(file), None)?;
                parts.said.or_piece = Some(role);
            }
            Sign::Captures => {
                if parts.said.captures {
                    return Err(NotHeard::TooMuch);
                }
                parts.said.captures = true;
                parts.since_capture = true;
                parts.places_before_capture = parts.places.len();
            }
            Sign::EnPassant => parts.said.en_passant = true,
            Sign::Check => parts.said.check = true,
            Sign::Mate => parts.said.mate = true,
            Sign::Promotes => parts.promotes = true,
            Sign::From => parts.from = true,
            Sign::To => parts.from = false,
            Sign::With => parts.with = true,
            Sign::Captured => parts.object = true,
            Sign::Left => {
                if let Some(last) = parts.places.last_mut() {
                    last.left = true;
                }
            }
            Sign::MayAct
            | Sign::MayBeCaptured
            | Sign::Clitic
            | Sign::DrawOffer
            | Sign::Castling(_)
            | Sign::Side(_)
            | Sign::CastlingEither => {}
        }
    }
    parts.announcement()
}

/// Castling, where a word for it was said: "kurz", "kurz rochieren", "Rochade".
fn castling(signs: &[Sign]) -> Option<Result<Announcement, NotHeard>> {
    let side = signs.iter().find_map(|sign| match sign {
        Sign::Castling(side) | Sign::Side(side) => Some(*side),
        _ => None,
    });
    let either = signs.contains(&Sign::CastlingEither);
    let Some(side) = side else { return either.then_some(Err(NotHeard::WhichCastling)) };
    let with_it = |sign: &Sign| {
        matches!(sign, Sign::Check | Sign::Mate | Sign::Piece(Role::King) | Sign::With | Sign::Captured)
    };
    let whole = signs.iter().filter(|sign| !with_it(sign)).count() == 1 + usize::from(either);
    Some(if whole { Ok(Announcement::Castling(side)) } else { Err(NotHeard::CastlingAndMore) })
}

impl Parts {
    fn place(&mut self, file: Option<File>, rank: Option<Rank>) -> Result<(), NotHeard> {
        if self.said.promotion.is_some() && !self.becomes_first {
            return Err(NotHeard::TooMuch);
        }
        // "Come el peón de e5" says which pawn is captured.
        let left = self.from && !self.behind_captured;
        self.places.try_push(Place { file, rank, left }).map_err(|_| NotHeard::TooMuch)?;
        self.since_capture = false;
        self.behind_captured = false;
        self.from = false;
        Ok(())
    }

    fn piece(&mut self, role: Role, after: &[Sign]) -> Result<(), NotHeard> {
        let with = std::mem::take(&mut self.with);
        let object = std::mem::take(&mut self.object);
        self.from = false;
        let becomes = self.promotes || is_what_becomes(after);
        let moves = self.said.role.is_none() && !becomes;
        let captured = self.said.captures && self.said.captured.is_none() && !becomes;
        let part = if with && moves && (self.said.captures || !self.places.is_empty()) {
            self.may_be_a_promotion(role, after)?;
            &mut self.said.role
        } else if captured && (self.since_capture && !with || object) {
            self.behind_captured = true;
            &mut self.said.captured
        } else if self.places.is_empty() && !self.said.captures && !becomes
            || moves && !self.said.captures && self.moves_from_or_to(after)
        {
            &mut self.said.role
        } else {
            // "corono dama en e8": the square follows.
            self.becomes_first = self.places.is_empty() && becomes;
            &mut self.said.promotion
        };
        match part.replace(role) {
            Some(_) => Err(NotHeard::TooMuch),
            None => Ok(()),
        }
    }

    /// "e8 with a queen" may be either; which, nothing tells.
    fn may_be_a_promotion(&self, role: Role, after: &[Sign]) -> Result<(), NotHeard> {
        let pawns = self.places_before_capture == 1 || !self.said.captures;
        let promotes = self.places.last().is_some_and(|last| last.promotes());
        let either = pawns
            && promotes
            && !names_a_place(after)
            && !matches!(role, Role::King | Role::Pawn)
            && !self.places.iter().any(|place| place.left);
        if either { Err(NotHeard::TooMuch) } else { Ok(()) }
    }

    /// Whether a piece that is named behind a square moves: on from there, or to there where no pawn promotes.
    fn moves_from_or_to(&self, after: &[Sign]) -> bool {
        match self.places.as_slice() {
            // "The seventh move queen d8" counts a move.
            [only] if names_a_place(after) => only.file.is_some(),
            [.., last] => last.square().is_some() && !last.promotes() && !last.left,
            [] => false,
        }
    }

    fn announcement(self) -> Result<Announcement, NotHeard> {
        let Parts { mut said, places, places_before_capture, .. } = self;
        let captured_says_where = said.captures && said.captured.is_some();
        let origin = match *places.as_slice() {
            // "Turm Anna eins schlägt Turm": what stands before the word is where the rook comes from.
            [from] if captured_says_where && (places_before_capture == 1 || from.left) => Some(from),
            // "von Eva zwei" alone says where from and not where to.
            [from] if from.left => return Err(NotHeard::NoDestination),
            [to] if to.square().is_some() => {
                said.to = to.square();
                None
            }
            [from] if captured_says_where => Some(from),
            [] if captured_says_where => None,
            [to, from] if from.left && !to.left => {
                said.to = Some(to.square().ok_or(NotHeard::NoDestination)?);
                Some(from)
            }
            [from, to] => {
                said.to = Some(to.square().ok_or(NotHeard::NoDestination)?);
                Some(from)
            }
            _ => return Err(NotHeard::NoDestination),
        };
        (said.from_file, said.from_rank) = origin.map_or((None, None), |place| (place.file, place.rank));
        Ok(Announcement::Move(said))
    }
}

/// Whether a piece before these signs is what a pawn becomes: "vezért kérek", but not "torre y corona dama".
pub(super) fn is_what_becomes(after: &[Sign]) -> bool {
    matches!(after, [Sign::Promotes, rest @ ..] if !matches!(rest.iter().find(|sign| !is_mark(sign)), Some(Sign::Piece(_))))
}

fn is_article(sign: &Sign) -> bool {
    matches!(sign, Sign::MayAct | Sign::MayBeCaptured)
}

fn is_mark(sign: &Sign) -> bool {
    matches!(sign, Sign::With | Sign::Captured) || is_article(sign)
}

/// Whether a square comes next, or a capture with what is captured or where.
fn names_a_place(after: &[Sign]) -> bool {
    let named = |sign: &Sign| matches!(sign, Sign::File(_) | Sign::Rank(_) | Sign::Piece(_));
    match after {
        [Sign::File(_) | Sign::Rank(_) | Sign::From | Sign::To, ..] => true,
        [Sign::Captures, rest @ ..] => rest.iter().any(named),
        _ => false,
    }
}
