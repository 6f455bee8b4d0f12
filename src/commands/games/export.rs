//! Games shown, and written out in any form, to standard output or to a file.

use clap::Args;
use std::path::{Path, PathBuf};

use super::forms::{FORMS, Form, FormFlags, NamedForm, SheetFlags, Writer, as_text, by_name};
use super::selection::{GameNumbers, Selection, with_written};
use super::sound;
use crate::commands::flags::one_of;
use crate::commands::output::{print_bytes, put, usage};
use crate::commands::play::StartContext;
use crate::error::CommandError;
use crate::file;
use crate::record::Library;
use crate::session::{not_written, refused};
use crate::voice::Id;

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
    let text = with_written(game, &stored, &flags, room, as_text)?;
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
        return Err(not_written(path, Id::ERROR_FILE_LIBRARY, voice));
    }
    let named = asked.format.unwrap_or(FORMS[0]);
    named.takes(&asked.form, voice)?;
    let (until_damage, form) = (asked.until_damage, &asked.form);
    let selection = Selection::of(&asked.games, (until_damage, form), library, room)?;
    let output = asked.output.as_deref();
    match named.form {
        Form::One(_) if selection.numbers.len() > 1 => Err(usage(voice.say(Id::GAMES_ONE_GAME), voice)),
        Form::One(writer) => to(&selection, output, writer, ""),
        Form::Each(writer, between) => to(&selection, output, writer, between),
        Form::Audio => sound::audio(&selection, output, &asked.form),
        Form::Daisy => match output {
            Some(folder) => sound::daisy(&selection, folder, &asked.form),
            None => Err(usage(voice.say(Id::GAMES_BOOK_FOLDER), voice)),
        },
    }
}

/// One game behind the other, to a file or to standard output.
fn to(
    games: &Selection<'_>,
    output: Option<&Path>,
    writer: Writer,
    between: &str,
) -> Result<(), CommandError> {
    let voice = games.room.voice;
    let mut bytes = Vec::new();
    let all = games.each(|game| {
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
