//! The cue of each event: its sound, and the message behind its line on a Braille display.
//!
//! One table says for every kind of event which earcon it has and which `brief-…` message stands for it. Of events
//! that happen together the weightiest is shown; the rows stand from the lightest to the weightiest. Whether an event
//! has a cue at all is up to its sentence: where that is silent (11.3.1), the cue is too.

use crate::game::{
    AdjournmentEvent, BoardEvent, ClockEvent, DrawEvent, Event, HandsEvent, PlayEvent, RulingEvent,
    ScoreEvent,
};
pub use crate::speech::sound::Earcon;
use crate::voice::Id;

/// The widest line of a Braille display, in cells.
pub const CELLS: usize = 40;

/// Half of it, which shorter displays have, and in which the core of a line stands.
pub const CORE: usize = 20;

/// Which of several things that happen together a short line shows; later ones before earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Salience {
    /// How the game goes on, which the turn says as well.
    Course,
    /// What is noted.
    Note,
    /// What hands have done.
    Hand,
    /// What is done about boards, scores and clocks.
    Desk,
    /// A move.
    Move,
    /// What somebody is to answer or to do now.
    Call,
    /// What goes wrong.
    Wrong,
    /// The end.
    End,
}

/// A row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cue {
    /// Which of several is shown.
    pub weight: Salience,
    /// Its sound.
    pub earcon: Option<Earcon>,
    /// The message that stands for it on a Braille display; a move is refined where it is told.
    pub brief: Option<Id>,
}

/// The cue of an event of this kind.
#[must_use]
pub fn cue(event: &Event) -> Cue {
    let (weight, earcon, brief) = row(event);
    Cue { weight, earcon, brief }
}

// One row for each kind of event.
#[allow(clippy::too_many_lines)]
fn row(event: &Event) -> (Salience, Option<Earcon>, Option<Id>) {
    let quiet = |weight: Salience, brief: Id| (weight, None, Some(brief));
    let sounds = |weight: Salience, earcon: Earcon, brief: Id| (weight, Some(earcon), Some(brief));
    match event {
        // Whose turn it is says all.
        Event::Play(PlayEvent::HasMove { .. }) | Event::Damaged(_) => (Salience::Course, None, None),
        Event::Play(PlayEvent::Opened(_)) => quiet(Salience::Course, Id::BRIEF_OPENED),
        Event::Play(PlayEvent::Resumed) => quiet(Salience::Course, Id::BRIEF_RESUMED),
        Event::Play(PlayEvent::Started { .. } | PlayEvent::Continued { .. }) => {
            quiet(Salience::Course, Id::BRIEF_CLOCKS_RUN)
        }
        Event::Play(PlayEvent::Completed { .. }) => quiet(Salience::Course, Id::BRIEF_CLOCK_RUNS),
        Event::Play(PlayEvent::Repeated { .. }) => quiet(Salience::Course, Id::BRIEF_REPEAT_FITS),

        Event::Ruling(RulingEvent::Noted { .. }) => quiet(Salience::Note, Id::BRIEF_NOTED),
        Event::Scores(ScoreEvent::Signed { .. }) => quiet(Salience::Note, Id::BRIEF_SIGNED),
        Event::Ruling(RulingEvent::SheetAsked { .. }) => {
            sounds(Salience::Note, Earcon::Refused, Id::BRIEF_SHEET_REFUSED)
        }
        Event::Boards(BoardEvent::ScoreWritten { .. } | BoardEvent::ScoreRead { .. }) => {
            quiet(Salience::Note, Id::BRIEF_SCORE_WRITTEN)
        }
        Event::Scores(ScoreEvent::RecordingStopped { .. }) => {
            quiet(Salience::Note, Id::BRIEF_RECORDING_STOPPED)
        }
        Event::Scores(ScoreEvent::ScoreCompleted { .. }) => quiet(Salience::Note, Id::BRIEF_SCORE_COMPLETED),
        Event::Scores(ScoreEvent::ScoreKept { .. }) => quiet(Salience::Note, Id::BRIEF_SCORE_KEPT),
        Event::Scores(ScoreEvent::ScoreLent { .. }) => quiet(Salience::Note, Id::BRIEF_SCORE_LENT),
        Event::Scores(ScoreEvent::ScoreReplaced { .. }) => quiet(Salience::Note, Id::BRIEF_SCORE_REPLACED),
        Event::Adjournment(AdjournmentEvent::ResumptionSet { .. }) => {
            quiet(Salience::Note, Id::BRIEF_RESUMPTION_SET)
        }
        Event::Adjournment(AdjournmentEvent::EnvelopeChecked { .. }) => {
            quiet(Salience::Note, Id::BRIEF_ENVELOPE_CHECKED)
        }
        Event::Boards(BoardEvent::BoardReported { .. }) => quiet(Salience::Note, Id::BRIEF_BOARD_REPORTED),

        Event::Hands(HandsEvent::Touched { .. }) => quiet(Salience::Hand, Id::BRIEF_TOUCHED),
        Event::Hands(HandsEvent::Adjusting { .. } | HandsEvent::Adjusted { .. }) => {
            quiet(Salience::Hand, Id::BRIEF_ADJUSTING)
        }
        Event::Hands(HandsEvent::AdjustingDone { .. }) => quiet(Salience::Hand, Id::BRIEF_ADJUSTING_DONE),
        Event::Hands(HandsEvent::Untouched { .. }) => quiet(Salience::Hand, Id::BRIEF_UNTOUCHED),
        Event::Hands(HandsEvent::Placed { .. }) => quiet(Salience::Hand, Id::BRIEF_PLACED),
        Event::Hands(HandsEvent::Removed { .. }) => quiet(Salience::Hand, Id::BRIEF_REMOVED),

        Event::Boards(BoardEvent::BoardsAgree) => quiet(Salience::Desk, Id::BRIEF_BOARDS_AGREE),
        Event::Boards(BoardEvent::SettingRight { .. } | BoardEvent::StepDone) => {
            quiet(Salience::Desk, Id::BRIEF_SETTING_RIGHT)
        }
        Event::Clock(
            ClockEvent::ClockSet { .. } | ClockEvent::MovesSet { .. } | ClockEvent::ByoYomiSet { .. },
        ) => quiet(Salience::Desk, Id::BRIEF_CLOCK_SET),
        Event::Clock(ClockEvent::TimeAdded { .. } | ClockEvent::AdditionalTime { .. }) => {
            quiet(Salience::Desk, Id::BRIEF_TIME_ADDED)
        }
        Event::Clock(ClockEvent::TimeCut { .. }) => quiet(Salience::Desk, Id::BRIEF_TIME_CUT),
        Event::Scores(ScoreEvent::NextPeriod { .. }) => quiet(Salience::Desk, Id::BRIEF_NEXT_PERIOD),
        Event::Ruling(RulingEvent::Paused { .. } | RulingEvent::StoodStill { .. })
        | Event::Boards(BoardEvent::ProposalDeclined) => quiet(Salience::Desk, Id::BRIEF_CLOCKS_STAND),
        Event::Play(PlayEvent::TakenBack { .. }) => quiet(Salience::Desk, Id::BRIEF_TAKEN_BACK),
        Event::Ruling(RulingEvent::Restored { .. }) => quiet(Salience::Desk, Id::BRIEF_RESTORED),
        Event::Ruling(RulingEvent::RecordCorrected { .. }) => {
            quiet(Salience::Desk, Id::BRIEF_RECORD_CORRECTED)
        }
        Event::Ruling(RulingEvent::RulingWithdrawn) => quiet(Salience::Desk, Id::BRIEF_RULING_WITHDRAWN),
        Event::Adjournment(AdjournmentEvent::Absent { .. }) => quiet(Salience::Desk, Id::BRIEF_ABSENT),
        Event::Adjournment(AdjournmentEvent::Arrived { .. }) => quiet(Salience::Desk, Id::BRIEF_ARRIVED),
        Event::Adjournment(AdjournmentEvent::EnvelopeOpened { .. }) => {
            quiet(Salience::Desk, Id::BRIEF_ENVELOPE_OPENED)
        }

        Event::Play(PlayEvent::Announced { .. }) => sounds(Salience::Move, Earcon::Move, Id::BRIEF_MOVE),
        Event::Play(PlayEvent::Corrected { .. }) => sounds(Salience::Move, Earcon::Move, Id::BRIEF_CORRECTED),

        Event::Play(PlayEvent::PromotionMissing { .. }) => quiet(Salience::Call, Id::BRIEF_WHICH_PIECE),
        Event::Boards(BoardEvent::RetraceProposed { .. }) => quiet(Salience::Call, Id::BRIEF_RETRACE),
        Event::Boards(BoardEvent::CorrectionProposed { .. }) => quiet(Salience::Call, Id::BRIEF_CORRECTION),
        Event::Draw(DrawEvent::DrawOffered { .. }) => quiet(Salience::Call, Id::BRIEF_DRAW_OFFERED),
        Event::Draw(DrawEvent::DrawDeclined { .. }) => quiet(Salience::Call, Id::BRIEF_DRAW_DECLINED),
        Event::Draw(DrawEvent::OffersRepeated { .. }) => quiet(Salience::Call, Id::BRIEF_OFFERS_REPEATED),
        Event::Draw(DrawEvent::DrawAgreed { .. }) => quiet(Salience::Call, Id::BRIEF_DRAW_AGREED),
        Event::Draw(DrawEvent::ConsentRefused) => {
            sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CONSENT_REFUSED)
        }
        Event::Draw(
            DrawEvent::Claimed { .. } | DrawEvent::NormalMeansClaimed { .. } | DrawEvent::ClaimWritten { .. },
        ) => quiet(Salience::Call, Id::BRIEF_CLAIMED),
        Event::Draw(DrawEvent::ClaimPostponed { .. }) => quiet(Salience::Call, Id::BRIEF_CLAIM_POSTPONED),
        Event::Draw(DrawEvent::ClaimReferred { .. }) => quiet(Salience::Call, Id::BRIEF_CLAIM_REFERRED),
        Event::Draw(DrawEvent::ClaimFailed { .. }) => {
            sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CLAIM_FAILED)
        }
        Event::Draw(DrawEvent::ClaimRejected { .. }) => {
            sounds(Salience::Call, Earcon::Refused, Id::BRIEF_CLAIM_REJECTED)
        }
        Event::Draw(DrawEvent::IncrementRequested { .. }) => quiet(Salience::Call, Id::BRIEF_INCREMENT_ASKED),
        Event::Draw(DrawEvent::IncrementGranted { .. }) => quiet(Salience::Call, Id::BRIEF_INCREMENT_GRANTED),
        Event::Draw(DrawEvent::IncrementRefused { .. }) => {
            sounds(Salience::Call, Earcon::Refused, Id::BRIEF_INCREMENT_REFUSED)
        }
        Event::Ruling(RulingEvent::RestoringAsked { .. }) => quiet(Salience::Call, Id::BRIEF_RESTORING_ASKED),
        Event::Adjournment(AdjournmentEvent::AdjournmentAsked { .. }) => {
            quiet(Salience::Call, Id::BRIEF_ADJOURNMENT_ASKED)
        }
        Event::Adjournment(AdjournmentEvent::Sealing { .. }) => quiet(Salience::Call, Id::BRIEF_SEALING),
        Event::Adjournment(AdjournmentEvent::Sealed { .. }) => quiet(Salience::Call, Id::BRIEF_SEALED),
        Event::Adjournment(AdjournmentEvent::ResumptionBegun { .. }) => {
            quiet(Salience::Call, Id::BRIEF_RESUMPTION_BEGUN)
        }
        Event::Scores(ScoreEvent::ScoresDue { .. }) => quiet(Salience::Call, Id::BRIEF_SCORES_DUE),
        Event::Scores(ScoreEvent::Reconstructing { .. }) => quiet(Salience::Call, Id::BRIEF_RECONSTRUCTING),
        Event::Ruling(RulingEvent::Protested { .. }) => quiet(Salience::Call, Id::BRIEF_PROTESTED),

        Event::Play(PlayEvent::RepeatDiffered { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_REPEAT_DIFFERS)
        }
        Event::Boards(BoardEvent::BoardsDiffer { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_BOARDS_DIFFER)
        }
        Event::Ruling(RulingEvent::BoardTurned) => {
            sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_BOARD_TURNED)
        }
        Event::Ruling(RulingEvent::Displaced { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_DISPLACED)
        }
        Event::Ruling(RulingEvent::IllegalCompleted { .. }) => {
            sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_ILLEGAL)
        }
        Event::Ruling(RulingEvent::Warned { .. }) => {
            sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_WARNED)
        }
        Event::Ruling(RulingEvent::Penalized { .. }) => {
            sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_PENALIZED)
        }
        Event::Adjournment(AdjournmentEvent::EnvelopeLost { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_ENVELOPE_LOST)
        }
        Event::Adjournment(AdjournmentEvent::DefaultTimeOver { .. }) => {
            sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_DEFAULT_TIME_OVER)
        }
        Event::Play(PlayEvent::FlagFell { .. }) => {
            sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_FLAG_FELL)
        }
        Event::Clock(ClockEvent::BothFlagsDown) => {
            sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_BOTH_FLAGS)
        }

        Event::Play(PlayEvent::Resigned { .. }) => quiet(Salience::End, Id::BRIEF_RESIGNED),
        Event::Play(PlayEvent::LeftToArbiter { .. }) => quiet(Salience::End, Id::BRIEF_LEFT_TO_ARBITER),
        Event::Adjournment(AdjournmentEvent::Adjourned { .. }) => {
            sounds(Salience::End, Earcon::End, Id::BRIEF_ADJOURNED)
        }
        Event::Play(PlayEvent::Ended { .. }) => sounds(Salience::End, Earcon::End, Id::BRIEF_ENDED),
    }
}

/// As many whole sentences of a text as fit into so many cells, or the beginning of the first.
#[must_use]
pub fn shortened(text: &str, cells: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    let ends = text.match_indices(". ").chain(text.match_indices("? ")).map(|(at, _)| &text[..=at]);
    let whole = ends.filter(|whole| whole.chars().count() <= cells).max_by_key(|whole| whole.len());
    whole.map_or_else(|| cut(text, cells), str::to_owned)
}

/// The beginning of a text that does not fit into so many cells, with dots that say so.
#[must_use]
pub fn cut(text: &str, cells: usize) -> String {
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    fit(text, cells.saturating_sub(DOTS.len())) + DOTS
}

/// What stands behind a text that was cut: without it, part of a time would be a wrong time.
pub const DOTS: &str = "...";

/// As much of a text as fits into so many cells, cut at the end of a word; a word that alone is wider is cut too.
#[must_use]
pub fn fit(text: &str, cells: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    let end = |count: usize| text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
    let (whole, beyond) = (&text[..end(cells)], &text[..end(cells + 1)]);
    let word = beyond.rfind(' ').map_or(whole, |at| &text[..at]);
    word.trim_end_matches([',', ';', ':', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_sentences_stand_and_what_is_cut_says_so() {
        assert_eq!(shortened("Kein Feld: Te9. Linien gehen von Anna bis Hektor.", 38), "Kein Feld: Te9.");
        assert_eq!(shortened("Springer Felix drei? Ja oder nein, oder anders.", 30), "Springer Felix drei?");
        assert_eq!(
            shortened("Weiß: eine Stunde, dreißig Minuten übrig.", 30),
            "Weiß: eine Stunde, dreißig..."
        );
        assert_eq!(shortened("Kurz.", 40), "Kurz.");
        for cells in 5..60 {
            let text = "Ohne Uhr. Weiß verbraucht: eine Minute siebenunddreißig Sekunden.";
            assert!(shortened(text, cells).chars().count() <= cells.max(5), "{cells}");
        }
    }

    #[test]
    fn a_text_is_cut_at_the_end_of_a_word() {
        assert_eq!(fit("Sf6. Weiß am Zug.", 40), "Sf6. Weiß am Zug.");
        assert_eq!(fit("Anna eins, schwarzes Feld: weißer Turm.", 20), "Anna eins, schwarzes");
        assert_eq!(fit("Anna eins, schwarzes Feld: weißer Turm.", 10), "Anna eins");
        assert_eq!(fit("Stellungswiederholung", 8), "Stellung");
        assert_eq!(fit("ab cd", 2), "ab");
    }
}
