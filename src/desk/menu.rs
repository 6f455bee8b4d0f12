//! `ansage` alone: what it is to be, asked in words and answered with a number.

use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Duration;

use crate::announcement::{Heard, Request, hear};
use crate::cli::{AgainstWhom, Do, Play, Practice, Resume};
use crate::speech::{Choice, Priority, Speech, clean};
use crate::voice::{Voice, for_ears};

/// How long speech may take to let go before the game begins.
const LETTING_GO: Duration = Duration::from_millis(300);

/// Asks until a number is given; `None` when nothing is wanted.
///
/// # Errors
/// The terminal is gone.
pub fn menu(voice: &Voice) -> io::Result<Option<Do>> {
    // Whoever pipes text in is no listener.
    let choice = if io::stdin().is_terminal() { Choice::Auto } else { Choice::Off };
    let speech = Speech::start(choice, voice.language(), |_| {});
    let asked = ask(voice, &speech);
    speech.silence();
    speech.close(LETTING_GO);
    asked
}

fn ask(voice: &Voice, speech: &Speech) -> io::Result<Option<Do>> {
    let say = |id: &str| -> io::Result<()> {
        let text = voice.say(id);
        speech.say(&for_ears(&text, voice), Priority::Message);
        let mut out = io::stdout().lock();
        writeln!(out, "{}", clean(&text))?;
        out.flush()
    };
    say("menu-what")?;
    let mut line = String::new();
    loop {
        line.clear();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            return Ok(None);
        }
        speech.silence();
        let heard = hear(&clean(&line), voice.lexicon()).map(|utterance| utterance.heard);
        match heard {
            Ok(Heard::Choice(1)) => return Ok(Some(Do::Practice(Practice::default()))),
            Ok(Heard::Choice(2)) => {
                let two = Practice { against: AgainstWhom::Person, ..Practice::default() };
                return Ok(Some(Do::Practice(two)));
            }
            Ok(Heard::Choice(3)) => return Ok(Some(Do::Relay(Play::default()))),
            Ok(Heard::Choice(4)) => return Ok(Some(Do::Tournament(Play::default()))),
            Ok(Heard::Choice(5)) => return Ok(Some(Do::Resume(Resume::default()))),
            Ok(Heard::Choice(6) | Heard::Request(Request::Quit)) => return Ok(None),
            _ => say("menu-number")?,
        }
    }
}
