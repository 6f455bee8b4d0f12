//! Games shown, and written out in any form, to standard output or to a file.

use clap::Args;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::forms::{FORMS, Form, FormFlags, NamedForm, SheetFlags, ToWrite, Writer, as_text, by_name};
use super::sound;
use crate::collection::read_written;
use crate::commands::flags::one_of;
use crate::commands::output::{print_bytes, usage, warn};
use crate::commands::play::StartContext;
use crate::error::CommandError;
use crate::record::{Library, LibraryError, Stored};
use crate::session::{other, refused};
use crate::tell::not_writable;
use crate::voice::{Id, Voice};
use crate::{args, file};

/// `ansage games export`
#[derive(Debug, Args)]
pub struct ExportFlags {
    #[arg(id = "games", value_name = "GAME", required = true)]
    pub games: Vec<GameNumbers>,
    #[arg(long, value_parser = one_of(by_name()), value_name = "FORMAT")]
    pub format: Option<NamedForm>,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub until_damage: bool,
    #[command(flatten)]
    pub form: FormFlags,
}

/// The number of a game, or those from one to another: "3", "5-9".
#[derive(Debug, Clone)]
pub struct GameNumbers(RangeInclusive<i64>);

impl FromStr for GameNumbers {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<GameNumbers, Self::Err> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        Ok(GameNumbers(first.trim().parse()?..=last.trim().parse()?))
    }
}

/// Games that are to be written out.
pub(super) struct Selection<'a> {
    library: &'a Library,
    asked: &'a ExportFlags,
    pub(super) room: &'a StartContext<'a>,
    /// Their numbers, in the order in which they were asked for.
    pub(super) numbers: Vec<i64>,
}

/// Shows a game as plain text.
///
/// # Errors
/// There is no such game, it is damaged, or the output fails.
pub(super) fn show(
    library: &Library,
    game: i64,
    sheet: SheetFlags,
    room: &StartContext<'_>,
) -> Result<(), CommandError> {
    let stored = library.stored(game).map_err(|error| refused(&error, room.voice))?;
    let flags = FormFlags { sheet, ..FormFlags::default() };
    let text = with_written(game, &stored, &flags, room, |game| as_text(game))?;
    print_bytes(&text, room.voice)
}

/// Writes games in a form, to a file, a folder or standard output. A file is there whole or not at all, and is never the
/// library. With `--until-damage` what is sound of a damaged game is written, and what is wrong told on standard error.
///
/// # Errors
/// There is no such game, one is damaged, the form holds no more than one, or the output fails.
pub(super) fn export(
    library: &Library,
    asked: &ExportFlags,
    room: &StartContext<'_>,
) -> Result<(), CommandError> {
    let voice = room.voice;
    if let Some(path) = asked.output.as_deref().filter(|path| library.owns(path)) {
        let path = path.display().to_string();
        let told = args!("path" => path, "why" => voice.say(Id::ERROR_FILE_LIBRARY));
        return Err(other(voice.tell(Id::ERROR_FILE_WRITE, &told), voice));
    }
    let named = asked.format.unwrap_or(FORMS[0]);
    named.takes(&asked.form, voice)?;
    let selection = Selection { library, asked, room, numbers: numbers(library, asked, voice)? };
    let output = asked.output.as_deref();
    match named.form {
        Form::One(_) if selection.numbers.len() > 1 => Err(usage(voice.say(Id::GAMES_ONE_GAME), voice)),
        Form::One(writer) => selection.to(output, writer, ""),
        Form::Each(writer, between) => selection.to(output, writer, between),
        Form::Audio => sound::audio(&selection, output, &asked.form),
        Form::Daisy => match output {
            Some(folder) => sound::daisy(&selection, folder, &asked.form),
            None => Err(usage(voice.say(Id::GAMES_BOOK_FOLDER), voice)),
        },
    }
}

/// The numbers that are asked for; of a range those that are there.
fn numbers(library: &Library, asked: &ExportFlags, voice: &Voice) -> Result<Vec<i64>, CommandError> {
    let mut there = None;
    let mut numbers = Vec::new();
    for GameNumbers(range) in &asked.games {
        if range.start() == range.end() {
            numbers.push(*range.start());
            continue;
        }
        if there.is_none() {
            there = Some(library.numbers_of_all().map_err(|error| refused(&error, voice))?);
        }
        numbers.extend(there.iter().flatten().filter(|number| range.contains(number)));
    }
    match (numbers.is_empty(), asked.games.first()) {
        (true, Some(GameNumbers(range))) => Err(refused(&LibraryError::NoGame(*range.start()), voice)),
        _ => Ok(numbers),
    }
}

impl Selection<'_> {
    /// Does this with each game. One that is damaged among several is told, and the others are written.
    ///
    /// # Errors
    /// There is no such game, the only one is damaged, or this fails; behind all the others that one was.
    pub(super) fn each(
        &self,
        mut write: impl FnMut(&ToWrite<'_>) -> Result<(), CommandError>,
    ) -> Result<Result<(), CommandError>, CommandError> {
        let mut all = Ok(());
        for number in &self.numbers {
            match self.stored(*number) {
                Ok(stored) => with_written(*number, &stored, &self.asked.form, self.room, &mut write)?,
                Err(error) if self.numbers.len() > 1 => {
                    warn([error.to_string()]);
                    all = Err(CommandError::told());
                }
                Err(error) => return Err(error),
            }
        }
        Ok(all)
    }

    fn stored(&self, game: i64) -> Result<Stored, CommandError> {
        let voice = self.room.voice;
        let stored = match self.library.stored(game) {
            Err(LibraryError::Damaged(mut found)) if self.asked.until_damage && found.sound.is_some() => {
                // Who has no standard error gets what is sound all the same.
                let _ = writeln!(io::stderr(), "{}", refused(&LibraryError::Damaged(found.clone()), voice));
                found.sound.take().map(Stored::Played).ok_or(LibraryError::NoGame(game))
            }
            found => found,
        };
        stored.map_err(|error| refused(&error, voice))
    }

    /// One game behind the other, to a file or to standard output.
    fn to(&self, output: Option<&Path>, writer: Writer, between: &str) -> Result<(), CommandError> {
        let voice = self.room.voice;
        let mut bytes = Vec::new();
        let all = self.each(|game| {
            if !bytes.is_empty() {
                bytes.extend_from_slice(between.as_bytes());
            }
            bytes.append(&mut writer(game)?);
            Ok(())
        })?;
        match output {
            None => print_bytes(&bytes, voice)?,
            Some(path) => put(path, file::replace(path, &bytes), voice)?,
        }
        all
    }
}

fn with_written<T>(
    id: i64,
    stored: &Stored,
    flags: &FormFlags,
    room: &StartContext<'_>,
    write: impl FnOnce(&ToWrite<'_>) -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let game = match stored {
        Stored::Played(stored) => Some(stored.written()),
        Stored::Imported(stored) => read_written(&stored.pgn),
    };
    let game = game.ok_or_else(|| refused(&LibraryError::NoGame(id), room.voice))?;
    write(&ToWrite { id, stored, game: &game, flags, room })
}

/// What came of writing a file.
pub(super) fn put(path: &Path, written: io::Result<()>, voice: &Voice) -> Result<(), CommandError> {
    match written {
        // Whoever reads a pipe has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| other(not_writable(path, &error, voice), voice)),
    }
}
