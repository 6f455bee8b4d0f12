//! Everything a desk can be asked beside a move.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::operands::Operands;
use super::{
    Announcement, BoardReport, ClockOrder, Confidential, Handling, Question, Ruling, Scorekeeping, ruling,
};
use crate::laws::GameResult;
use crate::voice::{Folded, Lexicon, Meaning, Modifier, QuestionWord, RequestWord};

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
    Seal(Confidential),
    /// The envelope is sealed, and the clock is stopped (I.1.1).
    Sealed,
    /// What locks and opens the envelope; nothing when it is to be asked for.
    Passphrase(Confidential),
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
    Handled(Option<Color>, Handling),
    /// What the pieces touched oblige to (4.3, 4.4).
    Obligation,
    /// The whole position in words.
    Position,
    /// About the board and the game.
    Ask(Question),
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

/// Whose clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The asker's own.
    Own,
    /// The opponent's.
    Other,
    /// Both.
    Both,
    /// This player's.
    Of(Color),
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

/// The request with the words after it, or `None` when they do not go with it.
pub(super) fn with_rest(
    word: RequestWord,
    written: &str,
    words: &[&str],
    folded: &[Folded],
    lexicon: &Lexicon,
) -> Option<Request> {
    match word {
        RequestWord::Time => time(folded, lexicon),
        RequestWord::Claim => claim(folded, lexicon),
        RequestWord::Result => result(words, folded, lexicon).map(Request::Result),
        RequestWord::Wait => duration(&lexicon.time_in_signs(&words.join(" "))).map(Request::Wait),
        RequestWord::TakeBack => take_back(folded, lexicon),
        RequestWord::Set | RequestWord::Add | RequestWord::Cut => {
            let operands = Operands::read(words, folded, lexicon)?;
            ClockOrder::read(word, &operands).map(|(order, schedule)| Request::Clock { order, schedule })
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
        RequestWord::Law => ruling::text(written).map(Request::Law),
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
        | RequestWord::Touched
        | RequestWord::Adjust
        | RequestWord::Adjusted
        | RequestWord::Untouch
        | RequestWord::Placed
        | RequestWord::Removed => None,
        _ if skip_fillers(folded, lexicon) < folded.len() => None,
        _ => Some(alone(word)),
    }
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

fn skip_fillers(folded: &[Folded], lexicon: &Lexicon) -> usize {
    let mut at = 0;
    while let Some((length, Meaning::Filler)) = lexicon.chess(&folded[at..]) {
        at += length;
    }
    at
}

/// "Meine Zeit", "verbrauchte Zeit von Schwarz": the clocks are asked for by a word inside the line, when
/// every other word only says whose.
pub(super) fn time_anywhere(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    (0..folded.len()).find_map(|at| {
        let (length, word) = lexicon.request(&folded[at..])?;
        // "Időm": the word for the time may say itself whose it is.
        let own = lexicon.modifier(&folded[at..]).is_some_and(|(narrowed, _)| narrowed == length);
        let kept = at + if own { 0 } else { length };
        let rest = [&folded[..at], &folded[kept..]].concat();
        (word == RequestWord::Time).then(|| time(&rest, lexicon)).flatten()
    })
}

fn time(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let (mut whose, mut used) = (None, false);
    let mut at = 0;
    while at < folded.len() {
        if let Some((length, modifier)) = lexicon.modifier(&folded[at..]) {
            match modifier {
                Modifier::Used => used = true,
                Modifier::Left => {}
                Modifier::Own => whose = whose.or(Some(Whose::Own)),
                Modifier::Other => whose = Some(Whose::Other),
                Modifier::Both => whose = Some(Whose::Both),
                _ => return None,
            }
            at += length;
        } else if let Some((length, color)) =
            lexicon.speaker(&folded[at..]).and_then(|(length, word)| Some((length, word.color()?)))
        {
            // "Zeit Weiß und Schwarz"
            whose = match whose {
                Some(Whose::Of(other)) if other != color => Some(Whose::Both),
                _ => Some(Whose::Of(color)),
            };
            at += length;
        } else {
            match lexicon.chess(&folded[at..]) {
                // "Zeit von Weiß"
                Some((length, Meaning::Filler | Meaning::From)) => at += length,
                _ => return None,
            }
        }
    }
    Some(Request::Time(whose.unwrap_or(Whose::Both), used))
}

/// What is claimed, and nothing more.
fn claim(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let skipped = skip_fillers(folded, lexicon);
    if let Some((length, RequestWord::Time)) = lexicon.request(&folded[skipped..]) {
        return (folded.len() == skipped + length).then_some(Request::ClaimTime);
    }
    if let Some((length, RequestWord::Illegal)) = lexicon.request(&folded[skipped..]) {
        return (folded.len() == skipped + length).then_some(Request::ClaimIllegal);
    }
    let (what, rest) = claimed(folded, lexicon)?;
    match what {
        _ if rest < folded.len() => None,
        Modifier::Flag => Some(Request::ClaimTime),
        Modifier::NormalMeans => Some(Request::ClaimNormalMeans),
        what => draw_claimed(what).map(Request::Claim),
    }
}

/// What is claimed, and how many words say it: with words without weight, and said twice or once.
fn claimed(folded: &[Folded], lexicon: &Lexicon) -> Option<(Modifier, usize)> {
    let skipped = skip_fillers(folded, lexicon);
    let (length, what) = lexicon.modifier(&folded[skipped..])?;
    let mut at = skipped + length;
    while at < folded.len() {
        let rest = &folded[at..];
        let again = lexicon.modifier(rest).filter(|(_, other)| *other == what).map(|(length, _)| length);
        match again.unwrap_or_else(|| skip_fillers(rest, lexicon)) {
            0 => break,
            length => at += length,
        }
    }
    Some((what, at))
}

fn draw_claimed(what: Modifier) -> Option<Claim> {
    match what {
        Modifier::Threefold => Some(Claim::Threefold),
        Modifier::Fifty => Some(Claim::Fifty),
        _ => None,
    }
}

/// 9.2.1.1, 9.3.1 — what is claimed where a move follows, and the number of the first word of the move.
pub(super) fn claim_before_move(folded: &[Folded], lexicon: &Lexicon) -> Option<(Claim, usize)> {
    let (what, mut at) = claimed(folded, lexicon)?;
    // "with knight f3"
    while let Some((length, Meaning::With | Meaning::Filler)) = lexicon.chess(&folded[at..]) {
        at += length;
    }
    draw_claimed(what).filter(|_| at < folded.len()).map(|claim| (claim, at))
}

/// III.4 — "request increment", "request increment 5 seconds".
fn increment(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let operands = Operands::read(words, folded, lexicon)?;
    let five = Operands { time: Some(Duration::from_secs(5)), ..Operands::default() };
    (operands == Operands::default() || operands == five).then_some(Request::RequestIncrement)
}

/// III.5.2 — "postpone", "postpone 2 minutes".
fn postpone(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let Operands { color: _, time, number: None, moves: false, byo_yomi: false, modifier: None } =
        Operands::read(words, folded, lexicon)?
    else {
        return None;
    };
    match time {
        None => Some(Request::Postpone(false)),
        Some(time) => (time == Duration::from_mins(2)).then_some(Request::Postpone(true)),
    }
}

/// "result white", "result 1-0", "result draw".
fn result(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Option<GameResult> {
    // Nothing may stand beside it: "White resigns" is no win for White.
    let alone = match lexicon.modifier(folded) {
        Some((length, Modifier::Drawn)) => Some((length, GameResult::Drawn)),
        Some((length, Modifier::BothLost)) => Some((length, GameResult::BothLost)),
        _ => None,
    };
    if let Some((length, result)) = alone {
        return (length == folded.len()).then_some(result);
    }
    if let Some((length, color)) =
        lexicon.speaker(folded).and_then(|(length, word)| Some((length, word.color()?)))
    {
        return (length == folded.len()).then_some(GameResult::Won(color));
    }
    words.concat().parse().ok().filter(|result| *result != GameResult::Annulled)
}

/// "adjourn", "adjourn 20 minutes".
fn adjourn(operands: &Operands) -> Option<Request> {
    let alone = Operands { time: operands.time, modifier: operands.modifier, ..Operands::default() };
    let early = !matches!(operands.modifier, None | Some(Modifier::Left));
    (alone == *operands && !early).then_some(Request::Adjourn(operands.time))
}

/// "arrived white": whose presence it is, and nothing more.
fn presence(operands: &Operands) -> Option<Color> {
    let alone = Operands { color: operands.color, ..Operands::default() };
    operands.color.filter(|_| alone == *operands)
}

fn take_back(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let Some(first) = folded.first() else { return Some(Request::TakeBack(None)) };
    let digits = first.parse().ok().map(|count| (1, count));
    let (length, count) = digits.or_else(|| lexicon.numbers().longest(folded))?;
    let rest = &folded[length..];
    (count > 0 && counts_moves(rest, lexicon)).then_some(Request::TakeBack(Some(count)))
}

/// Nothing but the word for moves behind their number, "dos jugadas", and words without weight.
fn counts_moves(folded: &[Folded], lexicon: &Lexicon) -> bool {
    let rest = &folded[skip_fillers(folded, lexicon)..];
    match lexicon.question(rest) {
        Some((length, QuestionWord::Moves)) => counts_moves(&rest[length..], lexicon),
        _ => rest.is_empty(),
    }
}

/// A length of time: "90s", "1h30m", "1500ms"; a number alone is seconds.
#[must_use]
pub fn duration(text: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    let mut rest = text.trim();
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let number: u64 = rest[..digits].parse().ok()?;
        rest = &rest[digits..];
        let letters = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let milliseconds = match &rest[..letters] {
            "ms" => 1,
            "" | "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => return None,
        };
        total = total.checked_add(Duration::from_millis(number.checked_mul(milliseconds)?))?;
        rest = &rest[letters..];
    }
    Some(total)
}
