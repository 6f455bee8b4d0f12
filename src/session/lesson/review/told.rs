//! What is told of a place in a game that is gone over.

use shakmaty::Move;

use super::super::nags::judgements;
use super::route::Route;
use crate::collection::Tags;
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// Which game of which file it is, and who plays.
pub(super) fn headline(file: &str, number: u32, tags: &Tags) -> Vec<Fact> {
    let text = |text: &str| Variable::Text(text.to_owned());
    let mut told =
        vec![Fact::Say(Id::REVIEW_GAME, vec![("number", Variable::Number(number)), ("file", text(file))])];
    if !tags.white.is_empty() && !tags.black.is_empty() {
        let players = vec![("white", text(&tags.white)), ("black", text(&tags.black))];
        told.push(Fact::Say(Id::REVIEW_PLAYERS, players));
    }
    told
}

/// What its annotator thinks of it, by sign.
pub(super) fn marks(route: &Route) -> Vec<Fact> {
    judgements(route.tree().nags(route.node()), Id::REVIEW_NAG).collect()
}

/// The same in words.
pub(super) fn comments(route: &Route) -> Vec<Fact> {
    let told = |said: &String| Fact::Say(Id::REVIEW_COMMENT, vec![("text", Variable::Text(said.clone()))]);
    route.tree().comments(route.node()).iter().map(told).collect()
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
