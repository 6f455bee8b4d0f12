//! What can be asked of a game.

use std::time::Duration;

use shakmaty::{ByColor, Color, Move};

use super::Written;
use crate::announcement::{Announcement, BoardReport, Claim, ClockOrder};
use crate::laws::{GameResult, Winnable};

/// What is asked of a game. Who asks and when stand beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// D.2.1 — announce a move, or repeat the opponent's where a repeat is due.
    Announce(Announcement),
    /// The sparring partner's move.
    Play(Move),
    /// D.2.8 — put a slip of the tongue right.
    Correct(Announcement),
    /// D.2.4 — start the opponent's clock.
    Press,
    /// 9.1 — offer a draw.
    OfferDraw,
    /// Accept the offer.
    Accept,
    /// Refuse the offer.
    Decline,
    /// 5.1.2 — resign.
    Resign,
    /// 9.2, 9.3 — claim a draw.
    Claim(Claim),
    /// Say what was done or stands on one player's board.
    Report(Color, BoardReport),
    /// D.2.9 — set a board right.
    Fix,
    /// The step asked for is done.
    Done,
    /// 6.6 — let the clock run.
    Start,
    /// 6.11 — stop the clocks.
    Pause,
    /// Let them run again.
    Continue,
    /// Take plies back.
    TakeBack(u32),
    /// The arbiter's result.
    Result(GameResult),
    /// 6.10.2, 12.9 — set the clock.
    Clock(ClockOrder),
    /// I.1 — adjourn; with what is left of the session, if it is early (I.1.2).
    Adjourn(Option<Duration>),
    /// I.1.1 — a move sealed: the locked envelope, and whether the move was made on the board.
    Seal {
        /// The envelope.
        envelope: String,
        /// Whether it was made on the board.
        made: bool,
    },
    /// I.1.1 — the envelope is sealed: stop the clock.
    Sealed,
    /// I.2.7 — when and where the game is resumed.
    Resumption(String),
    /// I.3 — the arbiter has checked the envelope.
    Checked,
    /// I.7 — the envelope is open, and this is in it.
    Open(Written),
    /// I.12.1 — the envelope is missing.
    EnvelopeLost,
    /// I.12.2 — the position cannot be found out any more.
    PositionLost,
    /// 6.7, I.9 — this player is not there.
    Absent(Color),
    /// He has come.
    Arrived(Color),
    /// Time has passed.
    Tick,
    /// The answer to [`super::Game::question`]: who can still mate.
    Judged(ByColor<Winnable>),
}
