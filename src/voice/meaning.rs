//! What words mean, by themselves: the vocabulary that a lexicon fills with words.

use serde::Deserialize;
use shakmaty::{CastlingSide, Color, File, Rank, Role};

/// What a word or phrase of chess means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// "takes"
    Captures,
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
    Filler,
}

/// What is asked for, by its name in the lexicon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RequestWord {
    Press,
    Correct,
    Time,
    Moves,
    Boards,
    Repeat,
    OfferDraw,
    Accept,
    Decline,
    Resign,
    Claim,
    Done,
    Yes,
    No,
    Help,
    Quit,
    Fix,
    /// Why a board is wrong (D.2.9).
    Why,
    /// A board is gone over by touch (D.2.9).
    Check,
    /// What is asked is to be asked no longer.
    Cancel,
    Start,
    Pause,
    Continue,
    TakeBack,
    Hint,
    Result,
    Wait,
    /// An offer, which cannot be withdrawn.
    WithdrawOffer,
    /// III.4
    RequestIncrement,
    /// III.5.2
    Postpone,
    /// Times, move counter or byo-yomi periods.
    Set,
    Add,
    Cut,
    Note,
    Warn,
    Penalty,
    Forfeit,
    TwoHands,
    Illegal,
    WrongStart,
    Reversed,
    Turned,
    Displaced,
    Restore,
    Withdraw,
    /// Whether one must record (8.4).
    Recording,
    /// An article of the Laws is to be explained.
    Law,
    /// "what is": a word of the Laws' glossary is to be explained.
    Define,
    Touched,
    Lifted,
    Adjust,
    /// No longer adjusting.
    Adjusted,
    /// The touch was an accident.
    Untouch,
    Placed,
    Removed,
    Obligation,
    Adjourn,
    Seal,
    /// The envelope is sealed: the clock is stopped.
    Sealed,
    Passphrase,
    Resumption,
    Checked,
    Open,
    EnvelopeLost,
    PositionLost,
    Envelope,
    Arrived,
    Absent,
    /// Somebody records no longer (8.4).
    StopRecording,
    ScoreComplete,
    /// A flag has fallen: the scores are to be completed (8.5).
    CompleteScores,
    KeepScore,
    OpponentsScore,
    Reconstruct,
    /// That the time is overstepped cannot be shown (8.6).
    NotShown,
    ReplaceScore,
    /// The result is confirmed (8.7).
    Sign,
    WhiteBoard,
    BlackBoard,
    /// What White has written for a move (D.2.9).
    WhiteScore,
    BlackScore,
    Position,
}

/// A word of asking about the board and the game, by its name in the lexicon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum QuestionWord {
    /// "where are", "what is on": what is asked for, the other words say.
    Show,
    Pieces,
    Moves,
    Captures,
    Captured,
    Possible,
    Pinned,
    Last,
    AllMoves,
    Color,
    /// "which colour am I": a player's colour, not a square's.
    PlayersColor,
    Rank,
    File,
    Diagonal,
    Rays,
    /// "who attacks e4", "attackers".
    Attacks,
    /// "who can" with a word for capturing: who attacks it.
    WhoCan,
    /// "who defends e4", "defended", "defenders".
    Defends,
    /// "what is attacked": every piece that is.
    Attacked,
    /// "is it attacked": the piece, the square or the side that is named.
    IsAttacked,
    /// "attacked by": what is behind it attacks.
    AttackedBy,
    /// "what does the knight attack": what is attacked is asked for, not who attacks. A verb of its own, "attack", has
    /// who attacks before it and nothing behind it.
    Targets,
    /// The same of what it defends.
    Protects,
    /// "was greift die Dame an": the language does not tell whether she attacks or is attacked. Of a side it is what
    /// that side attacks: "my threats".
    EitherWay,
    /// "am I in check": who attacks the king.
    Check,
    /// "can I castle": the king's moves.
    Castling,
    KnightReach,
    Material,
    Turn,
    Spell,
    Slower,
    Louder,
    Softer,
    Faster,
    /// Less is said of each move, and beside it.
    VerbosityShort,
    VerbosityNormal,
    VerbosityFull,
    Silence,
    SpeechOff,
    SpeechOn,
    /// What was said before that.
    Earlier,
    /// What was said after that.
    Later,
    /// One square on, as the asker sees the board.
    GoLeft,
    GoRight,
    GoUp,
    GoDown,
    /// To this rank on the same file.
    GoRank,
    /// To this file on the same rank.
    GoFile,
    /// Other colours on the screen.
    Contrast,
    /// Figures or letters for the pieces on the screen.
    Figurines,
    /// Big clocks on the screen, or small ones.
    BigClocks,
    /// The tones beside the words, or none.
    Tones,
    Keys,
    Questions,
    /// A word without weight in a question.
    Filler,
}

/// A word that narrows a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// Who speaks; `white` and `black` are also the colours' names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    #[must_use]
    pub fn color(self) -> Option<Color> {
        match self {
            SpeakerWord::White => Some(Color::White),
            SpeakerWord::Black => Some(Color::Black),
            _ => None,
        }
    }
}

/// A word of a length of time or a time control, by its name in the lexicon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    #[must_use]
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
