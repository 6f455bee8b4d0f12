//! The command line of Ansage.

use std::io::{self, Write};
use std::process::ExitCode;

use ansage::args;
use ansage::cli::{self, AboutVoices, Asked, Cli, Do, Games, Voices};
use ansage::desk::{Room, menu};
use ansage::failure::Failure;
use ansage::game::Desk;
use ansage::tools::{
    check, choose_letters, choose_voice, games, hear, one_set, open_library, preview, say, wording_of,
};
use ansage::voice::{NameSystem, Voice};

fn main() -> ExitCode {
    let _full = let_writes_fail();
    log();
    let asked = cli::read(std::env::args_os().collect());
    let done = match asked {
        Ok(Asked::Print(text)) => {
            // A reader that has read enough is no fault.
            let _ = write!(io::stdout(), "{text}");
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Run(cli)) => run(*cli),
        Err(failure) => Err(failure),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.is_told() {
                let _ = writeln!(io::stderr(), "{failure}");
            }
            failure.code()
        }
    }
}

/// A file that may not grow any further is told by the write that fails, not by the program's end: the
/// signal for it is taken and passed over.
#[cfg(unix)]
fn let_writes_fail() -> Option<signal_hook::SigId> {
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default()).ok()
}

#[cfg(not(unix))]
fn let_writes_fail() -> Option<()> {
    None
}

/// What goes wrong behind the scenes is written to the file `ANSAGE_LOG` names, and nowhere else.
fn log() {
    let Some(path) = std::env::var_os("ANSAGE_LOG").filter(|path| !path.is_empty()) else { return };
    if let Ok(file) = std::fs::OpenOptions::new().create(true).append(true).open(path) {
        tracing_subscriber::fmt().with_ansi(false).with_writer(std::sync::Mutex::new(file)).init();
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let voice = choose_voice(cli.voice.as_deref())?;
    let Some(command) = (match cli.command {
        Some(command) => Some(command),
        None => menu(&voice).map_err(|error| {
            Failure::other(voice.tell("error-output", &args!("why" => error.to_string())))
        })?,
    }) else {
        return Ok(());
    };
    let begun = match &command {
        Do::Resume(asked) => wording_of(cli.library.as_ref(), asked.game, &voice),
        _ => None,
    };
    let voice = match &begun {
        Some(begun) if cli.voice.is_none() => choose_voice(Some(&begun.voice)).unwrap_or(voice),
        Some(begun) => {
            one_set(&voice, &begun.voice, &voice)?;
            voice
        }
        None => voice,
    };
    let named_letters = cli.letters.clone().or_else(|| begun.as_ref()?.letters.clone());
    let letters = choose_letters(named_letters.as_deref(), &voice)?;
    if let Some(letters) = &letters {
        one_set(&voice, voice.tag(), letters)?;
    }
    let voice = letters.iter().fold(voice, Voice::with_letters);
    let begun_names = || NameSystem::of_key(&begun.as_ref()?.names);
    let names = cli.names.map(NameSystem::from).or_else(begun_names).unwrap_or_default();
    let room = Room {
        voice: &voice,
        library: cli.library.clone(),
        named_voice: cli.voice.clone(),
        names,
        named_letters,
    };
    match command {
        Do::Hear(asked) => hear::run(&asked, &voice, names),
        Do::Say(asked) => say::run(&asked, &voice, names, letters.as_ref()),
        Do::Voices(Voices { about: None }) => preview::list(&voice),
        Do::Voices(Voices { about: Some(AboutVoices::Preview { tag, speech }) }) => {
            preview::preview(&tag, speech.as_deref(), names)
        }
        Do::Voices(Voices { about: Some(AboutVoices::Check { folder }) }) => check::check(&folder, &voice),
        Do::Practice(asked) => room.practice(&asked),
        Do::Relay(asked) => room.between_people(Desk::Relay, &asked),
        Do::Tournament(asked) => room.between_people(Desk::Tournament, &asked),
        Do::Resume(asked) => room.resume(&asked),
        Do::Games(Games::List) => games::list(&open_library(cli.library.as_ref(), &voice)?, &voice),
        Do::Games(Games::Envelope { game }) => room.envelope(game),
        Do::Games(Games::Export { game, output, .. }) => {
            games::export(&open_library(cli.library.as_ref(), &voice)?, game, output.as_ref(), &voice)
        }
    }
}
