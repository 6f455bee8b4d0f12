//! What follows from events by itself: compared boards, and the end of the game.

use shakmaty::Color;

use super::{Desk, Event, Game, Phase};
use crate::laws::{Ending, GameResult, Millis, automatic_end, illegal_still};

/// 11.5 — from which offer in vain on the arbiter is told.
const TOLD_FROM: u32 = 3;

impl Game {
    /// The game after these events.
    pub(super) fn after(&self, events: &[Event], at: Millis) -> Game {
        let mut game = self.clone();
        for event in events {
            game.apply(event, at);
        }
        game
    }

    /// The events with what follows from them: boards are compared when both have been moved on and a move
    /// is completed or a board was reported, never in the middle of a relay; a position that ends the game
    /// ends it (5.1.1, 5.2.1, 9.6).
    pub(super) fn with_consequences(&self, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
        let game = self.after(&events, at);
        let compared = events.iter().any(|event| {
            matches!(event, Event::BoardReported { .. } | Event::TakenBack { .. })
                || (matches!(event, Event::Completed { .. }) && game.repeat_due().is_none())
                || (matches!(event, Event::Repeated { .. }) && game.hand().is_none())
        });
        if compared {
            let differing = game.board_differences();
            if !differing.is_empty() {
                events.push(Event::BoardsDiffer { squares: differing.iter().map(Into::into).collect() });
            } else if !self.board_differences().is_empty() {
                events.push(Event::BoardsAgree);
            }
        }
        events.extend(self.offers_repeated(&game));
        if *game.phase() == Phase::Play
            && events.iter().any(|event| matches!(event, Event::Completed { .. }))
            && let Some((reason, result)) = game.ends_by_itself()
        {
            events.push(Event::Ended { result: result.to_string(), reason });
        }
        events
    }

    /// 9.1.2.1, 11.5 — offers in vain, from the third on, where there is an arbiter to be told.
    fn offers_repeated(&self, game: &Game) -> Option<Event> {
        let more = |color: &Color| game.offers_in_vain(*color) > self.offers_in_vain(*color);
        let color = Color::ALL.into_iter().find(more)?;
        let count = game.offers_in_vain(color);
        let told = count >= TOLD_FROM && self.setup.desk != Desk::Practice && game.outcome().is_none();
        told.then_some(Event::OffersRepeated { color, count })
    }

    /// Whether the last move ends the game by itself.
    pub(super) fn is_at_its_end(&self) -> bool {
        self.ends_by_itself().is_some()
    }

    /// 5.1.1, 5.2.1, 9.6 — the end that the last move brings, where it is legal; an illegal one neither mates nor
    /// draws. A.5.4 — or that a position brings which stays illegal.
    fn ends_by_itself(&self) -> Option<(Ending, GameResult)> {
        let still = if self.illegal_is_claimed() { illegal_still(self.positions()) } else { None };
        let legal = self.plies().last().is_none_or(|ply| ply.legal);
        still
            .or_else(|| legal.then(|| automatic_end(self.positions(), self.setup.rules().fivefold)).flatten())
    }

    /// 7.5.5, 9.5.3 — what the opponent receives for a player's fault: nothing where there is no clock to
    /// give it to.
    pub(super) fn penalty(&self, bonus: Millis) -> Millis {
        if self.clock.is_timed() { bonus } else { 0 }
    }
}
