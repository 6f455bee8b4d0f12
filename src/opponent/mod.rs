//! Who plays against: the built-in sparring partner, or an engine.
//!
//! The partner is a small alpha-beta search of its own, so that a player without any chess engine installed has
//! an opponent. It promises a legal move in every position that has one, the same move for the same
//! question when no clock is involved, and to stop thinking the moment nobody wants to know any more.
//!
//! [`Opponent`] is all that a session knows of who plays against; [`opponent()`] has one line for each. The sparring
//! partner is the first of them. An engine is another, and where it fails the partner moves for it. Both move, resign,
//! and offer and accept draws (`conduct`), and neither claims anything.
//! [`Analyst`] judges positions, with the help of an engine where one is there.
//! [`best_move()`] answers on the caller's thread, [`SearchHandle`] on one of its own.

mod analyst;
mod best_move;
mod conduct;
mod eval;
mod level;
mod noise;
mod order;
mod root;
mod score;
mod search;
mod search_handle;
mod seated;
mod sparring;
mod table;
mod uci;

pub use analyst::{Analyst, EngineState};
pub use best_move::{SearchLimits, best_move};
pub use level::{Level, LevelError};
pub use search_handle::SearchHandle;
pub use seated::{Opponent, OpponentNotice, Ready};
pub use uci::{
    Candidate, EngineFault, EngineLevel, EngineLine, EngineOption, GUARD_COMMAND, MissingEngine,
    NoEngineLevel, OptionKind, engine_asked_for, engine_line, find_engine, guard, guard_engines, try_engine,
};

use crate::game::OpponentKind;
use sparring::Sparring;
use uci::Engine;

/// Who plays against the person at the desk; nobody where another person does. `ready` is called whenever there is
/// something to poll after a while; without it everything is found at once, and as quickly as it may be. An engine that
/// `may_start` does not allow is not started.
pub fn opponent(kind: &OpponentKind, may_start: bool, ready: Option<Ready>) -> Option<Box<dyn Opponent>> {
    match kind {
        OpponentKind::Person => None,
        OpponentKind::Partner { color, level, seed } => {
            Some(Box::new(Sparring::new(*color, *level, *seed, ready)))
        }
        OpponentKind::Engine { color, level, seed, name } => {
            let mut engine = Engine::new(*color, (*level, *seed), name.clone(), ready);
            if !may_start {
                engine.keep_away();
            }
            Some(Box::new(engine))
        }
    }
}
