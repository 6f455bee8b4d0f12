//! What happens in a game, as it is kept.
//!
//! The names and fields are a contract (`docs/events.md`): a library written today is read by every later
//! version. Moves are in coordinates (`e2e4`, `e7e8q`, castling as the king's two squares, and
//! in Chess960 as the king's square and its rook's), squares and pieces as in FEN. Nothing that follows from earlier events is kept again.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::announcement::Speaker;
use super::setup::color_name;
use super::{Actor, CorrectedMove, DifferingSquare, SealedFault, Setup, SquareContents};
use crate::game::command::Claim;
use crate::laws::{Doubt, Irregularity, Millis, Termination};

/// What happens in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game was opened.
    Opened(Setup),
    /// The program took the game up again.
    Resumed,
    /// 6.6 — the clock of the side to move was started.
    Started {
        /// Who released it.
        by: Speaker,
    },
    /// D.2.3 — a move was announced, and executed on the mover's own board.
    Announced {
        /// Who said it.
        by: Speaker,
        /// The move.
        r#move: String,
    },
    /// 3.7.5 — a pawn was announced to the last rank, and not what it becomes: no move yet. In a tournament it
    /// stands there (7.5.2).
    PromotionMissing {
        /// Who said it.
        by: Speaker,
        /// What was announced, in algebraic notation with English letters.
        announced: String,
    },
    /// D.2.8 — a slip of the tongue was put right.
    Corrected {
        /// Who said it.
        by: Speaker,
        /// The move that holds.
        r#move: String,
    },
    /// D.2.1 — the announcement was repeated, and executed on the opponent's board.
    Repeated {
        /// Who repeated it.
        by: Actor,
        /// D.2.10.1 — who executed it on that board; `None` where there is none, as for the sparring partner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        executed_by: Option<Speaker>,
    },
    /// D.2.1 — something else was repeated; nothing was executed.
    RepeatDiffered {
        /// Who repeated it.
        by: Speaker,
        /// What was repeated, in algebraic notation with English letters.
        repeated: String,
    },
    /// 1.3 — the move in hand is made, and the opponent acts on his although its clock was not pressed.
    HasMove {
        /// Who has the move.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 6.2.1 — the move in hand is completed, or the one replied to before its clock was pressed (6.2.2).
    Completed {
        /// Whose move.
        #[serde(with = "color_name")]
        color: Color,
        /// Whether the clock was pressed, rather than the game ended by the move (6.2.1.1).
        pressed: bool,
        /// D.2.10.3 — who pressed it; `None` where it was not pressed now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// 7.5 — something that counts as an illegal move was completed; an illegal move is taken back.
    IllegalCompleted {
        /// Whose move.
        #[serde(with = "color_name")]
        color: Color,
        /// What it was.
        #[serde(default, skip_serializing_if = "Irregularity::is_illegal_move")]
        kind: Irregularity,
        /// Which of the offender's illegal moves it is, of those that count together.
        count: u32,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
        /// D.2.10.3 — who pressed the clock; `None` where it was not pressed now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// What was really done, or really stands, on one board.
    BoardReported {
        /// Who reported it.
        by: Speaker,
        /// Whose board.
        #[serde(with = "color_name")]
        board: Color,
        /// What was done in place of the last execution.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        done: Option<String>,
        /// What stands on some squares.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        squares: Vec<SquareContents>,
        /// What was lifted, from where, and is held.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lifted: Vec<SquareContents>,
        /// The board was turned half round.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        turned: bool,
        /// What stands on the whole board, as in FEN.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        placement: Option<String>,
    },
    /// 4.3, D.2.2 — the player to move touched pieces with intent.
    Touched {
        /// Who reported it.
        by: Speaker,
        /// The player who touched them.
        #[serde(with = "color_name")]
        color: Color,
        /// The squares they stand on, in the order in which they were touched.
        squares: Vec<String>,
        /// Whether that order is known.
        order_known: bool,
    },
    /// 4.2.1 — the player to move said that he adjusts.
    Adjusting {
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 4.2.1 — he touched pieces while adjusting, which obliges to nothing.
    Adjusted {
        /// Who reported it.
        by: Speaker,
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
        /// The squares they stand on.
        squares: Vec<String>,
    },
    /// 4.2.1 — he is done adjusting.
    AdjustingDone {
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 4.2.2 — what was touched was touched by accident.
    Untouched {
        /// Who ruled it.
        by: Speaker,
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// D.2.3.2 — the player to move placed a piece, where the making of a move is reported step by step.
    Placed {
        /// Who reported it.
        by: Speaker,
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
        /// The square.
        square: String,
        /// The piece as in FEN, where it was named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<char>,
    },
    /// D.2.3.1 — the player to move removed a captured piece from his board.
    Removed {
        /// Who reported it.
        by: Speaker,
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
        /// The square it stood on.
        square: String,
    },
    /// D.2.9 — the boards were compared and differ.
    BoardsDiffer {
        /// Where.
        squares: Vec<DifferingSquare>,
    },
    /// The boards were compared and agree again.
    BoardsAgree,
    /// D.2.9 — a board is being set right; the clocks stand.
    SettingRight {
        /// Whose board.
        #[serde(with = "color_name")]
        board: Color,
    },
    /// D.2.9 — what a player has written for a move, as far as it is not what was played.
    ScoreWritten {
        /// Who says so.
        by: Speaker,
        /// Whose score.
        #[serde(with = "color_name")]
        score: Color,
        /// For which ply, from 1.
        ply: usize,
        /// What is written there, in algebraic notation with English letters; `None` where it cannot be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        written: Option<String>,
        /// Which move that is in coordinates, where it is one that can be executed.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
    },
    /// D.2.9 — the scores differ and so do the boards: the arbiter is asked to let both go back to the last move on
    /// which the scores agree. The clocks stand.
    RetraceProposed {
        /// How many plies stay.
        plies: usize,
    },
    /// D.2.9 — a player's score was read out as far as this; what is not told otherwise is written as it was announced.
    ScoreRead {
        /// Who read it out.
        by: Speaker,
        /// Whose score.
        #[serde(with = "color_name")]
        score: Color,
        /// How many plies.
        plies: usize,
    },
    /// D.2.9 — the scores have the same moves, and not those that were announced: the arbiter is asked to correct the
    /// record. The clocks stand.
    CorrectionProposed {
        /// What is corrected.
        moves: Vec<CorrectedMove>,
    },
    /// D.2.9 — the arbiter declined what he was asked for: the game stays as it is, and the clocks stand until he lets
    /// them run (6.11.3).
    ProposalDeclined,
    /// D.2.9 — the record was corrected: the game is what the scores say. The clocks keep their times.
    RecordCorrected {
        /// What was corrected.
        moves: Vec<CorrectedMove>,
    },
    /// The step that was asked for is done.
    StepDone,
    /// 9.1 — a draw was offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
        /// 9.1.2.1 — whether after the move was made and before the clock was pressed. Not known of games from
        /// before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timely: Option<bool>,
    },
    /// 9.1.2.1 — the offer was refused, in words or by a move.
    DrawDeclined {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 9.1.2.1, 11.5 — offers of one player were refused, or made on the opponent's time, for the third time or more: the
    /// arbiter is told.
    OffersRepeated {
        /// Whose offers.
        #[serde(with = "color_name")]
        color: Color,
        /// How many there were.
        count: u32,
    },
    /// 9.1.1 — the offer was accepted, and the draw waits for the arbiter's consent; the clocks stand.
    DrawAgreed {
        /// Who accepted.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 9.1.1 — the arbiter does not consent to the draw.
    ConsentRefused,
    /// 9.2, 9.3, 9.5.1 — a draw was claimed; the clocks stand while it is examined.
    Claimed {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
        /// What was claimed.
        claim: Claim,
        /// 9.2.1.1, 9.3.1 — the move that was written and is intended; it cannot be changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
    },
    /// III.4 — an increment was asked for, which is the offer of a draw.
    IncrementRequested {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// III.4 — the arbiter agreed to the request.
    IncrementGranted {
        /// Who had asked for it.
        #[serde(with = "color_name")]
        color: Color,
        /// What each side receives with each move from now on, in milliseconds.
        increment_ms: Millis,
        /// The time the opponent receives at once, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.4 — the arbiter did not agree to the request.
    IncrementRefused {
        /// Who had asked for it.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// III.5 — it was claimed that the opponent cannot win by normal means, or makes no effort to; the clocks
    /// stand until the arbiter answers.
    NormalMeansClaimed {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// III.5.2 — the arbiter postponed his decision; the game goes on.
    ClaimPostponed {
        /// Who had claimed.
        #[serde(with = "color_name")]
        color: Color,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.5.3 — the arbiter rejected the claim; the game goes on.
    ClaimRejected {
        /// Who had claimed.
        #[serde(with = "color_name")]
        color: Color,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
    /// III.6.1 — the same claim where no arbiter supervises: the game is concluded, and the opponent is to verify
    /// what was written down.
    ClaimWritten {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
        /// The final position, as a FEN.
        position: String,
    },
    /// III.6.2 — the designated arbiter is to decide on that claim.
    ClaimReferred {
        /// By whom it was made.
        #[serde(with = "color_name")]
        color: Color,
        /// Whether the opponent has verified what was written down. Records without it were written before he was
        /// asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verified: Option<bool>,
    },
    /// 9.5.3 — a claim was not correct.
    ClaimFailed {
        /// By whom.
        #[serde(with = "color_name")]
        color: Color,
        /// What was claimed.
        claim: Claim,
        /// How often the position has stood, or how many moves there were without progress.
        found: u32,
        /// The time the opponent receives, in milliseconds.
        bonus_ms: Millis,
    },
    /// 6.11 — the clocks were stopped.
    Paused {
        /// By whom.
        by: Speaker,
        /// What for, as it was said (6.11.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// No program ran for a while, or the machine slept: the clocks stand, and nobody is charged.
    StoodStill {
        /// How long, in milliseconds.
        for_ms: Millis,
    },
    /// Something for the record that changes nothing in the game (8.1.4).
    Noted {
        /// Who had it noted.
        by: Speaker,
        /// The words.
        text: String,
    },
    /// A.4.3, B.2.3 — a player asked to see the scoresheet.
    SheetAsked {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
        /// Whether it was shown; after the fifth time it distracts.
        shown: bool,
    },
    /// 12.9.1 — a warning.
    Warned {
        /// Who is warned.
        #[serde(with = "color_name")]
        color: Color,
        /// What for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// 12.9.4 to 12.9.9 — a penalty outside the game.
    Penalized {
        /// Who is penalised.
        #[serde(with = "color_name")]
        color: Color,
        /// The penalty, in words.
        penalty: String,
    },
    /// 6.11.2 — a player called the arbiter for something that would count as an illegal move; the clocks stand.
    Protested {
        /// Who called.
        by: Speaker,
        /// Whom it is about.
        #[serde(with = "color_name")]
        against: Color,
        /// What it is about.
        kind: Irregularity,
    },
    /// 7.2.2 — the board turned out to be turned; the clocks stand while the position is transferred.
    BoardTurned,
    /// 7.4.1 — pieces were displaced, and are put back on the offender's own time.
    Displaced {
        /// Who displaced them.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// A.5.2 — a player wants an illegal move that stands to be taken back, and the opponent has not agreed yet.
    RestoringAsked {
        /// The player.
        #[serde(with = "color_name")]
        color: Color,
        /// How many plies would stay.
        plies: usize,
    },
    /// 7.1, D.2.9 — the position after so many plies was restored; the clocks stand.
    Restored {
        /// How many plies stay.
        plies: usize,
        /// Whether the clocks kept their times; otherwise they have those of that moment.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        keep_times: bool,
        /// Whether, with the times of that moment, the time given and cut as penalties since stays so. Records without it
        /// were written when it did not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        keep_penalties: bool,
        /// D.2.9 — whether the boards are put back by hands, one step after the other; otherwise they are when this is
        /// told.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
    },
    /// The last ruling does not hold: the game is what it was before it.
    RulingWithdrawn,
    /// The clocks run again.
    Continued {
        /// By whom.
        by: Speaker,
    },
    /// 6.10.2 — the arbiter set a side of the clock.
    ClockSet {
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
        /// What it shows now, in milliseconds; in byo-yomi the rest of the period.
        left_ms: Millis,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10.2 — the arbiter set a move counter.
    MovesSet {
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
        /// The moves completed.
        moves: u32,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10.2 — the arbiter set the byo-yomi periods to come.
    ByoYomiSet {
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
        /// How many come after what the clock shows.
        periods: u32,
        /// A.5.1.1 — whether for the schedule of the event.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        schedule: bool,
    },
    /// 6.10, 12.5 — the arbiter gave time for what was no fault of the opponent's.
    AdditionalTime {
        /// To whose clock.
        #[serde(with = "color_name")]
        color: Color,
        /// How much, in milliseconds.
        time_ms: Millis,
        /// What for, in words.
        reason: String,
    },
    /// 12.9.2 — the arbiter added time.
    TimeAdded {
        /// To whose clock.
        #[serde(with = "color_name")]
        color: Color,
        /// How much, in milliseconds.
        time_ms: Millis,
    },
    /// 12.9.3 — the arbiter cut time.
    TimeCut {
        /// From whose clock.
        #[serde(with = "color_name")]
        color: Color,
        /// How much, in milliseconds; never more than there was.
        time_ms: Millis,
    },
    /// III.3.1.1 — both flags are down, nobody knows which fell first, and it is not the last period: both players
    /// go on in the next one.
    BothFlagsDown,
    /// 6.7, I.9 — a player is not at the board.
    Absent {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// He has come.
    Arrived {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// I.10 — the default time is over while the envelope is closed; it is judged when it is open.
    DefaultTimeOver {
        /// Who is not there.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// I.1.2 — a player asks the arbiter to adjourn.
    AdjournmentAsked {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// I.1.1 — the player on move has to seal from now on.
    Sealing {
        /// Who said so.
        by: Speaker,
        /// I.1.2 — what was left of the session, in milliseconds.
        early_ms: Millis,
        /// I.9.3 — whether it is the reply that is sealed, while the opponent is absent.
        reply: bool,
    },
    /// I.1.1 — a move is sealed, or another one in its place; the clock still runs.
    Sealed {
        /// Who said it.
        by: Speaker,
        /// The locked envelope.
        envelope: String,
        /// Whether the move was made on the board, so that it stays.
        made: bool,
    },
    /// I.1.1 — the clock was stopped, and the game is adjourned.
    Adjourned {
        /// I.1.2 — what the player who sealed is deemed to have used beyond that, in milliseconds.
        deemed_ms: Millis,
    },
    /// I.2.7 — when and where the game is resumed.
    ResumptionSet {
        /// Date, time and venue, as the arbiter said them.
        text: String,
    },
    /// I.3 — the arbiter has checked what stands on the envelope.
    EnvelopeChecked {
        /// Who.
        by: Speaker,
    },
    /// I.9 — the time of the resumption has come.
    ResumptionBegun {
        /// Who said so.
        by: Speaker,
    },
    /// I.7 — the envelope was opened. What the move brings follows as events of its own.
    EnvelopeOpened {
        /// By whom.
        by: Speaker,
        /// What was in it.
        written: String,
        /// The move, when it is one legal move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
        /// I.8 — what is wrong with it, when it is not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fault: Option<SealedFault>,
    },
    /// I.12.1 — the envelope is missing; the player who sealed says and makes his move.
    EnvelopeLost {
        /// Who said so.
        by: Speaker,
    },
    /// 8.4 — a player records no longer.
    RecordingStopped {
        /// Who reported it.
        by: Speaker,
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 8.5 — a player's scoresheet is complete, and he records again.
    ScoreCompleted {
        /// Who reported it.
        by: Speaker,
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 8.5.1 — an arbiter or assistant keeps the score, since neither player does.
    ScoreKept {
        /// Who.
        by: Speaker,
    },
    /// 8.5 — a flag has fallen and the game goes on: who has not recorded completes his scoresheet before he
    /// moves. Where neither has, the clocks stand.
    ScoresDue {
        /// Who said so.
        by: Speaker,
    },
    /// 8.5.2 — a player was given a complete scoresheet to complete his own from.
    ScoreLent {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 8.3 — an electronic scoresheet was replaced; the moves stay.
    ScoreReplaced {
        /// Who said so.
        by: Speaker,
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 8.5.3 — the game is reconstructed on a second board; the clocks stand. What is noted before.
    Reconstructing {
        /// Who ordered it.
        by: Speaker,
        /// The position of the last completed move, as a FEN; it says who has the move.
        position: String,
        /// What White's clock shows, in milliseconds.
        white_left_ms: Millis,
        /// What Black's clock shows, in milliseconds.
        black_left_ms: Millis,
        /// Whose clock was running; none where they stood.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        running: Option<Speaker>,
        /// The moves White has completed.
        white_moves: u32,
        /// The moves Black has completed.
        black_moves: u32,
    },
    /// 8.6 — that the time is overstepped cannot be shown: the next move counts as one of the next period, whose
    /// time the player receives.
    NextPeriod {
        /// The moves of White that count as completed; none where White's period stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_moves: Option<u32>,
        /// The same of Black.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_moves: Option<u32>,
    },
    /// 8.7 — a player signed the result.
    Signed {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// Plies were taken back; practice only.
    TakenBack {
        /// How many.
        plies: usize,
    },
    /// 6.8 — a flag fell.
    FlagFell {
        /// Whose.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// 5.1.2 — a player resigned.
    Resigned {
        /// Who.
        #[serde(with = "color_name")]
        color: Color,
    },
    /// It is not settled whether the opponent can mate, or a postponed claim is still to be decided (III.5.2):
    /// the arbiter decides.
    LeftToArbiter {
        /// Why it is not settled. Records without it were written when time was the only reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Doubt>,
    },
    /// The game is over.
    Ended {
        /// "1-0", "0-1" or "1/2-1/2".
        result: String,
        /// Why.
        reason: Termination,
    },
}
