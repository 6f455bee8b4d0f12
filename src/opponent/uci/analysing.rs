//! An engine that judges positions: it plays as well as it can, and tells several lines.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use shakmaty::{Chess, Color, EnPassantMode, Move, Position, fen::Fen};

use super::client::{Client, Found, LIMITS, Purpose};
use super::fault::EngineFault;
use super::lines::{Candidate, mate};
use super::program::{Leash, find_engine};
use super::strength::EngineLevel;
use crate::evaluation::{Evaluation, Score, Studied};

/// How many lines it is asked for, so that a move it would not make has a score of the same search as often as not.
const LINES: i64 = 3;

/// The most plies ahead where no time limits it.
const DEEPEST: u32 = 8;

/// An engine that judges positions.
#[derive(Debug)]
pub(in crate::opponent) struct Analysing {
    path: Option<PathBuf>,
    leash: Arc<Leash>,
    client: Option<Client>,
}

impl Analysing {
    /// It is not started yet. `name` is its name or path.
    pub(in crate::opponent) fn new(name: &str, leash: Arc<Leash>) -> Analysing {
        Analysing { path: find_engine(name), leash, client: None }
    }

    /// What it calls itself, once it runs.
    pub(in crate::opponent) fn name(&self) -> Option<&str> {
        self.client.as_ref()?.name.as_deref()
    }

    /// Whether it runs.
    pub(in crate::opponent) fn runs(&self) -> bool {
        self.client.is_some()
    }

    /// Starts it where it does not run; `position` is of the chess it is to know.
    pub(in crate::opponent) fn start(&mut self, position: &Chess) -> Result<(), EngineFault> {
        if self.runs() {
            return Ok(());
        }
        let path = self.path.as_ref().ok_or(EngineFault::Missing)?;
        let chess960 = position.castles().mode().is_chess960();
        let how = Purpose { level: EngineLevel::MAX, chess960, lines: LINES };
        let started = Client::start(path, &self.leash, LIMITS, &how);
        self.client = Some(started.inspect_err(|_| self.leash.kill())?);
        Ok(())
    }

    /// What this position is worth; `None` where it does not run, where it moves and tells no score, or where nobody wants
    /// to know any more. After a fault it does not run any more.
    pub(in crate::opponent) fn evaluate(
        &mut self,
        position: &Chess,
        time: Option<Duration>,
        unwanted: &dyn Fn() -> bool,
    ) -> Result<Option<Evaluation>, EngineFault> {
        let found = self.found(position, time, unwanted);
        if found.is_err() {
            self.client = None;
            self.leash.kill();
        }
        found
    }

    fn found(
        &mut self,
        position: &Chess,
        time: Option<Duration>,
        unwanted: &dyn Fn() -> bool,
    ) -> Result<Option<Evaluation>, EngineFault> {
        let Some(client) = &mut self.client else { return Ok(None) };
        let depth = time.is_none().then_some(DEEPEST);
        let told = format!("position fen {}", Fen::from_position(position, EnPassantMode::Legal));
        let Some(found) = client.search(&told, depth, time, unwanted)? else { return Ok(None) };
        evaluation(position, &found)
    }
}

/// What it has found, as far as it is legal.
fn evaluation(position: &Chess, found: &Found) -> Result<Option<Evaluation>, EngineFault> {
    let best = found.best.to_move(position).map_err(|_| EngineFault::Illegal)?;
    let studied = |candidate: &Candidate| {
        let mut at = position.clone();
        let mut line = Vec::new();
        for told in std::iter::once(&candidate.first).chain(&candidate.then) {
            let Ok(next) = told.to_move(&at) else { break };
            at.play_unchecked(next);
            line.push(next);
        }
        let score = score(candidate.score, position.turn());
        (!line.is_empty()).then_some(Studied { score, line })
    };
    let mut lines: Vec<Studied> = found.lines.iter().filter_map(studied).collect();
    // The move it makes comes first, whatever was the last it said of its lines.
    let first = |studied: &Studied| -> Option<Move> { studied.line.first().copied() };
    lines.sort_by_key(|studied| first(studied) != Some(best));
    let known = lines.first().filter(|studied| first(studied) == Some(best));
    Ok(known.map(|known| known.score).map(|score| Evaluation { score, lines }))
}

/// A score as it is told: for the side to move.
fn score(told: i32, turn: Color) -> Score {
    match mate(told) {
        Some(moves) => Score::Mate(if told > 0 { turn } else { !turn }, moves),
        None => Score::Centipawns(turn.fold_wb(told, -told)),
    }
}
