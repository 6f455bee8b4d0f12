//! What is learned at a desk beside playing.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use super::context::StartContext;
use super::manner::Manner;
use super::seated::Seated;
use crate::args;
use crate::collection::{Collection, games};
use crate::commands::flags::DeskFlags;
use crate::commands::output::usage;
use crate::error::CommandError;
use crate::game::{Start, studied};
use crate::record::{Library, LibraryError, is_in_play};
use crate::session::{GameFile, Lesson, PositionSetUp, Review, read_library, refused};
use crate::speech::clean;
use crate::tell::{Phrasing, why_no_start, why_unlistened};
use crate::voice::Id;

/// An answer waits so long for what is found in the background.
const PATIENCE: Duration = Duration::from_millis(300);

/// Where no time passes by itself, nobody waits.
const SIMULATED: Duration = Duration::from_mins(1);

/// `ansage review`
#[derive(Debug, Args, Default)]
pub struct ReviewFlags {
    #[arg(value_name = "GAME|FILE.pgn")]
    pub reviewed: Option<PathBuf>,
    #[arg(id = "game-of-file", long = "game", value_name = "NUMBER", requires = "reviewed")]
    pub game: Option<u32>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// `ansage position`
#[derive(Debug, Args, Default)]
pub struct PositionFlags {
    #[arg(value_name = "FEN")]
    pub set_up: Option<String>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// Sets a position up, to be played from.
///
/// # Errors
/// The FEN is none, or the output fails.
pub fn position(room: &StartContext<'_>, asked: &PositionFlags) -> Result<(), CommandError> {
    let given = asked.set_up.as_deref().map(PositionSetUp::of).transpose();
    let given = given.map_err(|error| usage(why_no_start(&error, room.voice), room.voice))?;
    teach(room, Box::new(given.unwrap_or_else(PositionSetUp::new)), &asked.face)
}

/// Goes over a game that is kept, the newest that has moves where none is named, or over one of a file.
///
/// # Errors
/// There is none, it is damaged, or the library or the file cannot be read.
pub fn review(room: &StartContext<'_>, asked: &ReviewFlags) -> Result<(), CommandError> {
    let number = asked.reviewed.as_deref().and_then(Path::to_str).and_then(|text| text.parse::<i64>().ok());
    if let (Some(path), None) = (&asked.reviewed, number) {
        return teach(room, Box::new(of_file(room, path, asked)?), &asked.face);
    }
    if asked.game.is_some() {
        return Err(room.usage(Id::ERROR_GAME_OF_FILE, ""));
    }
    let library = read_library(room.common.library.as_ref(), room.voice)?;
    let (review, reviewed) = review_of(&library, number, None).map_err(|error| match error {
        NoReview::None => room.other(room.voice.say(Id::ERROR_NO_GAME_YET)),
        NoReview::Library(error) => refused(&error, room.voice),
    })?;
    let manner = Manner::at_desk(room, &asked.face)?;
    room.sit(
        Seated { reviewed: Some(reviewed), ..Seated::lesson(Box::new(review), library.path().to_owned()) },
        &manner,
    )
}

/// The review of the game of this number in a file, the first without one.
fn of_file(room: &StartContext<'_>, path: &Path, asked: &ReviewFlags) -> Result<Review, CommandError> {
    let file = game_file(room, path, asked.face.simulate_time)?;
    Review::of_file(file, asked.game.unwrap_or(1), room.voice.lexicon()).map_err(|trouble| {
        let name = clean(&path.to_string_lossy());
        let none = room.voice.tell(Id::ERROR_FILE_GAME, &args!("file" => name));
        let phrasing = Phrasing::in_names(room.voice, room.names);
        let shown = studied(Start::default(), "", "");
        let told = trouble.iter().map(|told| told.compose(&shown, &phrasing).0.text);
        room.other(told.chain([none]).collect::<Vec<_>>().join("\n"))
    })
}

/// The file of games, to be read by whoever sits down at it; what is kept of it is beside the library.
pub(super) fn game_file(
    room: &StartContext<'_>,
    path: &Path,
    simulates_time: bool,
) -> Result<GameFile, CommandError> {
    let collection = Collection::open(path).map_err(|error| {
        let path = clean(&path.display().to_string());
        let args = args!("path" => path, "why" => why_unlistened(&error, room.voice));
        room.other(room.voice.tell(Id::ERROR_FILE, &args))
    })?;
    let library = read_library(room.common.library.as_ref(), room.voice)?;
    let mut folder = library.path().as_os_str().to_owned();
    folder.push("-listening");
    let name = clean(&path.file_name().unwrap_or_default().to_string_lossy());
    Ok(GameFile::new(collection, name, folder.into(), patience(simulates_time)))
}

/// How long an answer waits for what is found in the background.
pub(super) fn patience(simulates_time: bool) -> Duration {
    if simulates_time { SIMULATED } else { PATIENCE }
}

/// Sits down at a lesson.
pub(super) fn teach(
    room: &StartContext<'_>,
    lesson: Box<dyn Lesson>,
    face: &DeskFlags,
) -> Result<(), CommandError> {
    let manner = Manner::at_desk(room, face)?;
    let library = read_library(room.common.library.as_ref(), room.voice)?;
    room.sit(Seated::lesson(lesson, library.path().to_owned()), &manner)
}

/// Why no game can be gone over.
pub(super) enum NoReview {
    /// None is kept that has moves.
    None,
    Library(LibraryError),
}

/// The review of this game, or of the newest that has moves, with its number.
///
/// # Errors
/// There is none, or it is being played somewhere else: nobody is to be advised in it (11.3.1).
pub(super) fn review_of(
    library: &Library,
    game: Option<i64>,
    own: Option<i64>,
) -> Result<(Review, i64), NoReview> {
    let newest = || library.last_played().map_err(NoReview::Library);
    let id = game.map_or_else(newest, |game| Ok(Some(game)))?.ok_or(NoReview::None)?;
    // D.2.8 — a move that has ended the game and could still be put right is one of it.
    let stored = match library.game(id) {
        Err(LibraryError::Imported(_)) => {
            let imported = library.imported(id).map_err(NoReview::Library)?;
            let game = games(imported.pgn.as_bytes(), None).next().and_then(Result::ok);
            return Ok((Review::of_game_imported(game.ok_or(NoReview::None)?), id));
        }
        stored => stored.map_err(NoReview::Library)?,
    };
    let game = stored.game.as_left();
    // A library that nobody can write to has no game in play.
    if game.outcome().is_none() && own != Some(id) && is_in_play(library, id).unwrap_or(false) {
        return Err(NoReview::Library(LibraryError::Held(id)));
    }
    let day = stored.opened.get(..10).unwrap_or_default();
    Ok((Review::of_game_kept(game, day), id))
}
