//! Irregularities (7) and the arbiter's other rulings (12): what counts as an illegal move, what is put back,
//! and what is only kept in the record.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::claims::bound_by_claim;
use super::completed::{completed_illegally, illegal_completed, illegal_put_back, repeated_by};
use super::gates::{
    Decided, FEW_ARBITERS_ACT_BEFORE, acting, allowed, ended, for_his_player, has_begun, in_play, not_over,
    one, plies_until,
};
use super::reply;
use super::reply::restored;
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve_geometry};
use crate::game::command::{RestoredTimes, Ruling};
use crate::game::hands::{fits_act, may_protest, steps, unfinished};
use crate::game::move_in_progress::PutBack;
use crate::game::scoresheet::{MOST_SHEETS, counts_sheets};
use crate::game::{Actor, Desk, Event, Game, Phase, PlayEvent, Refusal, Repeat, Right, RulingEvent};
use crate::laws::{GameResult, Irregularity, Reversed, Termination, TwoHands, legal_move};

/// 7.5.3 — the clock pressed without a move. Only a player's own press in a tournament counts; whoever
/// still owes a repeat has not understood that it is not his clock.
pub(super) fn empty_press(game: &Game, by: Speaker, color: Color) -> Decided {
    if game.turn() != color {
        return Err(Refusal::NotYourTurn(game.turn()));
    }
    if game.boards.owed == Some(color) {
        return Err(Refusal::RepeatFirst(color));
    }
    let counts = game.setup.desk == Desk::Tournament && game.setup.rules().empty_press_counts;
    // 7.5.1 — the press of a move that the arbiter has put back before it counts nothing any more.
    let belated = game.act.put_back == Some(PutBack::Unpressed);
    if !counts || belated || by.color().is_none() {
        return Err(Refusal::NothingMade);
    }
    one(illegal_completed(game, color, Irregularity::EmptyPress).pressed_by(by.into()))
}

/// 7.5.2 — the clock pressed with the pawn still on the last rank: an illegal move, and the pawn is a queen.
/// Where that move would be illegal with a queen too it is 7.5.1.
pub(super) fn press_unpromoted(game: &Game, by: Speaker, announcement: &Announcement) -> Decided {
    allowed(game, by, Right::Press)?;
    in_play(game)?;
    let color = acting(game, by);
    for_his_player(game, by, Right::Press, color)?;
    if game.turn() != color {
        return Err(Refusal::NotYourTurn(game.turn()));
    }
    if game.setup.desk != Desk::Tournament {
        return Err(announcement
            .to()
            .map_or(Refusal::NothingMade, |to| ResolveError::PromotionMissing(to).into()));
    }
    if game.course.clock_side() != color {
        return Err(Refusal::ClockNotRunning(color));
    }
    unpromoted_as_queen(game, by, announcement, Some(by.into()))
}

/// The same, pressed by somebody or, where the arbiter has seen it before the press, by nobody yet.
fn unpromoted_as_queen(
    game: &Game,
    by: Speaker,
    announcement: &Announcement,
    pressed: Option<Actor>,
) -> Decided {
    let color = game.turn();
    let Announcement::Move(said) = announcement else { return Err(Refusal::NothingMade) };
    if game.course.hand.is_some() || said.promotion.is_some() {
        return Err(Refusal::NothingMade);
    }
    let mut queen = *said;
    queen.promotion = Some(shakmaty::Role::Queen);
    let done = resolve_geometry(&Announcement::Move(queen), game.position(), &game.course.homes())?;
    left_there(game, color, &done)?;
    fits_act(game, color, &done)?;
    bound_by_claim(game, color, done)?;
    let stands = game.setup.illegal_is_claimed() && pressed.is_some();
    let done = if stands { without_promotion(done) } else { done };
    let mut events = vec![Event::Play(PlayEvent::Announced { by, r#move: done })];
    if game.setup.repeat == Repeat::Program || game.setup.partner() == Some(!color) {
        events.push(repeated_by(game, Actor::Program, !color));
    }
    let by_whom = |event: Event| match pressed {
        Some(by) => event.pressed_by(by),
        None => event,
    };
    if legal_move(&done, game.position()).is_none() {
        let illegal = match pressed {
            Some(_) => completed_illegally(game, color, done),
            None => illegal_completed(game, color, Irregularity::IllegalMove),
        };
        events.push(by_whom(illegal));
        return Ok(events);
    }
    let wrong = by_whom(illegal_completed(game, color, Irregularity::Unpromoted));
    let lost = matches!(&wrong, Event::Ruling(RulingEvent::IllegalCompleted { count, .. })
        if *count >= game.setup.rules().illegal_loses_at);
    events.push(wrong);
    events.extend(pressed.filter(|_| !lost).map(|by| Event::pressed(color, by)));
    Ok(events)
}

/// D.2.3 — step by step the pawn is left there only where it was placed, and what it captures removed.
fn left_there(game: &Game, color: Color, done: &UciMove) -> Result<(), Refusal> {
    if !steps(game, color) {
        return Ok(());
    }
    if !game.act.placed.iter().any(|(square, role)| Some(*square) == done.to() && role.is_none()) {
        return Err(unfinished(game, color, None).unwrap_or(Refusal::NothingMade));
    }
    unfinished(game, color, Some(done)).map_or(Ok(()), Err)
}

pub(super) fn ruling(game: &Game, by: Speaker, ruling: &Ruling) -> Decided {
    match ruling {
        Ruling::TwoHands(whose) => return two_hands(game, by, *whose),
        Ruling::Withdraw => return withdraw(game, by),
        Ruling::Restore { number, color, times } if by.color().is_some() => {
            return reply::restoring(game, by, (*number, *color), *times);
        }
        Ruling::Note(text) => {
            allowed(game, by, Right::Note)?;
            // 11.10 — the arbiter also after the end, when there may be an appeal.
            if by != Speaker::Arbiter {
                not_over(game)?;
            }
            return one(RulingEvent::Noted { by, text: text.clone() });
        }
        _ => {}
    }
    allowed(game, by, Right::Rule)?;
    match ruling {
        // What the position has ended cannot be withdrawn; the arbiter puts another position up (7.1).
        Ruling::Restore { .. } if game.is_over_by_the_position() => {}
        // 5.1.1 — nothing has ended by an illegal move.
        Ruling::Illegal(color) if game.ended_in_hand().is_some_and(|hand| hand.color == *color) => {}
        _ => not_over(game)?,
    }
    match ruling {
        Ruling::Warn(color, reason) => one(RulingEvent::Warned { color: *color, reason: reason.clone() }),
        Ruling::Penalize(color, penalty) => {
            one(RulingEvent::Penalized { color: *color, penalty: penalty.clone() })
        }
        Ruling::Forfeit(color) => one(ended(GameResult::Won(!*color), Termination::Forfeit)),
        Ruling::Illegal(color) => illegal(game, *color),
        Ruling::WrongStart => wrong_start(game),
        Ruling::ColorsReversed { annul } => reversed(game, *annul),
        Ruling::BoardTurned => {
            has_begun(game)?;
            one(RulingEvent::BoardTurned)
        }
        Ruling::Displaced(color) => {
            has_begun(game)?;
            one(RulingEvent::Displaced { color: *color })
        }
        Ruling::Restore { number, color, times } => restore(game, *number, *color, *times),
        Ruling::Note(_) | Ruling::TwoHands(_) | Ruling::Withdraw => Ok(Vec::new()),
    }
}

/// 7.5.1 — the arbiter rules that this player's last move was illegal, pressed or not, and whatever the program
/// takes it for: what his hands have done it does not see. The position before it is put back, with what was
/// replied to it.
fn illegal(game: &Game, color: Color) -> Decided {
    if game.phase != Phase::Paused && game.ended_in_hand().is_none() {
        in_play(game)?;
    }
    if game.turn() == color && game.course.hand.is_none() {
        // 7.5.2 — the pawn stands there.
        if let Some((by, said)) = &game.course.unpromoted {
            return unpromoted_as_queen(game, *by, said, None);
        }
        // D.2.3 — what is not made is no move.
        if let Some(refusal) = unfinished(game, color, None) {
            return Err(refusal);
        }
        if game.act.put_back.is_some() {
            return Err(Refusal::RuledAlready(Irregularity::IllegalMove));
        }
    }
    let made = game.course.last_made(color).is_some();
    if !made && !*game.rulings.ruled.get(color) {
        return one(illegal_completed(game, color, Irregularity::Ruled));
    }
    if !made || is_counted(game, color) {
        return Err(Refusal::RuledAlready(Irregularity::IllegalMove));
    }
    // A.5.2 — what was replied to cannot be corrected any more.
    if game.setup.rules().unnoticed_stands() && is_replied_to(game, color) && !game.course.is_unpressed(color)
    {
        return Err(Refusal::IllegalStands);
    }
    Ok(illegal_put_back(game, color))
}

/// A.4.3, B.2.3 — the player having the move may see the scoresheet five times; more would be a distraction
/// (11.5), and is recorded as one. Where it is not counted nothing follows.
pub(super) fn sheet(game: &Game, by: Speaker) -> Decided {
    let Some(color) = game.side_of(by).filter(|_| counts_sheets(game) && game.phase == Phase::Play) else {
        return Ok(Vec::new());
    };
    if game.turn() != color {
        return Err(Refusal::SheetNotToMove);
    }
    one(RulingEvent::SheetAsked { color, shown: *game.sheets.asked.get(color) < MOST_SHEETS })
}

/// 7.5.4 — as ruled by the arbiter; the opponent may call him for it, unless he has touched or announced
/// since (4.8). The move itself stands: 4.7 binds the player to it.
fn two_hands(game: &Game, by: Speaker, whose: Option<Color>) -> Decided {
    not_over(game)?;
    has_begun(game)?;
    let rules = game.setup.rules();
    if let Some(claimant) = by.color() {
        if whose.is_some_and(|color| color == claimant) {
            return Err(Refusal::OwnFault);
        }
        if game.course.last_made(!claimant).is_none() {
            return Err(Refusal::NoMoveYet(!claimant));
        }
        if is_replied_to(game, !claimant) || !may_protest(game, claimant) {
            return Err(Refusal::NoProtest(claimant));
        }
        in_play(game)?;
        if rules.two_hands == TwoHands::Arbiter {
            return Err(Refusal::NoFixedPenalty);
        }
        if is_counted(game, !claimant) {
            return Err(Refusal::RuledAlready(Irregularity::TwoHands));
        }
        return one(RulingEvent::Protested { by, against: !claimant, kind: Irregularity::TwoHands });
    }
    allowed(game, by, Right::Rule)?;
    let in_hand = game.course.hand.as_ref().map(|hand| hand.color);
    let last = game.course.plies.last().map(|ply| ply.color);
    let color = whose.or(in_hand).or(last).ok_or(Refusal::NoMoveYet(game.turn()))?;
    if rules.two_hands == TwoHands::Arbiter {
        return Err(Refusal::NoFixedPenalty);
    }
    if game.course.last_made(color).is_none() {
        return Err(Refusal::NoMoveYet(color));
    }
    if is_counted(game, color) {
        return Err(Refusal::RuledAlready(Irregularity::TwoHands));
    }
    if rules.two_hands == TwoHands::WhenPressed && !game.course.is_pressed(color) {
        return Err(Refusal::NotPressedYet(color));
    }
    // A.5.2 — where few arbiters see it, only before the opponent's next move.
    if rules.unnoticed_stands() && is_replied_to(game, color) {
        return Err(Refusal::IllegalStands);
    }
    one(illegal_completed(game, color, Irregularity::TwoHands))
}

/// Whether the opponent has made a move since this player's last one.
fn is_replied_to(game: &Game, color: Color) -> bool {
    game.course.last_made(!color) > game.course.last_made(color)
}

/// 7.5.2, 7.5.4 — whether this player's last move is counted already.
fn is_counted(game: &Game, color: Color) -> bool {
    game.course.last_made(color).is_some_and(|place| *game.rulings.counted.get(color) == Some(place))
}

/// 7.2.1 — the game is cancelled; in rapid and blitz with few arbiters no longer after ten moves by each
/// player (A.5.1.2).
fn wrong_start(game: &Game) -> Decided {
    if game.setup.rules().unnoticed_stands() && game.course.completed_by_both() >= FEW_ARBITERS_ACT_BEFORE {
        return Err(Refusal::TooLateForStart);
    }
    one(ended(GameResult::Annulled, Termination::WrongStart))
}

/// 7.3 — in 2014 the game goes on, unless the arbiter decides otherwise.
fn reversed(game: &Game, annul: bool) -> Decided {
    let annulled = || one(ended(GameResult::Annulled, Termination::ColorsReversed));
    match game.setup.rules().reversed {
        Reversed::RestartBefore(moves) if Color::ALL.iter().any(|color| game.course.made(*color) < moves) => {
            annulled()
        }
        Reversed::Continue if annul => annulled(),
        Reversed::Continue => Err(Refusal::ColorsGoOn),
        Reversed::RestartBefore(_) => Err(Refusal::ColorsStay),
    }
}

/// 7.1, 7.6 — the position after this move; a game that does not have it stays as it is.
fn restore(game: &Game, number: u32, color: Option<Color>, times: RestoredTimes) -> Decided {
    has_begun(game)?;
    let plies = plies_until(game, number, color)?;
    one(restored(plies, times))
}

/// The last ruling does not hold; what was announced, repeated or reported since is not undone with it.
fn withdraw(game: &Game, by: Speaker) -> Decided {
    // 9.1.2.1 — of an offer of his own a player can withdraw nothing.
    if by.color().is_some() && game.draws.offer == by.color() {
        return Err(Refusal::CannotWithdraw);
    }
    allowed(game, by, Right::Rule)?;
    // 5.1.1, 5.2.1, 9.6 — what the position brings is no ruling.
    if game.before_ruling.is_none() || game.is_over_by_the_position() {
        return Err(Refusal::NoRuling);
    }
    one(RulingEvent::RulingWithdrawn)
}

/// The pawn stands there as a pawn.
fn without_promotion(done: UciMove) -> UciMove {
    match done {
        UciMove::Normal { from, to, .. } => UciMove::Normal { from, to, promotion: None },
        other => other,
    }
}
