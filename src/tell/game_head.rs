//! What the tags of a game say, in facts: when it was played, and how it ended.

use shakmaty::{Chess, Position};

use super::fact::{Fact, Variable};
use crate::voice::Id;

/// "1997.05.03", "1997.??.??".
pub(crate) fn date(date: &str) -> Option<Fact> {
    let mut parts = date.split(['.', '-']).map(|part| part.trim().parse::<u16>().ok());
    let year = parts.next().flatten().filter(|year| (1000..=9999).contains(year))?;
    let month = parts.next().flatten().filter(|month| (1..=12).contains(month));
    let day = parts.next().flatten().filter(|day| (1..=31).contains(day));
    let form = match (month, day) {
        (Some(_), Some(_)) => "day",
        (Some(_), None) => "month",
        (None, _) => "year",
    };
    let variables = vec![
        ("dated", Variable::Key(form)),
        ("day", Variable::Number(day.unwrap_or_default().into())),
        ("month", Variable::Number(month.unwrap_or(1).into())),
        // A year is no number that is parted in groups.
        ("year", Variable::Text(year.to_string())),
    ];
    Some(Fact::Say(Id::LISTEN_DATE, variables))
}

/// How a game ended, as far as its file says so.
pub(crate) fn result(result: &str) -> Fact {
    let key = match result.replace(' ', "").as_str() {
        "1-0" | "1:0" => "white",
        "0-1" | "0:1" => "black",
        "1/2-1/2" | "1/2" | "½-½" | "½:½" => "drawn",
        _ => "open",
    };
    Fact::Say(Id::LISTEN_RESULT, vec![("result", Variable::Key(key))])
}

/// How a game ended whose last position this is: on the board (5.1.1, 5.2.1), or by what its `Termination` tag says.
pub(crate) fn ending(last: &Chess, termination: &str) -> Option<Fact> {
    let ending = match termination.to_ascii_lowercase().as_str() {
        _ if last.is_checkmate() => "checkmate",
        _ if last.is_stalemate() => "stalemate",
        "time forfeit" => "time",
        "rules infraction" => "rules",
        "adjudication" => "adjudicated",
        "abandoned" => "abandoned",
        _ => return None,
    };
    Some(Fact::Say(Id::GAME_ENDING, vec![("ending", Variable::Key(ending))]))
}
