//! The commands and flags. Their texts are the voice's, so they have no others here.

#![allow(missing_docs)]

mod words;

use std::ffi::OsString;
use std::path::Path;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use super::completions::{Completions, Manual};
use super::doctor::Doctor;
use super::event::CompetitionFlags;
use super::flags::{CommonFlags, DeskFlags, FaceFlags, Play};
use super::games::GamesFlags;
use super::guide::Guide;
use super::hear::Hear;
use super::law::Law;
use super::play::{Join, ListenFlags, PositionFlags, Practice, PuzzleFlags, Resume, ReviewFlags, TrainFlags};
use super::progress::ProgressFlags;
use super::reconcile::Reconcile;
use super::rule::Rule;
use super::say::Say;
use super::settings::{SettingsFlags, open_settings};
use super::voices::Voices;
use crate::error::CommandError;
use crate::session::fallback_voice;
use crate::voice::Voice;
use words::{in_words, with_help, wrong};

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
    #[command(flatten)]
    pub common: CommonFlags,
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    Practice(Practice),
    Relay(Play),
    Tournament(Play),
    Resume(Resume),
    Review(ReviewFlags),
    Position(PositionFlags),
    Puzzles(PuzzleFlags),
    Train(TrainFlags),
    Progress(ProgressFlags),
    Listen(ListenFlags),
    Join(Join),
    #[command(subcommand)]
    Event(CompetitionFlags),
    Games(GamesFlags),
    Hear(Hear),
    Say(Say),
    Reconcile(Reconcile),
    Rule(Box<Rule>),
    Voices(Voices),
    Law(Law),
    Guide(Guide),
    Completions(Completions),
    Manual(Manual),
    Settings(SettingsFlags),
    Doctor(Doctor),
    /// Not asked for by a command line: what was being asked is asked again in the voice of this tag.
    #[command(skip)]
    InLanguage(String),
    /// `ansage` without a command, with flags that say how it is shown and spoken.
    #[command(hide = true)]
    Ask(DeskFlags),
}

/// The command that is meant where there are only flags.
const ASK: &str = "ask";

impl CliCommand {
    /// How a game is shown and spoken at the desk this opens, and whether its time is simulated; `None` where it
    /// opens no desk.
    pub fn at_desk(&self) -> Option<(&FaceFlags, bool)> {
        let desk = |flags: &DeskFlags| flags.simulate_time;
        match self {
            CliCommand::Practice(asked) => Some((&asked.play.face.shown, desk(&asked.play.face))),
            CliCommand::Relay(asked) | CliCommand::Tournament(asked) => {
                Some((&asked.face.shown, desk(&asked.face)))
            }
            CliCommand::Resume(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Review(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Position(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Puzzles(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Train(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Listen(asked) => Some((&asked.face.shown, desk(&asked.face))),
            CliCommand::Join(asked) => Some((&asked.face, false)),
            CliCommand::Ask(asked) => Some((&asked.shown, desk(asked))),
            CliCommand::Event(asked) => asked.seat().map(|seat| (&seat.face.shown, desk(&seat.face))),
            _ => None,
        }
    }

    /// The same desk, shown and spoken like this.
    pub fn shown(mut self, shown: DeskFlags) -> CliCommand {
        if let Some(face) = self.face_mut() {
            let (first_line, line) = (face.first_line.take(), face.shown.line);
            *face = DeskFlags { first_line, ..shown };
            face.shown.line |= line && !face.shown.screen;
        }
        self
    }

    /// The same desk, in lines, unless a flag says how it is shown.
    pub fn in_lines(mut self) -> CliCommand {
        if let Some(face) = self.face_mut() {
            face.shown.line |= !face.shown.screen && !face.shown.json;
        }
        self
    }

    /// The line that is heard there before any other; it is taken from it.
    pub fn take_first_line(&mut self) -> Option<String> {
        self.face_mut()?.first_line.take()
    }

    /// The same desk, at which this line is heard before any other.
    pub fn hearing(mut self, line: String) -> CliCommand {
        if let Some(face) = self.face_mut() {
            face.first_line = Some(line);
        }
        self
    }

    fn face_mut(&mut self) -> Option<&mut DeskFlags> {
        match self {
            CliCommand::Practice(asked) => Some(&mut asked.play.face),
            CliCommand::Relay(asked) | CliCommand::Tournament(asked) => Some(&mut asked.face),
            CliCommand::Resume(asked) => Some(&mut asked.face),
            CliCommand::Review(asked) => Some(&mut asked.face),
            CliCommand::Position(asked) => Some(&mut asked.face),
            CliCommand::Puzzles(asked) => Some(&mut asked.face),
            CliCommand::Train(asked) => Some(&mut asked.face),
            CliCommand::Listen(asked) => Some(&mut asked.face),
            _ => None,
        }
    }
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
pub fn read(arguments: &[OsString]) -> Result<ParsedArgs, CommandError> {
    // The words of a voice are read only where something of the command line is to be told.
    match parsed(|| with_help(Cli::command()), arguments) {
        Ok(cli) => return Ok(ParsedArgs::Run(Box::new(cli))),
        Err(error) if error.kind() == ErrorKind::DisplayVersion => {
            return Ok(ParsedArgs::Print(error.render().to_string()));
        }
        Err(_) => {}
    }
    let tag = named(arguments, "--voice").or_else(|| settled_voice(arguments));
    let Some(voice) = fallback_voice(tag.as_deref()) else {
        return Err(CommandError::other("ansage: no voice"));
    };
    match parsed(|| worded(&voice), arguments) {
        Ok(cli) => Ok(ParsedArgs::Run(Box::new(cli))),
        Err(error) if error.kind() == ErrorKind::DisplayHelp => {
            Ok(ParsedArgs::Print(error.render().to_string()))
        }
        Err(error) => Err(wrong(&error, arguments, &voice)),
    }
}

/// The commands and flags in the words of this voice.
pub fn worded(voice: &Voice) -> clap::Command {
    in_words(with_help(Cli::command()), voice)
}

/// What the command line says; flags alone are those of the desk that comes of it.
fn parsed(command: impl Fn() -> clap::Command, arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let mut read = command().try_get_matches_from(arguments);
    if read.as_ref().is_err_and(|error| error.kind() == ErrorKind::UnknownArgument) {
        let mut asking = arguments.to_vec();
        asking.insert(asking.len().min(1), ASK.into());
        let asked = command().try_get_matches_from(asking);
        let is_usable =
            asked.as_ref().map_or_else(|error| error.kind() != ErrorKind::UnknownArgument, |_| true);
        read = if is_usable { asked } else { read };
    }
    Cli::from_arg_matches(&read?)
}

/// The voice that is settled for all games.
fn settled_voice(arguments: &[OsString]) -> Option<String> {
    let store = open_settings(named(arguments, "--settings").as_deref().map(Path::new));
    let environment = std::env::var("ANSAGE_VOICE").ok().filter(|tag| !tag.is_empty());
    environment.or_else(|| store.settings().voice().map(str::to_owned))
}

/// What a flag is given on the command line, before anything else of it is understood.
fn named(arguments: &[OsString], flag: &str) -> Option<String> {
    let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    texts.iter().enumerate().find_map(|(place, text)| match text.strip_prefix(flag) {
        Some("") => texts.get(place + 1).map(ToString::to_string),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    })
}
