//! What is told of a game that is listened to: who plays, each move with what stands beside it, and how it ends.

use super::super::nags::judgements;
use super::names::{LONGEST_NAME, in_order, shortened};
use super::walk::Walk;
use crate::collection::Tags;
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// No more of a comment is told at once, in letters.
const LONGEST_COMMENT: usize = 1_000;

/// For no more words beside a move the next one is waited for.
const MOST_WORDS: usize = 200;

/// Who plays, where and when, and how it ends.
pub(super) fn announced(number: u32, tags: &Tags) -> Vec<Fact> {
    let text = |text: &str| Variable::Text(in_order(text));
    let players = match (tags.white.is_empty(), tags.black.is_empty()) {
        (false, false) => "both",
        (false, true) => "white",
        (true, false) => "black",
        (true, true) => "none",
    };
    let game = vec![
        ("number", Variable::Number(number)),
        ("players", Variable::Key(players)),
        ("white", text(&tags.white)),
        ("black", text(&tags.black)),
    ];
    let event = Variable::Text(shortened(&tags.event, LONGEST_NAME));
    let event = (!tags.event.is_empty()).then(|| Fact::Say(Id::LISTEN_EVENT, vec![("event", event)]));
    let facts = [Some(Fact::Say(Id::LISTEN_GAME, game)), event, round(&tags.round), date(&tags.date)];
    facts.into_iter().flatten().chain([result(&tags.result)]).collect()
}

fn round(round: &str) -> Option<Fact> {
    let number = round.split('.').next()?.trim().parse::<u32>().ok()?;
    Some(Fact::numbered(Id::LISTEN_ROUND, "round", number))
}

/// "1997.05.03", "1997.??.??".
fn date(date: &str) -> Option<Fact> {
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

/// The last move, with what stands beside it; at the beginning of a line that, and what stands before its moves.
pub(super) fn here(walk: &Walk) -> Vec<Fact> {
    let (line, tree) = (walk.line(), walk.line().tree());
    let mut facts = Vec::new();
    match walk.last() {
        Some(place) => {
            facts.extend(line.last_move());
            facts.extend(judgements(tree.nags(place), Id::LISTEN_NAG));
        }
        None if walk.is_in_variation() => facts.push(Id::LISTEN_VARIATION.into()),
        None => facts.push(Id::REVIEW_START.into()),
    }
    facts.extend(comments(walk));
    let variations = walk.last().map_or(0, |place| tree.instead_of(place).count());
    facts.extend((variations > 0).then(|| Fact::numbered(Id::LISTEN_VARIATIONS, "count", variations)));
    facts
}

/// What is said where somebody stands.
pub(super) fn comments(walk: &Walk) -> impl Iterator<Item = Fact> {
    walk.comments().iter().map(|text| {
        let text = shortened(text.trim_end_matches('.'), LONGEST_COMMENT);
        Fact::Say(Id::LISTEN_COMMENT, vec![("text", Variable::Text(text))])
    })
}

/// How many words are told with the last move that are not its own.
pub(super) fn words_beside(walk: &Walk) -> usize {
    let told = walk.comments().iter().map(|text| shortened(text, LONGEST_COMMENT).split(' ').count());
    told.sum::<usize>().min(MOST_WORDS)
}
