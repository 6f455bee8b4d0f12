//! The pieces and places that are mentioned, in whatever order, and the legal moves of which all of it may be said.

use arrayvec::ArrayVec;
use shakmaty::{CastlingSide, Chess, Color, File, Move, Position, Rank, Role, Square};

use super::fitting::lands;
use super::said::{Flank, MoveDescription, Toward};
use super::settled::outermost;

/// What is mentioned of a move, where the words around it are no announcement: "haha, turm rauf und dame weg".
#[derive(Debug, Clone, Default, PartialEq, Eq)]
// Each is a word that was said or was not.
#[allow(clippy::struct_excessive_bools)]
pub struct Mentioned {
    /// Pieces: what moves, what is captured, or what a pawn becomes.
    pub roles: ArrayVec<Role, 4>,
    /// Squares, files and ranks: where it comes from, or goes.
    pub places: ArrayVec<(Option<File>, Option<Rank>), 4>,
    /// How many squares it goes.
    pub steps: Option<u32>,
    /// Whether to the left as the player sees it, or to the right.
    pub leftward: Option<bool>,
    /// Which of two pieces goes.
    pub flank: Option<Flank>,
    /// Castling, and to which side where that was said.
    pub castling: Option<Option<CastlingSide>>,
    /// Whether a capture was, or was said to be none.
    pub captures: Option<bool>,
    /// Whether a promotion was.
    pub promotes: bool,
    /// Whether a capture in passing was.
    pub en_passant: bool,
    /// Whether check was.
    pub check: bool,
    /// Whether mate was.
    pub mate: bool,
}

impl Mentioned {
    /// What was said of a move; `None` where it says which of two pieces by a word that a move alone does not answer.
    pub fn of(said: &MoveDescription) -> Option<Mentioned> {
        let places =
            [(said.from_file, said.from_rank), (said.to.map(Square::file), said.to.map(Square::rank))];
        let mut mentioned = Mentioned {
            roles: [said.role, said.captured, said.promotion].into_iter().flatten().collect(),
            places: places.into_iter().filter(|place| *place != (None, None)).collect(),
            captures: said.captures.then_some(true),
            en_passant: said.en_passant,
            check: said.check,
            mate: said.mate,
            ..Mentioned::default()
        };
        match said.toward {
            None | Some(Toward::Ahead) => {}
            Some(Toward::File(file)) => mentioned.places.push((Some(file), None)),
            Some(Toward::Rank(rank)) => mentioned.places.push((None, Some(rank))),
            Some(Toward::Steps(steps)) => mentioned.steps = Some(steps),
            Some(Toward::Descriptive(..) | Toward::Either(..) | Toward::Shade(_)) => return None,
        }
        let ambiguous = said.flank.is_some() || said.or_pawn.is_some() || said.or_piece.is_some();
        (!ambiguous).then_some(mentioned)
    }

    /// The one legal move of which all of this may be said, and whose piece, or what it does, was mentioned. Whoever uses
    /// it asks first.
    pub fn only_move(&self, position: &Chess) -> Option<Move> {
        let legal = position.legal_moves();
        let mut found: Vec<Move> =
            legal.iter().filter(|played| self.is_said_of(played, position)).copied().collect();
        if let Some(flank) = self.flank {
            let of_two = match self.roles[..] {
                [role] if role != Role::Pawn => position.our(role),
                _ => found.iter().filter_map(|played| played.from()).collect(),
            };
            let meant = outermost(of_two, flank, position.turn())?;
            found.retain(|played| played.from() == Some(meant));
        }
        if found.len() > 1 && self.steps.is_some() && self.leftward.is_none() {
            // "Queen one square" may go anywhere, and usually goes forward.
            let forward = |from: Square, to: Square| {
                from.file() == to.file() && (to.rank() > from.rank()) == position.turn().is_white()
            };
            found.retain(|played| played.from().is_some_and(|from| forward(from, played.to())));
        }
        match found[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn is_said_of(&self, played: &Move, position: &Chess) -> bool {
        let done = if played.is_castle() {
            self.castles(played)
        } else {
            self.moves(played) && self.goes_sideways(played, position.turn())
        };
        let after = || position.clone().play(*played).ok();
        done && (!self.check || after().is_some_and(|after| after.is_check()))
            && (!self.mate || after().is_some_and(|after| after.is_checkmate()))
    }

    fn goes_sideways(&self, played: &Move, us: Color) -> bool {
        let lower = |from: Square| played.to().file() < from.file();
        self.leftward.is_none_or(|left| {
            played.from().is_some_and(|from| {
                from.rank() == played.to().rank() && lower(from) == (left == us.is_white())
            })
        })
    }

    fn castles(&self, played: &Move) -> bool {
        let (Move::Castle { king, rook }, Some(side)) = (played, played.castling_side()) else {
            return false;
        };
        let is_king_with_rook = || {
            let places =
                [*king, *rook, lands(played), side.rook_to(Color::from_white(king.rank() == Rank::First))];
            self.roles.len() == 2
                && self.has(Role::King)
                && self.has(Role::Rook)
                && self.places.contains(&named(lands(played)))
                && self.places.iter().all(|place| places.iter().any(|square| named(*square) == *place))
        };
        let said = self.castling.map_or_else(is_king_with_rook, |said| said.is_none_or(|said| said == side));
        said && self.captures != Some(true) && !self.promotes && !self.en_passant && self.steps.is_none()
    }

    fn moves(&self, played: &Move) -> bool {
        let Some(from) = played.from() else { return false };
        let to = played.to();
        let mut roles = self.roles.clone();
        let mut takes_name =
            |role: Role| roles.iter().position(|named| *named == role).map(|at| roles.remove(at)).is_some();
        let mover = takes_name(played.role());
        let captured = played.capture().is_some_and(&mut takes_name);
        let promotion = played.promotion().map(&mut takes_name);
        let fits_place = |(file, rank): &(Option<File>, Option<Rank>)| {
            let fits = |square: Square| {
                file.is_none_or(|file| file == square.file()) && rank.is_none_or(|rank| rank == square.rank())
            };
            fits(from) || fits(to)
        };
        let goes_there = self.places.contains(&named(to));
        let says_capture = self.captures == Some(true) || self.en_passant;
        // "The knight on c3 annoys me" captures nothing.
        let may_capture = says_capture || self.captures.is_none() && mover && (captured || goes_there);
        let names_from = self.places.contains(&named(from));
        let who = mover || played.role() == Role::Pawn || says_capture || names_from || self.flank.is_some();
        let told = goes_there
            || captured
            || promotion == Some(true)
            || self.en_passant
            || self.steps.is_some()
            || says_capture && (names_from || self.flank.is_some())
            || mover && (says_capture || self.places.iter().any(|(file, _)| file.is_some()));
        roles.is_empty()
            && self.castling.is_none()
            && told
            && who
            && promotion != Some(false)
            && (if played.is_capture() { may_capture } else { !says_capture })
            && (played.is_en_passant() || !self.en_passant)
            && (played.is_promotion() || !self.promotes)
            && self.steps.is_none_or(|steps| from.distance(to) == steps)
            && self.places.iter().all(fits_place)
    }

    fn has(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }
}

fn named(square: Square) -> (Option<File>, Option<Rank>) {
    (Some(square.file()), Some(square.rank()))
}
