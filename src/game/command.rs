//! What can be asked of a game.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, Color, Move, Piece, Role, Square};

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

/// What a draw is claimed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// 9.2 — the position has stood for at least the third time.
    Threefold,
    /// 9.3 — fifty moves by each player without a capture or pawn move.
    Fifty,
}

/// A change of one side of the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockOrder {
    /// 6.10.2 — this side shows so much.
    Set(Color, Duration),
    /// 6.10.2 — this side has completed so many moves.
    SetMoves(Color, u32),
    /// 6.10.2 — so many byo-yomi periods are to come.
    SetByoYomi(Color, u32),
    /// 7.5.5, 9.5.3, 12.9.2 — time added.
    Add(Color, Duration),
    /// 6.10, 12.5 — time given for what was no fault of the opponent's, and for what.
    AddFor(Color, Duration, String),
    /// 12.9.3 — time cut.
    Cut(Color, Duration),
}

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

/// A report about one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardReport {
    /// Not the announced move but this was done there.
    Instead(Announcement),
    /// This stands on these squares; the others are as they were.
    Squares(Vec<(Square, Option<Piece>)>),
    /// This was done there by hands, one after the other.
    Done(Vec<ReportedMove>),
    /// The whole board, as the placement field of a FEN.
    Placement(Box<Board>),
}

/// A piece as it was named: its square, and what was said of it beside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceMention {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Option<Role>,
    /// Whose it is.
    pub color: Option<Color>,
}

/// What hands have done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TouchReport {
    /// 4.3 — pieces were touched; D.2.2 — lifted out of their apertures.
    Touched {
        /// The pieces, in the order in which they were touched.
        pieces: Vec<PieceMention>,
        /// Whether that order is known.
        order_known: bool,
    },
    /// 4.2.1 — "I adjust."
    Adjusting,
    /// Done adjusting.
    Adjusted,
    /// 4.2.2 — what was touched was touched by accident.
    Accidental,
    /// D.2.3.2 — a piece was placed on this square, with the piece where it was named.
    Placed(Square, Option<Role>),
    /// D.2.3.1 — a captured piece was removed.
    Removed(PieceMention),
}

/// One thing that was done on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportedMove {
    /// A piece was lifted and is held.
    Lifted(PieceMention),
    /// A piece was placed, one that is held where it was not named.
    Placed(PieceMention),
    /// A piece was taken off.
    Removed(PieceMention),
    /// The whole board was turned half round.
    Turned,
}
