//! What a player may ask about the board and the game.

use shakmaty::{Color, File, Rank, Role, Square};

use crate::voice::Verbosity;

/// What is asked about the board and the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Query {
    /// What stands on a square, and the square's colour.
    Square(Place),
    /// Where the pieces of this kind are; of one side or both.
    Pieces(Role, Option<Whose>),
    /// Where one side's pieces are.
    Side(Whose),
    /// Every piece.
    Everything,
    /// What stands on a rank.
    Rank(Option<Rank>),
    /// What stands on a file.
    File(Option<File>),
    /// What stands on the diagonals through a square.
    Diagonals(Place),
    /// What stands on the diagonal from one square to the other.
    Diagonal(Square, Square),
    /// What is seen from a square in each of the eight directions.
    Rays(Place),
    /// Who attacks and who defends it.
    Attacks(Target),
    /// What it attacks and defends.
    Targets(Target),
    /// Both, where the words do not tell which.
    AttacksAndTargets(Target),
    /// Where a knight would go from there, and what stands there.
    KnightReach(Place),
    /// The legal moves of it.
    Moves(Target),
    /// The legal captures of it.
    Captures(Target),
    /// What is pinned to its king; of one side or both.
    Pinned(Option<Whose>),
    /// What each side has, and who has more.
    Material,
    /// The last moves; so many.
    LastMoves(u32),
    /// The last moves of one side; so many.
    LastMovesOf(Whose, u32),
    /// The moves of the whole game.
    AllMoves,
    /// What has been captured.
    Captured,
    /// Whose move it is, and its number.
    Turn,
    /// Which colour a player has.
    PlayersColor(Whose),
    /// What was last said, letter by letter.
    Spell,
    /// What was last said, more slowly; so is what follows.
    Slower,
    /// The same, faster.
    Faster,
    /// So much is said from now on.
    Verbosity(Verbosity),
    /// Nothing more is to be said now.
    Silence,
    /// The program is not to speak itself any more.
    SpeechOff,
    /// It is to speak.
    SpeechOn,
    /// Everything is spoken louder from now on.
    Louder,
    /// The same, softer.
    Softer,
    /// What was said before what was heard last.
    Earlier,
    /// What was said after it.
    Later,
    /// What stands one square on from the one last spoken of.
    Step(Direction),
    /// What stands on the same file on this rank.
    GoRank(Rank),
    /// What stands on the same rank on this file.
    GoFile(File),
    /// The next square with a piece of this kind, of one side or either.
    NextPiece(Role, Option<Whose>),
    /// Other colours on the screen.
    Contrast,
    /// The pieces on the screen as figures, or as letters again.
    Figurines,
    /// Big clocks on the screen, or small ones again.
    BigClocks,
    /// The tones beside the words, or none.
    Tones,
    /// Which keys ask for what.
    Keys,
    /// What can be asked.
    Questions,
}

/// The square that is meant; `None` is the one last spoken of.
pub type Place = Option<Square>;

/// What is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A square, or the piece on it.
    Square(Place),
    /// All pieces of a kind, of one side or of the asker's own.
    Pieces(Role, Option<Whose>),
    /// Everything a side has.
    Side(Option<Whose>),
}

/// Where to, as the asker sees the board from his side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    /// Away from him.
    Up,
    /// Towards him.
    Down,
}

impl Direction {
    /// The square this step leads to; `None` beyond the edge.
    #[must_use]
    pub fn from(self, square: Square, asking: Color) -> Option<Square> {
        let sign = asking.fold_wb(1, -1);
        let (files, ranks) = match self {
            Direction::Left => (-sign, 0),
            Direction::Right => (sign, 0),
            Direction::Up => (0, sign),
            Direction::Down => (0, -sign),
        };
        let file = square.file().offset(files)?;
        Some(Square::from_coords(file, square.rank().offset(ranks)?))
    }
}

impl Query {
    /// Whether the answer is more than what stands on a board, was announced, or is counted (D.2.10.4): what
    /// follows from a position is advice or analysis in the sense of 11.3.1.
    #[must_use]
    pub fn analyses(&self) -> bool {
        matches!(
            self,
            Query::Attacks(_)
                | Query::Targets(_)
                | Query::AttacksAndTargets(_)
                | Query::KnightReach(_)
                | Query::Moves(_)
                | Query::Captures(_)
                | Query::Pinned(_)
                | Query::Material
                | Query::Captured
        )
    }

    /// Whether it is about how something is told or shown, rather than about the game.
    #[must_use]
    pub fn is_of_the_telling(&self) -> bool {
        matches!(
            self,
            Query::Spell
                | Query::Slower
                | Query::Faster
                | Query::Louder
                | Query::Softer
                | Query::Verbosity(_)
                | Query::Silence
                | Query::SpeechOff
                | Query::SpeechOn
                | Query::Earlier
                | Query::Later
                | Query::Contrast
                | Query::Figurines
                | Query::BigClocks
                | Query::Tones
        )
    }

    /// "square", "attacks" and the like, for other programs.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Query::Square(_) => "square",
            Query::Pieces(..) => "pieces",
            Query::Side(_) => "side",
            Query::Everything => "position",
            Query::Rank(_) => "rank",
            Query::File(_) => "file",
            Query::Diagonals(_) | Query::Diagonal(..) => "diagonal",
            Query::Rays(_) => "rays",
            Query::Attacks(_) => "attacks",
            Query::Targets(_) => "targets",
            Query::AttacksAndTargets(_) => "attacks-and-targets",
            Query::KnightReach(_) => "knight-reach",
            Query::Moves(_) => "legal-moves",
            Query::Captures(_) => "captures",
            Query::Pinned(_) => "pinned",
            Query::Material => "material",
            Query::LastMoves(_) | Query::LastMovesOf(..) => "last-moves",
            Query::AllMoves => "all-moves",
            Query::Captured => "captured",
            Query::Turn => "turn",
            Query::PlayersColor(_) => "players-color",
            Query::Spell => "spell",
            Query::Slower => "slower",
            Query::Louder => "louder",
            Query::Softer => "softer",
            Query::Faster => "faster",
            Query::Verbosity(Verbosity::Short) => "verbosity-short",
            Query::Verbosity(Verbosity::Normal) => "verbosity-normal",
            Query::Verbosity(Verbosity::Full) => "verbosity-full",
            Query::Silence => "silence",
            Query::SpeechOff => "own-speech-off",
            Query::SpeechOn => "own-speech-on",
            Query::Earlier => "earlier",
            Query::Later => "later",
            Query::Step(Direction::Left) => "go-left",
            Query::Step(Direction::Right) => "go-right",
            Query::Step(Direction::Up) => "go-up",
            Query::Step(Direction::Down) => "go-down",
            Query::GoRank(_) => "go-rank",
            Query::GoFile(_) => "go-file",
            Query::NextPiece(..) => "next-piece",
            Query::Contrast => "contrast",
            Query::Figurines => "figurines",
            Query::BigClocks => "big-clocks",
            Query::Tones => "tones",
            Query::Keys => "keys",
            Query::Questions => "questions",
        }
    }

    /// The same question about this square, where it was asked about none.
    #[must_use]
    pub fn at(self, square: Square) -> Query {
        let place = |place: Place| place.or(Some(square));
        let target = |target| match target {
            Target::Square(at) => Target::Square(place(at)),
            other => other,
        };
        match self {
            Query::Square(at) => Query::Square(place(at)),
            Query::Rank(rank) => Query::Rank(rank.or(Some(square.rank()))),
            Query::File(file) => Query::File(file.or(Some(square.file()))),
            Query::Diagonals(at) => Query::Diagonals(place(at)),
            Query::Rays(at) => Query::Rays(place(at)),
            Query::KnightReach(at) => Query::KnightReach(place(at)),
            Query::Attacks(about) => Query::Attacks(target(about)),
            Query::Targets(about) => Query::Targets(target(about)),
            Query::AttacksAndTargets(about) => Query::AttacksAndTargets(target(about)),
            Query::Moves(about) => Query::Moves(target(about)),
            Query::Captures(about) => Query::Captures(target(about)),
            other => other,
        }
    }

    /// The square it is asked about, if it names one.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            Query::Square(at)
            | Query::Diagonals(at)
            | Query::Rays(at)
            | Query::KnightReach(at)
            | Query::Attacks(Target::Square(at))
            | Query::Targets(Target::Square(at))
            | Query::AttacksAndTargets(Target::Square(at))
            | Query::Moves(Target::Square(at))
            | Query::Captures(Target::Square(at)) => *at,
            _ => None,
        }
    }

    /// Whether it needs a square and names none.
    #[must_use]
    pub fn lacks_square(&self) -> bool {
        matches!(self, Query::Rank(None) | Query::File(None))
            || self.square().is_none() && self.at(Square::A1) != *self
    }
}

impl Whose {
    /// The colour that is meant when this one asks; `None` is both.
    #[must_use]
    pub fn color(self, asking: Color) -> Option<Color> {
        match self {
            Whose::Own => Some(asking),
            Whose::Other => Some(!asking),
            Whose::Of(color) => Some(color),
            Whose::Both => None,
        }
    }
}

/// Whose clock.
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
