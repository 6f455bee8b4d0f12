//! Another series, where the first one that was found is not possible in this game: the shortest ones are
//! looked through, as far as is quickly done.

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
        for played in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(played);
            if seen.len() >= POSITIONS {
                return Found::NotSoFar;
            }
            if !seen.insert(after.clone()) {
                continue;
            }
            if after.is_checkmate() {
                if after.turn() != winner {
                    return Found::Mate;
                }
                continue;
            }
            if never_mates(after.board(), winner) {
                continue;
            }
            if situation.barred.contains(&after) || after.halfmoves() >= HORIZON {
                whole = false;
                continue;
            }
            if !begins_anew(&after, plain) {
                next.push_back(after);
                continue;
            }
            if asked == ASKED {
                whole = false;
                continue;
            }
            asked += 1;
            let barred = if after.halfmoves() == 0 { Vec::new() } else { situation.barred.clone() };
            match straight(&Situation { position: after, barred }, winner) {
                Winnable::Yes => return Found::Mate,
                Winnable::No => {}
                Winnable::Unknown(_) => whole = false,
            }
        }
    }
    if whole { Found::Nothing } else { Found::NotSoFar }
}

/// Whether chasolver can say of this position what it could not before: the count of plies begins anew, or
/// the castling it does not know is gone.
fn begins_anew(position: &Chess, plain: bool) -> bool {
    position.halfmoves() == 0 || (!plain && castles_plainly(position))
}
