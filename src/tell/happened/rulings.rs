//! What an arbiter rules, in words, with the article.

use shakmaty::Color;

use super::ended::ended;
use super::going_on::{go_on_hint, then_go_on};
use super::record::{proposal, record_corrected, retraced};
use super::scores::scores_due;
use crate::args;
use crate::game::{ClockEvent, Desk, Event, Game, Phase, RulingEvent, Speaker};
use crate::laws::{Cadence, Irregularity, as_shown};
use crate::speech::sound::Earcon;
use crate::tell::answers::course;
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// The sentence of a ruling.
pub(super) fn ruling(
    event: &RulingEvent,
    was: &Game,
    game: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let voice = phrasing.voice();
    match event {
        RulingEvent::IllegalCompleted { .. } => illegal_completed(event, was, game, phrasing),
        RulingEvent::Paused { by, reason } => paused(*by, reason.as_deref(), game, phrasing),
        RulingEvent::StoodStill { for_ms } => {
            let time = phrasing.duration(*for_ms);
            let id =
                if game.setup().desk == Desk::Tournament { Id::STOOD_STILL_ARBITER } else { Id::STOOD_STILL };
            vec![voice.tell(id, &args!("time" => time))]
        }
        RulingEvent::Noted { text, .. } => {
            vec![voice.tell(Id::NOTED, &args!("text" => text.clone()))]
        }
        RulingEvent::Warned { color, reason } => {
            let reason = reason.clone().unwrap_or_default();
            let id = if reason.is_empty() { Id::WARNED } else { Id::WARNED_FOR };
            vec![voice.tell(id, &args!("color" => color_key(*color), "text" => reason))]
        }
        RulingEvent::Penalized { color, penalty } => {
            vec![voice.tell(Id::PENALIZED, &args!("color" => color_key(*color), "text" => penalty.clone()))]
        }
        RulingEvent::Protested { against, kind, .. } => {
            vec![protested(*against, *kind, phrasing)]
        }
        // What was shown is told in answer.
        RulingEvent::SheetAsked { color, shown: false } => {
            let blitz = game.setup().rules().cadence == Cadence::Blitz;
            let article = if blitz { "B.2.3" } else { "A.4.3" };
            vec![voice.tell(Id::SHEET_REFUSED, &args!("color" => color_key(*color), "article" => article))]
        }
        RulingEvent::RestoringAsked { color, .. } => {
            vec![phrasing.of_color(Id::RESTORING_ASKED, *color)]
        }
        RulingEvent::Restored { plies, by_hand: true, keep_penalties, .. } => {
            let mut told = vec![retraced(*plies, game, phrasing)];
            told.extend(penalties_since(*plies, *keep_penalties, was, phrasing));
            told.extend(then_go_on(game, phrasing).filter(|_| game.wrong_board().is_none()));
            told
        }
        RulingEvent::RecordCorrected { moves } => {
            let mut told = record_corrected(moves, was, game, rest, phrasing);
            told.extend(then_go_on(game, phrasing).filter(|_| rest.is_empty()));
            told
        }
        RulingEvent::Restored { keep_times: true, .. } => {
            restored(Id::RESTORED_KEEPING_TIMES, game, phrasing)
        }
        RulingEvent::Restored { plies, keep_penalties, .. } => {
            let mut told = restored(Id::RESTORED, game, phrasing);
            told.splice(1..1, penalties_since(*plies, *keep_penalties, was, phrasing));
            told
        }
        RulingEvent::RulingWithdrawn => {
            let mut told = restored(Id::RULING_WITHDRAWN, game, phrasing);
            // D.2.9 — the arbiter is asked again for what he had accepted.
            let proposal = proposal(game, phrasing);
            if !proposal.is_empty() {
                told.pop();
                told.extend(proposal);
            }
            // 8.5 — where a flag has fallen the scoresheets come first.
            let due = scores_due(game, phrasing);
            if !due.is_empty() && game.sheets().first.is_some() {
                told.pop();
            }
            told.extend(due);
            told
        }
        RulingEvent::BoardTurned => vec![voice.say(Id::BOARD_TURNED)],
        RulingEvent::Displaced { color } => {
            vec![phrasing.of_color(Id::DISPLACED, *color)]
        }
        RulingEvent::SheetAsked { shown: true, .. } => Vec::new(),
    }
}

/// 6.10, 12.5, 12.9 — what the arbiter has set, given or taken on the clocks.
pub(super) fn clock_order(event: &ClockEvent, phrasing: &Phrasing<'_>) -> Vec<String> {
    let time = |id: Id, color: shakmaty::Color, time: u64| {
        let time = phrasing.duration(time);
        vec![phrasing.tell(id, &args!("color" => color_key(color), "time" => time))]
    };
    let count = |id: Id, color: shakmaty::Color, count: u32| {
        vec![phrasing.tell(id, &args!("color" => color_key(color), "count" => count))]
    };
    // A.5.1.1 — what the arbiter gives as his reason.
    let set = |told: Vec<String>, schedule: bool| {
        let why = schedule.then(|| phrasing.voice().say(Id::FOR_SCHEDULE));
        told.into_iter().chain(why).collect()
    };
    match event {
        ClockEvent::ClockSet { color, left_ms, schedule } => {
            set(time(Id::CLOCK_SET, *color, as_shown(*left_ms)), *schedule)
        }
        ClockEvent::TimeAdded { color, time_ms } => time(Id::TIME_ADDED, *color, *time_ms),
        ClockEvent::AdditionalTime { color, time_ms, reason } => {
            let time = phrasing.duration(*time_ms);
            let args = args!("color" => color_key(*color), "time" => time, "text" => reason.clone());
            vec![phrasing.tell(Id::ADDITIONAL_TIME, &args)]
        }
        ClockEvent::TimeCut { color, time_ms } => time(Id::TIME_CUT, *color, *time_ms),
        ClockEvent::MovesSet { color, moves, schedule } => {
            set(count(Id::MOVES_SET, *color, *moves), *schedule)
        }
        ClockEvent::ByoYomiSet { color, periods, schedule } => {
            set(count(Id::BYO_YOMI_SET, *color, *periods), *schedule)
        }
        ClockEvent::BothFlagsDown => vec![phrasing.say(Id::FLAGS_GO_ON)],
    }
}

/// 7.5.5 — an illegal move that counts, what it costs, and what goes back with it.
fn illegal_completed(event: &RulingEvent, was: &Game, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let RulingEvent::IllegalCompleted { color, kind, count, bonus_ms, .. } = event else {
        return Vec::new();
    };
    let rules = game.setup().rules();
    let loses = if *count >= rules.illegal_loses_at { "yes" } else { "no" };
    let bonus = phrasing.duration(*bonus_ms);
    let args = args!(
        "color" => color_key(*color), "irregularity" => kind.name(), "count" => *count, "loses" => loses,
    );
    let mut told = vec![voice.tell(Id::ILLEGAL_COMPLETED, &args)];
    // Without a clock there is nothing to receive.
    if *bonus_ms > 0 {
        let received = args!("color" => color_key(*color), "bonus" => bonus);
        told.push(voice.tell(Id::OPPONENT_RECEIVES, &received));
    }
    match kind {
        Irregularity::Unpromoted => told.push(voice.say(Id::ILLEGAL_QUEEN)),
        Irregularity::IllegalMove if loses == "no" => told.push(voice.say(Id::ILLEGAL_TAKEN_BACK)),
        Irregularity::IllegalMove
        | Irregularity::EmptyPress
        | Irregularity::TwoHands
        | Irregularity::Ruled => {}
    }
    // 6.2.2, 7.5.1 — what was replied goes back too.
    let gone = was.plies().len().saturating_sub(game.plies().len());
    if gone > 1 || gone == 1 && was.hand().is_some() {
        told.push(voice.say(Id::REPLY_TAKEN_BACK));
    }
    // 7.5.1, 7.1 — a move that was pressed goes back with the times.
    let pressed = was.plies().get(game.plies().len()).is_some_and(|ply| ply.completed_at.is_some());
    if pressed && *kind == Irregularity::IllegalMove && loses == "no" && game.clock().is_timed() {
        told.push(voice.say(Id::TIMES_BEFORE_PRESS));
    }
    // Where it loses, the article stands behind the end.
    if loses == "no" {
        told.push(voice.tell(Id::ARTICLE, &args!("article" => kind.article())));
    }
    if *game.phase() == Phase::Paused {
        told.push(go_on_hint(game, phrasing));
    }
    told
}

/// 4.8 — the arbiter is called, against whom and for what.
pub fn protested(against: Color, kind: Irregularity, phrasing: &Phrasing<'_>) -> String {
    let args =
        args!("color" => color_key(against), "irregularity" => kind.name(), "article" => kind.article());
    phrasing.tell(Id::PROTESTED, &args)
}

fn paused(by: Speaker, reason: Option<&str>, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let by_player = by.color().is_some() && game.setup().desk == Desk::Tournament;
    let told = match (reason, by_player) {
        (Some(reason), true) => voice.tell(Id::PAUSED_SEEKING, &args!("text" => reason.to_owned())),
        (Some(reason), false) => voice.tell(Id::PAUSED_FOR, &args!("text" => reason.to_owned())),
        (None, true) => voice.say(Id::PAUSED_WITHOUT_REASON),
        (None, false) => voice.say(Id::CLOCKS_STAND),
    };
    vec![told]
}

/// 7.1 — which time given and cut since this ply stays or does not, where there is any.
fn penalties_since(plies: usize, stay: bool, was: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    let then = was.clock_then(plies);
    let mut each = Vec::new();
    for color in Color::ALL {
        let (given, cut) = was.clock().penalties_since(&then, color);
        for (id, time) in [(Id::PENALTY_GIVEN, given), (Id::PENALTY_CUT, cut)] {
            let args = args!("color" => color_key(color), "time" => phrasing.duration(time));
            each.extend((time > 0).then(|| phrasing.tell(id, &args)));
        }
    }
    let id = if stay { Id::RESTORED_WITH_PENALTIES } else { Id::RESTORED_WITHOUT_PENALTIES };
    let told = || phrasing.tell(id, &args!("text" => phrasing.list(&each)));
    (!each.is_empty()).then(told)
}

/// The game as it stands after the arbiter put it back: the last move, the clocks, who is to move.
fn restored(id: Id, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let mut told = vec![voice.say(id)];
    if let Some(outcome) = game.outcome() {
        told.extend(ended(outcome.reason, false, game, phrasing));
        return told;
    }
    if *game.phase() == Phase::NotStarted {
        return told;
    }
    if let Some(ply) = game.plies().last() {
        let played = course::played(game, game.plies().len() - 1, phrasing);
        told.push(voice.tell(Id::RESUMED_LAST, &args!("mover" => color_key(ply.color), "move" => played)));
    }
    if let Some(done) = phrasing.in_hand(game) {
        told.push(voice.tell(Id::RESUMED_HAND, &args!("move" => done)));
    }
    if *game.phase() == Phase::Paused {
        told.push(go_on_hint(game, phrasing));
    }
    told
}

/// What an event of this family is in one line.
pub(super) fn clock_cue(event: &ClockEvent) -> Cue {
    match event {
        ClockEvent::ClockSet { color, .. }
        | ClockEvent::MovesSet { color, .. }
        | ClockEvent::ByoYomiSet { color, .. } => Cue::quiet(Salience::Desk, Id::BRIEF_CLOCK_SET).of(*color),
        ClockEvent::TimeAdded { color, time_ms } | ClockEvent::AdditionalTime { color, time_ms, .. } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_TIME_ADDED).on(Subject::Time(*color, *time_ms))
        }
        ClockEvent::TimeCut { color, time_ms } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_TIME_CUT).on(Subject::Time(*color, *time_ms))
        }
        ClockEvent::BothFlagsDown => {
            Cue::sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_BOTH_FLAGS).important()
        }
    }
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &RulingEvent) -> Cue {
    match event {
        RulingEvent::Noted { .. } => Cue::quiet(Salience::Note, Id::BRIEF_NOTED),
        RulingEvent::SheetAsked { color, .. } => {
            Cue::sounds(Salience::Note, Earcon::Refused, Id::BRIEF_SHEET_REFUSED).of(*color)
        }
        RulingEvent::Paused { .. } | RulingEvent::StoodStill { .. } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_CLOCKS_STAND)
        }
        RulingEvent::Restored { .. } => Cue::quiet(Salience::Desk, Id::BRIEF_RESTORED),
        RulingEvent::RecordCorrected { .. } => Cue::quiet(Salience::Desk, Id::BRIEF_RECORD_CORRECTED),
        RulingEvent::RulingWithdrawn => Cue::quiet(Salience::Desk, Id::BRIEF_RULING_WITHDRAWN),
        RulingEvent::RestoringAsked { color, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_RESTORING_ASKED).of(*color)
        }
        RulingEvent::Protested { against, .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_PROTESTED).of(*against)
        }
        RulingEvent::BoardTurned => Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_BOARD_TURNED),
        RulingEvent::Displaced { color } => {
            Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_DISPLACED).of(*color)
        }
        RulingEvent::IllegalCompleted { color, .. } => {
            Cue::sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_ILLEGAL).of(*color).important()
        }
        RulingEvent::Warned { color, .. } => {
            Cue::sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_WARNED).of(*color)
        }
        RulingEvent::Penalized { color, .. } => {
            Cue::sounds(Salience::Wrong, Earcon::Refused, Id::BRIEF_PENALIZED).of(*color)
        }
    }
}
