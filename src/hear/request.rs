//! Everything a desk can be asked beside a move.

mod behind;

use crate::game::Claim;
use crate::query::Whose;
use std::time::Duration;

use shakmaty::Color;

use super::confidential::Secret;
use super::operands::Operands;
use super::ruling;
use crate::game::Announcement;
use crate::game::BoardReport;
use crate::game::ClockOrder;
use crate::game::Ruling;
use crate::game::Scorekeeping;
use crate::game::TouchReport;
use crate::laws::GameResult;
use crate::query::Query;
use crate::voice::{Lexicon, Meaning, Normalized, RequestWord};
use behind::{adjourn, board_named, claim, increment, postpone, presence, result, take_back, time};

pub use behind::duration;
pub(super) use behind::{claim_before_move, time_anywhere};

/// What is asked of a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// Start the opponent's clock (D.2.4).
    Press,
    /// A slip of the tongue put right (D.2.8).
    Correct(Announcement),
    /// The clocks (D.2.10.4): whose, and whether the time used is wanted rather than what is left.
    Time(Whose, bool),
    /// How many moves are completed (D.2.10.4).
    Moves,
    /// Whether the boards differ (D.2.9).
    Boards,
    /// What was last said, once more.
    Repeat,
    /// A draw is offered (9.1).
    OfferDraw,
    /// The offer is accepted.
    Accept,
    /// The offer is refused.
    Decline,
    /// The game is given up (5.1.2).
    Resign,
    /// A draw offered is taken back, which is not possible (9.1.2.1).
    WithdrawOffer,
    /// A draw is claimed on the position on the board (9.2.1.2, 9.3.2).
    Claim(Claim),
    /// A draw is claimed with the move that is intended (9.2.1.1, 9.3.1).
    ClaimWith(Claim, Announcement),
    /// The opponent's time is claimed to be over (6.8).
    ClaimTime,
    /// D.2.9 — what this player has written for a move.
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
    /// D.2.9 — what this player has written is in the file of this name, as PGN.
    WroteInFile {
        /// Whose score.
        score: Color,
        /// The file's name, letter for letter.
        file: String,
    },
    /// A.5.2 — the last move is claimed to be illegal.
    ClaimIllegal,
    /// III.5 — it is claimed that the opponent cannot win by normal means, or makes no effort to.
    ClaimNormalMeans,
    /// III.4 — five seconds with each move are asked for.
    RequestIncrement,
    /// III.5.2 — the arbiter decides later; whether the opponent receives two minutes.
    Postpone(bool),
    /// What was asked for has been done.
    Done,
    /// "Yes."
    Yes,
    /// "No."
    No,
    /// 11.9 — what an article of the Laws says.
    Law(String),
    /// 8.4 — whether one must record.
    Recording,
    /// What can be said now.
    Help,
    /// Leave; the game is kept.
    Quit,
    /// Set a board right (D.2.9).
    Fix,
    /// Why a board is wrong (D.2.9).
    Why,
    /// Go over a board by touch (D.2.9); the asker's own where no colour is named.
    Check(Option<Color>),
    /// Ask no longer what is asked.
    Cancel,
    /// The arbiter lets the clock run (6.6).
    Start,
    /// The clocks are stopped, and what for (6.11).
    Pause(Option<String>),
    /// The clocks run again.
    Continue,
    /// Take back this many plies; practice only.
    TakeBack(Option<u32>),
    /// A move is proposed; practice only.
    Hint,
    /// The arbiter's result.
    Result(GameResult),
    /// The arbiter sets the clock (6.10.2, 12.9).
    Clock {
        /// What he does to it.
        order: ClockOrder,
        /// Whether he does it for the schedule of the event (A.5.1.1).
        schedule: bool,
    },
    /// A ruling of the arbiter beside the result, or what he is called for (7, 12).
    Ruling(Ruling),
    /// The session ends (I.1), or early with so much of it left (I.1.2).
    Adjourn(Option<Duration>),
    /// A move is sealed (I.1.1); nothing when it is to be asked for.
    Seal(Secret),
    /// The envelope is sealed, and the clock is stopped (I.1.1).
    Sealed,
    /// What locks and opens the envelope; nothing when it is to be asked for.
    Passphrase(Secret),
    /// Date, time and venue of the resumption (I.2.7).
    Resumption(String),
    /// The envelope is checked (I.3).
    Checked,
    /// Open the envelope (I.7).
    Open,
    /// The envelope is missing (I.12.1).
    EnvelopeLost,
    /// The position is lost (I.12.2).
    PositionLost,
    /// What stands on the envelope (I.2).
    Envelope,
    /// A player has come.
    Arrived(Color),
    /// A player is not there (6.7).
    Absent(Color),
    /// What is said of the scoresheets (8.4 to 8.7).
    Score(Scorekeeping),
    /// Let time pass; only where time is simulated.
    Wait(Duration),
    /// What really stands on one player's board, or was done on it.
    Board(Color, BoardReport),
    /// What a player's hands have done, and whose, where that was said (4, D.2.2, D.2.3).
    Handled(Option<Color>, TouchReport),
    /// What the pieces touched oblige to (4.3, 4.4).
    Obligation,
    /// The whole position in words.
    Position,
    /// About the board and the game.
    Ask(Query),
}

impl Request {
    /// Whether nothing is done by it: something is told, and that is all.
    #[must_use]
    pub fn only_asks(&self) -> bool {
        matches!(
            self,
            Request::Time(..)
                | Request::Moves
                | Request::Boards
                | Request::Why
                | Request::Repeat
                | Request::Law(_)
                | Request::Recording
                | Request::Help
                | Request::Wait(_)
                | Request::Position
                | Request::Envelope
                | Request::Hint
                | Request::Ask(_)
                | Request::Obligation
        )
    }
}

/// The request with the words after it, or `None` when they do not go with it.
pub(super) fn with_rest(
    word: RequestWord,
    written: &str,
    words: &[&str],
    folded: &[Normalized],
    lexicon: &Lexicon,
) -> Option<Request> {
    match word {
        RequestWord::Time => time(folded, lexicon),
        RequestWord::Claim => claim(folded, lexicon),
        RequestWord::Result => result(words, folded, lexicon).map(Request::Result),
        RequestWord::Wait => duration(&lexicon.time_in_signs(&words.join(" "))).map(Request::Wait),
        RequestWord::TakeBack => take_back(folded, lexicon),
        RequestWord::Set | RequestWord::Add | RequestWord::Cut => {
            let operands = Operands::read(words, folded, lexicon);
            ClockOrder::of(word, written, operands.as_ref(), lexicon)
                .map(|(order, schedule)| Request::Clock { order, schedule })
        }
        RequestWord::Adjourn => adjourn(&Operands::read(words, folded, lexicon)?),
        RequestWord::Arrived | RequestWord::Absent => {
            let color = presence(&Operands::read(words, folded, lexicon)?)?;
            Some(if word == RequestWord::Arrived { Request::Arrived(color) } else { Request::Absent(color) })
        }
        RequestWord::Pause if !folded.is_empty() => {
            ruling::text(written).map(|why| Request::Pause(Some(why)))
        }
        RequestWord::Illegal if folded.is_empty() => Some(Request::ClaimIllegal),
        RequestWord::Check => board_named(folded, lexicon).map(Request::Check),
        RequestWord::Law => ruling::text(written).map(Request::Law),
        RequestWord::Define => {
            defined(folded, lexicon).and_then(|()| ruling::text(written)).map(Request::Law)
        }
        RequestWord::Note
        | RequestWord::Warn
        | RequestWord::Penalty
        | RequestWord::Forfeit
        | RequestWord::TwoHands
        | RequestWord::Illegal
        | RequestWord::WrongStart
        | RequestWord::Reversed
        | RequestWord::Turned
        | RequestWord::Displaced
        | RequestWord::Restore
        | RequestWord::Withdraw => Ruling::read(word, written, words, folded, lexicon).map(Request::Ruling),
        RequestWord::StopRecording
        | RequestWord::ScoreComplete
        | RequestWord::CompleteScores
        | RequestWord::KeepScore
        | RequestWord::OpponentsScore
        | RequestWord::Reconstruct
        | RequestWord::NotShown
        | RequestWord::ReplaceScore
        | RequestWord::Sign => Scorekeeping::read(word, words, folded, lexicon).map(Request::Score),
        RequestWord::RequestIncrement => increment(words, folded, lexicon),
        RequestWord::Postpone => postpone(words, folded, lexicon),
        RequestWord::Correct
        | RequestWord::WhiteBoard
        | RequestWord::BlackBoard
        | RequestWord::WhiteScore
        | RequestWord::BlackScore
        | RequestWord::Touched
        | RequestWord::Lifted
        | RequestWord::Adjust
        | RequestWord::Adjusted
        | RequestWord::Untouch
        | RequestWord::Placed
        | RequestWord::Removed => None,
        // Nobody leaves a game by a word in passing.
        RequestWord::Quit if !folded.is_empty() => None,
        _ if skip_fillers(folded, lexicon) < folded.len() => None,
        _ => Some(alone(word)),
    }
}

/// "Was ist Patt": nothing but a word of the glossary, and what may stand behind it.
fn defined(folded: &[Normalized], lexicon: &Lexicon) -> Option<()> {
    let skipped = skip_fillers(folded, lexicon);
    let (length, _) = lexicon.glossary(&folded[skipped..])?;
    let rest = &folded[skipped + length..];
    let asks = matches!(lexicon.request(rest), Some((length, RequestWord::Define)) if length == rest.len());
    (asks || skip_fillers(rest, lexicon) == rest.len()).then_some(())
}

fn alone(word: RequestWord) -> Request {
    match word {
        RequestWord::Press => Request::Press,
        RequestWord::Moves => Request::Moves,
        RequestWord::Boards => Request::Boards,
        RequestWord::Repeat => Request::Repeat,
        RequestWord::OfferDraw => Request::OfferDraw,
        RequestWord::Accept => Request::Accept,
        RequestWord::Decline => Request::Decline,
        RequestWord::WithdrawOffer => Request::WithdrawOffer,
        RequestWord::Resign => Request::Resign,
        RequestWord::Done => Request::Done,
        RequestWord::Yes => Request::Yes,
        RequestWord::No => Request::No,
        RequestWord::Quit => Request::Quit,
        RequestWord::Fix => Request::Fix,
        RequestWord::Why => Request::Why,
        RequestWord::Cancel => Request::Cancel,
        RequestWord::Start => Request::Start,
        RequestWord::Pause => Request::Pause(None),
        RequestWord::Continue => Request::Continue,
        RequestWord::Hint => Request::Hint,
        RequestWord::Recording => Request::Recording,
        RequestWord::Position => Request::Position,
        RequestWord::Obligation => Request::Obligation,
        RequestWord::Sealed => Request::Sealed,
        RequestWord::Checked => Request::Checked,
        RequestWord::Open => Request::Open,
        RequestWord::EnvelopeLost => Request::EnvelopeLost,
        RequestWord::PositionLost => Request::PositionLost,
        RequestWord::Envelope => Request::Envelope,
        // Those with a rest are read above; what is left is asked about by help itself.
        _ => Request::Help,
    }
}

fn skip_fillers(folded: &[Normalized], lexicon: &Lexicon) -> usize {
    let mut at = 0;
    while let Some((length, Meaning::Filler)) = lexicon.chess(&folded[at..]) {
        at += length;
    }
    at
}
