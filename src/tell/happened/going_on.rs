//! What lets a game go on that stands.

use shakmaty::Color;

use crate::args;
use crate::game::{Desk, Game, Phase};
use crate::laws::{Clock, as_shown};
use crate::tell::phrasing::Phrasing;
use crate::voice::{FluentArgs, Id};

/// D.2.9 — what the arbiter is to do where the boards are as they should be: set the clocks, where the game went back,
/// and let it go on.
pub(super) fn then_go_on(game: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    let stands = *game.phase() == Phase::Paused;
    stands
        .then(|| if game.clocks_asked() { clocks_asked(game, phrasing) } else { go_on_hint(game, phrasing) })
}

/// That the clocks stand, and what lets them run.
pub(super) fn go_on_hint(game: &Game, phrasing: &Phrasing<'_>) -> String {
    let tournament = game.setup().desk == Desk::Tournament;
    phrasing.voice().say(if tournament { Id::RESUMED_TOURNAMENT } else { Id::RESUMED_PAUSED })
}

/// D.2.9, 7.1 — boards and scores are back: the arbiter sets the clocks, or lets them stay.
pub(super) fn clocks_asked(game: &Game, phrasing: &Phrasing<'_>) -> String {
    if !game.clock().is_timed() {
        return go_on_hint(game, phrasing);
    }
    // They stand, so the moment does not matter.
    phrasing.tell(Id::CLOCKS_ASKED, &times(game.clock(), 0, phrasing))
}

pub(super) fn times<'a>(clock: &Clock, at: u64, phrasing: &Phrasing<'_>) -> FluentArgs<'a> {
    let shown = |color| phrasing.duration(as_shown(clock.left(color, at)));
    args!("white" => shown(Color::White), "black" => shown(Color::Black))
}
