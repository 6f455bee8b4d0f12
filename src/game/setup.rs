//! What is settled before a game begins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{
    ByColor, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Position, PositionErrorKinds,
    Rank, Role, Square,
};
use strum::Display;
use thiserror::Error;

use super::{RoundInfo, Rung, as_text};
use crate::laws::{
    Cadence, Clock, Fivefold, FlagCalling, Increments, LONGEST_GAME, Regulations, RuleSet, StartArray,
    TimeControl, automatic_end,
};

/// At which desk a game is played: what is allowed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Desk {
    /// One player, helped and warned.
    Practice,
    /// An assistant between two players (D.2.10).
    Relay,
    /// Appendix D to the letter.
    Tournament,
}

/// Who starts the opponent's clock (D.2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Press {
    /// The program, as soon as the move is made.
    Auto,
    /// A player or assistant, by saying so.
    Manual,
}

/// Who repeats an announcement (D.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repeat {
    /// The program.
    Program,
    /// The opponent, whose words are compared before anything is executed on his board.
    Opponent,
}

/// Who plays the other side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OpponentKind {
    /// A second person.
    Person,
    /// The built-in sparring partner.
    Partner {
        /// The colour the partner plays.
        #[serde(with = "as_text::color")]
        color: Color,
        /// How well, 1 to 8.
        level: u8,
        /// What makes one game different from the next.
        seed: u64,
    },
    /// A chess engine.
    Engine {
        /// The colour the engine plays.
        #[serde(with = "as_text::color")]
        color: Color,
        /// How well, 1 to 12.
        level: u8,
        /// What makes one game different from the next.
        seed: u64,
        /// The name of its program, or its path.
        name: String,
    },
}

impl OpponentKind {
    /// How well it plays; `None` of a person.
    pub fn level(&self) -> Option<u8> {
        match self {
            OpponentKind::Person => None,
            OpponentKind::Partner { level, .. } | OpponentKind::Engine { level, .. } => Some(*level),
        }
    }

    /// It plays so well; nothing changes of a person.
    pub fn set_level(&mut self, to: u8) {
        if let OpponentKind::Partner { level, .. } | OpponentKind::Engine { level, .. } = self {
            *level = to;
        }
    }
}

/// What an engine is called by the name or the path of its program: the last part of it.
pub fn engine_shown(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or_default();
    last.chars().filter(|sign| !sign.is_control()).take(LONGEST_SHOWN).collect()
}

/// The longest name of an engine that is shown, in letters.
const LONGEST_SHOWN: usize = 60;

/// What is settled before a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The desk.
    pub desk: Desk,
    /// The name of the player with White; may be empty.
    pub white: String,
    /// The name of the player with Black; may be empty.
    pub black: String,
    /// Where the game begins.
    pub start: Start,
    /// How much time there is.
    pub time: TimeControl,
    /// How much time Black has, where it is not what White has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_time: Option<Box<TimeControl>>,
    /// When increments are added; records from before it was kept are of games in which they came with the move.
    #[serde(default, skip_serializing_if = "crate::laws::is_default")]
    pub increments: Increments,
    /// Who starts the opponent's clock.
    pub press: Press,
    /// Who repeats.
    pub repeat: Repeat,
    /// Who plays the other side.
    pub against: OpponentKind,
    /// How the start was found, where it was drawn by lot (II.2.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Box<Lot>>,
    /// What the rules of the event settle.
    #[serde(default, skip_serializing_if = "crate::laws::is_default")]
    pub regulations: Box<Regulations>,
    /// The event it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Box<RoundInfo>>,
    /// In which words it is told, unless others are asked for when it is taken up again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wording: Option<Box<KeptManner>>,
    /// The rung of the blindfold ladder it is played at, where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rung: Option<Rung>,
}

/// II.2.3 — how the start of a game of Chess960 was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Lot {
    /// The program drew a seed, or was given one.
    Random {
        /// What [`StartArray::of_seed`] makes the start of.
        seed: u64,
    },
    /// A die was thrown.
    Dice {
        /// What it showed, with commas: "2,3,5,1,4".
        throws: String,
    },
    /// Coins were thrown.
    Coins {
        /// What they showed, `H` for heads and `T` for tails.
        throws: String,
    },
}

/// In which words a game is told; nothing that happens in it depends on them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptManner {
    /// The tag of the voice.
    pub voice: String,
    /// How squares are named: `fide`, `letters`, `nato` or `local`.
    pub names: String,
    /// The tag of the voice whose letters stand for pieces, where it is another (C.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
}

/// The position a game begins with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[derive(Default)]
pub struct Start(Chess);

/// Why a position cannot begin a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The text is no FEN: the name of the part that is wrong.
    #[error("no FEN: {0}")]
    NoFen(&'static str),
    /// The position cannot arise in a game: the names of the reasons (3.10.3).
    #[error("impossible position: {}", .0.join(", "))]
    Impossible(Vec<&'static str>),
    /// The counters are higher than in any game.
    #[error("too many moves")]
    TooManyMoves,
    /// The game would be over before it begins.
    #[error("game over")]
    Over,
}

impl Start {
    /// Where something is looked at and not played: any position.
    pub fn at(position: Chess) -> Start {
        Start(position)
    }

    /// The position.
    pub fn position(&self) -> &Chess {
        &self.0
    }

    /// Whether it is the initial position (2.3).
    pub fn is_initial(&self) -> bool {
        self.to_string() == Start::default().to_string()
    }

    /// Whether it is a position of Chess960 (Guidelines II).
    pub fn is_chess960(&self) -> bool {
        self.0.castles().mode().is_chess960()
    }

    /// The array of Chess960 it is, where it is one.
    pub fn array(&self) -> Option<StartArray> {
        let pieces = File::ALL.map(|file| self.0.board().role_at(Square::from_coords(file, Rank::First)));
        let pieces: Vec<Role> = pieces.into_iter().flatten().collect();
        let array = StartArray::of_pieces(pieces.try_into().ok()?).ok()?;
        (array.fen() == self.to_string()).then_some(array)
    }

    /// The position as other programs write it: rights to castle by file only where the outermost rook is not
    /// meant.
    pub fn x_fen(&self) -> String {
        Fen::from_position(&self.0, EnPassantMode::Legal).to_string()
    }
}

impl FromStr for Start {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Start, SetupError> {
        let position = position_of(text, None)?;
        if automatic_end(std::slice::from_ref(&position), Fivefold::Any).is_some() {
            return Err(SetupError::Over);
        }
        Ok(Start(position))
    }
}

impl From<StartArray> for Start {
    fn from(array: StartArray) -> Start {
        // Each of them is a position, as the tests show.
        array.fen().parse().unwrap_or_default()
    }
}

/// The plies without progress that are believed: a game ends after 150 (9.6.2), if somebody notices.
const MOST_QUIET: u32 = 999;

/// The position of a FEN; the game may be over in it. Without a mode it is one of Chess960 where the rights to
/// castle are written by files (`HAha`), or are those of other squares than a king's and rooks' in usual chess.
///
/// # Errors
/// Why there is none.
pub fn position_of(fen: &str, mode: Option<CastlingMode>) -> Result<Chess, SetupError> {
    let fen = fen.trim();
    let read: Fen = fen.parse().map_err(|error| SetupError::NoFen(wrong_part(&error)))?;
    // Whose turn it is decides too much to be supposed.
    if !fen.contains(|sign: char| sign.is_ascii_whitespace() || sign == '_') {
        return Err(SetupError::NoFen("turn"));
    }
    let setup = read.as_setup();
    if setup.halfmoves > MOST_QUIET || setup.fullmoves.get() > LONGEST_GAME {
        return Err(SetupError::TooManyMoves);
    }
    let by_files = || names_files(fen);
    let first = mode.unwrap_or_else(|| CastlingMode::from_chess960(by_files()));
    let (again, refused) = match read.clone().into_position::<Chess>(first) {
        Ok(position) => return Ok(position),
        Err(error) => (mode.is_none() && first.is_standard(), error.kinds()),
    };
    let other_squares = again && refused.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS);
    let found = other_squares.then(|| read.into_position(CastlingMode::Chess960).ok()).flatten();
    found.ok_or_else(|| SetupError::Impossible(reasons(refused)))
}

/// Whether the rights to castle are written by files.
fn names_files(fen: &str) -> bool {
    let rights = fen.split_ascii_whitespace().nth(2).unwrap_or("-");
    rights.chars().any(|sign| matches!(sign.to_ascii_lowercase(), 'a'..='h'))
}

/// The name of the part of a FEN that is wrong.
fn wrong_part(error: &ParseFenError) -> &'static str {
    match error {
        ParseFenError::InvalidBoard => "board",
        ParseFenError::InvalidTurn => "turn",
        ParseFenError::InvalidCastling => "castling",
        ParseFenError::InvalidEpSquare => "en-passant",
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => "counters",
        _ => "whole",
    }
}

/// The names of what makes a position impossible.
fn reasons(kinds: PositionErrorKinds) -> Vec<&'static str> {
    [
        (PositionErrorKinds::EMPTY_BOARD, "empty"),
        (PositionErrorKinds::MISSING_KING, "missing-king"),
        (PositionErrorKinds::TOO_MANY_KINGS, "too-many-kings"),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, "pawns"),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, "castling-rights"),
        (PositionErrorKinds::INVALID_EP_SQUARE, "en-passant-square"),
        (PositionErrorKinds::OPPOSITE_CHECK, "opposite-check"),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, "impossible-check"),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, "too-much-material"),
    ]
    .into_iter()
    .filter(|(kind, _)| kinds.contains(*kind))
    .map(|(_, name)| name)
    .collect()
}

/// As a FEN; one of Chess960 has its rights to castle by files, so that it is known when it is read again.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.x_fen();
        if !self.is_chess960() {
            return f.write_str(&fen);
        }
        let castles = self.0.castles();
        let mut rights = String::new();
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = castles.rook(color, side) {
                    let file = rook.file().char();
                    rights.push(if color.is_white() { file.to_ascii_uppercase() } else { file });
                }
            }
        }
        let mut parts: Vec<&str> = fen.split(' ').collect();
        if let Some(part) = parts.get_mut(2).filter(|_| !rights.is_empty()) {
            *part = &rights;
        }
        f.write_str(&parts.join(" "))
    }
}

impl From<Start> for String {
    fn from(start: Start) -> String {
        start.to_string()
    }
}

impl TryFrom<String> for Start {
    type Error = SetupError;

    fn try_from(text: String) -> Result<Start, SetupError> {
        text.parse()
    }
}

impl Setup {
    /// The clock before the game.
    pub fn clock(&self) -> Clock {
        Clock::of_each(self.times().map(Clone::clone), self.increments)
    }

    /// D.2.4, D.2.10.3 — whether an empty line presses the clock, where only the press is missing: at the relay, whose
    /// assistant has no hand free, and in a tournament, unless the event forbids it.
    pub fn enter_presses(&self) -> bool {
        self.desk != Desk::Practice && self.press == Press::Manual && self.regulations.enter_presses
    }

    /// A.5.2, B.3 — whether the players claim illegal moves, since there are too few arbiters to see them.
    pub fn illegal_is_claimed(&self) -> bool {
        self.desk == Desk::Tournament
            && self.regulations.illegal == FlagCalling::Claimed
            && self.rules().unnoticed_stands()
    }

    /// The rules that follow from the regulations and the time.
    pub fn rules(&self) -> RuleSet {
        self.regulations.rules_at(self.cadence())
    }

    /// The time of each player.
    pub fn times(&self) -> ByColor<&TimeControl> {
        ByColor { white: &self.time, black: self.black_time.as_deref().unwrap_or(&self.time) }
    }

    /// How fast it is played (A.1, B.1).
    pub fn cadence(&self) -> Cadence {
        Cadence::of_both(self.times())
    }

    /// The players' names.
    pub fn names(&self) -> ByColor<&str> {
        ByColor { white: &self.white, black: &self.black }
    }

    /// The colour of whoever plays that is no person: the sparring partner, or an engine.
    pub fn partner(&self) -> Option<Color> {
        match self.against {
            OpponentKind::Partner { color, .. } | OpponentKind::Engine { color, .. } => Some(color),
            OpponentKind::Person => None,
        }
    }

    /// What the engine is called, if one plays.
    pub fn engine(&self) -> Option<String> {
        match &self.against {
            OpponentKind::Engine { name, .. } => Some(engine_shown(name)),
            OpponentKind::Partner { .. } | OpponentKind::Person => None,
        }
    }
}
