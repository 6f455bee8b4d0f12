//! A team event: two teams, the colour each has in a round, the pairings, and the game that breaks a tie.

use shakmaty::{ByColor, Color};

use super::fault::{CompetitionFault, Location};
use super::keys::{Faults, KeyPath, TableReader, not_one_of};
use super::pairings::{Entered, Pairing, entered};
use super::regulations::{Settled, supervision, times};
use super::{InSigns, pairings};
use crate::laws::{Cadence, Regulations, TimeControl};

/// The most rounds, boards and players that can be numbered.
pub(super) const MOST: u32 = 999;

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
    #[must_use]
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
}

impl TeamEvent {
    /// The pairing of this board.
    #[must_use]
    pub fn pairing(&self, round: u32, board: u32) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.round == round && pairing.board == board)
    }

    /// The pairings of a round.
    pub fn of_round(&self, round: u32) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }

    /// The name of this team.
    #[must_use]
    pub fn name(&self, team: usize) -> &str {
        self.teams.get(team).map_or("", |team| &team.name)
    }
}

/// Reads the teams and what belongs to them; `None` where it is no team event, or the teams cannot be read.
pub(super) fn read(
    keys: &mut TableReader<'_>,
    settled: Option<&Settled>,
    in_signs: InSigns<'_>,
    faults: &mut Faults<'_>,
) -> Option<TeamEvent> {
    let most = keys.number("max-members", 1, MOST, faults).map(|most| most.value);
    let is_one = keys.has("teams");
    let belongs = ["max-members", "rounds", "pairings", "tie-break"];
    if let Some(key) = belongs.into_iter().find(|key| !is_one && keys.has(key)) {
        faults.tell(keys.place_of(key), CompetitionFault::Missing("teams".to_owned()));
    }
    let place = keys.place_of("teams");
    let mut read = Vec::new();
    let mut players: Vec<KeyPath<String>> = Vec::new();
    for mut team in keys.tables("teams", faults) {
        read.push(one_team(&mut team, most, &mut players, faults));
        team.finish(faults);
    }
    let count = read.len();
    let read: Vec<Team> = read.into_iter().flatten().collect();
    let whole = read.len() == count;
    let teams: Option<[Team; 2]> = read.try_into().ok();
    if is_one && whole && teams.is_none() {
        faults.tell(place, CompetitionFault::TwoTeams);
    }
    if is_one && !keys.has("rounds") {
        faults.tell(place, CompetitionFault::Missing("rounds".to_owned()));
    }
    let rounds = rounds(keys, teams.as_ref(), faults);
    let pairings = pairings::read(keys, teams.as_ref(), &rounds, faults);
    let tie_break = keys.table("tie-break", faults).and_then(|mut keys| {
        let tie_break = tie_break(&mut keys, teams.as_ref(), settled, in_signs, faults);
        keys.finish(faults);
        tie_break
    });
    Some(TeamEvent { teams: teams?, rounds, pairings, tie_break })
}

/// Reads a team; `players` are those of the teams before it, and then its own as well.
fn one_team(
    keys: &mut TableReader<'_>,
    most: Option<u32>,
    players: &mut Vec<KeyPath<String>>,
    faults: &mut Faults<'_>,
) -> Option<Team> {
    for key in ["name", "members"] {
        keys.needs(key, faults);
    }
    let name = keys.name("name", faults).map(|name| name.value);
    let place = keys.place_of("members");
    let members = keys.texts("members", faults).unwrap_or_default();
    let added = keys.texts("added", faults).unwrap_or_default();
    let left = keys.texts("left", faults).unwrap_or_default();
    for player in members.iter().chain(&added) {
        if players.iter().any(|there| there.value == player.value) {
            faults.tell(player.at, CompetitionFault::MemberTwice(player.value.clone()));
        }
        players.push(player.clone());
    }
    for player in &left {
        if !members.iter().any(|member| member.value == player.value) {
            faults.tell(player.at, CompetitionFault::LeavesWithoutBeing(player.value.clone()));
        }
    }
    let name = name?;
    if let Some(most) = most {
        let over = |count: usize| u32::try_from(count).is_ok_and(|count| count > most);
        if over(members.len()) {
            faults.tell(place, CompetitionFault::TooManyMembers(name.clone(), most));
        } else if over((members.len() + added.len()).saturating_sub(left.len())) {
            faults.tell(keys.place_of("added"), CompetitionFault::TooManyMembers(name.clone(), most));
        }
    }
    let values = |texts: Vec<KeyPath<String>>| texts.into_iter().map(|text| text.value).collect();
    Some(Team { name, members: values(members), added: values(added), left: values(left) })
}

fn rounds(keys: &mut TableReader<'_>, teams: Option<&[Team; 2]>, faults: &mut Faults<'_>) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for mut keys in keys.tables("rounds", faults) {
        for key in ["number", "white"] {
            keys.needs(key, faults);
        }
        let number = keys.number("number", 1, MOST, faults);
        let white = keys.text("white", faults);
        let start = keys.text("start", faults).map(|start| start.value);
        if let Some(number) = &number
            && rounds.iter().any(|round| round.number == number.value)
        {
            faults.tell(number.at, CompetitionFault::RoundTwice(number.value));
        }
        if let (Some(white), Some(teams)) = (white, teams) {
            let team = teams.iter().position(|team| team.name == white.value);
            match (team, number) {
                (None, _) => {
                    let known = teams.iter().map(|team| team.name.as_str());
                    faults.tell(white.at, not_one_of("white", &white.value, known));
                }
                (Some(white), Some(number)) => {
                    let place = faults.place(number.at);
                    rounds.push(Round { number: number.value, white, start, place });
                }
                _ => {}
            }
        }
        keys.finish(faults);
    }
    rounds.sort_by_key(|round| round.number);
    rounds
}

fn tie_break(
    keys: &mut TableReader<'_>,
    teams: Option<&[Team; 2]>,
    settled: Option<&Settled>,
    in_signs: InSigns<'_>,
    faults: &mut Faults<'_>,
) -> Option<TieBreak> {
    keys.needs("time", faults);
    let times = times(keys, in_signs, faults);
    let cadence = times.as_ref().map(|times| Cadence::of_both(times.as_ref()));
    let mut regulations = settled.map(|settled| settled.regulations.clone()).unwrap_or_default();
    // III.2.1 — announced for the rounds.
    regulations.quickplay = false;
    let known = settled.and(cadence);
    if let Some(supervised) = supervision(keys, regulations.edition, known, faults) {
        regulations.supervised = supervised;
    }
    let sides = [("black", Color::Black), ("white", Color::White)];
    let draw_wins = keys.choice("draw-wins", &sides, faults).map_or(Color::Black, |side| side.value);
    let white = player(keys, "white", teams, faults);
    let black = player(keys, "black", teams, faults);
    for (here, other) in [("white", "black"), ("black", "white")] {
        if keys.has(here) {
            keys.needs(other, faults);
        }
    }
    let players = white.zip(black);
    if let Some((white, black)) = &players
        && white.value.1 == black.value.1
    {
        faults.tell(black.at, CompetitionFault::SameTeam);
    }
    let entered = entered(keys, faults);
    let players = players.map(|(white, black)| ByColor { white: white.value, black: black.value });
    Some(TieBreak { times: times?, regulations, draw_wins, players, entered })
}

/// A player who is in one of the teams, and which.
fn player(
    keys: &mut TableReader<'_>,
    key: &'static str,
    teams: Option<&[Team; 2]>,
    faults: &mut Faults<'_>,
) -> Option<KeyPath<(String, usize)>> {
    let name = keys.text(key, faults)?;
    let teams = teams?;
    let Some(team) = teams.iter().position(|team| team.has(&name.value)) else {
        faults.tell(name.at, CompetitionFault::NoMember(name.value));
        return None;
    };
    if teams[team].left.contains(&name.value) {
        faults.tell(name.at, CompetitionFault::LeftBefore(name.value.clone()));
    }
    Some(KeyPath { value: (name.value, team), at: name.at })
}
