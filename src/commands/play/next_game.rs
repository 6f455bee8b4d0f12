//! The next game at a desk: like the one before but for what was asked otherwise, or one that is taken up again.

use shakmaty::Color;

use super::adaptive::{Followed, last_level};
use super::context::StartContext;
use super::lessons::{NoReview, review_of};
use super::manner::Manner;
use super::puzzles::own_puzzles;
use super::seated::{Seated, partner_seed, usual};
use super::train::training;
use crate::commands::wording::one_set;
use crate::game::{Desk, KeptManner, OpponentKind, Rung, Setup, Start};
use crate::hear::{GameKind, LessonKind, NewGame, NextGame, SaidRung, Sides};
use crate::laws::Increments;
use crate::opponent::{EngineLevel, Level};
use crate::record::{Library, LibraryError};
use crate::session::{NextOpponent, PositionSetUp, Session, is_lesson, next_opponent};
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::Id;

/// What is refused where a game cannot be taken up again; anything else cannot be begun.
const TAKE_UP: &str = "take-up";

/// Opens what comes after this game.
///
/// # Errors
/// It cannot be begun or taken up: this is told at the game that goes on then.
#[allow(clippy::result_large_err)] // Once a game.
pub(super) fn next_game(
    room: &StartContext<'_>,
    session: &Session<'_>,
    next: &NextGame,
    manner: &Manner,
) -> Result<Seated, Outcome> {
    let not = |name: &'static str, why: Variable| {
        let id = if name == TAKE_UP { Id::TAKE_UP_NOT } else { Id::NEXT_NOT };
        Outcome::refused(name, Fact::Say(id, vec![("why", why)]))
    };
    let Some(path) = session.library() else {
        return Err(Outcome::refused("new-game", Id::NEXT_NOT_HERE));
    };
    match next {
        NextGame::Lesson(LessonKind::Review | LessonKind::LeftReview) => {
            let library = Library::read(path).map_err(|error| not("review", Variable::Library(error)))?;
            let (review, reviewed) =
                review_of(&library, here(session), here(session)).map_err(|why| match why {
                    NoReview::None => Outcome::refused("review", Id::REVIEW_NONE),
                    NoReview::Library(error) => not("review", Variable::Library(error)),
                })?;
            Ok(Seated { reviewed: Some(reviewed), ..Seated::lesson(Box::new(review), path.to_owned()) })
        }
        NextGame::Lesson(LessonKind::Listening) => Err(Outcome::refused("lesson", Id::LISTEN_HOW)),
        NextGame::Lesson(LessonKind::Training) => Library::open(path)
            .and_then(|library| training(library, None, None, manner.simulated))
            .map(|training| Seated::lesson(Box::new(training), path.to_owned()))
            .map_err(|error| not("training", Variable::Library(error))),
        NextGame::Lesson(LessonKind::Puzzles) => {
            let library = Library::open(path).map_err(|error| not("puzzles", Variable::Library(error)))?;
            let puzzles = own_puzzles(library, manner.simulated);
            Ok(Seated::lesson(Box::new(puzzles), path.to_owned()))
        }
        NextGame::Lesson(LessonKind::Position) => {
            Ok(Seated::lesson(Box::new(PositionSetUp::new()), path.to_owned()))
        }
        NextGame::Position(fen) => PositionSetUp::of(fen)
            .map(|given| Seated::lesson(Box::new(given), path.to_owned()))
            .map_err(|error| Outcome::refused("set-up", Fact::NoStart(error))),
        NextGame::New(wanted) => {
            let begun = || {
                let library = Library::open(path)?;
                let (setup, adaptive, told) = next_setup(room, session, wanted, manner, &library)?;
                Ok(Seated { adaptive, told, ..Seated::begun(library, setup)? })
            };
            begun().map_err(|error| not("new-game", Variable::Library(error)))
        }
        NextGame::TakeUp(number) => {
            let id = i64::from(*number);
            let found = Library::open(path).and_then(|library| Ok((library.game(id)?, library)));
            let (found, library) = found.map_err(|error| not(TAKE_UP, Variable::Library(error)))?;
            let begun = found.game.setup().wording.as_deref();
            let one = begun.map_or(Ok(()), |begun| one_set(session.voice(), &begun.voice, session.voice()));
            one.map_err(|error| not(TAKE_UP, Variable::Text(error.to_string())))?;
            Seated::taken_up(library, id).map_err(|error| not(TAKE_UP, Variable::Library(error)))
        }
    }
}

/// The game that is played here, if one is and it has moves.
fn here(session: &Session<'_>) -> Option<i64> {
    let is_played = !is_lesson(session) && !session.game().as_left().plies().is_empty();
    is_played.then(|| session.id())
}

/// The game before, with what is wanted otherwise; whether its level follows the results, and what is told of that.
fn next_setup(
    room: &StartContext<'_>,
    session: &Session<'_>,
    wanted: &NewGame,
    manner: &Manner,
    library: &Library,
) -> Result<(Setup, bool, Option<Outcome>), LibraryError> {
    let before = session.game().setup();
    let mut setup = Setup { occasion: None, ..before.clone() };
    // What is looked at in a lesson is no game that the next could be like.
    if is_lesson(session) {
        (setup.start, setup.white, setup.black) = Default::default();
    }
    if let Some(start) = &wanted.from {
        setup.start = Start::clone(start);
    }
    if let Some(kind) = wanted.kind {
        let desk = desk_of(kind);
        if desk != before.desk {
            setup.desk = desk;
            (setup.press, setup.repeat) = usual(desk);
        }
    }
    // It was there when it was asked for.
    let next = next_opponent(session, wanted).unwrap_or(NextOpponent::Partner);
    let is_engine = matches!(next, NextOpponent::Engine(_));
    let plays = !matches!(next, NextOpponent::Person);
    let adaptive = plays && (wanted.adaptive || session.settled.opponent.adaptive && wanted.level.is_none());
    let followed = match (adaptive, wanted.adaptive) {
        (false, _) => None,
        // It begins with the level that is played at.
        (true, true) => Followed::of_game(session.game(), is_engine),
        (true, false) => Some(Followed::of(library, is_engine)?),
    };
    let level = new_level(followed, before, plays.then_some(is_engine), library)?;
    setup.against = against(before, next, wanted, level, manner);
    setup.rung = rung(before, wanted).filter(|_| setup.partner().is_some());
    let new = (adaptive && wanted.adaptive).then(|| Fact::from(Id::LEVEL_ADAPTIVE));
    let changes = setup.against.level() != before.against.level();
    let why = followed.filter(|_| changes).and_then(Followed::told);
    let told: Vec<Fact> = new.into_iter().chain(why).collect();
    let told = (!told.is_empty()).then(|| Outcome::notice("level", told));
    let turned = setup.partner() != before.partner() && before.partner().is_some();
    if turned && setup.partner().is_some() || wanted.sides.is_some() && setup.partner().is_none() {
        change_sides(&mut setup);
    }
    if let Some(time) = &wanted.time {
        (setup.time, setup.black_time) = (time.clone(), None);
        setup.increments = Increments::of(time, None);
    }
    setup.wording = Some(Box::new(KeptManner {
        voice: session.voice().tag().to_owned(),
        names: session.names().key().to_owned(),
        letters: room.named_letters.clone(),
    }));
    Ok((setup, adaptive, told))
}

/// The level of a game against the partner or an engine, where it is not that of the game before.
fn new_level(
    followed: Option<Followed>,
    before: &Setup,
    engine: Option<bool>,
    library: &Library,
) -> Result<Option<u8>, LibraryError> {
    match (followed, engine) {
        (Some(followed), _) => Ok(Some(followed.level)),
        // Whoever played with nobody at a level goes on where he last did.
        (None, Some(engine)) if before.against.level().is_none() => last_level(library, engine).map(Some),
        _ => Ok(None),
    }
}

/// The desk at which such a game is played.
fn desk_of(kind: GameKind) -> Desk {
    match kind {
        GameKind::Practice | GameKind::ForTwo => Desk::Practice,
        GameKind::Relay => Desk::Relay,
        GameKind::Tournament => Desk::Tournament,
    }
}

/// Who plays against, at the level that is wanted, that follows from the results, or that was played at before.
fn against(
    before: &Setup,
    next: NextOpponent,
    wanted: &NewGame,
    followed: Option<u8>,
    manner: &Manner,
) -> OpponentKind {
    let said = wanted.level.and_then(|level| u8::try_from(level).ok());
    let color = before.partner().unwrap_or(Color::Black);
    let color = match wanted.sides {
        None => color,
        Some(Sides::Changed) => !color,
        Some(Sides::Own(own)) => !own,
    };
    let seed = partner_seed(manner.simulated);
    // Another scale is entered at the same strength.
    let (partner, engine) = match before.against {
        OpponentKind::Partner { level, .. } => {
            let like = Level::new(level).map(EngineLevel::like).unwrap_or_default();
            (level, like.get())
        }
        OpponentKind::Engine { level, .. } => {
            let like = EngineLevel::new(level).map(EngineLevel::of_partner).unwrap_or_default();
            (like.get(), level)
        }
        OpponentKind::Person => (Level::default().get(), EngineLevel::default().get()),
    };
    let level = |before| said.or(followed).unwrap_or(before);
    match next {
        NextOpponent::Person => OpponentKind::Person,
        NextOpponent::Partner => OpponentKind::Partner { color, level: level(partner), seed },
        NextOpponent::Engine(name) => OpponentKind::Engine { color, level: level(engine), seed, name },
    }
}

/// The rung of the blindfold ladder that is wanted, or the one before; which one is meant has been found out when it was
/// asked for.
fn rung(before: &Setup, wanted: &NewGame) -> Option<Rung> {
    match wanted.rung {
        None => before.rung,
        Some(SaidRung::Number(number)) => u8::try_from(number).ok().and_then(|number| Rung::new(number).ok()),
        Some(SaidRung::Off | SaidRung::Next | SaidRung::Previous | SaidRung::Reached) => None,
    }
}

/// Each player has what the other had.
fn change_sides(setup: &mut Setup) {
    std::mem::swap(&mut setup.white, &mut setup.black);
    let regulations = &mut setup.regulations;
    std::mem::swap(&mut regulations.white_is, &mut regulations.black_is);
}
