//! Who judges positions: an engine where one is there, and the built-in search where there is none or it fails.
//!
//! It works on a thread of its own, one position after the other; what somebody waits for comes first. Under simulated
//! time it answers where it is asked, and looks for no engine, so that the same questions have the same answers on every
//! machine.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use shakmaty::{Chess, Color, Move, Position};

use super::level::Profile;
use super::root::Root;
use super::score::MATE;
use super::search::Search;
use super::search_handle::STACK;
use super::uci::{Analysing, EngineFault, Leash, installed_engine};
use crate::evaluation::{Evaluation, Score, Studied};

/// How long a position is looked at that somebody waits for, one of many, and one for which the answer is late.
const ASKED: Duration = Duration::from_millis(500);
const OF_MANY: Duration = Duration::from_millis(250);
const LATE: Duration = Duration::from_millis(150);

/// How long an answer is waited for. With what is done where it is late, a first word comes within a second and a half.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long it is waited for where the engine does not even run by then.
const COMING_UP: Duration = Duration::from_millis(500);

/// What is looked at where the time is over before anything is found: a machine under load may have had none to give.
const ONE_PLY: Profile = Profile { depth: 1, nodes: 20_000, noise: 0, oversight: 0 };

/// The built-in search at its best. Under simulated time the nodes alone limit it.
const PROFILE: Profile = Profile { depth: 32, nodes: 400_000, noise: 0, oversight: 0 };
const SIMULATED: Profile = Profile { depth: 32, nodes: 20_000, noise: 0, oversight: 0 };

/// After so many faults an engine is asked no more.
const MOST_FAULTS: u32 = 2;

/// So many positions are remembered.
const MOST_KNOWN: usize = 25_000;

/// Judges positions.
pub struct Analyst {
    place: Place,
    known: HashMap<Chess, Evaluation>,
    engine: EngineState,
    /// Whether nothing has been heard of the engine yet.
    comes_up: bool,
}

/// What is known of the engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineState {
    /// There is none.
    None,
    /// One is there, and what it calls itself if that is known.
    There(Option<String>),
    /// It was of no use.
    Failed(EngineFault),
}

/// Where it works.
enum Place {
    /// Where it is asked.
    Here(Box<Worker>),
    /// On a thread of its own.
    Apart(Apart),
}

struct Apart {
    tasks: Sender<Task>,
    reports: Receiver<Report>,
    stop: Arc<AtomicBool>,
    leash: Arc<Leash>,
}

impl Drop for Apart {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.leash.close();
    }
}

/// What is to be judged.
enum Task {
    /// A position that somebody waits for.
    Asked(Chess),
    /// Many, instead of those that were to be judged before.
    Many(Vec<Chess>),
}

/// What comes back.
enum Report {
    Engine(EngineState),
    Found(Box<Chess>, Evaluation),
}

impl Analyst {
    /// With the engine of this name or path; where none is named, with one that is installed. With `simulated` it answers
    /// where it is asked, within limits that know no time.
    pub fn new(engine: Option<&str>, simulated: bool) -> Analyst {
        let engine = engine.or_else(|| if simulated { None } else { installed_engine() });
        let leash = Arc::<Leash>::default();
        let engine = engine.map(|name| Analysing::new(name, Arc::clone(&leash)));
        let state = engine.as_ref().map_or(EngineState::None, |_| EngineState::There(None));
        let worker = Worker { engine, faults: 0, simulated };
        let place = if simulated {
            Place::Here(Box::new(worker))
        } else {
            apart(worker, leash).map_or_else(
                |error| {
                    tracing::error!(%error, "no thread for the analyst");
                    Place::Here(Box::new(Worker { engine: None, faults: 0, simulated }))
                },
                Place::Apart,
            )
        };
        let comes_up = state != EngineState::None;
        Analyst { place, known: HashMap::new(), engine: state, comes_up }
    }

    /// What is known of the engine by now.
    pub fn engine(&mut self) -> &EngineState {
        self.hear();
        &self.engine
    }

    /// What this position is worth. An answer that is late is waited for so long and no longer; a quick one stands in.
    pub fn evaluate(&mut self, position: &Chess) -> Evaluation {
        if let Some(known) = self.known(position) {
            return known;
        }
        if let Place::Apart(apart) = &self.place {
            // A thread that is gone answers nothing, and is not waited for.
            let _ = apart.tasks.send(Task::Asked(position.clone()));
        }
        let asked = Instant::now();
        while let Place::Apart(apart) = &self.place
            && let patience = if self.comes_up { COMING_UP } else { PATIENCE }
            && let Ok(report) = apart.reports.recv_timeout(patience.saturating_sub(asked.elapsed()))
        {
            self.take(report);
            if let Some(known) = self.known.get(position) {
                return known.clone();
            }
        }
        studied(position, &PROFILE, Some(LATE), &AtomicBool::new(false))
    }

    /// Has these judged one after the other, as time allows, and no others any more.
    pub fn study(&mut self, positions: impl IntoIterator<Item = Chess>) {
        if let Place::Apart(apart) = &self.place {
            let new = positions.into_iter().filter(|position| !self.known.contains_key(position));
            let _ = apart.tasks.send(Task::Many(new.collect()));
        }
    }

    /// What this position is worth, where that is known already. Nobody waits; under simulated time it is found now.
    pub fn known(&mut self, position: &Chess) -> Option<Evaluation> {
        self.hear();
        if let Some(known) = self.known.get(position) {
            return Some(known.clone());
        }
        let Place::Here(worker) = &mut self.place else { return None };
        let mut reports = Vec::new();
        worker.judge(position, true, &AtomicBool::new(false), &mut |report| reports.push(report));
        for report in reports {
            self.take(report);
        }
        self.known.get(position).cloned()
    }

    fn hear(&mut self) {
        while let Place::Apart(apart) = &self.place
            && let Ok(report) = apart.reports.try_recv()
        {
            self.take(report);
        }
    }

    fn take(&mut self, report: Report) {
        match report {
            Report::Engine(state) => (self.engine, self.comes_up) = (state, false),
            Report::Found(position, evaluation) => {
                if self.known.len() >= MOST_KNOWN {
                    self.known.clear();
                }
                self.known.insert(*position, evaluation);
            }
        }
    }
}

/// Who does the work.
struct Worker {
    engine: Option<Analysing>,
    faults: u32,
    simulated: bool,
}

impl Worker {
    /// Judges a position, and tells what is new of the engine.
    fn judge(&mut self, position: &Chess, is_asked: bool, stop: &AtomicBool, tell: &mut dyn FnMut(Report)) {
        let time = (!self.simulated).then_some(if is_asked { ASKED } else { OF_MANY });
        let evaluation = Evaluation::of_end(position)
            .or_else(|| self.by_engine(position, time, stop, tell))
            .unwrap_or_else(|| {
                let profile = if self.simulated { &SIMULATED } else { &PROFILE };
                studied(position, profile, time, stop)
            });
        tell(Report::Found(Box::new(position.clone()), evaluation));
    }

    fn by_engine(
        &mut self,
        position: &Chess,
        time: Option<Duration>,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Report),
    ) -> Option<Evaluation> {
        let engine = self.engine.as_mut()?;
        let ran = engine.runs();
        let found = engine.start(position).and_then(|()| {
            if !ran {
                tell(Report::Engine(EngineState::There(engine.name().map(str::to_owned))));
            }
            engine.evaluate(position, time, &|| stop.load(Ordering::Relaxed))
        });
        found.unwrap_or_else(|fault| {
            tracing::warn!(%fault, "the engine that judges has failed");
            self.faults += 1;
            if !ran || self.faults >= MOST_FAULTS {
                self.engine = None;
                tell(Report::Engine(EngineState::Failed(fault)));
            }
            None
        })
    }
}

/// A thread that judges, what somebody waits for first.
fn apart(mut worker: Worker, leash: Arc<Leash>) -> std::io::Result<Apart> {
    let (tasks, todo) = mpsc::channel::<Task>();
    let (told, reports) = mpsc::channel();
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    thread::Builder::new().name("analyst".to_owned()).stack_size(STACK).spawn(move || {
        let (mut asked, mut many) = (Vec::new(), VecDeque::new());
        loop {
            let first = if asked.is_empty() && many.is_empty() {
                let Ok(task) = todo.recv() else { return };
                Some(task)
            } else {
                None
            };
            for task in first.into_iter().chain(todo.try_iter()) {
                match task {
                    Task::Asked(position) => asked.push(position),
                    Task::Many(positions) => many = positions.into(),
                }
            }
            let is_asked = !asked.is_empty();
            // What was asked last is still waited for.
            let Some(position) = asked.pop().or_else(|| many.pop_front()) else { continue };
            // Who asked may have gone.
            worker.judge(&position, is_asked, &stopped, &mut |report| drop(told.send(report)));
            if stopped.load(Ordering::Relaxed) {
                return;
            }
        }
    })?;
    Ok(Apart { tasks, reports, stop, leash })
}

/// What the built-in search thinks of a position.
fn studied(position: &Chess, profile: &Profile, time: Option<Duration>, stop: &AtomicBool) -> Evaluation {
    if let Some(end) = Evaluation::of_end(position) {
        return end;
    }
    let found = looked(position, profile, time, stop).or_else(|| looked(position, &ONE_PLY, None, stop));
    let Some((score, line)) = found else {
        let looks = super::eval::evaluate(position);
        return Evaluation { score: told(looks, position.turn()), lines: Vec::new() };
    };
    let score = told(score, position.turn());
    Evaluation { score, lines: vec![Studied { score, line }] }
}

/// What the built-in search finds within these limits, if anything.
fn looked(
    position: &Chess,
    profile: &Profile,
    time: Option<Duration>,
    stop: &AtomicBool,
) -> Option<(i32, Vec<Move>)> {
    let begun = Instant::now();
    let mut search = Search::new(stop, profile.nodes, time.map(|time| begun + time), &[]);
    let root = Root::new(position, &position.legal_moves(), *profile, 0, &search);
    root.study(&mut search, profile.depth, time.map(|time| begun + time / 2))
}

/// The score of a search, which is that of who is to move and counts plies to a mate.
fn told(score: i32, turn: Color) -> Score {
    let plies = MATE - score.abs();
    if plies <= super::score::LONGEST {
        let moves = u32::try_from((plies + 1) / 2).unwrap_or(0);
        return Score::Mate(if score > 0 { turn } else { !turn }, moves);
    }
    Score::Centipawns(turn.fold_wb(score, -score))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_time_a_move_is_found_all_the_same() {
        let found = studied(&Chess::default(), &PROFILE, Some(Duration::ZERO), &AtomicBool::new(false));
        assert!(found.best().is_some());
    }

    #[test]
    fn the_stop_flag_is_obeyed_promptly() {
        let stop = AtomicBool::new(false);
        let endless = Profile { depth: i32::MAX, nodes: u64::MAX, ..PROFILE };
        thread::scope(|scope| {
            let search = scope.spawn(|| studied(&Chess::default(), &endless, None, &stop));
            thread::sleep(Duration::from_millis(60));
            stop.store(true, Ordering::Relaxed);
            // Without the flag it would not end at all.
            assert!(search.join().is_ok_and(|found| !found.lines.is_empty()));
        });
    }
}
