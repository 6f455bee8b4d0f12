//! `ansage listen`: the games of a PGN file, told one after the other.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use super::context::StartContext;
use super::lessons::teach;
use crate::args;
use crate::collection::{Collection, Wanted};
use crate::commands::flags::DeskFlags;
use crate::commands::output::usage;
use crate::error::CommandError;
use crate::game::position_of;
use crate::session::{Listening, ListeningManner, PACE, SLOWEST, read_library, wanted_opening};
use crate::speech::clean;
use crate::tell::{why_no_start, why_unlistened};
use crate::voice::Id;

/// An answer waits so long for what is found in the background.
const PATIENCE: Duration = Duration::from_millis(300);

/// Where no time passes by itself, nobody waits.
const SIMULATED: Duration = Duration::from_mins(1);

/// `ansage listen`
#[derive(Debug, Args, Default)]
pub struct ListenFlags {
    #[arg(value_name = "FILE")]
    pub listen_file: PathBuf,
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=i64::from(SLOWEST)))]
    pub pace: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(long = "event", value_name = "NAME")]
    pub listen_event: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub opening: Option<String>,
    #[arg(long = "position", value_name = "FEN")]
    pub listen_position: Option<String>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// Tells the games of a file.
///
/// # Errors
/// It cannot be read, a position is none, or the output fails.
pub fn listen(room: &StartContext<'_>, asked: &ListenFlags) -> Result<(), CommandError> {
    let position = asked.listen_position.as_deref().map(|fen| position_of(fen, None)).transpose();
    let position = position.map_err(|error| usage(why_no_start(&error, room.voice), room.voice))?;
    let opening = asked.opening.as_deref().map(|words| wanted_opening(words, room.voice));
    let wanted = Wanted {
        player: asked.player.clone(),
        event: asked.listen_event.clone(),
        opening,
        position,
        any: None,
    };
    let path = &asked.listen_file;
    let collection = Collection::open(path).map_err(|error| {
        let args = args!("path" => shown(path), "why" => why_unlistened(&error, room.voice));
        room.other(room.voice.tell(Id::ERROR_FILE, &args))
    })?;
    let library = read_library(room.common.library.as_ref(), room.voice)?;
    let mut folder = library.path().as_os_str().to_owned();
    folder.push("-listening");
    let manner = ListeningManner {
        pace: asked.pace.unwrap_or(PACE),
        patience: if asked.face.simulate_time { SIMULATED } else { PATIENCE },
        wanted,
    };
    let name = path.file_name().unwrap_or_default();
    let lesson = Listening::new(collection, clean(&name.to_string_lossy()), folder.into(), manner);
    teach(room, Box::new(lesson), &asked.face)
}

fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}
