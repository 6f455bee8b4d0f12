//! What an opponent does beside its moves, as people do it: it gives up what is hopeless, offers a draw where nothing
//! happens any more, and takes one where it stands worse.
//!
//! All of it follows from the game alone, so that a game that is taken up again goes on as it would have.

use shakmaty::{Chess, Color, Position};

use super::eval::evaluate;
use crate::game::{Command, Game, Phase, Speaker};
use crate::laws::Millis;

/// Who stands worse by so many centipawns takes half a point.
const CONTENT_WITH_A_DRAW: i32 = 50;

/// Who stands worse by so many for [`HOPELESS_FOR`] moves has lost: a queen, or a rook and a piece.
const HOPELESS: i32 = 800;
const HOPELESS_FOR: usize = 4;

/// What is as far behind at the beginning is an exercise, and played out.
const GIVEN: i32 = 300;

/// Nobody stands better by more than that, for so many moves, and for so many plies nothing was taken and no pawn moved.
const LEVEL: i32 = 30;
const LEVEL_FOR: usize = 4;
const QUIET_PLIES: u32 = 8;

/// The plies before a first offer, and between one that was refused and the next.
const BEFORE_AN_OFFER: usize = 80;

/// How an opponent behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Conduct {
    pub(super) color: Color,
    /// Whether it ever gives up; beginners play on until they are mated.
    pub(super) resigns: bool,
}

impl Conduct {
    /// What it does in this game beside moving, if anything. `thinks` is what it has found its last position to be worth
    /// to it, in centipawns, where it knows better than a look at the pieces.
    pub(super) fn command(&self, game: &Game, at: Millis, thinks: Option<i32>) -> Option<Command> {
        let by = Speaker::from(self.color);
        let may = |command: &Command| game.decide(by, command, at).is_ok();
        if game.outcome().is_some() {
            return None;
        }
        if game.draws().offer == Some(!self.color) {
            // An offer that cannot be accepted yet (5.2.3) is refused.
            let worth = thinks.unwrap_or_else(|| value(&game.position_with_hand(), self.color));
            let takes = worth <= -CONTENT_WITH_A_DRAW || self.is_level(game, thinks);
            return Some(if takes && may(&Command::Accept) { Command::Accept } else { Command::Decline });
        }
        if *game.phase() != Phase::Play || game.hand().is_some() {
            return None;
        }
        if game.turn() == self.color {
            return (self.resigns && self.is_hopeless(game, thinks)).then_some(Command::Resign);
        }
        let offers = usize::try_from(*game.draws().in_vain.get(self.color)).unwrap_or(usize::MAX);
        let is_time = game.plies().len() >= BEFORE_AN_OFFER.saturating_mul(offers.saturating_add(1));
        (is_time && self.is_level(game, thinks) && may(&Command::OfferDraw)).then_some(Command::OfferDraw)
    }

    fn is_hopeless(&self, game: &Game, thinks: Option<i32>) -> bool {
        thinks.is_none_or(|worth| worth <= -HOPELESS / 2)
            && value(game.setup().start.position(), self.color) > -GIVEN
            && self.lately(game, HOPELESS_FOR, |worth| worth <= -HOPELESS)
    }

    fn is_level(&self, game: &Game, thinks: Option<i32>) -> bool {
        thinks.is_none_or(|worth| worth.abs() <= LEVEL)
            && game.plies().len() >= BEFORE_AN_OFFER
            && game.position().halfmoves() >= QUIET_PLIES
            && self.lately(game, LEVEL_FOR, |worth| worth.abs() <= LEVEL)
    }

    /// Whether this held each time it was to move, so many times up to now.
    fn lately(&self, game: &Game, times: usize, holds: impl Fn(i32) -> bool) -> bool {
        let own = game.positions().iter().rev().filter(|position| position.turn() == self.color);
        let own: Vec<&Chess> = own.take(times).collect();
        own.len() == times && own.iter().all(|position| holds(value(position, self.color)))
    }
}

/// What a position is worth to this side by the pieces on it, in centipawns.
fn value(position: &Chess, color: Color) -> i32 {
    let to_move = evaluate(position);
    if position.turn() == color { to_move } else { -to_move }
}
