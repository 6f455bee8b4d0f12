//! Why a command changes nothing.

use shakmaty::Color;

use super::Deed;
use crate::announcement::Misfit;

/// The reason; every one has a sentence in the voices under the name [`Refusal::name`] gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The announcement is not one legal move.
    Misfit(Misfit),
    /// The report of a board does not say what was done there.
    ReportMisfit(Misfit),
    /// The arbiter has not released the clock yet (6.6).
    NotStarted,
    /// The clocks stand.
    Paused,
    /// The clocks do not stand.
    NotPaused,
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
    /// This player has announced; the clock is not pressed yet.
    NotPressed(Color),
    /// D.2.1 — this player has not repeated yet.
    RepeatFirst(Color),
    /// A move is announced already: correct it or press.
    AlreadyAnnounced,
    /// D.2.4 — no move is made yet.
    NothingMade,
    /// D.2.8 — the clock has been pressed.
    TooLate,
    /// There is nothing to correct.
    NothingToCorrect,
    /// The speaker may not do this here.
    MayNot(Deed),
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
    /// There is no clock to set.
    NoClock,
    /// There are no byo-yomi periods to set.
    NoByoYomi,
    /// More than a clock or a counter can show.
    TooMuch,
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
}

impl Refusal {
    /// The name of the reason, for the record of refusals and for the sentences.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Misfit(_) => "misfit",
            Refusal::ReportMisfit(_) => "report-misfit",
            Refusal::NotStarted => "not-started",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not-paused",
            Refusal::Started => "started",
            Refusal::SettingRight => "setting-right",
            Refusal::Waiting => "waiting",
            Refusal::Over => "over",
            Refusal::NotYourTurn(_) => "not-your-turn",
            Refusal::PartnersPieces => "partners-pieces",
            Refusal::NotPressed(_) => "not-pressed",
            Refusal::RepeatFirst(_) => "repeat-first",
            Refusal::AlreadyAnnounced => "already-announced",
            Refusal::NothingMade => "nothing-made",
            Refusal::TooLate => "too-late",
            Refusal::NothingToCorrect => "nothing-to-correct",
            Refusal::MayNot(_) => "may-not",
            Refusal::NoOffer => "no-offer",
            Refusal::OwnOffer => "own-offer",
            Refusal::AlreadyOffered => "already-offered",
            Refusal::TooEarlyToAgree => "too-early-to-agree",
            Refusal::NotToClaim => "not-to-claim",
            Refusal::NothingExecuted => "nothing-executed",
            Refusal::NothingToSetRight => "nothing-to-set-right",
            Refusal::NothingToDo => "nothing-to-do",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::FlagDown(_) => "flag-down",
            Refusal::NoClock => "no-clock",
            Refusal::NoByoYomi => "no-byo-yomi",
            Refusal::TooMuch => "too-much-time",
            Refusal::Sealing => "sealing",
            Refusal::Adjourned => "adjourned",
            Refusal::NotSealing => "not-sealing",
            Refusal::NotToSeal(_) => "not-to-seal",
            Refusal::MadeAlready => "made-already",
            Refusal::NothingSealed => "nothing-sealed",
            Refusal::SessionTooLong => "session-too-long",
            Refusal::NotAdjourned => "not-adjourned",
            Refusal::ReplierAbsent(_) => "replier-absent",
            Refusal::NotAbsent(_) => "not-absent",
            Refusal::BeenThere(_) => "been-there",
            Refusal::AbsentAlready(_) => "absent-already",
        }
    }
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Refusal {
        Refusal::Misfit(misfit)
    }
}
