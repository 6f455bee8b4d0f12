//! The act of moving (Article 4): what the player to move has done with his hands, and what follows from it.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Position, Role, Square};

use super::{Game, Refusal};
use crate::boards::Execution;
use crate::laws::{MoveParts, Obligation, obligation};

/// What the player to move has done with his hands since the last completed move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Act {
    /// What he touched with intent, in the order in which he did.
    pub(super) touched: Vec<Square>,
    /// Whether that order is not known.
    pub(super) order_unclear: bool,
    /// 4.2.1 — whether he has said that he adjusts.
    pub(super) adjusting: bool,
    /// 9.1.2.1 — the offer that a touch has refused: it stands again if the touch was an accident.
    pub(super) refused: Option<Color>,
    /// D.2.3.2 — where he placed pieces.
    pub(super) placed: Vec<(Square, Option<Role>)>,
    /// D.2.3.1 — from where he removed captured pieces.
    pub(super) removed: Vec<Square>,
}

impl Act {
    /// One more piece touched.
    pub(super) fn touch(&mut self, square: Square) {
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }
}

/// What is missing of a move that is made step by step (D.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfinished {
    /// D.2.3.3 — the announcement.
    Announcement,
    /// D.2.3.2 — a piece placed on this square.
    Placing(Square),
    /// D.2.3.1 — the captured piece of this square still stands on the mover's board.
    Removing(Square),
}

impl Game {
    /// The squares of the pieces that the player to move has touched with intent, in order (4.3).
    #[must_use]
    pub fn touched(&self) -> &[Square] {
        &self.act.touched
    }

    /// Whether this player has touched a piece on this move (9.1.2.1, 9.4); with the announcement he has made the
    /// move, and so touched one.
    #[must_use]
    pub fn has_touched(&self, color: Color) -> bool {
        let begun = !self.act.touched.is_empty() || !self.act.placed.is_empty() || self.hand.is_some();
        self.turn() == color && begun
    }

    /// 4.8 — whether this player may still protest against what his opponent did on his last move against 4.1 to
    /// 4.7: until he touches a piece himself.
    #[must_use]
    pub fn may_protest(&self, color: Color) -> bool {
        !self.has_touched(color)
    }

    /// Whether the player to move is adjusting (4.2.1).
    #[must_use]
    pub fn is_adjusting(&self) -> bool {
        self.act.adjusting
    }

    /// What the pieces touched oblige the player to move to (4.3 to 4.5); `None` where he has touched none.
    #[must_use]
    pub fn obligation(&self) -> Option<Obligation> {
        let edition = self.setup.rules().edition;
        obligation(self.position(), &self.act.touched, !self.act.order_unclear, edition)
    }

    /// Whether this player's moves are made step by step (D.2.3); the partner has no hands.
    pub(super) fn steps(&self, color: Color) -> bool {
        self.setup.regulations.step_by_step && self.setup.partner() != Some(color)
    }

    /// The move in hand is made: nothing of it is missing (D.2.3).
    #[must_use]
    pub fn is_made(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| self.unfinished(hand.color, Some(&hand.done)).is_none())
    }

    /// What is missing until this announced move is made (D.2.3), or what disagrees with it; `None` where nothing is.
    #[must_use]
    pub fn unfinished(&self, color: Color, done: Option<&UciMove>) -> Option<Refusal> {
        if !self.steps(color) {
            return None;
        }
        let Some(done) = done else {
            let begun = !self.act.placed.is_empty() || !self.act.removed.is_empty();
            return begun.then_some(Refusal::Unfinished(Unfinished::Announcement));
        };
        if let Err(refusal) = self.fits_act(color, done) {
            return Some(refusal);
        }
        let placed = |square: &Square| self.act.placed.iter().any(|(there, _)| there == square);
        let missing = self.places(done).into_iter().map(|(square, _)| square).find(|square| !placed(square));
        let captured = MoveParts::of_coordinates(done, self.position()).and_then(|parts| parts.captured);
        let still = captured.filter(|square| !self.act.removed.contains(square));
        still.map(Unfinished::Removing).or(missing.map(Unfinished::Placing)).map(Refusal::Unfinished)
    }

    /// Where this move places pieces that did not stand there before.
    pub(super) fn places(&self, done: &UciMove) -> Vec<(Square, Role)> {
        let position = self.position();
        match done.to_move(position) {
            Ok(played) => self.places_of(&played),
            Err(_) => Execution::of_coordinates(done, position.board(), self.castling_mode())
                .map(|execution| self.newly_placed(&execution))
                .unwrap_or_default(),
        }
    }

    /// The same of a legal move.
    pub(super) fn places_of(&self, played: &Move) -> Vec<(Square, Role)> {
        self.newly_placed(&Execution::of_move(played, self.turn()))
    }

    fn newly_placed(&self, execution: &Execution) -> Vec<(Square, Role)> {
        let stood = |square| self.position().board().piece_at(square);
        let moved = execution.placed().iter().filter(|(square, piece)| stood(*square) != Some(*piece));
        moved.map(|(square, piece)| (*square, piece.role)).collect()
    }

    /// Whether a legal move, by what was touched, does this.
    pub(super) fn can(&self, does: impl Fn(&Move) -> bool) -> bool {
        let obligation = self.obligation();
        let may = |played: &Move| {
            let parts = MoveParts::of_move(played);
            obligation.as_ref().is_none_or(|it| parts.is_some_and(|parts| it.fits(&parts)))
        };
        self.position().legal_moves().iter().any(|played| may(played) && does(played))
    }

    /// 4.7 — a released piece stays where it is as a legal move or part of one; what is no part of one binds nobody.
    pub(super) fn placing_binds(&self) -> bool {
        let placed = &self.act.placed;
        !placed.is_empty()
            && self.can(|played| {
                let there = self.places_of(played);
                placed.iter().all(|(square, _)| there.iter().any(|(place, _)| place == square))
            })
    }

    /// Whether this move is what the player's hands have begun: 4.3 and 4.4 for what was touched, 4.7 and 4.4.4 for
    /// what was placed.
    pub(super) fn fits_act(&self, color: Color, done: &UciMove) -> Result<(), Refusal> {
        if let Some(obligation) = self.obligation() {
            let parts = MoveParts::of_coordinates(done, self.position());
            if !parts.is_some_and(|parts| obligation.fits(&parts)) {
                return Err(Refusal::Obliged(Box::new(obligation)));
            }
        }
        if !self.steps(color) || !self.placing_binds() {
            return Ok(());
        }
        let places = self.places(done);
        for (square, role) in &self.act.placed {
            match (places.iter().find(|(place, _)| place == square), role) {
                (None, _) => {
                    return Err(Refusal::PlacedElsewhere(*square, done.to().unwrap_or(*square)));
                }
                (Some((_, announced)), Some(role)) if announced != role => {
                    return Err(Refusal::OtherPromotion(*role));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
