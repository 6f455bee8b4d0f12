//! A file of games as it was when it was opened: which file it is, and the game at a place of it.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use blake2::{Blake2b256, Digest};

use super::collected_game::CollectedGame;
use super::fault::CollectionError;
use super::game_reader::{GameReader, WrittenGame};
use super::place::GamePlace;
use crate::file::open;
use crate::record::Movetext;

/// So many bytes at its beginning and at its end tell a file from another of its length and time.
const SAMPLE: u64 = 1 << 16;

/// So many bytes are read at once.
const BUFFER: usize = 1 << 16;

/// Which file it is, and what stands in it as far as that is seen at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stamp {
    pub(super) size: u64,
    pub(super) changed: i64,
    pub(super) sample: [u8; 32],
}

/// A file of games.
#[derive(Debug, Clone)]
pub struct Collection {
    path: PathBuf,
    stamp: Stamp,
}

impl Collection {
    /// The games of this file.
    ///
    /// # Errors
    /// It cannot be read, is no ordinary file, or is in UTF-16.
    pub fn open(path: &Path) -> Result<Collection, CollectionError> {
        let path = std::fs::canonicalize(path)?;
        let mut file = open(&path)?;
        let mut begin = [0; 2];
        let length = file.read(&mut begin)?;
        let has_mark = matches!(begin, [0xff, 0xfe] | [0xfe, 0xff]);
        if length == 2 && (has_mark || (begin[0] == 0) != (begin[1] == 0)) {
            return Err(CollectionError::Utf16);
        }
        let stamp = Stamp::of(&mut file)?;
        Ok(Collection { path, stamp })
    }

    /// Its path, without links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.stamp.size
    }

    pub(super) fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// The file from a place on.
    pub(super) fn from(&self, place: GamePlace) -> Result<File, CollectionError> {
        let mut file = open(&self.path)?;
        let found = file.metadata()?;
        if (found.len(), changed(&found)) != (self.stamp.size, self.stamp.changed) {
            return Err(CollectionError::Changed);
        }
        file.seek(SeekFrom::Start(place.at))?;
        Ok(file)
    }

    /// The game that begins at this place, whole.
    ///
    /// # Errors
    /// The file cannot be read or is another by now, or no game begins there.
    pub fn game(&self, place: GamePlace) -> Result<CollectedGame, CollectionError> {
        Ok(CollectedGame::of(self.written(place)?))
    }

    pub(super) fn written(&self, place: GamePlace) -> Result<WrittenGame, CollectionError> {
        let input = BufReader::with_capacity(BUFFER, self.from(place)?);
        let movetext = Movetext::from(input, place.line, place.at).whole().of_file();
        let game = GameReader::new(movetext).next();
        game.transpose()?.ok_or(CollectionError::NoGame)
    }
}

impl Stamp {
    fn of(file: &mut File) -> io::Result<Stamp> {
        let found = file.metadata()?;
        let mut sampled = Blake2b256::new();
        for from in [0, found.len().saturating_sub(SAMPLE)] {
            let mut sample = Vec::new();
            file.seek(SeekFrom::Start(from))?;
            (&mut *file).take(SAMPLE).read_to_end(&mut sample)?;
            sampled.update(sample);
        }
        Ok(Stamp { size: found.len(), changed: changed(&found), sample: sampled.finalize().into() })
    }
}

/// When a file was changed, in nanoseconds since 1970; 0 where the system does not say.
fn changed(found: &std::fs::Metadata) -> i64 {
    let since = found.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_nanos()).ok()).unwrap_or_default()
}
