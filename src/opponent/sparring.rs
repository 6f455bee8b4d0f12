//! The sparring partner: plays a side by its own search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use shakmaty::{Color, Move};

use super::best_move::{SearchLimits, best_move};
use super::conduct::Conduct;
use super::level::Level;
use super::search_handle::SearchHandle;
use super::seated::{Opponent, Ready};
use crate::game::{Command, Game, Phase};
use crate::laws::Millis;

/// The most it thinks about one move.
pub(super) const THINKING: Duration = Duration::from_millis(1500);

/// The lowest level that gives up.
const RESIGNS_FROM: u8 = 3;

/// The sparring partner at a side.
pub(super) struct Sparring {
    color: Color,
    level: Level,
    seed: u64,
    /// Called when there is something to poll; nothing is where the time is simulated, and it moves at once.
    ready: Option<Ready>,
    next: Option<Command>,
    /// The search under way. Where it is dropped, what it finds goes nowhere.
    search: Option<(SearchHandle, Receiver<Option<Move>>)>,
}

impl Sparring {
    pub(super) fn new(color: Color, level: u8, seed: u64, ready: Option<Ready>) -> Sparring {
        let level = Level::new(level).unwrap_or_default();
        Sparring { color, level, seed, ready, next: None, search: None }
    }

    fn think(&mut self, game: &Game, at: Millis) {
        let position = game.position().clone();
        let mut earlier = game.course().recent_positions();
        earlier.pop();
        let limits = |time| SearchLimits { level: self.level, time, seed: self.seed };
        let Some(ready) = &self.ready else {
            let found = best_move(&position, &earlier, &limits(None), &AtomicBool::new(false));
            self.next = found.map(Command::Play);
            return;
        };
        let share = game.clock().for_next_move(self.color, at);
        let share = share.map_or(THINKING, Duration::from_millis).min(THINKING);
        let (sender, answer) = mpsc::channel();
        let ready = Arc::clone(ready);
        let found = move |found| {
            // Nobody may want to know any more.
            if sender.send(found).is_ok() {
                ready();
            }
        };
        match SearchHandle::start(position, earlier, limits(Some(share)), found) {
            Ok(search) => self.search = Some((search, answer)),
            Err(error) => tracing::error!(%error, "no thread for the partner"),
        }
    }
}

impl Opponent for Sparring {
    fn observe(&mut self, game: &Game, at: Millis) {
        self.stop();
        let conduct = Conduct { color: self.color, resigns: self.level.get() >= RESIGNS_FROM };
        self.next = conduct.command(game, at, None);
        if self.next.is_none()
            && *game.phase() == Phase::Play
            && game.turn() == self.color
            && game.hand().is_none()
        {
            self.think(game, at);
        }
    }

    fn poll(&mut self) -> Option<Command> {
        if let Some((_, answer)) = &self.search
            && let Ok(Some(found)) = answer.try_recv()
        {
            self.search = None;
            return Some(Command::Play(found));
        }
        self.next.take()
    }

    fn is_thinking(&self) -> bool {
        self.search.is_some()
    }

    fn stop(&mut self) {
        (self.next, self.search) = (None, None);
    }
}
