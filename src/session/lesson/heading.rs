//! What stands at the head of a game that is gone over or listened to: who plays, where and when, and how it ends.

use super::names::{LONGEST_NAME, in_order, shortened};
use crate::collection::Tags;
use crate::tell::{Fact, Variable, date, result};
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

fn unwritten(what: &'static str) -> Fact {
    Fact::Say(Id::GAME_UNWRITTEN, vec![("what", Variable::Key(what))])
}
