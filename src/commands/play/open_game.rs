//! Which game is taken up, and why one cannot be.

use std::path::PathBuf;

use crate::args;
use crate::error::CommandError;
use crate::game::Desk;
use crate::record::{LibraryError, StoredGame};
use crate::session::{other, read_library, refused};
use crate::tell::explain_library;
use crate::voice::{Id, Voice};

/// Why a game cannot be taken up.
pub(in crate::commands) enum NotOpen {
    /// None is open.
    None,
    /// The game of this number is over.
    Over(i64),
    Library(LibraryError),
    /// There is no library to read.
    Unreadable(CommandError),
}

/// The game of this number that can be taken up, or the last that is open, with its library.
pub(in crate::commands) fn open_game(
    library: Option<&PathBuf>,
    game: Option<i64>,
    voice: &Voice,
) -> Result<(i64, PathBuf, StoredGame), NotOpen> {
    let library = read_library(library, voice).map_err(NotOpen::Unreadable)?;
    let id = match game {
        Some(id) => id,
        None => library.last_open().map_err(NotOpen::Library)?.ok_or(NotOpen::None)?,
    };
    let record = library.game(id).map_err(NotOpen::Library)?;
    // 8.7 — in a tournament and at the relay the result is still signed, and the arbiter may decide otherwise.
    // D.2.8 — where the program was killed, what has ended it may still be put right.
    let stands = record.game.outcome().is_some() && record.game.ended_in_hand().is_none();
    if stands && record.game.setup().desk == Desk::Practice {
        return Err(NotOpen::Over(id));
    }
    Ok((id, library.path().to_owned(), record))
}

impl NotOpen {
    /// That the program ends with it.
    pub(super) fn failure(self, voice: &Voice) -> CommandError {
        match self {
            NotOpen::None => other(voice.say(Id::ERROR_NO_OPEN_GAME), voice),
            NotOpen::Over(id) => {
                other(voice.tell(Id::ERROR_GAME_OVER, &args!("game" => id.to_string())), voice)
            }
            NotOpen::Library(error) => refused(&error, voice),
            NotOpen::Unreadable(error) => error,
        }
    }

    /// The same where something else may be wanted instead.
    pub(in crate::commands) fn told(&self, voice: &Voice) -> String {
        match self {
            NotOpen::None => voice.say(Id::MENU_NONE_OPEN),
            NotOpen::Over(id) => voice.tell(Id::TAKE_UP_OVER, &args!("game" => *id)),
            NotOpen::Library(error) => {
                voice.tell(Id::TAKE_UP_NOT, &args!("why" => explain_library(error, voice)))
            }
            NotOpen::Unreadable(error) => error.to_string(),
        }
    }
}
