//! An engine as it plays one game: started when it is needed, and started again with the whole game after a fault.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Move, Position, fen::Fen};

use super::client::{Client, Limits, Purpose};
use super::fault::EngineFault;
use super::program::{Leash, find_engine};
use super::strength::{EngineLevel, Strength};
use super::weaken::weakened;
use crate::game::Game;
use crate::opponent::noise::scatter;

/// The most plies ahead where no time limits an engine and its level does not either.
const DEEPEST: u32 = 12;

/// A turn of an engine.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// The game so far, as an engine is told it.
    line: String,
    position: Chess,
    plies: usize,
    /// How long it may think; without that its depth decides.
    time: Option<Duration>,
}

impl Turn {
    pub(super) fn of(game: &Game, time: Option<Duration>) -> Turn {
        let position = game.position().clone();
        Turn { line: told(game), position, plies: game.plies().len(), time }
    }
}

/// The moves since the start, so that the engine knows what has stood before; where they do not lead to what stands
/// now, as after a position was set anew, the position alone.
fn told(game: &Game) -> String {
    let start = &game.setup().start;
    let mode = start.position().castles().mode();
    let (mut at, mut moves) = (start.position().clone(), String::new());
    for ply in game.plies().iter() {
        match at.clone().play(ply.played) {
            Ok(next) if ply.legal => at = next,
            _ => break,
        }
        moves += " ";
        moves += &ply.played.to_uci(mode).to_string();
    }
    if at != *game.position() {
        return format!("position fen {}", Fen::from_position(game.position(), EnPassantMode::Legal));
    }
    let from = if start.is_initial() { "startpos".to_owned() } else { format!("fen {start}") };
    if moves.is_empty() { format!("position {from}") } else { format!("position {from} moves{moves}") }
}

/// A move of an engine, and what it thinks of its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) played: Move,
    /// In centipawns.
    pub(super) score: Option<i32>,
}

/// What went wrong, and whether it ever came so far as to be asked for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Failure {
    pub(super) fault: EngineFault,
    pub(super) came_up: bool,
}

/// An engine at one game.
#[derive(Debug)]
pub(super) struct Player {
    path: Option<PathBuf>,
    level: EngineLevel,
    seed: u64,
    chess960: bool,
    limits: Limits,
    leash: Arc<Leash>,
    client: Option<Client>,
}

impl Player {
    /// It is not started yet. `name` is its name or path.
    pub(super) fn new(
        name: &str,
        (level, seed): (EngineLevel, u64),
        chess960: bool,
        limits: Limits,
    ) -> Player {
        let (path, leash) = (find_engine(name), Arc::default());
        Player { path, level, seed, chess960, limits, leash, client: None }
    }

    /// By which it is killed from another thread.
    pub(super) fn leash(&self) -> Arc<Leash> {
        Arc::clone(&self.leash)
    }

    /// Has it ready to play, and tells what it calls itself.
    pub(super) fn get_ready(&mut self) -> Result<Option<String>, Failure> {
        let client = match &mut self.client {
            Some(client) => client,
            none => {
                let failed = |fault| Failure { fault, came_up: false };
                let path = self.path.as_ref().ok_or(failed(EngineFault::Missing))?;
                let how = Purpose { level: self.level, chess960: self.chess960, lines: 1 };
                let start = || Client::start(path, &self.leash, self.limits, &how);
                // Whatever has made it end may be over; one that is silent would only be waited for once more.
                let client = match start() {
                    Err(EngineFault::Ended) => start(),
                    started => started,
                };
                none.insert(client.map_err(|fault| {
                    self.leash.kill();
                    failed(fault)
                })?)
            }
        };
        Ok(client.name.clone())
    }

    /// Its move; `None` where that is no longer wanted. After a fault it does not run any more, and is started again
    /// when it is needed next.
    pub(super) fn play(
        &mut self,
        turn: &Turn,
        unwanted: &dyn Fn() -> bool,
    ) -> Result<Option<Answer>, Failure> {
        self.get_ready()?;
        let Some(client) = &mut self.client else { return Ok(None) };
        let depth = if turn.time.is_some() {
            self.level.depth()
        } else {
            Some(self.level.depth().unwrap_or(DEEPEST).min(DEEPEST))
        };
        let found = client.search(&turn.line, depth, turn.time, unwanted);
        let chosen = found.and_then(|found| {
            let Some(found) = found else { return Ok(None) };
            let mode = turn.position.castles().mode();
            let played = match client.strength {
                Strength::Chosen => {
                    let legal = turn.position.legal_moves();
                    let legal: Vec<UciMove> = legal.iter().map(|legal| legal.to_uci(mode)).collect();
                    let dice = scatter(self.seed ^ scatter(turn.plies as u64));
                    let chosen = weakened(&found.lines, &legal, self.level, dice);
                    // What it says at last is judged as well: nothing else of it is to be believed then.
                    found
                        .best
                        .to_move(&turn.position)
                        .and(chosen.unwrap_or(found.best).to_move(&turn.position))
                }
                Strength::Full | Strength::Skill(_) | Strength::Elo(_) => found.best.to_move(&turn.position),
            };
            let played = played.map_err(|_| EngineFault::Illegal)?;
            let best = played.to_uci(mode);
            let score = found.lines.iter().find(|line| line.first == best).or(found.lines.first());
            Ok(Some(Answer { played, score: score.map(|line| line.score) }))
        });
        chosen.map_err(|fault| {
            self.client = None;
            self.leash.kill();
            Failure { fault, came_up: true }
        })
    }
}
