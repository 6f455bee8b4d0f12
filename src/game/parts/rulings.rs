//! What was ruled, as far as it still matters: illegal moves counted, protests, and what is asked to go back (7, A.5.2).

use shakmaty::{ByColor, Color};

use crate::laws::{IllegalMoves, Irregularity};

/// What was ruled.
#[derive(Debug, Clone, Default)]
pub struct Rulings {
    /// 7.5.5 — the illegal moves that count.
    pub illegal: IllegalMoves,
    /// 7.5.1 — of whose move the arbiter has ruled that it was illegal although none was announced, and none was since.
    pub ruled: ByColor<bool>,
    /// 7.5.2, 7.5.4 — the place among the plies of each player's move for which a pawn left there or two hands were
    /// counted last: the move itself stands.
    pub counted: ByColor<Option<usize>>,
    /// 4.8 — the protest the arbiter was called for, against whom and for what, until the game goes on.
    pub protest: Option<(Color, Irregularity)>,
    /// A.5.2 — who wants to go back to the position after so many plies, before an illegal move that stands.
    pub restoring: Option<(Color, usize)>,
}

impl Rulings {
    /// Every move after so many plies is struck out.
    pub(in crate::game) fn cut_to(&mut self, plies: usize) {
        self.restoring = None;
        for place in [&mut self.counted.white, &mut self.counted.black] {
            *place = place.filter(|place| *place < plies);
        }
    }
}

/// What an event is to the right of the arbiter to take his last ruling back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingReach {
    /// A ruling, or the beginning of one.
    Ruling,
    /// It belongs to what was ruled or changes nothing on the boards.
    Light,
    /// The game has gone on.
    GoneOn,
}
