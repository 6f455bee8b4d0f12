//! What the arbiter rules.

use shakmaty::Color;

/// 7.1 — what the clocks show when an earlier position is restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RestoredTimes {
    /// What they showed then, with the time given and cut as penalties since.
    Then,
    /// What they showed then, and nothing else.
    WithoutPenalties,
    /// What they show now.
    Stay,
}

/// A ruling, or what one is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// What belongs in the record of the game and changes nothing in it (8.1.4, 11, 12).
    Note(String),
    /// 12.9.1 — a warning, and what for.
    Warn(Color, Option<String>),
    /// 12.9.4 to 12.9.9 — a penalty outside the game: points, a fine, rounds.
    Penalize(Color, String),
    /// 12.9.6 — the game is lost for this player.
    Forfeit(Color),
    /// 7.5.4 — one move was made with two hands; whose, where it is said.
    TwoHands(Option<Color>),
    /// 7.5 — what this player did counts as an illegal move.
    Illegal(Color),
    /// 7.2.1 — the initial position was wrong.
    WrongStart,
    /// 7.3 — the colours are reversed.
    ColorsReversed {
        /// Whether the arbiter of 2014 decides that the game does not count.
        annul: bool,
    },
    /// 7.2.2 — the board is turned.
    BoardTurned,
    /// 7.4 — this player has displaced pieces.
    Displaced(Color),
    /// 7.1, 7.6 — back to the position after this move of this player; number 0 is the beginning.
    Restore {
        /// The number of the move.
        number: u32,
        /// After whose move; without it after Black's.
        color: Option<Color>,
        /// What the clocks show.
        times: RestoredTimes,
    },
    /// The last ruling does not hold.
    Withdraw,
}
