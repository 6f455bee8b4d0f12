//! What is told of a place in a game that is gone over.

use shakmaty::Move;

use super::route::Route;
use crate::collection::Tags;
use crate::session::lesson::heading::players;
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// The NAGs that are told, and their words in the messages.
const NAGS: [(u8, &str); 20] = [
    (1, "good"),
    (2, "mistake"),
    (3, "brilliant"),
    (4, "blunder"),
    (5, "interesting"),
    (6, "dubious"),
    (7, "only"),
    (8, "only"),
    (10, "equal"),
    (11, "equal"),
    (12, "equal"),
    (13, "unclear"),
    (14, "white-slightly"),
    (15, "black-slightly"),
    (16, "white-better"),
    (17, "black-better"),
    (18, "white-winning"),
    (19, "black-winning"),
    (22, "zugzwang"),
    (23, "zugzwang"),
];

/// Which game of which file it is, and who plays.
pub(super) fn headline(file: &str, number: u32, tags: &Tags) -> Vec<Fact> {
    let game = vec![("number", Variable::Number(number)), ("file", Variable::Text(file.to_owned()))];
    [Fact::Say(Id::REVIEW_GAME, game)].into_iter().chain(players(tags)).collect()
}

/// What its annotator thinks of it, by sign.
pub(super) fn marks(route: &Route) -> Vec<Fact> {
    let known = |nag: &u8| NAGS.iter().find(|(known, _)| known == nag).map(|(_, word)| *word);
    let words = route.tree().nags(route.node()).iter().filter_map(known);
    words.map(|word| Fact::Say(Id::REVIEW_NAG, vec![("nag", Variable::Key(word))])).collect()
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
