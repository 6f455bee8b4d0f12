//! Where a game stands: not begun, played, waiting for somebody, over.

use shakmaty::{Chess, Color};

use crate::boards::CorrectionStep;
use crate::laws::{GameResult, Termination};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conclusion {
    /// Who won, if anybody.
    pub result: GameResult,
    /// Why.
    pub reason: Termination,
}

/// What a player has done that loses the game, unless the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offence {
    /// 6.9 — overstepped the time.
    Flag(Color),
    /// 5.1.2 — resigned.
    Resigned(Color),
    /// 7.5.5 — completed a second illegal move.
    IllegalMoves(Color),
    /// I.8 — sealed a move that is none.
    Sealed(Color),
}

impl Offence {
    /// The player.
    pub fn color(self) -> Color {
        match self {
            Offence::Flag(color)
            | Offence::Resigned(color)
            | Offence::IllegalMoves(color)
            | Offence::Sealed(color) => color,
        }
    }
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The arbiter has not released the clock.
    NotStarted,
    /// A clock runs.
    Play,
    /// The clocks are stopped (6.11).
    Paused,
    /// I.1.1 — the player on move seals; his clock runs.
    Sealing,
    /// I.1.1 — the move is sealed and the clock was stopped; the envelope is closed.
    Adjourned,
    /// A board is being set right (D.2.9); what is still to be done there.
    SettingRight(Color, Vec<CorrectionStep>),
    /// 9.1.1 — the players have agreed to a draw and the arbiter is to consent; this one accepted.
    ConsentPending(Color),
    /// 9.5.1, III.5 — this player has claimed, and the claim is not decided yet.
    ClaimPending(Color),
    /// III.6.1 — this player's claim has concluded the game, and the opponent is to verify what was written down.
    ClaimWritten(Color),
    /// III.6.2 — this player's claim has concluded the game, and the designated arbiter is to decide on it.
    ClaimReferred(Color),
    /// It is being asked whether the opponent can mate.
    Verdict(Offence),
    /// That could not be answered: the arbiter decides.
    Arbiter(Offence),
    /// The game is over.
    Over(Conclusion),
}

impl Phase {
    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Conclusion> {
        if let Phase::Over(outcome) = self { Some(*outcome) } else { None }
    }
}

/// What must be found out away from the game: which side can still mate in this position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateTask {
    /// The position.
    pub position: Chess,
    /// Whose mate decides; `None` where it is asked whether anybody can (5.2.2).
    pub winner: Option<Color>,
    /// The ply after which it stands, to know an answer that comes too late.
    pub ply: usize,
    /// Whether the game waits for the answer.
    pub urgent: bool,
}
