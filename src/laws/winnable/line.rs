//! A series of moves held against the game it would be played in.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use super::{Doubt, HORIZON, Situation};

/// What stands after each of these moves, the first position included, without those moves that only come
/// back to a position of theirs: they are legal one after the other, end in mate by `winner`, and pass through
/// nothing that ends the game before.
///
/// # Errors
/// Why it cannot be this series. One that is not legal or ends in no mate tells nothing, like none at all.
pub(super) fn possible(situation: &Situation, moves: &[UciMove], winner: Color) -> Result<Vec<Chess>, Doubt> {
    let positions = replay(&situation.position, moves).ok_or(Doubt::Time)?;
    let Some((mate, before)) = positions.split_last() else { return Err(Doubt::Time) };
    if !mate.is_checkmate() || mate.turn() == winner {
        return Err(Doubt::Time);
    }
    // 9.6.2 — mate on the last move prevails.
    if before.iter().any(|position| position.halfmoves() >= HORIZON) {
        return Err(Doubt::Horizon);
    }
    if before.iter().skip(1).any(|position| situation.barred.contains(position)) {
        return Err(Doubt::Repetition);
    }
    Ok(positions)
}

/// The positions of these moves, the first one included, with every way round cut off: none stands twice.
/// `None` where a move is not legal.
fn replay(start: &Chess, moves: &[UciMove]) -> Option<Vec<Chess>> {
    let mut positions = vec![start.clone()];
    for step in moves {
        let mut position = positions.last()?.clone();
        let played = step.to_move(&position).ok()?;
        position.play_unchecked(played);
        match earlier(&positions, &position) {
            Some(place) => positions.truncate(place + 1),
            None => positions.push(position),
        }
    }
    Some(positions)
}

/// Where this position stood before. It can have stood only since the last progress, and with the same
/// player to move.
fn earlier(positions: &[Chess], position: &Chess) -> Option<usize> {
    let quiet = usize::try_from(position.halfmoves()).unwrap_or(usize::MAX);
    let back = positions.iter().enumerate().rev().take(quiet);
    back.skip(1).step_by(2).find(|(_, stood)| *stood == position).map(|(place, _)| place)
}
