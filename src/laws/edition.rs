//! The editions of the Laws that a game can be played under, and the cadences they know.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;
use strum::IntoStaticStr;

use super::TimeControl;

/// An edition of the FIDE Laws of Chess, by the year from which it holds.
///
/// ```
/// use ansage::laws::Edition;
///
/// assert_eq!("2018".parse::<Edition>()?.year(), 2018);
/// assert!("1997".parse::<Edition>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Edition {
    /// From 1 July 2014.
    #[serde(rename = "2014")]
    Of2014,
    /// From 1 July 2017.
    #[serde(rename = "2017")]
    Of2017,
    /// From 1 January 2018.
    #[serde(rename = "2018")]
    Of2018,
    /// From 1 January 2023.
    #[default]
    #[serde(rename = "2023")]
    Of2023,
}

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Edition; 4] = [Edition::Of2014, Edition::Of2017, Edition::Of2018, Edition::Of2023];

    /// The year from which it holds.
    pub fn year(self) -> u16 {
        match self {
            Edition::Of2014 => 2014,
            Edition::Of2017 => 2017,
            Edition::Of2018 => 2018,
            Edition::Of2023 => 2023,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.year().fmt(f)
    }
}

/// No edition has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no edition \"{0}\"")]
pub struct NoEdition(pub String);

impl FromStr for Edition {
    type Err = NoEdition;

    fn from_str(text: &str) -> Result<Edition, NoEdition> {
        let named = |edition: &Edition| edition.to_string() == text.trim();
        Edition::ALL.into_iter().find(named).ok_or_else(|| NoEdition(text.to_owned()))
    }
}

/// How fast a game is played (III.2.2, A.1, B.1).
///
/// ```
/// use ansage::laws::Cadence;
///
/// // A.1, B.1 — by what each player has for sixty moves.
/// assert_eq!(Cadence::of(&"15m+10s".parse()?), Cadence::Rapid);
/// assert_eq!(Cadence::of(&"3m+2s".parse()?), Cadence::Blitz);
/// assert_eq!(Cadence::of(&"90m+30s".parse()?), Cadence::Standard);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Cadence {
    /// At least sixty minutes for each player, or no limit at all.
    Standard,
    /// A.1 — more than ten minutes and less than sixty.
    Rapid,
    /// B.1 — ten minutes or less.
    Blitz,
}

impl Cadence {
    /// All of them, slowest first.
    pub const ALL: [Cadence; 3] = [Cadence::Standard, Cadence::Rapid, Cadence::Blitz];

    /// A.1, B.1 — the cadence of this time control, by the time for sixty moves.
    pub fn of(time: &TimeControl) -> Cadence {
        const MINUTE: u64 = 60_000;
        match time.of_sixty_moves() {
            None => Cadence::Standard,
            Some(time) if time >= 60 * MINUTE => Cadence::Standard,
            Some(time) if time > 10 * MINUTE => Cadence::Rapid,
            Some(_) => Cadence::Blitz,
        }
    }

    /// The cadence of a game in which each player has a time of his own: the slower one of the two.
    pub fn of_both(times: ByColor<&TimeControl>) -> Cadence {
        Cadence::of(times.white).min(Cadence::of(times.black))
    }

    /// The name on the command line and in the sentences.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
