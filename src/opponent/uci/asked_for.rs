//! An engine that is asked for in words, and whether it comes up.

use std::sync::Arc;

use super::client::{Client, LIMITS, Purpose};
use super::fault::EngineFault;
use super::program::{Leash, find_engine, installed_engine};
use super::strength::EngineLevel;
use crate::game::KnownEngine;

/// What suits beginners and masters.
const RECOMMENDED: &str = "fairy-stockfish";

/// An engine that is asked for and not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissingEngine {
    /// What it is called, where one is called by name.
    pub engine: Option<&'static str>,
    /// The Debian package that brings it.
    pub package: &'static str,
}

/// The name of the engine that is asked for: this one; else the one that is `usual`, or one that is installed. Who asks
/// in words never names a program or a path.
///
/// # Errors
/// It is not there.
pub fn engine_asked_for(
    known: Option<&'static KnownEngine>,
    usual: Option<&str>,
) -> Result<String, MissingEngine> {
    match known {
        Some(known) if find_engine(known.program).is_some() => Ok(known.program.to_owned()),
        Some(known) => Err(MissingEngine { engine: Some(known.shown), package: known.package }),
        None => {
            let found = usual.map(str::to_owned).or_else(|| installed_engine().map(str::to_owned));
            found.ok_or(MissingEngine { engine: None, package: RECOMMENDED })
        }
    }
}

/// What the engine of this name or path calls itself, once it is ready to play; then it is ended.
///
/// # Errors
/// It is not there, or is not ready in time.
pub fn try_engine(name: &str) -> Result<Option<String>, EngineFault> {
    let path = find_engine(name).ok_or(EngineFault::Missing)?;
    let leash = Arc::<Leash>::default();
    let how = Purpose { level: EngineLevel::MAX, chess960: false, lines: 1 };
    Client::start(&path, &leash, LIMITS, &how).map(|client| client.name)
}
