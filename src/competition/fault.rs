//! What can be wrong with an event file, each with its place.

use shakmaty::Color;

use crate::laws::{Cadence, Edition, TimeControlError};
use crate::schema::{self, Fault, TableReader};

/// Something that is wrong, and where.
pub type Diagnostic = schema::Diagnostic<CompetitionFault>;

/// The keys of one table of an event file.
pub(super) type Keys<'t> = TableReader<'t, CompetitionFault>;

/// A time control of one event in signs.
pub(super) type InSigns<'a> = &'a dyn Fn(&str) -> String;

/// The most rounds, boards and players that can be numbered.
pub(super) const MOST: u32 = 999;

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CompetitionFault {
    /// What stands here is no text: bytes that are not UTF-8.
    NotText,
    /// A key or a value is wrong as such.
    Key(Fault),
    /// No time control.
    Time(TimeControlError),
    /// A.6, B.4 — an event in rapid or blitz must say whether the Competition Rules apply.
    NoSupervision {
        /// The edition.
        edition: Edition,
        /// The cadence.
        cadence: Cadence,
    },
    /// Only rapid and blitz have that choice.
    SupervisionOfStandard,
    /// 6.7 of 2014 — the default time must be said.
    NoDefaultTime,
    /// III.2 — Guidelines III are for games without increment that are no blitz.
    Quickplay,
    /// A.3 of 2023 is no choice here.
    OneMinute,
    /// A.5.2 — players claim illegal moves only where there are too few arbiters.
    IllegalClaimed,
    /// 8.1.1.2 — electronic scoresheets are of 2023.
    ElectronicScoresheets,
    /// D.2.10.3 — the assistant is to press the clock, and was not given that.
    AssistantCannotPress,
    /// 10.1 — a win counts no more than a loss, or a draw is not between them.
    ScoringOrder,
    /// 10.2 — a drawn game would bring both more than one that is won.
    ScoringMaximum,
    /// Glossary — an increment is from 2 to 60 seconds; one that is not is used all the same.
    Increment(u64),
    /// One player's time is limited and the other's is not, or one has an hourglass.
    TimesOfTwoKinds,
    /// A team event has two teams.
    TwoTeams,
    /// More players than a team may have: the team and the number.
    TooManyMembers(String, u32),
    /// A player stands there twice.
    MemberTwice(String),
    /// A player who leaves is none of the team's.
    LeavesWithoutBeing(String),
    /// Two rounds of the same number.
    RoundTwice(u32),
    /// Two pairings of one board in one round.
    BoardTwice(u32, u32),
    /// A board without a player of each team.
    PlayerMissing(Color),
    /// A player of neither team.
    NoMember(String),
    /// A player of the team that has the other colour in this round.
    WrongColor {
        /// The player.
        player: String,
        /// The player's team.
        team: String,
        /// The colour the team has.
        color: Color,
        /// The round.
        round: u32,
    },
    /// A player at two boards of one round.
    PlaysTwice(String, u32),
    /// Two players who have met in this round already.
    SameOpponents(String, String, u32),
    /// Who was added after the first round cannot have played in it.
    AddedLater(String),
    /// Who left after the first round does not play any more.
    LeftBefore(String),
    /// A result that stands in the file has no reason.
    NoReason,
    /// Both players of the tie-break are in one team.
    SameTeam,
    /// A federation is FIDE's code of three capital letters.
    Federation,
    /// The event ends before it begins.
    EndsBeforeBeginning,
    /// `date` is an event of one day, and `from` and `to` stand beside it.
    TwoDates,
    /// This round is not played between the event's first and last day.
    RoundOutside(u32),
    /// What is said of this player stands there twice.
    DescribedTwice(String),
    /// Two players have this FIDE number.
    FideIdTwice(u32),
    /// The round has begun, and this board was not paired so: the round and the board.
    RoundBegan(u32, u32),
}

impl From<Fault> for CompetitionFault {
    fn from(fault: Fault) -> CompetitionFault {
        CompetitionFault::Key(fault)
    }
}

impl CompetitionFault {
    /// Whether the event can be played all the same.
    pub fn only_warns(&self) -> bool {
        matches!(self, CompetitionFault::Increment(_))
    }
}
