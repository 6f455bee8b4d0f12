//! What a game counts (10.1), in points and halves of points.

use std::fmt;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A number of points; the halves are counted, so that sums are exact.
///
/// ```
/// use ansage::laws::Points;
///
/// let points = Points::halves(5);
/// assert_eq!((points.whole(), points.and_half()), (2, true));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "f64", try_from = "f64")]
pub struct Points {
    halves: u32,
}

/// A number that is no score: less than nothing, too many, or not in halves.
#[derive(Debug, Clone, Copy, PartialEq, Error)]
#[error("{0} is no score in halves of a point")]
pub struct NoPoints(pub f64);

impl Points {
    /// The most that one game can count.
    pub const MOST: u32 = 100;

    /// So many halves of a point.
    pub const fn halves(halves: u32) -> Points {
        Points { halves }
    }

    /// The whole points.
    pub fn whole(self) -> u32 {
        self.halves / 2
    }

    /// Whether there is half a point beside the whole ones.
    pub fn and_half(self) -> bool {
        !self.halves.is_multiple_of(2)
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points { halves: self.halves.saturating_add(other.halves) }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl From<Points> for f64 {
    fn from(points: Points) -> f64 {
        f64::from(points.halves) / 2.0
    }
}

impl TryFrom<f64> for Points {
    type Error = NoPoints;

    fn try_from(number: f64) -> Result<Points, NoPoints> {
        (0..=2 * Points::MOST)
            .map(Points::halves)
            .find(|points| (f64::from(*points) - number).abs() < f64::EPSILON)
            .ok_or(NoPoints(number))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(*self))
    }
}

/// 10.1 — what a win, a draw and a loss count, by playing or by forfeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// A game won.
    pub win: Points,
    /// A game drawn.
    pub draw: Points,
    /// A game lost.
    pub loss: Points,
}

impl Default for Scoring {
    /// One, a half, nothing.
    fn default() -> Scoring {
        Scoring { win: Points::halves(2), draw: Points::halves(1), loss: Points::halves(0) }
    }
}

impl Scoring {
    /// Whether winning counts more than losing, and a draw no less than a loss and no more than a win.
    pub fn is_ordered(&self) -> bool {
        self.loss < self.win && self.loss <= self.draw && self.draw <= self.win
    }

    /// 10.2 — whether both players of a drawn game receive together no more than those of one that is won.
    pub fn is_within_maximum(&self) -> bool {
        self.draw + self.draw <= self.win + self.loss
    }
}
