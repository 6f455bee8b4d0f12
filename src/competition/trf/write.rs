//! A report as a text of lines with fixed positions.

use std::cmp::Reverse;

use jiff::civil::Date;
use shakmaty::Color;

use super::columns::{self, Content, END, Field};
use super::report::{Cell, Report, Reported, ReportedTeam};
use crate::competition::particulars::Birth;

fn day(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

impl Report {
    /// The whole file.
    pub fn written(&self) -> String {
        let mut lines = self.tournament();
        if self.rounds.iter().any(Option::is_some) {
            let mut line = FixedLine::of(columns::DATES);
            for (round, date) in self.rounds.iter().enumerate() {
                line.put(
                    columns::date(round),
                    &date.map(|date| day(date)[2..].to_owned()).unwrap_or_default(),
                );
            }
            lines.push(line.text());
        }
        let ranks = self.ranks();
        let players = self.players.iter().zip(ranks).enumerate();
        lines.extend(players.map(|(place, (player, rank))| of_player(place + 1, player, rank)));
        lines.extend(self.teams.iter().map(of_team));
        lines.into_iter().map(|line| line + END).collect()
    }

    /// The records that are one text; those that would be empty are left out.
    fn tournament(&self) -> Vec<String> {
        let said = &self.particulars;
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let [start, end] = [said.days.map(|days| days.0), said.days.map(|days| days.1)]
            .map(|date| date.map(day).unwrap_or_default());
        let rated = self.players.iter().filter(|player| player.particulars.rating.is_some()).count();
        let texts = |record: &str| match record {
            "012" => vec![self.name.clone()],
            "022" => vec![text(&said.city)],
            "032" => vec![text(&said.federation)],
            "042" => vec![start.clone()],
            "052" => vec![end.clone()],
            "062" => vec![self.players.len().to_string()],
            "072" => vec![rated.to_string()],
            "082" => vec![self.teams.len().to_string()],
            "092" => vec!["Team".to_owned()],
            "102" => vec![text(&said.arbiter)],
            columns::DEPUTY => said.deputies.clone(),
            _ => vec![self.time.clone()],
        };
        let records =
            columns::TEXTS.iter().flat_map(|(id, _)| texts(id).into_iter().map(move |text| (id, text)));
        records.filter(|(_, text)| !text.is_empty()).map(|(id, text)| format!("{id} {text}")).collect()
    }

    /// The places by points; of equal ones the lower number goes first.
    fn ranks(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|place| Reverse(self.players[*place].points));
        let mut ranks = vec![0; order.len()];
        order.into_iter().enumerate().for_each(|(rank, place)| ranks[place] = rank + 1);
        ranks
    }
}

fn of_player(number: usize, player: &Reported, rank: usize) -> String {
    let said = &player.particulars;
    let number_of = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let birth = said.birth.map(|birth| match birth {
        Birth::On(date) => day(date),
        Birth::In(year) => format!("{year}/00/00"),
    });
    let mut line = FixedLine::of(columns::PLAYER);
    for (field, text) in [
        (columns::NUMBER, number.to_string()),
        (columns::SEX, said.sex.unwrap_or_default().to_owned()),
        (columns::TITLE, said.title.unwrap_or_default().to_owned()),
        (columns::NAME, said.name.clone()),
        (columns::RATING, number_of(said.rating)),
        (columns::FEDERATION, said.federation.clone().unwrap_or_default()),
        (columns::FIDE_ID, number_of(said.fide_id)),
        (columns::BIRTH, birth.unwrap_or_default()),
        (columns::POINTS, format!("{:.1}", f64::from(player.points))),
        (columns::RANK, rank.to_string()),
    ] {
        line.put(field, &text);
    }
    for (round, cell) in player.cells.iter().enumerate() {
        let (opponent, color, result) = match cell {
            Cell::Unpaired => (String::new(), String::new(), ' '),
            Cell::Absent => ("0000".to_owned(), "-".to_owned(), 'Z'),
            Cell::Paired(opponent, color, result) => {
                let color = if *color == Color::White { "w" } else { "b" };
                (opponent.to_string(), color.to_owned(), *result)
            }
        };
        for (field, text) in columns::round(round).into_iter().zip([opponent, color, result.to_string()]) {
            line.put(field, &text);
        }
    }
    line.text()
}

fn of_team(team: &ReportedTeam) -> String {
    let mut line = FixedLine::of(columns::TEAM);
    line.put(columns::TEAM_NAME, &team.name);
    for (place, number) in team.players.iter().enumerate() {
        line.put(columns::member(place), &number.to_string());
    }
    line.text()
}

/// A line that reaches to the last field put into it.
struct FixedLine {
    signs: Vec<char>,
}

impl FixedLine {
    fn of(record: &str) -> FixedLine {
        FixedLine { signs: record.chars().collect() }
    }

    /// Puts a text into its field, at its end or at its beginning. What does not fit is cut and shifts no other field.
    fn put(&mut self, field: Field, text: &str) {
        self.signs.resize(field.last.max(self.signs.len()), ' ');
        let width = field.width();
        let from_left = matches!(field.content, Content::Text);
        let text = if from_left { text.to_owned() } else { format!("{text:>width$}") };
        let places = self.signs.iter_mut().skip(field.first - 1).take(width);
        places.zip(text.chars()).for_each(|(place, sign)| *place = sign);
    }

    fn text(self) -> String {
        self.signs.into_iter().collect()
    }
}
