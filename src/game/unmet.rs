//! What Guidelines III ask for before a player can request or claim anything by them.

use strum::IntoStaticStr;

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
