//! Answers in the words of a voice.

mod analysis;
mod board;
pub mod course;
pub mod standing;

use crate::game::Game;
use crate::query::{Answer, MayAnalyse};
use crate::tell::happened::{Composer, touch};
use crate::tell::phrasing::Phrasing;

pub use board::sides;
pub use standing::clocks;

/// What is answered, sentence by sentence. What the game itself knows of moves and boards is read there.
#[must_use]
pub fn answer(answer: &Answer, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let composer = || Composer::new(*phrasing, game.setup());
    match answer {
        Answer::All(answers) => answers.iter().flat_map(|one| self::answer(one, game, phrasing)).collect(),
        Answer::Square(at) => vec![board::square(*at, phrasing)],
        Answer::Pieces(kinds) => kinds.iter().map(|kind| board::pieces(kind, phrasing)).collect(),
        Answer::Sides(sides) => board::sides(sides, phrasing),
        Answer::Lines(lines) => lines.iter().map(|line| board::line(line, phrasing)).collect(),
        Answer::Rays(from, rays) => board::rays(*from, rays, phrasing),
        Answer::Walked(at, edge) => board::walked(*at, *edge, phrasing),
        Answer::NoPieces(color, role) => vec![board::no_pieces(*color, *role, phrasing)],
        Answer::NothingThere(square) => vec![board::nothing_there(*square, phrasing)],
        Answer::Attackers(attackers) => vec![analysis::attackers(attackers, phrasing)],
        Answer::Targets(targets) => vec![analysis::targets(targets, phrasing)],
        Answer::NoneAttacked(color) => vec![analysis::none_attacked(*color, phrasing)],
        Answer::KnightReach(from, reached) => vec![analysis::knight_reach(*from, reached, phrasing)],
        Answer::Moves(of, captures) => of.iter().map(|of| analysis::moves(of, *captures, phrasing)).collect(),
        Answer::Nowhere(color, role, captures) => {
            vec![analysis::nowhere(*color, *role, *captures, phrasing)]
        }
        Answer::MovesInCheck(color) => vec![phrasing.of_color("moves-in-check", *color)],
        Answer::Pins(pins) => vec![analysis::pins(pins, phrasing)],
        Answer::Material(material) => analysis::material(material, phrasing),
        Answer::LastMove => course::last(game, phrasing),
        Answer::LastUnnumbered(of) => vec![course::last_unnumbered(*of, game, phrasing)],
        Answer::MovesFrom(ply) => course::from(*ply, game, phrasing),
        Answer::MovesOf(color, plies, in_hand) => course::moves_of(*color, plies, *in_hand, game, phrasing),
        Answer::Captured(captured) => course::captured(captured, phrasing),
        Answer::Turn(turn) => course::turn(*turn, game, phrasing),
        Answer::PlayersColor(whose, color) => vec![standing::players_color(*whose, *color, phrasing)],
        Answer::Clocks(shown) => vec![standing::clocks(shown, game, phrasing)],
        Answer::MoveCount(counts, counters) => standing::move_count(counts, counters, phrasing),
        Answer::Boards(numbered) if numbered.0 => composer().compared(game),
        Answer::Boards(_) => composer().unnumbered(game),
        Answer::Why => composer().why(game),
        Answer::Obligation => touch::told(game, phrasing),
        Answer::Recording(color, must) => vec![standing::recording(*color, *must, phrasing)],
        Answer::Questions(MayAnalyse(analyses)) => standing::questions(*analyses, phrasing),
    }
}
