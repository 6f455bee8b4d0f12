//! `ansage completions` and `ansage manual`: the command line for shells that complete it, and as manual pages, in the
//! words of a voice.

use std::path::PathBuf;
use std::{fs, io};

use clap::{Args, Command};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use super::output::{print_text, put};
use crate::error::CommandError;
use crate::file::replace;
use crate::voice::{Id, Voice};

/// What manual pages begin their sections with, and how a voice says it.
const HEADINGS: [(&str, Id); 4] = [
    ("NAME", Id::MANUAL_NAME),
    ("SYNOPSIS", Id::MANUAL_SYNOPSIS),
    ("DESCRIPTION", Id::MANUAL_DESCRIPTION),
    ("VERSION", Id::MANUAL_VERSION),
];

/// `ansage completions`
#[derive(Debug, Args)]
pub struct Completions {
    #[arg(value_name = "SHELL", ignore_case = true)]
    pub shell: Shell,
}

/// `ansage manual`
#[derive(Debug, Args, Default)]
pub struct Manual {
    #[arg(value_name = "FOLDER")]
    pub pages: Option<PathBuf>,
}

/// Prints what a shell reads to complete this command line.
///
/// # Errors
/// The output fails.
pub fn complete(asked: &Completions, mut command: Command, voice: &Voice) -> Result<(), CommandError> {
    let mut script = Vec::new();
    generate(asked.shell, &mut command, "ansage", &mut script);
    print_text(&String::from_utf8_lossy(&script), voice)
}

/// Prints the manual page of the program, or writes one for it and for each of its commands into a folder.
///
/// # Errors
/// A page cannot be written, or the output fails.
pub fn manual(asked: &Manual, mut command: Command, voice: &Voice) -> Result<(), CommandError> {
    command.build();
    let Some(folder) = &asked.pages else {
        return print_text(&page(&command, voice).1, voice);
    };
    put(folder, fs::create_dir_all(folder), voice)?;
    let mut commands = vec![&command];
    while let Some(command) = commands.pop() {
        commands.extend(command.get_subcommands().filter(|command| !command.is_hide_set()));
        let (name, text) = page(command, voice);
        let path = folder.join(name);
        put(&path, replace(&path, text.as_bytes()), voice)?;
    }
    Ok(())
}

/// The manual page of a command: the name of its file, and its text.
fn page(command: &Command, voice: &Voice) -> (String, String) {
    let page = Man::new(command.clone());
    let mut written = Vec::new();
    // Nothing that is written into memory fails.
    let _: io::Result<()> = page.render(&mut written);
    let text = String::from_utf8_lossy(&written);
    let worded = |line: &str| {
        let Some(heading) = line.strip_prefix(".SH ").map(|heading| heading.trim_matches('"')) else {
            return line.to_owned();
        };
        let found = HEADINGS.iter().find(|(name, _)| *name == heading);
        let heading = found.map_or_else(|| heading.to_owned(), |(_, id)| voice.say(*id));
        format!(".SH \"{}\"", heading.to_uppercase())
    };
    let lines: Vec<String> = text.lines().map(worded).collect();
    (page.get_filename(), lines.join("\n") + "\n")
}
