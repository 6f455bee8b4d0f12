//! What a player sees and hears, as far as the Laws ask (D.2.10, D.2.11).

use serde::{Deserialize, Serialize};

/// What a player sees and hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Nothing is known. Records of before say so of who sees and hears, too.
    #[default]
    Unknown,
    /// Sees and hears.
    Sighted,
    /// Visually disabled.
    Blind,
    /// Hearing-impaired.
    Deaf,
}
