//! Results that are ruled, and what is found out away from the game (6.9, 7.5.5, 12).

use shakmaty::ByColor;

use super::gates::{Decided, allowed, ended, in_play, not_over, one, player};
use crate::game::announcement::Speaker;
use crate::game::hands::is_made;
use crate::game::{Desk, Event, Game, Offence, Phase, PlayEvent, Refusal, Right};
use crate::laws::{Doubt, GameResult, Matter, Termination, Verdict, Winnable, verdict};

pub(super) fn take_back(game: &Game, by: Speaker, plies: u32) -> Decided {
    allowed(game, by, Right::TakeBack)?;
    // What a slip has ended goes back like any other move.
    if !game.is_over_by_the_position() {
        in_play(game)?;
    }
    // A move in hand is the last ply.
    let there = game.course.plies.len() + usize::from(game.course.hand.is_some());
    let plies = usize::try_from(plies).unwrap_or(usize::MAX).min(there);
    if plies == 0 {
        return Err(Refusal::NothingToTakeBack);
    }
    one(PlayEvent::TakenBack { plies })
}

/// 5.1.2 — the opponent wins; from 2023 on only if he can mate, which is asked first.
pub(super) fn resign(game: &Game, by: Speaker) -> Decided {
    // 5.1.2 — also while the arbiter's answer to a claim or an agreement is awaited.
    let awaited = matches!(game.phase, Phase::ConsentPending(_) | Phase::ClaimPending(_));
    let color = match by.color().filter(|_| awaited) {
        Some(color) => color,
        None => player(game, by)?,
    };
    let resigned = Event::Play(PlayEvent::Resigned { color });
    if game.setup.rules().resignation_needs_mate {
        return Ok(vec![resigned]);
    }
    Ok(vec![resigned, ended(GameResult::Won(!color), Termination::Resignation)])
}

pub(super) fn result(game: &Game, by: Speaker, result: GameResult) -> Decided {
    // Where nobody can say whether the opponent can mate and there is no arbiter, the players settle it.
    if !matches!((game.setup.desk, &game.phase), (Desk::Practice, Phase::Arbiter(_))) {
        allowed(game, by, Right::Rule)?;
    }
    // 8.7 — what the players have signed stands unless the arbiter decides otherwise.
    if game.setup.desk == Desk::Practice {
        not_over(game)?;
    }
    one(ended(result, Termination::Arbiter))
}

pub(super) fn judged(game: &Game, answer: &ByColor<Winnable>) -> Vec<Event> {
    let matter = if let Phase::Verdict(offence) = game.phase {
        match offence {
            Offence::Flag(color) => Matter::Flag(color),
            Offence::Resigned(color) => Matter::Resignation(color),
            Offence::IllegalMoves(color) => Matter::Illegal { color, count: game.rulings.illegal.of(color) },
            Offence::Sealed(color) => Matter::SealedMove(color),
        }
    } else if game.phase == Phase::Play {
        Matter::Dead
    } else {
        return Vec::new();
    };
    let ruled = verdict(&game.setup.rules(), &game.recent_positions_with_hand(), matter, None, |color| {
        *answer.get(color)
    });
    if matter != Matter::Dead {
        // III.5.2 — a claim is still to be decided, after the flag too.
        let undecided = matches!(matter, Matter::Flag(_)) && game.draws.postponed.is_some();
        return match ruled {
            Verdict::Over { result: GameResult::Won(_), .. } if undecided => {
                vec![Event::Play(PlayEvent::LeftToArbiter { reason: None })]
            }
            Verdict::Over { ending, result } => vec![ended(result, ending)],
            Verdict::Arbiter { doubt, .. } => {
                let reason = Some(doubt).filter(|doubt| *doubt != Doubt::Unasked);
                vec![Event::Play(PlayEvent::LeftToArbiter { reason })]
            }
            // Only what ends the game waits for this answer.
            Verdict::Penalty { .. } | Verdict::Incorrect { .. } | Verdict::GoesOn(_) => Vec::new(),
        };
    }
    let unmade = game.course.hand.is_some() && !is_made(game);
    if unmade || !matches!(ruled, Verdict::Over { ending: Termination::DeadPosition, .. }) {
        return Vec::new();
    }
    vec![ended(GameResult::Drawn, Termination::DeadPosition)]
}
