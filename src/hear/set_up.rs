//! A position that is set up by word: what stands where, who is to move, and who may castle.

use shakmaty::{CastlingSide, Color, Piece, Rank, Role, Square, attacks};

use super::lesson::{says_nothing, with_side};
use super::line::{Line, Words};
use super::notation::{Token, plain_signs};
use super::scan::Scan;
use crate::game::ParseError;
use crate::voice::{LessonWord, Lexicon, Meaning, Modifier};

/// What stands on squares; nothing on an empty one.
type Placed = Vec<(Square, Option<Piece>)>;

/// What is said of a position that is being set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetUpWord {
    /// This stands there, or nothing does.
    Place(Vec<(Square, Option<Piece>)>),
    /// What stands somewhere goes elsewhere.
    Shift(ShiftedPiece),
    /// None of these stands anywhere any more: of this side, or of both where none is named.
    Remove(Option<Color>, Role),
    /// The board is empty.
    Clear,
    /// The pieces stand where a game begins.
    Array,
    /// This side is to move.
    ToMove(Color),
    /// This side, or both, may castle to this side, or to both; or may not.
    Castling {
        /// Who; both where nobody is named.
        of: Option<Color>,
        /// Where; to both sides where none is named.
        side: Option<CastlingSide>,
        /// Whether they may.
        may: bool,
        /// Whether they may nothing else.
        only: bool,
    },
    /// The last move before the position was this side's, with a pawn from the first of these squares to the second
    /// where any are said.
    Played(Option<Color>, Option<(Square, Square)>),
    /// Whoever speaks plays this side.
    Side(Color),
}

/// A piece that goes from where it stands to another square, as far as it is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ShiftedPiece {
    pub color: Option<Color>,
    pub role: Option<Role>,
    pub from: Option<Square>,
    pub to: Square,
}

/// What a line says of the position that is being set up; `None` where one of its words says nothing of it.
///
/// ```
/// use ansage::hear::{SetUpWord, set_up_word};
/// use ansage::voice::Voice;
/// use shakmaty::{Color, Square};
///
/// let english = Voice::built_in("en")?;
/// let said = |line| set_up_word(line, english.lexicon());
/// assert!(matches!(said("white king g1, rook f1"), Some(SetUpWord::Place(placed)) if placed.len() == 2));
/// assert_eq!(said("remove a7"), Some(SetUpWord::Place(vec![(Square::A7, None)])));
/// assert_eq!(said("Black to move"), Some(SetUpWord::ToMove(Color::Black)));
/// assert_eq!(said("knight f3"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn set_up_word(text: &str, lexicon: &Lexicon) -> Option<SetUpWord> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    // What is asked is answered.
    if line.is_empty() || text.trim_end().ends_with('?') {
        return None;
    }
    castling(line)
        .or_else(|| played(line))
        .or_else(|| shifted(line))
        .or_else(|| of_all(line))
        .or_else(|| side_alone(line))
        .or_else(|| placed(line).ok().flatten())
}

/// "White may castle short", "no castling".
fn castling(line: Line<'_>) -> Option<SetUpWord> {
    let (mut of, mut side, mut may, mut castles, mut only, mut at) = (None, None, true, false, false, 0);
    while at < line.len() {
        let rest = line.from(at);
        at += match (rest.color(), rest.chess()) {
            (Some((length, color)), _) => {
                // "White and Black"
                of = if of.is_some_and(|before| before != color) { None } else { Some(color) };
                length
            }
            (_, Some((length, Meaning::Castling(to) | Meaning::Side(to) | Meaning::Wing(to)))) => {
                side = if side.is_some_and(|before| before != to) { None } else { Some(to) };
                castles = true;
                length
            }
            (_, Some((length, Meaning::CastlingEither))) => {
                castles = true;
                length
            }
            _ if let Some((length, LessonWord::Only)) = word(rest) => {
                only = true;
                length
            }
            _ if rest.lexicon.doubts().negations.contains(&rest.normalized[0]) => {
                may = false;
                1
            }
            // "White may castle" is said of the position, "may White castle" is asked about it.
            _ if let Some((length, "castling")) =
                rest.question().filter(|_| of.is_some() || !may || only) =>
            {
                castles = true;
                length
            }
            // "darf", "kann", "und"
            _ => {
                let asks = || rest.question().map(|(length, _)| length);
                let is_question = at == 0 && (rest.asks(&["filler"]) > 0 || asks().is_some());
                says_nothing(rest).or_else(|| small(rest).or_else(asks).filter(|_| !is_question))?
            }
        };
    }
    castles.then_some(SetUpWord::Castling { of, side, may, only })
}

/// "Black has just played d7 d5": whose move was the last, and between which squares a pawn went.
fn played(line: Line<'_>) -> Option<SetUpWord> {
    let (mut said, mut color, mut file, mut squares) = (false, None, None, Vec::new());
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        let rest = scan.rest();
        let word = word(rest);
        if let Some((length, LessonWord::JustPlayed)) = word {
            said = true;
            scan.at += length;
        } else if word.is_some() {
            return None;
        } else if let Some(named) = scan.color() {
            if color.replace(named).is_some() {
                return None;
            }
        } else if let Some(length) = says_nothing(rest).or_else(|| small(rest)) {
            scan.at += length;
        } else {
            for sign in scan.phrase().ok()? {
                match sign {
                    Token::File(found) if file.is_none() => file = Some(found),
                    Token::Rank(rank) => squares.push(Square::from_coords(file.take()?, rank)),
                    Token::Piece(Role::Pawn) | Token::To | Token::From => {}
                    _ => return None,
                }
            }
        }
    }
    let squares = match squares[..] {
        [] => None,
        [from, to] => Some((from, to)),
        _ => return None,
    };
    let is_whole = said && file.is_none() && (color.is_some() || squares.is_some());
    is_whole.then_some(SetUpWord::Played(color, squares))
}

/// "Move the black rook from a8 to e8": what goes where.
fn shifted(line: Line<'_>) -> Option<SetUpWord> {
    let (mut said, mut color, mut role, mut file, mut squares) = (false, None, None, None, Vec::new());
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        let rest = scan.rest();
        if let Some((length, LessonWord::Shift | LessonWord::ToMove)) = word(rest) {
            said = true;
            scan.at += length;
        } else if let Some(named) = scan.color() {
            if color.replace(named).is_some() {
                return None;
            }
        } else if let Some(length) = says_nothing(rest).or_else(|| small(rest)) {
            scan.at += length;
        } else {
            for sign in scan.phrase().ok()? {
                match sign {
                    Token::File(found) if file.is_none() => file = Some(found),
                    Token::Rank(rank) => squares.push(Square::from_coords(file.take()?, rank)),
                    Token::Piece(named) if role.is_none() => role = Some(named),
                    Token::To | Token::From => {}
                    _ => return None,
                }
            }
        }
    }
    let (from, to) = match squares[..] {
        [to] if role.is_some() => (None, to),
        [from, to] => (Some(from), to),
        _ => return None,
    };
    (said && file.is_none()).then_some(SetUpWord::Shift(ShiftedPiece { color, role, from, to }))
}

/// How many words it begins with ask for something elsewhere and say nothing here.
fn small(rest: Line<'_>) -> Option<usize> {
    let asks = rest.asks(&["filler", "show"]);
    let joins = rest.lexicon.doubts().conjunctions.contains(&rest.normalized[0]);
    if asks > 0 { Some(asks) } else { joins.then_some(1) }
}

/// What is said of the whole board.
fn of_all(line: Line<'_>) -> Option<SetUpWord> {
    let (mut said, mut color, mut at) = (None, None, 0);
    while at < line.len() {
        let rest = line.from(at);
        let whole = word(rest).filter(|(_, word)| {
            !matches!(word, LessonWord::JustPlayed | LessonWord::Only | LessonWord::Shift)
        });
        at += if let Some((length, word)) = whole {
            if said.replace(word).is_some_and(|before| before != word) {
                return None;
            }
            length
        } else if let Some((length, named)) = rest.color() {
            if color.replace(named).is_some() {
                return None;
            }
            length
        } else {
            says_nothing(rest).or_else(|| small(rest))?
        };
    }
    match (said?, color) {
        (LessonWord::Clear, None) => Some(SetUpWord::Clear),
        (LessonWord::Array, None) => Some(SetUpWord::Array),
        (LessonWord::ToMove, Some(color)) => Some(SetUpWord::ToMove(color)),
        _ => None,
    }
}

/// A word of setting up.
fn word(rest: Line<'_>) -> Option<(usize, LessonWord)> {
    let found = rest.lexicon.operands().lessons.longest(rest.normalized)?;
    match found {
        // "Black to move": where nothing is gone to, that is whose move it is.
        (length, LessonWord::Move | LessonWord::Moves) => Some((length, LessonWord::ToMove)),
        (
            _,
            LessonWord::Clear
            | LessonWord::Array
            | LessonWord::ToMove
            | LessonWord::Remove
            | LessonWord::Shift
            | LessonWord::JustPlayed
            | LessonWord::Only,
        ) => Some(found),
        _ => None,
    }
}

/// "With Black", and nothing else.
fn side_alone(line: Line<'_>) -> Option<SetUpWord> {
    let (mut side, mut at) = (None, 0);
    while at < line.len() {
        let rest = line.from(at);
        at += match with_side(rest) {
            Some((length, color)) if side.replace(color).is_none() => length,
            _ => says_nothing(rest)?,
        };
    }
    side.map(SetUpWord::Side)
}

/// What is named so far of what stands somewhere.
#[derive(Default)]
struct Named {
    color: Option<Color>,
    role: Option<Role>,
    /// What was named before the color: "a white pawn on e4 and a black one on e5".
    role_before: Option<Role>,
    square: Option<Square>,
    /// Whether the piece stands somewhere already: "white king e1, black …" names another.
    stands: bool,
    /// Whether squares are named before what stands on them.
    squares_first: bool,
    removes: bool,
    /// The square from which all is meant up to the next one.
    first: Option<Square>,
    placed: Placed,
}

impl Named {
    /// Places what is named whole: "white king g1, rook f1", "g1 white king", "remove a7 and b7".
    fn place(&mut self) {
        let role = self.role.or(self.role_before);
        let piece = self.color.zip(role).map(|(color, role)| Piece { color, role });
        let Some(square) = self.square.filter(|_| self.removes || piece.is_some()) else { return };
        let contents = if self.removes { None } else { piece };
        // "Pawns from a2 to h2"
        let between = self.first.take().into_iter().flat_map(|first| attacks::between(first, square));
        let placed: Vec<_> = between.chain([square]).map(|square| (square, contents)).collect();
        self.placed.extend(placed);
        (self.square, self.role, self.stands) = (None, role, true);
        if self.squares_first {
            self.role = None;
        }
    }
}

/// "White king g1, black pawns a7 b7", "remove the queens"; nothing where it is not said what stands somewhere.
fn placed(line: Line<'_>) -> Result<Option<SetUpWord>, ParseError> {
    let mut named = Named::default();
    let mut file = None;
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        let rest = scan.rest();
        if let Some((length, LessonWord::Remove)) = word(rest) {
            named.removes = true;
            scan.at += length;
            named.place();
        } else if scan.modifier(Modifier::Empty) {
            named.removes = true;
            named.place();
        } else if let Some(color) = scan.color() {
            if named.stands && !named.squares_first {
                named.role_before = named.role.take();
            }
            named.color = Some(color);
            (named.stands, named.first) = (false, None);
            named.place();
        } else if let Some(length) = small(rest).filter(|_| rest.chess().is_none()) {
            scan.at += length;
        } else {
            for sign in scan.phrase()? {
                match sign {
                    Token::File(found) if file.is_none() => file = Some(found),
                    Token::Rank(rank) if file.is_some() && named.square.is_none() => {
                        named.square = file.take().map(|file| Square::from_coords(file, rank));
                        let is_first = named.placed.is_empty() && named.role.is_none() && !named.removes;
                        named.squares_first |= is_first;
                        named.place();
                    }
                    Token::Piece(role) => {
                        named.role = Some(role);
                        (named.stands, named.first) = (false, None);
                        named.place();
                    }
                    Token::To if named.stands && file.is_none() => {
                        named.first = named.placed.last().map(|(square, _)| *square);
                    }
                    Token::To | Token::From => {}
                    // "A white king on e1 and a black one on e8"; "ein weißer Turm", where the article is the number too.
                    Token::Rank(Rank::First) if file.is_none() => {}
                    _ => return Ok(None),
                }
            }
        }
    }
    if file.is_some() || named.square.is_some() {
        return Ok(None);
    }
    Ok(match named.role {
        Some(role) if named.placed.is_empty() && named.removes => Some(SetUpWord::Remove(named.color, role)),
        _ if named.placed.is_empty() => None,
        _ => Some(SetUpWord::Place(named.placed)),
    })
}
