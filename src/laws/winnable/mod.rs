//! Whether a side can ever mate "by any possible series of legal moves" (5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3).
//!
//! chasolver decides; what it claims to be possible is replayed with shakmaty before it is believed, and it
//! must be possible in this game: no position of the series but the mate may end the game by itself
//! (9.6.1, 9.6.2). `Yes` and `No` are certain. The answer can take seconds in composed positions and cannot
//! be stopped, so it is asked on a thread of its own.

mod detour;
mod line;
mod material;
mod solver;

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, File, Position, Square};

use super::{Fivefold, barred};

pub use material::never_mates;

/// The plies without progress that end a game (9.6.2).
const HORIZON: u32 = 150;

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winnable {
    /// There is a series of legal moves that ends in mate by this side.
    Yes,
    /// There is none, or none that this game leaves room for (9.6.1, 9.6.2).
    No,
    /// Not settled: the arbiter decides.
    Unknown(Doubt),
}

/// Why it is not settled whether a side can mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// There was no answer in time.
    Time,
    /// 9.6.2 — every mate that was found needs more moves without a capture or pawn move than are left.
    Horizon,
    /// 9.6.1 — every mate that was found goes through a position that would stand for the fifth time.
    Repetition,
    /// Guidelines II — none was found without castling, and the castling of Chess960 was not looked through.
    Castling,
    /// It was not asked, because nothing depends on it.
    Unasked,
}

impl Doubt {
    /// The name in records and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Doubt::Time | Doubt::Unasked => "time",
            Doubt::Horizon => "horizon",
            Doubt::Repetition => "repetition",
            Doubt::Castling => "castling",
        }
    }
}

/// A position as it stands in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Situation {
    /// The position, with its count of plies without progress.
    pub position: Chess,
    /// The positions that would end the game if they came next or later (9.6.1).
    pub barred: Vec<Chess>,
}

impl Situation {
    /// A position of which nothing is known but what a FEN says.
    #[must_use]
    pub fn alone(position: Chess) -> Situation {
        Situation { position, barred: Vec::new() }
    }

    /// The last of these positions, which stood after each ply, the starting position first. `None` where
    /// there is none.
    #[must_use]
    pub fn last_of(positions: &[Chess], fivefold: Fivefold) -> Option<Situation> {
        let position = positions.last()?.clone();
        Some(Situation { position, barred: barred(positions, fivefold) })
    }
}

/// Whether `winner` can still mate by any possible series of legal moves. May take seconds.
#[must_use]
pub fn winnable(situation: &Situation, winner: Color) -> Winnable {
    winnable_or_cut_short(situation, winner).0
}

/// The same, and whether it is only 9.6 that keeps `winner` from a mate: there is one, which comes too late
/// or through a position that ends the game.
#[must_use]
pub fn winnable_or_cut_short(situation: &Situation, winner: Color) -> (Winnable, bool) {
    let answer = straight(situation, winner);
    let Winnable::Unknown(doubt @ (Doubt::Horizon | Doubt::Repetition | Doubt::Castling)) = answer else {
        return (answer, false);
    };
    match detour::look(situation, winner) {
        detour::Found::Mate => (Winnable::Yes, false),
        detour::Found::Nothing => (Winnable::No, doubt != Doubt::Castling),
        detour::Found::NotSoFar => (answer, false),
    }
}

/// The answer of the one series chasolver finds.
fn straight(situation: &Situation, winner: Color) -> Winnable {
    let position = &situation.position;
    if never_mates(position.board(), winner) {
        return Winnable::No;
    }
    let plain = castles_plainly(position);
    match solver::solve(position, plain, winner) {
        Some(solver::Solution::None) if plain => Winnable::No,
        Some(solver::Solution::None) => Winnable::Unknown(Doubt::Castling),
        Some(solver::Solution::Line(moves)) => {
            line::possible(situation, &moves, winner).map_or_else(Winnable::Unknown, |_| Winnable::Yes)
        }
        None => Winnable::Unknown(Doubt::Time),
    }
}

/// Whether every castling right left is one of chess (3.8.2): king on the e-file, rooks in the corners.
#[must_use]
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
mod tests;
