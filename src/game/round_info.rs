//! The event a game belongs to, and its place there.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::as_text;

/// The event a game belongs to. Where it is a team event, also the round, the board and the teams; so its result
/// is found again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RoundInfo {
    /// The event's name.
    pub name: String,
    /// Where it is played, as PGN has it: the city and the country's three letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The round, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The board, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The team of the player with White.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_team: Option<String>,
    /// The team of the player with Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_team: Option<String>,
    /// Who wins the tie-break that this game is when the game is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "as_text::some_color")]
    pub draw_wins: Option<Color>,
    /// All pairings of the round, as they were when it began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairings: Vec<BoardPairing>,
}

/// Two players at a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPairing {
    /// The board, from 1.
    pub board: u32,
    /// The player with White.
    pub white: String,
    /// The player with Black.
    pub black: String,
}

impl RoundInfo {
    /// An event without rounds and boards.
    pub fn named(name: &str) -> RoundInfo {
        RoundInfo { name: name.to_owned(), ..RoundInfo::default() }
    }

    /// Whether this game decides a match in which both teams have the same points.
    pub fn is_tie_break(&self) -> bool {
        self.draw_wins.is_some()
    }
}
