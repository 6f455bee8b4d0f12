//! Why a command changes nothing.

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Role, Square};
use strum::{IntoStaticStr, VariantNames};

use super::announcement::ResolveError;
use super::{Right, Unfinished};
use crate::laws::{Duty, Irregularity, Obligation};

/// The reason; every one has a sentence in the voices under the name [`Refusal::name`] gives.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The announcement is not one legal move.
    Misfit(ResolveError),
    /// The report of a board does not say what was done there.
    ReportMisfit(ResolveError),
    /// The arbiter has not released the clock yet (6.6).
    NotStarted,
    /// The clocks stand.
    Paused,
    /// 6.11.2 — by the rules of the event a player stops the clock on his own time only.
    OwnTimeOnly,
    /// The clocks do not stand.
    NotPaused,
    /// 4.3, 4.4 — the pieces touched oblige to another move.
    Obliged(Box<Obligation>),
    /// 4.3 — only the player to move, named here, is bound by what he touches.
    NotToTouch(Color),
    /// 4.2.1 — only the player to move, named here, may adjust.
    NotToAdjust(Color),
    /// 4.2, 4.3, D.2.10.5 — what the opponent has touched is not for a player to report.
    TouchOfOpponent,
    /// Nothing stands there that could be touched.
    NothingThere(Square),
    /// Another piece stands there.
    OtherPieceThere(Square),
    /// D.2.9 — which piece was placed on this square is not known.
    WhichPiece(Square),
    /// Nothing was touched.
    NothingTouched,
    /// 4.2.1 — nobody is adjusting.
    NotAdjusting,
    /// 9.4 — who has touched a piece cannot claim on this move.
    TouchedBeforeClaim,
    /// The announcement implies the steps of making a move (D.2.3).
    StepsImplied,
    /// D.2.3 — the move is not made yet.
    Unfinished(Unfinished),
    /// 4.7 — a piece was released on another square than the announced one; that square, and the announced one.
    PlacedElsewhere(Square, Square),
    /// 4.7.1 — a piece was removed that the announced move does not capture; its square.
    NotCaptured(Square),
    /// 4.4.4 — the piece that stands on the square of promotion.
    OtherPromotion(Role),
    /// 4.7 — a piece is placed already, on this square.
    AlreadyPlaced(Square),
    /// No legal move by what was touched places a piece there, or captures one there.
    NoMoveThere(Square),
    /// The game has begun already.
    Started,
    /// A board is being set right first (D.2.9).
    SettingRight,
    /// The game waits for a ruling.
    Waiting,
    /// The game is over.
    Over,
    /// It is the other player's move.
    NotYourTurn(Color),
    /// The sparring partner plays these pieces.
    PartnersPieces,
    /// 6.2.1 — this player's clock does not run, so that there is nothing to press.
    ClockNotRunning(Color),
    /// 7.5.1 — nothing is an illegal move before the press.
    NotCompletedYet,
    /// A.5.2 — an illegal move that was replied to stands.
    IllegalStands,
    /// D.2.9 — what the opponent has written is not for a player to say.
    WrittenByOpponent,
    /// D.2.9, 8.1 — the boards agree and only the scores differ: those are corrected.
    ScoresOnly,
    /// D.2.9 — what these players have written for this ply, from 0, is to be read out first.
    ScoresUnread(usize, ByColor<bool>),
    /// A.5.2 — this player's last move was legal.
    NoIllegalMove(Color),
    /// A.5.2 — no illegal move was made since, so that the players cannot agree to go back.
    NoIllegalSince,
    /// D.2.1 — this player has not repeated yet.
    RepeatFirst(Color),
    /// A move is announced already: correct it or press.
    AlreadyAnnounced,
    /// D.2.4 — no move is made yet.
    NothingMade,
    /// 7.5.3 — the same in a tournament, where such a press may count: by whom it was, the arbiter says.
    PressedWithoutMove,
    /// D.2.8 — the clock has been pressed.
    TooLate,
    /// D.2.8 — the opponent has acted on the move, though the clock was not pressed.
    RepliedAlready,
    /// There is nothing to correct.
    NothingToCorrect,
    /// The speaker may not do this here.
    MayNot(Right),
    /// D.2.10 — the event has not given this to the assistant.
    DutyNotGiven(Duty),
    /// D.2.4 — in this event the players press the clock themselves.
    PlayersPress,
    /// D.2.10.3 — in this event the assistant presses the clock.
    AssistantPresses,
    /// There is no offer to answer.
    NoOffer,
    /// One cannot answer one's own offer.
    OwnOffer,
    /// A draw is offered already.
    AlreadyOffered,
    /// 5.2.3 — each player must have made a move.
    TooEarlyToAgree,
    /// 9.2, 9.3 — only the player to move, before his move, can claim.
    NotToClaim,
    /// 9.1.1 — no draw may be offered before so many moves.
    TooEarlyToOffer(u32),
    /// 9.1.2.1 — an offer cannot be withdrawn.
    CannotWithdraw,
    /// 9.5.3 — the claim was wrong, and this move must be made.
    DeclaredFirst(UciMove),
    /// 9.5.3, 4.3 — the claim was wrong and its move is illegal: the piece on this square must be moved.
    DeclaredPiece(UciMove),
    /// 6.8 — this player's flag is not down.
    FlagUp(Color),
    /// A.4.3 of 2017 — the claimant's own flag is down too.
    OwnFlagDown,
    /// 6.4 — this player's flag was down, but he has completed the moves of that period since.
    MovesDone(Color),
    /// Both flags are down, nobody knows which fell first, and Guidelines III do not hold.
    FlagsUnknown,
    /// Guidelines III do not allow it now.
    Quickplay(&'static str, Unmet),
    /// III.4 — the opponent answers the offer of a draw first.
    OfferFirst(Color),
    /// The arbiter is to answer.
    ArbiterAnswers,
    /// Nothing was asked of the arbiter.
    NothingToRule,
    /// Nothing has been executed on that board that something else could have been done instead of.
    NothingExecuted,
    /// The boards are as they should be.
    NothingToSetRight,
    /// Nothing was asked to be done.
    NothingToDo,
    /// There are no moves to take back.
    NothingToTakeBack,
    /// This player's flag has fallen.
    FlagDown(Color),
    /// 7.5.4 — one does not claim against oneself.
    OwnFault,
    /// 4.8 — this player has announced or touched since.
    NoProtest(Color),
    /// 4.1 — these Laws have no fixed penalty.
    NoFixedPenalty,
    /// 7.5.4 — this player has not pressed the clock.
    NotPressedYet(Color),
    /// A.5.1.2 — ten moves were made by each player.
    TooLateForStart,
    /// 7.3 — the game goes on with the colours as they are.
    ColorsStay,
    /// 7.3 of 2014 — so it does, unless the arbiter decides otherwise.
    ColorsGoOn,
    /// No move has this number.
    NoSuchMove,
    /// This player has made no move that it could be about.
    NoMoveYet(Color),
    /// 7.5.1, 7.5.4 — that is counted already.
    RuledAlready(Irregularity),
    /// There is no ruling to withdraw.
    NoRuling,
    /// D.2.6, D.2.10.4, 12.6 — a player who sees is not told how many moves are completed.
    MovesNotTold,
    /// A.4.3, B.2.3 — only the player having the move may ask for it.
    SheetNotToMove,
    /// D.2.11 — blind against deaf needs an assistant who makes and announces moves.
    AssistantNeeded,
    /// D.2.11 — there is no assistant in this game, or this player has none.
    NoAssistant(Option<Color>),
    /// D.2.11 — the assistant of a player who sees makes and announces moves, and no more.
    LimitedAssistant,
    /// D.2.10 — the assistants have other duties each, and it is not said whose speaks.
    WhoseAssistant,
    /// D.2.10 — the assistant of this player does that for nobody else.
    NotHisPlayer(Color),
    /// At practice there is no session to adjourn: the game is kept anyway.
    NotAtPractice,
    /// There is no clock to set.
    NoClock,
    /// There are no byo-yomi periods to set.
    NoByoYomi,
    /// More than a clock or a counter can show.
    #[strum(serialize = "too-much-time")]
    TooMuch,
    /// A.5.1.1 — the clocks' setting is not changed any more.
    SettingStays,
    /// I.1.1 — the player on move seals; nothing else is done.
    Sealing,
    /// The game is adjourned.
    Adjourned,
    /// I.1.1 — nobody was told to seal.
    NotSealing,
    /// I.1.1 — this player is the one who seals.
    NotToSeal(Color),
    /// I.1.1 — a move made on the board is the sealed move and stays.
    MadeAlready,
    /// I.1.1 — there is nothing in the envelope yet.
    NothingSealed,
    /// I.1.2 — more of the session is left than the player on move has time.
    SessionTooLong,
    /// The game is not adjourned.
    NotAdjourned,
    /// I.7 — this player must be present.
    ReplierAbsent(Color),
    /// This player is not absent.
    NotAbsent(Color),
    /// 6.7.1 — this player has come and moved already.
    BeenThere(Color),
    /// This player is absent already.
    AbsentAlready(Color),
    /// III.6.1 — the opponent of this player verifies first what was written down.
    VerifyFirst(Color),
    /// 8.4 to 8.7 — why nothing becomes of what was said of a scoresheet.
    Score(ScoreRefusal),
}

impl Refusal {
    /// The name of the reason, for the record of refusals and for the sentences.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Unfinished(missing) => missing.into(),
            Refusal::NoAssistant(Some(_)) => "no-assistant-of",
            Refusal::Score(refusal) => refusal.name(),
            other => other.into(),
        }
    }
}

impl From<ResolveError> for Refusal {
    fn from(misfit: ResolveError) -> Refusal {
        Refusal::Misfit(misfit)
    }
}

impl From<ScoreRefusal> for Refusal {
    fn from(refusal: ScoreRefusal) -> Refusal {
        Refusal::Score(refusal)
    }
}

/// The reason; its sentence stands in the voices under the name [`ScoreRefusal::name`] gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreRefusal {
    /// 8.1.1 — this player must record.
    MustRecord(Color),
    /// A.2 — in rapid and blitz nobody must record.
    NeedNotRecord(Color),
    /// 8.4 — this player records no longer already.
    StoppedAlready(Color),
    /// 8.5 — this player completes his scoresheet first; the article.
    #[strum(serialize = "score-first")]
    First(Color, &'static str),
    /// 8.6 — nobody's flag has fallen.
    NoFlagFallen,
    /// 8.5 — both scoresheets are complete.
    #[strum(serialize = "scores-complete")]
    Complete,
    /// 8.5.1 — this player records.
    Records(Color),
    /// 8.5.1 — the score is kept already.
    KeptAlready,
    /// 8.5.3 — a scoresheet is complete.
    #[strum(serialize = "score-at-hand")]
    AtHand(CompleteScore),
    /// 8.5.2 — there is no complete scoresheet.
    #[strum(serialize = "no-score-at-hand")]
    NoneAtHand,
    /// 8.5.2 — the opponent's scoresheet is only for completing one's own, with the move, after a flag has fallen.
    NotLent(Color),
    /// The scoresheet of the opponent is not for a player to report.
    #[strum(serialize = "score-of-opponent")]
    OfOpponent,
    /// 8.1.1.2 — the scoresheets are electronic.
    Electronic,
    /// 8.3 — they are not.
    Paper,
    /// 8.6 — no period comes after this one.
    NoNextPeriod,
    /// 8.7 — the game is not over.
    NotOver,
    /// 8.7 — this player has signed already.
    SignedAlready(Color),
    /// 8.7 — nobody signs for another.
    WhoSigns,
}

/// Whose scoresheet is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompleteScore {
    /// This player's.
    Of(Color),
    /// The one that an arbiter or assistant keeps (8.5.1).
    Kept,
}

impl ScoreRefusal {
    /// The name of the reason, for the record of refusals and for the sentences.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What Guidelines III ask for and is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Unmet {
    /// III.2.1 — they were not announced.
    Announced,
    /// III.2.2 — they are not for blitz.
    Slower,
    /// III.2.2 — they are for games without increment.
    NoIncrement,
    /// III.1 — it is not the last period yet.
    LastPeriod,
    /// III.4, III.5 — only the player who has the move.
    ToMove,
    /// III.4, III.5 — less than two minutes left.
    LittleTime,
    /// III.5 — before the flag falls.
    FlagUp,
    /// III.5 — the arbiter has not answered the request of III.4, or the claim before.
    Answer,
}

impl Unmet {
    /// The name under which the voices tell it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
