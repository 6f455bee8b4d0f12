//! Draws claimed (9.2, 9.3, 9.5), and the opponent's fallen flag (6.8).

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use super::gates::{Decided, allowed, ended, goes_on, in_play, one, player, understood};
use super::quickplay::quickplay_holds;
use crate::game::announcement::{Announcement, Speaker};
use crate::game::command::Claim;
use crate::game::hands::has_touched;
use crate::game::{ClockEvent, DrawEvent, Event, Game, PlayEvent, Refusal, Right};
use crate::laws::{ClaimGround, GameResult, Millis, Termination, legal_move, legal_moves};

/// 9.2, 9.3 — a claim on the position on the board, or with the move that is intended. 9.5 — the clocks stand
/// while it is examined, which takes no time here.
pub(super) fn claim(game: &Game, by: Speaker, claim: Claim, intended: Option<&Announcement>) -> Decided {
    let color = player(game, by)?;
    right_to_claim(game, color)?;
    let declared =
        intended.map(|announcement| understood(game, game.position(), announcement)).transpose()?;
    if let Some(declared) = declared {
        bound_by_claim(game, color, declared)?;
    }
    let claimed = Event::Draw(DrawEvent::Claimed { color, claim, r#move: declared });
    let (ground, reason) = match claim {
        Claim::Threefold => (ClaimGround::Threefold, Termination::ThreefoldClaim),
        Claim::Fifty => (ClaimGround::Fifty, Termination::FiftyMovesClaim),
    };
    let (needed, rules) = (ground.needed(), game.setup.rules());
    let found = match declared {
        None => ground.found(&game.course.recent_positions(), &rules),
        Some(declared) => {
            ground.found_with(&game.course.recent_positions(), after_move(game, &declared).as_ref(), &rules)
        }
    };
    if found >= needed {
        return Ok(vec![claimed, ended(GameResult::Drawn, reason)]);
    }
    let bonus_ms = game.penalty(game.setup.rules().claim_bonus);
    Ok(vec![claimed, Event::Draw(DrawEvent::ClaimFailed { color, claim, found, bonus_ms })])
}

/// 9.2.1, 9.3, 9.4 — only the player who has the move, before he has made it.
fn right_to_claim(game: &Game, color: Color) -> Result<(), Refusal> {
    in_play(game)?;
    if game.turn() != color || game.course.hand.is_some() {
        return Err(Refusal::NotToClaim);
    }
    // 9.4
    if has_touched(game, color) { Err(Refusal::TouchedBeforeClaim) } else { Ok(()) }
}

/// What stands after this move; `None` where it is illegal.
fn after_move(game: &Game, done: &UciMove) -> Option<Chess> {
    let mut after = game.position().clone();
    after.play_unchecked(legal_move(done, &after)?);
    Some(after)
}

/// 9.5.3 — after a wrong claim the declared move must be made. Where it is illegal it cannot be, and Article 4
/// is applied as to an illegal move (7.5.1): the piece that was to move must move if it can (4.3.1, 4.5).
pub(super) fn bound_by_claim(game: &Game, color: Color, done: UciMove) -> Result<(), Refusal> {
    let Some(declared) = game.draws.declared_by(color) else { return Ok(()) };
    let position = game.position();
    if legal_move(&declared, position).is_some() {
        return if done == declared { Ok(()) } else { Err(Refusal::DeclaredFirst(declared)) };
    }
    let can_move = legal_moves(position).iter().any(|played| played.from() == declared.from());
    if can_move && done.from() != declared.from() {
        return Err(Refusal::DeclaredPiece(declared));
    }
    Ok(())
}

/// 6.8, A.5.3, D.2.10.5 — it is claimed that a flag is down: a player or his assistant claims the opponent's, the
/// arbiter or an assistant of both whichever is. Of two the one that fell first counts (III.3.1).
pub(super) fn claim_time(game: &Game, by: Speaker, at: Millis) -> Decided {
    allowed(game, by, Right::ClaimTime)?;
    goes_on(game)?;
    let down = |color| game.clock.is_down(color, at) || game.clock.is_at_nought(color, at);
    let fell = |color| one(PlayEvent::FlagFell { color });
    let up =
        |color| Err(if was_late(game, color) { Refusal::MovesDone(color) } else { Refusal::FlagUp(color) });
    match (down(Color::White), down(Color::Black), game.side_of(by)) {
        (false, false, Some(claimant)) => up(!claimant),
        (false, false, None) => {
            up(Color::ALL.into_iter().find(|color| was_late(game, *color)).unwrap_or(game.turn()))
        }
        (true, false, Some(Color::White)) => up(Color::Black),
        (false, true, Some(Color::Black)) => up(Color::White),
        (true, false, _) => fell(Color::White),
        (false, true, _) => fell(Color::Black),
        (true, true, Some(_)) if game.setup.rules().time_claim_needs_own_time => Err(Refusal::OwnFlagDown),
        (true, true, _) => first_of_two_flags(game, at).map_or_else(|| flags_of_unknown_order(game), fell),
    }
}

/// Which of two fallen flags fell first, where both fell and none was set.
fn first_of_two_flags(game: &Game, at: Millis) -> Option<Color> {
    let both = Color::ALL.into_iter().all(|color| game.clock.is_down(color, at));
    game.clock.first_flag(at).filter(|_| both)
}

/// 6.4 — whether this player's flag fell in the period before, and was not claimed until he had completed with
/// his last move what was prescribed there.
fn was_late(game: &Game, color: Color) -> bool {
    let last = game.course.plies.iter().rev().find(|ply| ply.color == color);
    last.is_some_and(|ply| ply.clock_after.completed_late(color, &ply.clock_before))
}

/// III.3.1 — in the last period a draw, in any other the game goes on. Where it is the last one for one player
/// only, the arbiter decides.
fn flags_of_unknown_order(game: &Game) -> Decided {
    if !(game.setup.rules().both_flags_always || quickplay_holds(game)) {
        return Err(Refusal::FlagsUnknown);
    }
    let last = |color| game.clock.to_complete(color).is_none();
    match (last(Color::White), last(Color::Black)) {
        (true, true) => one(ended(GameResult::Drawn, Termination::BothFlags)),
        (false, false) => one(ClockEvent::BothFlagsDown),
        _ => Err(Refusal::FlagsUnknown),
    }
}
