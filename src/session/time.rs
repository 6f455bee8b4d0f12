//! The game's time: milliseconds since it was opened, without those in which no program ran.

use std::time::{Duration, Instant, SystemTime};

use crate::laws::Millis;
use crate::wire::TimeReading;

/// Where the time comes from.
#[derive(Debug)]
pub enum GameTime {
    /// The system's monotonic clock.
    Real {
        /// The game's time when the program began to run.
        base: Millis,
        /// When that was.
        since: Instant,
        /// Where it stands still, when it does.
        frozen: Option<Millis>,
    },
    /// Time passes only when it is told to.
    Simulated {
        /// The time.
        now: Millis,
        /// Whether it stands still whatever it is told.
        frozen: bool,
    },
}

impl GameTime {
    /// Goes on from here.
    pub fn new(simulated: bool, base: Millis) -> GameTime {
        if simulated {
            GameTime::Simulated { now: base, frozen: false }
        } else {
            GameTime::Real { base, since: Instant::now(), frozen: None }
        }
    }

    /// As a second terminal is told.
    pub(crate) fn of(now: TimeReading) -> GameTime {
        GameTime::new(now.stands, now.at_ms)
    }

    /// The time now.
    pub fn now(&self) -> Millis {
        match self {
            GameTime::Real { frozen: Some(at), .. } => *at,
            GameTime::Real { base, since, frozen: None } => base + millis(since.elapsed()),
            GameTime::Simulated { now, .. } => *now,
        }
    }

    /// This moment in milliseconds since 1970; where time is simulated, the game's.
    pub(crate) fn date(&self) -> i64 {
        let since_1970 = || SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map(millis);
        let at = if self.is_simulated() { self.now() } else { since_1970().unwrap_or_default() };
        i64::try_from(at).unwrap_or(i64::MAX)
    }

    /// As it is told to a second terminal.
    pub(crate) fn reading(&self) -> TimeReading {
        TimeReading { at_ms: self.now(), stands: self.is_simulated() || self.is_frozen() }
    }

    /// Whether time passes only when it is told to.
    pub fn is_simulated(&self) -> bool {
        matches!(self, GameTime::Simulated { .. })
    }

    /// Takes back what has passed while no program ran.
    pub fn uncharge(&mut self, time: Millis) {
        if let GameTime::Real { base, since, frozen: None } = self {
            let now = *base + millis(since.elapsed());
            *base = now.saturating_sub(time);
            *since = Instant::now();
        }
    }

    /// Lets simulated time pass up to this moment.
    pub fn advance_to(&mut self, at: Millis) {
        if let GameTime::Simulated { now, frozen: false } = self {
            *now = at.max(*now);
        }
    }

    /// Stops it: the disk takes nothing, so no clock may run.
    pub fn freeze(&mut self) {
        let at = self.now();
        match self {
            GameTime::Real { frozen, .. } => *frozen = Some(at),
            GameTime::Simulated { frozen, .. } => *frozen = true,
        }
    }

    /// Whether it has been stopped.
    pub fn is_frozen(&self) -> bool {
        matches!(self, GameTime::Real { frozen: Some(_), .. } | GameTime::Simulated { frozen: true, .. })
    }

    /// Lets it run again from where it stood.
    pub fn thaw(&mut self) {
        match self {
            GameTime::Real { base, since, frozen } => {
                if let Some(at) = frozen.take() {
                    *base = at;
                    *since = Instant::now();
                }
            }
            GameTime::Simulated { frozen, .. } => *frozen = false,
        }
    }

    /// How long until this moment.
    pub fn until(&self, at: Millis) -> Option<Duration> {
        match self {
            GameTime::Real { frozen: None, .. } => Some(Duration::from_millis(at.saturating_sub(self.now()))),
            _ => None,
        }
    }
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}
