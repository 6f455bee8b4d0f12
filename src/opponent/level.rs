//! How strong the sparring partner plays: eight levels, and what each of them means to the search.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A playing strength from 1, which a beginner can beat, to 8, the best this partner can do.
///
/// ```
/// use ansage::opponent::Level;
///
/// assert_eq!("5".parse::<Level>().map(Level::get), Ok(5));
/// assert_eq!(Level::default().get(), 4);
/// assert!("9".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What was offered as a level is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LevelError {
    /// The text is not a whole number.
    #[error("a level is a whole number from 1 to 8, and {0:?} is no number")]
    NotANumber(String),
    /// The number is below 1 or above 8.
    #[error("a level is a whole number from 1 to 8, and {0} is not one of them")]
    OutOfRange(u8),
}

/// What a level allows the search and what it hides from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Profile {
    /// Plies looked ahead before the captures are played out, at least 1.
    pub(super) depth: i32,
    /// Positions visited at most. With `depth` this alone decides when no clock may.
    pub(super) nodes: u64,
    /// The whim: every root move is liked or disliked by up to this many centipawns.
    pub(super) noise: i32,
    /// Percent of the turns in which the player does not look at the answers.
    ///
    /// Of turns, not of moves: a move whose answers are overlooked looks better than the others, so
    /// that overlooking some of the moves would be a blunder nearly every time.
    pub(super) oversight: u64,
}

/// The levels, weakest first.
///
/// People lose to people because they overlook answers, not because they add badly: so the lower levels overlook, and
/// the higher ones only have tastes. The last bit of noise stays at every level, or the partner would play the same
/// opening for ever.
///
/// What each scores against the one below is measured by `examples/levels.rs` (`docs/performance.md`).
const PROFILES: [Profile; 8] = [
    Profile { depth: 1, nodes: 1_500, noise: 90, oversight: 30 },
    Profile { depth: 1, nodes: 1_500, noise: 62, oversight: 13 },
    Profile { depth: 2, nodes: 4_000, noise: 52, oversight: 10 },
    Profile { depth: 3, nodes: 10_000, noise: 60, oversight: 6 },
    Profile { depth: 3, nodes: 10_000, noise: 38, oversight: 2 },
    Profile { depth: 3, nodes: 10_000, noise: 22, oversight: 0 },
    Profile { depth: 4, nodes: 16_000, noise: 14, oversight: 0 },
    Profile { depth: 5, nodes: 30_000, noise: 8, oversight: 0 },
];

impl Level {
    /// The weakest level.
    pub const MIN: Level = Level(1);
    /// The strongest level.
    pub const MAX: Level = Level(8);

    /// The level with this number.
    ///
    /// # Errors
    ///
    /// [`LevelError::OutOfRange`] for anything but 1 to 8.
    pub const fn new(number: u8) -> Result<Level, LevelError> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 {
            Ok(Level(number))
        } else {
            Err(LevelError::OutOfRange(number))
        }
    }

    /// The number, 1 to 8.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::MIN.0..=Level::MAX.0).map(Level)
    }

    /// What this level means to the search.
    pub(super) fn profile(self) -> Profile {
        PROFILES[usize::from(self.0 - Level::MIN.0)]
    }
}

impl Default for Level {
    /// Level 4: it sees most threats, now and then none, and who plays regularly beats it.
    fn default() -> Level {
        Level(4)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let number = text.trim().parse().map_err(|_| LevelError::NotANumber(text.to_owned()))?;
        Level::new(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_never_gets_less() {
        for pair in PROFILES.windows(2) {
            assert!(pair[0].depth <= pair[1].depth, "{pair:?}");
            assert!(pair[0].nodes <= pair[1].nodes, "{pair:?}");
            assert!(pair[0].oversight >= pair[1].oversight, "{pair:?}");
            // Who looks further may like more, and is stronger all the same.
            assert!(pair[0].noise >= pair[1].noise || pair[0].depth < pair[1].depth, "{pair:?}");
            assert_ne!(pair[0], pair[1]);
        }
    }
}
