//! The teams, the rounds and the tie-break of a team event, read from its file.

use jiff::civil::Date;
use shakmaty::{ByColor, Color};

use super::described;
use super::fault::{CompetitionFault, InSigns, Keys, MOST};
use super::pairings;
use super::regulations::{GameRules, supervision, times};
use super::score::entered;
use super::team_event::{Round, Team, TeamEvent, TieBreak};
use crate::laws::Cadence;
use crate::schema::{Fault, Located};

/// Reads the teams and what belongs to them; `None` where it is no team event, or the teams cannot be read.
pub(super) fn read(
    keys: &mut Keys<'_>,
    settled: Option<&GameRules>,
    days: Option<(Date, Date)>,
    in_signs: InSigns<'_>,
) -> Option<TeamEvent> {
    let most = keys.number("max-members", 1, MOST).map(|most| most.value);
    let is_one = keys.has("teams");
    let belongs = ["max-members", "rounds", "pairings", "tie-break", "players"];
    if let Some(key) = belongs.into_iter().find(|key| !is_one && keys.has(key)) {
        keys.tell(keys.place_of(key), Fault::Missing("teams".to_owned()));
    }
    let place = keys.place_of("teams");
    let mut players: Vec<Located<String>> = Vec::new();
    let read = keys.tables("teams", |team| one_team(team, most, &mut players));
    let count = read.len();
    let read: Vec<Team> = read.into_iter().flatten().collect();
    let whole = read.len() == count;
    let teams: Option<[Team; 2]> = read.try_into().ok();
    if is_one && whole && teams.is_none() {
        keys.tell(place, CompetitionFault::TwoTeams);
    }
    if is_one && !keys.has("rounds") {
        keys.tell(place, Fault::Missing("rounds".to_owned()));
    }
    let rounds = rounds(keys, teams.as_ref(), days);
    let pairings = pairings::read(keys, teams.as_ref(), &rounds);
    let tie_break = keys.table("tie-break", |keys| tie_break(keys, teams.as_ref(), settled, in_signs));
    let tie_break = tie_break.flatten();
    let players = described::of_players(keys, teams.as_ref());
    Some(TeamEvent { teams: teams?, rounds, pairings, tie_break, players })
}

/// Reads a team; `players` are those of the teams before it, and then its own as well.
fn one_team(keys: &mut Keys<'_>, most: Option<u32>, players: &mut Vec<Located<String>>) -> Option<Team> {
    for key in ["name", "members"] {
        keys.needs(key);
    }
    let name = keys.name("name").map(|name| name.value);
    let place = keys.place_of("members");
    let members = keys.names("members").unwrap_or_default();
    let added = keys.names("added").unwrap_or_default();
    let left = keys.names("left").unwrap_or_default();
    for player in members.iter().chain(&added) {
        if players.iter().any(|there| there.value == player.value) {
            keys.tell(player.at, CompetitionFault::MemberTwice(player.value.clone()));
        }
        players.push(player.clone());
    }
    for player in &left {
        if !members.iter().any(|member| member.value == player.value) {
            keys.tell(player.at, CompetitionFault::LeavesWithoutBeing(player.value.clone()));
        }
    }
    let name = name?;
    if let Some(most) = most {
        let over = |count: usize| u32::try_from(count).is_ok_and(|count| count > most);
        if over(members.len()) {
            keys.tell(place, CompetitionFault::TooManyMembers(name.clone(), most));
        } else if over((members.len() + added.len()).saturating_sub(left.len())) {
            keys.tell(keys.place_of("added"), CompetitionFault::TooManyMembers(name.clone(), most));
        }
    }
    let values = |texts: Vec<Located<String>>| texts.into_iter().map(|text| text.value).collect();
    Some(Team { name, members: values(members), added: values(added), left: values(left) })
}

fn rounds(keys: &mut Keys<'_>, teams: Option<&[Team; 2]>, days: Option<(Date, Date)>) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    keys.tables("rounds", |keys| {
        for key in ["number", "white"] {
            keys.needs(key);
        }
        let number = keys.number("number", 1, MOST);
        let white = keys.text("white");
        let start = keys.text("start").map(|start| start.value);
        let date = keys.date("date");
        if let (Some(date), Some(number), Some((from, to))) = (&date, &number, days)
            && !(from..=to).contains(&date.value)
        {
            keys.tell(date.at, CompetitionFault::RoundOutside(number.value));
        }
        // The rounds of an event of one day are played on it.
        let only = days.filter(|(from, to)| from == to).map(|(from, _)| from);
        let date = date.map(|date| date.value).or(only);
        if let Some(number) = &number
            && rounds.iter().any(|round| round.number == number.value)
        {
            keys.tell(number.at, CompetitionFault::RoundTwice(number.value));
        }
        if let (Some(white), Some(teams)) = (white, teams) {
            let team = teams.iter().position(|team| team.name == white.value);
            match (team, number) {
                (None, _) => {
                    let known = teams.iter().map(|team| team.name.as_str());
                    keys.tell(white.at, Fault::not_one_of("white", &white.value, known));
                }
                (Some(white), Some(number)) => {
                    rounds.push(Round { number: number.value, white, start, date, place: number.at });
                }
                _ => {}
            }
        }
    });
    rounds.sort_by_key(|round| round.number);
    rounds
}

fn tie_break(
    keys: &mut Keys<'_>,
    teams: Option<&[Team; 2]>,
    settled: Option<&GameRules>,
    in_signs: InSigns<'_>,
) -> Option<TieBreak> {
    keys.needs("time");
    let times = times(keys, in_signs);
    let cadence = times.as_ref().map(|times| Cadence::of_both(times.as_ref()));
    let mut regulations = settled.map(|settled| settled.regulations.clone()).unwrap_or_default();
    // III.2.1 — announced for the rounds.
    regulations.quickplay = false;
    let known = settled.and(cadence);
    if let Some(supervised) = supervision(keys, regulations.edition, known) {
        regulations.supervised = supervised;
    }
    let sides = [("black", Color::Black), ("white", Color::White)];
    let draw_wins = keys.choice("draw-wins", &sides).map_or(Color::Black, |side| side.value);
    let white = player(keys, "white", teams);
    let black = player(keys, "black", teams);
    for (here, other) in [("white", "black"), ("black", "white")] {
        if keys.has(here) {
            keys.needs(other);
        }
    }
    let players = white.zip(black);
    if let Some((white, black)) = &players
        && white.value.1 == black.value.1
    {
        keys.tell(black.at, CompetitionFault::SameTeam);
    }
    let entered = entered(keys);
    let players = players.map(|(white, black)| ByColor { white: white.value, black: black.value });
    Some(TieBreak { times: times?, regulations, draw_wins, players, entered })
}

/// A player who is in one of the teams, and which.
fn player(
    keys: &mut Keys<'_>,
    key: &'static str,
    teams: Option<&[Team; 2]>,
) -> Option<Located<(String, usize)>> {
    let name = keys.text(key)?;
    let teams = teams?;
    let Some(team) = teams.iter().position(|team| team.has(&name.value)) else {
        keys.tell(name.at, CompetitionFault::NoMember(name.value));
        return None;
    };
    if teams[team].left.contains(&name.value) {
        keys.tell(name.at, CompetitionFault::LeftBefore(name.value.clone()));
    }
    Some(Located { value: (name.value, team), at: name.at })
}
