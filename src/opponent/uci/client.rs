//! What is said to an engine that runs, and what it answers. Each answer has a time limit and a greatest length.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use shakmaty::uci::UciMove;

use super::fault::EngineFault;
use super::lines::{Candidate, EngineLine, EngineOption, read};
use super::program::{Leash, Program};
use super::strength::{EngineLevel, Strength, plays_chess960, settings, strength};

/// The most lines of one answer: a long search writes some hundreds.
const MOST_LINES: usize = 20_000;

/// The most things about an engine that can be set.
const MOST_OPTIONS: usize = 1_000;

/// How soon it is noticed that an answer is no longer wanted.
const ATTENTION: Duration = Duration::from_millis(20);

/// How long an engine may take for each of its answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Limits {
    /// To tell about itself: some load large files first.
    pub(super) uci: Duration,
    /// To be ready.
    pub(super) ready: Duration,
    /// To move, where only its depth is limited.
    pub(super) depth: Duration,
    /// To move, beyond its time.
    pub(super) over: Duration,
    /// To move, once it is told to stop.
    pub(super) stop: Duration,
}

/// As engines need it at worst.
pub(super) const LIMITS: Limits = Limits {
    uci: Duration::from_secs(5),
    ready: Duration::from_secs(5),
    depth: Duration::from_secs(4),
    over: Duration::from_millis(500),
    stop: Duration::from_secs(1),
};

/// What an engine is started for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Purpose {
    pub(super) level: EngineLevel,
    pub(super) chess960: bool,
    /// How many lines it is to tell.
    pub(super) lines: i64,
}

/// What an engine has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found {
    /// The move it makes.
    pub(super) best: UciMove,
    /// The last it has said of each of its lines, the best first.
    pub(super) lines: Vec<Candidate>,
}

/// An engine that runs and has told about itself.
#[derive(Debug)]
pub(super) struct Client {
    program: Program,
    limits: Limits,
    /// What it calls itself.
    pub(super) name: Option<String>,
    /// By what it is held to its level.
    pub(super) strength: Strength,
}

/// Why a line is waited for no longer.
enum Stopped {
    Late,
    Unwanted,
    Fault(EngineFault),
}

impl From<EngineFault> for Stopped {
    fn from(fault: EngineFault) -> Stopped {
        Stopped::Fault(fault)
    }
}

impl Stopped {
    fn fault(self) -> EngineFault {
        match self {
            Stopped::Late | Stopped::Unwanted => EngineFault::Silent,
            Stopped::Fault(fault) => fault,
        }
    }
}

impl Client {
    /// Starts it and sets it for a game. What it has is read before anything is set, and all is set before it is asked
    /// whether it is ready.
    pub(super) fn start(
        path: &Path,
        leash: &Arc<Leash>,
        limits: Limits,
        how: &Purpose,
    ) -> Result<Client, EngineFault> {
        let program = Program::start(path, leash)?;
        let mut client = Client { program, limits, name: None, strength: Strength::Full };
        let mut options: Vec<EngineOption> = Vec::new();
        client.program.tell("uci")?;
        let mut name = None;
        client
            .until(Instant::now() + limits.uci, &|| false, |line| {
                match line {
                    EngineLine::UciOk => return Some(()),
                    EngineLine::Name(found) => name = Some(found),
                    EngineLine::Option(option) if options.len() < MOST_OPTIONS => options.push(option),
                    _ => {}
                }
                None
            })
            .map_err(Stopped::fault)?;
        if how.chess960 && !plays_chess960(&options) {
            return Err(EngineFault::NoChess960);
        }
        (client.name, client.strength) = (name, strength(how.level, &options));
        for line in settings(client.strength, &options, how.chess960, how.lines) {
            client.program.tell(&line)?;
        }
        client.program.tell("ucinewgame")?;
        client.get_ready()?;
        Ok(client)
    }

    /// Waits until it is ready. What it still had to say before is over then.
    fn get_ready(&mut self) -> Result<(), EngineFault> {
        self.program.tell("isready")?;
        let until = Instant::now() + self.limits.ready;
        let ready = |line| (line == EngineLine::ReadyOk).then_some(());
        self.until(until, &|| false, ready).map_err(Stopped::fault)
    }

    /// What it does in this position; `None` where that is no longer wanted.
    pub(super) fn search(
        &mut self,
        position: &str,
        depth: Option<u32>,
        time: Option<Duration>,
        unwanted: &dyn Fn() -> bool,
    ) -> Result<Option<Found>, EngineFault> {
        self.program.tell(position)?;
        self.get_ready()?;
        let depth = depth.map(|depth| format!(" depth {depth}")).unwrap_or_default();
        let movetime = time.map(|time| format!(" movetime {}", time.as_millis().max(1))).unwrap_or_default();
        self.program.tell(&format!("go{depth}{movetime}"))?;
        let patience = time.map_or(self.limits.depth, |time| time + self.limits.over);
        let mut lines = BTreeMap::new();
        let mut hear = |line| match line {
            EngineLine::BestMove(best) => Some(best),
            EngineLine::Candidate(found) if found.rank <= MOST_LINES => {
                lines.insert(found.rank, found);
                None
            }
            _ => None,
        };
        let best = match self.until(Instant::now() + patience, unwanted, &mut hear) {
            Ok(best) => best,
            Err(Stopped::Fault(fault)) => return Err(fault),
            Err(why @ (Stopped::Late | Stopped::Unwanted)) => {
                self.program.tell("stop")?;
                let until = Instant::now() + self.limits.stop;
                let best = self.until(until, &|| false, &mut hear).map_err(Stopped::fault)?;
                if matches!(why, Stopped::Unwanted) {
                    return Ok(None);
                }
                best
            }
        };
        let best = best.ok_or(EngineFault::NoMove)?;
        Ok(Some(Found { best, lines: lines.into_values().collect() }))
    }

    /// Hears lines until one of them is what was waited for.
    fn until<T>(
        &mut self,
        until: Instant,
        unwanted: &dyn Fn() -> bool,
        mut hear: impl FnMut(EngineLine) -> Option<T>,
    ) -> Result<T, Stopped> {
        let mut lines = 0;
        loop {
            if unwanted() {
                return Err(Stopped::Unwanted);
            }
            let now = Instant::now();
            if now >= until {
                return Err(Stopped::Late);
            }
            let Some(line) = self.program.line(until.min(now + ATTENTION))? else { continue };
            lines += 1;
            if lines > MOST_LINES {
                return Err(EngineFault::Floods.into());
            }
            if let Some(found) = hear(read(&line)) {
                return Ok(found);
            }
        }
    }
}
