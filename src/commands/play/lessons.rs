//! What is learned at a desk beside playing.

use clap::Args;

use super::context::StartContext;
use super::manner::Manner;
use super::seated::Seated;
use crate::commands::flags::DeskFlags;
use crate::error::CommandError;
use crate::record::LibraryError;
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

impl StartContext<'_> {
    /// Goes over a game that is kept; the newest where none is named.
    ///
    /// # Errors
    /// There is none, it is damaged, or the library cannot be read.
    pub fn review(&self, asked: &ReviewFlags) -> Result<(), CommandError> {
        let refused = |error: LibraryError| refused(&error, self.voice);
        let library = read_library(self.common.library.as_ref(), self.voice)?;
        let newest = || library.last().map_err(refused);
        let none = || self.other(self.voice.say(Id::ERROR_NO_GAME_YET));
        let id = asked.game.map_or_else(newest, |game| Ok(Some(game)))?.ok_or_else(none)?;
        let found = library.game(id).map_err(refused)?;
        let setup = found.game.setup();
        let moves: Vec<_> = found.game.plies().iter().map(|ply| ply.played).collect();
        let review = Review::new(setup.start.clone(), &moves, &setup.white, &setup.black);
        self.teach(Box::new(review), &asked.face)
    }

    /// Sits down at a lesson.
    fn teach(&self, lesson: Box<dyn Lesson>, face: &DeskFlags) -> Result<(), CommandError> {
        let manner = Manner::at_desk(self, face)?;
        let library = read_library(self.common.library.as_ref(), self.voice)?;
        self.sit(Seated::lesson(lesson, library.path().to_owned()), &manner)
    }
}
