//! A file that follows a game, and how much later than the game it is.

use std::path::PathBuf;

use crate::game::Game;
use crate::laws::Millis;

/// How much later than the game the file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LiveDelay {
    /// So many moves of each side.
    Moves(usize),
    /// So long, in milliseconds.
    Time(Millis),
}

/// A file that follows the game.
#[derive(Debug, Clone)]
pub struct LiveFile {
    pub(super) path: PathBuf,
    delay: LiveDelay,
    /// Up to which event of the game it was written, and with how many plies.
    pub(super) written: Option<(u64, usize)>,
    /// Whether it could not be written, and that was told.
    pub(super) failed: bool,
}

impl LiveFile {
    /// This file.
    pub fn new(path: PathBuf, delay: LiveDelay) -> LiveFile {
        LiveFile { path, delay, written: None, failed: false }
    }

    /// How many plies may be seen at this moment. Of a game that is over all of it may.
    pub(super) fn plies(&self, game: &Game, at: Millis) -> usize {
        let all = game.plies().len();
        if game.outcome().is_some() {
            return all;
        }
        match self.delay {
            LiveDelay::Moves(moves) => all.saturating_sub(moves.saturating_mul(2)),
            LiveDelay::Time(delay) => {
                let is_seen = |completed: Option<Millis>| {
                    completed.is_none_or(|completed| completed.saturating_add(delay) <= at)
                };
                game.plies().iter().take_while(|ply| is_seen(ply.completed_at)).count()
            }
        }
    }

    /// When the next ply may be seen, where it only waits for that.
    pub(super) fn due(&self, game: &Game) -> Option<Millis> {
        let LiveDelay::Time(delay) = self.delay else { return None };
        let (_, plies) = self.written?;
        game.plies().get(plies)?.completed_at.map(|completed| completed.saturating_add(delay))
    }
}
