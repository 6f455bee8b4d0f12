//! What was changed in an event after games of it were played.

use shakmaty::ByColor;

use super::regulated::Competition;
use crate::game::{RoundInfo, Setup};
use crate::laws::{Edition, Scoring, TimeControl};

/// What a game was played under, and what the file says now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Altered {
    /// The edition of the Laws.
    Edition(Edition, Edition),
    /// The time of each player.
    Times(ByColor<TimeControl>, ByColor<TimeControl>),
    /// 10.1 — what a game counts.
    Scoring(Scoring, Scoring),
}

/// What was changed since this game was opened: edition, times, scoring, in this order.
pub fn altered(event: &Competition, setup: &Setup) -> Vec<Altered> {
    let (times, regulations) = now(event, setup.occasion.as_deref());
    let played = &setup.regulations;
    let then = setup.times().map(TimeControl::clone);
    let edition = (played.edition != regulations.edition)
        .then_some(Altered::Edition(played.edition, regulations.edition));
    let scoring = (played.scoring != event.regulations.scoring)
        .then_some(Altered::Scoring(played.scoring, event.regulations.scoring));
    let times = (then != *times).then(|| Altered::Times(then, times.clone()));
    edition.into_iter().chain(times).chain(scoring).collect()
}

/// What the file says of a game there: of the one that breaks a tie, or of any.
fn now<'e>(
    event: &'e Competition,
    occasion: Option<&RoundInfo>,
) -> (&'e ByColor<TimeControl>, &'e crate::laws::Regulations) {
    let breaks = occasion.is_some_and(|occasion| occasion.draw_wins.is_some());
    let tie_break = event.teams.as_ref().and_then(|teams| teams.tie_break.as_ref()).filter(|_| breaks);
    tie_break.map_or((&event.times, &event.regulations), |found| (&found.times, &found.regulations))
}
