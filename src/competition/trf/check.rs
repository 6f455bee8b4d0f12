//! A file gone over as the description has it: every position, and whether what stands there agrees with the rest.

use std::collections::BTreeMap;

use jiff::civil::Date;
use strum::IntoStaticStr;

use super::columns::{self, Content, END, Field};
use crate::laws::{Points, Scoring};
use crate::text::clean;

/// What can be wrong in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// A sign that steers or is not seen, or a line that does not end as it should.
    Sign,
    /// Something else stands here than belongs here.
    Content,
    /// What must be there is not.
    Missing,
    /// What stands here stands further up already, or not in its order.
    Twice,
    /// The two players of a game tell different things of it.
    Pairing,
    /// A number of lines, the points or the rank are not those of the lines and results.
    Sum,
    /// The team's player is none, or in another team, or the opponent is of the own team.
    Team,
}

impl Problem {
    /// The name the sentences know it by.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Misfit {
    /// The line, from 1.
    pub line: usize,
    /// The position in it, from 1.
    pub column: usize,
    /// What.
    pub problem: Problem,
}

/// The two results that one game can have (12.9 has each of the two lose half a point or all of it).
const GAMES: [[&str; 2]; 11] = [
    ["1", "0"],
    ["=", "="],
    ["=", "0"],
    ["0", "0"],
    ["+", "-"],
    ["-", "-"],
    ["W", "L"],
    ["D", "D"],
    ["D", "L"],
    ["L", "L"],
    ["", ""],
];

/// A line of the file.
struct CheckedLine {
    number: usize,
    signs: Vec<char>,
}

impl CheckedLine {
    /// What stands in a field, with its blanks.
    fn raw(&self, field: Field) -> String {
        self.signs.iter().skip(field.first - 1).take(field.width()).collect()
    }

    fn text(&self, field: Field) -> String {
        self.raw(field).trim().to_owned()
    }

    fn value(&self, field: Field) -> usize {
        self.text(field).parse().unwrap_or(0)
    }

    fn id(&self) -> String {
        self.signs.iter().take(3).collect()
    }

    /// The opponent's number, the color and the result of a round.
    fn round(&self, round: usize) -> (usize, String, String) {
        let [opponent, color, result] = columns::round(round);
        (self.value(opponent), self.text(color), self.text(result))
    }
}

/// Everything that is wrong in a file of a team event, in its order. `scoring` is what its games count.
pub fn check(file: &str, scoring: &Scoring) -> Vec<Misfit> {
    let mut found = Found::default();
    let (whole, rest) = file.rsplit_once(END).unwrap_or(("", file));
    let texts: Vec<&str> = whole.split(END).collect();
    if !rest.is_empty() || whole.is_empty() {
        found.tell(texts.len() + 1, 1, Problem::Sign);
    }
    let lines: Vec<CheckedLine> = texts
        .into_iter()
        .enumerate()
        .map(|(place, text)| CheckedLine { number: place + 1, signs: text.chars().collect() })
        .collect();
    for line in &lines {
        form(line, &mut found);
    }
    order(&lines, &mut found);
    // What cannot be read cannot be compared.
    if found.misfits.is_empty() {
        let of = |id: &str| lines.iter().filter(|line| line.id() == id).collect::<Vec<_>>();
        let (players, teams) = (of(columns::PLAYER), of(columns::TEAM));
        counts(&lines, &players, &teams, &mut found);
        let team_of = members(&players, &teams, &mut found);
        games(&players, &team_of, &mut found);
        sums(&players, scoring, &mut found);
    }
    found.misfits.sort_unstable();
    found.misfits
}

#[derive(Default)]
struct Found {
    misfits: Vec<Misfit>,
}

impl Found {
    fn tell(&mut self, line: usize, column: usize, problem: Problem) {
        self.misfits.push(Misfit { line, column, problem });
    }
}

/// Every position of a line by itself.
fn form(line: &CheckedLine, found: &mut Found) {
    let steers = |sign: &char| *sign != ' ' && clean(&sign.to_string()).is_empty();
    for (place, _) in line.signs.iter().enumerate().filter(|(_, sign)| steers(sign)) {
        found.tell(line.number, place + 1, Problem::Sign);
    }
    let Some(fields) = columns::fields(&line.id(), line.signs.len()) else {
        found.tell(line.number, 1, Problem::Content);
        return;
    };
    let in_field = |position: usize| {
        position < 4 || fields.iter().any(|field| (field.first..=field.last).contains(&position))
    };
    let filled = (1..).zip(&line.signs).filter(|(_, sign)| **sign != ' ').map(|(position, _)| position);
    if let Some(stray) = filled.into_iter().find(|position| !in_field(*position)) {
        found.tell(line.number, stray, Problem::Content);
    }
    for field in fields {
        if !fits(field.content, &line.raw(field)) || line.signs.len() < field.last {
            found.tell(line.number, field.first, Problem::Content);
        }
    }
    let needed: &[Field] = match line.id().as_str() {
        columns::PLAYER => &[columns::NUMBER, columns::POINTS, columns::RANK],
        columns::TEAM => &[columns::TEAM_NAME, columns::member(0)],
        columns::DATES => &[],
        _ => &[Field { first: columns::BEGIN, last: columns::BEGIN, content: Content::Text }],
    };
    for field in needed.iter().filter(|field| line.text(**field).is_empty()) {
        found.tell(line.number, field.first, Problem::Missing);
    }
}

/// Whether this is what stands in such a field, at its end or at its beginning. A field may be blank.
fn fits(content: Content, raw: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    let right = raw.trim_start();
    raw.trim().is_empty()
        || match content {
            Content::Text => !raw.starts_with(' '),
            Content::Number => digits(right) && (!right.starts_with('0') || matches!(right, "0" | "0000")),
            Content::Word(words) => words.contains(&right),
            Content::Federation => raw.len() == 3 && raw.bytes().all(|sign| sign.is_ascii_uppercase()),
            Content::Date => {
                is_day(raw) || raw.strip_suffix("/00/00").is_some_and(|year| year.len() == 4 && digits(year))
            }
            Content::ShortDate => is_day(&format!("20{raw}")),
            Content::Points => {
                right.split_once('.').is_some_and(|(whole, half)| digits(whole) && matches!(half, "0" | "5"))
            }
        }
}

fn is_day(text: &str) -> bool {
    text.len() == 10 && text.replace('/', "-").parse::<Date>().is_ok() && text.matches('/').count() == 2
}

/// The records in their order, each once but deputies, players and teams, and the name of the event among them.
fn order(lines: &[CheckedLine], found: &mut Found) {
    let records: Vec<&str> = columns::TEXTS
        .iter()
        .map(|(id, _)| *id)
        .chain([columns::DATES, columns::PLAYER, columns::TEAM])
        .collect();
    let place = |line: &CheckedLine| records.iter().position(|id| *id == line.id());
    for pair in lines.windows(2) {
        let repeats = [columns::DEPUTY, columns::PLAYER, columns::TEAM].contains(&pair[1].id().as_str());
        if place(&pair[1]) < place(&pair[0]) || place(&pair[0]) == place(&pair[1]) && !repeats {
            found.tell(pair[1].number, 1, Problem::Twice);
        }
    }
    for id in ["012", columns::PLAYER, columns::TEAM] {
        if !lines.iter().any(|line| line.id() == id) {
            found.tell(lines.len() + 1, 1, Problem::Missing);
        }
    }
}

/// How many players, rated players and teams there are, and that all lines are as long as there are rounds.
fn counts(lines: &[CheckedLine], players: &[&CheckedLine], teams: &[&CheckedLine], found: &mut Found) {
    let rated = players.iter().filter(|line| !line.text(columns::RATING).is_empty()).count();
    for (id, count) in [("062", players.len()), ("072", rated), ("082", teams.len())] {
        let told = lines.iter().find(|line| line.id() == id);
        let digits = |line: &&CheckedLine| line.signs.iter().skip(columns::BEGIN - 1).collect::<String>();
        if told.as_ref().is_none_or(|line| digits(line) != count.to_string()) {
            found.tell(told.map_or(lines.len() + 1, |line| line.number), columns::BEGIN, Problem::Sum);
        }
    }
    let length = players.first().map_or(0, |line| line.signs.len());
    let dates = lines.iter().filter(|line| line.id() == columns::DATES);
    for line in players.iter().copied().chain(dates).filter(|line| line.signs.len() != length) {
        found.tell(line.number, line.signs.len().min(length) + 1, Problem::Sum);
    }
}

/// Which team each player is in, by numbers; each is in one.
fn members(players: &[&CheckedLine], teams: &[&CheckedLine], found: &mut Found) -> BTreeMap<usize, usize> {
    let mut team_of = BTreeMap::new();
    for (place, line) in players.iter().enumerate() {
        let number = line.value(columns::NUMBER);
        if players[..place].iter().any(|other| other.value(columns::NUMBER) == number) {
            found.tell(line.number, columns::NUMBER.first, Problem::Twice);
        }
    }
    for (place, line) in teams.iter().enumerate() {
        let name = line.text(columns::TEAM_NAME);
        if teams[..place].iter().any(|other| other.text(columns::TEAM_NAME) == name) {
            found.tell(line.number, columns::TEAM_NAME.first, Problem::Twice);
        }
        let fields = columns::fields(columns::TEAM, line.signs.len()).unwrap_or_default();
        for field in fields.into_iter().skip(1) {
            let number = line.value(field);
            let known = players.iter().any(|player| player.value(columns::NUMBER) == number);
            if !known || team_of.insert(number, place).is_some() {
                found.tell(line.number, field.first, Problem::Team);
            }
        }
    }
    for line in players.iter().filter(|line| !team_of.contains_key(&line.value(columns::NUMBER))) {
        found.tell(line.number, columns::NUMBER.first, Problem::Team);
    }
    team_of
}

/// The two sides of each game beside each other.
fn games(players: &[&CheckedLine], team_of: &BTreeMap<usize, usize>, found: &mut Found) {
    for line in players {
        let number = line.value(columns::NUMBER);
        for round in 0..columns::rounds(line.signs.len()) {
            let [at, ..] = columns::round(round);
            let (opponent, color, result) = line.round(round);
            if opponent == 0 {
                let cell = (line.text(at), color, result);
                let none = [("0000", "-", "Z"), ("", "", "")];
                if !none.iter().any(|none| (none.0, none.1, none.2) == (&cell.0, &cell.1, &cell.2)) {
                    found.tell(line.number, at.first, Problem::Pairing);
                }
                continue;
            }
            let other = players.iter().find(|other| other.value(columns::NUMBER) == opponent);
            let agree = other.is_some_and(|other| {
                let (back, facing, theirs) = other.round(round);
                let colors = [(color.as_str(), facing.as_str()), (facing.as_str(), color.as_str())];
                let results = [[&*result, &*theirs], [&*theirs, &*result]];
                back == number
                    && colors.contains(&("w", "b"))
                    && GAMES.iter().any(|game| results.contains(game))
            });
            if !agree {
                found.tell(line.number, at.first, Problem::Pairing);
            } else if team_of.get(&number) == team_of.get(&opponent) {
                found.tell(line.number, at.first, Problem::Team);
            }
        }
    }
}

/// The points by the results, and the ranks by the points.
fn sums(players: &[&CheckedLine], scoring: &Scoring, found: &mut Found) {
    let count = |line: &CheckedLine| {
        (0..columns::rounds(line.signs.len())).fold(Points::default(), |sum, round| {
            sum + match line.round(round).2.as_str() {
                "1" | "+" | "W" => scoring.win,
                "=" | "D" => scoring.draw,
                "0" | "-" | "L" => scoring.loss,
                _ => Points::default(),
            }
        })
    };
    let mut ranked: Vec<_> =
        players.iter().map(|line| (line.value(columns::RANK), count(line), line)).collect();
    ranked.sort_by_key(|(rank, ..)| *rank);
    let mut before = None;
    for (place, (rank, points, line)) in ranked.into_iter().enumerate() {
        if format!("{:.1}", f64::from(points)) != line.text(columns::POINTS) {
            found.tell(line.number, columns::POINTS.first, Problem::Sum);
        }
        if rank != place + 1 || before.is_some_and(|before| before < points) {
            found.tell(line.number, columns::RANK.first, Problem::Sum);
        }
        before = Some(points);
    }
}
