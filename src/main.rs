//! The command line of Ansage.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use ansage::args;
use ansage::cli::{self, AboutVoices, Asked, Cli, Do, Games, Voices};
use ansage::desk::{Room, menu};
use ansage::event::Event;
use ansage::failure::Failure;
use ansage::game::Desk;
use ansage::tools::{
    check, choose_letters, choose_voice, doctor, event, games, hear, law, one_set, open_library, preview,
    reconcile, rule, say, wording_of, wording_there,
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
    let event = event_file(&command).map(|path| event::load(path, &voice)).transpose()?;
    let begun = match (&command, &event) {
        (Do::Resume(asked), _) => wording_of(cli.library.as_ref(), asked.game, &voice),
        (Do::Join(asked), _) => wording_there(cli.library.as_ref(), asked.game, &voice),
        (_, Some(event)) => Some(Box::new(event.wording(voice.tag()))),
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
    let mut room = Room {
        voice: &voice,
        library: cli.library.clone(),
        named_voice: cli.voice.clone(),
        names,
        named_letters,
        regulated: event.as_ref().map(Event::of_any_game),
    };
    match command {
        Do::Hear(asked) => hear::run(&asked, &voice, names),
        Do::Say(asked) => say::run(&asked, &voice, names, letters.as_ref()),
        Do::Law(asked) => law::run(&asked, &voice),
        Do::Doctor(asked) => doctor::run(&asked, cli.library.as_ref(), &voice),
        Do::Reconcile(asked) => reconcile::run(&asked, &voice, names, letters.as_ref()),
        Do::Rule(asked) => rule::run(&asked, &voice, names),
        Do::Voices(Voices { about: None }) => preview::list(&voice),
        Do::Voices(Voices { about: Some(AboutVoices::Preview { tag, speech }) }) => {
            preview::preview(&tag, speech.as_deref(), names)
        }
        Do::Voices(Voices { about: Some(AboutVoices::Check { folder }) }) => check::check(&folder, &voice),
        Do::Practice(asked) => room.practice(&asked),
        Do::Relay(asked) => room.between_people(Desk::Relay, &asked),
        Do::Tournament(asked) => room.between_people(Desk::Tournament, &asked),
        Do::Resume(asked) => room.resume(&asked),
        Do::Join(asked) => room.join(&asked),
        Do::Event(asked) => at_event(&asked, event, &mut room),
        Do::Games(Games::List) => games::list(&open_library(cli.library.as_ref(), &voice)?, &voice),
        Do::Games(Games::Envelope { game }) => room.envelope(game),
        Do::Games(Games::Export { game, output, .. }) => {
            games::export(&open_library(cli.library.as_ref(), &voice)?, game, output.as_ref(), &voice)
        }
    }
}

/// The event file a command names, where the event must be well before anything else happens.
fn event_file(command: &Do) -> Option<&Path> {
    let file = match command {
        Do::Practice(asked) => asked.play.event.as_ref(),
        Do::Relay(asked) | Do::Tournament(asked) => asked.event.as_ref(),
        Do::Event(cli::Event::Check { .. }) => None,
        Do::Event(asked) => Some(asked.file()),
        _ => None,
    };
    file.map(std::path::PathBuf::as_path)
}

/// `ansage event`; everything but the check finds the event read.
fn at_event(asked: &cli::Event, event: Option<Event>, room: &mut Room<'_>) -> Result<(), Failure> {
    let (path, voice, library) = (asked.file(), room.voice, room.library.clone());
    let library = library.as_ref();
    let Some(read) = event else { return event::check(path, library, voice) };
    let found = || event::Match::collect(&read, path, &open_library(library, voice)?, voice);
    let ((regulated, players), seat) = match asked {
        cli::Event::Check { .. } => return event::check(path, library, voice),
        cli::Event::Pairings { .. } => return event::pairings(&read, path, library, voice),
        cli::Event::Table { as_json, speech, .. } => {
            return event::table(&read, path, library, (*as_json, speech.as_deref()), voice);
        }
        cli::Event::Play { round, board, seat, .. } => (found()?.seat(*round, *board, voice)?, seat),
        cli::Event::TieBreak { seat, .. } => (found()?.seat_tie_break(voice)?, seat),
    };
    room.regulated = Some(regulated);
    room.at_board(players, seat)
}
