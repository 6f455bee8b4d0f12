//! The grammar: `[piece] [origin] [takes [piece]] destination [becomes] [piece] [e.p.] [check|mate]`, and the
//! other orders in which the words leave no doubt.

use arrayvec::ArrayVec;
use shakmaty::{File, Rank, Role, Square};

use super::doubt::doubtful;
use super::line::Line;
use super::notation::Token;
use super::tokens::marked_signs;
use super::word_order::{self, capture_in_order, is_article, is_what_becomes};
use crate::game::{Announcement, Flank, MoveDescription, ParseError};

/// What was said of a square.
#[derive(Clone, Copy)]
struct SquarePart {
    file: Option<File>,
    rank: Option<Rank>,
    /// Whether it was said that it is left: "von Gustav eins".
    left: bool,
}

impl SquarePart {
    fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a pawn that comes from here may promote there.
    fn may_lead_to_promotion(self, to: SquarePart) -> bool {
        match self.rank {
            Some(Rank::Second) => to.rank == Some(Rank::First),
            Some(Rank::Seventh) => to.rank == Some(Rank::Eighth),
            Some(_) => false,
            None => to.promotes(),
        }
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
    said: MoveDescription,
    places: ArrayVec<SquarePart, 2>,
    places_before_capture: usize,
    promotes: bool,
    becomes_first: bool,
    since_capture: bool,
    /// The captured piece was the last that was said.
    behind_captured: bool,
    /// The piece that moves was.
    behind_moving: bool,
    from: bool,
    with: bool,
    /// The last place was said behind it.
    place_behind_with: bool,
    /// The next piece is named as the captured one.
    object: bool,
}

/// The announcement these words are, and whether a draw is offered with it.
pub(super) fn announced(line: Line<'_>) -> Result<(Announcement, bool), ParseError> {
    let mut signs = marked_signs(line)?;
    word_order::flanks_behind(&mut signs, line.lexicon.small.flanks_follow)?;
    if line.lexicon.endings.first_captures() {
        word_order::captured_behind(&mut signs)?;
    }
    if let Some(verb) = signs.iter().position(|sign| *sign == Token::Captures) {
        if captures_last(line) {
            word_order::captured_before(&mut signs, verb);
        } else {
            word_order::square_before_capture(&mut signs, verb, line.lexicon.endings.none());
        }
    }
    let offer = signs.contains(&Token::DrawOffer);
    signs.retain(|sign| *sign != Token::DrawOffer);
    // A wing alone is castling, where nothing is asked by it.
    if let [Token::Flank(Flank::Wing(side))] = *signs
        && line.whole(line.chess()).is_some()
        && line.question().is_none()
    {
        return Ok((Announcement::Castling(side), offer));
    }
    let announcement = sentence(&signs)?;
    match announcement {
        announcement if !doubtful(line, &signs) => Ok((announcement, offer)),
        Announcement::CastlingEither => Err(ParseError::WhichCastling),
        announcement => Err(ParseError::Doubtful(announcement)),
    }
}

/// "Die Dame schlagen": whether a line ends with a word before which a piece is captured.
pub(super) fn captures_last(line: Line<'_>) -> bool {
    let last = (0..line.len()).rev().find(|at| line.from(*at).filler() == 0);
    last.is_some_and(|at| line.lexicon.small.captures_last.has(&line.normalized[at]))
}

/// The announcement these signs are.
pub(super) fn sentence(signs: &[Token]) -> Result<Announcement, ParseError> {
    let ordered = capture_in_order(signs)?;
    let signs = ordered.as_deref().unwrap_or(signs);
    // What an article says counts above only.
    let without: Vec<Token>;
    let signs = if signs.iter().any(is_article) {
        without = signs.iter().copied().filter(|sign| !is_article(sign)).collect();
        &without
    } else {
        signs
    };
    if signs.is_empty() {
        return Err(ParseError::Nothing);
    }
    if let [Token::Piece(role)] | [Token::With | Token::Captured, Token::Piece(role)] = signs {
        return Err(ParseError::PieceAlone(*role));
    }
    if let Some(castling) = castling(signs) {
        return castling;
    }
    let mut parts = Parts::default();
    let mut rest = signs;
    while let Some((sign, after)) = rest.split_first() {
        rest = after;
        if let (Token::File(file), Some(Token::Rank(rank))) = (*sign, after.first()) {
            rest = &after[1..];
            parts.place(Some(file), Some(*rank))?;
        } else {
            parts.take(*sign, after)?;
        }
    }
    parts.announcement()
}

/// Castling, where a word for it was said: "kurz", "kurz rochieren", "Rochade".
fn castling(signs: &[Token]) -> Option<Result<Announcement, ParseError>> {
    let side = |sign: &Token| match sign {
        Token::Castling(side) | Token::Side(side) | Token::Flank(Flank::Wing(side)) => Some(*side),
        _ => None,
    };
    let either = signs.contains(&Token::CastlingEither);
    // A wing alone is asked about, or is a piece's.
    let castles = |sign: &Token| matches!(sign, Token::Castling(_) | Token::Side(_));
    if !either && !signs.iter().any(castles) {
        return None;
    }
    let with_it = |sign: &Token| match sign {
        Token::CastlingEither | Token::Check | Token::Mate | Token::Piece(Role::King) => true,
        // "Castle with the king's rook".
        Token::Piece(Role::Rook) => either,
        _ => side(sign).is_some() || sign.is_grammar(),
    };
    let whole = signs.iter().all(with_it);
    let mut sides = signs.iter().filter_map(side);
    Some(match sides.next() {
        Some(side) if whole && sides.all(|other| other == side) => Ok(Announcement::Castling(side)),
        Some(_) => Err(ParseError::CastlingAndMore),
        None if whole => Ok(Announcement::CastlingEither),
        None => Err(ParseError::WhichCastling),
    })
}

impl Parts {
    /// Takes a sign, before the others behind it; a file with its rank is a place.
    fn take(&mut self, sign: Token, after: &[Token]) -> Result<(), ParseError> {
        match sign {
            Token::File(file) => self.place(Some(file), None)?,
            Token::Rank(rank) => self.place(None, Some(rank))?,
            Token::Piece(role) => self.piece(role, after)?,
            Token::PieceOrPawn(role, file) => {
                self.piece(role, after)?;
                self.said.or_pawn = Some(file);
            }
            Token::PawnOrPiece(file, role) => {
                self.place(Some(file), None)?;
                self.said.or_piece = Some(role);
            }
            Token::Captures if self.said.captures => return Err(ParseError::TooMuch),
            Token::Captures => {
                self.said.captures = true;
                self.since_capture = true;
                self.places_before_capture = self.places.len();
            }
            Token::EnPassant => self.said.en_passant = true,
            Token::Check => self.said.check = true,
            Token::Mate => self.said.mate = true,
            Token::Promotes => self.promotes = true,
            Token::From => self.from = true,
            Token::To => self.from = false,
            Token::With => self.with = true,
            Token::Captured => self.object = true,
            Token::Left => {
                if let Some(last) = self.places.last_mut() {
                    last.left = true;
                }
            }
            Token::Flank(flank) => {
                let fits = self.behind_moving && self.said.flank.is_none();
                self.said.flank = fits.then_some(flank);
                if !fits {
                    return Err(ParseError::TooMuch);
                }
            }
            Token::MayAct
            | Token::MayBeCaptured
            | Token::Clitic
            | Token::DrawOffer
            | Token::Castling(_)
            | Token::Side(_)
            | Token::CastlingEither => {}
        }
        Ok(())
    }

    fn place(&mut self, file: Option<File>, rank: Option<Rank>) -> Result<(), ParseError> {
        if self.said.promotion.is_some() && !self.becomes_first {
            return Err(ParseError::TooMuch);
        }
        // "Come el peón de e5" says which pawn is captured.
        let left = self.from && !self.behind_captured;
        self.places.try_push(SquarePart { file, rank, left }).map_err(|_| ParseError::TooMuch)?;
        self.since_capture = false;
        self.place_behind_with = self.with;
        self.behind_captured = false;
        self.behind_moving = false;
        self.from = false;
        Ok(())
    }

    fn piece(&mut self, role: Role, after: &[Token]) -> Result<(), ParseError> {
        let with = std::mem::take(&mut self.with);
        // "With the e pawn".
        if let Some(last) =
            self.places.last_mut().filter(|_| with && std::mem::take(&mut self.place_behind_with))
        {
            last.left = true;
        }
        let object = std::mem::take(&mut self.object);
        self.from = false;
        let none = self.places.is_empty() && self.said.role.is_none();
        let becomes = (self.promotes || is_what_becomes(after)) && !(role == Role::Pawn && none);
        let moves = self.said.role.is_none() && !becomes;
        let captured = self.said.captures && self.said.captured.is_none() && !becomes;
        self.behind_moving = false;
        let part = if with && moves && (self.said.captures || !self.places.is_empty()) {
            self.may_be_a_promotion(role, after)?;
            self.behind_moving = true;
            &mut self.said.role
        } else if captured && (self.since_capture && !with || object) {
            self.behind_captured = true;
            &mut self.said.captured
        } else if captured && role == Role::Pawn && self.places.len() > self.places_before_capture {
            // "Takes the d pawn".
            &mut self.said.captured
        } else if self.places.is_empty() && !self.said.captures && !becomes
            || moves && !self.said.captures && self.moves_from_or_to(after)
        {
            self.behind_moving = true;
            &mut self.said.role
        } else {
            // "corono dama en e8": the square follows.
            self.becomes_first = self.places.is_empty() && becomes;
            &mut self.said.promotion
        };
        match part.replace(role) {
            Some(_) => Err(ParseError::TooMuch),
            None => Ok(()),
        }
    }

    /// "e8 with a queen" may be either; which, nothing tells.
    fn may_be_a_promotion(&self, role: Role, after: &[Token]) -> Result<(), ParseError> {
        let pawns = self.places_before_capture == 1 || !self.said.captures;
        let promotes = self.places.last().is_some_and(|last| last.promotes());
        let either = pawns
            && promotes
            && !names_a_place(after)
            && !matches!(role, Role::King | Role::Pawn)
            && !self.places.iter().any(|place| place.left);
        if either { Err(ParseError::TooMuch) } else { Ok(()) }
    }

    /// Whether a piece that is named behind a square moves: on from there, or to there where no pawn promotes.
    fn moves_from_or_to(&self, after: &[Token]) -> bool {
        match self.places.as_slice() {
            // "The seventh move queen d8" counts a move.
            [only] if names_a_place(after) => only.file.is_some() || only.left,
            [from, to] if !from.may_lead_to_promotion(*to) => !to.left && to.square().is_some(),
            [.., last] => last.square().is_some() && !last.promotes() && !last.left,
            [] => false,
        }
    }

    fn announcement(self) -> Result<Announcement, ParseError> {
        let Parts { mut said, places, places_before_capture, .. } = self;
        let captured_says_where = said.captures && said.captured.is_some();
        // "Rook takes", "en passant", "promote to a queen": a pawn's or a piece's name, and what it does.
        let tells_enough =
            said.captures && said.role.is_some() || said.en_passant || said.promotion.is_some();
        let origin = match *places.as_slice() {
            // "Turm Anna eins schlägt Turm": what stands before the word is where the rook comes from.
            [from] if captured_says_where && (places_before_capture == 1 || from.left) => Some(from),
            // "E takes", "with the e pawn takes".
            [from]
                if said.captures && (from.left || places_before_capture == 1 && from.square().is_none()) =>
            {
                Some(from)
            }
            // "von Eva zwei" alone says where from and not where to.
            [from] if from.left => return Err(ParseError::NoDestination),
            [to] if to.square().is_some() => {
                said.to = to.square();
                None
            }
            [from] if captured_says_where => Some(from),
            [] if captured_says_where || tells_enough => None,
            [to, from] if from.left && !to.left => {
                said.to = Some(to.square().ok_or(ParseError::NoDestination)?);
                Some(from)
            }
            // "E takes d", "ed": only pawns are named by their files, and only captures leave theirs.
            [from, SquarePart { file: Some(file), rank: None, .. }] if is_file_beside(from, file, &said) => {
                (said.to_file, said.captures) = (Some(file), true);
                Some(from)
            }
            [from, to] => {
                said.to = Some(to.square().ok_or(ParseError::NoDestination)?);
                Some(from)
            }
            _ => return Err(ParseError::NoDestination),
        };
        (said.from_file, said.from_rank) = origin.map_or((None, None), |place| (place.file, place.rank));
        Ok(Announcement::Move(said))
    }
}

/// Whether a pawn may be meant by its file alone, and can capture on this one.
fn is_file_beside(from: SquarePart, file: File, said: &MoveDescription) -> bool {
    let beside = from.file.is_some_and(|from| from.distance(file) == 1);
    beside && from.rank.is_none() && said.role.is_none_or(|role| role == Role::Pawn)
}

/// Whether a square comes next, or a capture with what is captured or where.
fn names_a_place(after: &[Token]) -> bool {
    let named = |sign: &Token| matches!(sign, Token::File(_) | Token::Rank(_) | Token::Piece(_));
    match after {
        [Token::File(_) | Token::Rank(_) | Token::From | Token::To, ..] => true,
        [Token::Captures, rest @ ..] => rest.iter().any(named),
        _ => false,
    }
}
