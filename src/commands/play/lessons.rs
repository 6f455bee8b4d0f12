//! What is learned at a desk beside playing.

use clap::Args;

use super::context::StartContext;
use super::manner::Manner;
use super::seated::Seated;
use crate::commands::flags::DeskFlags;
use crate::error::CommandError;
use crate::record::{Library, LibraryError};
use crate::session::{Lesson, Review, read_library, refused};
use crate::voice::Id;

/// `ansage review`
#[derive(Debug, Args, Default)]
pub struct ReviewFlags {
    #[arg(value_name = "GAME")]
    pub game: Option<i64>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// Goes over a game that is kept; the newest where none is named.
///
/// # Errors
/// There is none, it is damaged, or the library cannot be read.
pub fn review(room: &StartContext<'_>, asked: &ReviewFlags) -> Result<(), CommandError> {
    let library = read_library(room.common.library.as_ref(), room.voice)?;
    let review = review_of(&library, asked.game).map_err(|error| match error {
        NoReview::None => room.other(room.voice.say(Id::ERROR_NO_GAME_YET)),
        NoReview::Library(error) => refused(&error, room.voice),
    })?;
    let reviewed = asked.game.or(library.last().ok().flatten());
    let manner = Manner::at_desk(room, &asked.face)?;
    room.sit(Seated { reviewed, ..Seated::lesson(Box::new(review), library.path().to_owned()) }, &manner)
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
    /// None is kept.
    None,
    Library(LibraryError),
}

/// The review of this game, or of the newest.
pub(super) fn review_of(library: &Library, game: Option<i64>) -> Result<Review, NoReview> {
    let newest = || library.last().map_err(NoReview::Library);
    let id = game.map_or_else(newest, |game| Ok(Some(game)))?.ok_or(NoReview::None)?;
    let found = library.game(id).map_err(NoReview::Library)?;
    let setup = found.game.setup();
    let moves: Vec<_> = found.game.plies().iter().map(|ply| ply.played).collect();
    Ok(Review::new(setup.start.clone(), &moves, &setup.white, &setup.black))
}
