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
    pub brief: Option<&'static str>,
}

/// The cue of an event of this kind.
#[must_use]
pub fn cue(event: &Event) -> Cue {
    let (weight, earcon, brief) = row(event);
    Cue { weight, earcon, brief }
}

// One row for each kind of event.
#[allow(clippy::too_many_lines)]
fn row(event: &Event) -> (Salience, Option<Earcon>, Option<&'static str>) {
    let quiet = |weight: Salience, brief: &'static str| (weight, None, Some(brief));
    let sounds = |weight: Salience, earcon: Earcon, brief: &'static str| (weight, Some(earcon), Some(brief));
    match event {
        // Whose turn it is says all.
        Event::Play(PlayEvent::HasMove { .. }) | Event::Damaged(_) => (Salience::Course, None, None),
        Event::Play(PlayEvent::Opened(_)) => quiet(Salience::Course, "brief-opened"),
        Event::Play(PlayEvent::Resumed) => quiet(Salience::Course, "brief-resumed"),
        Event::Play(PlayEvent::Started { .. } | PlayEvent::Continued { .. }) => {
            quiet(Salience::Course, "brief-clocks-run")
        }
        Event::Play(PlayEvent::Completed { .. }) => quiet(Salience::Course, "brief-clock-runs"),
        Event::Play(PlayEvent::Repeated { .. }) => quiet(Salience::Course, "brief-repeat-fits"),

        Event::Ruling(RulingEvent::Noted { .. }) => quiet(Salience::Note, "brief-noted"),
        Event::Scores(ScoreEvent::Signed { .. }) => quiet(Salience::Note, "brief-signed"),
        Event::Ruling(RulingEvent::SheetAsked { .. }) => {
            sounds(Salience::Note, Earcon::Refused, "brief-sheet-refused")
        }
        Event::Boards(BoardEvent::ScoreWritten { .. } | BoardEvent::ScoreRead { .. }) => {
            quiet(Salience::Note, "brief-score-written")
        }
        Event::Scores(ScoreEvent::RecordingStopped { .. }) => {
            quiet(Salience::Note, "brief-recording-stopped")
        }
        Event::Scores(ScoreEvent::ScoreCompleted { .. }) => quiet(Salience::Note, "brief-score-completed"),
        Event::Scores(ScoreEvent::ScoreKept { .. }) => quiet(Salience::Note, "brief-score-kept"),
        Event::Scores(ScoreEvent::ScoreLent { .. }) => quiet(Salience::Note, "brief-score-lent"),
        Event::Scores(ScoreEvent::ScoreReplaced { .. }) => quiet(Salience::Note, "brief-score-replaced"),
        Event::Adjournment(AdjournmentEvent::ResumptionSet { .. }) => {
            quiet(Salience::Note, "brief-resumption-set")
        }
        Event::Adjournment(AdjournmentEvent::EnvelopeChecked { .. }) => {
            quiet(Salience::Note, "brief-envelope-checked")
        }
        Event::Boards(BoardEvent::BoardReported { .. }) => quiet(Salience::Note, "brief-board-reported"),

        Event::Hands(HandsEvent::Touched { .. }) => quiet(Salience::Hand, "brief-touched"),
        Event::Hands(HandsEvent::Adjusting { .. } | HandsEvent::Adjusted { .. }) => {
            quiet(Salience::Hand, "brief-adjusting")
        }
        Event::Hands(HandsEvent::AdjustingDone { .. }) => quiet(Salience::Hand, "brief-adjusting-done"),
        Event::Hands(HandsEvent::Untouched { .. }) => quiet(Salience::Hand, "brief-untouched"),
        Event::Hands(HandsEvent::Placed { .. }) => quiet(Salience::Hand, "brief-placed"),
        Event::Hands(HandsEvent::Removed { .. }) => quiet(Salience::Hand, "brief-removed"),

        Event::Boards(BoardEvent::BoardsAgree) => quiet(Salience::Desk, "brief-boards-agree"),
        Event::Boards(BoardEvent::SettingRight { .. } | BoardEvent::StepDone) => {
            quiet(Salience::Desk, "brief-setting-right")
        }
        Event::Clock(
            ClockEvent::ClockSet { .. } | ClockEvent::MovesSet { .. } | ClockEvent::ByoYomiSet { .. },
        ) => quiet(Salience::Desk, "brief-clock-set"),
        Event::Clock(ClockEvent::TimeAdded { .. } | ClockEvent::AdditionalTime { .. }) => {
            quiet(Salience::Desk, "brief-time-added")
        }
        Event::Clock(ClockEvent::TimeCut { .. }) => quiet(Salience::Desk, "brief-time-cut"),
        Event::Scores(ScoreEvent::NextPeriod { .. }) => quiet(Salience::Desk, "brief-next-period"),
        Event::Ruling(RulingEvent::Paused { .. } | RulingEvent::StoodStill { .. })
        | Event::Boards(BoardEvent::ProposalDeclined) => quiet(Salience::Desk, "brief-clocks-stand"),
        Event::Play(PlayEvent::TakenBack { .. }) => quiet(Salience::Desk, "brief-taken-back"),
        Event::Ruling(RulingEvent::Restored { .. }) => quiet(Salience::Desk, "brief-restored"),
        Event::Ruling(RulingEvent::RecordCorrected { .. }) => quiet(Salience::Desk, "brief-record-corrected"),
        Event::Ruling(RulingEvent::RulingWithdrawn) => quiet(Salience::Desk, "brief-ruling-withdrawn"),
        Event::Adjournment(AdjournmentEvent::Absent { .. }) => quiet(Salience::Desk, "brief-absent"),
        Event::Adjournment(AdjournmentEvent::Arrived { .. }) => quiet(Salience::Desk, "brief-arrived"),
        Event::Adjournment(AdjournmentEvent::EnvelopeOpened { .. }) => {
            quiet(Salience::Desk, "brief-envelope-opened")
        }

        Event::Play(PlayEvent::Announced { .. }) => sounds(Salience::Move, Earcon::Move, "brief-move"),
        Event::Play(PlayEvent::Corrected { .. }) => sounds(Salience::Move, Earcon::Move, "brief-corrected"),

        Event::Play(PlayEvent::PromotionMissing { .. }) => quiet(Salience::Call, "brief-which-piece"),
        Event::Boards(BoardEvent::RetraceProposed { .. }) => quiet(Salience::Call, "brief-retrace"),
        Event::Boards(BoardEvent::CorrectionProposed { .. }) => quiet(Salience::Call, "brief-correction"),
        Event::Draw(DrawEvent::DrawOffered { .. }) => quiet(Salience::Call, "brief-draw-offered"),
        Event::Draw(DrawEvent::DrawDeclined { .. }) => quiet(Salience::Call, "brief-draw-declined"),
        Event::Draw(DrawEvent::OffersRepeated { .. }) => quiet(Salience::Call, "brief-offers-repeated"),
        Event::Draw(DrawEvent::DrawAgreed { .. }) => quiet(Salience::Call, "brief-draw-agreed"),
        Event::Draw(DrawEvent::ConsentRefused) => {
            sounds(Salience::Call, Earcon::Refused, "brief-consent-refused")
        }
        Event::Draw(
            DrawEvent::Claimed { .. } | DrawEvent::NormalMeansClaimed { .. } | DrawEvent::ClaimWritten { .. },
        ) => quiet(Salience::Call, "brief-claimed"),
        Event::Draw(DrawEvent::ClaimPostponed { .. }) => quiet(Salience::Call, "brief-claim-postponed"),
        Event::Draw(DrawEvent::ClaimReferred { .. }) => quiet(Salience::Call, "brief-claim-referred"),
        Event::Draw(DrawEvent::ClaimFailed { .. }) => {
            sounds(Salience::Call, Earcon::Refused, "brief-claim-failed")
        }
        Event::Draw(DrawEvent::ClaimRejected { .. }) => {
            sounds(Salience::Call, Earcon::Refused, "brief-claim-rejected")
        }
        Event::Draw(DrawEvent::IncrementRequested { .. }) => quiet(Salience::Call, "brief-increment-asked"),
        Event::Draw(DrawEvent::IncrementGranted { .. }) => quiet(Salience::Call, "brief-increment-granted"),
        Event::Draw(DrawEvent::IncrementRefused { .. }) => {
            sounds(Salience::Call, Earcon::Refused, "brief-increment-refused")
        }
        Event::Ruling(RulingEvent::RestoringAsked { .. }) => quiet(Salience::Call, "brief-restoring-asked"),
        Event::Adjournment(AdjournmentEvent::AdjournmentAsked { .. }) => {
            quiet(Salience::Call, "brief-adjournment-asked")
        }
        Event::Adjournment(AdjournmentEvent::Sealing { .. }) => quiet(Salience::Call, "brief-sealing"),
        Event::Adjournment(AdjournmentEvent::Sealed { .. }) => quiet(Salience::Call, "brief-sealed"),
        Event::Adjournment(AdjournmentEvent::ResumptionBegun { .. }) => {
            quiet(Salience::Call, "brief-resumption-begun")
        }
        Event::Scores(ScoreEvent::ScoresDue { .. }) => quiet(Salience::Call, "brief-scores-due"),
        Event::Scores(ScoreEvent::Reconstructing { .. }) => quiet(Salience::Call, "brief-reconstructing"),
        Event::Ruling(RulingEvent::Protested { .. }) => quiet(Salience::Call, "brief-protested"),

        Event::Play(PlayEvent::RepeatDiffered { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, "brief-repeat-differs")
        }
        Event::Boards(BoardEvent::BoardsDiffer { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, "brief-boards-differ")
        }
        Event::Ruling(RulingEvent::BoardTurned) => {
            sounds(Salience::Wrong, Earcon::Mismatch, "brief-board-turned")
        }
        Event::Ruling(RulingEvent::Displaced { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, "brief-displaced")
        }
        Event::Ruling(RulingEvent::IllegalCompleted { .. }) => {
            sounds(Salience::Wrong, Earcon::Refused, "brief-illegal")
        }
        Event::Ruling(RulingEvent::Warned { .. }) => sounds(Salience::Wrong, Earcon::Refused, "brief-warned"),
        Event::Ruling(RulingEvent::Penalized { .. }) => {
            sounds(Salience::Wrong, Earcon::Refused, "brief-penalized")
        }
        Event::Adjournment(AdjournmentEvent::EnvelopeLost { .. }) => {
            sounds(Salience::Wrong, Earcon::Mismatch, "brief-envelope-lost")
        }
        Event::Adjournment(AdjournmentEvent::DefaultTimeOver { .. }) => {
            sounds(Salience::Wrong, Earcon::LowTime, "brief-default-time-over")
        }
        Event::Play(PlayEvent::FlagFell { .. }) => {
            sounds(Salience::Wrong, Earcon::LowTime, "brief-flag-fell")
        }
        Event::Clock(ClockEvent::BothFlagsDown) => {
            sounds(Salience::Wrong, Earcon::LowTime, "brief-both-flags")
        }

        Event::Play(PlayEvent::Resigned { .. }) => quiet(Salience::End, "brief-resigned"),
        Event::Play(PlayEvent::LeftToArbiter { .. }) => quiet(Salience::End, "brief-left-to-arbiter"),
        Event::Adjournment(AdjournmentEvent::Adjourned { .. }) => {
            sounds(Salience::End, Earcon::End, "brief-adjourned")
        }
        Event::Play(PlayEvent::Ended { .. }) => sounds(Salience::End, Earcon::End, "brief-ended"),
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
