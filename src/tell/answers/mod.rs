//! Answers in the words of a voice.

mod analysis;
mod board;
mod counted;
pub mod course;
pub mod standing;
mod tactics;

use crate::game::Game;
use crate::query::Answer;
use crate::tell::phrasing::Phrasing;

pub(in crate::tell) use analysis::piece_at;
pub use standing::clocks;

/// What is answered, sentence by sentence. What the game itself knows of moves and boards is read there.
pub fn answer(answer: &Answer, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        Answer::All(answers) => answers.iter().flat_map(|one| self::answer(one, game, phrasing)).collect(),
        Answer::Board(answer) => board::answer(answer, phrasing),
        Answer::Analysis(answer) => analysis::answer(answer, phrasing),
        Answer::Tactics(answer) => tactics::answer(answer, phrasing),
        Answer::Course(answer) => course::answer(answer, game, phrasing),
        Answer::Standing(answer) => standing::answer(answer, game, phrasing),
    }
}
