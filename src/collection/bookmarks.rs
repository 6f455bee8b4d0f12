//! Where somebody stopped in a file of games, and the bookmarks in it: one file beside the library, for all of them.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::Collection;
use super::game::CollectedGame;
use super::place::GamePlace;
use crate::file::{LARGEST_TEXT, read, replace};
use crate::home::{keep_private, make_folder};
use crate::voice::normalize;

/// A place in a game of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptPlace {
    /// The number of the game, from 1.
    pub number: u32,
    /// The line in which it begins, and its first byte.
    pub line: u64,
    /// The byte.
    pub at: u64,
    /// Which game it is, as far as its tags say so: the file may have changed.
    pub game: String,
    /// Moves, the number of a variation of the last of them, moves in that, and so on; it ends with moves.
    pub moves: Vec<usize>,
}

/// What is kept of one file of games.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct FilePlaces {
    stopped: Option<KeptPlace>,
    bookmarks: BTreeMap<String, KeptPlace>,
}

/// The places of one file of games, as they are kept beside the library.
#[derive(Debug)]
pub struct BookmarkFile {
    path: PathBuf,
    /// The file of games.
    key: String,
}

impl KeptPlace {
    /// A place in this game.
    pub fn of(game: &CollectedGame, number: u32, moves: Vec<usize>) -> KeptPlace {
        let GamePlace { line, at } = game.place;
        KeptPlace { number, line, at, game: identity(game), moves }
    }

    /// Where its game begins.
    pub fn place(&self) -> GamePlace {
        GamePlace { line: self.line, at: self.at }
    }

    /// Whether this is its game.
    pub fn is_of(&self, game: &CollectedGame) -> bool {
        self.game == identity(game)
    }
}

fn identity(game: &CollectedGame) -> String {
    let tags = &game.tags;
    [&tags.white, &tags.black, &tags.event, &tags.date, &tags.round, &tags.result]
        .map(String::as_str)
        .join("; ")
}

impl BookmarkFile {
    /// Those of these games, in this folder.
    pub fn of(folder: &Path, collection: &Collection) -> BookmarkFile {
        BookmarkFile {
            path: folder.join("bookmarks.json"),
            key: collection.path().to_string_lossy().into_owned(),
        }
    }

    /// Where somebody stopped.
    ///
    /// # Errors
    /// What is kept cannot be read.
    pub fn stopped(&self) -> io::Result<Option<KeptPlace>> {
        Ok(self.all()?.remove(&self.key).and_then(|places| places.stopped))
    }

    /// The bookmarks by their names; the one without a name has an empty one.
    ///
    /// # Errors
    /// As [`BookmarkFile::stopped`].
    pub fn bookmarks(&self) -> io::Result<Vec<(String, KeptPlace)>> {
        let places = self.all()?.remove(&self.key).unwrap_or_default();
        Ok(places.bookmarks.into_iter().collect())
    }

    /// The bookmark of this name, however it is written.
    ///
    /// # Errors
    /// As [`BookmarkFile::stopped`].
    pub fn bookmark(&self, name: &str) -> io::Result<Option<KeptPlace>> {
        let same =
            |known: &str| known.split_whitespace().map(normalize).eq(name.split_whitespace().map(normalize));
        Ok(self.bookmarks()?.into_iter().find(|(known, _)| same(known)).map(|(_, place)| place))
    }

    /// Somebody stopped here.
    ///
    /// # Errors
    /// It cannot be kept. What is damaged is not written over.
    pub fn stop(&self, place: KeptPlace) -> io::Result<()> {
        self.change(|places| places.stopped = Some(place))
    }

    /// A bookmark of this name; an older one of the name is gone.
    ///
    /// # Errors
    /// As [`BookmarkFile::stop`].
    pub fn mark(&self, name: &str, place: KeptPlace) -> io::Result<()> {
        self.change(|places| {
            places.bookmarks.insert(name.to_owned(), place);
        })
    }

    fn all(&self) -> io::Result<BTreeMap<String, FilePlaces>> {
        match read(&self.path, LARGEST_TEXT) {
            Ok(text) => Ok(serde_json::from_slice(&text)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
            Err(error) => Err(error),
        }
    }

    fn change(&self, change: impl FnOnce(&mut FilePlaces)) -> io::Result<()> {
        let mut all = self.all()?;
        change(all.entry(self.key.clone()).or_default());
        make_folder(self.path.parent().unwrap_or(Path::new(".")))?;
        replace(&self.path, (serde_json::to_string_pretty(&all)? + "\n").as_bytes())?;
        keep_private(&self.path);
        Ok(())
    }
}
