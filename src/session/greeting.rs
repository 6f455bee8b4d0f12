//! The first and the last thing that is said at a session.

use shakmaty::Color;

use super::asking::view_of;
use super::outcome::Addressed;
use super::progress::of_sitting;
use super::rung::of_rung;
use super::state::Session;
use super::teaching::leave_lesson;
use crate::game::{Desk, Event, PlayEvent, Record, Speaker};
use crate::query::{Operand, Whose, query};
use crate::speech::Priority;
use crate::tell::{Fact, Greeting, Newcomer, Outcome, Variable};
use crate::voice::{Id, Voice};

/// What is said when the session begins.
pub fn greeting(session: &Session<'_>, events: Vec<Record>) -> Addressed {
    let resumed = !events.iter().any(|kept| matches!(kept.event, Event::Play(PlayEvent::Opened(_))));
    let to = if resumed { Newcomer::Resumes } else { Newcomer::Opens };
    let mut facts = vec![greeted(session, to)];
    if resumed {
        facts.extend(as_taken_up(session));
    }
    let told = session.compose(&Outcome::notice("", facts));
    Addressed { kind: Addressed::silent(Vec::new()).kind, events, ..told }
}

/// What is said when a second terminal has come to this game.
pub(crate) fn joined(session: &Session<'_>, side: Color) -> Addressed {
    session.compose(&Outcome::notice("join-welcome", greeted(session, Newcomer::Joins(side))))
}

/// What is said at a second terminal when the desk is there again.
pub(crate) fn joined_again(session: &mut Session<'_>) -> Addressed {
    let greeted = greeted(session, Newcomer::Rejoins);
    session.hand_on(&Outcome::notice("join-again", greeted))
}

/// At practice: which side is his who plays alone, and the clocks.
fn as_taken_up(session: &Session<'_>) -> Vec<Fact> {
    let setup = session.game().setup();
    if setup.desk != Desk::Practice || session.game().outcome().is_some() {
        return Vec::new();
    }
    let rung = setup.rung.map(|rung| of_rung(Id::RUNG_IS, rung));
    let own = setup.partner().map(|_| query("my-colour", Operand::Side(None)));
    let is_timed = session.game().clock().is_there();
    let time = is_timed.then(|| query("time", Operand::Clock(Whose::Both, false)));
    let by = Speaker::from(setup.partner().map_or(session.game().turn(), |partner| !partner));
    let asked = own.into_iter().chain(time).flatten();
    let answers = asked.filter_map(|asked| asked.answer(&view_of(session, by)).ok()).map(Fact::Answer);
    rung.into_iter().chain(answers).collect()
}

fn greeted(session: &Session<'_>, to: Newcomer) -> Fact {
    Fact::Greeting(Greeting { to, number: number(session) })
}

/// The last thing that is said, and whether the game is kept.
pub(crate) fn farewell(
    session: &mut Session<'_>,
    resume: &dyn Fn(i64, &Voice) -> Option<String>,
) -> (Addressed, bool) {
    // There is no game that would be kept.
    if let Some(told) = leave_lesson(session) {
        return (session.hand_on(&told.at(Priority::Important)), true);
    }
    let game = ("game", Variable::Number(number(session)));
    let lost = session.kept.lost();
    let is_kept = lost.is_none();
    let outcome = if let Some(error) = lost {
        let why = ("why", Variable::Library(error));
        Outcome::notice("not-kept", Fact::Say(Id::NOT_KEPT, vec![game, why]))
    } else {
        let goes_on = session.game().outcome().is_none();
        let resume = goes_on.then(|| resume(session.id(), session.voice())).flatten();
        let resume = resume.map(|command| Fact::Printed(Id::KEPT_RESUME, command));
        let practised = of_sitting(session).map(|(done, then)| std::iter::once(done).chain(then));
        let kept = std::iter::once(Fact::Say(Id::KEPT, vec![game]));
        let kept = kept.chain(practised.into_iter().flatten()).chain(resume);
        Outcome::notice("kept", kept.collect::<Vec<_>>())
    };
    (session.compose(&outcome.at(Priority::Important)), is_kept)
}

/// That a game whose library may only be read cannot be played on.
pub(crate) fn only_looked_at(session: &mut Session<'_>) -> Option<Addressed> {
    let refused = session.kept.cannot_keep()?;
    session.time.freeze();
    let told = Fact::Say(Id::ONLY_LOOKED_AT, vec![("why", Variable::Library(refused))]);
    Some(session.compose(&Outcome::notice("only-looked-at", told)))
}

/// The game's number, as it is told.
fn number(session: &Session<'_>) -> u32 {
    u32::try_from(session.id()).unwrap_or(0)
}
