//! Dictation: a game is announced move by move, the player writes his score, and both are held against each other as
//! D.2.9 holds two scores.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move};

use super::catalogue::Opening;
use crate::boards::{Reading, Score, ScoreDeviation};
use crate::game::{Announcement, ResolveError, resolve};

/// A game that is dictated, and the score of it as far as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dictation {
    game: Opening,
    score: Score,
}

/// A move that is not written as it was announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// Its ply, from 0.
    pub ply: usize,
    /// The position before it.
    pub before: Chess,
    /// What was announced.
    pub announced: Move,
    /// The other move that is written; `None` where nothing is written that could be followed.
    pub written: Option<Move>,
}

impl Dictation {
    /// Nothing is written yet.
    pub fn of(game: Opening) -> Dictation {
        Dictation { game, score: Score::default() }
    }

    /// The game.
    pub fn game(&self) -> &Opening {
        &self.game
    }

    /// The ply, from 0, that is announced now; `None` where all are written.
    pub fn ply(&self) -> Option<usize> {
        Some(self.score.moves().len()).filter(|ply| *ply < self.game.moves.len())
    }

    /// The move that is announced now.
    pub fn announced(&self) -> Option<Move> {
        self.game.moves.get(self.ply()?).copied()
    }

    /// What is written for the move that is announced now. Any form that can mean that move does.
    pub fn write(&mut self, text: &str, written: Option<&Announcement>) {
        let Some(ply) = self.ply() else { return };
        let announced = self.game.moves[ply];
        self.score.write(announced);
        let otherwise = match written.map(|said| resolve(said, &self.game.positions[ply])) {
            Some(Ok(played)) if played == announced => None,
            Some(Ok(played)) => {
                let done = UciMove::from_move(played, CastlingMode::Standard);
                Some(ScoreDeviation::Written(text.to_owned(), Some(done)))
            }
            // "Nd2" is a knight's move to that square, whichever of the two it was: D.2.9 takes it for the right one.
            Some(Err(why @ ResolveError::Several(_))) if why.may_be(&announced) => None,
            Some(Err(_)) => Some(ScoreDeviation::Written(text.to_owned(), None)),
            None => Some(ScoreDeviation::Illegible),
        };
        self.score.stands(ply, otherwise);
    }

    /// What is not written as it was announced, in order.
    pub fn slips(&self) -> Vec<Slip> {
        let plies = 0..self.score.moves().len();
        plies.filter_map(|ply| self.slip(ply)).collect()
    }

    fn slip(&self, ply: usize) -> Option<Slip> {
        let before = self.game.positions[ply].clone();
        let written = match self.score.reading(ply) {
            Reading::AsAnnounced => return None,
            Reading::Other(_, done) => done.and_then(|done| done.to_move(&before).ok()),
            Reading::Unread | Reading::Nothing => None,
        };
        Some(Slip { ply, before, announced: self.game.moves[ply], written })
    }
}
