//! Another game than this one: begun, taken up, and what is said of that. Who sits at the desk hands on what is wanted;
//! whoever has opened the desk opens the next game.

use shakmaty::Color;

use super::dialog::{Asked, LeaveGame, Wants, WhatNext, WhichGame};
use super::engine::engine_in_play;
use super::outcome::Addressed;
use super::participant::ParticipantId;
use super::rung::{reached_rung, said_rung};
use super::state::Session;
use super::teaching::is_lesson;
use crate::game::{Desk, Game, OpponentKind, Start};
use crate::hear::{GameKind, LessonKind, LevelStep, NewGame, NextGame, SaidOpponent, SaidRung, Sides};
use crate::opponent::{EngineLevel, Level, MissingEngine, engine_asked_for};
use crate::record::{Library, LibraryError};
use crate::tell::{Fact, NewGameAsked, NextGameKind, OpenGame, Outcome, Variable};
use crate::voice::Id;

/// The most games that are told of when it is asked which is taken up.
const MOST: usize = 4;

/// The most games that are looked at for that.
const LOOKED_AT: usize = 12;

impl From<NextGame> for NextGameKind {
    fn from(next: NextGame) -> NextGameKind {
        match next {
            NextGame::TakeUp(other) => NextGameKind::TakeUp(other),
            NextGame::Lesson(kind) => NextGameKind::Lesson(kind.into()),
            NextGame::Position(_) => NextGameKind::Lesson(LessonKind::Position.into()),
            NextGame::New(NewGame { kind, sides, against, level, rung, time, adaptive: _, from: _ }) => {
                NextGameKind::New(NewGameAsked {
                    against: match kind {
                        _ if against.is_some() => "same",
                        None => "same",
                        Some(GameKind::Practice) => "practice",
                        Some(GameKind::ForTwo) => "for-two",
                        Some(GameKind::Relay) => "relay",
                        Some(GameKind::Tournament) => "tournament",
                    },
                    sides: match sides {
                        None => "none",
                        Some(Sides::Changed) => "changed",
                        Some(Sides::Own(Color::White)) => "white",
                        Some(Sides::Own(Color::Black)) => "black",
                    },
                    opponent: match against {
                        None => "none",
                        Some(SaidOpponent::Partner) => "partner",
                        Some(SaidOpponent::Engine(Some(_))) => "engine",
                        Some(SaidOpponent::Engine(None)) => "any-engine",
                    },
                    engine: match against {
                        Some(SaidOpponent::Engine(Some(engine))) => engine.shown,
                        _ => "",
                    },
                    level: level.unwrap_or(0),
                    rung: if let Some(SaidRung::Number(rung)) = rung { rung } else { 0 },
                    time,
                })
            }
        }
    }
}

/// A new game is wanted.
pub(super) fn new_game(session: &mut Session<'_>, mut wanted: NewGame) -> Vec<Addressed> {
    // What is looked at in a lesson is no game that the next could be like.
    if is_lesson(session) && wanted.kind.is_none() {
        wanted.kind = Some(GameKind::Practice);
    }
    let game = session.game();
    if let Some(why) = why_not_here(game) {
        return vec![session.refused("new-game", why)];
    }
    if wanted.against.is_some() {
        wanted.kind = Some(GameKind::Practice);
    }
    if let Some(said) = wanted.rung {
        match rung_of(session, said) {
            Ok(SaidRung::Off) => wanted.rung = Some(SaidRung::Off),
            Ok(rung) => {
                wanted.rung = Some(rung);
                wanted.kind = Some(GameKind::Practice);
            }
            Err(why) => return vec![session.refused("rung", why)],
        }
    }
    let game = session.game();
    let is_of_level = wanted.level.is_some() || wanted.adaptive;
    // Only the partner has a level.
    if is_of_level && game.setup().partner().is_none() && wanted.kind.is_none() {
        if game.setup().desk != Desk::Practice {
            return vec![session.refused("level", Id::LEVEL_NONE)];
        }
        wanted.kind = Some(GameKind::Practice);
    }
    let next = match next_opponent(session, &wanted) {
        Ok(next) => next,
        Err(missing) => return vec![session.refused("engine", not_installed(missing))],
    };
    if let Some(level) = wanted.level {
        let level = u8::try_from(level).unwrap_or(0);
        let is_engine = matches!(next, NextOpponent::Engine(_));
        if is_engine && EngineLevel::new(level).is_err() {
            return vec![session.refused("level", Id::LEVEL_UNKNOWN_ENGINE)];
        }
        if !is_engine && Level::new(level).is_err() {
            return vec![session.refused("level", Id::LEVEL_UNKNOWN)];
        }
    }
    leave_for(session, NextGame::New(wanted))
}

/// The rung that is wanted, by its number.
fn rung_of(session: &Session<'_>, said: SaidRung) -> Result<SaidRung, Id> {
    let reached = || reached_rung(&Library::read(session.library()?).ok()?).ok()?;
    let at = session.game().setup().rung.or_else(reached);
    let wanted = said_rung(said, at)?;
    Ok(wanted.map_or(SaidRung::Off, |rung| SaidRung::Number(rung.get().into())))
}

fn not_installed(missing: MissingEngine) -> Fact {
    let text = |text: &str| Variable::Text(text.to_owned());
    let package = ("package", text(missing.package));
    match missing.engine {
        Some(engine) => Fact::Say(Id::ENGINE_NOT_INSTALLED, vec![("engine", text(engine)), package]),
        None => Fact::Say(Id::ENGINE_NONE_INSTALLED, vec![package]),
    }
}

/// The position of this FEN is to be played from.
pub(super) fn position(session: &mut Session<'_>, fen: String) -> Vec<Addressed> {
    match fen.parse::<Start>() {
        Ok(_) => lesson(session, NextGame::Position(fen)),
        Err(error) => vec![session.refused("set-up", Fact::NoStart(error))],
    }
}

/// Something is to be learned.
pub(super) fn lesson(session: &mut Session<'_>, next: NextGame) -> Vec<Addressed> {
    let game = session.game();
    // 11.3.1 — whoever looks for moves elsewhere while a game is played for others is helped.
    let is_played = game.setup().desk != Desk::Practice && is_in_progress(game);
    if let Some(why) = why_not_here(game).or(is_played.then_some(Id::NEXT_NOT_HERE)) {
        return vec![session.refused("lesson", why)];
    }
    // Which file is not asked in a game.
    if next == NextGame::Lesson(LessonKind::Listening) {
        return vec![session.refused("lesson", Id::LISTEN_HOW)];
    }
    leave_for(session, next)
}

/// Who plays against in the next game.
pub(crate) enum NextOpponent {
    Person,
    Partner,
    /// The engine of this name or path.
    Engine(String),
}

/// Who plays against in the game that is wanted: whoever did before, unless another is asked for.
///
/// # Errors
/// An engine that is asked for is not there.
pub(crate) fn next_opponent(session: &Session<'_>, wanted: &NewGame) -> Result<NextOpponent, MissingEngine> {
    let before = &session.game().setup().against;
    let practises = matches!(wanted.kind, None | Some(GameKind::Practice));
    match (wanted.against, before) {
        (Some(SaidOpponent::Partner), _) => Ok(NextOpponent::Partner),
        (Some(SaidOpponent::Engine(known)), _) => {
            let settled = session.settled.store.settings().practice_engine();
            engine_asked_for(known, engine_in_play(session).or(settled)).map(NextOpponent::Engine)
        }
        (None, OpponentKind::Engine { name, .. }) if practises => Ok(NextOpponent::Engine(name.clone())),
        (None, OpponentKind::Partner { .. }) if practises => Ok(NextOpponent::Partner),
        (None, OpponentKind::Person) if wanted.kind == Some(GameKind::Practice) => Ok(NextOpponent::Partner),
        (None, _) => Ok(NextOpponent::Person),
    }
}

/// A game that is kept is to be taken up.
pub(super) fn take_up(session: &mut Session<'_>, number: Option<u32>) -> Vec<Addressed> {
    if let Some(why) = why_not_here(session.game()) {
        return vec![session.refused("take-up", why)];
    }
    if let Some(number) = number {
        return chosen(session, number);
    }
    match open_games(session) {
        Ok(open) if open.is_empty() => vec![session.refused("take-up", Id::TAKE_UP_NONE)],
        Ok(open) => vec![session.ask("take-up", Box::new(WhichGame(open)))],
        Err(error) => vec![not_taken_up(session, error)],
    }
}

/// The game of this number is to be taken up.
fn chosen(session: &mut Session<'_>, number: u32) -> Vec<Addressed> {
    if i64::from(number) == session.id() {
        return vec![session.refused("take-up", Fact::numbered(Id::TAKE_UP_HERE, "game", number))];
    }
    let library = session.kept.library().map(Library::read);
    match library.map(|library| library?.game(i64::from(number))) {
        Some(Err(error)) => vec![not_taken_up(session, error)],
        Some(Ok(found)) if found.game.as_left().outcome().is_some() => {
            vec![session.refused("take-up", Fact::numbered(Id::TAKE_UP_OVER, "game", number))]
        }
        _ => leave_for(session, NextGame::TakeUp(number)),
    }
}

pub(super) fn not_taken_up(session: &mut Session<'_>, error: LibraryError) -> Addressed {
    let told = Fact::Say(Id::TAKE_UP_NOT, vec![("why", Variable::Library(error))]);
    session.refused("take-up", told)
}

/// Leaves this game for that one; one in progress is left only after a question.
fn leave_for(session: &mut Session<'_>, next: NextGame) -> Vec<Addressed> {
    if let Some(error) = session.kept.cannot_keep() {
        return vec![not_taken_up(session, error)];
    }
    if is_in_progress(session.game()) && !is_lesson(session) {
        let (number, asked) = (number(session), Asked::now(&session.context()));
        return vec![session.ask("confirm", Box::new(LeaveGame { next, number, asked }))];
    }
    session.next = Some(next);
    Vec::new()
}

/// A game at least one move old that is not over.
pub(super) fn is_in_progress(game: &Game) -> bool {
    game.outcome().is_none() && !(game.plies().is_empty() && game.hand().is_none())
}

/// Whether it is over. Where an assistant presses the clock, a slip that has ended it may be put right before (D.2.8);
/// at practice hardly anybody wants to.
pub(super) fn is_done(game: &Game) -> bool {
    let waits = game.setup().desk != Desk::Practice && game.may_be_put_right();
    game.outcome().is_some() && !waits
}

/// Why no other game is begun or taken up here: the arbiter ends a tournament game and one of an event.
fn why_not_here(game: &Game) -> Option<Id> {
    let setup = game.setup();
    let is_ruled = setup.desk == Desk::Tournament || setup.occasion.is_some();
    is_ruled.then_some(Id::NEXT_NOT_HERE)
}

/// The newest of the other games that are not over.
fn open_games(session: &Session<'_>) -> Result<Vec<OpenGame>, LibraryError> {
    let Some(path) = session.kept.library() else { return Ok(Vec::new()) };
    let here = session.id();
    let open = Library::read(path)?.open_games(LOOKED_AT)?;
    let open = open.into_iter().filter(|(id, game)| *id != here && is_in_progress(game));
    let open = open.filter_map(|(id, game)| {
        Some(OpenGame {
            game: u32::try_from(id).ok()?,
            desk: game.setup().desk,
            moves: game.plies().len().div_ceil(2),
        })
    });
    Ok(open.take(MOST).collect())
}

/// That the game is kept, and how it is taken up again.
pub(super) fn saved(session: &mut Session<'_>) -> Addressed {
    let number = number(session);
    match session.kept.lost() {
        None => session.answered("saved", Fact::numbered(Id::SAVED, "game", number)),
        Some(error) => {
            let why = vec![("game", Variable::Number(number)), ("why", Variable::Library(error))];
            session.refused("saved", Fact::Say(Id::NOT_KEPT, why))
        }
    }
}

/// How strong the partner plays.
pub(super) fn level(session: &mut Session<'_>) -> Addressed {
    let told = level_told(session);
    session.answered("level", told)
}

fn level_told(session: &Session<'_>) -> Fact {
    match session.game().setup().against {
        OpponentKind::Partner { level, .. } => Fact::numbered(Id::LEVEL_IS, "level", level),
        OpponentKind::Engine { level, .. } => Fact::numbered(Id::LEVEL_IS_ENGINE, "level", level),
        OpponentKind::Person => Id::LEVEL_NONE.into(),
    }
}

/// A new game against a partner of the next level; where there is none, the level is told.
pub(super) fn other_level(session: &mut Session<'_>, step: LevelStep) -> Vec<Addressed> {
    let next = |level: u8| match step {
        LevelStep::Harder => level.saturating_add(1),
        LevelStep::Easier => level.saturating_sub(1),
    };
    let next = match session.game().setup().against {
        OpponentKind::Partner { level, .. } => Level::new(next(level)).ok().map(Level::get),
        OpponentKind::Engine { level, .. } => EngineLevel::new(next(level)).ok().map(EngineLevel::get),
        OpponentKind::Person => None,
    };
    if let Some(level) = next {
        return new_game(session, NewGame { level: Some(level.into()), ..NewGame::default() });
    }
    let has_levels = session.game().setup().against != OpponentKind::Person;
    let end = match step {
        LevelStep::Harder => Id::LEVEL_HARDEST,
        LevelStep::Easier => Id::LEVEL_EASIEST,
    };
    let told = [level_told(session)].into_iter().chain(has_levels.then(|| end.into()));
    let told: Vec<Fact> = told.collect();
    vec![session.answered("level", told)]
}

/// What can be said when the game is over and nobody can put its end right any more.
pub(super) fn offer(session: &Session<'_>) -> Option<Addressed> {
    // What is asked already is not asked twice.
    let asked = session.terminal().dialog.as_deref().is_some_and(|dialog| dialog.wants() == Wants::Next);
    (stands(session) && !asked).then(|| Addressed {
        // What stays on a Braille display is how the game ended.
        brief: String::new(),
        ..session.compose(&Outcome::notice("new-game", Id::NEXT_OFFER))
    })
}

/// Whether that is offered to whoever is heard; it is as long as the game is left open.
pub(super) fn stands(session: &Session<'_>) -> bool {
    let (game, heard) = (session.game(), session.participants.heard);
    !matches!(heard, ParticipantId::Guest(_)) && why_not_here(game).is_none() && is_done(game)
}

/// Where it is offered and nothing else is asked, it is what is asked.
pub(super) fn stands_open(session: &mut Session<'_>) {
    if session.terminal().dialog.is_none() && stands(session) {
        session.terminal_mut().dialog = Some(Box::new(WhatNext));
    }
}

fn number(session: &Session<'_>) -> u32 {
    u32::try_from(session.id()).unwrap_or(0)
}
