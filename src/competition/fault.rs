//! What can be wrong with an event file, each with its place.

use shakmaty::Color;

use crate::laws::{Cadence, Edition, TimeControlError};
use crate::voice::Reason;

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Location {
    /// The line, from 1.
    pub line: usize,
    /// The sign in the line, from 1.
    pub column: usize,
}

impl Location {
    /// Where byte `offset` of `text` stands.
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Location {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Location { line, column }
    }
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where.
    pub place: Location,
    /// What.
    pub fault: CompetitionFault,
}

/// What kind of value a key wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    Text,
    Number,
    Points,
    Switch,
    Texts,
    Table,
    Tables,
}

impl Kind {
    /// The name the sentences know it by.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::Number => "number",
            Kind::Points => "points",
            Kind::Switch => "switch",
            Kind::Texts => "list",
            Kind::Table => "table",
            Kind::Tables => "tables",
        }
    }
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CompetitionFault {
    /// What stands here is no text: bytes that are not UTF-8.
    NotText,
    /// The file is no TOML here.
    NotToml(Reason),
    /// A key that means nothing; and those that mean something there.
    UnknownKey(String, String),
    /// The value of this key should be of this kind.
    WrongKind(String, Kind),
    /// The text of this key is empty.
    Empty(String),
    /// A name that is too long to be told.
    TooLong,
    /// The value of this key is none of those there are.
    NotOneOf {
        /// The key.
        key: String,
        /// Its value.
        value: String,
        /// The values there are, with commas.
        known: String,
    },
    /// The number of this key is less than the first or more than the second.
    Range(String, u32, u32),
    /// No time control.
    Time(TimeControlError),
    /// A key that must be there is not.
    Missing(String),
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
    /// The round has begun, and this board was not paired so: the round and the board.
    RoundBegan(u32, u32),
}

impl CompetitionFault {
    /// Whether the event can be played all the same.
    #[must_use]
    pub fn only_warns(&self) -> bool {
        matches!(self, CompetitionFault::Increment(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_lines_and_signs_and_not_bytes() {
        let text = "ä = 1\nöö = 2\n";
        assert_eq!(Location::of(text, 0), Location { line: 1, column: 1 });
        assert_eq!(Location::of(text, text.find('2').unwrap()), Location { line: 2, column: 6 });
        assert_eq!(Location::of(text, text.len()), Location { line: 3, column: 1 });
    }
}
