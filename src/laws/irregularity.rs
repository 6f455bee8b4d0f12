//! What counts as an illegal move (7.5), and how such moves are counted.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;
use strum::IntoStaticStr;

use super::{Counters, RuleSet};
use shakmaty::Color;

/// What a player has completed that counts as an illegal move.
///
/// ```
/// use ansage::laws::Irregularity;
///
/// assert_eq!(Irregularity::IllegalMove.article(), "7.5.1");
/// assert_eq!(Irregularity::default(), Irregularity::IllegalMove);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Irregularity {
    /// 7.5.1 — a move that is not legal.
    #[default]
    IllegalMove,
    /// 7.5.2 — a pawn left on the last rank.
    Unpromoted,
    /// 7.5.3 — the clock pressed without a move.
    EmptyPress,
    /// 7.5.4 — two hands for one move.
    TwoHands,
    /// What the arbiter has ruled to count as one, where there was no move.
    Ruled,
}

impl Irregularity {
    /// The article of the Laws of 2018 and 2023.
    pub fn article(self) -> &'static str {
        match self {
            Irregularity::IllegalMove => "7.5.1",
            Irregularity::Unpromoted => "7.5.2",
            Irregularity::EmptyPress => "7.5.3",
            Irregularity::TwoHands => "7.5.4",
            Irregularity::Ruled => "7.5.5",
        }
    }

    /// The name in the record and in the sentences.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The article by which the last one that is allowed for loses the game: in the numbers of 2023, but for those that
    /// 2017 has for what it counts by itself.
    pub fn losing_article(self, rules: &RuleSet) -> &'static str {
        match (rules.illegal_loses_at, rules.counters, self.counter()) {
            (1, ..) => "A.5.2",
            (_, Counters::PerRule, 1) => "7.7.2",
            (_, Counters::PerRule, 2) => "7.8.2",
            _ => "7.5.5",
        }
    }

    /// The counter it goes to where each rule has its own (2017): 7.5.3, 7.7.2 and 7.8.2.
    fn counter(self) -> usize {
        match self {
            Irregularity::IllegalMove | Irregularity::Unpromoted | Irregularity::Ruled => 0,
            Irregularity::TwoHands => 1,
            Irregularity::EmptyPress => 2,
        }
    }
}

/// The illegal moves of both players so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IllegalMoves {
    counted: ByColor<[u32; 3]>,
    last: Irregularity,
}

impl IllegalMoves {
    /// All of a player's.
    pub fn of(&self, color: Color) -> u32 {
        self.counted.get(color).iter().sum()
    }

    /// 7.5.5 — the number this one has among those that count together with it.
    pub fn next(&self, color: Color, kind: Irregularity, rules: &RuleSet) -> u32 {
        1 + match rules.counters {
            Counters::Shared => self.of(color),
            Counters::PerRule => self.counted.get(color)[kind.counter()],
        }
    }

    /// The one counted last, of either player.
    pub fn last(&self) -> Irregularity {
        self.last
    }

    /// Counts one.
    pub fn count(&mut self, color: Color, kind: Irregularity) {
        let counter = &mut self.counted.get_mut(color)[kind.counter()];
        *counter = counter.saturating_add(1);
        self.last = kind;
    }
}
