//! `ansage` alone: what it is to be, asked in words and answered with a number.

use std::io;

use super::cli::CliCommand;
use super::flags::Play;
use super::lobby::Lobby;
use super::play::{AgainstWhom, Practice, Resume};
use crate::hear::{Control, Intent, Open, Reply};
use crate::settings::Switch;
use crate::speech::Choice;
use crate::voice::{Id, Voice};

/// Asks until a number is given; `None` when nothing is wanted. `choice` is what speaks, `editor` who edits the line.
pub fn menu(voice: &Voice, choice: Choice, editor: Switch) -> io::Result<Option<CliCommand>> {
    let mut asked = Lobby::new(voice, choice, editor);
    let chosen = ask(&mut asked);
    asked.leave();
    chosen
}

pub(super) fn ask(asked: &mut Lobby<'_>) -> io::Result<Option<CliCommand>> {
    asked.ask(Id::MENU_WHAT, Id::MENU_SHORT)?;
    loop {
        let Some(heard) = asked.line(Open { yes_or_no: false, numbered: true })? else { return Ok(None) };
        match heard {
            Ok(Intent::Reply(Reply::Number(1))) => {
                return Ok(Some(CliCommand::Practice(Practice::default())));
            }
            Ok(Intent::Reply(Reply::Number(2))) => {
                let two = Practice { against: AgainstWhom::Person, ..Practice::default() };
                return Ok(Some(CliCommand::Practice(two)));
            }
            Ok(Intent::Reply(Reply::Number(3))) => return Ok(Some(CliCommand::Relay(Play::default()))),
            Ok(Intent::Reply(Reply::Number(4))) => return Ok(Some(CliCommand::Tournament(Play::default()))),
            Ok(Intent::Reply(Reply::Number(5))) => return Ok(Some(CliCommand::Resume(Resume::default()))),
            Ok(Intent::Reply(Reply::Number(6)) | Intent::Control(Control::Quit)) => return Ok(None),
            _ => asked.say(Id::MENU_NUMBER)?,
        }
    }
}
