//! What is reported of an event: its players with their numbers, results and points, and the teams.

use std::collections::HashMap;

use jiff::civil::Date;
use shakmaty::{ByColor, Color};

use super::columns::{NAME, TEAM_NAME, fit};
use crate::competition::particulars::{Particulars, PlayerParticulars};
use crate::competition::regulated::Competition;
use crate::competition::score::Score;
use crate::competition::standing::{Collected, Played, Standing, State, points};
use crate::competition::team_event::{Team, TeamEvent};
use crate::laws::{Points, TimeControl};

/// A round of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    /// Nobody has been paired in this round yet.
    Unpaired,
    /// Others play.
    Absent,
    /// A game, or one that is to come: the opponent's number, the own color, and the sign of the result.
    Paired(usize, Color, char),
}

/// A player.
#[derive(Debug, Clone)]
pub struct Reported {
    /// What the event says of the player; the name fits its field.
    pub particulars: PlayerParticulars,
    /// The points of all rounds.
    pub points: Points,
    pub(super) cells: Vec<Cell>,
}

/// A team.
#[derive(Debug, Clone)]
pub struct ReportedTeam {
    /// The name; it fits its field.
    pub name: String,
    /// The numbers of its players.
    pub players: Vec<usize>,
}

/// An event as it is reported.
#[derive(Debug, Clone)]
pub struct Report {
    /// The event's name.
    pub name: String,
    /// Where and when it is, and who its arbiters are.
    pub particulars: Particulars,
    /// The times as PGN writes them; empty where it cannot.
    pub time: String,
    /// The days of the rounds.
    pub rounds: Vec<Option<Date>>,
    /// The players; the first has the number 1.
    pub players: Vec<Reported>,
    /// The teams.
    pub teams: Vec<ReportedTeam>,
    /// The names that do not fit their fields, as they stand in the event.
    pub cut: Vec<String>,
}

impl Report {
    /// What is reported of an event that stands so. The game that breaks a tie is no part of it.
    pub fn of(
        event: &Competition,
        teams: &TeamEvent,
        standing: &Standing<'_>,
        games: &[Collected],
    ) -> Report {
        let numbers = numbers(teams);
        let mut players = of_players(teams, &numbers);
        for (place, round) in teams.rounds.iter().enumerate() {
            let rows: Vec<_> = standing.rows.iter().filter(|row| row.pairing.round == round.number).collect();
            if !rows.is_empty() {
                for player in &mut players {
                    player.cells[place] = Cell::Absent;
                }
            }
            for row in rows {
                let seats = &row.pairing.players;
                let signs = signs(&row.state, games);
                for color in Color::ALL {
                    let number = |color: Color| numbers.get(seats.get(color).as_str()).copied();
                    let (Some(own), Some(opponent)) = (number(color), number(!color)) else { continue };
                    players[own - 1].cells[place] = Cell::Paired(opponent, color, *signs.get(color));
                    if let Some(score) = row.state.score() {
                        players[own - 1].points += points(score, color, &event.regulations.scoring);
                    }
                }
            }
        }
        let mut cut = Vec::new();
        let mut fitting = |name: &str, width: usize| {
            let fits = fit(name, width);
            if fits.chars().count() < fit(name, usize::MAX).chars().count() {
                cut.push(name.to_owned());
            }
            fits
        };
        for player in &mut players {
            player.particulars.name = fitting(&player.particulars.name, NAME.width());
        }
        let reported = teams.teams.iter().map(|team| ReportedTeam {
            name: fitting(&team.name, TEAM_NAME.width()),
            players: of_team(team).filter_map(|name| numbers.get(name).copied()).collect(),
        });
        let teams_reported = reported.collect();
        Report {
            name: fit(&event.name, usize::MAX),
            particulars: with_days(event, teams),
            time: time(event),
            rounds: teams.rounds.iter().map(|round| round.date).collect(),
            players,
            teams: teams_reported,
            cut,
        }
    }

    /// The keys of the event's file that a rating needs and that are not there.
    pub fn lacks(&self) -> Vec<&'static str> {
        let Particulars { city, federation, arbiter, days, .. } = &self.particulars;
        let numbered = self.players.iter().all(|player| player.particulars.fide_id.is_some());
        let there = [
            ("city", city.is_some()),
            ("federation", federation.is_some()),
            ("arbiter", arbiter.is_some()),
            ("date", days.is_some()),
            ("players.fide-id", numbered),
        ];
        there.into_iter().filter(|(_, there)| !there).map(|(key, _)| key).collect()
    }
}

/// Everybody who was ever in this team, in the order of the boards.
fn of_team(team: &Team) -> impl Iterator<Item = &str> {
    team.members.iter().chain(&team.added).map(String::as_str)
}

/// The starting ranks: the members as the file lists them, and behind them who was added, so that no number changes
/// when somebody is.
fn numbers(teams: &TeamEvent) -> HashMap<&str, usize> {
    let members = teams.teams.iter().flat_map(|team| &team.members);
    let added = teams.teams.iter().flat_map(|team| &team.added);
    members.chain(added).enumerate().map(|(place, name)| (name.as_str(), place + 1)).collect()
}

fn of_players(teams: &TeamEvent, numbers: &HashMap<&str, usize>) -> Vec<Reported> {
    let mut names: Vec<(usize, &str)> = numbers.iter().map(|(name, number)| (*number, *name)).collect();
    names.sort_unstable();
    let player = |(_, name): (usize, &str)| {
        let said = teams.players.iter().find(|player| player.name == name).cloned();
        Reported {
            particulars: said.unwrap_or(PlayerParticulars { name: name.to_owned(), ..Default::default() }),
            points: Points::default(),
            cells: vec![Cell::Unpaired; teams.rounds.len()],
        }
    };
    names.into_iter().map(player).collect()
}

/// The times as PGN has them; nothing where nothing limits them, or PGN cannot say how.
fn time(event: &Competition) -> String {
    let ByColor { white, black } = event.times.as_ref().map(TimeControl::pgn);
    let unsaid = [&white, &black].into_iter().any(|time| matches!(time.as_str(), "-" | "?"));
    match white == black {
        _ if unsaid => String::new(),
        true => white,
        false => format!("W{white}-B{black}"),
    }
}

/// The event's own days; where it says none, those of its rounds.
fn with_days(event: &Competition, teams: &TeamEvent) -> Particulars {
    let dates = || teams.rounds.iter().filter_map(|round| round.date);
    let days = event.particulars.days.or_else(|| dates().min().zip(dates().max()));
    let said = &event.particulars;
    let text = |text: &Option<String>| text.as_deref().map(|text| fit(text, usize::MAX));
    Particulars {
        city: text(&said.city),
        arbiter: text(&said.arbiter),
        deputies: said.deputies.iter().map(|name| fit(name, usize::MAX)).collect(),
        federation: said.federation.clone(),
        days,
    }
}

/// The sign of each player's result; a blank where there is none yet. What the Laws give each of the two by 12.9 has
/// no sign of its own: each receives the one of his half.
fn signs(state: &State, games: &[Collected]) -> ByColor<char> {
    let Some(score) = state.score() else { return ByColor { white: ' ', black: ' ' } };
    let (white, black) = match score {
        Score::White => ('1', '0'),
        Score::Black => ('0', '1'),
        Score::Drawn => ('=', '='),
        Score::BothLost => ('0', '0'),
        Score::WhiteHalf => ('=', '0'),
        Score::BlackHalf => ('0', '='),
        Score::WhiteByForfeit => ('+', '-'),
        Score::BlackByForfeit => ('-', '+'),
        Score::Neither => ('-', '-'),
    };
    let game = |id: i64| games.iter().find(|game| game.id == id);
    let played = match state {
        State::Over(id, _) => game(*id).map_or(Played::Rated, |game| game.played),
        // What the arbiter enters says itself whether it was played.
        _ => Played::Rated,
    };
    let sign = |sign: char| match (played, sign) {
        (Played::TooShort, '1') => 'W',
        (Played::TooShort, '=') => 'D',
        (Played::TooShort, '0') => 'L',
        (Played::NotAtAll, '1') => '+',
        (Played::NotAtAll, '0') => '-',
        _ => sign,
    };
    ByColor { white: sign(white), black: sign(black) }
}
