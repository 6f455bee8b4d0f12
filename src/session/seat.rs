//! The opponent's seat: when who plays against is shown the game, and asked what it does.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::wake::Wake;
use crate::game::{Command, Game};
use crate::laws::Millis;
use crate::opponent::{EngineFault, Opponent, OpponentNotice, Ready, opponent};
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::Id;

/// Where the opponent sits; empty where two persons play.
pub(super) struct Seat {
    opponent: Option<Box<dyn Opponent>>,
    /// Wakes the loop; nothing does where the time is simulated.
    ready: Option<Ready>,
    /// Something has happened that it has not seen.
    pub(super) to_play: bool,
    /// It is shown the game when the disk may take again what it does.
    pub(super) waits: bool,
}

impl Seat {
    pub(super) fn new(simulated: bool, wake: &Sender<Wake>) -> Seat {
        let wake = wake.clone();
        let ready: Ready = Arc::new(move || {
            let _ = wake.send(Wake::Opponent);
        });
        Seat { opponent: None, ready: (!simulated).then_some(ready), to_play: false, waits: false }
    }

    /// Shows it the game. An engine is started only where it `may_start`.
    pub(super) fn observe(&mut self, game: &Game, at: Millis, may_start: bool) {
        if self.opponent.is_none() {
            self.opponent = opponent(&game.setup().against, may_start, self.ready.clone());
        }
        if let Some(opponent) = &mut self.opponent {
            opponent.observe(game, at);
        }
    }

    /// What it does, once it knows.
    pub(super) fn poll(&mut self) -> Option<Command> {
        self.opponent.as_mut()?.poll()
    }

    /// What is to be told of it.
    pub(super) fn notice(&mut self) -> Option<OpponentNotice> {
        self.opponent.as_mut()?.notice()
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.is_thinking())
    }

    /// Nothing is asked of it any more.
    pub(super) fn stop(&mut self) {
        if let Some(opponent) = &mut self.opponent {
            opponent.stop();
        }
    }
}

/// What is told of an engine: what it calls itself, or that it has failed and who moves instead.
pub(super) fn told(notice: OpponentNotice) -> Outcome {
    let name = |name| ("engine", Variable::Text(name));
    let failed = |engine, why: EngineFault, lasts| {
        vec![name(engine), ("failing", Variable::Key(why.name())), ("lasts", Variable::Key(lasts))]
    };
    let fact = match notice {
        OpponentNotice::Named(engine) => Fact::Say(Id::ENGINE_NAMED, vec![name(engine)]),
        OpponentNotice::Replaced(engine, why) => Fact::Say(Id::ENGINE_FAILED, failed(engine, why, "once")),
        OpponentNotice::Away(engine, why) => Fact::Say(Id::ENGINE_FAILED, failed(engine, why, "on")),
    };
    Outcome::notice("engine", fact)
}
