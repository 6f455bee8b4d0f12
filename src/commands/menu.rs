//! `ansage` alone: what it is to be, asked in words and answered with a number, in words, or with a move.

use std::io;
use std::path::PathBuf;

use shakmaty::Color;

use super::cli::CliCommand;
use super::flags::Play;
use super::lobby::{Lobby, LobbyLine};
use super::play::{
    ADAPTIVE, AgainstWhom, ListenFlags, PositionFlags, Practice, PuzzleFlags, RUNGS, Resume, ReviewFlags,
    TrainFlags,
};
use crate::args;
use crate::game::{Command, Start};
use crate::hear::{
    Adjustment, Control, GameKind, Intent, LessonKind, NewGame, Open, Reply, SaidOpponent, SaidRung, Sides,
    file_to_listen,
};
use crate::opponent::{MissingEngine, engine_asked_for};
use crate::settings::Switch;
use crate::speech::Choice;
use crate::voice::{Id, Voice};

/// What the lines of the menu are answered with.
const OPEN: Open = Open { yes_or_no: false, numbered: true };

/// Asks until it is known what is wanted; `None` when nothing is. `choice` is what speaks, `editor` who edits the line,
/// `library` where games are kept, `engine` which one is settled.
pub fn menu(
    voice: &Voice,
    choice: Choice,
    editor: Switch,
    library: Option<&PathBuf>,
    engine: Option<&str>,
) -> io::Result<Option<CliCommand>> {
    let mut asked = Lobby::new(voice, choice, editor).over(library, engine);
    let chosen = ask(&mut asked);
    asked.leave();
    chosen
}

pub(super) fn ask(asked: &mut Lobby<'_>) -> io::Result<Option<CliCommand>> {
    asked.ask(Id::MENU_WHAT, Id::MENU_SHORT)?;
    loop {
        let Some(LobbyLine { text, heard }) = asked.line(OPEN)? else { return Ok(None) };
        if let Some(file) =
            file_to_listen(&text, asked.lexicon()).filter(|_| !matches!(heard, Ok(Intent::Control(_))))
        {
            let asked = ListenFlags { listen_file: file.into(), ..ListenFlags::default() };
            return Ok(Some(CliCommand::Listen(asked)));
        }
        match heard {
            Ok(Intent::Control(Control::Quit) | Intent::Reply(Reply::Number(6))) => return Ok(None),
            Ok(Intent::Control(Control::Help) | Intent::Adjust(Adjustment::Repeat)) => {
                asked.ask(Id::MENU_WHAT, Id::MENU_SHORT)?;
            }
            Ok(Intent::Control(Control::Lesson(LessonKind::Listening))) => asked.say(Id::LISTEN_HOW)?,
            Ok(wanted) => match begun(asked, &wanted, &text)? {
                Begun::Game(command) => return Ok(Some(*command)),
                Begun::NotOpen => {}
                Begun::Nothing => asked.say(Id::MENU_NUMBER)?,
            },
            Err(why) => asked.refuse(&why, Id::MENU_NUMBER)?,
        }
    }
}

/// What a line begins where there is no game yet.
pub(super) enum Begun {
    /// This game.
    Game(Box<CliCommand>),
    /// A game that cannot be taken up; why is said.
    NotOpen,
    Nothing,
}

/// What this begins where there is no game yet; `text` is the line.
pub(super) fn begun(asked: &mut Lobby<'_>, wanted: &Intent, text: &str) -> io::Result<Begun> {
    // "How am I doing": no game is played that it could be about.
    let is_evaluation = matches!(wanted, Intent::Query(query) if query.name() == "evaluation");
    if is_evaluation || matches!(wanted, Intent::Control(Control::Progress | Control::Ladder)) {
        asked.say_text(&asked.practised(wanted == &Control::Ladder.into()))?;
        return Ok(Begun::NotOpen);
    }
    if let Intent::Control(Control::Position(fen)) = wanted {
        return position(asked, fen);
    }
    let Some(mut command) = chosen(wanted, text) else { return Ok(Begun::Nothing) };
    if let (CliCommand::Practice(asked_for), Intent::Control(Control::NewGame(wanted))) =
        (&mut command, wanted)
        && let Some(SaidOpponent::Engine(known)) = wanted.against
    {
        match engine_asked_for(known, asked.engine()) {
            Ok(engine) => asked_for.engine = Some(engine),
            Err(missing) => {
                asked.say_with(not_installed(&missing), |_| {
                    let engine = missing.engine.unwrap_or_default();
                    args!("engine" => engine, "package" => missing.package)
                })?;
                return Ok(Begun::NotOpen);
            }
        }
    }
    if let CliCommand::Resume(Resume { game, .. }) = &command
        && let Some(why) = asked.why_not_open(*game)
    {
        asked.say_text(&why)?;
        return Ok(Begun::NotOpen);
    }
    Ok(Begun::Game(Box::new(command)))
}

/// The position of this FEN is played from; why it cannot be is said.
fn position(asked: &mut Lobby<'_>, fen: &str) -> io::Result<Begun> {
    let Err(error) = fen.parse::<Start>() else {
        let given = PositionFlags { set_up: Some(fen.to_owned()), ..PositionFlags::default() };
        return Ok(Begun::Game(Box::new(CliCommand::Position(given))));
    };
    asked.say_no_start(&error)?;
    Ok(Begun::NotOpen)
}

/// That an engine that is asked for is not there.
fn not_installed(missing: &MissingEngine) -> Id {
    if missing.engine.is_some() { Id::ENGINE_NOT_INSTALLED } else { Id::ENGINE_NONE_INSTALLED }
}

/// The command that this asks for.
fn chosen(wanted: &Intent, text: &str) -> Option<CliCommand> {
    let kind = |kind| Some(new_game(&NewGame { kind: Some(kind), ..NewGame::default() }));
    match wanted {
        Intent::Reply(Reply::Number(1)) => kind(GameKind::Practice),
        Intent::Reply(Reply::Number(2)) => kind(GameKind::ForTwo),
        Intent::Reply(Reply::Number(3)) => kind(GameKind::Relay),
        Intent::Reply(Reply::Number(4)) => kind(GameKind::Tournament),
        Intent::Reply(Reply::Number(5)) | Intent::Command(Command::Continue) => {
            Some(CliCommand::Resume(Resume::default()))
        }
        Intent::Control(Control::TakeUp(game)) => {
            Some(CliCommand::Resume(Resume { game: game.map(i64::from), ..Resume::default() }))
        }
        Intent::Control(Control::NewGame(wanted)) => Some(new_game(wanted)),
        Intent::Control(Control::Lesson(LessonKind::Review | LessonKind::LeftReview)) => {
            Some(CliCommand::Review(ReviewFlags::default()))
        }
        Intent::Control(Control::Lesson(LessonKind::Position)) => {
            Some(CliCommand::Position(PositionFlags::default()))
        }
        Intent::Control(Control::Lesson(LessonKind::Training)) => {
            Some(CliCommand::Train(TrainFlags::default()))
        }
        Intent::Control(Control::Lesson(LessonKind::Puzzles)) => {
            Some(CliCommand::Puzzles(PuzzleFlags::default()))
        }
        Intent::Control(Control::Language(tag)) => Some(CliCommand::InLanguage(tag.clone())),
        Intent::Announce(..) => Some(CliCommand::Practice(Practice::default()).hearing(text.to_owned())),
        _ => None,
    }
}

/// The command that begins this game; what is not said of a practice game is as at the command line; two who ask here
/// for a game without a word of its time have no clock.
fn new_game(wanted: &NewGame) -> CliCommand {
    let play = Play { time: wanted.time.as_ref().map(ToString::to_string), ..Play::default() };
    match wanted.kind {
        Some(GameKind::Relay) => CliCommand::Relay(play),
        Some(GameKind::Tournament) => CliCommand::Tournament(play),
        Some(GameKind::ForTwo) => {
            let play = Play { time: play.time.or_else(|| Some("-".to_owned())), ..play };
            CliCommand::Practice(Practice { against: Some(AgainstWhom::Person), play, ..Practice::default() })
        }
        None | Some(GameKind::Practice) => CliCommand::Practice(Practice {
            against: (wanted.against == Some(SaidOpponent::Partner)).then_some(AgainstWhom::Partner),
            level: match wanted.level {
                Some(level) => Some(level.to_string()),
                None if wanted.adaptive => Some(ADAPTIVE.to_owned()),
                None => None,
            },
            color: match wanted.sides {
                None => None,
                Some(Sides::Own(color)) => Some(color),
                Some(Sides::Changed) => Some(Color::Black),
            },
            rung: wanted.rung.and_then(|said| match said {
                SaidRung::Number(number) => Some(number.to_string()),
                SaidRung::Off => None,
                said => RUNGS.iter().find(|(_, rung)| *rung == said).map(|(word, _)| (*word).to_owned()),
            }),
            play,
            ..Practice::default()
        }),
    }
}
