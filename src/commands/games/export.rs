//! A game shown, and written out in any form, to standard output or to a file.

use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

use super::forms::{FORMS, Form, FormFlags, ToWrite, as_pgn, as_text};
use crate::collection::read_written;
use crate::commands::flags::one_of;
use crate::commands::output::{print_bytes, to_file};
use crate::commands::play::StartContext;
use crate::error::CommandError;
use crate::record::{Library, LibraryError, Stored};
use crate::session::refused;

/// `ansage games export`
#[derive(Debug, Args)]
pub struct ExportFlags {
    #[arg(value_name = "GAME")]
    pub game: i64,
    #[arg(long, value_parser = one_of(FORMS), value_name = "FORMAT")]
    pub format: Option<Form>,
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
    flags: &FormFlags,
    room: &StartContext<'_>,
) -> Result<(), CommandError> {
    let stored = library.stored(game).map_err(|error| refused(&error, room.voice))?;
    print_bytes(&written(game, &stored, as_text, flags, room)?, room.voice)
}

/// Writes one game in a form, to a file or standard output. A file is there whole or not at all, and is never the
/// library. With `--until-damage` what is sound of a damaged one is written, and what is wrong told on standard error.
///
/// # Errors
/// There is no such game, it is damaged, or the output fails.
pub(super) fn export(
    library: &Library,
    asked: &ExportFlags,
    room: &StartContext<'_>,
) -> Result<(), CommandError> {
    let (voice, game) = (room.voice, asked.game);
    let stored = match library.stored(game) {
        Err(LibraryError::Damaged(mut found)) if asked.until_damage && found.sound.is_some() => {
            // Who has no standard error gets what is sound all the same.
            let _ = writeln!(io::stderr(), "{}", refused(&LibraryError::Damaged(found.clone()), voice));
            found.sound.take().map(Stored::Played).ok_or(LibraryError::NoGame(game))
        }
        found => found,
    };
    let stored = stored.map_err(|error| refused(&error, voice))?;
    let bytes = written(game, &stored, asked.format.unwrap_or(as_pgn), &asked.form, room)?;
    match &asked.output {
        None => print_bytes(&bytes, voice),
        Some(path) => to_file(library, path, &bytes, voice),
    }
}

fn written(
    id: i64,
    stored: &Stored,
    form: Form,
    flags: &FormFlags,
    room: &StartContext<'_>,
) -> Result<Vec<u8>, CommandError> {
    let game = match stored {
        Stored::Played(stored) => Some(stored.written()),
        Stored::Imported(stored) => read_written(&stored.pgn),
    };
    let game = game.ok_or_else(|| refused(&LibraryError::NoGame(id), room.voice))?;
    form(&ToWrite { id, stored, game: &game, flags, room })
}
