//! Draws offered, asked for and claimed, as far as that is open (9, III).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

/// III.5.2 — a claim the arbiter will decide later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Postponed {
    /// Who claimed.
    pub color: Color,
    /// Whether the opponent has received time for it.
    pub awarded: bool,
}

/// Draws offered, asked for and claimed.
#[derive(Debug, Clone, Default)]
pub struct Draws {
    /// Who has offered a draw.
    pub offer: Option<Color>,
    /// Whether the last offer is counted where it is refused.
    pub offer_counts: bool,
    /// 9.1.2.1, 11.5 — how many offers of each player were refused, or made on the opponent's time; none where it is the
    /// Laws that make an offer of a claim or a request (9.1.2.3, III.4).
    pub in_vain: ByColor<u32>,
    /// Whether the clocks run again where the arbiter does not consent to a draw (9.1.1).
    pub runs_on: bool,
    /// 9.5.3 — whose claim was wrong, and the move he must make.
    pub declared: Option<(Color, UciMove)>,
    /// III.4 — who has asked for an increment and waits for the arbiter.
    pub increment_asked: Option<Color>,
    /// III.5.2 — the claim that the arbiter will decide later.
    pub postponed: Option<Postponed>,
}

impl Draws {
    /// 9.5.3 — the move that this player must make, since he claimed with it wrongly.
    pub fn declared_by(&self, color: Color) -> Option<UciMove> {
        self.declared.filter(|(whose, _)| *whose == color).map(|(_, declared)| declared)
    }

    /// 9.1 — an offer; one that was made on the opponent's time is in vain at once (9.1.2.1).
    pub(in crate::game) fn offered(&mut self, color: Color, on_others_time: bool) {
        (self.offer, self.offer_counts) = (Some(color), !on_others_time);
        if on_others_time {
            self.offered_in_vain(color, 1);
        }
    }

    /// 9.1.2.3, III.4 — an offer that the Laws make of something else; nobody is annoyed by it.
    pub(in crate::game) fn offered_by_law(&mut self, color: Color) {
        if self.offer.is_none() {
            (self.offer, self.offer_counts) = (Some(color), false);
        }
    }

    /// 11.5 — an offer is refused, in words, by a touch or by a move.
    pub(in crate::game) fn refused(&mut self, color: Color) {
        self.offer = None;
        if self.offer_counts {
            self.offered_in_vain(color, 1);
        }
    }

    /// It was not refused: what was touched was touched by accident (4.2.2).
    pub(in crate::game) fn stands_again(&mut self, color: Color) {
        self.offer = Some(color);
        if self.offer_counts {
            self.offered_in_vain(color, -1);
        }
    }

    fn offered_in_vain(&mut self, color: Color, more: i32) {
        let offers = self.in_vain.get_mut(color);
        *offers = offers.saturating_add_signed(more);
    }

    /// The position before them stands again: no offer, request or claim is open.
    pub(in crate::game) fn forget(&mut self) {
        (self.offer, self.declared) = (None, None);
        (self.increment_asked, self.postponed) = (None, None);
    }
}
