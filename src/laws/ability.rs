//! What a player sees and hears, as far as the Laws ask (D.2.10, D.2.11).

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

/// What a player sees and hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Sees and hears, or nothing else is known.
    #[default]
    Sighted,
    /// Visually disabled.
    Blind,
    /// Hearing-impaired.
    Deaf,
}

/// D.2.11 — whether a game of these players needs an assistant: one who does not see against one who does not
/// hear.
#[must_use]
pub fn needs_assistant(players: ByColor<Ability>) -> bool {
    let has = |ability| players.white == ability || players.black == ability;
    has(Ability::Blind) && has(Ability::Deaf)
}
