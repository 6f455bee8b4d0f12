//! Who is at the board (6.7).

use shakmaty::{ByColor, Color};

use crate::laws::Millis;

/// Who is at the board.
#[derive(Debug, Clone, Default)]
pub struct Presence {
    /// 6.6, I.14 — since when the players are to be there.
    pub called: Option<Millis>,
    /// 6.7 — who is known not to be there.
    pub absent: ByColor<bool>,
}

impl Presence {
    /// 6.7 — whether this player is known not to be at the board.
    pub fn is_absent(&self, color: Color) -> bool {
        *self.absent.get(color)
    }
}
