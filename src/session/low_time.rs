//! At practice, a player is told when little of his time is left: once at each of a few moments, in words and with a
//! tone. At the other desks time is told on request only (D.2.10.4).

use shakmaty::{ByColor, Color};

use super::Session;
use super::outcome::Addressed;
use crate::args;
use crate::game::{Desk, Phase};
use crate::laws::Millis;
use crate::speech::Priority;
use crate::speech::sound::Earcon;
use crate::tell::color_key;
use crate::voice::Id;

/// How much is left at these moments, the greatest first.
const MOMENTS: [Millis; 2] = [60_000, 10_000];

/// Of which moments a player can still be told: more than that was left when it was last looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct LowTimeWarnings(ByColor<[bool; MOMENTS.len()]>);

impl Session<'_> {
    /// The player whose time runs and is watched: a person at practice.
    fn watched(&self) -> Option<Color> {
        let setup = self.game.setup();
        let color = self.game.clock().running().filter(|_| setup.desk == Desk::Practice)?;
        let person = setup.partner() != Some(color);
        (person && self.game.clock().is_timed() && *self.game.phase() == Phase::Play).then_some(color)
    }

    /// When a player is to be told that little is left, if nothing happens before; the time of the game.
    pub(super) fn low_time_due(&self) -> Option<Millis> {
        let color = self.watched()?;
        let (_, falls) = self.game.clock().flag_at().filter(|(runs, _)| *runs == color)?;
        let ahead = self.low_time.0.get(color);
        MOMENTS.iter().zip(ahead).find(|(_, ahead)| **ahead).map(|(moment, _)| falls.saturating_sub(*moment))
    }

    /// Tells it, if it is time to.
    pub(super) fn low_time(&mut self) -> Option<Addressed> {
        let color = self.watched()?;
        let left = self.game.clock().left(color, self.time.now());
        let mut reached = None;
        for (moment, ahead) in MOMENTS.into_iter().zip(self.low_time.0.get_mut(color)) {
            if left > moment {
                *ahead = true;
            } else if std::mem::take(ahead) {
                reached = Some(moment);
            }
        }
        let reached = reached?;
        let told = self.both(|phrasing| {
            let left = phrasing.duration(reached);
            vec![match self.game.setup().partner() {
                Some(_) => phrasing.tell(Id::LOW_TIME_YOU, &args!("left" => left)),
                None => phrasing.tell(Id::LOW_TIME, &args!("color" => color_key(color), "left" => left)),
            }]
        });
        // What was said last is the move that is being thought about, and is wanted again sooner than this.
        let mut output = Addressed::notice("clock", told);
        if let Some(said) = &mut output.said {
            said.priority = Priority::Important;
        }
        Some(Addressed { earcon: Some(Earcon::LowTime), ..output })
    }
}
