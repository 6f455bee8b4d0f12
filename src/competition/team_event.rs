//! A team event: two teams, the colour each has in a round, the pairings, and the game that breaks a tie.

use jiff::civil::Date;
use shakmaty::{ByColor, Color};

use super::particulars::PlayerParticulars;
use super::score::Entered;
use crate::laws::{Regulations, TimeControl};
use crate::schema::Location;

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// Who is in it from the beginning.
    pub members: Vec<String>,
    /// Who came after the first round, as a substitute or in addition.
    pub added: Vec<String>,
    /// Who left after the first round.
    pub left: Vec<String>,
}

impl Team {
    /// Whether this player is in it at any time.
    pub fn has(&self, player: &str) -> bool {
        self.members.iter().chain(&self.added).any(|member| member == player)
    }
}

/// A round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// The team that has White at all boards.
    pub white: usize,
    /// When it begins, in the words of the file.
    pub start: Option<String>,
    /// The day on which it is played.
    pub date: Option<Date>,
    /// Where it stands.
    pub place: Location,
}

/// The one game that decides when both teams have the same points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieBreak {
    /// The time of each player.
    pub times: ByColor<TimeControl>,
    /// What holds in it.
    pub regulations: Regulations,
    /// Who wins when it is drawn.
    pub draw_wins: Color,
    /// The players, once the colours are drawn, with their teams.
    pub players: Option<ByColor<(String, usize)>>,
    /// The result, where the arbiter entered it.
    pub entered: Option<Entered>,
}

/// Two teams that play each other over some rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamEvent {
    /// The teams.
    pub teams: [Team; 2],
    /// The rounds, in their order.
    pub rounds: Vec<Round>,
    /// The pairings, by round and board.
    pub pairings: Vec<Pairing>,
    /// The game that breaks a tie.
    pub tie_break: Option<TieBreak>,
    /// What else is said of players.
    pub players: Vec<PlayerParticulars>,
}

impl TeamEvent {
    /// The pairing of this board.
    pub fn pairing(&self, round: u32, board: u32) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.round == round && pairing.board == board)
    }

    /// The pairings of a round.
    pub fn of_round(&self, round: u32) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }

    /// The name of this team.
    pub fn name(&self, team: usize) -> &str {
        self.teams.get(team).map_or("", |team| &team.name)
    }
}

/// Two players at a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The players.
    pub players: ByColor<String>,
    /// Their teams.
    pub teams: ByColor<usize>,
    /// The result, where the arbiter entered it.
    pub entered: Option<Entered>,
    /// Where it stands.
    pub place: Location,
}
