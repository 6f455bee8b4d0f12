//! The scoresheets (8.4 to 8.7): who need not record, what is completed after a flag has fallen, and the signatures.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::gates::{Decided, allowed, for_his_player, goes_on, has_begun, not_over, one};
use crate::game::announcement::Speaker;
use crate::game::command::Scorekeeping;
use crate::game::scoresheet::must_record;
use crate::game::{CompleteScore, Event, Game, Phase, Refusal, Right, RulingEvent, ScoreEvent, ScoreRefusal};
use crate::laws::{Cadence, Millis, Scoresheets};

/// 8.6 — how many moves of the next period can be known to be made.
const MOST_MORE: u32 = 100;

pub(super) fn score(game: &Game, by: Speaker, said: Scorekeeping, at: Millis) -> Decided {
    match said {
        Scorekeeping::Stop(whose) => stop_recording(game, by, whose, at),
        Scorekeeping::Complete(whose) => score_complete(game, by, whose),
        Scorekeeping::Keep => keep_score(game, by),
        Scorekeeping::Update => scores_due(game, by),
        Scorekeeping::Borrow => borrow(game, by),
        Scorekeeping::Reconstruct => reconstruct(game, by, at),
        Scorekeeping::NotShown { color, more } => not_shown(game, by, color, more, at),
        Scorekeeping::Replace(color) => replace_score(game, by, color),
        Scorekeeping::Sign => sign(game, by),
    }
}

/// 8.5.2 — a player whose scoresheet is to be completed moves no piece before it is.
pub(super) fn score_first(game: &Game, color: Color) -> Result<(), Refusal> {
    if game.sheets.is_due(color) {
        return Err(ScoreRefusal::First(color, game.sheets.completing_article()).into());
    }
    Ok(())
}

/// 8.5.1, 8.5.3 — the clocks stand until both scoresheets are complete.
pub(super) fn scores_before_clocks(game: &Game) -> Result<(), Refusal> {
    match Color::ALL.into_iter().find(|color| game.sheets.first.is_some() && game.sheets.is_due(*color)) {
        Some(color) => Err(ScoreRefusal::First(color, game.sheets.completing_article()).into()),
        None => Ok(()),
    }
}

/// 8.4 — only whom the Laws free records no longer.
fn stop_recording(game: &Game, by: Speaker, whose: Option<Color>, at: Millis) -> Decided {
    allowed(game, by, Right::Record)?;
    let color = own_score(game, by, whose)?.unwrap_or(game.turn());
    not_over(game)?;
    has_begun(game)?;
    // 8.1.1.2 — making a move records it.
    if game.setup.regulations.scoresheets == Scoresheets::Electronic {
        return Err(ScoreRefusal::Electronic.into());
    }
    if game.setup.rules().cadence != Cadence::Standard {
        return Err(ScoreRefusal::NeedNotRecord(color).into());
    }
    if game.sheets.has_stopped(color) {
        return Err(ScoreRefusal::StoppedAlready(color).into());
    }
    if must_record(game, color, at) {
        return Err(ScoreRefusal::MustRecord(color).into());
    }
    one(ScoreEvent::RecordingStopped { by, color })
}

/// 8.5 — what was not recorded is written down. Without a name the arbiter and an assistant of both
/// speak of both.
fn score_complete(game: &Game, by: Speaker, whose: Option<Color>) -> Decided {
    allowed(game, by, Right::Record)?;
    let color = own_score(game, by, whose)?;
    not_over(game)?;
    has_begun(game)?;
    let lacks = |one: &Color| game.sheets.has_stopped(*one) || !game.score(*one).is_complete();
    let meant = |one: &Color| color.is_none_or(|color| color == *one);
    let events: Vec<Event> = Color::ALL
        .into_iter()
        .filter(|one| meant(one) && lacks(one))
        .map(|color| Event::Scores(ScoreEvent::ScoreCompleted { by, color }))
        .collect();
    if events.is_empty() { Err(ScoreRefusal::Complete.into()) } else { Ok(events) }
}

/// A player speaks of his own score only, and so does his assistant (D.2.10.3).
fn own_score(game: &Game, by: Speaker, whose: Option<Color>) -> Result<Option<Color>, Refusal> {
    if let Some(color) = whose {
        for_his_player(game, by, Right::Record, color)?;
    }
    match (game.side_of(by), whose) {
        (Some(own), Some(other)) if own != other => Err(ScoreRefusal::OfOpponent.into()),
        (own, whose) => Ok(own.or(whose)),
    }
}

/// 8.5.1 — an arbiter or assistant keeps the score where neither player does.
fn keep_score(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::KeepScore)?;
    not_over(game)?;
    has_begun(game)?;
    if let Some(color) = Color::ALL.into_iter().find(|color| !game.sheets.has_stopped(*color)) {
        return Err(ScoreRefusal::Records(color).into());
    }
    if game.sheets.keeper.is_some() {
        Err(ScoreRefusal::KeptAlready.into())
    } else {
        one(ScoreEvent::ScoreKept { by })
    }
}

/// 8.5.1, 8.5.2 — a flag has fallen, and the game goes on.
fn scores_due(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::KeepScore)?;
    goes_on(game)?;
    let incomplete = |color: &Color| game.sheets.has_stopped(*color);
    let Some(color) = Color::ALL.into_iter().find(incomplete) else {
        return Err(ScoreRefusal::Complete.into());
    };
    if Color::ALL.into_iter().filter(incomplete).all(|color| game.sheets.is_due(color)) {
        return Err(ScoreRefusal::First(color, game.sheets.completing_article()).into());
    }
    one(ScoreEvent::ScoresDue { by })
}

/// 8.5.1, 8.5.2 — who has the move may use a complete scoresheet, and gives it back before he moves.
fn borrow(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Record)?;
    let color = game.side_of(by).unwrap_or(game.turn());
    goes_on(game)?;
    // 8.5.1 — while the clocks stand for it, whose move it is does not matter.
    if !game.sheets.is_due(color) || game.turn() != color && game.sheets.first.is_none() {
        return Err(ScoreRefusal::NotLent(color).into());
    }
    if complete_score(game).is_none() {
        return Err(ScoreRefusal::NoneAtHand.into());
    }
    one(ScoreEvent::ScoreLent { color })
}

/// The scoresheet that is complete, a player's before the arbiter's or assistant's.
fn complete_score(game: &Game) -> Option<CompleteScore> {
    let complete = |color: &Color| game.score(*color).is_complete() && !game.sheets.has_stopped(*color);
    let kept = game.sheets.keeper.map(|_| CompleteScore::Kept);
    Color::ALL.into_iter().find(complete).map(CompleteScore::Of).or(kept)
}

/// 8.5.3 — only where no complete scoresheet is at hand.
fn reconstruct(game: &Game, by: Speaker, at: Millis) -> Decided {
    allowed(game, by, Right::KeepScore)?;
    goes_on(game)?;
    if let Some(whose) = complete_score(game) {
        return Err(ScoreRefusal::AtHand(whose).into());
    }
    let completed = |color| u32::try_from(game.course.completed_moves(color)).unwrap_or(u32::MAX);
    one(ScoreEvent::Reconstructing {
        by,
        position: written_position(game),
        white_left_ms: game.clock.left(Color::White, at),
        black_left_ms: game.clock.left(Color::Black, at),
        running: game.clock.running().map(Speaker::from),
        white_moves: completed(Color::White),
        black_moves: completed(Color::Black),
    })
}

/// 8.6 — the next move counts as the first of the next period, or as a later one where more are known to be
/// made. After a flag that has ended the game the game goes on.
fn not_shown(game: &Game, by: Speaker, whose: Option<Color>, more: u32, at: Millis) -> Decided {
    allowed(game, by, Right::SetClock)?;
    if more > MOST_MORE {
        return Err(Refusal::TooMuch);
    }
    let mut events = Vec::new();
    if game.is_over_by_flag() && game.before_ruling.is_some() {
        events.push(RulingEvent::RulingWithdrawn.into());
    }
    let after = game.after(&events, at);
    goes_on(&after)?;
    let period = |color: Color| after.clock.control(color).place(after.clock.completed(color)).0;
    let first = whose.map_or_else(|| period(Color::White).min(period(Color::Black)), period);
    let moves = |color: Color| {
        let meant = whose.is_none_or(|whose| whose == color) && period(color) == first;
        let to_complete = after.clock.to_complete(color).filter(|_| meant)?;
        Some(after.clock.completed(color).saturating_add(to_complete).saturating_add(more))
    };
    let (white_moves, black_moves) = (moves(Color::White), moves(Color::Black));
    if white_moves.is_none() && black_moves.is_none() {
        return Err(ScoreRefusal::NoNextPeriod.into());
    }
    if !flag_may_have_fallen(&after, at) {
        return Err(ScoreRefusal::NoFlagFallen.into());
    }
    events.push(ScoreEvent::NextPeriod { white_moves, black_moves }.into());
    Ok(events)
}

/// 8.6 — whether there can be time that was overstepped: a flag is down, or scoresheets are completed since one has
/// fallen (8.5).
fn flag_may_have_fallen(game: &Game, at: Millis) -> bool {
    Color::ALL.into_iter().any(|color| game.clock.is_down(color, at) || game.sheets.is_due(color))
}

/// 8.3 — of an electronic scoresheet that is evidently defective another takes the place.
fn replace_score(game: &Game, by: Speaker, color: Color) -> Decided {
    allowed(game, by, Right::KeepScore)?;
    not_over(game)?;
    if game.setup.regulations.scoresheets == Scoresheets::Paper {
        return Err(ScoreRefusal::Paper.into());
    }
    one(ScoreEvent::ScoreReplaced { by, color })
}

/// 8.7 — after the end each player confirms the result, for himself.
fn sign(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Record)?;
    allowed(game, by, Right::Decide)?;
    if !matches!(game.phase, Phase::Over(_)) {
        return Err(ScoreRefusal::NotOver.into());
    }
    let color = by.color().ok_or(ScoreRefusal::WhoSigns)?;
    if game.sheets.has_signed(color) {
        Err(ScoreRefusal::SignedAlready(color).into())
    } else {
        Ok(game.end_stands().into_iter().chain([Event::Scores(ScoreEvent::Signed { color })]).collect())
    }
}

/// The position of the last completed move, as it is written down: a FEN.
pub(super) fn written_position(game: &Game) -> String {
    Fen::from_position(game.position(), EnPassantMode::Legal).to_string()
}
