//! A reply before the clock is pressed (1.3, 6.2.1.2, 6.2.2), and illegal moves that stand (A.5.2).

use shakmaty::Color;

use super::completed::illegal_put_back;
use super::gates::{Decided, allowed, goes_on, player, plies_until};
use crate::game::announcement::Speaker;
use crate::game::command::{RestoredTimes, TouchReport};
use crate::game::hands::is_made;
use crate::game::{Command, Event, Game, Phase, Refusal, Right, RulingEvent};

/// 1.3 — the player who has the move by this command of his, because the opponent's move is made though its
/// clock is not pressed: he announces, touches or claims.
pub(super) fn takes_the_move(game: &Game, by: Speaker, command: &Command) -> Option<Color> {
    let color = match command {
        // D.2.10.2 — what his assistant announces now can only be his reply.
        Command::Announce(_) => by.color().or(by.assists())?,
        Command::Claim(_) | Command::ClaimWith(..) => by.color()?,
        Command::Handled(_, TouchReport::Accidental) => return None,
        Command::Handled(whose, _) => by.color().or(*whose)?,
        _ => return None,
    };
    // Where the program presses, or plays, there is nothing that could be forgotten.
    if game.phase != Phase::Play || game.setup.partner().is_some() || game.boards.owed.is_some() {
        return None;
    }
    let hand = game.course.hand.as_ref().filter(|hand| hand.color != color && is_made(game))?;
    hand.played(game.position(), game.castling_mode()).map(|_| color)
}

/// A.5.2 — the opponent claims that the last move was illegal, or the arbiter has seen it, before the next move
/// is made; after that it stands.
pub(super) fn claim_illegal(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, if by == Speaker::Arbiter { Right::Rule } else { Right::Decide })?;
    goes_on(game)?;
    let last = game.course.plies.last().map(|ply| ply.color);
    let against = by.color().map_or(last, |color| Some(!color)).unwrap_or(game.turn());
    if game.course.last_made(against).is_none() {
        return Err(Refusal::NoMoveYet(against));
    }
    // What is not completed is no illegal move yet (7.5.1).
    if !game.course.is_pressed(against) {
        return Err(Refusal::NotCompletedYet);
    }
    if game.course.illegal_on_board(against).is_some() {
        return Ok(illegal_put_back(game, against));
    }
    let stands = game.course.plies.iter().any(|ply| ply.color == against && !ply.legal);
    Err(if stands { Refusal::IllegalStands } else { Refusal::NoIllegalMove(against) })
}

/// A.5.2 — an illegal move that stands is corrected only if both players want that: the second who says so
/// restores the position.
pub(super) fn restoring(
    game: &Game,
    by: Speaker,
    after: (u32, Option<Color>),
    times: RestoredTimes,
) -> Decided {
    let color = player(game, by)?;
    if !game.setup.illegal_is_claimed() {
        return Err(Refusal::MayNot(Right::Rule));
    }
    goes_on(game)?;
    let plies = plies_until(game, after.0, after.1)?;
    // 7.5.1 — of what is not completed nobody is told whether it is illegal.
    if !game.course.plies.from(plies).any(|ply| !ply.legal && ply.completed_at.is_some()) {
        return Err(Refusal::NoIllegalSince);
    }
    Ok(match game.rulings.restoring {
        Some((asking, wanted)) if asking != color && wanted == plies => {
            vec![restored(plies, times)]
        }
        _ => vec![Event::Ruling(RulingEvent::RestoringAsked { color, plies })],
    })
}

/// 7.1 — the position after so many plies is restored.
pub(super) fn restored(plies: usize, times: RestoredTimes) -> Event {
    let (keep_times, keep_penalties) = (times == RestoredTimes::Stay, times == RestoredTimes::Then);
    Event::Ruling(RulingEvent::Restored { plies, keep_times, keep_penalties, by_hand: false })
}
