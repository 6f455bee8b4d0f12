//! An adjourned game: who seals, what is in the envelope, and who has come to resume (Guidelines I).

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

use super::announcement::Announcement;
use crate::laws::Millis;

/// What must be known of an adjournment, from the arbiter's word to the opening of the envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
// Each is a thing that has happened or has not.
#[allow(clippy::struct_excessive_bools)]
pub struct Adjournment {
    /// I.1.1 — who has to seal, or has sealed.
    pub sealer: Color,
    /// When he was told to.
    pub since: Millis,
    /// I.1.2 — how much of the session was left then, in milliseconds.
    pub early: Millis,
    /// I.9.3 — whether it is the reply that is sealed, while the opponent is absent.
    pub reply: bool,
    /// I.1.1 — the move that was made on the board before, and so is the one to seal.
    pub made: Option<UciMove>,
    /// The envelope, locked; `None` until there is one.
    pub envelope: Option<String>,
    /// Whether the move in it was made on the board, so that it can no longer be changed.
    pub fixed: bool,
    /// I.2.7 — date, time and venue of the resumption.
    pub resumption: Option<String>,
    /// I.3 — whether the arbiter has checked what stands on the envelope.
    pub checked: bool,
    /// Whether the time of the resumption has come.
    pub begun: bool,
    /// I.10 — who came after the default time, or has not come.
    pub late: ByColor<bool>,
    /// Whose flag fell before the envelope was opened.
    pub flag: Option<Color>,
}

impl Adjournment {
    /// Who must reply to the sealed move.
    pub fn replier(&self) -> Color {
        !self.sealer
    }

    /// Whether what follows from the time may be judged only when the envelope is open (I.10).
    pub fn is_over_time(&self) -> bool {
        self.late.white || self.late.black || self.flag.is_some()
    }
}

/// What was found in the envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SealedText {
    /// One move, legal or not.
    Move(UciMove),
    /// What was announced, where it did not fit one move.
    Announced(Announcement),
    /// Nothing that is understood.
    Unintelligible(String),
}

/// The signs that say which kind of writing follows.
const KINDS: [&str; 3] = ["move ", "announced ", "text "];

impl SealedText {
    /// As it is put into the envelope.
    pub fn to_text(&self) -> String {
        match self {
            SealedText::Move(done) => format!("{}{done}", KINDS[0]),
            SealedText::Announced(announcement) => format!("{}{}", KINDS[1], announcement.recorded()),
            SealedText::Unintelligible(text) => format!("{}{text}", KINDS[2]),
        }
    }

    /// What [`SealedText::to_text`] wrote; anything else is unintelligible.
    pub fn from_text(text: &str) -> SealedText {
        let done = text.strip_prefix(KINDS[0]).and_then(|text| text.parse().ok()).map(SealedText::Move);
        let announced = || {
            let text = text.strip_prefix(KINDS[1])?;
            Announcement::from_record(text).map(SealedText::Announced)
        };
        let rest = || SealedText::Unintelligible(text.strip_prefix(KINDS[2]).unwrap_or(text).to_owned());
        done.or_else(announced).unwrap_or_else(rest)
    }

    /// As it is told and kept once the envelope is open: coordinates, algebraic notation with English letters,
    /// or the text itself.
    pub fn recorded(&self) -> String {
        match self {
            SealedText::Move(done) => done.to_string(),
            SealedText::Announced(announcement) => announcement.recorded(),
            SealedText::Unintelligible(text) => text.clone(),
        }
    }
}

/// I.8 — what is wrong with the recording of a sealed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SealedFault {
    /// I.8.1
    Ambiguous,
    /// I.8.2
    Unintelligible,
    /// I.8.3
    Illegal,
}
