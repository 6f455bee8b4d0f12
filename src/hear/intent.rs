//! What a line wants.

use std::time::Duration;

use shakmaty::Color;
use strum::IntoStaticStr;

use super::secret::Secret;
use crate::game::{Announcement, Command, KnownEngine, Speaker, Start};
use crate::laws::TimeControl;
use crate::query::Query;
use crate::voice::{NameSystem, Verbosity};

/// What a line wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// A move, and whether a draw was offered with it: "Kb1 (=)" (C.12).
    Announce(Announcement, bool),
    /// Something is asked of the game.
    Command(Command),
    /// Something is asked about it.
    Query(Query),
    /// It is to be told otherwise.
    Adjust(Adjustment),
    /// A question of the program is answered.
    Reply(Reply),
    /// What is the desk's own.
    Control(Control),
}

/// How it is told or shown, and what was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjustment {
    /// What was last said, once more.
    Repeat,
    /// What has not been spoken yet of what was heard last.
    More,
    /// What was said before what was heard last.
    Earlier,
    /// What was said after it.
    Later,
    /// What was last said, letter by letter.
    Spell,
    /// What was last said, more slowly; so is what follows.
    Slower,
    /// The same, faster.
    Faster,
    /// Everything is spoken louder from now on.
    Louder,
    /// The same, softer.
    Softer,
    /// So much is said from now on.
    Verbosity(Verbosity),
    /// Nothing more is to be said now.
    Silence,
    /// The program is not to speak itself any more.
    SpeechOff,
    /// It is to speak.
    SpeechOn,
    /// Other colours on the screen.
    Contrast,
    /// The pieces on the screen as figures, or as letters again.
    Figurines,
    /// Big clocks on the screen, or small ones again.
    BigClocks,
    /// The tones beside the words, or none; the other of both where it was not said which.
    Tones(Option<bool>),
    /// Squares and pieces are named so from now on.
    Names(NameSystem),
}

/// The answer to a question of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// "Yes."
    Yes,
    /// "No."
    No,
    /// Ask no longer what is asked.
    Cancel,
    /// A number alone: the answer to a question with numbered answers.
    Number(u32),
}

/// What a desk does itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Control {
    /// What can be said now.
    Help,
    /// Which keys ask for what.
    Keys,
    /// A move is proposed, step by step; practice only.
    Hint,
    /// Whether there was a better move than one's last; practice only.
    Better,
    /// 11.9 — what an article of the Laws says.
    Law(String),
    /// What stands on the envelope (I.2).
    Envelope,
    /// Leave; the game is kept.
    Quit,
    /// Let time pass; only where time is simulated.
    Wait(Duration),
    /// Take back this many plies; practice only.
    TakeBack(Option<u32>),
    /// Go over a board by touch (D.2.9); the asker's own where no colour is named.
    Check(Option<Color>),
    /// D.2.9 — what this player has written is in the file of this name, as PGN.
    ScoreFile {
        /// Whose score.
        score: Color,
        /// The file's name, letter for letter.
        file: String,
    },
    /// A move is sealed (I.1.1); nothing when it is to be asked for.
    Seal(Secret),
    /// What locks and opens the envelope; nothing when it is to be asked for.
    Passphrase(Secret),
    /// Open the envelope (I.7).
    Open,
    /// Another game is begun.
    NewGame(NewGame),
    /// A game that is kept is taken up; which one is asked where no number is said.
    TakeUp(Option<u32>),
    /// Something is to be learned.
    Lesson(LessonKind),
    /// The position of this FEN is to be played from.
    Position(String),
    /// Whether the game is kept, and how it is taken up again.
    Saved,
    /// Which rung of the blindfold ladder this is, and what was counted there.
    Ladder,
    /// How practice goes, week by week.
    Progress,
    /// How strong the partner plays.
    Level,
    /// The next level: the stronger partner, or the weaker.
    OtherLevel(LevelStep),
    /// How it is told, and what can be changed of that by word.
    Settings,
    /// Everything is told and heard in the voice of this tag from now on.
    Language(String),
}

/// What comes after a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextGame {
    /// A new one.
    New(NewGame),
    /// The one of this number, which is kept.
    TakeUp(u32),
    /// No game: something is learned.
    Lesson(LessonKind),
    /// No game yet: the position of this FEN is set up.
    Position(String),
}

/// What can be learned beside playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LessonKind {
    /// This game, or the one played last, is gone over move by move.
    Review,
    /// The review that was left for a game, where it was left; where none was, as [`Review`](LessonKind::Review).
    LeftReview,
    /// Questions of the board are answered in the head.
    Training,
    /// Puzzles are solved, those that come with the program.
    Puzzles,
    /// Games of a file are told.
    Listening,
    /// A position is set up by word, to be played from.
    Position,
}

/// Another game: what is to be otherwise than in the one before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewGame {
    /// At which desk, against whom.
    pub kind: Option<GameKind>,
    /// Who has which colour.
    pub sides: Option<Sides>,
    /// Who plays against at practice.
    pub against: Option<SaidOpponent>,
    /// How strong the partner plays, as it was said.
    pub level: Option<u32>,
    /// Whether the level follows the results.
    pub adaptive: bool,
    /// At which rung of the blindfold ladder.
    pub rung: Option<SaidRung>,
    /// The time of both.
    pub time: Option<TimeControl>,
    /// The position it begins with; that of the game before where none is given.
    pub from: Option<Box<Start>>,
}

impl NewGame {
    /// The same with these wishes too; of two for the same thing the later one counts.
    #[must_use]
    pub fn with(&self, more: &NewGame) -> NewGame {
        NewGame {
            kind: more.kind.or(self.kind),
            sides: more.sides.or(self.sides),
            against: more.against.or(self.against),
            level: more.level.or(self.level),
            adaptive: more.adaptive || self.adaptive && more.level.is_none(),
            rung: more.rung.or(self.rung),
            time: more.time.clone().or_else(|| self.time.clone()),
            from: more.from.clone().or_else(|| self.from.clone()),
        }
    }
}

/// Which rung of the blindfold ladder is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaidRung {
    /// The one of this number, as it was said.
    Number(u32),
    /// The one above.
    Next,
    /// The one below.
    Previous,
    /// The one that was reached.
    Reached,
    /// None: the board may be asked for again.
    Off,
}

/// Who is to play against at practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaidOpponent {
    /// The built-in partner.
    Partner,
    /// An engine; without a name the one that is settled or installed.
    Engine(Option<&'static KnownEngine>),
}

/// Where a game is played, and against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameKind {
    /// Practice against the partner.
    Practice,
    /// Practice for two.
    ForTwo,
    /// At the relay.
    Relay,
    /// A tournament game.
    Tournament,
}

/// Which partner is wanted instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelStep {
    /// One that plays a level higher.
    Harder,
    /// One that plays a level lower.
    Easier,
}

/// Who has which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Each the other's.
    Changed,
    /// Whoever asks has this one.
    Own(Color),
}

impl Intent {
    /// Whether nothing is done by it: something is told, and that is all.
    ///
    /// ```
    /// use ansage::hear::hear;
    ///
    /// let english = ansage::voice::Voice::built_in("en")?;
    /// let only_asks = |line| hear(line, english.lexicon()).is_ok_and(|said| said.heard.only_asks());
    /// assert!(only_asks("time"));
    /// assert!(!only_asks("resign"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn only_asks(&self) -> bool {
        match self {
            Intent::Query(_) | Intent::Adjust(_) => true,
            Intent::Control(control) => matches!(
                control,
                Control::Help
                    | Control::Keys
                    | Control::Hint
                    | Control::Better
                    | Control::Law(_)
                    | Control::Envelope
                    | Control::Wait(_)
                    | Control::Saved
                    | Control::Ladder
                    | Control::Progress
                    | Control::Level
                    | Control::Settings
            ),
            Intent::Announce(..) | Intent::Command(_) | Intent::Reply(_) => false,
        }
    }
}

/// What is a kind of intent by itself.
macro_rules! intents {
    ($($kind:ident of $wanted:ident),*) => {
        $(impl From<$wanted> for Intent {
            fn from(wanted: $wanted) -> Intent {
                Intent::$kind(wanted)
            }
        })*
    };
}

intents!(Command of Command, Query of Query, Adjust of Adjustment, Reply of Reply, Control of Control);

/// A line and who said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The speaker named at the start of the line.
    pub speaker: Option<Speaker>,
    /// What was said.
    pub heard: Intent,
}
