//! What words mean, by themselves: the vocabulary that a lexicon fills with words.

use shakmaty::{CastlingSide, Color, File, Rank, Role};
use strum::{EnumString, IntoStaticStr};

/// What a word or phrase of chess means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Meaning {
    /// A file's name.
    File(File),
    /// A rank's number.
    Rank(Rank),
    /// A piece's name.
    Piece(Role),
    /// Castling to one side, in a word or two.
    Castling(CastlingSide),
    /// "short", "long": castling where nothing else is said, or with the word for it.
    Side(CastlingSide),
    /// Castling, without the side.
    CastlingEither,
    /// "kingside": where one castles, or of which wing a piece is.
    Wing(CastlingSide),
    /// "king's knight": a piece with its wing.
    PieceOfWing(CastlingSide, Role),
    /// "left": of two pieces the one farther to the left.
    Left,
    /// The one farther to the right.
    Right,
    /// "light-squared": the bishop of the light squares.
    LightSquares,
    /// That of the dark ones.
    DarkSquares,
    /// "front": of two pieces the one farther up the board.
    Front,
    /// "rear": the one nearer to the player.
    Rear,
    /// "in front of the king": the one that stands before it.
    BeforeKing,
    /// The one before the queen.
    BeforeQueen,
    /// "beside the king": the one nearest to it.
    BesideKing,
    /// "stands": the square before it is left.
    Stands,
    /// "to the left", as the player sees the board.
    Leftward,
    /// "to the right"
    Rightward,
    /// "two squares": how far it goes.
    Steps(u32),
    /// "takes"
    Captures,
    /// "for": the piece before it captures the one behind it, where an exchange is named.
    Against,
    /// "from": the square after it is left.
    From,
    /// "to": the square after it is reached.
    To,
    /// "en passant"
    EnPassant,
    /// "check"
    Check,
    /// "mate"
    Mate,
    /// "with": the piece after it is the one that moves.
    With,
    /// "becomes": the piece after it is the promotion's.
    Promotes,
    /// A word without weight.
    #[strum(serialize = "fillers")]
    Filler,
}

impl Meaning {
    /// Whether it says by its place which of two pieces is meant: "in front of the king".
    pub(crate) fn names_a_place(self) -> bool {
        matches!(self, Meaning::BeforeKing | Meaning::BeforeQueen | Meaning::BesideKing)
    }
}

/// A word that narrows a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Modifier {
    Used,
    Left,
    Own,
    Other,
    Both,
    Empty,
    Threefold,
    Fifty,
    /// Behind a claim: the opponent's flag.
    Flag,
    /// Behind a claim: III.5.
    NormalMeans,
    Drawn,
    /// In which order is not known.
    Unclear,
    /// Both players have lost.
    BothLost,
    /// The clocks stay as they are.
    KeepTimes,
    /// Time given as a penalty does not stay (7.1).
    WithoutPenalties,
    /// The schedule of the event would suffer (A.5.1.1).
    Schedule,
    /// The game does not count.
    Annulled,
    /// It cannot be read.
    Illegible,
    /// What follows is a file's name.
    FromFile,
    /// Behind a board: it stands the other way round.
    Turned,
}

/// What is asked of a lesson: a review, a puzzle, a drill, a game that is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LessonWord {
    /// The next move, puzzle or question; with a number so many moves on.
    Forward,
    /// One more of what came last: behind a hint another hint, elsewhere as [`Forward`](LessonWord::Forward).
    Another,
    /// The one before; with a number so many back.
    Back,
    /// The last thing done is not done: elsewhere than at a puzzle as [`Back`](LessonWord::Back).
    Undo,
    /// What is counted behind a number: "five moves".
    Moves,
    /// To the move of this number.
    Move,
    /// To the beginning.
    Start,
    /// To the end.
    End,
    /// Whoever answers has answered enough.
    Enough,
    /// What helps, a step at a time.
    Hint,
    /// The answer.
    Solution,
    /// On without an answer.
    Skip,
    /// How far it has come, and how it goes.
    Progress,
    /// Who plays the game that is shown.
    Players,
    /// At which event it was played.
    Event,
    /// When.
    Date,
    /// How it ended; of puzzles and drills, how they go.
    Result,
    /// All of that.
    Heading,
    /// The question once more.
    Again,
    /// All that can be chosen.
    List,
    /// It goes on by itself; elsewhere as [`Forward`](LessonWord::Forward).
    GoOn,
    /// It goes on only when it is asked to.
    Pause,
    /// The next game, and the one before.
    NextGame,
    /// The game before.
    PreviousGame,
    /// To the game of this number.
    Game,
    /// More time from move to move.
    LongerPauses,
    /// Less.
    ShorterPauses,
    /// So many seconds from move to move.
    Pace,
    /// Into the variation of this number.
    Variation,
    /// Which variations there are here.
    Variations,
    /// What the annotator says here.
    Comment,
    /// Out of it.
    MainLine,
    /// The place is kept, under the name behind it.
    Bookmark,
    /// To the place of the name behind it.
    ToBookmark,
    /// All places that are kept.
    Bookmarks,
    /// Games are searched for by what stands behind it.
    Search,
    /// By a player.
    SearchPlayer,
    /// By an event.
    SearchEvent,
    /// By an opening.
    SearchOpening,
    /// By a position.
    SearchPosition,
    /// Between the names of two players.
    Against,
    /// What was searched for is no longer.
    AllGames,
    /// The colour of a light square.
    Light,
    /// The colour of a dark square.
    Dark,
    /// To the first mistake of the game.
    FirstMistake,
    /// To the next one.
    NextMistake,
    /// To the one before.
    PreviousMistake,
    /// How many mistakes there are.
    Mistakes,
    /// A game is played on from here.
    PlayHere,
    /// What stands on a square goes to another.
    Shift,
    /// What stands on a square is taken off.
    Remove,
    /// Everything is taken off.
    Clear,
    /// The pieces stand where a game begins.
    Array,
    /// Which side is to move.
    ToMove,
    /// The move behind it was the last before the position.
    JustPlayed,
    /// This may be done, and nothing else of its kind.
    Only,
}

/// A drill, by the name it has everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum DrillWord {
    SquareColours,
    Coordinates,
    Neighbours,
    KnightMoves,
    KnightRoutes,
    Diagonals,
    AfterMoves,
    Dictation,
    Captures,
    Checks,
    MateInOne,
    Positions,
    Clock,
    Repeating,
    Reconstruction,
    Hanging,
    Forks,
}

/// Which puzzles are wanted; what they are about, in the words of Lichess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PuzzleWord {
    /// Puzzles at all; it says nothing of which.
    Puzzles,
    /// Whichever there are.
    Any,
    Easier,
    Harder,
    /// With at most so many pieces.
    Pieces,
    /// Of about this rating; without a number, which one this has.
    Rating,
    Mate,
    MateIn1,
    Fork,
    Pin,
    Skewer,
    DiscoveredAttack,
    TrappedPiece,
    Deflection,
    Sacrifice,
    Promotion,
    HangingPiece,
    EnPassant,
    Opening,
    Middlegame,
    Endgame,
    PawnEndgame,
    KnightEndgame,
    BishopEndgame,
    RookEndgame,
    QueenEndgame,
}

/// Who speaks; `white` and `black` are also the colours' names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SpeakerWord {
    White,
    Black,
    Assistant,
    WhiteAssistant,
    BlackAssistant,
    Arbiter,
}

impl SpeakerWord {
    /// The colour of this name, if it is one.
    pub fn color(self) -> Option<Color> {
        match self {
            SpeakerWord::White => Some(Color::White),
            SpeakerWord::Black => Some(Color::Black),
            _ => None,
        }
    }
}

/// A word of a length of time or a time control, by its name in the lexicon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TimeUnit {
    Milliseconds,
    Seconds,
    Minutes,
    Hours,
    /// Between the main time and what each move adds.
    Plus,
    /// There is no clock.
    None,
    /// The clock waits with each move.
    Delay,
    /// What a move took is given back.
    Bronstein,
    ByoYomi,
    /// Between the number and the length of byo-yomi periods.
    Times,
    Hourglass,
    /// The clock only counts.
    Upcount,
}

impl TimeUnit {
    /// What stands for it in every language.
    pub fn sign(self) -> &'static str {
        match self {
            TimeUnit::Milliseconds => "ms",
            TimeUnit::Seconds => "s",
            TimeUnit::Minutes => "m",
            TimeUnit::Hours => "h",
            TimeUnit::Plus => "+",
            TimeUnit::None => "-",
            TimeUnit::Delay => "d",
            TimeUnit::Bronstein => "b",
            TimeUnit::ByoYomi => "byo",
            TimeUnit::Times => "x",
            TimeUnit::Hourglass => "*",
            TimeUnit::Upcount => "up",
        }
    }
}

/// What a short answer says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Agreement {
    Yes,
    No,
}

/// What a question is by the words it begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QuestionKind {
    /// Yes or no answers it: "is", "did".
    YesOrNo,
    /// Something else does: "what".
    What,
    /// It may be a request: "may I".
    Request,
}

/// What a word or a few say in one place only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum InPlace {
    /// "Two" for "to", as dictation writes it between squares.
    ToSquare,
    /// "Four" for "for" between pieces: "swap bishop for knight".
    AgainstPiece,
    /// "I play": right behind it usual words that sound like a square are one.
    Plays,
    /// "I make": it plays, and a piece named alone with it is what a pawn becomes.
    Makes,
    /// "Push", "forward": a pawn named by its file goes straight ahead.
    Ahead,
    /// "I carry off": a piece named alone with it is captured.
    Carries,
    /// "With mine", before no piece: one like the captured one captures it.
    WithMine,
    /// "Theirs", before no piece: one like the one that captures is captured.
    Theirs,
}
