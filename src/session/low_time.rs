//! At practice, a player is told when little of his time is left: once at each of a few moments, in words and with a
//! tone. At the other desks time is told on request only (D.2.10.4).

use shakmaty::{ByColor, Color};

use crate::game::{Desk, Game, Phase};
use crate::laws::Millis;
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// How much is left at these moments, the greatest first.
const MOMENTS: [Millis; 2] = [60_000, 10_000];

/// Of which moments a player can still be told: more than that was left when it was last looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct LowTimeWarnings(ByColor<[bool; MOMENTS.len()]>);

impl LowTimeWarnings {
    /// When a player is to be told that little is left, if nothing happens before; the time of the game.
    pub(super) fn due(&self, game: &Game) -> Option<Millis> {
        let color = watched(game)?;
        let (_, falls) = game.clock().flag_at().filter(|(runs, _)| *runs == color)?;
        let ahead = self.0.get(color);
        MOMENTS.iter().zip(ahead).find(|(_, ahead)| **ahead).map(|(moment, _)| falls.saturating_sub(*moment))
    }

    /// The player who is to be told now, and how much is left to him.
    pub(super) fn reached(&mut self, game: &Game, now: Millis) -> Option<(Color, Millis)> {
        let color = watched(game)?;
        let left = game.clock().left(color, now);
        let mut reached = None;
        for (moment, ahead) in MOMENTS.into_iter().zip(self.0.get_mut(color)) {
            if left > moment {
                *ahead = true;
            } else if std::mem::take(ahead) {
                reached = Some(moment);
            }
        }
        reached.map(|left| (color, left))
    }
}

/// The player whose time runs and is watched: a person at practice.
fn watched(game: &Game) -> Option<Color> {
    let setup = game.setup();
    let color = game.clock().running().filter(|_| setup.desk == Desk::Practice)?;
    let person = setup.partner() != Some(color);
    (person && game.clock().is_timed() && *game.phase() == Phase::Play).then_some(color)
}

/// That so little is left; by name where two persons play.
pub(super) fn told(game: &Game, (color, left): (Color, Millis)) -> Fact {
    let left = ("left", Variable::Duration(left));
    match game.setup().partner() {
        Some(_) => Fact::Say(Id::LOW_TIME_YOU, vec![left]),
        None => Fact::Say(Id::LOW_TIME, vec![("color", Variable::Color(color)), left]),
    }
}
