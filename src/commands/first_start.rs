//! The first start: at most three questions, in which language, whether the program speaks, and how squares are named.
//!
//! They are asked in lines and aloud before anything is looked for, since whoever needs the answers most sees nothing
//! and hears nothing yet. A move said at once begins a game.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use super::cli::{Cli, CliCommand};
use super::flags::FaceFlags;
use super::lobby::{Lobby, LobbyLine};
use super::menu::{self, Begun};
use super::play::Practice;
use crate::args;
use crate::game::Command;
use crate::hear::{Adjustment, Control, Intent, Open, Reply, names_chosen, uses_reader};
use crate::settings::{Environment, SCREEN_READER, SettingsFile, Value};
use crate::speech::Choice;
use crate::tell::{Phrasing, why_not_kept};
use crate::voice::{Id, Lexicon, NameSystem, Voice};

/// The systems of names that are asked for, by their numbers from 1.
const NAMES: [NameSystem; 3] = [NameSystem::Local, NameSystem::Letters, NameSystem::Nato];

/// How the answers are heard.
const OPEN: Open = Open { yes_or_no: true, numbered: true };

/// Whether this is the first start, and one at which it can be asked: somebody sits at a terminal, opens a desk,
/// and has not said already what the answer would settle. Without a terminal it is asked only for settings that are
/// named, where no desk is asked for.
pub fn is_first_start(cli: &Cli, store: &SettingsFile, environment: &Environment) -> bool {
    let shown = FaceFlags::default();
    let (shown, simulated) = match &cli.command {
        None => (&shown, false),
        Some(command) => {
            let Some(flags) = command.at_desk() else { return false };
            flags
        }
    };
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let face = shown.line || shown.screen || environment.face.is_some();
    let speech = shown.speech.is_some() || environment.speech.is_some();
    let scripted = shown.json || simulated || shown.line && dumb;
    let at_terminal = terminal && !scripted && !(face && speech);
    let alone = matches!(cli.command, None | Some(CliCommand::Ask(_)));
    let named = alone && !shown.json && cli.common.settings.is_some();
    // Who was asked for the language alone is asked for the rest.
    let is_new = !store.exists() || store.unread().is_none() && says_only_voice(store);
    (at_terminal || named) && store.path().is_some() && is_new
}

/// Whether nothing is settled but the language.
fn says_only_voice(store: &SettingsFile) -> bool {
    store.found().is_empty() && store.settings().all().map(|(key, _)| key).eq(["voice"])
}

/// Asks in which language it goes on, where nothing says so, in its own words and in those of `beside`; its tag.
/// `None` where nothing is wanted.
pub fn language(
    voice: &Voice,
    beside: &Voice,
    (choice, tags): (Choice, &[String]),
    store: &mut SettingsFile,
) -> io::Result<Option<String>> {
    let mut asked = Lobby::new(voice, choice, store.settings().line_editor()).beside(beside, choice);
    let named: Vec<(String, String)> = tags
        .iter()
        .filter_map(|tag| Some((tag.clone(), Voice::built_in(tag).ok()?.lexicon().name().to_owned())))
        .collect();
    let told: Vec<String> =
        named.iter().enumerate().map(|(place, (_, name))| format!("{} {name}", place + 1)).collect();
    let told = args!("languages" => told.join(", "));
    asked.ask_all(Id::FIRST_LANGUAGE, &told, Id::FIRST_LANGUAGE_SHORT)?;
    let chosen = loop {
        let Some(LobbyLine { text, heard }) = asked.line(OPEN)? else { break Some(voice.tag().to_owned()) };
        let of_name = named
            .iter()
            .find(|(tag, name)| [tag, name].iter().any(|it| it.eq_ignore_ascii_case(text.trim())));
        let of_number = match &heard {
            Ok(Intent::Reply(Reply::Number(number))) => {
                usize::try_from(*number).ok().and_then(|number| named.get(number.checked_sub(1)?))
            }
            Ok(Intent::Reply(Reply::Yes) | Intent::Command(Command::Continue)) => {
                named.iter().find(|(tag, _)| tag == voice.tag())
            }
            // "English, please".
            Ok(Intent::Control(Control::Language(wanted))) => named.iter().find(|(tag, _)| tag == wanted),
            Ok(Intent::Control(Control::Quit)) => break None,
            _ => None,
        };
        if let Some((tag, _)) = of_name.or(of_number) {
            break Some(tag.clone());
        }
        match heard {
            Err(why) => asked.refuse(&why, Id::FIRST_LANGUAGE_SHORT)?,
            Ok(_) => asked.ask_all(Id::FIRST_LANGUAGE, &told, Id::FIRST_LANGUAGE_SHORT)?,
        }
    };
    asked.leave();
    if let Some(tag) = &chosen {
        store.remember_changes(true);
        // Where it cannot be kept that is told with the next answer.
        let _ = store.remember("voice", Value::Text(tag.clone()));
    }
    Ok(chosen)
}

/// One question of the first start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Reader,
    Names,
}

/// What an answer brings.
enum Step {
    Next,
    Back,
    Again,
    /// It is left.
    Leave,
    /// This is wanted at once.
    Begin(Box<CliCommand>),
}

/// Asks, remembers the answers, and tells what can be said where no desk opens that will. `choice` is what speaks.
/// Returns what was asked for or what the menu brings, `None` where nothing is wanted.
pub fn first_start(
    voice: &Voice,
    choice: Choice,
    command: Option<CliCommand>,
    store: &mut SettingsFile,
    library: Option<&PathBuf>,
) -> io::Result<Option<CliCommand>> {
    let engine = store.settings().practice_engine().map(str::to_owned);
    let lobby = Lobby::new(voice, choice, store.settings().line_editor());
    let mut asked = lobby.over(library, engine.as_deref());
    store.remember_changes(true);
    // Whoever names a desk is asked only what it is shown and heard by.
    let questions: &[Question] =
        if command.is_some() { &[Question::Reader] } else { &[Question::Reader, Question::Names] };
    let mut at = 0;
    while let Some(question) = questions.get(at) {
        match question.ask(&mut asked, store)? {
            Step::Next => at += 1,
            Step::Back => at = at.saturating_sub(1),
            Step::Again => {}
            Step::Leave => {
                asked.leave();
                return Ok(None);
            }
            Step::Begin(mut begun) => {
                asked.leave();
                let is_asked_again = matches!(*begun, CliCommand::InLanguage(_));
                let Some(command) = command.filter(|_| !is_asked_again) else { return Ok(Some(*begun)) };
                // A move that was said is played at the desk that was named.
                let (command, said) = (command.in_lines(), begun.take_first_line());
                return Ok(Some(match said {
                    Some(line) => command.hearing(line),
                    None => command,
                }));
            }
        }
    }
    // With a command the desk tells what can be said, where it is heard and seen beside the game.
    let after = if let Some(command) = command {
        Some(command)
    } else {
        let chosen = Phrasing::in_names(voice, store.settings().names_in_practice());
        asked.say_text(&chosen.say(Id::FIRST_COMMANDS))?;
        begin(&mut asked)?
    };
    asked.leave();
    Ok(after)
}

impl Question {
    /// Its message, what is said to all that is no answer, and the prompt.
    fn messages(self) -> [Id; 3] {
        match self {
            Question::Reader => [Id::FIRST_QUESTION, Id::FIRST_EXPLAINED, Id::FIRST_SHORT],
            Question::Names => [Id::FIRST_NAMES, Id::FIRST_NAMES_EXPLAINED, Id::FIRST_NAMES_SHORT],
        }
    }

    fn ask(self, asked: &mut Lobby<'_>, store: &mut SettingsFile) -> io::Result<Step> {
        let [question, again, short] = self.messages();
        asked.ask(question, short)?;
        loop {
            let Some(LobbyLine { text, heard }) = asked.line(OPEN)? else { return Ok(Step::Next) };
            let is_short = matches!(heard, Ok(Intent::Reply(_) | Intent::Control(_) | Intent::Adjust(_)));
            let at_length = self.in_other_words(&text, asked.lexicon()).filter(|_| !is_short);
            match at_length.map_or(heard, Ok) {
                // It is left as it is.
                Ok(Intent::Command(Command::Continue)) => return Ok(Step::Next),
                Ok(Intent::Control(Control::Quit)) => return Ok(Step::Leave),
                Ok(Intent::Control(Control::TakeBack(_))) => return Ok(Step::Back),
                Ok(Intent::Adjust(Adjustment::Repeat)) => return Ok(Step::Again),
                Ok(wanted) => {
                    if self.answered(&wanted, asked, store)? {
                        return Ok(Step::Next);
                    }
                    // A number is an answer and no item of the menu.
                    let begun = match wanted {
                        Intent::Reply(_) => Begun::Nothing,
                        wanted => menu::begun(asked, &wanted, &text)?,
                    };
                    match begun {
                        Begun::Game(command) => return Ok(Step::Begin(Box::new(self.shown(*command)))),
                        Begun::NotOpen => return Ok(Step::Again),
                        Begun::Nothing => asked.ask(again, short)?,
                    }
                }
                Err(why) => asked.refuse(&why, again)?,
            }
        }
    }

    /// The answer that a line is to this question in its own words.
    fn in_other_words(self, text: &str, lexicon: &Lexicon) -> Option<Intent> {
        match self {
            Question::Reader => {
                let uses = uses_reader(text, lexicon)?;
                Some(Intent::Reply(if uses { Reply::Yes } else { Reply::No }))
            }
            Question::Names => {
                names_chosen(text, NAMES, lexicon).map(|names| Adjustment::Names(names).into())
            }
        }
    }

    /// What is begun instead of an answer. Who may be reading with a screen reader gets lines: they can be read by
    /// everybody.
    fn shown(self, begun: CliCommand) -> CliCommand {
        if self == Question::Reader { begun.in_lines() } else { begun }
    }

    /// Whether this answers it; then the answer is remembered.
    fn answered(self, wanted: &Intent, asked: &mut Lobby<'_>, store: &mut SettingsFile) -> io::Result<bool> {
        let (key, value) = match (self, wanted) {
            (Question::Reader, Intent::Reply(Reply::Yes | Reply::Number(1))) => {
                asked.fall_silent();
                (SCREEN_READER, Value::Switch(true))
            }
            (Question::Reader, Intent::Reply(Reply::No | Reply::Number(2))) => {
                (SCREEN_READER, Value::Switch(false))
            }
            (Question::Names, Intent::Adjust(Adjustment::Names(names))) => (NAMES_KEY, named(*names)),
            // It is what is usual.
            (Question::Names, Intent::Reply(Reply::Yes)) => return Ok(true),
            (Question::Names, Intent::Reply(Reply::Number(number))) => {
                let place = usize::try_from(*number).ok().and_then(|number| number.checked_sub(1));
                let Some(names) = place.and_then(|place| NAMES.get(place)) else { return Ok(false) };
                if *names == NameSystem::Local {
                    return Ok(true);
                }
                (NAMES_KEY, named(*names))
            }
            _ => return Ok(false),
        };
        if let Err(error) = store.remember(key, value) {
            asked.say_with(Id::SETTINGS_NOT_KEPT, |voice| args!("why" => why_not_kept(&error, voice)))?;
        }
        Ok(true)
    }
}

/// How squares are named at practice.
const NAMES_KEY: &str = "names-in-practice";

fn named(names: NameSystem) -> Value {
    Value::Text(names.key().to_owned())
}

/// A practice game, or what the menu brings.
fn begin(asked: &mut Lobby<'_>) -> io::Result<Option<CliCommand>> {
    asked.ask(Id::FIRST_PRACTICE, Id::FIRST_PRACTICE_SHORT)?;
    loop {
        let Some(LobbyLine { text, heard }) = asked.line(OPEN)? else { return Ok(None) };
        match heard {
            Ok(Intent::Reply(Reply::Yes) | Intent::Command(Command::Continue)) => {
                return Ok(Some(CliCommand::Practice(Practice::default())));
            }
            Ok(Intent::Reply(Reply::No) | Intent::Control(Control::Help)) => return menu::ask(asked),
            Ok(Intent::Control(Control::Quit)) => return Ok(None),
            Ok(wanted) => match menu::begun(asked, &wanted, &text)? {
                Begun::Game(command) => return Ok(Some(*command)),
                Begun::NotOpen => {}
                Begun::Nothing => asked.ask(Id::FIRST_PRACTICE, Id::FIRST_PRACTICE_SHORT)?,
            },
            Err(why) => asked.refuse(&why, Id::FIRST_PRACTICE)?,
        }
    }
}
