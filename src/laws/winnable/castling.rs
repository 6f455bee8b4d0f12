//! The castling of Chess960, which chasolver does not know: where there is no mate without it, what can be castled is
//! looked through, and chasolver asked about what stands then.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use shakmaty::{Chess, Color, Position};

use super::{Doubt, Winnable, castles_plainly, never_mates, without_castling};

/// The most positions looked at.
const POSITIONS: usize = 60_000;

/// The most positions of which chasolver is asked.
const ASKED: usize = 8;

const UNASKED: Winnable = Winnable::Unknown(Doubt::Unasked);

/// Whether `winner` mates by a series with castling in it, where there is none without.
pub(super) fn look(start: &Chess, winner: Color) -> Winnable {
    let unsettled = Winnable::Unknown(Doubt::Castling);
    let mut seen = FxHashSet::from_iter([start.clone()]);
    let mut next = VecDeque::from([start.clone()]);
    let (mut asked, mut whole) = (0, true);
    while let Some(position) = next.pop_front() {
        for played in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(played);
            // Where nobody can castle any more, nothing mates that did not before.
            let lost = !played.is_castle() && after.castles().is_empty();
            if lost || never_mates(after.board(), winner) || seen.contains(&after) {
                continue;
            }
            if seen.len() >= POSITIONS {
                return unsettled;
            }
            seen.insert(after.clone());
            // It was castled, or what is left is the castling of chess.
            if played.is_castle() || castles_plainly(&after) {
                asked += 1;
                let answer = if asked > ASKED { UNASKED } else { without_castling(&after, winner) };
                match answer {
                    Winnable::Yes => return Winnable::Yes,
                    Winnable::No => continue,
                    // The other side can still castle.
                    Winnable::Unknown(Doubt::Castling) => {}
                    Winnable::Unknown(_) => {
                        whole = false;
                        continue;
                    }
                }
            }
            next.push_back(after);
        }
    }
    if whole { Winnable::No } else { unsettled }
}
