//! What helps to find a move, what a move has cost, and what a position is worth, as whoever judges positions thinks of
//! it. Never where 11.3.1 holds: at practice, and in a game that is gone over.

use shakmaty::Position;

use super::adviser::Advice;
use super::engine::engine_in_play;
use super::outcome::Addressed;
use super::state::Session;
use crate::evaluation::judged;
use crate::game::{Desk, Ply, Refusal, Right, Speaker, is_allowed};
use crate::opponent::{Analyst, EngineState};
use crate::query::{HintStep, hint};
use crate::tell::{Fact, JudgedMove, Variable};
use crate::voice::Id;

/// Who judges positions here: the engine that plays, or else the one that is settled, or one that is installed.
fn analyst<'s>(session: &'s mut Session<'_>) -> &'s mut Analyst {
    let settled = session.settled.store.settings().practice_engine();
    let name = engine_in_play(session).or(settled).map(str::to_owned);
    let simulated = session.time.is_simulated();
    session.adviser.analyst(name.as_deref(), simulated)
}

/// The way to it for a lesson.
pub(super) fn advice<'s>(session: &'s Session<'_>) -> Advice<'s> {
    let settled = session.settled.store.settings().practice_engine();
    session.adviser.by(engine_in_play(session).or(settled), session.time.is_simulated())
}

/// 11.3.1 — what helps to find a move, at the practice desk and nowhere else; asked again in the same position, a step
/// further.
pub(super) fn advise(session: &mut Session<'_>, by: Speaker) -> Addressed {
    if let Some(refusal) = not_here(session, by) {
        return session.refuse(refusal);
    }
    let game = session.game();
    let own = by.color().is_none_or(|color| color == game.turn());
    let position = game.position().clone();
    if !own || game.hand().is_some() || game.outcome().is_some() {
        return session.answered("hint", Id::HINT_NONE);
    }
    let given = session.adviser.given.take().filter(|(at, ..)| *at == position);
    let found = match given {
        Some((_, hint, step)) => Some((hint, step.next())),
        None => hint(&position, &analyst(session).evaluate(&position)).map(|hint| (hint, HintStep::Look)),
    };
    let Some((hint, step)) = found else { return session.answered("hint", Id::HINT_NONE) };
    session.adviser.given = Some((position.clone(), hint.clone(), step));
    session.answered("hint", Fact::Hint(Box::new((position, hint)), step))
}

/// 11.3.1 — whether there was a better move than the last of whoever asks.
pub(super) fn better(session: &mut Session<'_>, by: Speaker) -> Addressed {
    if let Some(refusal) = not_here(session, by) {
        return session.refuse(refusal);
    }
    let game = session.game();
    // In a game that is gone over it is the last move, whoever made it.
    let played = session.lesson.is_none();
    let asking = by.color().filter(|color| played && game.setup().partner() != Some(*color));
    let is_own = |ply: &Ply| asking.is_none_or(|color| ply.color == color);
    let plies = game.plies();
    let last = plies
        .iter()
        .zip(game.positions().iter())
        .rfind(|(ply, before)| is_own(ply) && before.is_legal(ply.played));
    let Some((played, before)) = last.map(|(ply, before)| (ply.played, before.clone())) else {
        return session.answered("better", Id::JUDGED_NOTHING);
    };
    let known = analyst(session).evaluate(&before);
    let mut after = before.clone();
    after.play_unchecked(played);
    let made = known.of_move(played).unwrap_or_else(|| analyst(session).evaluate(&after).score);
    let judgement = judged(&known, made, played, before.turn());
    session.answered("better", Fact::Judged(Box::new(JudgedMove { before, played, judgement })))
}

/// What a position in a game that is gone over is worth, and what is best there.
pub(super) fn worth(session: &mut Session<'_>) -> Option<Vec<Fact>> {
    session.lesson.as_ref().filter(|lesson| lesson.advises())?;
    let position = session.game().position_with_hand();
    let known = analyst(session).evaluate(&position);
    let best = known.best().map(|best| {
        let best = Variable::Moves(Box::new(position.clone()), vec![best]);
        Fact::Say(Id::EVALUATION_BEST, vec![("move", best)])
    });
    Some([Fact::Score(known.score)].into_iter().chain(best).collect())
}

/// What an engine thinks of the position, where there is one and nothing forbids it.
pub(super) fn engines_word(session: &mut Session<'_>) -> Option<Fact> {
    if session.game().setup().desk != Desk::Practice
        || !matches!(analyst(session).engine(), EngineState::There(_))
    {
        return None;
    }
    let position = session.game().position_with_hand();
    Some(Fact::Score(analyst(session).evaluate(&position).score))
}

/// Why nobody is told it here.
fn not_here(session: &Session<'_>, by: Speaker) -> Option<Refusal> {
    (!is_allowed(by, Right::Hint, session.game().setup().desk)).then_some(Refusal::MayNot(Right::Hint))
}
