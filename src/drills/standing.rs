//! What of each drill is to be asked now.

use std::collections::BTreeMap;

use super::card::Card;
use super::drill::{DRILLS, Drill};

/// How it stands with a drill.
#[derive(Clone, Copy)]
pub struct Standing {
    /// The drill.
    pub drill: &'static Drill,
    /// So many of its items are due.
    pub due: usize,
    /// So many were asked at least once.
    pub known: usize,
}

/// How it stands with every drill, in their order, with what is remembered at this moment.
pub fn standings(cards: &BTreeMap<String, Card>, now: i64) -> Vec<Standing> {
    let of = |drill: &'static Drill| {
        let is_own = |item: &str| item.split_once(':').is_some_and(|(key, _)| key == drill.key);
        let own = || cards.iter().filter(|(item, _)| is_own(item));
        Standing { drill, due: own().filter(|(_, card)| card.is_due(now)).count(), known: own().count() }
    };
    DRILLS.iter().map(of).collect()
}

/// The one in which most is due; where nothing is, the first one that was never begun, or the one of which least is known.
/// It is one of [`DRILLS`], by its place.
pub fn proposed(standings: &[Standing]) -> usize {
    let most = standings.iter().enumerate().rev().max_by_key(|(_, standing)| standing.due);
    let least = || standings.iter().enumerate().min_by_key(|(_, standing)| standing.known);
    most.filter(|(_, standing)| standing.due > 0).or_else(least).map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::super::card::Grade;
    use super::*;

    #[test]
    fn the_drill_with_most_that_is_due_is_proposed_and_else_one_that_is_new() {
        let card = Card::after(None, Grade::Again, 0);
        let asked = |items: &[&str]| items.iter().map(|item| ((*item).to_owned(), card.clone())).collect();
        let proposed_of = |cards: &BTreeMap<String, Card>, now| proposed(&standings(cards, now));
        assert_eq!(proposed_of(&asked(&[]), 0), 0);
        let cards = asked(&["square-colours:e4", "neighbours:a1", "neighbours:a2", "positions:3-1"]);
        // A minute later all of it is due, before that nothing is.
        assert_eq!(DRILLS[proposed_of(&cards, card.due)].key, "neighbours");
        assert_eq!(DRILLS[proposed_of(&cards, card.due - 1)].key, "coordinates");
    }
}
