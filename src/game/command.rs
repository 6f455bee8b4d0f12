//! What can be asked of a game.

mod board_report;
mod claim;
mod clock_order;
mod ruling;
mod scorekeeping;
mod touch_report;

pub use board_report::BoardReport;
pub use claim::Claim;
pub use clock_order::ClockOrder;
pub use ruling::{RestoredTimes, Ruling};
pub use scorekeeping::Scorekeeping;
pub use touch_report::{PieceMention, ReportedMove, TouchReport};

use std::time::Duration;

use shakmaty::{ByColor, Color, Move};

use super::SealedText;
use super::announcement::Announcement;
use crate::laws::{GameResult, Millis, Winnable};

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
    /// Accept the offer; of an arbiter, agree to what was asked of him.
    Accept,
    /// Refuse the offer; of an arbiter, refuse what was asked of him.
    Decline,
    /// 5.1.2 — resign.
    Resign,
    /// 9.1.2.1 — take an offer back.
    WithdrawOffer,
    /// 9.2.1.2, 9.3.2 — claim a draw on the position on the board.
    Claim(Claim),
    /// 9.2.1.1, 9.3.1 — claim a draw with the move that is intended.
    ClaimWith(Claim, Announcement),
    /// 6.8 — claim that the opponent's flag is down.
    ClaimTime,
    /// D.2.9 — what this player has written for a move: its number, whose move it is, and what stands there, if it can
    /// be read.
    Wrote {
        /// Whose score.
        score: Color,
        /// The number of the move.
        number: u32,
        /// Whose move; `None` where nobody is named.
        mover: Option<Color>,
        /// What stands there; `None` where it cannot be read.
        written: Option<Announcement>,
    },
    /// D.2.9 — this player's score is read out for so many plies; what is not told otherwise is as it was announced.
    ReadOut {
        /// Whose score.
        score: Color,
        /// How many plies, from the first on.
        plies: usize,
    },
    /// A.5.2 — the opponent's last move was illegal, or whose the arbiter says.
    ClaimIllegal,
    /// III.5 — claim that the opponent cannot win by normal means, or makes no effort to.
    ClaimNormalMeans,
    /// III.6.1 — verify what the claimant has written down, or not.
    Verify(bool),
    /// III.4 — ask for an increment.
    RequestIncrement,
    /// III.5.2 — decide a claim later; whether the opponent receives time for it.
    Postpone(bool),
    /// Say what was done or stands on one player's board.
    Report(Color, BoardReport),
    /// 4, D.2.2, D.2.3 — say what a player's hands have done; without a colour the speaker's own, or those of the
    /// player to move.
    Handled(Option<Color>, TouchReport),
    /// D.2.9 — set a board right.
    Fix,
    /// The step asked for is done.
    Done,
    /// 6.6 — let the clock run.
    Start,
    /// 6.11 — stop the clocks.
    Pause(Option<String>),
    /// Let them run again.
    Continue,
    /// Take plies back.
    TakeBack(u32),
    /// The arbiter's result.
    Result(GameResult),
    /// 7.5.2 — start the opponent's clock with a pawn on the last rank that was announced without a piece.
    PressUnpromoted(Announcement),
    /// A.4.3, B.2.3 — see the scoresheet.
    SeeSheet,
    /// 7, 12 — a ruling, or what the arbiter is called for.
    Ruling(Ruling),
    /// The program or the machine stood still for so long, which nobody is charged for.
    StoodStill(Millis),
    /// 6.10.2, 12.9 — set the clock.
    Clock {
        /// What is done to it.
        order: ClockOrder,
        /// A.5.1.1 — whether the schedule of the event would suffer otherwise.
        schedule: bool,
    },
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
    Open(SealedText),
    /// I.12.1 — the envelope is missing.
    EnvelopeLost,
    /// I.12.2 — the position cannot be found out any more.
    PositionLost,
    /// 6.7, I.9 — this player is not there.
    Absent(Color),
    /// He has come.
    Arrived(Color),
    /// 8.4 to 8.7 — what is said of the scoresheets.
    Score(Scorekeeping),
    /// Time has passed.
    Tick,
    /// The answer to [`super::Game::question`]: who can still mate.
    Judged(ByColor<Winnable>),
}
