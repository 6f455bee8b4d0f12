//! Why nothing becomes of what was said of a scoresheet (8.4 to 8.7).

use shakmaty::Color;
use strum::{IntoStaticStr, VariantNames};

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
