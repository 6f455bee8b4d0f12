//! What hands have done, taken in (4, D.2.2, D.2.3).

use shakmaty::{Piece, Position, Square};

use crate::game::act::Act;
use crate::game::{Event, Game};
use crate::laws::MoveParts;

impl Game {
    pub(super) fn handled(&mut self, event: &Event) {
        match event {
            Event::Touched { squares, order_known, .. } => {
                for square in squares.iter().filter_map(|square| square.parse().ok()) {
                    self.act.touch(square);
                }
                self.act.order_unclear |= !order_known;
            }
            Event::Adjusting { .. } => self.act.adjusting = true,
            Event::AdjustingDone { .. } => self.act.adjusting = false,
            Event::Untouched { .. } => {
                self.offer = self.offer.or(self.act.refused);
                self.act = Act { adjusting: self.act.adjusting, ..Act::default() };
            }
            Event::Placed { square, piece, .. } => {
                if !self.placing_binds() {
                    self.act.placed.clear();
                }
                let role = piece.and_then(Piece::from_char).map(|piece| piece.role);
                self.act.placed.extend(square.parse().ok().map(|square: Square| (square, role)));
            }
            Event::Removed { square, .. } => {
                if let Ok(square) = square.parse() {
                    self.act.removed.push(square);
                    // Taken off the board, it was touched.
                    self.act.touch(square);
                }
            }
            _ => {}
        }
    }

    /// What is placed and removed beside the announced move, and binds nobody, is put back.
    pub(super) fn put_back(&mut self) {
        self.act.adjusting = false;
        let Some(done) = self.hand.as_ref().map(|hand| hand.done) else { return };
        let places = self.places(&done);
        let captured = MoveParts::of_coordinates(&done, self.position()).and_then(|parts| parts.captured);
        self.act.placed.retain(|(square, _)| places.iter().any(|(place, _)| place == square));
        self.act.removed.retain(|square| captured == Some(*square));
    }

    /// 7.5.1 — 4.3 and 4.7 bind the move that replaces an illegal one: what was moved and captured was touched.
    pub(super) fn bound_by_illegal(&mut self) {
        self.act = Act::default();
        let parts =
            self.hand.as_ref().and_then(|hand| MoveParts::of_coordinates(&hand.done, self.position()));
        let Some(parts) = parts else { return };
        self.act.touch(parts.from);
        let (position, color) = (self.position(), self.turn());
        let rook = parts.castles.and_then(|side| {
            let rooks = position.board().rooks() & position.us();
            let aside = |square: &Square| {
                square.rank() == parts.from.rank()
                    && side.is_king_side() == (square.file() > parts.from.file())
            };
            position.castles().rook(color, side).or_else(|| rooks.into_iter().find(aside))
        });
        for square in rook.into_iter().chain(parts.captured) {
            self.act.touch(square);
        }
    }
}
