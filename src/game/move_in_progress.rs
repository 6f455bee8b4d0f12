//! What hands have done of a move that is being made (Article 4).

use shakmaty::{Bitboard, Color, Role, Square};
use strum::IntoStaticStr;

/// A square on which a piece was placed, with the piece where it was named.
pub(super) type PlacedPiece = (Square, Option<Role>);

/// What the player to move has done with his hands since the last completed move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MoveInProgress {
    /// What he touched with intent, in the order in which he did.
    pub touched: Vec<Square>,
    /// Whether that order is not known.
    pub(super) order_unclear: bool,
    /// 4.2.1 — whether he has said that he adjusts.
    pub adjusting: bool,
    /// 9.1.2.1 — the offer that a touch has refused: it stands again if the touch was an accident.
    pub(super) refused: Option<Color>,
    /// D.2.3.2 — where he placed pieces, and they stand.
    pub(super) placed: Vec<PlacedPiece>,
    /// 4.7 — where he placed pieces before that, and took them away again. Whether he was allowed to is asked when the
    /// clock is pressed, or the answer would tell what is legal (11.3.1).
    pub(super) given_up: Vec<Vec<PlacedPiece>>,
    /// D.2.3.1 — from where he removed captured pieces.
    pub removed: Vec<Square>,
    /// D.2.8 — what of all this only followed the words.
    pub(super) by_word: ByWord,
    /// 7.5.1 — that his illegal move was put back, and whether its clock was pressed.
    pub(super) put_back: Option<PutBack>,
}

/// D.2.8, D.2.3 — the squares of the steps that did what had just been announced. Without them the announcement would have
/// implied them: where it was a slip of the tongue, they go back with it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ByWord {
    /// What was touched by that alone.
    pub(super) touched: Bitboard,
    /// Where a piece was placed.
    pub(super) placed: Bitboard,
    /// From where a captured piece was removed.
    pub(super) removed: Bitboard,
}

/// 7.5.1 — an illegal move that is counted and put back, while no other is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PutBack {
    /// The clock was pressed.
    Pressed,
    /// It was not: a press that still follows belongs to that move.
    Unpressed,
}

impl MoveInProgress {
    /// 4.3.3 — whether it is known in which order the pieces were touched.
    pub fn is_in_order(&self) -> bool {
        !self.order_unclear || self.touched.len() < 2
    }

    /// D.2.3.2 — where he has placed pieces.
    pub fn places(&self) -> Vec<Square> {
        self.placed.iter().map(|(square, _)| *square).collect()
    }

    /// One more piece touched.
    pub(super) fn touch(&mut self, square: Square) {
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    /// D.2.8 — as it was without what only followed the words.
    pub(super) fn undo_by_word(&mut self) {
        let ByWord { touched, placed, removed } = std::mem::take(&mut self.by_word);
        self.touched.retain(|square| !touched.contains(*square));
        self.removed.retain(|square| !removed.contains(*square));
        self.placed.retain(|(square, _)| !placed.contains(*square));
        self.given_up.retain_mut(|given_up| {
            given_up.retain(|(square, _)| !placed.contains(*square));
            !given_up.is_empty()
        });
    }
}

/// What is missing of a move that is made step by step (D.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
pub enum Unfinished {
    /// D.2.3.3 — the announcement.
    #[strum(serialize = "not-announced")]
    Announcement,
    /// D.2.3.2 — a piece placed on this square.
    #[strum(serialize = "not-placed")]
    Placing(Square),
    /// D.2.3.1 — the captured piece of this square still stands on the mover's board.
    #[strum(serialize = "not-removed")]
    Removing(Square),
}
