//! Games of PGN files brought into the library. What of a game cannot be read is told with its place and the reason, and
//! a game in which moves are missing is left out, or taken as far as it is sound.

use clap::Args;
use std::path::{Path, PathBuf};

use super::told::ProgressLine;
use crate::args;
use crate::collection::{CollectedGame, Collection, CollectionError, GameFault};
use crate::commands::output::{print, warn};
use crate::commands::play::StartContext;
use crate::commands::wording::moment;
use crate::error::CommandError;
use crate::file::spooled;
use crate::hear::Letters;
use crate::record::{Imported, Library, WrittenGame, pgn};
use crate::session::{other, refused};
use crate::tell::{collection_fault, not_readable, why_unlistened};
use crate::voice::{Id, Voice};

/// So many games are kept at once: whoever plays in the library meanwhile waits no longer than that takes.
const BATCH: usize = 200;

/// `ansage games import`
#[derive(Debug, Args)]
pub struct ImportFlags {
    #[arg(value_name = "FILE.pgn", required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub until_fault: bool,
}

/// What came of it.
#[derive(Default)]
struct Counts {
    imported: usize,
    already: usize,
    refused: usize,
}

/// Imports the games of these files one after the other.
///
/// # Errors
/// A file cannot be read, or the library not be written; what was imported before is there. Games that cannot be read are
/// told, and make the exit code 1.
pub(super) fn import(
    asked: &ImportFlags,
    open: impl FnOnce() -> Result<Library, CommandError>,
    room: &StartContext<'_>,
) -> Result<(), CommandError> {
    let voice = room.voice;
    let mut importing = Importing {
        library: open()?,
        letters: room.common.letters.is_some(),
        until_fault: asked.until_fault,
        voice,
        batch: Vec::with_capacity(BATCH),
        counts: Counts::default(),
    };
    let (mut unread, mut kept) = (Vec::new(), Ok(()));
    for path in &asked.files {
        match importing.file(path) {
            Ok(()) => {}
            // The others are read all the same; where the library takes nothing, none is.
            Err(NotImported::File(error)) => unread.push(error),
            Err(NotImported::Library(error)) => {
                kept = Err(error);
                break;
            }
        }
    }
    let kept = kept.and_then(|()| importing.keep());
    let Counts { imported, already, refused } = importing.counts;
    // Where nothing could be read there is nothing to count.
    let nothing = imported + already + refused == 0 && kept.is_ok();
    if nothing && let Some(last) = unread.pop() {
        warn(unread.iter().map(ToString::to_string));
        return Err(last);
    }
    warn(unread.iter().map(ToString::to_string));
    let counts = args!("count" => imported, "already" => already, "refused" => refused);
    print([voice.tell(Id::GAMES_IMPORTED, &counts)], voice)?;
    kept?;
    if refused > 0 && !importing.letters && !Letters::of(voice.lexicon()).are_english() {
        // Whoever speaks another language may have the letters of that in his file.
        warn([voice.tell(Id::GAMES_LETTERS_HINT, &args!("voice" => voice.tag().to_owned()))]);
    }
    if refused == 0 && unread.is_empty() { Ok(()) } else { Err(CommandError::told()) }
}

/// Why a file is not imported to its end.
enum NotImported {
    /// It cannot be read.
    File(CommandError),
    /// The library takes nothing.
    Library(CommandError),
}

struct Importing<'v> {
    library: Library,
    /// Whether moves are written in the letters of the voice, as somebody has said.
    letters: bool,
    until_fault: bool,
    voice: &'v Voice,
    batch: Vec<String>,
    counts: Counts,
}

impl Importing<'_> {
    fn file(&mut self, path: &Path) -> Result<(), NotImported> {
        let voice = self.voice;
        let name = path.display().to_string();
        let unread = |error| {
            if let CollectionError::System(error) = &error {
                return NotImported::File(other(not_readable(path, error, voice), voice));
            }
            let args = args!("file" => name.clone(), "why" => why_unlistened(&error, voice));
            NotImported::File(other(voice.tell(Id::PUZZLE_UNREAD, &args), voice))
        };
        let spooled = spooled(path).map_err(|error| unread(error.into()))?;
        let path = spooled.as_ref().map_or(path, |file| file.path());
        let collection = Collection::open(path).map_err(unread)?;
        let size = collection.size();
        let letters = self.letters.then(|| Letters::alone(voice.lexicon()));
        let mut progress = ProgressLine::of("import", voice);
        for game in collection.games(letters).map_err(unread)? {
            let game = game.map_err(|error| unread(error.into()))?;
            progress.at(game.end.at, size);
            self.game(&name, game).map_err(NotImported::Library)?;
        }
        Ok(())
    }

    fn game(&mut self, file: &str, game: CollectedGame) -> Result<(), CommandError> {
        let lacks_moves = game.faults.iter().any(GameFault::is_of_moves);
        let is_of_use = !game.begins_nowhere() && game.tree.main_line().next().is_some();
        let effect = match (lacks_moves, self.until_fault && is_of_use) {
            (false, _) => "kept",
            (true, true) => "part",
            (true, false) => "skipped",
        };
        let of =
            |fault: &GameFault| if fault.in_variation && effect == "kept" { "variation" } else { effect };
        warn(game.faults.iter().map(|fault| told(file, fault, of(fault), self.voice)));
        if effect == "skipped" {
            self.counts.refused += 1;
            return Ok(());
        }
        let cut = game.is_cut;
        let mut written = game.written();
        if cut {
            // What is not known to its end is not over.
            written = WrittenGame::read(&written.tags, written.tree, "*");
        }
        self.batch.push(pgn::write(&written, None));
        if self.batch.len() < BATCH { Ok(()) } else { self.keep() }
    }

    /// Keeps what has come together.
    fn keep(&mut self) -> Result<(), CommandError> {
        let put = self.library.import(&moment(), &self.batch);
        self.batch.clear();
        for imported in put.map_err(|error| refused(&error, self.voice))? {
            match imported {
                Imported::As(_) => self.counts.imported += 1,
                Imported::Already(_) => self.counts.already += 1,
            }
        }
        Ok(())
    }
}

fn told(file: &str, fault: &GameFault, effect: &'static str, voice: &Voice) -> String {
    voice.tell(
        Id::GAMES_IMPORT_FAULT,
        &args!(
            "file" => file.to_owned(),
            "line" => fault.line.to_string(),
            "column" => fault.column.to_string(),
            "why" => collection_fault(&fault.kind, voice),
            "effect" => effect,
        ),
    )
}
