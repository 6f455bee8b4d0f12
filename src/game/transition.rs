//! What happens to a game, with the game before and behind it: the one fold.

use std::sync::Arc;

use super::{Event, Game, Record};
use crate::laws::Millis;

/// One event, and what it changes.
#[derive(Debug, Clone)]
pub struct Transition {
    /// What happens.
    pub record: Record,
    /// The game without it.
    pub before: Arc<Game>,
    /// The game with it.
    pub after: Arc<Game>,
}

impl Game {
    /// What this brings. It never fails: what makes no sense changes nothing.
    #[must_use]
    pub fn advance(self: &Arc<Game>, record: Record) -> Transition {
        let mut after = Game::clone(self);
        after.apply(&record.event, record.at_ms);
        Transition { record, before: Arc::clone(self), after: Arc::new(after) }
    }

    /// What these events bring one after the other, all at this time, where the last that was kept has the number `seq`.
    #[must_use]
    pub fn advance_all(self: &Arc<Game>, events: Vec<Event>, at_ms: Millis, seq: u64) -> Vec<Transition> {
        let mut game = Arc::clone(self);
        let numbered = events.into_iter().zip(seq + 1..);
        let records = numbered.map(|(event, seq)| Record { seq, at_ms, event });
        records
            .map(|record| {
                let transition = game.advance(record);
                game = Arc::clone(&transition.after);
                transition
            })
            .collect()
    }
}
