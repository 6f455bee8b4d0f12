//! A file of games as it was when it was opened: which file it is, and the game at a place of it.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use blake2::{Blake2b256, Digest};
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};

use super::fault::CollectionError;
use super::game::CollectedGame;
use super::game_reader::GameReader;
use super::place::GamePlace;
use crate::file::{as_utf8, open, utf16_mark};
use crate::hear::Letters;
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
    /// Its encoding, where that is UTF-16, and the bytes of the mark that says so.
    utf16: Option<(&'static Encoding, u64)>,
}

impl Collection {
    /// The games of this file.
    ///
    /// # Errors
    /// It cannot be read, or is no ordinary file.
    pub fn open(path: &Path) -> Result<Collection, CollectionError> {
        let path = std::fs::canonicalize(path)?;
        let mut file = open(&path)?;
        let mut begin = Vec::new();
        (&mut file).take(2).read_to_end(&mut begin)?;
        // Without a mark it shows in the zeros: every game begins with a sign of ASCII.
        let unmarked = match begin[..] {
            [0, 1..=255] => Some(UTF_16BE),
            [1..=255, 0] => Some(UTF_16LE),
            _ => None,
        };
        let marked = utf16_mark(&begin).map(|encoding| (encoding, 2));
        let utf16 = marked.or(unmarked.map(|encoding| (encoding, 0)));
        let stamp = Stamp::of(&mut file)?;
        Ok(Collection { path, stamp, utf16 })
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

    /// What stands in it from a place on, through a reader of its bytes.
    pub(super) fn movetext<'i, R: Read + 'i>(
        &self,
        place: GamePlace,
        through: impl FnOnce(File) -> R,
    ) -> Result<Movetext<BufReader<Box<dyn Read + 'i>>>, CollectionError> {
        let mut file = open(&self.path)?;
        let found = file.metadata()?;
        if (found.len(), changed(&found)) != (self.stamp.size, self.stamp.changed) {
            return Err(CollectionError::Changed);
        }
        let at = place.at.max(self.utf16.map_or(0, |(_, mark)| mark));
        file.seek(SeekFrom::Start(at))?;
        let file = through(file);
        let input: Box<dyn Read> = match self.utf16 {
            Some((encoding, _)) => Box::new(as_utf8(file, encoding)),
            None => Box::new(file),
        };
        let movetext = Movetext::from(BufReader::with_capacity(BUFFER, input), place.line, at).of_file();
        Ok(if self.utf16.is_some() { movetext.of_utf16() } else { movetext })
    }

    /// All its games, one by one; their moves may be written in these letters too.
    ///
    /// # Errors
    /// The file cannot be read or is another by now.
    pub fn games<'l>(
        &self,
        letters: Option<Letters<'l>>,
    ) -> Result<impl Iterator<Item = io::Result<CollectedGame>> + use<'l>, CollectionError> {
        let mut reader = GameReader::new(self.movetext(GamePlace::FIRST, |file| file)?.whole());
        Ok(std::iter::from_fn(move || CollectedGame::next_of(&mut reader, letters).transpose()))
    }

    /// The game that begins at this place, whole; its moves may be written in these letters too.
    ///
    /// # Errors
    /// The file cannot be read or is another by now, or no game begins there.
    pub fn game(
        &self,
        place: GamePlace,
        letters: Option<Letters<'_>>,
    ) -> Result<CollectedGame, CollectionError> {
        let mut reader = GameReader::new(self.movetext(place, |file| file)?.whole());
        CollectedGame::next_of(&mut reader, letters)?.ok_or(CollectionError::NoGame)
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
