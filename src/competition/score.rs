//! The result of a board, as a game brings it or the arbiter enters it.

use shakmaty::Color;
use strum::IntoStaticStr;

use super::fault::{CompetitionFault, Keys};

/// How a game ended, or why there was none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Score {
    /// 1-0.
    White,
    /// 0-1.
    Black,
    /// A draw.
    Drawn,
    /// 0-0: both have lost.
    BothLost,
    /// 1/2-0, by the arbiter's word.
    #[strum(serialize = "half-white")]
    WhiteHalf,
    /// 0-1/2, by the arbiter's word.
    #[strum(serialize = "half-black")]
    BlackHalf,
    /// +/-: not played, White wins by forfeit.
    #[strum(serialize = "white-forfeit")]
    WhiteByForfeit,
    /// -/+: not played, Black wins by forfeit.
    #[strum(serialize = "black-forfeit")]
    BlackByForfeit,
    /// -/-: not played, both lose.
    Neither,
}

/// The results the arbiter can enter, as the Laws write them.
const RESULTS: [(&str, Score); 9] = [
    ("1-0", Score::White),
    ("0-1", Score::Black),
    ("1/2-1/2", Score::Drawn),
    ("0-0", Score::BothLost),
    ("1/2-0", Score::WhiteHalf),
    ("0-1/2", Score::BlackHalf),
    ("+/-", Score::WhiteByForfeit),
    ("-/+", Score::BlackByForfeit),
    ("-/-", Score::Neither),
];

impl Score {
    /// Its name in the messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// As the Laws write it.
    pub fn sign(self) -> &'static str {
        RESULTS.iter().find(|(_, score)| *score == self).map_or("", |(sign, _)| sign)
    }

    /// The result of a game as it is kept.
    ///
    /// ```
    /// use ansage::competition::Score;
    ///
    /// assert_eq!(Score::of_game("1-0").map(Score::winner), Some(Some(shakmaty::Color::White)));
    /// assert_eq!(Score::of_game("?"), None);
    /// ```
    pub fn of_game(result: &str) -> Option<Score> {
        RESULTS[..6].iter().find(|(sign, _)| *sign == result).map(|(_, score)| *score)
    }

    /// Who won, if anybody.
    pub fn winner(self) -> Option<Color> {
        match self {
            Score::White | Score::WhiteByForfeit => Some(Color::White),
            Score::Black | Score::BlackByForfeit => Some(Color::Black),
            Score::Drawn | Score::BothLost | Score::WhiteHalf | Score::BlackHalf | Score::Neither => None,
        }
    }
}

/// A result the arbiter entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The result.
    pub score: Score,
    /// Why it was entered.
    pub reason: String,
}

/// A result with its reason.
pub(super) fn entered(keys: &mut Keys<'_>) -> Option<Entered> {
    let score = keys.choice("result", &RESULTS);
    let reason = keys.text("reason");
    if keys.has("reason") {
        keys.needs("result");
    }
    let score = score?;
    if !keys.has("reason") {
        keys.tell(score.at, CompetitionFault::NoReason);
    }
    Some(Entered { score: score.value, reason: reason?.value })
}
