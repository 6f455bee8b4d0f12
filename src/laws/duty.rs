//! What an assistant does for a player (D.2.10), each of which an event may give or keep back.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// One of the six things an assistant may do (D.2.10.1 to D.2.10.6).
///
/// ```
/// use ansage::laws::Duty;
///
/// assert_eq!(Duty::Announce.article(), "D.2.10.2");
/// assert!(Duty::all().contains(&Duty::MakeMoves));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Duty {
    /// Make either player's move on the opponent's board.
    #[serde(rename = "D.2.10.1")]
    MakeMoves,
    /// Announce the moves of both players.
    #[serde(rename = "D.2.10.2")]
    Announce,
    /// Keep the score and start the opponent's clock.
    #[serde(rename = "D.2.10.3")]
    KeepScore,
    /// Tell the player, on request, the number of moves completed and the time used.
    #[serde(rename = "D.2.10.4")]
    Inform,
    /// Claim that the time is exceeded, and tell the arbiter of a piece touched.
    #[serde(rename = "D.2.10.5")]
    Claim,
    /// Carry out the formalities of an adjournment.
    #[serde(rename = "D.2.10.6")]
    Adjourn,
}

impl Duty {
    /// All of them, in the order of the Laws.
    pub const ALL: [Duty; 6] =
        [Duty::MakeMoves, Duty::Announce, Duty::KeepScore, Duty::Inform, Duty::Claim, Duty::Adjourn];

    /// All of them, as an event gives them that says nothing else.
    pub fn all() -> BTreeSet<Duty> {
        Duty::ALL.into()
    }

    /// The article.
    pub fn article(self) -> &'static str {
        match self {
            Duty::MakeMoves => "D.2.10.1",
            Duty::Announce => "D.2.10.2",
            Duty::KeepScore => "D.2.10.3",
            Duty::Inform => "D.2.10.4",
            Duty::Claim => "D.2.10.5",
            Duty::Adjourn => "D.2.10.6",
        }
    }
}
