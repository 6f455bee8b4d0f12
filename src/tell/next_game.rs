//! Another game than this one: what is asked before this one is left, and which others are open.

use super::phrasing::Phrasing;
use crate::args;
use crate::game::Desk;
use crate::laws::TimeControl;
use crate::voice::Id;

/// What comes after this game, as it is asked back.
#[derive(Debug)]
pub(crate) struct NextGameAsked {
    /// The number of the game that is left.
    pub(crate) game: u32,
    pub(crate) next: NextGameKind,
}

/// What comes after it.
#[derive(Debug)]
pub(crate) enum NextGameKind {
    /// A new game.
    New(NewGameAsked),
    /// The game of this number.
    TakeUp(u32),
    /// What is learned, by the word with which the voices tell it apart.
    Lesson(&'static str),
}

/// A new game, by the words with which the voices tell cases apart.
#[derive(Debug)]
pub(crate) struct NewGameAsked {
    /// Where and against whom; "same" as before.
    pub(crate) against: &'static str,
    /// Whose colour it is; "none" where it stays.
    pub(crate) sides: &'static str,
    /// Who plays against: "partner", "engine" by its name, "any-engine", or "none" where nobody was asked for.
    pub(crate) opponent: &'static str,
    pub(crate) engine: &'static str,
    /// How strong the partner plays; 0 where that stays.
    pub(crate) level: u32,
    /// At which rung of the blindfold ladder; 0 where that stays, or is none.
    pub(crate) rung: u32,
    pub(crate) time: Option<TimeControl>,
}

/// A game that is kept and not over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenGame {
    /// Its number.
    pub(crate) game: u32,
    pub(crate) desk: Desk,
    /// How many moves were made in it.
    pub(crate) moves: usize,
}

impl NextGameAsked {
    pub(super) fn question(&self, phrasing: &Phrasing<'_>) -> String {
        match &self.next {
            NextGameKind::TakeUp(other) => {
                phrasing.tell(Id::TAKE_UP_QUESTION, &args!("game" => self.game, "other" => *other))
            }
            NextGameKind::Lesson(kind) => {
                phrasing.tell(Id::LESSON_QUESTION, &args!("game" => self.game, "lesson" => *kind))
            }
            NextGameKind::New(NewGameAsked { against, sides, opponent, engine, level, rung, time }) => {
                let timing = match time {
                    None => "none",
                    Some(time) if time.periods().is_empty() => "no-clock",
                    Some(_) => "other",
                };
                let control = time.as_ref().map(|time| phrasing.control(time)).unwrap_or_default();
                let args = args!(
                    "game" => self.game, "against" => *against, "sides" => *sides, "opponent" => *opponent,
                    "engine" => *engine, "level" => *level, "rung" => *rung,
                    "timing" => timing, "control" => control,
                );
                phrasing.tell(Id::NEW_GAME_QUESTION, &args)
            }
        }
    }
}

/// Which of these games is meant.
pub(super) fn which(open: &[OpenGame], phrasing: &Phrasing<'_>) -> String {
    let one = |open: &OpenGame| {
        let desk = match open.desk {
            Desk::Practice => "practice",
            Desk::Relay => "relay",
            Desk::Tournament => "tournament",
        };
        phrasing.tell(Id::TAKE_UP_ONE, &args!("game" => open.game, "desk" => desk, "moves" => open.moves))
    };
    let games: Vec<String> = open.iter().map(one).collect();
    phrasing.tell(Id::TAKE_UP_WHICH, &args!("games" => games.join("; ")))
}
