//! The kinds of tones.

use strum::{IntoStaticStr, VariantArray};

/// A short sound that says what kind of thing has happened, beside the words for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Earcon {
    /// A move was announced.
    Move,
    /// It captures.
    Capture,
    /// It gives check, where that is told.
    Check,
    /// The boards differ, or the repeat does.
    Mismatch,
    /// Something was not accepted.
    Refused,
    /// Time is short, or over.
    #[strum(serialize = "low time")]
    LowTime,
    /// The game is over.
    End,
}

impl Earcon {
    /// All, in the order in which they are explained.
    pub const ALL: &[Earcon] = Earcon::VARIANTS;

    /// Its name in `docs/cues.md` and in settings.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
