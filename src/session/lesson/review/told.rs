//! What is told of a place in a game that is gone over.

use shakmaty::Move;

use super::route::Route;
use crate::collection::Tags;
use crate::session::lesson::heading::players;
use crate::session::lesson::names::ended;
use crate::tell::{Fact, Variable, judgements};
use crate::voice::Id;

/// Which game of which file it is, and who plays.
pub(super) fn headline(file: &str, number: u32, tags: &Tags) -> Vec<Fact> {
    let game = vec![("number", Variable::Number(number)), ("file", Variable::Text(file.to_owned()))];
    [Fact::Say(Id::REVIEW_GAME, game)].into_iter().chain(players(tags)).collect()
}

/// What its annotator thinks of it, by sign.
pub(super) fn marks(route: &Route) -> Vec<Fact> {
    judgements(route.tree().nags(route.node()), Id::REVIEW_NAG).collect()
}

/// The same in words.
pub(super) fn comments(route: &Route) -> Vec<Fact> {
    let told = |said: &str| Fact::Say(Id::REVIEW_COMMENT, vec![("text", Variable::Text(ended(said)))]);
    route.tree().comments(route.node()).into_iter().map(told).collect()
}

/// All that its annotator says of it, by sign and in words.
pub(super) fn commented(route: &Route) -> Option<Vec<Fact>> {
    let said: Vec<Fact> = marks(route).into_iter().chain(comments(route)).collect();
    (!said.is_empty()).then_some(said)
}

/// The variations instead of this move.
pub(super) fn offers(route: &Route) -> Option<Fact> {
    let tree = route.tree();
    let moves: Vec<Move> = route.offered().into_iter().filter_map(|first| tree.played(first)).collect();
    let before = tree.position(tree.before(route.node()));
    let count = ("count", Variable::count(moves.len()));
    let told = || Variable::Alternatives(Box::new(before.clone()), moves.clone());
    (!moves.is_empty()).then(|| Fact::Say(Id::REVIEW_VARIATIONS, vec![count, ("moves", told())]))
}

/// How the game ended, as its file has it.
pub(super) fn result(tags: &Tags) -> Option<Fact> {
    let result = match tags.result.as_str() {
        "1-0" => "white",
        "0-1" => "black",
        "1/2-1/2" => "drawn",
        _ => return None,
    };
    Some(Fact::Say(Id::REVIEW_RESULT, vec![("result", Variable::Key(result))]))
}
