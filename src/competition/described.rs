//! What an event file says for the report: of the event and of its players.

use jiff::civil::Date;
use toml::de::DeValue;

use super::fault::{CompetitionFault, Keys};
use super::particulars::{Birth, Particulars, PlayerParticulars, TITLES};
use super::team_event::Team;
use crate::schema::{Kind, Located, day};

/// The highest rating that can be written.
const HIGHEST_RATING: u32 = 9999;

/// The highest FIDE number.
const HIGHEST_FIDE_ID: u32 = 99_999_999;

pub(super) fn read(keys: &mut Keys<'_>) -> Particulars {
    let name = |found: Located<String>| found.value;
    let city = keys.name("city").map(name);
    let federation = federation(keys);
    let arbiter = keys.name("arbiter").map(name);
    let deputies = keys.names("deputies").unwrap_or_default().into_iter().map(name).collect();
    Particulars { city, federation, arbiter, deputies, days: days(keys) }
}

/// One day, or the first and the last.
fn days(keys: &mut Keys<'_>) -> Option<(Date, Date)> {
    let [only, from, to] = ["date", "from", "to"].map(|key| keys.date(key));
    if keys.has("date") && (keys.has("from") || keys.has("to")) {
        keys.tell(keys.place_of("date"), CompetitionFault::TwoDates);
        return None;
    }
    for (here, other) in [("from", "to"), ("to", "from")] {
        if keys.has(here) {
            keys.needs(other);
        }
    }
    if let Some(only) = only {
        return Some((only.value, only.value));
    }
    let (from, to) = from.zip(to)?;
    if to.value < from.value {
        keys.tell(to.at, CompetitionFault::EndsBeforeBeginning);
        return None;
    }
    Some((from.value, to.value))
}

fn federation(keys: &mut Keys<'_>) -> Option<String> {
    let found = keys.text("federation")?;
    if found.value.len() != 3 || !found.value.bytes().all(|sign| sign.is_ascii_uppercase()) {
        keys.tell(found.at, CompetitionFault::Federation);
    }
    Some(found.value)
}

/// Reads what is said of players; each is one of the teams'.
pub(super) fn of_players(keys: &mut Keys<'_>, teams: Option<&[Team; 2]>) -> Vec<PlayerParticulars> {
    let mut players: Vec<PlayerParticulars> = Vec::new();
    keys.tables("players", |keys| {
        keys.needs("name");
        let name = keys.name("name");
        let titles = TITLES.map(|title| (title, title));
        let fide_id = keys.number("fide-id", 1, HIGHEST_FIDE_ID);
        let player = PlayerParticulars {
            name: name.as_ref().map(|name| name.value.clone()).unwrap_or_default(),
            title: keys.choice("title", &titles).map(|title| title.value),
            rating: keys.number("rating", 1, HIGHEST_RATING).map(|rating| rating.value),
            federation: federation(keys),
            fide_id: fide_id.as_ref().map(|number| number.value),
            birth: keys.value("birth", Kind::Date, birth).map(|birth| birth.value),
            sex: keys.choice("sex", &[("m", "m"), ("w", "w")]).map(|sex| sex.value),
        };
        if let Some(number) = fide_id
            && players.iter().any(|other| other.fide_id == Some(number.value))
        {
            keys.tell(number.at, CompetitionFault::FideIdTwice(number.value));
        }
        let Some(name) = name else { return };
        if players.iter().any(|other| other.name == name.value) {
            keys.tell(name.at, CompetitionFault::DescribedTwice(name.value));
        } else if teams.is_some_and(|teams| !teams.iter().any(|team| team.has(&name.value))) {
            keys.tell(name.at, CompetitionFault::NoMember(name.value));
        }
        players.push(player);
    });
    players
}

/// A day, or a year alone.
fn birth(value: &DeValue<'_>) -> Option<Birth> {
    let year = || value.as_integer()?.as_str().parse().ok().filter(|year| (1000..=9999).contains(year));
    day(value).map(Birth::On).or_else(|| year().map(Birth::In))
}
