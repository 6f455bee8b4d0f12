//! The commands and flags. Their texts are the voice's, so they have no others here.

#![allow(missing_docs)]

mod rule;

use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

pub use rule::{CadenceOf, EditionOf, GroundOf, Rule};

use crate::args;
use crate::failure::Failure;
use crate::laws::Ability;
use crate::tools::fallback_voice;
use crate::voice::{NameSystem, Voice};

/// `ansage`
#[derive(Debug, Parser)]
#[command(
    name = "ansage",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
pub struct Cli {
    #[arg(long, global = true, value_name = "FILE")]
    pub library: Option<PathBuf>,
    #[arg(long, global = true, value_name = "TAG")]
    pub voice: Option<String>,
    #[arg(long, global = true, value_enum, value_name = "NAMES")]
    pub names: Option<SquareNames>,
    #[arg(long, global = true, value_name = "TAG")]
    pub letters: Option<String>,
    #[command(subcommand)]
    pub command: Option<Do>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Do {
    Practice(Practice),
    Relay(Play),
    Tournament(Play),
    Resume(Resume),
    #[command(subcommand)]
    Event(Event),
    #[command(subcommand)]
    Games(Games),
    Hear(Hear),
    Say(Say),
    Rule(Box<Rule>),
    Voices(Voices),
    Law(Law),
}

/// What every new game can be told.
#[derive(Debug, Args, Default)]
pub struct Play {
    #[arg(long, value_name = "FILE")]
    pub event: Option<PathBuf>,
    #[arg(long, value_name = "EDITION", conflicts_with = "event")]
    pub edition: Option<String>,
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "FEN", conflicts_with = "chess960")]
    pub fen: Option<String>,
    #[arg(long, value_name = "START", allow_negative_numbers = true)]
    pub chess960: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub white: String,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub black: String,
    #[arg(long, value_name = "TIME")]
    pub default_time: Option<String>,
    #[arg(long, value_enum, value_name = "ABILITY", default_value = "sighted", hide_default_value = true)]
    pub white_is: AbilityIs,
    #[arg(long, value_enum, value_name = "ABILITY", default_value = "sighted", hide_default_value = true)]
    pub black_is: AbilityIs,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long, value_enum, value_name = "WHO")]
    pub press: Option<PressBy>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub repeat: Option<RepeatBy>,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: FaceFlags,
}

/// How a game is shown and spoken.
#[derive(Debug, Args, Default, Clone)]
#[allow(clippy::struct_excessive_bools)]
pub struct FaceFlags {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
    #[arg(long, conflicts_with = "screen")]
    pub line: bool,
    #[arg(long)]
    pub screen: bool,
    #[arg(long, conflicts_with = "screen")]
    pub json: bool,
    #[arg(long, conflicts_with = "screen")]
    pub simulate_time: bool,
}

/// `ansage practice`
#[derive(Debug, Args, Default)]
pub struct Practice {
    #[arg(long, value_enum, value_name = "WHOM", default_value = "partner", hide_default_value = true)]
    pub against: AgainstWhom,
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<String>,
    #[arg(long, value_enum, value_name = "COLOR", default_value = "white", hide_default_value = true)]
    pub color: Side,
    #[command(flatten)]
    pub play: Play,
}

/// `ansage resume`
#[derive(Debug, Args, Default)]
pub struct Resume {
    #[arg(value_name = "GAME")]
    pub game: Option<i64>,
    #[command(flatten)]
    pub face: FaceFlags,
}

/// `ansage event`
#[derive(Debug, Subcommand)]
pub enum Event {
    Check {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
    },
    Pairings {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
    },
    Play {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[arg(value_name = "ROUND")]
        round: u32,
        #[arg(value_name = "BOARD")]
        board: u32,
        #[command(flatten)]
        seat: Seat,
    },
    TieBreak {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[command(flatten)]
        seat: Seat,
    },
    Table {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[arg(long = "json")]
        as_json: bool,
        #[arg(long, value_name = "HOW")]
        speech: Option<String>,
    },
}

impl Event {
    /// The event's file.
    #[must_use]
    pub fn file(&self) -> &PathBuf {
        match self {
            Event::Check { event_file }
            | Event::Pairings { event_file }
            | Event::Play { event_file, .. }
            | Event::TieBreak { event_file, .. }
            | Event::Table { event_file, .. } => event_file,
        }
    }
}

/// How a game of a team event is played.
#[derive(Debug, Args, Default, Clone)]
pub struct Seat {
    #[arg(long, value_enum, value_name = "DESK", default_value = "tournament", hide_default_value = true)]
    pub desk: DeskKind,
    #[arg(long, value_enum, value_name = "WHO")]
    pub press: Option<PressBy>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub repeat: Option<RepeatBy>,
    #[command(flatten)]
    pub face: FaceFlags,
}

/// `ansage games`
#[derive(Debug, Subcommand)]
pub enum Games {
    List,
    Envelope {
        #[arg(value_name = "GAME")]
        game: i64,
    },
    Export {
        #[arg(value_name = "GAME")]
        game: i64,
        #[arg(long, value_enum, value_name = "FORMAT", default_value = "pgn", hide_default_value = true)]
        format: Format,
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// `ansage hear`
#[derive(Debug, Args, Default)]
pub struct Hear {
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long = "game")]
    pub play_on: bool,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// `ansage say`
#[derive(Debug, Args, Default)]
pub struct Say {
    #[arg(long, value_enum, value_name = "FORM", default_value = "long", hide_default_value = true)]
    pub form: Length,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(value_name = "FILE.pgn")]
    pub file: Option<PathBuf>,
}

/// `ansage law`
#[derive(Debug, Args, Default)]
pub struct Law {
    #[arg(value_name = "ARTICLE")]
    pub articles: Vec<String>,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// `ansage voices`
#[derive(Debug, Args, Default)]
pub struct Voices {
    #[command(subcommand)]
    pub about: Option<AboutVoices>,
}

/// What is wanted of the voices; without it they are listed.
#[derive(Debug, Subcommand)]
pub enum AboutVoices {
    Preview {
        #[arg(value_name = "TAG")]
        tag: String,
        #[arg(long, value_name = "HOW")]
        speech: Option<String>,
    },
    Check {
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum SquareNames {
    #[default]
    Fide,
    Letters,
    Nato,
    Local,
}

impl From<SquareNames> for NameSystem {
    fn from(names: SquareNames) -> NameSystem {
        match names {
            SquareNames::Fide => NameSystem::Fide,
            SquareNames::Letters => NameSystem::Letters,
            SquareNames::Nato => NameSystem::Nato,
            SquareNames::Local => NameSystem::Local,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum Length {
    #[default]
    Long,
    Short,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum DeskKind {
    Relay,
    #[default]
    Tournament,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum AbilityIs {
    #[default]
    Sighted,
    Blind,
    Deaf,
}

impl From<AbilityIs> for Ability {
    fn from(is: AbilityIs) -> Ability {
        match is {
            AbilityIs::Sighted => Ability::Sighted,
            AbilityIs::Blind => Ability::Blind,
            AbilityIs::Deaf => Ability::Deaf,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PressBy {
    Auto,
    Manual,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RepeatBy {
    Program,
    Opponent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum AgainstWhom {
    #[default]
    Partner,
    Person,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum Side {
    #[default]
    White,
    Black,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Pgn,
}

/// What the command line asked for.
#[derive(Debug)]
pub enum Asked {
    /// A command.
    Run(Box<Cli>),
    /// A text to print: help or the version.
    Print(String),
}

/// Reads the command line.
///
/// # Errors
/// One line in the voice the command line names, or the locale's.
pub fn read(arguments: Vec<std::ffi::OsString>) -> Result<Asked, Failure> {
    let tag = named_voice(&arguments);
    let Some(voice) = fallback_voice(tag.as_deref()) else {
        return Err(Failure::other("ansage: no voice"));
    };
    let command = in_words(Cli::command(), &voice);
    match command.try_get_matches_from(arguments) {
        Ok(matches) => match Cli::from_arg_matches(&matches) {
            Ok(cli) => Ok(Asked::Run(Box::new(cli))),
            Err(error) => Err(wrong(&error, &voice)),
        },
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Asked::Print(error.render().to_string()))
        }
        Err(error) => Err(wrong(&error, &voice)),
    }
}

/// The voice named on the command line, before anything else of it is understood.
fn named_voice(arguments: &[std::ffi::OsString]) -> Option<String> {
    let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    texts.iter().enumerate().find_map(|(place, text)| match text.strip_prefix("--voice") {
        Some("") => texts.get(place + 1).map(ToString::to_string),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    })
}

/// Gives commands and flags the voice's texts: `cli-<command>` and `cli-arg-<flag>`.
fn in_words(command: Command, voice: &Voice) -> Command {
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", voice.say("cli-usage"));
    let flag = |id: &'static str, short: char, action| {
        clap::Arg::new(id).long(id).short(short).action(action).help(voice.say(&format!("cli-{id}")))
    };
    let command = command
        .about(voice.say("cli-about"))
        .arg(flag("help", 'h', clap::ArgAction::Help).global(true))
        .arg(flag("version", 'V', clap::ArgAction::Version));
    worded(command, "cli", &template, voice)
}

fn worded(command: Command, prefix: &str, template: &str, voice: &Voice) -> Command {
    let texts = |arg: clap::Arg| {
        let id = format!("cli-arg-{}", arg.get_id().as_str().replace('_', "-"));
        let heading = voice.say(if arg.is_positional() { "cli-arguments" } else { "cli-options" });
        let arg = if voice.has(&id) { arg.help(voice.say(&id)) } else { arg };
        let takes_values = arg.get_action().takes_values();
        arg.help_heading(heading).hide_possible_values(takes_values)
    };
    let commands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .help_template(template.to_owned())
        .subcommand_help_heading(voice.say("cli-commands"))
        .mut_args(texts);
    for name in commands {
        let prefix = format!("{prefix}-{name}");
        command = command.mut_subcommand(&name, |sub| {
            let sub = if voice.has(&prefix) { sub.about(voice.say(&prefix)) } else { sub };
            worded(sub, &prefix, template, voice)
        });
    }
    command
}

/// clap's error as one line in the voice.
fn wrong(error: &clap::Error, voice: &Voice) -> Failure {
    let of = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (arg, value, possible) =
        (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue), of(ContextKind::ValidValue));
    let (id, arg) = match error.kind() {
        ErrorKind::InvalidSubcommand => ("error-unknown-command", of(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidValue if value.is_empty() => ("error-missing", arg),
        ErrorKind::InvalidValue if !possible.is_empty() => ("error-invalid-value-of", arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("error-invalid-value", arg),
        ErrorKind::ArgumentConflict => ("error-conflict", arg),
        ErrorKind::UnknownArgument => ("error-unknown-argument", arg),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            ("error-missing-command", of(ContextKind::ValidSubcommand))
        }
        _ => ("error-missing", if arg.is_empty() { of(ContextKind::ValidSubcommand) } else { arg }),
    };
    let why = voice.tell(id, &args!("arg" => arg, "value" => value, "possible" => possible));
    Failure::usage(voice.tell("error-usage", &args!("why" => why)))
}
