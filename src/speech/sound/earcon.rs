//! The kinds of tones.

/// A short sound that says what kind of thing has happened, beside the words for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    LowTime,
    /// The game is over.
    End,
}

impl Earcon {
    /// All, in the order in which they are explained.
    pub const ALL: [Earcon; 7] = [
        Earcon::Move,
        Earcon::Capture,
        Earcon::Check,
        Earcon::Mismatch,
        Earcon::Refused,
        Earcon::LowTime,
        Earcon::End,
    ];

    /// Its name in `docs/cues.md` and in settings.
    pub fn name(self) -> &'static str {
        match self {
            Earcon::Move => "move",
            Earcon::Capture => "capture",
            Earcon::Check => "check",
            Earcon::Mismatch => "mismatch",
            Earcon::Refused => "refused",
            Earcon::LowTime => "low time",
            Earcon::End => "end",
        }
    }
}
