//! The first start: one question that settles whether the program speaks, and what can be said.
//!
//! It is asked in a line and aloud before anything is looked for, since whoever needs the answer most sees nothing
//! and hears nothing yet.

use std::io::{self, IsTerminal};

use super::cli::{Cli, CliCommand};
use super::flags::{FaceFlags, Play};
use super::lobby::Lobby;
use super::menu;
use super::play::Practice;
use crate::args;
use crate::hear::{Control, Intent, Open, Reply};
use crate::settings::{Environment, SCREEN_READER, SettingsFile, Value};
use crate::speech::Choice;
use crate::tell::why_not_kept;
use crate::voice::{Id, Voice};

/// What a yes-or-no question brought.
enum FirstReply {
    Yes,
    No,
    /// There are no more lines.
    End,
    Leave,
}

/// Whether this is the first start, and one at which it can be asked: somebody sits at a terminal, opens a desk,
/// and has not said already what the answer would settle.
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
    terminal && store.path().is_some() && !store.exists() && !scripted && !(face && speech)
}

/// Asks, remembers the answer, and tells what can be said where no desk opens that will. `choice` is what speaks;
/// `beside` is asked in too, where nothing says which language is wanted. Returns what was asked for or what the menu
/// brings, `None` where nothing is wanted.
pub fn first_start(
    voice: &Voice,
    beside: Option<&Voice>,
    choice: Choice,
    command: Option<CliCommand>,
    store: &mut SettingsFile,
) -> io::Result<Option<CliCommand>> {
    let mut asked = Lobby::new(voice, choice, store.settings().line_editor());
    if let Some(beside) = beside {
        asked = asked.beside(beside, choice);
    }
    store.remember_changes(true);
    let uses = match yes_or_no(&mut asked, &SCREEN_READER_QUESTION)? {
        FirstReply::Yes => Some(true),
        FirstReply::No => Some(false),
        FirstReply::End => None,
        FirstReply::Leave => {
            asked.leave();
            return Ok(None);
        }
    };
    if uses == Some(true) {
        asked.fall_silent();
    }
    if let Some(uses) = uses
        && let Err(error) = store.remember(SCREEN_READER, Value::Switch(uses))
    {
        let why = why_not_kept(&error, voice);
        asked.say_text(&voice.tell(Id::SETTINGS_NOT_KEPT, &args!("why" => why)))?;
    }
    if let Some(tag) = asked.voice_beside().map(|voice| voice.tag().to_owned()) {
        asked.say_beside(Id::FIRST_LANGUAGE, &args!("tag" => tag))?;
    }
    // With a command the desk tells what can be said, where it is heard and seen beside the game.
    let after = if let Some(command) = command {
        Some(command)
    } else {
        asked.say(Id::FIRST_COMMANDS)?;
        begin(&mut asked)?
    };
    asked.leave();
    Ok(after)
}

/// A practice game, or what the menu brings.
fn begin(asked: &mut Lobby<'_>) -> io::Result<Option<CliCommand>> {
    match yes_or_no(asked, &PRACTICE_QUESTION)? {
        FirstReply::Yes => Ok(Some(easy())),
        FirstReply::No => menu::ask(asked),
        FirstReply::End | FirstReply::Leave => Ok(None),
    }
}

/// A game nobody is in a hurry in.
fn easy() -> CliCommand {
    let play = Play { time: Some("-".to_owned()), ..Play::default() };
    CliCommand::Practice(Practice { level: Some("1".to_owned()), play, ..Practice::default() })
}

/// A question: its message, what is said to all that is no answer, and the prompt.
struct YesOrNo {
    question: Id,
    again: Id,
    short: Id,
}

const SCREEN_READER_QUESTION: YesOrNo =
    YesOrNo { question: Id::FIRST_QUESTION, again: Id::FIRST_EXPLAINED, short: Id::FIRST_SHORT };

const PRACTICE_QUESTION: YesOrNo = YesOrNo {
    question: Id::FIRST_PRACTICE,
    again: Id::FIRST_PRACTICE_AGAIN,
    short: Id::FIRST_PRACTICE_SHORT,
};

fn yes_or_no(asked: &mut Lobby<'_>, question: &YesOrNo) -> io::Result<FirstReply> {
    asked.ask_all(question.question, question.short)?;
    loop {
        match asked.line(Open { yes_or_no: true, numbered: false })? {
            None => return Ok(FirstReply::End),
            Some(Ok(Intent::Reply(Reply::Yes))) => return Ok(FirstReply::Yes),
            Some(Ok(Intent::Reply(Reply::No))) => return Ok(FirstReply::No),
            Some(Ok(Intent::Control(Control::Quit))) => return Ok(FirstReply::Leave),
            Some(_) => asked.ask_all(question.again, question.short)?,
        }
    }
}
