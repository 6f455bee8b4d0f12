//! The grammar: `[piece] [origin] [takes [piece]] destination [becomes] [piece] [e.p.] [check|mate]`, and the
//! other orders in which the words leave no doubt.

use arrayvec::ArrayVec;
use shakmaty::{Color, File, Rank, Role};

use super::castling::castling;
use super::doubt::{doubtful, jumps};
use super::in_order::put_in_order;
use super::left_out::captures_behind;
use super::line::Line;
use super::notation::Token;
use super::piece_alone::of_its_verb;
use super::square_part::SquarePart;
use super::tokens::marked_signs;
use super::word_order::{self, capture_in_order, is_article, is_what_becomes};
use crate::game::{Announcement, Flank, MoveDescription, ParseError, Toward};

/// What was heard so far.
// Each is a word that was said or not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Default)]
struct Parts {
    said: MoveDescription,
    places: ArrayVec<SquarePart, 2>,
    places_before_capture: usize,
    /// The piece that captures was named before the word for it.
    named_before_capture: bool,
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
    /// The piece that captures was the last that was said, behind it.
    behind_capturing: bool,
    /// The next piece is named as the captured one.
    object: bool,
    /// The next place is said behind a word such as "to".
    to: bool,
}

/// The announcement these words are, and whether a draw is offered with it.
pub(super) fn announced(line: Line<'_>) -> Result<(Announcement, bool), ParseError> {
    if line.takes_it() && !doubtful(line, &[]) {
        return Ok((Announcement::Move(MoveDescription::any_capture()), false));
    }
    if let Some(promoted) = promoted_behind(line) {
        return Ok(promoted);
    }
    let line = captures_behind(line);
    let mut signs = marked_signs(line)?;
    of_its_verb(&mut signs, line);
    let unsaid = put_in_order(&mut signs, line)?;
    let offer = signs.contains(&Token::DrawOffer);
    signs.retain(|sign| *sign != Token::DrawOffer);
    // A wing alone is castling.
    let alone = || line.whole(line.chess()).is_some() && line.question().is_none();
    if let [Token::Flank(Flank::Wing(side))] = *signs
        && alone()
    {
        return Ok((Announcement::Castling(side), offer));
    }
    let announcement = sentence(&signs)?;
    if let Some(knight) = jumps(line, &announcement) {
        return Err(ParseError::Doubtful(knight));
    }
    match announcement {
        announcement if !unsaid && !doubtful(line, &signs) => Ok((announcement, offer)),
        Announcement::CastlingEither => Err(ParseError::WhichCastling),
        announcement => Err(ParseError::Doubtful(announcement)),
    }
}

/// "Turm schlagen und eine Dame draus machen": the capture before "and", and what is said behind it that the pawn becomes.
fn promoted_behind(line: Line<'_>) -> Option<(Announcement, bool)> {
    let doubts = line.lexicon.doubts();
    let joint = (1..line.len()).rev().find(|at| doubts.adds(&line.normalized[*at]))?;
    let behind = line.from(joint + 1);
    let mut signs = marked_signs(behind).ok()?;
    of_its_verb(&mut signs, behind);
    signs.retain(|sign| !is_article(sign) && *sign != Token::Captured);
    let ([Token::Promotes, Token::Piece(becomes)] | [Token::Piece(becomes), Token::Promotes]) = signs[..]
    else {
        return None;
    };
    let doubted = |at: usize| {
        doubts.negations.contains(&line.normalized[at])
            || doubts.anywhere(&line.words[at..], &line.normalized[at..]) > 0
    };
    if (joint..line.len()).any(doubted) {
        return None;
    }
    let (said, offer) = announced(line.part(0..joint)).ok()?;
    let Announcement::Move(said) = said else { return None };
    let pawn = said.role.is_none_or(|role| role == Role::Pawn) && said.promotion.is_none();
    let promoted = MoveDescription { role: Some(Role::Pawn), promotion: Some(becomes), ..said };
    (said.captures && pawn).then_some((Announcement::Move(promoted), offer))
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
    if let Some(ordered) = word_order::pawn_becomes(signs) {
        return sentence(&ordered);
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
            Token::Leftward | Token::Rightward | Token::Against | Token::WithMine | Token::Theirs => {
                return Err(ParseError::TooMuch);
            }
            Token::Captures if self.said.captures => return Err(ParseError::TooMuch),
            Token::Captures => {
                // "Promote taking the rook": what follows is what is captured, or where.
                let promotes = std::mem::take(&mut self.promotes);
                self.said.role = self.said.role.or(promotes.then_some(Role::Pawn));
                (self.said.captures, self.since_capture, self.from) = (true, true, false);
                self.places_before_capture = self.places.len();
                self.named_before_capture = self.said.role.is_some();
            }
            Token::EnPassant => self.said.en_passant = true,
            Token::Check => self.said.check = true,
            Token::Mate => self.said.mate = true,
            Token::Promotes => self.promotes = true,
            Token::From => self.from = true,
            Token::To => {
                (self.from, self.to) = (false, true);
                // "Dorrea c zutabera": the word stands behind its file or rank.
                if let Some(last) = self.places.last_mut().filter(|_| after.is_empty()) {
                    last.reached = true;
                }
            }
            Token::MayBeSpelled => self.said.may_be_spelled = true,
            Token::Ahead => self.said.toward = Some(Toward::Ahead),
            Token::Steps(steps) => self.said.toward = Some(Toward::Steps(steps)),
            Token::Descriptive(one, other) => self.said.toward = Some(Toward::Descriptive(one, other)),
            Token::With => self.with = true,
            Token::Captured => self.object = true,
            Token::Left => {
                if let Some(last) = self.places.last_mut() {
                    last.left = true;
                }
            }
            Token::Flank(flank) => self.flank(flank, after)?,
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

    /// Which of two pieces moves, or of two bishops is captured.
    fn flank(&mut self, flank: Flank, after: &[Token]) -> Result<(), ParseError> {
        // "Take with the one on the left", "the left one takes".
        let begins = self.places.is_empty() && !self.said.captures && after.first() == Some(&Token::Captures);
        let unnamed = (self.with && self.said.captures || begins) && self.said.role.is_none();
        let of_captured = self.behind_captured && self.said.captured == Some(Role::Bishop);
        match flank {
            Flank::LightSquares if of_captured => self.said.toward = Some(Toward::Shade(Color::White)),
            Flank::DarkSquares if of_captured => self.said.toward = Some(Toward::Shade(Color::Black)),
            _ if (self.behind_moving || unnamed) && self.said.flank.is_none() => {
                self.said.flank = Some(flank);
                (self.with, self.from) = (false, false);
            }
            _ => return Err(ParseError::TooMuch),
        }
        Ok(())
    }

    fn place(&mut self, file: Option<File>, rank: Option<Rank>) -> Result<(), ParseError> {
        if self.said.promotion.is_some() && !self.becomes_first {
            return Err(ParseError::TooMuch);
        }
        // "Come el peón de e5" says which pawn is captured.
        // "Takes b with a", "takes d5 with e4": what stands behind "with" captures.
        // So may "with the pawn on e4": whose piece stands there, the board says.
        let with = self.with && self.said.captures || std::mem::take(&mut self.behind_capturing);
        let left = (self.from || with) && !self.behind_captured;
        self.places
            .try_push(SquarePart { file, rank, left, reached: self.to })
            .map_err(|_| ParseError::TooMuch)?;
        self.since_capture = false;
        self.place_behind_with = self.with;
        self.behind_captured = false;
        self.behind_moving = false;
        (self.from, self.to) = (false, false);
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
        // "Take the rook and promote" says nothing of what becomes.
        let captured_first = self.since_capture
            && self.said.captured.is_none()
            && !self.places.iter().any(|place| place.promotes())
            && self.places.len() < 2;
        let becomes =
            (self.promotes || is_what_becomes(after) && !captured_first || with && self.pawn_has_taken())
                && !(role == Role::Pawn && none);
        let moves = self.said.role.is_none() && !becomes;
        let captured = self.said.captures && self.said.captured.is_none() && !becomes;
        self.behind_moving = false;
        let part = if with && moves && (self.said.captures || !self.places.is_empty()) {
            self.may_be_a_promotion(role, after)?;
            (self.behind_moving, self.behind_capturing) = (true, self.said.captures);
            &mut self.said.role
        } else if captured && (self.since_capture && !with || object) {
            self.behind_captured = true;
            &mut self.said.captured
        } else if captured && role == Role::Pawn && self.places.len() > self.places_before_capture {
            // "Takes the d pawn".
            &mut self.said.captured
        } else if self.places.is_empty() && !self.said.captures && !becomes
            || moves && !self.said.captures && self.moves_from_or_to(role, after)
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

    /// "A takes b8" has named the pawn, so that "with a queen" behind it is what the pawn becomes.
    fn pawn_has_taken(&self) -> bool {
        let named = |place: &SquarePart| place.rank.is_none() && place.file.is_some();
        self.said.captures
            && self.said.role.is_none_or(|role| role == Role::Pawn)
            && self.places_before_capture == 1
            && matches!(self.places.as_slice(), [from, to] if named(from) && to.promotes())
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
    fn moves_from_or_to(&self, role: Role, after: &[Token]) -> bool {
        match self.places.as_slice() {
            // "E pawn takes".
            [only] if role == Role::Pawn && only.square().is_none() => only.file.is_some(),
            // "The seventh move queen d8" counts a move.
            [only] if names_a_place(after) || self.said.toward.is_some() => only.file.is_some() || only.left,
            [from, to] if !from.may_lead_to_promotion(*to) => !to.left && to.square().is_some(),
            [.., last] => last.square().is_some() && !last.promotes() && !last.left,
            [] => false,
        }
    }

    /// What is said of where it goes where no square is named, and where it comes from then: "the c pawn two squares",
    /// "the d pawn to four", "takes the f pawn".
    fn toward(&self) -> Option<(Option<SquarePart>, Toward)> {
        let said = &self.said;
        if let Some(square @ Toward::Descriptive(..)) = said.toward {
            return match *self.places.as_slice() {
                [] => Some((None, square)),
                [from] if from.rank.is_none() => Some((Some(from), square)),
                _ => None,
            };
        }
        let steps = said.toward.filter(|_| !said.captures);
        let to_rank = |place: &SquarePart| {
            let rank = place.rank.filter(|_| place.file.is_none() && !place.left && !said.captures)?;
            Some(Toward::Rank(rank))
        };
        let officer = said.role.is_some_and(|role| role != Role::Pawn);
        match *self.places.as_slice() {
            [] => Some((None, steps.filter(|_| said.role == Some(Role::Pawn) || said.promotion.is_some())?)),
            // "Rook to the c file".
            [to] if to.reached && to.rank.is_none() && !to.left && !said.captures && officer => {
                Some((None, Toward::File(to.file?)))
            }
            [from] if from.rank.is_none() || from.left => match steps {
                Some(steps) => Some((Some(from), steps)),
                None if self.places_before_capture == 0
                    && !from.left
                    && said.captured == Some(Role::Pawn) =>
                {
                    Some((None, Toward::File(from.file?)))
                }
                None => None,
            },
            [to] if to.reached || said.promotion.is_some() || said.role == Some(Role::Pawn) => {
                Some((None, to_rank(&to).filter(|_| said.role.is_some())?))
            }
            [from, to] if from.rank.is_none() || from.left && from.square().is_some() => {
                Some((Some(from), to_rank(&to).filter(|_| said.role.is_some())?))
            }
            _ => None,
        }
    }

    fn announcement(mut self) -> Result<Announcement, ParseError> {
        if let Some((origin, toward)) = self.toward() {
            self.said.from_file = origin.and_then(|from| from.file);
            self.said.from_rank = origin.and_then(|from| from.rank);
            self.said.toward = Some(toward);
            return Ok(Announcement::Move(self.said));
        }
        let Parts { mut said, places, places_before_capture, named_before_capture, promotes, .. } = self;
        said.role = said.role.or(promotes.then_some(Role::Pawn));
        let captured_says_where = said.captures && said.captured.is_some();
        // "Rook takes", "en passant", "promote to a queen": a pawn's or a piece's name, and what it does.
        let checks = said.check && said.role != Some(Role::King);
        let tells_enough = (said.captures || checks) && said.role.is_some()
            || said.captures && said.flank.is_some()
            || said.en_passant
            || said.promotion.is_some();
        let origin = match *places.as_slice() {
            // "Turm Anna eins schlägt Turm": what stands before the word is where the rook comes from.
            [from] if captured_says_where && (places_before_capture == 1 || from.left) => Some(from),
            // "E takes", "with the e pawn takes".
            [from]
                if said.captures && (from.left || places_before_capture == 1 && from.square().is_none())
                    || said.en_passant && from.left && !from.may_be_reached_in_passing() =>
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
            [SquarePart { file: Some(file), rank: None, left: false, .. }, from]
                if from.left && said.captures && is_file_beside(from, file, &said) =>
            {
                said.toward = Some(Toward::File(file));
                Some(from)
            }
            // "Pawn on e4 takes the one on d5" tells with its piece where that stands.
            [to, from] if from.left && !to.left && !(places_before_capture == 1 && named_before_capture) => {
                said.to = Some(to.square().ok_or(ParseError::NoDestination)?);
                Some(from)
            }
            // "E takes d", "ed": only pawns are named by their files, and only captures leave theirs.
            [from, SquarePart { file: Some(file), rank: None, .. }] if is_file_beside(from, file, &said) => {
                (said.toward, said.captures) = (Some(Toward::File(file)), true);
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
    beside && (from.rank.is_none() || said.captures) && said.role.is_none_or(|role| role == Role::Pawn)
}

/// Whether a square comes next, or a capture with what is captured or where.
fn names_a_place(after: &[Token]) -> bool {
    let named = |sign: &Token| matches!(sign, Token::File(_) | Token::Rank(_) | Token::Piece(_));
    match after {
        [Token::Check | Token::Mate, rest @ ..] => names_a_place(rest),
        [Token::File(_) | Token::Rank(_) | Token::From | Token::To | Token::Steps(_), ..] => true,
        [Token::Captures, rest @ ..] => rest.iter().any(named),
        _ => false,
    }
}
