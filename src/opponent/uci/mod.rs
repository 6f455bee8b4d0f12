//! Any engine that speaks UCI as the one who plays against.
//!
//! What is pure stands by itself: `lines` reads what an engine writes, `strength` decides by what it is held to a level,
//! `weaken` chooses one of its lines where it does not know how. `program` is its process, `guard` one that ends with
//! this program, `client` what is said to it, `player` the engine at one game, `engine` the engine at a side,
//! `analysing` the engine that judges positions. Nothing an engine does costs the game: where it fails, the sparring
//! partner moves.

mod analysing;
mod asked_for;
mod client;
mod engine;
mod fault;
mod guard;
mod lines;
mod player;
mod program;
mod strength;
mod weaken;

pub(in crate::opponent) use analysing::Analysing;
pub use asked_for::{MissingEngine, engine_asked_for, try_engine};
pub(in crate::opponent) use engine::Engine;
pub use fault::EngineFault;
pub use guard::{COMMAND as GUARD_COMMAND, guard, guard_engines};
pub use lines::{Candidate, EngineLine, EngineOption, OptionKind, read as engine_line};
pub(in crate::opponent) use program::Leash;
pub use program::find_engine;
pub(in crate::opponent) use program::installed_engine;
pub use strength::{EngineLevel, NoEngineLevel};
