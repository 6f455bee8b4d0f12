//! What stands at the head of a game that is gone over or listened to: who plays, where and when, and how it ends.

use shakmaty::{Chess, Position};

use super::names::{LONGEST_NAME, in_order, shortened};
use crate::collection::Tags;
use crate::tell::{Fact, Variable};
use crate::voice::{Id, LessonWord};

/// The answer to a question about it, where this word asks one; `ending` is what else is known of how the game ended.
pub(super) fn asked(word: LessonWord, tags: &Tags, ending: Option<Fact>) -> Option<Vec<Fact>> {
    let known = |facts: Vec<Fact>, what| if facts.is_empty() { vec![unwritten(what)] } else { facts };
    Some(match word {
        LessonWord::Players => known(players(tags).into_iter().collect(), "players"),
        LessonWord::Event => known(event(tags), "event"),
        LessonWord::Date => known(date(&tags.date).into_iter().collect(), "date"),
        LessonWord::Result => [result(&tags.result)].into_iter().chain(ending).collect(),
        LessonWord::Heading => {
            let facts = known(players(tags).into_iter().collect(), "players").into_iter().chain(event(tags));
            facts.chain(date(&tags.date)).chain([result(&tags.result)]).collect()
        }
        _ => return None,
    })
}

/// Who plays, as far as it is written.
pub(super) fn players(tags: &Tags) -> Option<Fact> {
    let text = |text: &str| Variable::Text(in_order(text));
    let variables = vec![
        ("players", Variable::Key(named(tags)?)),
        ("white", text(&tags.white)),
        ("black", text(&tags.black)),
    ];
    Some(Fact::Say(Id::REVIEW_PLAYERS, variables))
}

/// Which of the players are named.
pub(super) fn named(tags: &Tags) -> Option<&'static str> {
    match (tags.white.is_empty(), tags.black.is_empty()) {
        (false, false) => Some("both"),
        (false, true) => Some("white"),
        (true, false) => Some("black"),
        (true, true) => None,
    }
}

/// The event and its round.
pub(super) fn event(tags: &Tags) -> Vec<Fact> {
    let event = Variable::Text(shortened(&tags.event, LONGEST_NAME));
    let event = (!tags.event.is_empty()).then(|| Fact::Say(Id::LISTEN_EVENT, vec![("event", event)]));
    event.into_iter().chain(round(&tags.round)).collect()
}

fn round(round: &str) -> Option<Fact> {
    let number = round.split('.').next()?.trim().parse::<u32>().ok()?;
    Some(Fact::numbered(Id::LISTEN_ROUND, "round", number))
}

/// "1997.05.03", "1997.??.??".
pub(super) fn date(date: &str) -> Option<Fact> {
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

/// How a game ends, as far as its file says so.
pub(super) fn result(result: &str) -> Fact {
    let key = match result.replace(' ', "").as_str() {
        "1-0" | "1:0" => "white",
        "0-1" | "0:1" => "black",
        "1/2-1/2" | "1/2" | "½-½" | "½:½" => "drawn",
        _ => "open",
    };
    Fact::Say(Id::LISTEN_RESULT, vec![("result", Variable::Key(key))])
}

/// How a game ended whose last position this is: on the board (5.1.1, 5.2.1), or by what its file says of the time.
pub(super) fn ending(last: &Chess, tags: &Tags) -> Option<Fact> {
    let ending = if last.is_checkmate() {
        "checkmate"
    } else if last.is_stalemate() {
        "stalemate"
    } else if tags.termination.eq_ignore_ascii_case("time forfeit") {
        "time"
    } else {
        return None;
    };
    Some(Fact::Say(Id::GAME_ENDING, vec![("ending", Variable::Key(ending))]))
}

fn unwritten(what: &'static str) -> Fact {
    Fact::Say(Id::GAME_UNWRITTEN, vec![("what", Variable::Key(what))])
}
