//! What plays the other side of a game, whatever it is.

use std::sync::Arc;

use crate::game::{Command, Game};
use crate::laws::Millis;

/// Wakes whoever polls.
pub type Ready = Arc<dyn Fn() + Send + Sync>;

/// Plays a side: it observes how the game stands, and is polled for what it does about that.
pub trait Opponent: Send {
    /// The game stands so at this time, and whatever it thought about before is no longer asked for.
    fn observe(&mut self, game: &Game, at: Millis);

    /// What it does, once it knows. Never waits.
    fn poll(&mut self) -> Option<Command>;

    /// Whether it still thinks.
    fn is_thinking(&self) -> bool;

    /// Nothing is asked of it any more.
    fn stop(&mut self);
}
