//! What a player may ask about the board and the game.

use shakmaty::{Color, File, Rank, Role, Square};

use super::{Verbosity, Whose};

/// What is asked about the board and the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
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
    Step(Step),
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
pub enum Step {
    Left,
    Right,
    /// Away from him.
    Up,
    /// Towards him.
    Down,
}

impl Step {
    /// The square this step leads to; `None` beyond the edge.
    #[must_use]
    pub fn from(self, square: Square, asking: Color) -> Option<Square> {
        let sign = asking.fold_wb(1, -1);
        let (files, ranks) = match self {
            Step::Left => (-sign, 0),
            Step::Right => (sign, 0),
            Step::Up => (0, sign),
            Step::Down => (0, -sign),
        };
        let file = square.file().offset(files)?;
        Some(Square::from_coords(file, square.rank().offset(ranks)?))
    }
}

impl Question {
    /// Whether the answer is more than what stands on a board, was announced, or is counted (D.2.10.4): what
    /// follows from a position is advice or analysis in the sense of 11.3.1.
    #[must_use]
    pub fn analyses(&self) -> bool {
        matches!(
            self,
            Question::Attacks(_)
                | Question::Targets(_)
                | Question::AttacksAndTargets(_)
                | Question::KnightReach(_)
                | Question::Moves(_)
                | Question::Captures(_)
                | Question::Pinned(_)
                | Question::Material
                | Question::Captured
        )
    }

    /// Whether it is about how something is told or shown, rather than about the game.
    #[must_use]
    pub fn is_of_the_telling(&self) -> bool {
        matches!(
            self,
            Question::Spell
                | Question::Slower
                | Question::Faster
                | Question::Louder
                | Question::Softer
                | Question::Verbosity(_)
                | Question::Silence
                | Question::SpeechOff
                | Question::SpeechOn
                | Question::Earlier
                | Question::Later
                | Question::Contrast
                | Question::Figurines
                | Question::BigClocks
                | Question::Tones
        )
    }

    /// "square", "attacks" and the like, for other programs.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Question::Square(_) => "square",
            Question::Pieces(..) => "pieces",
            Question::Side(_) => "side",
            Question::Everything => "position",
            Question::Rank(_) => "rank",
            Question::File(_) => "file",
            Question::Diagonals(_) | Question::Diagonal(..) => "diagonal",
            Question::Rays(_) => "rays",
            Question::Attacks(_) => "attacks",
            Question::Targets(_) => "targets",
            Question::AttacksAndTargets(_) => "attacks-and-targets",
            Question::KnightReach(_) => "knight-reach",
            Question::Moves(_) => "legal-moves",
            Question::Captures(_) => "captures",
            Question::Pinned(_) => "pinned",
            Question::Material => "material",
            Question::LastMoves(_) | Question::LastMovesOf(..) => "last-moves",
            Question::AllMoves => "all-moves",
            Question::Captured => "captured",
            Question::Turn => "turn",
            Question::PlayersColor(_) => "players-color",
            Question::Spell => "spell",
            Question::Slower => "slower",
            Question::Louder => "louder",
            Question::Softer => "softer",
            Question::Faster => "faster",
            Question::Verbosity(Verbosity::Short) => "verbosity-short",
            Question::Verbosity(Verbosity::Normal) => "verbosity-normal",
            Question::Verbosity(Verbosity::Full) => "verbosity-full",
            Question::Silence => "silence",
            Question::SpeechOff => "own-speech-off",
            Question::SpeechOn => "own-speech-on",
            Question::Earlier => "earlier",
            Question::Later => "later",
            Question::Step(Step::Left) => "go-left",
            Question::Step(Step::Right) => "go-right",
            Question::Step(Step::Up) => "go-up",
            Question::Step(Step::Down) => "go-down",
            Question::GoRank(_) => "go-rank",
            Question::GoFile(_) => "go-file",
            Question::NextPiece(..) => "next-piece",
            Question::Contrast => "contrast",
            Question::Figurines => "figurines",
            Question::BigClocks => "big-clocks",
            Question::Tones => "tones",
            Question::Keys => "keys",
            Question::Questions => "questions",
        }
    }

    /// The same question about this square, where it was asked about none.
    #[must_use]
    pub fn at(self, square: Square) -> Question {
        let place = |place: Place| place.or(Some(square));
        let target = |target| match target {
            Target::Square(at) => Target::Square(place(at)),
            other => other,
        };
        match self {
            Question::Square(at) => Question::Square(place(at)),
            Question::Rank(rank) => Question::Rank(rank.or(Some(square.rank()))),
            Question::File(file) => Question::File(file.or(Some(square.file()))),
            Question::Diagonals(at) => Question::Diagonals(place(at)),
            Question::Rays(at) => Question::Rays(place(at)),
            Question::KnightReach(at) => Question::KnightReach(place(at)),
            Question::Attacks(about) => Question::Attacks(target(about)),
            Question::Targets(about) => Question::Targets(target(about)),
            Question::AttacksAndTargets(about) => Question::AttacksAndTargets(target(about)),
            Question::Moves(about) => Question::Moves(target(about)),
            Question::Captures(about) => Question::Captures(target(about)),
            other => other,
        }
    }

    /// The square it is asked about, if it names one.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            Question::Square(at)
            | Question::Diagonals(at)
            | Question::Rays(at)
            | Question::KnightReach(at)
            | Question::Attacks(Target::Square(at))
            | Question::Targets(Target::Square(at))
            | Question::AttacksAndTargets(Target::Square(at))
            | Question::Moves(Target::Square(at))
            | Question::Captures(Target::Square(at)) => *at,
            _ => None,
        }
    }

    /// Whether it needs a square and names none.
    #[must_use]
    pub fn lacks_square(&self) -> bool {
        matches!(self, Question::Rank(None) | Question::File(None))
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
