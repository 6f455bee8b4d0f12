//! The commands and flags. Their texts are the voice's, so they have no others here.

#![allow(missing_docs)]

mod event;
mod join;
mod reconcile;
mod rule;
mod settings;
mod words;

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use super::settings::open_settings;
use super::voices::fallback_voice;
use crate::error::CommandError;
use crate::laws::Ability;
use crate::voice::{NameSystem, Verbosity};
pub use event::{CompetitionFlags, Seat};
pub use join::Join;
pub use reconcile::Reconcile;
pub use rule::{CadenceOf, EditionOf, GroundOf, Rule};
pub use settings::{AboutSettings, Settings};
use words::{in_words, wrong};

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
    #[arg(long, global = true, value_name = "FILE")]
    pub settings: Option<PathBuf>,
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
    Join(Join),
    #[command(subcommand)]
    Event(CompetitionFlags),
    #[command(subcommand)]
    Games(Games),
    Hear(Hear),
    Say(Say),
    Reconcile(Reconcile),
    Rule(Box<Rule>),
    Voices(Voices),
    Law(Law),
    Settings(Settings),
    Doctor(Doctor),
    /// `ansage` without a command, with flags that say how it is shown and spoken.
    #[command(hide = true)]
    Ask(FaceFlags),
}

/// The command that is meant where there are only flags.
const ASK: &str = "ask";

impl Do {
    /// How a game is shown and spoken at the desk this opens, and whether its time is simulated; `None` where it
    /// opens no desk.
    #[must_use]
    pub fn at_desk(&self) -> Option<(&FaceFlags, bool)> {
        let desk = |flags: &DeskFlags| flags.simulate_time;
        match self {
            Do::Practice(asked) => Some((&asked.play.face.shown, desk(&asked.play.face))),
            Do::Relay(asked) | Do::Tournament(asked) => Some((&asked.face.shown, desk(&asked.face))),
            Do::Resume(asked) => Some((&asked.face.shown, desk(&asked.face))),
            Do::Join(asked) => Some((&asked.face, false)),
            Do::Ask(shown) => Some((shown, false)),
            Do::Event(asked) => asked.seat().map(|seat| (&seat.face.shown, desk(&seat.face))),
            _ => None,
        }
    }

    /// The same desk, shown and spoken like this.
    #[must_use]
    pub fn shown(mut self, shown: FaceFlags) -> Do {
        match &mut self {
            Do::Practice(asked) => asked.play.face.shown = shown,
            Do::Relay(asked) | Do::Tournament(asked) => asked.face.shown = shown,
            Do::Resume(asked) => asked.face.shown = shown,
            _ => {}
        }
        self
    }
}

/// What every new game can be told.
#[derive(Debug, Args, Default)]
pub struct Play {
    #[arg(long, value_name = "FILE")]
    pub event: Option<PathBuf>,
    #[arg(long, value_name = "EDITION")]
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
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub white_is: Option<AbilityIs>,
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub black_is: Option<AbilityIs>,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long, value_enum, value_name = "WHO")]
    pub press: Option<PressBy>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub repeat: Option<RepeatBy>,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// How a game is shown and spoken at a desk of its own.
#[derive(Debug, Args, Default, Clone)]
pub struct DeskFlags {
    #[command(flatten)]
    pub shown: FaceFlags,
    #[arg(long, conflicts_with = "screen")]
    pub simulate_time: bool,
    #[arg(long, value_enum, value_name = "WHETHER")]
    pub share: Option<Whether>,
}

/// The steps of rate and volume.
const STEPS: [&str; 11] = ["-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5"];

/// How a game is shown and spoken.
#[derive(Debug, Args, Default, Clone)]
pub struct FaceFlags {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
    #[arg(long, conflicts_with = "screen")]
    pub line: bool,
    #[arg(long)]
    pub screen: bool,
    #[arg(long, conflicts_with = "screen")]
    pub json: bool,
    #[arg(
        long,
        value_name = "STEPS",
        allow_negative_numbers = true,
        value_parser = PossibleValuesParser::new(STEPS).try_map(|steps| steps.parse::<i8>())
    )]
    pub rate: Option<i8>,
    #[arg(
        long,
        value_name = "STEPS",
        allow_negative_numbers = true,
        value_parser = PossibleValuesParser::new(STEPS).try_map(|steps| steps.parse::<i8>())
    )]
    pub volume: Option<i8>,
    #[arg(long, value_enum, value_name = "LEVEL")]
    pub verbosity: Option<HowMuch>,
    #[arg(long, value_enum, value_name = "WHETHER")]
    pub earcons: Option<Whether>,
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
    pub face: DeskFlags,
}

/// `ansage games`
#[derive(Debug, Subcommand)]
pub enum Games {
    List,
    Verify {
        #[arg(value_name = "GAME")]
        game: Option<i64>,
    },
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
        #[arg(long)]
        until_damage: bool,
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

/// `ansage doctor`
#[derive(Debug, Args, Default)]
pub struct Doctor {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum HowMuch {
    Short,
    Normal,
    Full,
}

impl From<HowMuch> for Verbosity {
    fn from(much: HowMuch) -> Verbosity {
        match much {
            HowMuch::Short => Verbosity::Short,
            HowMuch::Normal => Verbosity::Normal,
            HowMuch::Full => Verbosity::Full,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AbilityIs {
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
pub enum Whether {
    On,
    Off,
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
pub enum ParsedArgs {
    /// A command.
    Run(Box<Cli>),
    /// A text to print: help or the version.
    Print(String),
}

/// Reads the command line.
///
/// # Errors
/// One line in the voice the command line names, or the locale's.
pub fn read(arguments: Vec<std::ffi::OsString>) -> Result<ParsedArgs, CommandError> {
    let tag = named(&arguments, "--voice").or_else(|| settled_voice(&arguments));
    let Some(voice) = fallback_voice(tag.as_deref()) else {
        return Err(CommandError::other("ansage: no voice"));
    };
    let command = in_words(Cli::command(), &voice);
    let mut read = command.clone().try_get_matches_from(arguments.clone());
    // Flags alone are those of the desk that comes of it.
    if read.as_ref().is_err_and(|error| error.kind() == ErrorKind::UnknownArgument) {
        let mut asking = arguments;
        asking.insert(asking.len().min(1), ASK.into());
        let asked = command.try_get_matches_from(asking);
        let is_usable =
            asked.as_ref().map_or_else(|error| error.kind() != ErrorKind::UnknownArgument, |_| true);
        read = if is_usable { asked } else { read };
    }
    match read {
        Ok(matches) => match Cli::from_arg_matches(&matches) {
            Ok(cli) => Ok(ParsedArgs::Run(Box::new(cli))),
            Err(error) => Err(wrong(&error, &voice)),
        },
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(ParsedArgs::Print(error.render().to_string()))
        }
        Err(error) => Err(wrong(&error, &voice)),
    }
}

/// The voice that is settled for all games.
fn settled_voice(arguments: &[std::ffi::OsString]) -> Option<String> {
    let store = open_settings(named(arguments, "--settings").as_deref().map(Path::new));
    let environment = std::env::var("ANSAGE_VOICE").ok().filter(|tag| !tag.is_empty());
    environment.or_else(|| store.settings().voice().map(str::to_owned))
}

/// What a flag is given on the command line, before anything else of it is understood.
fn named(arguments: &[std::ffi::OsString], flag: &str) -> Option<String> {
    let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    texts.iter().enumerate().find_map(|(place, text)| match text.strip_prefix(flag) {
        Some("") => texts.get(place + 1).map(ToString::to_string),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    })
}
