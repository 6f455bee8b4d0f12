//! The clock started, stopped and let run again (6.6, 6.11).

use super::adjournment;
use super::gates::{Decided, FEW_ARBITERS_ACT_BEFORE, allowed, in_play, not_over, one};
use super::scores::scores_before_clocks;
use crate::game::announcement::Speaker;
use crate::game::command::ClockOrder;
use crate::game::{ClockEvent, Desk, Event, Game, Phase, PlayEvent, Refusal, Right, RulingEvent};
use crate::laws::Millis;

/// The most a clock can be set to, in milliseconds: a day.
const LONGEST: Millis = 24 * 60 * 60 * 1000;

/// The most moves, or byo-yomi periods, a counter can be set to.
const MOST: u32 = 500;

pub(super) fn start(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Clock)?;
    if game.phase != Phase::NotStarted {
        return run_again(game, by, Refusal::Started);
    }
    if !game.setup.regulations.bridges() {
        return Err(Refusal::AssistantNeeded);
    }
    one(PlayEvent::Started { by })
}

pub(super) fn go_on(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Clock)?;
    let setting_right = matches!(game.phase, Phase::SettingRight(..));
    run_again(game, by, if setting_right { Refusal::SettingRight } else { Refusal::NotPaused })
}

/// The clocks run again where they stand for the arbiter or a player to let them; why not, where nothing keeps them.
fn run_again(game: &Game, by: Speaker, otherwise: Refusal) -> Decided {
    match game.phase {
        Phase::Paused => scores_before_clocks(game).and_then(|()| one(PlayEvent::Continued { by })),
        Phase::Sealing if game.clock.running().is_none() => one(PlayEvent::Continued { by }),
        Phase::Adjourned => adjournment::resume(game, by),
        Phase::Play | Phase::Sealing | Phase::SettingRight(..) | Phase::Verdict(_) | Phase::Arbiter(_) => {
            Err(otherwise)
        }
        Phase::NotStarted
        | Phase::ConsentPending(_)
        | Phase::ClaimPending(_)
        | Phase::ClaimWritten(_)
        | Phase::ClaimReferred(_)
        | Phase::Over(_) => in_play(game).map(|()| Vec::new()),
    }
}

/// 6.11.1 by the arbiter, 6.11.2 by a player who seeks him; what for is kept (6.11.4). An event may have it on
/// his own time only.
pub(super) fn pause(game: &Game, by: Speaker, reason: Option<&String>) -> Decided {
    allowed(game, by, Right::StopClock)?;
    let of_player = game.side_of(by).filter(|_| game.setup.desk != Desk::Relay);
    let others = of_player.is_some_and(|color| game.clock.running() == Some(!color));
    if others && game.setup.regulations.stops_own_time_only {
        return Err(Refusal::OwnTimeOnly);
    }
    if game.phase != Phase::Sealing || game.clock.running().is_none() {
        in_play(game)?;
    }
    one(RulingEvent::Paused { by, reason: reason.cloned() })
}

/// What the clocks would have run in a time in which no program ran is nobody's; a running game stands
/// until somebody lets it run.
pub(super) fn stood_still(game: &Game, time: Millis) -> Vec<Event> {
    let runs = game.phase == Phase::Play || (game.phase == Phase::Sealing && game.clock.running().is_some());
    runs.then_some(Event::Ruling(RulingEvent::StoodStill { for_ms: time })).into_iter().collect()
}

/// 6.10.2, 12.9 — the arbiter sets, adds and cuts. A flag that is down is no hindrance: its time may be
/// what is set.
pub(super) fn order(game: &Game, by: Speaker, order: &ClockOrder, schedule: bool, at: Millis) -> Decided {
    allowed(game, by, Right::SetClock)?;
    not_over(game)?;
    setting_may_change(game, order, schedule)?;
    // Elsewhere nobody asks for the reason.
    let schedule = schedule && game.setup.rules().unnoticed_stands();
    let counts = matches!(order, ClockOrder::SetMoves(..));
    if !(game.setup.time.is_timed() || counts && game.setup.time.counts_up()) {
        return Err(Refusal::NoClock);
    }
    let millis = |time: std::time::Duration| {
        let time = Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX);
        if time > LONGEST { Err(Refusal::TooMuch) } else { Ok(time) }
    };
    let few = |count: u32| if count > MOST { Err(Refusal::TooMuch) } else { Ok(count) };
    let given = |color, time| {
        let time_ms = millis(time)?;
        let mut clock = game.clock.clone();
        clock.add(color, time_ms, at);
        if clock.left(color, at) > LONGEST { Err(Refusal::TooMuch) } else { Ok(time_ms) }
    };
    Ok(vec![match *order {
        ClockOrder::Set(color, time) => {
            Event::Clock(ClockEvent::ClockSet { color, left_ms: millis(time)?, schedule })
        }
        ClockOrder::SetMoves(color, moves) => {
            Event::Clock(ClockEvent::MovesSet { color, moves: few(moves)?, schedule })
        }
        ClockOrder::SetByoYomi(color, _) if game.clock.byo_yomi(color, at).is_none() => {
            return Err(Refusal::NoByoYomi);
        }
        ClockOrder::SetByoYomi(color, periods) => {
            Event::Clock(ClockEvent::ByoYomiSet { color, periods: few(periods)?, schedule })
        }
        ClockOrder::Add(color, time) => {
            Event::Clock(ClockEvent::TimeAdded { color, time_ms: given(color, time)? })
        }
        ClockOrder::AddFor(color, time, ref reason) => Event::Clock(ClockEvent::AdditionalTime {
            color,
            time_ms: given(color, time)?,
            reason: reason.clone(),
        }),
        ClockOrder::Cut(color, time) => {
            let there = game.clock.available(color, at);
            Event::Clock(ClockEvent::TimeCut { color, time_ms: millis(time)?.min(there) })
        }
    }])
}

/// A.5.1.1 — in rapid and blitz with few arbiters the clocks' setting is not changed after ten moves completed by
/// each player, unless the schedule of the event would suffer. Time given or cut is no setting.
fn setting_may_change(game: &Game, order: &ClockOrder, schedule: bool) -> Result<(), Refusal> {
    let penalty = matches!(order, ClockOrder::Add(..) | ClockOrder::AddFor(..) | ClockOrder::Cut(..));
    let stays =
        game.setup.rules().unnoticed_stands() && game.course.completed_by_both() >= FEW_ARBITERS_ACT_BEFORE;
    if stays && !penalty && !schedule { Err(Refusal::SettingStays) } else { Ok(()) }
}
