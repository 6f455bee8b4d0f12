//! What is told of a game that is listened to: its head, and each move with what stands beside it.

use super::walk::Walk;
use crate::collection::Tags;
use crate::session::lesson::heading::{event, named};
use crate::session::lesson::names::{ended, in_order, shortened};
use crate::tell::{Fact, Variable, date, judgements, result};
use crate::voice::Id;

/// No more of a comment is told at once, in letters.
const LONGEST_COMMENT: usize = 1_000;

/// For no more words beside a move the next one is waited for.
const MOST_WORDS: usize = 200;

/// Who plays, where and when, and how it ends.
pub(super) fn announced(number: u32, tags: &Tags) -> Vec<Fact> {
    let text = |text: &str| Variable::Text(in_order(text));
    let game = vec![
        ("number", Variable::Number(number)),
        ("players", Variable::Key(named(tags).unwrap_or("none"))),
        ("white", text(&tags.white)),
        ("black", text(&tags.black)),
    ];
    let game = [Fact::Say(Id::LISTEN_GAME, game)].into_iter().chain(event(tags)).chain(date(&tags.date));
    game.chain([result(&tags.result)]).collect()
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
    walk.comments().into_iter().map(|text| {
        let text = ended(&shortened(text, LONGEST_COMMENT));
        Fact::Say(Id::LISTEN_COMMENT, vec![("text", Variable::Text(text))])
    })
}

/// How many words are told with the last move that are not its own.
pub(super) fn words_beside(walk: &Walk) -> usize {
    let told = walk.comments().into_iter().map(|text| shortened(text, LONGEST_COMMENT).split(' ').count());
    told.sum::<usize>().min(MOST_WORDS)
}
