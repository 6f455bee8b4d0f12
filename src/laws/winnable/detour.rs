//! Another series, where the first one that was found is not possible in this game: the shortest ones are
//! looked through, as far as is quickly done. Where few plies are left before 9.6.2, that is all of them.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use shakmaty::{Chess, Color, Position};

use super::{HORIZON, Situation, Winnable, castles_plainly, never_mates, straight};

/// The most positions looked at.
const POSITIONS: usize = 60_000;

/// The most positions of which chasolver is asked.
const ASKED: usize = 8;

/// What was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// A series that mates.
    Mate,
    /// There is none: everything was looked through.
    Nothing,
    /// None, as far as was looked.
    NotSoFar,
}

/// A series by which `winner` mates: moves without progress to a mate, or to progress after which one is
/// certain.
pub(super) fn look(situation: &Situation, winner: Color) -> Found {
    let start = &situation.position;
    if start.halfmoves() >= HORIZON {
        return Found::NotSoFar;
    }
    let plain = castles_plainly(start);
    let mut seen = FxHashSet::default();
    seen.insert(start.clone());
    let mut next = VecDeque::from([start.clone()]);
    let (mut asked, mut whole) = (0, true);
    while let Some(position) = next.pop_front() {
        // 9.6.2 — after this ply the game is over, unless it mates or is progress.
        let last = position.halfmoves() + 1 >= HORIZON;
        for played in position.legal_moves() {
            if last && position.turn() != winner && !played.is_zeroing() {
                continue;
            }
            let mut after = position.clone();
            after.play_unchecked(played);
            if after.is_checkmate() {
                if after.turn() != winner {
                    return Found::Mate;
                }
                continue;
            }
            if after.halfmoves() >= HORIZON || never_mates(after.board(), winner) {
                continue;
            }
            if seen.len() >= POSITIONS {
                return Found::NotSoFar;
            }
            if !seen.insert(after.clone()) {
                continue;
            }
            if situation.barred.contains(&after) {
                whole = false;
                continue;
            }
            if begins_anew(&after, plain) && asked < ASKED {
                asked += 1;
                let barred = if after.halfmoves() == 0 { Vec::new() } else { situation.barred.clone() };
                match straight(&Situation { position: after.clone(), barred }, winner) {
                    Winnable::Yes => return Found::Mate,
                    Winnable::No => continue,
                    Winnable::Unknown(_) => {}
                }
            }
            if after.halfmoves() == 0 {
                whole = false;
                continue;
            }
            next.push_back(after);
        }
    }
    if whole { Found::Nothing } else { Found::NotSoFar }
}

/// Whether chasolver can say of this position what it could not before: the count of plies begins anew, or
/// the castling it does not know is gone.
fn begins_anew(position: &Chess, plain: bool) -> bool {
    position.halfmoves() == 0 || (!plain && castles_plainly(position))
}
