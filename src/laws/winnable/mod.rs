//! Whether a side can ever mate "by any possible series of legal moves" (5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3).
//!
//! chasolver decides; what it claims to be possible is replayed with shakmaty before it is believed. Legal moves are
//! all that counts: the fifth occurrence and seventy-five moves (9.6) end a game when they have happened, and not
//! before. `Yes` and `No` are certain. The answer can take seconds in composed positions and cannot be stopped, so it
//! is asked on a thread of its own.

mod castling;
mod material;
mod solver;

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, File, Position, Square};

use super::is_possible;

pub use material::never_mates;

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winnable {
    /// There is a series of legal moves that ends in mate by this side.
    Yes,
    /// There is none.
    No,
    /// Not settled: the arbiter decides.
    Unknown(Doubt),
}

/// Why it is not settled whether a side can mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// There was no answer in time. Earlier versions held a mate against 9.6 as well, and had these two doubts more.
    #[serde(alias = "horizon", alias = "repetition")]
    Time,
    /// Guidelines II — none was found without castling, and the castling of Chess960 was not looked through.
    Castling,
    /// A.5.2 — the position is illegal, so that no series of legal moves begins there.
    Position,
    /// It was not asked, because nothing depends on it.
    Unasked,
}

impl Doubt {
    /// The name in records and messages.
    pub fn name(self) -> &'static str {
        match self {
            Doubt::Time | Doubt::Unasked => "time",
            Doubt::Castling => "castling",
            Doubt::Position => "position",
        }
    }
}

/// Whether `winner` can still mate by any possible series of legal moves. May take seconds.
pub fn winnable(position: &Chess, winner: Color) -> Winnable {
    if !is_possible(position) {
        return Winnable::Unknown(Doubt::Position);
    }
    match without_castling(position, winner) {
        Winnable::Unknown(Doubt::Castling) => castling::look(position, winner),
        answer => answer,
    }
}

/// The same, as far as chasolver knows it: in Chess960 without castling.
fn without_castling(position: &Chess, winner: Color) -> Winnable {
    if never_mates(position.board(), winner) {
        return Winnable::No;
    }
    let plain = castles_plainly(position);
    match solver::solve(position, plain, winner) {
        Some(solver::Solution::None) if plain => Winnable::No,
        Some(solver::Solution::None) => Winnable::Unknown(Doubt::Castling),
        Some(solver::Solution::Line(moves)) if mates(position, &moves, winner) => Winnable::Yes,
        // A series that is not legal, or ends in no mate, tells nothing, like none at all.
        Some(solver::Solution::Line(_)) | None => Winnable::Unknown(Doubt::Time),
    }
}

/// Whether these moves are legal one after the other and end in mate by `winner`.
fn mates(start: &Chess, moves: &[UciMove], winner: Color) -> bool {
    let mut position = start.clone();
    for step in moves {
        let Ok(played) = step.to_move(&position) else { return false };
        position.play_unchecked(played);
    }
    position.is_checkmate() && position.turn() != winner
}

/// Whether every castling right left is one of chess (3.8.2): king on the e-file, rooks in the corners.
pub fn castles_plainly(position: &Chess) -> bool {
    let castles = position.castles();
    if castles.mode() == CastlingMode::Standard || castles.is_empty() {
        return true;
    }
    Color::ALL.into_iter().all(|color| {
        let home =
            |file| Square::from_coords(file, color.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth));
        CastlingSide::ALL.into_iter().all(|side| match castles.rook(color, side) {
            None => true,
            Some(rook) => {
                let corner = if side.is_king_side() { File::H } else { File::A };
                rook == home(corner) && position.board().king_of(color) == Some(home(File::E))
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap()
    }

    #[test]
    fn guidelines_ii_without_a_mate_the_castling_must_be_looked_through() {
        // Black must take the rook, and a bishop alone mates nobody.
        let place = "8/8/8/4B3/8/8/8/2K3Rk b";
        let forced = position(&format!("{place} - - 0 1"));
        assert_eq!(Color::ALL.map(|winner| winnable(&forced, winner)), [Winnable::No; 2]);
        let castling = position(&format!("{place} G - 0 1"));
        assert_eq!(without_castling(&castling, Color::White), Winnable::Unknown(Doubt::Castling));
        // Here all of it can be.
        assert_eq!(winnable(&castling, Color::White), Winnable::No);
        assert_eq!(winnable(&castling, Color::Black), Winnable::No);
    }
}
