//! `ansage listen`: the games of a PGN file, told one after the other.

use std::path::PathBuf;

use clap::Args;

use super::context::StartContext;
use super::lessons::{game_file, teach};
use crate::collection::Wanted;
use crate::commands::flags::DeskFlags;
use crate::commands::output::usage;
use crate::error::CommandError;
use crate::game::position_of;
use crate::hear::two_players;
use crate::session::{Listening, ListeningManner, PACE, SLOWEST, wanted_opening};
use crate::tell::why_no_start;

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
    let two = asked.player.as_deref().and_then(|named| two_players(named, room.voice.lexicon()));
    let (player, against) = two.map_or((asked.player.clone(), None), |(one, other)| (Some(one), Some(other)));
    let wanted = Wanted { player, against, event: asked.listen_event.clone(), opening, position, any: None };
    let file = game_file(room, &asked.listen_file, asked.face.simulate_time)?;
    let lesson = Listening::new(file, ListeningManner { pace: asked.pace.unwrap_or(PACE), wanted });
    teach(room, Box::new(lesson), &asked.face)
}
