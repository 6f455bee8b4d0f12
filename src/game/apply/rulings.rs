//! Rulings taken in, and taken back (7, 12).

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::clock::{go_on, halt, stand};
use super::corrected::record_corrected;
use super::made::{cut_to, put_back_before_illegal, put_up};
use super::scores::scores_are_due;
use super::{adjournment, draws, play, scores, touch};
use crate::boards::PlayerBoard;
use crate::game::move_in_progress::PutBack;
use crate::game::parts::RulingReach;
use crate::game::state::Withdrawable;
use crate::game::{
    BoardEvent, Conclusion, DrawEvent, Event, Game, Offence, Phase, PlayEvent, RulingEvent, ScoreEvent,
};
use crate::laws::{Irregularity, Millis, Termination};

/// How many rulings in a row can be withdrawn.
const DEEPEST: u32 = 8;

/// Takes in a ruling, an irregularity, or what is noted.
pub fn apply(game: &mut Game, event: &RulingEvent, at: Millis) {
    match event {
        RulingEvent::IllegalCompleted { color, kind, count, bonus_ms, by } => {
            if goes_back(game, *color, *kind) {
                let pressed = by.is_some() || game.course.is_pressed(*color);
                let over = game.ended_in_hand().is_some();
                put_back_before_illegal(game, *color, at);
                game.act.put_back = Some(if pressed { PutBack::Pressed } else { PutBack::Unpressed });
                // 5.1.1 — what mated was no legal move.
                if over {
                    go_on(game, at);
                }
            }
            illegal(game, *color, *kind, *count, *bonus_ms, at);
        }
        RulingEvent::Protested { against, kind, .. } => {
            stand(game, at);
            game.rulings.protest = Some((*against, *kind));
        }
        RulingEvent::Paused { .. } | RulingEvent::BoardTurned | RulingEvent::StoodStill { .. } => {
            stand(game, at);
        }
        RulingEvent::SheetAsked { color, .. } => {
            let asked = game.sheets.asked.get_mut(*color);
            *asked = asked.saturating_add(1);
        }
        RulingEvent::RestoringAsked { color, plies } => game.rulings.restoring = Some((*color, *plies)),
        RulingEvent::Restored { plies, keep_times, keep_penalties, by_hand } => {
            let boards = by_hand.then(|| game.boards.own.clone());
            restored(game, *plies, (!keep_times).then_some(*keep_penalties), at);
            if let Some(boards) = boards {
                game.boards.own = boards.map(|board| PlayerBoard::new(board.now().clone()));
                game.boards.retraced = true;
            }
        }
        RulingEvent::RecordCorrected { moves } => record_corrected(game, moves, at),
        RulingEvent::RulingWithdrawn => ruling_withdrawn(game, at),
        // What is noted changes nothing.
        RulingEvent::Noted { .. }
        | RulingEvent::Warned { .. }
        | RulingEvent::Penalized { .. }
        | RulingEvent::Displaced { .. } => {}
    }
}

/// Notes the game as it is before a ruling, so that the ruling can be withdrawn.
pub fn note(game: &mut Game, event: &Event, at: Millis) {
    match reach_of(event, game) {
        RulingReach::Ruling => game.before_ruling = Some(Arc::new(withdrawable(game, event, at))),
        RulingReach::Light => {}
        RulingReach::GoneOn => game.before_ruling = None,
    }
}

fn withdrawable(game: &Game, event: &Event, at: Millis) -> Withdrawable {
    let mut former = game.clone();
    let depth = game.before_ruling.as_ref().map_or(0, |before| before.depth + 1);
    if depth >= DEEPEST {
        former.before_ruling = None;
    }
    let corrects = matches!(event, Event::Ruling(RulingEvent::RecordCorrected { .. }));
    let completes = if let Event::Ruling(RulingEvent::IllegalCompleted { color, kind, .. }) = event {
        Some(*color).filter(|_| *kind == Irregularity::Unpromoted)
    } else {
        None
    };
    Withdrawable {
        game: former,
        at,
        completes,
        of_scores: corrects || matches!(event, Event::Scores(ScoreEvent::NextPeriod { .. })),
        by_hand: corrects || matches!(event, Event::Ruling(RulingEvent::Restored { by_hand: true, .. })),
        depth: depth % DEEPEST,
    }
}

/// The game is again what it was before the ruling. What the clocks have run since is charged as if the
/// ruling had never been; where they were stopped by it they stand, and the arbiter lets them run.
fn ruling_withdrawn(game: &mut Game, at: Millis) {
    let Some(before) = game.before_ruling.take() else { return };
    let (mut former, ruled) = (before.game.clone(), before.at);
    let running = former.clock.running();
    if let Some(color) = running {
        let ran = game.clock.used(color, at).saturating_sub(former.clock.used(color, ruled));
        former.clock.stop(ruled.saturating_add(ran));
    }
    if former.phase == Phase::Play {
        if game.phase == Phase::Play {
            former.clock.start(former.course.clock_side(), at);
        } else {
            former.phase = Phase::Paused;
        }
    }
    // 6.7.1 — the arbiter has decided otherwise.
    if matches!(game.phase, Phase::Over(Conclusion { reason: Termination::DefaultTime, .. })) {
        former.presence.absent = ByColor { white: false, black: false };
    }
    let flag_fell = game.is_over_by_flag();
    // What the players have done with their scoresheets since is no ruling.
    if former.course.plies.len() == game.course.plies.len() && !before.of_scores {
        former.sheets.recording = game.sheets.recording;
        former.sheets.scores = game.sheets.scores.clone();
        (former.sheets.keeper, former.sheets.first) = (game.sheets.keeper, game.sheets.first);
    }
    if before.by_hand {
        former.boards.own = game.boards.own.clone();
    }
    *game = former;
    // 8.5 — the flag has fallen all the same, and the game goes on.
    if flag_fell {
        scores_are_due(game, at);
    }
}

/// 7.5.1 — whether the move goes back: an illegal one, or one that stands with a pawn on the last rank (7.5.2).
fn goes_back(game: &Game, color: Color, kind: Irregularity) -> bool {
    kind == Irregularity::IllegalMove
        || kind == Irregularity::Unpromoted && game.course.illegal_on_board(color).is_some()
}

fn illegal(game: &mut Game, color: Color, kind: Irregularity, count: u32, bonus: Millis, at: Millis) {
    game.rulings.illegal.count(color, kind);
    game.rulings.protest = None;
    match kind {
        Irregularity::TwoHands => *game.rulings.counted.get_mut(color) = game.course.last_made(color),
        // The queen is in hand, or comes next.
        Irregularity::Unpromoted => *game.rulings.counted.get_mut(color) = Some(game.course.plies.len()),
        Irregularity::Ruled => *game.rulings.ruled.get_mut(color) = true,
        Irregularity::IllegalMove | Irregularity::EmptyPress => {}
    }
    game.clock.add(!color, bonus, at);
    if count >= game.setup.rules().illegal_loses_at {
        halt(game, Phase::Verdict(Offence::IllegalMoves(color)), at);
    }
}

/// 7.1 — back to the position after so many plies; the clocks stand, with their times as they were then, and with
/// or without the penalties since, unless they stay.
fn restored(game: &mut Game, plies: usize, with_penalties: Option<bool>, at: Millis) {
    game.clock.stop(at);
    if let Some(with_penalties) = with_penalties {
        game.clock = game.clock_put_back(plies, with_penalties, at);
    }
    cut_to(game, plies.min(game.course.plies.len()));
    game.course.stands_until = None;
    put_up(game);
    game.phase = Phase::Paused;
}

/// What an event is to the last ruling.
pub fn reach_of(event: &Event, game: &Game) -> RulingReach {
    match event {
        event if belongs_to_the_last(event, game) => RulingReach::Light,
        Event::Play(event) => play::reach(event),
        Event::Draw(event) => draws::reach(event),
        Event::Clock(_) => RulingReach::Ruling,
        Event::Hands(event) => touch::reach(event),
        Event::Ruling(event) => reach(event),
        Event::Adjournment(event) => adjournment::reach(event),
        Event::Scores(event) => scores::reach(event),
        Event::Boards(_) | Event::Damaged(_) => RulingReach::GoneOn,
    }
}

/// Whether this event is part of what was ruled last: the end that a flag, a resignation or an illegal move brings is
/// one ruling with it, a claim with its answer, and a move that a ruling completes; D.2.9 — hands do what was ruled.
fn belongs_to_the_last(event: &Event, game: &Game) -> bool {
    let before = game.before_ruling.as_ref();
    let claim_examined = matches!(game.phase, Phase::ClaimPending(_)) && before.is_some();
    match event {
        Event::Play(PlayEvent::Ended { .. }) => {
            claim_examined || matches!(game.phase, Phase::Verdict(_) | Phase::Arbiter(_))
        }
        Event::Draw(event) => claim_examined && matches!(event, DrawEvent::ClaimFailed { .. }),
        Event::Play(event) => {
            let completes = before.is_some_and(|before| before.completes == Some(game.turn()));
            let of_move = matches!(
                event,
                PlayEvent::Announced { .. } | PlayEvent::Repeated { .. } | PlayEvent::Completed { .. }
            );
            completes && of_move
        }
        Event::Boards(event) => {
            let by_hand = before.is_some_and(|before| before.by_hand);
            let of_hands = matches!(
                event,
                BoardEvent::SettingRight { .. }
                    | BoardEvent::StepDone
                    | BoardEvent::BoardsAgree
                    | BoardEvent::BoardsDiffer { .. }
            );
            by_hand && of_hands
        }
        Event::Clock(_)
        | Event::Hands(_)
        | Event::Ruling(_)
        | Event::Adjournment(_)
        | Event::Scores(_)
        | Event::Damaged(_) => false,
    }
}

fn reach(event: &RulingEvent) -> RulingReach {
    match event {
        RulingEvent::IllegalCompleted { .. }
        | RulingEvent::Warned { .. }
        | RulingEvent::Penalized { .. }
        | RulingEvent::Displaced { .. }
        | RulingEvent::BoardTurned
        | RulingEvent::Restored { .. }
        | RulingEvent::RecordCorrected { .. } => RulingReach::Ruling,
        RulingEvent::RulingWithdrawn
        | RulingEvent::Paused { .. }
        | RulingEvent::Noted { .. }
        | RulingEvent::SheetAsked { .. }
        | RulingEvent::StoodStill { .. }
        | RulingEvent::RestoringAsked { .. }
        | RulingEvent::Protested { .. } => RulingReach::Light,
    }
}
