//! The result of a game (8.7, 10): more than won and drawn, since both can lose and an arbiter can rule.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

/// What the players' scores of one game are.
///
/// ```
/// use ansage::laws::GameResult;
/// use shakmaty::Color;
///
/// let result: GameResult = "1-0".parse()?;
/// assert_eq!(result.winner(), Some(Color::White));
/// assert_eq!(GameResult::Drawn.pgn(), "1/2-1/2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This player has won, the other has lost.
    Won(Color),
    /// A half point for each.
    Drawn,
    /// 11.8 — both have lost.
    BothLost,
    /// 12.9.6, 11.7 — this player receives half a point, the other nothing.
    HalfFor(Color),
    /// 7.2.1, 7.3 — the game does not count; a new one is played.
    Annulled,
}

/// How each is written.
const WRITTEN: [(GameResult, &str); 7] = [
    (GameResult::Won(Color::White), "1-0"),
    (GameResult::Won(Color::Black), "0-1"),
    (GameResult::Drawn, "1/2-1/2"),
    (GameResult::BothLost, "0-0"),
    (GameResult::HalfFor(Color::White), "1/2-0"),
    (GameResult::HalfFor(Color::Black), "0-1/2"),
    (GameResult::Annulled, "*"),
];

/// No result is written like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no result \"{0}\"")]
pub struct NoResult(pub String);

impl GameResult {
    /// As it is written: "1-0".
    pub fn written(self) -> &'static str {
        WRITTEN.iter().find(|(result, _)| *result == self).map_or("*", |(_, written)| written)
    }

    /// As the `Result` tag of PGN can say it: what it has no sign for is "*".
    pub fn pgn(self) -> &'static str {
        match self {
            GameResult::Won(_) | GameResult::Drawn => self.written(),
            GameResult::BothLost | GameResult::HalfFor(_) | GameResult::Annulled => "*",
        }
    }

    /// Who has won, if anybody.
    pub fn winner(self) -> Option<Color> {
        match self {
            GameResult::Won(color) => Some(color),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.written())
    }
}

impl FromStr for GameResult {
    type Err = NoResult;

    fn from_str(text: &str) -> Result<GameResult, NoResult> {
        let plain = text.replace(['–', ':'], "-").replace('½', "1/2");
        let found = WRITTEN.iter().find(|(_, written)| *written == plain);
        found.map(|(result, _)| *result).ok_or_else(|| NoResult(text.to_owned()))
    }
}
