//! What was said, before any position has been looked at.

use serde::{Deserialize, Serialize};
use shakmaty::san::San;
use shakmaty::{CastlingSide, Color, File, Move, Rank, Role, Square};

/// A move as it was announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Announcement {
    /// "kurze Rochade", "O-O-O"
    Castling(CastlingSide),
    /// "Rochade": castling without the side.
    CastlingEither,
    /// "Castle to the left", as the player sees the board.
    CastlingToward {
        /// Whether to the left, and not to the right.
        left: bool,
    },
    /// Anything else.
    Move(MoveDescription),
}

/// Which of two pieces is meant, by where it began or by where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flank {
    /// "The king's knight": the one that began there, while that can be seen on the board.
    Wing(CastlingSide),
    /// The one farther to the left, as the player sees the board.
    Left,
    /// The one farther to the right.
    Right,
    /// The bishop of the light squares.
    LightSquares,
    /// That of the dark ones.
    DarkSquares,
    /// The one farther up the board, as the player sees it.
    Front,
    /// The one nearer to the player.
    Rear,
    /// The nearest one in front of the own king or queen, as the player sees the board.
    Before(Role),
    /// The one nearest to the own king.
    BesideKing,
}

/// What was said of where it goes, where no square was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toward {
    /// "E takes d".
    File(File),
    /// "The d pawn to the fourth".
    Rank(Rank),
    /// "The c pawn two squares": how many squares it goes, a pawn straight ahead.
    Steps(u32),
    /// "Push the d pawn": a pawn goes straight ahead.
    Ahead,
    /// "Knight to king's bishop three": where it goes in descriptive notation, one of these two squares as White counts
    /// the ranks; both are the same where the file leaves nothing open.
    Descriptive(Square, Square),
    /// The same on the board.
    Either(Square, Square),
    /// "Takes the dark bishop": a square of this colour.
    Shade(Color),
}

impl Toward {
    /// Whether a piece that goes from here to there does what was said.
    pub fn fits(self, role: Role, from: Square, to: Square) -> bool {
        let straight = role != Role::Pawn || from.file() == to.file();
        match self {
            Toward::File(file) => to.file() == file,
            Toward::Rank(rank) => to.rank() == rank && from.rank() != rank && straight,
            Toward::Steps(steps) => from.distance(to) == steps && straight,
            Toward::Ahead => straight,
            Toward::Descriptive(one, other) | Toward::Either(one, other) => to == one || to == other,
            Toward::Shade(color) => to.is_light() == color.is_white(),
        }
    }
}

/// The parts of an announced move; what was not said is `None` or `false`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
// Each is a word that was said or was not.
#[allow(clippy::struct_excessive_bools)]
pub struct MoveDescription {
    /// The piece. Without one and without a full square of origin it is a pawn (C.4), or in a capture any piece.
    pub role: Option<Role>,
    /// The file of the pawn that may be meant as well as the piece: "B takes c3".
    pub or_pawn: Option<File>,
    /// The piece that another language means by the letter of the file. Where it can go there too, which is asked.
    pub or_piece: Option<Role>,
    /// Whether the file it comes from and the rank of `to` may be meant as the square it goes to, which a word spelled as
    /// it sounds: "de4".
    pub may_be_spelled: bool,
    /// The file the piece comes from.
    pub from_file: Option<File>,
    /// The rank the piece comes from.
    pub from_rank: Option<Rank>,
    /// Which of two such pieces, by its wing.
    pub flank: Option<Flank>,
    /// Whether a capture was said.
    pub captures: bool,
    /// The piece said to be captured.
    pub captured: Option<Role>,
    /// Where it goes; only a capture that names pieces or files, what becomes something and what gives check may leave it
    /// out.
    pub to: Option<Square>,
    /// What else was said of where it goes.
    pub toward: Option<Toward>,
    /// The piece a pawn becomes.
    pub promotion: Option<Role>,
    /// Whether "en passant" was said.
    pub en_passant: bool,
    /// Whether "check" was said.
    pub check: bool,
    /// Whether "mate" was said.
    pub mate: bool,
}

impl MoveDescription {
    /// "Take it": a capture of which nothing else is said.
    pub fn any_capture() -> MoveDescription {
        MoveDescription { captures: true, ..MoveDescription::default() }
    }

    /// The square of origin, when file and rank were both said.
    pub fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    /// Whether nothing but a square was said.
    pub fn is_square(&self) -> bool {
        *self == MoveDescription { to: self.to, ..MoveDescription::default() } && self.to.is_some()
    }

    /// The piece that must move: the one named, a pawn when nothing was named (C.4), and any piece
    /// when only its square was named, or that it captures.
    pub fn moving(&self) -> Option<Role> {
        let any = self.from().is_some() || self.captures_anyhow();
        self.role.or(if any { None } else { Some(Role::Pawn) })
    }

    /// Whether all that was said is what is captured, or where: "takes d5", "takes the knight". En passant and what
    /// becomes something are a pawn's.
    pub fn captures_anyhow(&self) -> bool {
        let unnamed = self.role.is_none() && self.from_file.is_none() && self.from_rank.is_none();
        self.captures && unnamed && !self.en_passant && self.promotion.is_none()
    }

    /// The piece a pawn becomes, where nothing else was said: "promote to a queen".
    pub fn becomes_alone(&self) -> Option<Role> {
        let alone = MoveDescription { promotion: self.promotion, ..MoveDescription::default() };
        self.promotion.filter(|_| *self == alone)
    }

    /// Whether this piece may be the one that moves, from there, and whether it captures.
    pub fn may_move(&self, role: Role, from: Square, captures: bool) -> bool {
        self.moving().is_none_or(|moving| moving == role)
            || role == Role::Pawn && captures && self.or_pawn == Some(from.file())
    }

    /// Whether nothing was said of where a piece goes but that it gives check: "check with the bishop".
    pub fn only_checks(&self) -> bool {
        self.check
            && self.role.is_some()
            && self.to.is_none()
            && self.toward.is_none()
            && !self.captures
            && !self.en_passant
            && self.promotion.is_none()
    }

    /// Whether something is said to become of a piece where no pawn promotes.
    pub fn promotes_nowhere(&self) -> bool {
        let inside = |to: Square| !matches!(to.rank(), Rank::First | Rank::Eighth);
        self.promotion.is_some() && self.to.is_some_and(inside)
    }

    /// Whether it was said where it goes so that nothing need follow: "to the c file" may be said of where it stands.
    pub fn names_destination(&self) -> bool {
        let file = matches!(self.toward, Some(Toward::File(_))) && !self.captures;
        self.to.is_some() || self.toward.is_some() && !file
    }

    /// Whether only a rank was said of where it goes.
    pub fn goes_to_rank(&self) -> bool {
        matches!(self.toward, Some(Toward::Rank(_)))
    }

    /// Whether what was said of the origin holds for this square.
    pub fn may_come_from(&self, square: Square) -> bool {
        self.from_file.is_none_or(|file| file == square.file())
            && self.from_rank.is_none_or(|rank| rank == square.rank())
    }
}

/// Who says something at a desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The assistant of D.2.10: the only one there is, or whichever of two where it is not said.
    Assistant,
    /// The assistant of the player of the white pieces.
    WhiteAssistant,
    /// The assistant of the player of the black pieces.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
}

impl Speaker {
    /// The player's colour, if a player speaks.
    pub fn color(self) -> Option<Color> {
        match self {
            Speaker::White => Some(Color::White),
            Speaker::Black => Some(Color::Black),
            Speaker::Assistant | Speaker::WhiteAssistant | Speaker::BlackAssistant | Speaker::Arbiter => None,
        }
    }

    /// The assistant of this player, named with him.
    pub fn assistant_of(color: Color) -> Speaker {
        color.fold_wb(Speaker::WhiteAssistant, Speaker::BlackAssistant)
    }

    /// Whether an assistant speaks.
    pub fn is_assistant(self) -> bool {
        matches!(self, Speaker::Assistant | Speaker::WhiteAssistant | Speaker::BlackAssistant)
    }

    /// The player an assistant was named with.
    pub fn assists(self) -> Option<Color> {
        match self {
            Speaker::WhiteAssistant => Some(Color::White),
            Speaker::BlackAssistant => Some(Color::Black),
            Speaker::White | Speaker::Black | Speaker::Assistant | Speaker::Arbiter => None,
        }
    }
}

impl From<Color> for Speaker {
    fn from(color: Color) -> Speaker {
        color.fold_wb(Speaker::White, Speaker::Black)
    }
}

impl Announcement {
    /// This move, with where it comes from.
    pub fn exactly(played: Move) -> Announcement {
        if let Some(side) = played.castling_side() {
            return Announcement::Castling(side);
        }
        let from = played.from();
        Announcement::Move(MoveDescription {
            role: Some(played.role()),
            from_file: from.map(Square::file),
            from_rank: from.map(Square::rank),
            to: Some(played.to()),
            promotion: played.promotion(),
            ..MoveDescription::default()
        })
    }

    /// Whether only pieces were named: "rook takes queen".
    pub fn names_no_square(&self) -> bool {
        !matches!(self, Announcement::Castling(_) | Announcement::CastlingToward { .. })
            && self.to().is_none()
    }

    /// The side to which this player castles, where it was said.
    pub fn castling_side(&self, by: Color) -> Option<CastlingSide> {
        match self {
            Announcement::Castling(side) => Some(*side),
            // Diagrams show the king's side to the right, and only White sits as they do: Black is asked.
            Announcement::CastlingToward { left } if by.is_white() => {
                Some(CastlingSide::from_queen_side(*left))
            }
            Announcement::CastlingToward { .. } | Announcement::CastlingEither | Announcement::Move(_) => {
                None
            }
        }
    }

    /// Where it goes, if a square was named.
    pub fn to(&self) -> Option<Square> {
        match self {
            Announcement::Castling(_)
            | Announcement::CastlingEither
            | Announcement::CastlingToward { .. } => None,
            Announcement::Move(said) => said.to,
        }
    }

    /// As it stands in the record: algebraic notation with English letters, with what was said and no more.
    pub fn recorded(&self) -> String {
        let said = match self {
            Announcement::Castling(side) => return San::Castle(*side).to_string(),
            Announcement::CastlingEither | Announcement::CastlingToward { .. } => return "?".to_owned(),
            Announcement::Move(said) => said,
        };
        let Some(to) = said.to else { return "?".to_owned() };
        San::Normal {
            role: said.role.unwrap_or(Role::Pawn),
            file: said.from_file,
            rank: said.from_rank,
            capture: said.captures,
            to,
            promotion: said.promotion,
        }
        .to_string()
    }

    /// What [`Announcement::recorded`] wrote.
    pub fn from_record(text: &str) -> Option<Announcement> {
        match text.parse().ok()? {
            San::Castle(side) => Some(Announcement::Castling(side)),
            San::Normal { role, file, rank, capture, to, promotion } => {
                Some(Announcement::Move(MoveDescription {
                    // A pawn is recorded without a letter, and so is a piece of which only the square was said.
                    role: (role != Role::Pawn).then_some(role),
                    from_file: file,
                    from_rank: rank,
                    captures: capture,
                    to: Some(to),
                    promotion,
                    ..MoveDescription::default()
                }))
            }
            San::Put { .. } | San::Null => None,
        }
    }
}
