//! Whose turn it is, in words.

use shakmaty::Color;

use crate::game::Game;
use crate::tell::phrasing::Phrasing;
use crate::voice::Id;

/// The colour that is "you": the one person at a practice desk.
pub(super) fn you(game: &Game) -> Option<Color> {
    game.setup().partner().map(|partner| !partner)
}

/// "White to move", "You are to move".
pub fn turn(game: &Game, phrasing: &Phrasing<'_>) -> String {
    let color = game.turn();
    if you(game) == Some(color) {
        return phrasing.voice().say(Id::TURN_YOU);
    }
    phrasing.of_color(Id::TURN, color)
}
