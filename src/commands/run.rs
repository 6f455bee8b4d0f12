//! From the command line to the command: what every one of them needs is settled here first.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::cli::{self, Cli, CliCommand, ParsedArgs};
use super::event::{self, CompetitionFlags};
use super::first_start::{first_start, is_first_start, language};
use super::flags::CommonFlags;
use super::menu::menu;
use super::output::{output_gone, speech_choice, warn};
use super::play::{StartContext, join, listen, position, puzzles, reader, review, train};
use super::settings::{environment, open_settings, settings_faults};
use super::wording::{one_set, wording_of, wording_there};
use super::{completions, doctor, games, guide, hear, law, progress, reconcile, rule, say, voices};
use crate::competition::Competition;
use crate::error::CommandError;
use crate::file::open_log;
use crate::game::{Desk, KeptManner, OpponentKind};
use crate::home;
use crate::opponent::{GUARD_COMMAND, guard, guard_engines};
use crate::session::{choose_letters, choose_voice, read_library, voice_beside};
use crate::settings;
use crate::settings::keymap::wrong;
use crate::settings::{Environment, Settings, SettingsFile, SpeechGiven, Value};
use crate::speech::{COMMAND as SYNTHESIZER, Choice, RECORDER_COMMAND, own_program, record_all, serve};
use crate::voice::{NameSystem, Voice, tags};

/// Runs the command line, and says how it ended.
pub fn run() -> ExitCode {
    let _full = let_writes_fail();
    home::keep_all_private();
    log();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if let Some(code) = synthesizer(&arguments).or_else(|| engine_guard(&arguments)) {
        return code;
    }
    if cfg!(unix)
        && let Ok(program) = own_program()
    {
        guard_engines(program);
    }
    let asked = cli::read(&arguments);
    let done = match asked {
        Ok(ParsedArgs::Print(text)) => {
            // A reader that has read enough is no fault.
            let _ = write!(io::stdout(), "{text}");
            return ExitCode::SUCCESS;
        }
        Ok(ParsedArgs::Run(cli)) => obey(*cli),
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

/// A second voice of a desk, or what keeps its announcements: a process that the desk begins, with lines for tasks;
/// nobody else asks for it.
fn synthesizer(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, command, voice] = arguments else { return None };
    let (voice, tasks, answers) = (voice.to_str()?, io::stdin().lock(), io::stdout().lock());
    let served = match command.to_str()? {
        SYNTHESIZER => serve(voice, tasks, answers),
        RECORDER_COMMAND => record_all(voice, tasks, answers),
        _ => return None,
    };
    Some(if served.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What stands between a desk and an engine: a process that the desk begins; nobody else asks for it.
fn engine_guard(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, command, engine] = arguments else { return None };
    (command == GUARD_COMMAND).then(|| guard(engine))
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
    let path = Path::new(&path);
    home::keep_private(path);
    if let Ok(file) = open_log(path) {
        tracing_subscriber::fmt().with_ansi(false).with_writer(std::sync::Mutex::new(file)).init();
    }
}

fn obey(mut cli: Cli) -> Result<(), CommandError> {
    let mut store = open_settings(cli.common.settings.as_deref());
    let environment = environment(&store, cli.common.voice.as_deref().or(store.settings().voice()))?;
    let mut voice = spoken_in(&cli, &environment, &store)?;
    let first = is_first_start(&cli, &store, &environment);
    // Where nothing says which language is wanted, that is asked before anything else.
    let is_open =
        cli.common.voice.is_none() && environment.voice.is_none() && store.settings().voice().is_none();
    if first
        && is_open
        && let Some(beside) = voice_beside()
    {
        let choice = speech_at_first(cli.command.as_ref(), &store, &environment);
        // A voice that is like another is a choice of its own, made later.
        let tags: Vec<String> = tags().into_iter().filter(|tag| !tag.contains('-')).collect();
        let chosen = language(&voice, &beside, (choice, &tags), &mut store);
        let Some(tag) = chosen.map_err(|error| output_gone(&error, &voice))? else { return Ok(()) };
        voice = choose_voice(Some(&tag))?;
    }
    // Only flags are no command yet.
    let told_at_desk = first && !matches!(cli.command, None | Some(CliCommand::Ask(_)));
    let Some(command) = in_any_language(&mut cli, first, &mut store, &environment, &mut voice)? else {
        return Ok(());
    };
    store.judge_bindings(|key, line| wrong(key, line, voice.lexicon()));
    if command.at_desk().is_none() && !matches!(command, CliCommand::Doctor(_) | CliCommand::Settings(_)) {
        warn(settings_faults(&store, &voice));
    }
    let event = event_file(&command).map(|path| event::load(path, &voice)).transpose()?;
    let library = cli.common.library.as_ref();
    let begun = match (&command, &event) {
        (CliCommand::Resume(asked), _) => wording_of(library, asked.game, &voice),
        (CliCommand::Join(asked), _) => wording_there(library, asked.game, &voice),
        (_, Some(event)) => Some(Box::new(event.wording(voice.tag()))),
        _ => None,
    };
    let usual = usual_names(&command, store.settings());
    let words = CommandVoice::settled(&cli.common, (store.settings(), usual), begun.as_deref(), voice)?;
    store.judge_bindings(|key, line| wrong(key, line, words.voice.lexicon()));
    let room = StartContext {
        voice: &words.voice,
        common: &cli.common,
        names: words.names,
        named_letters: words.named_letters.clone(),
        store: &store,
        environment: &environment,
        first_start: told_at_desk,
        regulated: event.as_ref().map(Competition::of_any_game),
    };
    perform(command, event, room, words.letters.as_ref())
}

/// The command that is wanted, whatever language it is asked for in; `None` where nothing is.
fn in_any_language(
    cli: &mut Cli,
    first: bool,
    store: &mut SettingsFile,
    environment: &Environment,
    voice: &mut Voice,
) -> Result<Option<CliCommand>, CommandError> {
    loop {
        match wanted(cli, first, store, environment, voice)? {
            // Where it cannot be kept it holds all the same.
            Some(CliCommand::InLanguage(tag)) => {
                *voice = choose_voice(Some(&tag))?;
                store.remember_changes(true);
                let _ = store.remember("voice", Value::Text(tag));
            }
            command => return Ok(command),
        }
    }
}

/// The names squares have where nothing is said of that.
fn usual_names(command: &CliCommand, settings: &Settings) -> NameSystem {
    match command {
        CliCommand::Practice(_)
        | CliCommand::Review(_)
        | CliCommand::Puzzles(_)
        | CliCommand::Position(_)
        | CliCommand::Train(_)
        | CliCommand::Listen(_) => settings.names_in_practice(),
        _ => settings.names().unwrap_or_default(),
    }
}

/// Does what is asked for.
fn perform(
    command: CliCommand,
    event: Option<Competition>,
    mut room: StartContext<'_>,
    letters: Option<&Voice>,
) -> Result<(), CommandError> {
    let (voice, names, store, common) = (room.voice, room.names, room.store, room.common);
    match command {
        // What was asked for has come of it by now.
        CliCommand::Ask(_) | CliCommand::InLanguage(_) => Ok(()),
        CliCommand::Hear(asked) => hear::run(&asked, voice, names),
        CliCommand::Say(asked) => say::run(&asked, voice, names, letters),
        CliCommand::Law(asked) => law::run(&asked, voice),
        CliCommand::Guide(asked) => guide::run(&asked, store, room.environment.speech, voice),
        CliCommand::Completions(asked) => completions::complete(&asked, cli::worded(voice), voice),
        CliCommand::Manual(asked) => completions::manual(&asked, cli::worded(voice), voice),
        CliCommand::Doctor(asked) => {
            doctor::run(&asked, common.library.as_ref(), store, room.environment.speech, voice)
        }
        CliCommand::Settings(asked) => super::settings::run(&asked, common, store.clone(), voice),
        CliCommand::Reconcile(asked) => reconcile::run(&asked, voice, names, letters),
        CliCommand::Rule(asked) => rule::run(&asked, voice, names),
        CliCommand::Voices(asked) => voices::run(&asked, voice, names, store.settings()),
        CliCommand::Practice(asked) => room.practice(&asked),
        CliCommand::Relay(asked) => room.play(Desk::Relay, OpponentKind::Person, &asked),
        CliCommand::Tournament(asked) => room.play(Desk::Tournament, OpponentKind::Person, &asked),
        CliCommand::Resume(asked) => room.resume(&asked),
        CliCommand::Review(asked) => review(&room, &asked),
        CliCommand::Position(asked) => position(&room, &asked),
        CliCommand::Puzzles(asked) => puzzles(&room, &asked),
        CliCommand::Listen(asked) => listen(&room, &asked),
        CliCommand::Train(asked) => train(&room, &asked),
        CliCommand::Join(asked) => join(&room, &asked),
        CliCommand::Event(asked) => at_event(&asked, event, &mut room),
        CliCommand::Games(asked) => games::run(asked, &room),
        CliCommand::Progress(asked) => progress::run(&asked, &room),
    }
}

/// In which words a command speaks.
struct CommandVoice {
    voice: Voice,
    /// The voice whose letters stand for pieces, and its tag.
    letters: Option<Voice>,
    named_letters: Option<String>,
    names: NameSystem,
}

impl CommandVoice {
    /// What flags say goes before what a game was begun in, and that before what is settled, which is what is usual.
    fn settled(
        common: &CommonFlags,
        (kept, usual): (&Settings, NameSystem),
        begun: Option<&KeptManner>,
        voice: Voice,
    ) -> Result<CommandVoice, CommandError> {
        let voice = match begun {
            Some(begun) if common.voice.is_none() => choose_voice(Some(&begun.voice)).unwrap_or(voice),
            Some(begun) => {
                one_set(&voice, &begun.voice, &voice)?;
                voice
            }
            None => voice,
        };
        // A game that was begun without other letters has none now.
        let kept_letters = kept.letters().filter(|_| begun.is_none());
        let kept_letters = kept_letters.filter(|tag| fit(tag, &voice)).map(str::to_owned);
        let named_letters = common.letters.clone().or_else(|| begun?.letters.clone()).or(kept_letters);
        let letters = choose_letters(named_letters.as_deref(), &voice)?;
        if let Some(letters) = &letters {
            one_set(&voice, voice.tag(), letters)?;
        }
        let voice = letters.iter().fold(voice, Voice::with_letters);
        let begun_names = || begun?.names.parse::<NameSystem>().ok();
        let names = common.names.or_else(begun_names).unwrap_or(usual);
        Ok(CommandVoice { voice, letters, named_letters, names })
    }
}

/// The command that is asked for; where there is none, or at the first start, what a question brings. `None` where
/// nothing is wanted.
fn wanted(
    cli: &mut Cli,
    first: bool,
    store: &mut SettingsFile,
    environment: &Environment,
    voice: &Voice,
) -> Result<Option<CliCommand>, CommandError> {
    let command = cli.command.take();
    let shown = match &command {
        Some(CliCommand::Ask(shown)) => Some(shown.clone()),
        Some(_) if !first => return Ok(command),
        _ => None,
    };
    let library = cli.common.library.as_ref();
    let asked = asked_for(command, first, library, (store, environment), voice)
        .map_err(|error| output_gone(&error, voice))?;
    Ok(asked.map(|command| match shown {
        Some(shown) if matches!(command, CliCommand::InLanguage(_)) => {
            cli.command = Some(CliCommand::Ask(shown));
            command
        }
        Some(shown) => command.shown(shown),
        None => command,
    }))
}

/// The voice a flag names, the environment, the settings, or the locale. One of the settings that cannot be had
/// stops nothing.
fn spoken_in(cli: &Cli, environment: &Environment, store: &SettingsFile) -> Result<Voice, CommandError> {
    if let Some(tag) = cli.common.voice.as_deref().or(environment.voice.as_deref()) {
        return choose_voice(Some(tag));
    }
    let kept = store.settings().voice().and_then(|tag| choose_voice(Some(tag)).ok());
    kept.map_or_else(|| choose_voice(None), Ok)
}

/// Whether these letters of the settings go with the voice.
fn fit(tag: &str, voice: &Voice) -> bool {
    let letters = choose_letters(Some(tag), voice).ok().flatten();
    letters.is_some_and(|letters| one_set(voice, voice.tag(), &letters).is_ok())
}

/// What the first start, or the menu, brings.
fn asked_for(
    command: Option<CliCommand>,
    first: bool,
    library: Option<&PathBuf>,
    (store, environment): (&mut SettingsFile, &Environment),
    voice: &Voice,
) -> io::Result<Option<CliCommand>> {
    let given = speech_given(command.as_ref(), store, environment);
    let at_first = speech_at_first(command.as_ref(), store, environment);
    let command = command.filter(|command| !matches!(command, CliCommand::Ask(_)));
    if first {
        return first_start(voice, at_first, command, store, library);
    }
    let choice = settings::speech(&given, || reader::running().is_some()).value;
    // Whoever pipes text in is no listener.
    let choice = if given.terminal { choice } else { Choice::Off };
    menu(voice, choice, store.settings().line_editor(), library, store.settings().practice_engine())
}

/// What speaks at the first start: whoever needs its questions must hear them, whatever else is found to speak.
fn speech_at_first(command: Option<&CliCommand>, store: &SettingsFile, environment: &Environment) -> Choice {
    let given = speech_given(command, store, environment);
    let choice = settings::speech(&given, || false).value;
    if given.terminal { choice } else { Choice::Off }
}

/// What is said of speech before there is a desk.
fn speech_given(
    command: Option<&CliCommand>,
    store: &SettingsFile,
    environment: &Environment,
) -> SpeechGiven {
    let flag = command.and_then(CliCommand::at_desk).and_then(|(shown, _)| shown.speech.as_ref());
    let flag = flag.and_then(|word| word.parse().ok());
    let terminal = io::stdin().is_terminal();
    SpeechGiven { flag, environment: environment.speech, terminal, ..store.settings().speech_given() }
}

/// The event file a command names, where the event must be well before anything else happens.
fn event_file(command: &CliCommand) -> Option<&Path> {
    let file = match command {
        CliCommand::Practice(asked) => asked.play.event.as_ref(),
        CliCommand::Relay(asked) | CliCommand::Tournament(asked) => asked.event.as_ref(),
        CliCommand::Event(CompetitionFlags::Check { .. }) => None,
        CliCommand::Event(asked) => Some(asked.file()),
        _ => None,
    };
    file.map(std::path::PathBuf::as_path)
}

/// `ansage event`; everything but the check finds the event read.
fn at_event(
    asked: &CompetitionFlags,
    event: Option<Competition>,
    room: &mut StartContext<'_>,
) -> Result<(), CommandError> {
    let (path, voice, library) = (asked.file(), room.voice, room.common.library.as_ref());
    let Some(read) = event else { return event::check(path, library, voice) };
    let found = || event::Match::collect(&read, path, &read_library(library, voice)?, voice);
    let ((regulated, players), seat) = match asked {
        CompetitionFlags::Check { .. } => return event::check(path, library, voice),
        CompetitionFlags::Pairings { .. } => return event::pairings(&found()?, voice),
        CompetitionFlags::Table { as_json, speech, .. } => {
            let choice = speech_choice(speech.as_deref(), voice)?.unwrap_or(Choice::Off);
            return event::table(&found()?, path, (*as_json, choice), voice);
        }
        CompetitionFlags::Trf { output, .. } => {
            let games = read_library(library, voice)?;
            let found = event::Match::collect(&read, path, &games, voice)?;
            return event::trf(&found, path, output.as_deref(), &games, voice);
        }
        CompetitionFlags::Play { round, board, seat, .. } => (found()?.seat(*round, *board, voice)?, seat),
        CompetitionFlags::TieBreak { seat, .. } => (found()?.seat_tie_break(voice)?, seat),
    };
    room.regulated = Some(regulated);
    room.at_board(players, seat)
}
