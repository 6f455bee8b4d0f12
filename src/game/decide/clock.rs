//! The clock started, stopped and let run again (6.6, 6.11).

use super::Decided;
use crate::announcement::Speaker;
use crate::game::{Deed, Event, Game, Phase, Refusal};

impl Game {
    pub(super) fn decide_start(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        match self.phase {
            Phase::NotStarted => Ok(vec![Event::Started { by }]),
            Phase::Paused => Ok(vec![Event::Continued { by }]),
            Phase::Over(_) => Err(Refusal::Over),
            _ => Err(Refusal::Started),
        }
    }

    pub(super) fn decide_pause(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        self.in_play()?;
        Ok(vec![Event::Paused { by }])
    }

    pub(super) fn decide_continue(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        match self.phase {
            Phase::Paused => Ok(vec![Event::Continued { by }]),
            Phase::Over(_) => Err(Refusal::Over),
            Phase::NotStarted => Err(Refusal::NotStarted),
            _ => Err(Refusal::NotPaused),
        }
    }
}
