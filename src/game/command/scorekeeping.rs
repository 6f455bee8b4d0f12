//! What is said about the keeping of a score.

use shakmaty::Color;

/// What is said of the scoresheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scorekeeping {
    /// 8.4 — a player records no longer; whose score, where it is said.
    Stop(Option<Color>),
    /// 8.5 — a score is complete, and its player records again; whose, where it is said.
    Complete(Option<Color>),
    /// 8.5.1 — the arbiter or an assistant keeps the score, since neither player does.
    Keep,
    /// 8.5 — a flag has fallen and the game goes on: what was not recorded is written down.
    Update,
    /// 8.5.2 — the opponent's scoresheet is asked for.
    Borrow,
    /// 8.5.3 — the game is reconstructed on a second board.
    Reconstruct,
    /// 8.6 — that the time is overstepped cannot be shown.
    NotShown {
        /// For whom the next period begins; without it for both.
        color: Option<Color>,
        /// How many moves of it are known to be made.
        more: u32,
    },
    /// 8.3 — an electronic scoresheet is evidently defective, and another one takes its place; whose.
    Replace(Color),
    /// 8.7 — the result is confirmed.
    Sign,
}
