//! In which words a game is told when it is taken up again: those it was begun with, unless others are asked for.

use std::path::PathBuf;
use std::{env, fs};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::output::misused;
use crate::args;
use crate::error::CommandError;
use crate::game::KeptManner;
use crate::home;
use crate::record::LibraryError;
use crate::session::read_library;
use crate::voice::{Id, Voice};
use crate::wire::{Rendezvous, is_there, shared};

/// The words a kept game was begun with; the last open one's where no number is given. `None` where there is no
/// such game or none are kept: what is wrong with it is told by whoever takes it up.
pub fn wording_of(library: Option<&PathBuf>, game: Option<i64>, voice: &Voice) -> Option<Box<KeptManner>> {
    let library = read_library(library, voice).ok()?;
    let id = game.or_else(|| library.last_open().ok().flatten())?;
    let record = match library.game(id) {
        Ok(record) => record,
        // What is wrong is told in the words of the game, where they can be read.
        Err(LibraryError::Damaged(found)) => *found.sound?,
        Err(_) => return None,
    };
    record.game.setup().wording.clone()
}

/// The voice, names and letters a game was begun in to which a second terminal comes, without a number the last one
/// that is open to it; `None` where there is no such game, and no library is made then.
pub fn wording_there(library: Option<&PathBuf>, game: Option<i64>, voice: &Voice) -> Option<Box<KeptManner>> {
    let path = library.cloned().or_else(home::library)?;
    let games = game.map_or_else(|| shared(&path), |game| vec![game]);
    let open = games.into_iter().rev().find(|game| is_there(&Rendezvous::of(&path, *game)))?;
    wording_of(library, Some(open), voice)
}

/// Two sets of pieces of one language are never mixed in one game.
///
/// # Errors
/// One of these voices is like the other and names its pieces differently.
pub fn one_set(voice: &Voice, beside: &str, letters: &Voice) -> Result<(), CommandError> {
    let like = |one: &Voice, other: &str| one.lexicon().like() == Some(other);
    if letters.tag() == beside || !(like(letters, beside) || like(voice, letters.tag())) {
        return Ok(());
    }
    let args = args!("one" => beside.to_owned(), "other" => letters.tag().to_owned());
    Err(misused(Id::ERROR_PIECE_SETS, &args, voice))
}

/// This moment, as the library keeps it: date and time with offset.
pub(super) fn moment() -> String {
    Timestamp::now().to_zoned(time_zone()).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

/// The time zone of this machine. Where it is in a file by itself, the list of all zones need not be looked through,
/// for which a desk would wait.
fn time_zone() -> TimeZone {
    let written = || TimeZone::tzif("local", &fs::read("/etc/localtime").ok()?).ok();
    env::var_os("TZ").map_or_else(written, |_| None).unwrap_or_else(TimeZone::system)
}
