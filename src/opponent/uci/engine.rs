//! An engine at a side: a thread asks it, and the sparring partner moves where it fails.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use shakmaty::Color;

use super::client::LIMITS;
use super::fault::EngineFault;
use super::player::{Answer, Failure, Player, Turn};
use super::program::{Leash, find_engine};
use super::strength::EngineLevel;
use crate::game::{Command, Game, Phase, engine_shown};
use crate::laws::Millis;
use crate::opponent::conduct::Conduct;
use crate::opponent::seated::{Opponent, OpponentNotice, Ready};
use crate::opponent::sparring::{Sparring, THINKING};

/// After so many faults in its moves an engine is not started any more.
const MOST_FAULTS: u32 = 2;

/// The lowest level that gives up.
const RESIGNS_FROM: u8 = 5;

/// What an engine is asked for: its move, or only to be ready.
type Task = (u64, Option<Turn>);

/// What it answers to the task of this number: what it calls itself, and its move.
type Reply = (u64, Result<(Option<String>, Option<Answer>), Failure>);

/// Where the engine is.
enum Place {
    /// Not asked for anything yet.
    Waiting,
    /// Asked on a thread of its own.
    Apart(Apart),
    /// Asked where it is needed, and waited for: under simulated time.
    Here(Box<Player>),
    /// It plays no more.
    Away,
}

/// A thread that asks the engine.
struct Apart {
    tasks: Sender<Task>,
    replies: Receiver<Reply>,
    /// The task whose answer is wanted.
    wanted: Arc<AtomicU64>,
    leash: Arc<Leash>,
}

impl Drop for Apart {
    fn drop(&mut self) {
        self.wanted.store(u64::MAX, Ordering::Relaxed);
        self.leash.close();
    }
}

/// An engine at a side.
pub(in crate::opponent) struct Engine {
    color: Color,
    level: EngineLevel,
    seed: u64,
    /// Its name or path.
    name: String,
    ready: Option<Ready>,
    /// Who moves where it fails.
    partner: Sparring,
    place: Place,
    /// The number of the last task.
    task: u64,
    /// What it is to move at, and when that was asked.
    asked: Option<(Box<Game>, Millis)>,
    /// Whether it is only to be ready.
    gets_ready: bool,
    next: Option<Command>,
    /// What it thought of its position, at this number of plies.
    score: Option<(usize, i32)>,
    faults: u32,
    /// What is told of it.
    notices: VecDeque<OpponentNotice>,
    /// What it calls itself.
    called: Option<String>,
}

impl Engine {
    pub(in crate::opponent) fn new(
        color: Color,
        (level, seed): (u8, u64),
        name: String,
        ready: Option<Ready>,
    ) -> Engine {
        let level = EngineLevel::new(level).unwrap_or_default();
        let partner = Sparring::new(color, level.of_partner().get(), seed, ready.clone());
        Engine {
            color,
            level,
            seed,
            name,
            ready,
            partner,
            place: Place::Waiting,
            task: 0,
            asked: None,
            gets_ready: false,
            next: None,
            score: None,
            faults: 0,
            notices: VecDeque::new(),
            called: None,
        }
    }

    /// It is not started: nobody here has named it.
    pub(in crate::opponent) fn keep_away(&mut self) {
        let there = find_engine(&self.name).is_some();
        let why = if there { EngineFault::NotNamed } else { EngineFault::Missing };
        self.notices.push_back(OpponentNotice::Away(self.shown(), why));
        self.place = Place::Away;
    }

    /// Sees to it that it can be asked.
    fn begin(&mut self, game: &Game) {
        if !matches!(self.place, Place::Waiting) {
            return;
        }
        let chess960 = game.setup().start.is_chess960();
        let player = Player::new(&self.name, (self.level, self.seed), chess960, LIMITS);
        self.place = match &self.ready {
            None => Place::Here(Box::new(player)),
            Some(ready) => match apart(player, Arc::clone(ready)) {
                Ok(apart) => Place::Apart(apart),
                Err(error) => {
                    tracing::error!(%error, "no thread for the engine");
                    self.notices.push_back(OpponentNotice::Away(self.shown(), EngineFault::NotStarted));
                    Place::Away
                }
            },
        };
        self.gets_ready = true;
    }

    /// Asks it.
    fn ask(&mut self, turn: Option<Turn>) {
        self.task += 1;
        let task = (self.task, turn);
        match &mut self.place {
            Place::Apart(apart) => {
                apart.wanted.store(self.task, Ordering::Relaxed);
                // A thread that is gone has told why.
                let _ = apart.tasks.send(task);
            }
            Place::Here(player) => {
                let reply = answer(player, &task, &|| false);
                self.take((task.0, reply));
            }
            Place::Waiting | Place::Away => {}
        }
    }

    /// What it has answered.
    fn take(&mut self, (task, reply): Reply) {
        let is_wanted = task == self.task;
        self.gets_ready = false;
        match reply {
            Ok((name, found)) => {
                if self.called.is_none() {
                    let name = name.unwrap_or_else(|| self.shown());
                    self.notices.push_back(OpponentNotice::Named(name.clone()));
                    self.called = Some(name);
                }
                if is_wanted
                    && let Some(found) = found
                    && let Some((game, _)) = self.asked.take()
                {
                    self.score = found.score.map(|score| (game.plies().len(), score));
                    self.next = Some(Command::Play(found.played));
                }
            }
            Err(failure) => self.fail(failure, is_wanted),
        }
    }

    /// It has failed: the partner moves for it, and when it is of no use any more, to the end of the game.
    fn fail(&mut self, Failure { fault, came_up }: Failure, is_wanted: bool) {
        tracing::warn!(%fault, came_up, "the engine has failed");
        self.faults += 1;
        let is_over = !came_up || self.faults >= MOST_FAULTS;
        // Nobody answers any more what was asked meanwhile.
        let asked = self.asked.take_if(|_| is_wanted || is_over);
        if is_over {
            self.notices.push_back(OpponentNotice::Away(self.shown(), fault));
            self.place = Place::Away;
        } else if asked.is_some() {
            self.notices.push_back(OpponentNotice::Replaced(self.shown(), fault));
        }
        if let Some((game, at)) = asked {
            self.partner.observe(&game, at);
        }
    }

    /// What it calls itself, or whoever chose it.
    fn shown(&self) -> String {
        self.called.clone().unwrap_or_else(|| engine_shown(&self.name))
    }

    /// What it does beside its moves, by what it thought of its last one.
    fn beside(&self, game: &Game, at: Millis) -> Option<Command> {
        let score = self.score.filter(|(plies, _)| game.plies().len().abs_diff(*plies) <= 2);
        let conduct = Conduct { color: self.color, resigns: self.level.get() >= RESIGNS_FROM };
        conduct.command(game, at, score.map(|(_, score)| score))
    }
}

impl Opponent for Engine {
    fn observe(&mut self, game: &Game, at: Millis) {
        self.stop();
        if game.outcome().is_some() {
            return;
        }
        self.begin(game);
        if matches!(self.place, Place::Away) {
            self.partner.observe(game, at);
        } else if let Some(command) = self.beside(game, at) {
            self.next = Some(command);
        } else if *game.phase() == Phase::Play && game.turn() == self.color && game.hand().is_none() {
            self.asked = Some((Box::new(game.clone()), at));
            let share = game.clock().for_next_move(self.color, at).map_or(THINKING, Duration::from_millis);
            let time = self.ready.as_ref().map(|_| share.min(THINKING));
            self.ask(Some(Turn::of(game, time)));
        } else if self.gets_ready {
            self.ask(None);
        }
    }

    fn poll(&mut self) -> Option<Command> {
        while let Place::Apart(apart) = &self.place
            && let Ok(reply) = apart.replies.try_recv()
        {
            self.take(reply);
        }
        self.next.take().or_else(|| self.partner.poll())
    }

    fn notice(&mut self) -> Option<OpponentNotice> {
        self.notices.pop_front()
    }

    fn is_thinking(&self) -> bool {
        // One that only comes up keeps nobody waiting: what is asked meanwhile is answered without it.
        let is_asked = self.asked.is_some() && matches!(self.place, Place::Apart(_));
        is_asked || self.partner.is_thinking()
    }

    fn stop(&mut self) {
        if self.asked.take().is_some() {
            self.task += 1;
            if let Place::Apart(apart) = &self.place {
                apart.wanted.store(self.task, Ordering::Relaxed);
            }
        }
        self.next = None;
        self.partner.stop();
    }
}

/// Does what it is asked for.
fn answer(
    player: &mut Player,
    (_, turn): &Task,
    unwanted: &dyn Fn() -> bool,
) -> Result<(Option<String>, Option<Answer>), Failure> {
    let name = player.get_ready()?;
    let turn = turn.as_ref().filter(|_| !unwanted());
    let found = turn.map(|turn| player.play(turn, unwanted)).transpose()?;
    Ok((name, found.flatten()))
}

/// A thread that asks the engine, one task after the other, and wakes whoever waits.
fn apart(mut player: Player, ready: Ready) -> std::io::Result<Apart> {
    let (tasks, todo) = mpsc::channel::<Task>();
    let (done, replies) = mpsc::channel();
    let (wanted, leash) = (Arc::new(AtomicU64::new(0)), player.leash());
    let now = Arc::clone(&wanted);
    thread::Builder::new().name("engine".to_owned()).spawn(move || {
        for task in todo {
            let number = task.0;
            let unwanted = || now.load(Ordering::Relaxed) != number;
            let reply = answer(&mut player, &task, &unwanted);
            if done.send((number, reply)).is_err() {
                return;
            }
            ready();
        }
    })?;
    Ok(Apart { tasks, replies, wanted, leash })
}
