//! The sparring partner's turn: at once under simulated time, else on a thread of its own.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shakmaty::Move;

use super::Session;
use super::outcome::Addressed;
use crate::game::{Command, OpponentKind, Phase, Speaker};
use crate::opponent;
use crate::opponent::{Level, SearchHandle, SearchLimits};
use crate::session::wake::Wake;

/// The most a sparring partner thinks about one move.
const THINKING: Duration = Duration::from_millis(1500);

impl Session<'_> {
    /// Asks what must be known and lets the partner play, when the sitting begins.
    pub fn let_partner_play_first(&mut self) -> Vec<Addressed> {
        let (settled, trouble) = self.settle();
        let told = (!settled.is_empty()).then(|| self.told(&settled));
        let mut out: Vec<Addressed> = told.into_iter().chain(trouble).collect();
        self.partner_to_play = true;
        out.extend(self.let_partner_play());
        out
    }

    /// The partner plays when it is to move: at once under simulated time, else on its own thread.
    pub fn let_partner_play(&mut self) -> Vec<Addressed> {
        if !std::mem::take(&mut self.partner_to_play) {
            return Vec::new();
        }
        self.thinking = None;
        if self.time.is_frozen() {
            self.partner_waits = true;
            return Vec::new();
        }
        let OpponentKind::Partner { color, level, seed } = self.game.setup().against else {
            return Vec::new();
        };
        if self.game.draws().offer == Some(!color) && self.game.outcome().is_none() {
            let accepts = opponent::accepts_draw(&self.game.position_with_hand(), color);
            let by = Speaker::from(color);
            // An offer that cannot be accepted yet (5.2.3) is refused.
            let possible = self.game.decide(by, &Command::Accept, self.time.now()).is_ok();
            let answer = if accepts && possible { Command::Accept } else { Command::Decline };
            let mut out = self.perform(by, &answer);
            out.extend(self.let_partner_play());
            return out;
        }
        if *self.game.phase() != Phase::Play || self.game.turn() != color || self.game.hand().is_some() {
            return Vec::new();
        }
        let level = Level::new(level).unwrap_or_default();
        let position = self.game.position().clone();
        let mut earlier = self.game.course().recent_positions();
        earlier.pop();
        if self.time.is_simulated() {
            let limits = SearchLimits { level, time: None, seed };
            let found = opponent::best_move(&position, &earlier, &limits, &AtomicBool::new(false));
            return self.partner_found(self.ticket, found);
        }
        let share = self.game.clock().for_next_move(color, self.time.now());
        let share = share.map_or(THINKING, Duration::from_millis).min(THINKING);
        let limits = SearchLimits { level, time: Some(share), seed };
        self.ticket += 1;
        let (ticket, wake) = (self.ticket, self.wake.clone());
        let found = move |found: Option<Move>| {
            let _ = wake.send(Wake::Found(ticket, found));
        };
        match SearchHandle::start(position, earlier, limits, found) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => tracing::error!(%error, "no thread for the partner"),
        }
        Vec::new()
    }

    /// Whether the game waits for the partner or for a ruling.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.thinking.is_some() || self.judgement_due().is_some()
    }

    /// The partner's move has come in; one that is no longer asked for is passed over.
    pub fn partner_found(&mut self, ticket: u64, found: Option<Move>) -> Vec<Addressed> {
        let (Some(color), true, Some(found)) = (self.game.setup().partner(), ticket == self.ticket, found)
        else {
            return Vec::new();
        };
        self.thinking = None;
        let mut out = self.tick();
        if out.is_empty() && *self.game.phase() == Phase::Play && self.game.turn() == color {
            out.extend(self.perform(Speaker::from(color), &Command::Play(found)));
            out.extend(self.let_partner_play());
        }
        out
    }
}
