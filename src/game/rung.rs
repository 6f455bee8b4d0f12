//! The blindfold ladder: how much of the board may still be asked for at each of its rungs.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};
use thiserror::Error;

/// How much of the game a question asks for, the least first.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    EnumIter,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reach {
    /// Nothing that is in the head: the clocks, one's colour, what can be said.
    Nothing,
    /// What was announced last, and whose move it is.
    LastMove,
    /// A square, or the pieces of a kind.
    Square,
    /// More at once: a side, a line of the board, all of it, or all moves.
    Board,
    /// What follows from the position.
    Analysis,
}

/// A rung: the most that may be asked for there, and whether the position is told after each move without being asked.
struct RungRow {
    most: Reach,
    tells: bool,
}

/// The rungs, from the whole board read aloud to nothing at all.
const RUNGS: [RungRow; 6] = [
    RungRow { most: Reach::Analysis, tells: true },
    RungRow { most: Reach::Analysis, tells: false },
    RungRow { most: Reach::Board, tells: false },
    RungRow { most: Reach::Square, tells: false },
    RungRow { most: Reach::LastMove, tells: false },
    RungRow { most: Reach::Nothing, tells: false },
];

/// A rung of the ladder, from 1 to 6.
///
/// ```
/// use ansage::game::{Reach, Rung};
///
/// let first = Rung::default();
/// assert!(first.admits(Reach::Analysis) && first.tells_position());
/// let last = Rung::new(6)?;
/// assert!(!last.admits(Reach::LastMove) && last.next().is_none());
/// # Ok::<(), ansage::game::NoRung>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rung(u8);

/// There is no rung of this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("no rung {0}")]
pub struct NoRung(u8);

impl Rung {
    /// The rung of this number.
    ///
    /// # Errors
    /// It is not from 1 to 6.
    pub fn new(number: u8) -> Result<Rung, NoRung> {
        let there = usize::from(number).checked_sub(1).is_some_and(|place| place < RUNGS.len());
        if there { Ok(Rung(number)) } else { Err(NoRung(number)) }
    }

    /// Its number.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The one above it.
    pub fn next(self) -> Option<Rung> {
        Rung::new(self.0.saturating_add(1)).ok()
    }

    /// The one below it.
    pub fn previous(self) -> Option<Rung> {
        Rung::new(self.0.saturating_sub(1)).ok()
    }

    fn row(self) -> &'static RungRow {
        &RUNGS[usize::from(self.0) - 1]
    }

    /// Whether so much may be asked for.
    pub fn admits(self, asked: Reach) -> bool {
        asked <= self.row().most
    }

    /// Whether the position is told after each move.
    pub fn tells_position(self) -> bool {
        self.row().tells
    }

    /// Whether the board may be looked at: where all of it may be asked for.
    pub fn shows_board(self) -> bool {
        self.admits(Reach::Board)
    }
}

impl Default for Rung {
    fn default() -> Rung {
        Rung(1)
    }
}

impl TryFrom<u8> for Rung {
    type Error = NoRung;

    fn try_from(number: u8) -> Result<Rung, NoRung> {
        Rung::new(number)
    }
}

impl From<Rung> for u8 {
    fn from(rung: Rung) -> u8 {
        rung.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rung_admits_less_than_the_one_below_it_down_to_nothing() {
        assert!(RUNGS.windows(2).all(|pair| (pair[1].most, pair[1].tells) < (pair[0].most, pair[0].tells)));
        assert_eq!(RUNGS.last().map(|row| row.most), Some(Reach::Nothing));
        let numbers: Vec<u8> =
            std::iter::successors(Some(Rung::default()), |rung| rung.next()).map(Rung::get).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
        assert!([0, 7, 255].into_iter().all(|number| Rung::new(number) == Err(NoRung(number))));
    }

    #[test]
    fn a_rung_is_its_number_in_a_record() {
        assert_eq!(serde_json::to_string(&Rung::default()).unwrap(), "1");
        assert!(serde_json::from_str::<Rung>("7").is_err());
    }
}
