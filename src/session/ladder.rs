//! The blindfold ladder at a session: the position told at its first rung, what was counted at the end, and which rung comes
//! next.

use shakmaty::Color;

use super::asking::view_of;
use super::dialog::NextRung;
use super::next_game::{is_done, stands};
use super::outcome::Addressed;
use super::rung::{LOOKED_AT, count, of_rung, reached_rung, rung_at_play};
use super::state::Session;
use crate::game::{Event, Game, Phase, PlayEvent, Reach, Rung, Speaker, Transition};
use crate::laws::GameResult;
use crate::query::{Operand, query};
use crate::record::{Ending, Library, LibraryError, Practice, PracticeLog, Practised};
use crate::tell::{Fact, Outcome, Variable};
use crate::training::ladder::{LadderGame, earned};
use crate::voice::Id;

/// At the first rung: the position, when it is the person's move again.
pub(super) fn position_told(session: &mut Session<'_>, happened: &[Transition]) -> Option<Addressed> {
    let rung = rung_at_play(session.game())?;
    let partner = session.game().setup().partner()?;
    let moved = |transition: &Transition| {
        let Event::Play(PlayEvent::Announced { by, .. }) = &transition.record.event else { return false };
        by.color() == Some(partner)
    };
    let is_due = rung.tells_position() && *session.game().phase() == Phase::Play;
    if !is_due || session.game().turn() == partner || !happened.iter().any(moved) {
        return None;
    }
    let asked = query("position", Operand::None)?;
    let found = asked.answer(&view_of(session, Speaker::from(!partner))).ok()?;
    Some(session.answered("position", Fact::Answer(found)))
}

/// A game at practice against the partner or an engine is over: it is kept that it was, and what was counted at the ladder
/// is told, with the next rung where that is earned. That is asked then.
pub(super) fn over(session: &mut Session<'_>) -> Vec<Addressed> {
    let Some((color, ending)) = ending(session.game()) else { return Vec::new() };
    count(session, &Practice::Game(session.id(), ending));
    let Some(rung) = session.game().setup().rung else { return Vec::new() };
    let mut told = vec![counted(session, Id::RUNG_COUNTED, rung)];
    let next = session.library().and_then(|path| Library::read(path).and_then(|it| next_earned(&it)).ok()?);
    if let Some(next) = next.filter(|_| stands(session)) {
        told.push(of_rung(Id::RUNG_EARNED, next));
        session.terminal_mut().dialog = Some(Box::new(NextRung { rung: next, by: Speaker::from(color) }));
    }
    vec![session.compose(&Outcome::notice("ladder", told))]
}

/// How a game against the partner or an engine has ended for the person, whose colour comes with it.
fn ending(game: &Game) -> Option<(Color, Ending)> {
    let partner = game.setup().partner().filter(|_| is_done(game))?;
    Some((
        !partner,
        match game.outcome()?.result {
            GameResult::Won(winner) if winner == partner => Ending::Lost,
            GameResult::Won(_) => Ending::Won,
            _ => Ending::Drawn,
        },
    ))
}

/// What was counted in this game.
fn counted(session: &Session<'_>, id: Id, rung: Rung) -> Fact {
    let kept = session
        .library()
        .map(|path| Library::read(path).and_then(|it| PracticeLog::of(&it).of_game(session.id())));
    let kept = kept.and_then(Result::ok).unwrap_or_default();
    let (impossible, questions) = counts(&kept);
    Fact::Say(
        id,
        vec![
            ("rung", Variable::Number(rung.get().into())),
            ("impossible", Variable::count(impossible)),
            ("questions", Variable::count(questions.len())),
        ],
    )
}

fn counts(kept: &[Practised]) -> (usize, Vec<Reach>) {
    let impossible = kept.iter().filter(|line| matches!(line.what, Practice::Impossible(_))).count();
    let reach =
        |line: &Practised| if let Practice::Question(_, reach) = line.what { Some(reach) } else { None };
    (impossible, kept.iter().filter_map(reach).collect())
}

/// The rung that is earned with the newest game.
fn next_earned(library: &Library) -> Result<Option<Rung>, LibraryError> {
    let mut games = Vec::new();
    let mut ids: Vec<i64> = Vec::new();
    for line in PracticeLog::of(library).behind(0)?.into_iter().rev() {
        if let Practice::Game(game, _) = line.what
            && !ids.contains(&game)
        {
            ids.push(game);
        }
    }
    for id in ids.into_iter().take(LOOKED_AT) {
        match library.game(id) {
            Ok(found) => games.extend(of_ladder(&found.game, &PracticeLog::of(library).of_game(id)?)),
            Err(LibraryError::Damaged(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(earned(games))
}

/// A game that was played at the ladder and is over.
fn of_ladder(game: &Game, kept: &[Practised]) -> Option<LadderGame> {
    let rung = game.setup().rung?;
    let game = game.as_left();
    let (own, ending) = ending(&game)?;
    let (impossible, questions) = counts(kept);
    let moves = game.plies().iter().filter(|ply| ply.color == own).count();
    Some(LadderGame { rung, moves, won: ending == Ending::Won, impossible, questions })
}

/// "Ladder": at which rung this game is played, and what was counted; elsewhere the rung that was reached.
pub(super) fn ladder(session: &mut Session<'_>) -> Addressed {
    if let Some(rung) = session.game().setup().rung {
        let told = vec![of_rung(Id::RUNG_IS, rung), counted(session, Id::RUNG_SO_FAR, rung)];
        return session.answered("ladder", told);
    }
    let reached = session.library().and_then(|path| reached_rung(&Library::read(path).ok()?).ok()?);
    let told = match reached {
        Some(rung) => of_rung(Id::LADDER_REACHED, rung),
        None => Id::LADDER_NONE.into(),
    };
    session.answered("ladder", told)
}
