//! What happens to a game, with the game before and behind it: the one fold.

use std::sync::Arc;

use super::apply::{adjournment, boards, clock, draws, play, rulings, scores, touch};
use super::{Event, Game, PlayEvent, Record, RulingEvent, RulingReach, Setup};
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
    /// The game that these events make; `None` when the first is not [`PlayEvent::Opened`].
    pub fn fold<'a>(events: impl IntoIterator<Item = (Millis, &'a Event)>) -> Option<Game> {
        let mut events = events.into_iter();
        let Some((_, Event::Play(PlayEvent::Opened(setup)))) = events.next() else { return None };
        let mut game = Game::open(Setup::clone(setup));
        for (at, event) in events {
            game.apply(event, at);
        }
        Some(game)
    }

    /// What an event that comes now is to the right of the arbiter to take his last ruling back.
    pub fn ruling_reach(&self, event: &Event) -> RulingReach {
        rulings::reach_of(event, self)
    }

    /// Takes an event in that happened at this time.
    pub fn apply(&mut self, event: &Event, at: Millis) {
        if matches!(event, Event::Damaged(_)) {
            return;
        }
        rulings::note(self, event, at);
        if !goes_on_beside(event) {
            self.course.unpromoted = None;
        }
        match event {
            Event::Play(event) => play::apply(self, event, at),
            Event::Boards(event) => boards::apply(self, event, at),
            Event::Draw(event) => draws::apply(self, event, at),
            Event::Clock(event) => clock::apply(self, event, at),
            Event::Hands(event) => touch::apply(self, event),
            Event::Ruling(event) => rulings::apply(self, event, at),
            Event::Adjournment(event) => adjournment::apply(self, event, at),
            Event::Scores(event) => scores::apply(self, event, at),
            Event::Damaged(_) => {}
        }
        // However they came to agree: set right, put back, or by what was captured.
        if self.boards.differ_since.is_some() && self.board_differences().is_empty() {
            self.boards.differ_since = None;
        }
    }

    /// What this brings. It never fails: what makes no sense changes nothing.
    pub fn advance(self: &Arc<Game>, record: Record) -> Transition {
        let mut after = Game::clone(self);
        after.apply(&record.event, record.at_ms);
        Transition { record, before: Arc::clone(self), after: Arc::new(after) }
    }

    /// What these events bring one after the other, all at this time, where the last that was kept has the number `seq`.
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

/// 7.5.2 — whether a pawn that stands on the last rank stays there: what happens beside the moves.
fn goes_on_beside(event: &Event) -> bool {
    match event {
        Event::Play(event) => matches!(event, PlayEvent::Continued { .. } | PlayEvent::Resumed),
        Event::Draw(_) | Event::Clock(_) | Event::Hands(_) | Event::Scores(_) => true,
        Event::Ruling(event) => !matches!(event, RulingEvent::Restored { .. } | RulingEvent::RulingWithdrawn),
        Event::Boards(_) | Event::Adjournment(_) | Event::Damaged(_) => false,
    }
}
