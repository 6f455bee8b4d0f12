//! `ansage games`: the games of the library, listed, searched, shown, written out, brought in, deleted, copied and
//! verified.

mod export;
mod finding;
mod fonts;
mod forms;
mod import;
mod keeping;
mod selection;
mod sound;
mod told;

use clap::{Args, Subcommand};
use std::path::PathBuf;

use super::play::StartContext;
use crate::error::CommandError;
use crate::session::{open_library, read_library};
pub use export::ExportFlags;
pub use finding::FindFlags;
pub use forms::SheetFlags;
pub use import::ImportFlags;

/// `ansage games`
#[derive(Debug, Args)]
pub struct GamesFlags {
    #[command(subcommand)]
    pub asked: Option<Games>,
}

/// What can be asked of the games; without any of it they are listed.
#[derive(Debug, Subcommand)]
pub enum Games {
    List(FindFlags),
    Search(FindFlags),
    Show {
        #[arg(value_name = "GAME")]
        game: i64,
        #[command(flatten)]
        sheet: SheetFlags,
    },
    Export(ExportFlags),
    Import(ImportFlags),
    Delete {
        #[arg(value_name = "GAME")]
        game: i64,
        #[arg(long)]
        yes: bool,
    },
    Verify {
        #[arg(value_name = "GAME")]
        game: Option<i64>,
    },
    Backup {
        #[arg(value_name = "FILE")]
        copy: PathBuf,
    },
    Stats,
    Envelope {
        #[arg(value_name = "GAME")]
        game: i64,
    },
}

/// Does with the games what is asked.
///
/// # Errors
/// There is no such game, it is damaged, what is asked makes no sense, or the library or the output fails.
pub fn run(asked: GamesFlags, room: &StartContext<'_>) -> Result<(), CommandError> {
    let voice = room.voice;
    let read = || read_library(room.common.library.as_ref(), voice);
    let open = || open_library(room.common.library.as_ref(), voice);
    match asked.asked.unwrap_or_else(|| Games::List(FindFlags::default())) {
        Games::List(wanted) | Games::Search(wanted) => finding::find(&wanted, &read()?, voice),
        Games::Show { game, sheet } => export::show(&read()?, game, sheet, room),
        Games::Export(asked) => export::export(&read()?, &asked, room),
        Games::Import(asked) => import::import(&asked, open, room),
        Games::Delete { game, yes } => keeping::delete(read()?, open, game, yes, voice),
        Games::Verify { game } => keeping::verify(&read()?, game, voice),
        Games::Backup { copy } => keeping::backup(&read()?, &copy, voice),
        Games::Stats => keeping::stats(&read()?, voice),
        Games::Envelope { game } => room.envelope(game),
    }
}
