//! What events are about: each family has a file of its own where events are taken in and where they are told.

use super::Event;

/// What an event is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// The game itself: its moves, its boards, and its end.
    Play,
    /// 5.2.3, 9, III — draws offered, agreed and claimed.
    Draw,
    /// 6.10.2, 12.9 — what the arbiter does to the clock.
    Clock,
    /// 4, D.2.2, D.2.3 — what hands have done.
    Hands,
    /// 6.11, 7, 12 — rulings and irregularities, and what is noted.
    Ruling,
    /// 6.7, I — presence and adjournment.
    Adjournment,
    /// 8 — how the scoresheets are kept, and that they are signed.
    Scores,
}

impl Event {
    /// What it is about.
    #[must_use]
    pub fn family(&self) -> Family {
        match self {
            Event::Opened(_)
            | Event::Resumed
            | Event::Started { .. }
            | Event::Continued { .. }
            | Event::Announced { .. }
            | Event::PromotionMissing { .. }
            | Event::Corrected { .. }
            | Event::Repeated { .. }
            | Event::RepeatDiffered { .. }
            | Event::HasMove { .. }
            | Event::Completed { .. }
            | Event::BoardReported { .. }
            | Event::BoardsDiffer { .. }
            | Event::BoardsAgree
            | Event::SettingRight { .. }
            | Event::ScoreWritten { .. }
            | Event::RetraceProposed { .. }
            | Event::ScoreRead { .. }
            | Event::CorrectionProposed { .. }
            | Event::ProposalDeclined
            | Event::StepDone
            | Event::TakenBack { .. }
            | Event::FlagFell { .. }
            | Event::Resigned { .. }
            | Event::LeftToArbiter { .. }
            | Event::Ended { .. } => Family::Play,
            Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::OffersRepeated { .. }
            | Event::DrawAgreed { .. }
            | Event::ConsentRefused
            | Event::Claimed { .. }
            | Event::ClaimFailed { .. }
            | Event::IncrementRequested { .. }
            | Event::IncrementGranted { .. }
            | Event::IncrementRefused { .. }
            | Event::NormalMeansClaimed { .. }
            | Event::ClaimPostponed { .. }
            | Event::ClaimRejected { .. }
            | Event::ClaimWritten { .. }
            | Event::ClaimReferred { .. } => Family::Draw,
            Event::ClockSet { .. }
            | Event::MovesSet { .. }
            | Event::ByoYomiSet { .. }
            | Event::AdditionalTime { .. }
            | Event::TimeAdded { .. }
            | Event::TimeCut { .. }
            | Event::BothFlagsDown => Family::Clock,
            Event::Touched { .. }
            | Event::Adjusting { .. }
            | Event::Adjusted { .. }
            | Event::AdjustingDone { .. }
            | Event::Untouched { .. }
            | Event::Placed { .. }
            | Event::Removed { .. } => Family::Hands,
            Event::Paused { .. }
            | Event::StoodStill { .. }
            | Event::IllegalCompleted { .. }
            | Event::Noted { .. }
            | Event::SheetAsked { .. }
            | Event::Warned { .. }
            | Event::Penalized { .. }
            | Event::Protested { .. }
            | Event::BoardTurned
            | Event::Displaced { .. }
            | Event::RestoringAsked { .. }
            | Event::Restored { .. }
            | Event::RecordCorrected { .. }
            | Event::RulingWithdrawn => Family::Ruling,
            Event::Absent { .. }
            | Event::Arrived { .. }
            | Event::DefaultTimeOver { .. }
            | Event::AdjournmentAsked { .. }
            | Event::Sealing { .. }
            | Event::Sealed { .. }
            | Event::Adjourned { .. }
            | Event::ResumptionSet { .. }
            | Event::EnvelopeChecked { .. }
            | Event::ResumptionBegun { .. }
            | Event::EnvelopeOpened { .. }
            | Event::EnvelopeLost { .. } => Family::Adjournment,
            Event::RecordingStopped { .. }
            | Event::ScoreCompleted { .. }
            | Event::ScoreKept { .. }
            | Event::ScoresDue { .. }
            | Event::ScoreLent { .. }
            | Event::ScoreReplaced { .. }
            | Event::Reconstructing { .. }
            | Event::NextPeriod { .. }
            | Event::Signed { .. } => Family::Scores,
        }
    }
}
