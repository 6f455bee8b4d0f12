//! The command line in the words of a voice: its help, and what is wrong with it.

use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args;
use crate::error::CommandError;
use crate::voice::{Id, Voice};

/// Gives the command the flags that print something and leave.
pub(super) fn with_help(command: Command) -> Command {
    let flag = |id: &'static str, short: char, action| {
        clap::Arg::new(id).long(id).short(short).action(action).help("")
    };
    command.arg(flag("help", 'h', clap::ArgAction::Help).global(true)).arg(flag(
        "version",
        'V',
        clap::ArgAction::Version,
    ))
}

/// Gives commands and flags the voice's texts: `cli-<command>` and `cli-arg-<flag>`.
pub(super) fn in_words(command: Command, voice: &Voice) -> Command {
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", voice.say(Id::CLI_USAGE));
    let say_of = |id: Id| move |arg: clap::Arg| arg.help(voice.say(id));
    let command = command.about(voice.say(Id::CLI_ABOUT));
    let command = command.mut_arg("help", say_of(Id::CLI_HELP)).mut_arg("version", say_of(Id::CLI_VERSION));
    worded(command, "cli", &template, voice)
}

fn worded(command: Command, prefix: &str, template: &str, voice: &Voice) -> Command {
    let texts = |arg: clap::Arg| {
        let id = Id::named(&format!("cli-arg-{}", arg.get_id().as_str().replace('_', "-")));
        let heading = voice.say(if arg.is_positional() { Id::CLI_ARGUMENTS } else { Id::CLI_OPTIONS });
        let arg = if let Some(id) = id { arg.help(voice.say(id)) } else { arg };
        let takes_values = arg.get_action().takes_values();
        arg.help_heading(heading).hide_possible_values(takes_values)
    };
    let commands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .help_template(template.to_owned())
        .subcommand_help_heading(voice.say(Id::CLI_COMMANDS))
        .mut_args(texts);
    for name in commands {
        let prefix = format!("{prefix}-{name}");
        command = command.mut_subcommand(&name, |sub| {
            let sub = if let Some(id) = Id::named(&prefix) { sub.about(voice.say(id)) } else { sub };
            worded(sub, &prefix, template, voice)
        });
    }
    command
}

/// clap's error about these arguments as one line in the voice.
pub(super) fn wrong(error: &clap::Error, arguments: &[OsString], voice: &Voice) -> CommandError {
    let of = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (arg, value, possible) =
        (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue), of(ContextKind::ValidValue));
    let (id, arg) = match error.kind() {
        // clap does not tell which one it is.
        ErrorKind::InvalidUtf8 => {
            let shown = arguments.iter().filter(|it| it.to_str().is_none()).map(|it| it.to_string_lossy());
            (Id::ERROR_NO_TEXT, shown.collect::<Vec<_>>().join(", "))
        }
        ErrorKind::InvalidSubcommand => (Id::ERROR_UNKNOWN_COMMAND, of(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidValue if value.is_empty() => (Id::ERROR_MISSING, arg),
        ErrorKind::InvalidValue if !possible.is_empty() => (Id::ERROR_INVALID_VALUE_OF, arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => (Id::ERROR_INVALID_VALUE, arg),
        ErrorKind::ArgumentConflict => (Id::ERROR_CONFLICT, arg),
        ErrorKind::UnknownArgument => (Id::ERROR_UNKNOWN_ARGUMENT, arg),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            (Id::ERROR_MISSING_COMMAND, of(ContextKind::ValidSubcommand))
        }
        _ => (Id::ERROR_MISSING, if arg.is_empty() { of(ContextKind::ValidSubcommand) } else { arg }),
    };
    let why = voice.tell(id, &args!("arg" => arg, "value" => value, "possible" => possible));
    CommandError::usage(voice.tell(Id::ERROR_USAGE, &args!("why" => why)))
}
