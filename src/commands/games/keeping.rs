//! The library kept in order: verified, copied, games deleted, and how much is in it.

use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;

use super::told::{ProgressLine, all_sound, index_failed, told_in_line};
use crate::args;
use crate::collection::{LibraryIndex, library_index_path, written_down};
use crate::commands::output::print;
use crate::commands::wording::moment;
use crate::error::CommandError;
use crate::hear::{Intent, Open, Reply, answer, hear};
use crate::record::{
    BackupError, Library, LibraryError, Stored, backup as copy_library, delete as delete_game, deletions,
    write_over,
};
use crate::session::{other, refuse_as_copy, refused};
use crate::tell::{explain_library, not_readable, not_writable};
use crate::voice::{Id, Voice};

/// No more of an answer is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 10;

/// Looks whether every game, or this one, is as it was kept.
///
/// # Errors
/// The library or the output fails, or a game is damaged.
pub(super) fn verify(library: &Library, game: Option<i64>, voice: &Voice) -> Result<(), CommandError> {
    let sound = |game: i64| library.stored(game).and_then(|stored| written_down(game, &stored));
    if let Some(game) = game {
        sound(game).map_err(|error| refused(&error, voice))?;
        let sound = args!("scope" => "one", "game" => game.to_string(), "count" => 1);
        return print([voice.tell(Id::GAMES_SOUND, &sound)], voice);
    }
    let all = library.numbers_of_all().map_err(|error| refused(&error, voice))?;
    let mut progress = ProgressLine::of("verify", voice);
    let (mut count, mut damaged) = (0, library.missing().map_err(|error| refused(&error, voice))?);
    for (done, game) in all.iter().enumerate() {
        progress.at(done as u64, all.len() as u64);
        match sound(*game) {
            Ok(_) => count += 1,
            Err(LibraryError::Damaged(found)) => damaged.push(*found),
            // It is gone by now.
            Err(LibraryError::NoGame(_) | LibraryError::Deleted(..)) => {}
            Err(error) => return Err(refused(&error, voice)),
        }
    }
    damaged.sort_by_key(|damaged| damaged.id);
    all_sound(&damaged, voice)?;
    if count == 0 {
        return print([voice.say(Id::GAMES_NONE)], voice);
    }
    if !library.is_whole() {
        return Err(other(voice.tell(Id::GAMES_FILE_DAMAGED, &args!("count" => count)), voice));
    }
    let sound = args!("scope" => "all", "game" => "", "count" => count);
    print([voice.tell(Id::GAMES_SOUND, &sound)], voice)
}

/// Deletes a game, when that is confirmed.
///
/// # Errors
/// There is no such game, somebody plays it, or the library or the output fails.
pub(super) fn delete(
    read: Library,
    open: impl FnOnce() -> Result<Library, CommandError>,
    game: i64,
    yes: bool,
    voice: &Voice,
) -> Result<(), CommandError> {
    let told = |stored: Stored| {
        written_down(game, &stored).map(|written| told_in_line(game, &stored, &written, voice))
    };
    let line = match read.stored(game).and_then(told) {
        Ok(line) => line,
        // One that is damaged can be deleted too.
        Err(LibraryError::Damaged(_)) => game.to_string(),
        Err(error) => return Err(refused(&error, voice)),
    };
    drop(read);
    if !yes {
        let line = line.trim_end_matches('.').to_owned();
        let mut out = io::stdout().lock();
        // Who has no standard output is not asked, and nothing is deleted.
        let asked = voice.tell(Id::GAMES_DELETE_ASK, &args!("line" => line));
        let _ = write!(out, "{} ", crate::text::clean(&asked)).and_then(|()| out.flush());
        drop(out);
        let mut line = String::new();
        // What has no end is no yes.
        let read = io::stdin().lock().take(LONGEST_ANSWER).read_line(&mut line);
        let open = Open { yes_or_no: true, numbered: false };
        let said = answer(line.trim(), open, voice.lexicon());
        let said = said.or_else(|| hear(line.trim(), voice.lexicon()).ok());
        if read.is_err() || said.map(|said| said.heard) != Some(Intent::Reply(Reply::Yes)) {
            return print([voice.say(Id::GAMES_NOT_DELETED)], voice);
        }
    }
    let mut library = open()?;
    delete_game(&mut library, game, &moment()).map_err(|error| refused(&error, voice))?;
    let told = voice.tell(Id::GAMES_DELETED, &args!("game" => game.to_string()));
    // The index is made anew without its names.
    let _ = fs::remove_file(library_index_path(library.path()));
    let left = write_over(&library).err().map(|error| {
        let why = explain_library(&error, voice);
        voice.tell(Id::GAMES_NOT_WRITTEN_OVER, &args!("why" => why))
    });
    print(std::iter::once(told).chain(left), voice)
}

/// Copies the library to a file that is there whole or as it was.
///
/// # Errors
/// The library cannot be read, or the copy not be made.
pub(super) fn backup(library: &Library, copy: &Path, voice: &Voice) -> Result<(), CommandError> {
    if !library.path().exists() {
        let error = io::ErrorKind::NotFound.into();
        return Err(other(not_readable(library.path(), &error, voice), voice));
    }
    if !library.owns(copy) {
        refuse_as_copy(copy, voice)?;
    }
    let mut progress = ProgressLine::of("backup", voice);
    copy_library(library, copy, |percent| progress.at(percent.into(), 100)).map_err(|error| match error {
        BackupError::Own(path) => {
            let told = args!(
                "path" => path.display().to_string(),
                "why" => voice.say(Id::ERROR_FILE_LIBRARY)
            );
            other(voice.tell(Id::ERROR_FILE_WRITE, &told), voice)
        }
        BackupError::System(error) => other(not_writable(copy, &error, voice), voice),
        BackupError::Library(error) => refused(&error, voice),
    })?;
    let args = args!("file" => copy.display().to_string());
    print([voice.tell(Id::GAMES_BACKED_UP, &args)], voice)
}

/// Says how many games there are, how they ended, and how much room they take.
///
/// # Errors
/// The library or the output fails.
pub(super) fn stats(library: &Library, voice: &Voice) -> Result<(), CommandError> {
    let mut progress = ProgressLine::of("index", voice);
    let totals =
        LibraryIndex::asked(library, &mut |done, all| progress.at(done, all), |index| index.totals());
    let totals = totals.map_err(|error| index_failed(error, voice))?;
    let own = |error: LibraryError| refused(&error, voice);
    let imported = library.count_imports().map_err(own)?;
    let megabytes = |path: &Path| std::fs::metadata(path).map_or(0, |found| found.len().div_ceil(1 << 20));
    let of = |result: &str| totals.results.get(result).copied().unwrap_or(0);
    let counts = [
        ("games", totals.games),
        ("played", totals.games.saturating_sub(imported)),
        ("imported", imported),
        ("deleted", deletions(library).map_err(own)? as u64),
        ("plies", totals.plies),
        ("white", of("1-0")),
        ("black", of("0-1")),
        ("draw", of("1/2-1/2")),
        ("open", of("*")),
        ("size", megabytes(library.path())),
        ("index", megabytes(&library_index_path(library.path()))),
    ];
    let line = |of: &'static str, count: String, from: String, to: String| {
        voice.tell(Id::GAMES_STATS, &args!("total" => of, "count" => count, "from" => from, "to" => to))
    };
    let mut lines: Vec<String> =
        counts.iter().map(|(of, count)| line(of, count.to_string(), String::new(), String::new())).collect();
    lines.extend(totals.dates.map(|(from, to)| line("dates", String::new(), from, to)));
    print(lines, voice)
}
