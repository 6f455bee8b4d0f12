//! How practice goes, at a desk: when it is asked, and at the end of a sitting.

use super::outcome::Addressed;
use super::state::Session;
use crate::drills::{proposed, standings};
use crate::record::{Cards, Library, LibraryError, PracticeLog, Practised};
use crate::tell::{Fact, ProgressFact, Variable};
use crate::training::progress::{Done, Week, improvement, weeks};
use crate::voice::Id;

/// So many weeks are told at a desk; the rest is for `ansage progress`.
const TOLD: usize = 2;

/// "Progress": the last weeks, and what comes next.
pub(super) fn progress(session: &mut Session<'_>) -> Addressed {
    let now = session.time.date();
    let read = session.library().map(|path| Library::read(path).and_then(|it| last_weeks(it, now, TOLD)));
    match read {
        Some(Ok(told)) if !told.is_empty() => {
            session.answered("progress", told.into_iter().map(Fact::from).collect::<Vec<_>>())
        }
        Some(Err(error)) => {
            let why = Fact::Say(Id::PROGRESS_UNREAD, vec![("why", Variable::Library(error))]);
            session.refused("progress", why)
        }
        _ => session.answered("progress", Id::PROGRESS_NONE),
    }
}

/// At most so many weeks, the newest first, and what comes next; nothing where nothing was practised. `now` is in
/// milliseconds since 1970.
///
/// # Errors
/// The library cannot be read.
pub(crate) fn last_weeks(library: Library, now: i64, most: usize) -> Result<Vec<ProgressFact>, LibraryError> {
    let found = weeks(&PracticeLog::of(&library).behind(0)?);
    let told = found.iter().rev().take(most).map(|week| {
        let ago = u32::try_from(Week::of(now) - week.number).unwrap_or_default();
        ProgressFact::Week(ago, *week)
    });
    let mut told: Vec<ProgressFact> = told.collect();
    if !told.is_empty() {
        told.push(next(library, now)?);
    }
    Ok(told)
}

/// The drill that is proposed next.
fn next(library: Library, now: i64) -> Result<ProgressFact, LibraryError> {
    let cards = Cards::of(library).all()?.into_iter().collect();
    let standings = standings(&cards, now);
    let next = standings[proposed(&standings)];
    Ok(ProgressFact::Next(next.drill.key, next.due, next.known))
}

/// At the end of a sitting: what was practised in it, what went better than before, and what comes next; nothing where
/// nothing was practised, or that cannot be read.
pub(super) fn of_sitting(session: &Session<'_>) -> Option<(Fact, Vec<Fact>)> {
    let (began, now) = (session.settled.sitting_began, session.time.date());
    let library = Library::read(session.library()?).ok()?;
    let log = PracticeLog::of(&library).behind(0).ok()?;
    let (before, sitting): (Vec<Practised>, Vec<Practised>) =
        log.into_iter().partition(|line| line.id <= began);
    let done = Done::of(&sitting);
    if done.is_nothing() {
        return None;
    }
    let better = improvement(&sitting, &before).map(ProgressFact::Improved);
    let then = better.into_iter().chain(next(library, now).ok()).map(Fact::from).collect();
    Some((ProgressFact::Sitting(done).into(), then))
}
