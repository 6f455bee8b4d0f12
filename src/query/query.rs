//! A question about the board and the game: a row of the table, and what it is asked about.

use std::fmt;

use shakmaty::{Color, File, Rank, Role, Square};

use super::answer::Answer;
use super::view::View;
use crate::game::{Command, MoveDescription, Reach, Refusal, Right};

/// One question: its name, the words that ask it, who may ask it, and its answer.
pub struct QueryRow {
    /// What other programs call it.
    pub name: &'static str,
    /// The keys of `[questions]` in `voices/fide.toml` that ask it together, and what may stand beside them. A row
    /// without any is asked for by a request, or by words that are told apart one by one.
    pub asked: &'static [(&'static str, Operands)],
    /// What it may be about where a line asks it in other words (`voices/*/phrases.toml`), if that is not what may stand
    /// beside its own.
    pub about: &'static [Operands],
    /// The right without which nobody is told (`docs/roles.md`).
    pub right: Option<Right>,
    /// How much of the game it asks for: what a rung of the blindfold ladder admits.
    pub reach: Reach,
    /// A.4.3 — what asking does to the game.
    pub first: Option<fn() -> Command>,
    /// The answer, or why there is none.
    pub answer: fn(Operand, &View<'_>) -> Result<Answer, Refusal>,
}

impl QueryRow {
    /// A question that anybody may ask and that does nothing, of no more than a square.
    pub const fn new(
        name: &'static str,
        asked: &'static [(&'static str, Operands)],
        answer: fn(Operand, &View<'_>) -> Result<Answer, Refusal>,
    ) -> QueryRow {
        QueryRow { name, asked, about: &[], right: None, reach: Reach::Square, first: None, answer }
    }

    /// The same, asked in other words about one of these.
    pub const fn about(self, about: &'static [Operands]) -> QueryRow {
        QueryRow { about, ..self }
    }

    /// The same, asking for so much of the game.
    pub const fn of(self, reach: Reach) -> QueryRow {
        QueryRow { reach, ..self }
    }

    /// 11.3.1 — the same, but the answer is more than what stands on a board, was announced, or is counted
    /// (D.2.10.4): what follows from a position is advice or analysis.
    pub const fn analysis(
        name: &'static str,
        asked: &'static [(&'static str, Operands)],
        answer: fn(Operand, &View<'_>) -> Result<Answer, Refusal>,
    ) -> QueryRow {
        QueryRow { right: Some(Right::Analyse), ..QueryRow::new(name, asked, answer).of(Reach::Analysis) }
    }
}

/// What may stand beside the words of a question. Where nothing else is said here, a side or a piece makes it another
/// question or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operands {
    /// Nothing.
    Nothing,
    /// Nothing but a side, which changes nothing.
    Game,
    /// A side; a piece beside it changes nothing.
    Side,
    /// Whose, and it must be said: one's own or the other's.
    Player,
    /// The same; one's own where nothing is said.
    PlayerOrOwn,
    /// A square, or the one last spoken of.
    Square,
    /// The same; a piece beside it changes nothing.
    SquareOfAny,
    /// A rank, or that of the square last spoken of.
    Rank,
    /// A file, or that of the square last spoken of.
    File,
    /// A rank, which must be said.
    ToRank,
    /// A file, which must be said.
    ToFile,
    /// The ends of a diagonal, or a square on it.
    Diagonal,
    /// How many, and of which side.
    Count,
    /// A kind of piece, which must be said, and a side.
    Kind,
    /// The king of a side, who may be named.
    King,
    /// The king of a side, who is not named.
    UnnamedKing,
    /// A square, a kind of piece or a side; the asker's own side where nothing is said.
    Target,
    /// The same with a word for capturing.
    CaptureTarget,
    /// The same, but the piece last spoken of where nothing is said.
    TargetThere,
    /// Nothing, or both sides.
    Everything,
    /// One side, which must be said.
    OneSide,
    /// A kind of piece, or the piece on a square, which must be called one.
    Piece,
    /// A kind of piece alone.
    KindAlone,
    /// A square alone, which must be said.
    SquareAlone,
    /// A rank alone, which must be said.
    RankAlone,
    /// A file alone, which must be said.
    FileAlone,
}

impl Operands {
    /// Whether something must be said, so that the same words without it ask something else.
    pub fn must_be_said(self) -> bool {
        matches!(self, Operands::Player | Operands::CaptureTarget | Operands::Kind)
    }
}

/// What is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// Nothing by itself.
    None,
    /// A square, or the piece on it; `None` is the one last spoken of.
    Square(Option<Square>),
    /// The diagonal from one square to the other.
    Between(Square, Square),
    /// All pieces of a kind, of one side or both.
    Pieces(Role, Option<Whose>),
    /// Everything a side has.
    Side(Option<Whose>),
    /// A rank; `None` is that of the square last spoken of.
    Rank(Option<Rank>),
    /// A file; `None` is that of the square last spoken of.
    File(Option<File>),
    /// So many, of one side or both.
    Count(u32, Option<Whose>),
    /// A clock, and whether the time used is wanted rather than what is left.
    Clock(Whose, bool),
    /// A move that may be played or not, and whose.
    Move(MoveDescription, Option<Whose>),
}

/// What is asked about the board and the game.
#[derive(Clone, Copy)]
pub struct Query {
    row: &'static QueryRow,
    /// What it is asked about.
    pub operand: Operand,
}

impl Query {
    /// The question of this row about this.
    pub fn new(row: &'static QueryRow, operand: Operand) -> Query {
        Query { row, operand }
    }

    /// Its row of the table.
    pub fn row(&self) -> &'static QueryRow {
        self.row
    }

    /// "square", "attacks" and the like, for other programs.
    pub fn name(&self) -> &'static str {
        self.row.name
    }

    /// Whether nobody hears the answer during a game but at practice (11.3.1).
    pub fn analyses(&self) -> bool {
        self.row.right == Some(Right::Analyse)
    }

    /// How much of the game it asks for; several moves at once are more than the last one.
    pub fn reach(&self) -> Reach {
        match self.operand {
            Operand::Count(count, _) if count > 1 => self.row.reach.max(Reach::Board),
            _ => self.row.reach,
        }
    }

    /// The answer as this asker sees the game, or why there is none.
    ///
    /// # Errors
    /// What keeps the asker from being told.
    pub fn answer(&self, view: &View<'_>) -> Result<Answer, Refusal> {
        (self.row.answer)(self.operand, view)
    }

    /// The same question about this square, where it was asked about none.
    pub fn at(self, square: Square) -> Query {
        let operand = match self.operand {
            Operand::Square(None) => Operand::Square(Some(square)),
            Operand::Rank(None) => Operand::Rank(Some(square.rank())),
            Operand::File(None) => Operand::File(Some(square.file())),
            other => other,
        };
        Query { operand, ..self }
    }

    /// The square it is asked about, if it names one.
    pub fn square(&self) -> Option<Square> {
        if let Operand::Square(square) = self.operand { square } else { None }
    }

    /// Whether it needs a square and names none.
    pub fn lacks_square(&self) -> bool {
        matches!(self.operand, Operand::Square(None) | Operand::Rank(None) | Operand::File(None))
    }
}

impl PartialEq for Query {
    fn eq(&self, other: &Query) -> bool {
        self.name() == other.name() && self.operand == other.operand
    }
}

impl Eq for Query {}

impl fmt::Debug for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.operand {
            Operand::None => f.write_str(self.name()),
            operand => write!(f, "{}({operand:?})", self.name()),
        }
    }
}

/// Whose clock, pieces or moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The asker's own.
    Own,
    /// The opponent's.
    Other,
    /// Both.
    Both,
    /// This player's.
    Of(Color),
}

impl Whose {
    /// The colour that is meant when this one asks; `None` is both.
    pub fn color(self, asking: Color) -> Option<Color> {
        match self {
            Whose::Own => Some(asking),
            Whose::Other => Some(!asking),
            Whose::Of(color) => Some(color),
            Whose::Both => None,
        }
    }
}
