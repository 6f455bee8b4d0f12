//! What hands have done, taken in (4, D.2.2, D.2.3).

use shakmaty::{Bitboard, Position, Role, Square};

use crate::game::move_in_progress::MoveInProgress;
use crate::game::{Game, HandsEvent};
use crate::laws::MoveParts;

impl Game {
    pub(super) fn handled(&mut self, event: &HandsEvent) {
        if matches!(
            event,
            HandsEvent::Touched { .. } | HandsEvent::Placed { .. } | HandsEvent::Removed { .. }
        ) {
            // 9.1.2.1 — refused by touching, not in words: an accident leaves it open.
            let turn = self.turn();
            if let Some(offering) = self.offer.filter(|offering| *offering != turn) {
                (self.act.refused, self.offer) = (Some(offering), None);
                self.offer_refused(offering);
            }
        }
        let touched = self.act.touched.len();
        match event {
            HandsEvent::Touched { squares, order_known, .. } => {
                for square in squares {
                    self.act.touch(*square);
                    self.act.by_word.touched.discard(*square);
                }
                self.act.order_unclear |= !order_known;
            }
            HandsEvent::Adjusting { .. } => self.act.adjusting = true,
            HandsEvent::AdjustingDone { .. } => self.act.adjusting = false,
            HandsEvent::Untouched { .. } => {
                if let Some(offering) = self.act.refused.filter(|_| self.offer.is_none()) {
                    self.offer_stands_again(offering);
                }
                let MoveInProgress { adjusting, put_back, .. } = self.act;
                self.act = MoveInProgress { adjusting, put_back, ..MoveInProgress::default() };
            }
            HandsEvent::Placed { square, piece, .. } => {
                let (square, role) = (*square, piece.map(|piece| piece.role));
                // 3.7.5 — a pawn there is not replaced yet.
                let pawn = role == Some(Role::Pawn) && Bitboard::BACKRANKS.contains(square);
                let role = role.filter(|_| !pawn);
                let by_word = self.follows_word(square, role, false);
                self.place(square, role);
                if by_word {
                    self.act.by_word.placed.add(square);
                    self.act.by_word.touched.extend(self.act.touched.iter().skip(touched).copied());
                }
            }
            HandsEvent::Removed { square, .. } => {
                let by_word = self.follows_word(*square, None, true);
                self.act.removed.push(*square);
                // Taken off the board, it was touched.
                self.act.touch(*square);
                if by_word {
                    self.act.by_word.removed.add(*square);
                    self.act.by_word.touched.extend(self.act.touched.iter().skip(touched).copied());
                }
            }
            HandsEvent::Adjusted { .. } => {}
        }
    }

    /// A piece is placed: the other one of castling, or in another place than before. What is placed was touched.
    fn place(&mut self, square: Square, role: Option<Role>) {
        let only = self.act.placed.first().copied().filter(|_| self.act.placed.len() == 1);
        if let Some((first, _)) = only.filter(|first| self.castles_onto(*first, (square, role))) {
            // What was placed first was touched first (4.4.1, 4.4.2).
            for placed in [first, square] {
                if let Some(from) = self.castles_from(placed) {
                    self.act.touch(from);
                }
            }
        } else {
            let given_up = std::mem::take(&mut self.act.placed);
            if !given_up.is_empty() {
                self.act.given_up.push(given_up);
            }
            if let Some(from) = self.came_from(square, role) {
                self.act.touch(from);
            }
        }
        self.act.placed.push((square, role));
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
        self.act = MoveInProgress::default();
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
