//! What plays the other side of a game, whatever it is.

use std::sync::Arc;

use super::uci::EngineFault;
use crate::game::{Command, Game};
use crate::laws::Millis;

/// What the person at the desk is told of who plays against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpponentNotice {
    /// An engine is there, and calls itself so.
    Named(String),
    /// This engine has failed, and the sparring partner moves for it once.
    Replaced(String, EngineFault),
    /// This engine is of no use any more, and the sparring partner plays to the end of the game.
    Away(String, EngineFault),
}

/// Wakes whoever polls.
pub type Ready = Arc<dyn Fn() + Send + Sync>;

/// Plays a side: it observes how the game stands, and is polled for what it does about that.
pub trait Opponent: Send {
    /// The game stands so at this time, and whatever it thought about before is no longer asked for.
    fn observe(&mut self, game: &Game, at: Millis);

    /// What it does, once it knows. Never waits.
    fn poll(&mut self) -> Option<Command>;

    /// What is to be told of it, if anything; it may have come of itself.
    fn notice(&mut self) -> Option<OpponentNotice> {
        None
    }

    /// Whether it still thinks.
    fn is_thinking(&self) -> bool;

    /// Nothing is asked of it any more.
    fn stop(&mut self);
}
