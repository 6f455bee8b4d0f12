//! An index that is made in the background, or found as it was left: in a thread of its own, kept whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use blake2::{Blake2b256, Digest};

use super::fault::CollectionError;
use super::file::Collection;
use super::game_reader::GameReader;
use super::index::{Indexed, IndexedGame};
use super::index_file::{Block, IndexWriter, Totals, read_index};
use super::openings::Openings;
use super::place::GamePlace;
use crate::file::open;
use crate::home::make_folder;

/// What the name of an index begins with while it is made.
const UNFINISHED: &str = "unfinished-";

/// How far an index has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexState {
    /// It is made; so many of a hundred parts of the file are read.
    Making(u32),
    /// It is whole: so many games, and so many of them broken.
    Whole(u32, u32),
    /// The file could not be read to its end; so many games are in the index.
    Broken(u32),
    /// There was no room on the disk for the rest of it; so many games are in the index.
    Short(u32),
}

/// An index that is there or comes.
#[derive(Clone)]
pub struct Indexing {
    shared: Arc<Shared>,
    /// The last one ends the thread.
    _end: Arc<End>,
}

struct Shared {
    collection: Collection,
    read: AtomicU64,
    ended: AtomicBool,
    known: Mutex<Known>,
    changed: Condvar,
}

#[derive(Default)]
struct Known {
    file: Option<File>,
    blocks: Vec<Block>,
    totals: Totals,
    state: Stage,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Making,
    Whole,
    Broken,
    Short,
}

struct End(Arc<Shared>);

impl Drop for End {
    fn drop(&mut self) {
        self.0.ended.store(true, Ordering::Relaxed);
    }
}

/// Where the index of a file of games is kept, in this folder.
pub fn index_path(folder: &Path, collection: &Collection) -> PathBuf {
    let hash: [u8; 32] = Blake2b256::digest(collection.path().as_os_str().as_encoded_bytes()).into();
    // Twelve bytes of it tell files apart.
    let mut bytes = [0; 16];
    bytes[4..].copy_from_slice(&hash[..12]);
    folder.join(format!("{:024x}.index", u128::from_be_bytes(bytes)))
}

impl Indexing {
    /// Begins with the index of these games in this folder; `changed` is called when it is there.
    pub fn begin(collection: Collection, folder: &Path, changed: impl FnOnce() + Send + 'static) -> Indexing {
        let path = index_path(folder, &collection);
        let shared = Arc::new(Shared {
            collection,
            read: AtomicU64::new(0),
            ended: AtomicBool::new(false),
            known: Mutex::default(),
            changed: Condvar::new(),
        });
        let making = Arc::clone(&shared);
        thread::spawn(move || {
            let made = making.found(&path).map_or_else(|| making.make(&path), Ok);
            if let Err(error) = &made {
                tracing::warn!(%error, "the index ends early");
            }
            making.known().state = match &made {
                Ok(()) => Stage::Whole,
                Err(error) if is_short_of_room(error) => Stage::Short,
                Err(_) => Stage::Broken,
            };
            making.changed.notify_all();
            changed();
        });
        let end = Arc::new(End(Arc::clone(&shared)));
        Indexing { shared, _end: end }
    }

    /// How far it has come.
    pub fn state(&self) -> IndexState {
        let known = self.shared.known();
        match known.state {
            Stage::Making => {
                let (read, size) = (self.shared.read.load(Ordering::Relaxed), self.shared.collection.size());
                let parts = read.saturating_mul(100) / size.max(1);
                IndexState::Making(u32::try_from(parts.min(99)).unwrap_or(99))
            }
            Stage::Whole => IndexState::Whole(known.totals.games, known.totals.broken),
            Stage::Broken => IndexState::Broken(known.totals.games),
            Stage::Short => IndexState::Short(known.totals.games),
        }
    }

    /// How far it has come after at most this time.
    pub fn after(&self, patience: Duration) -> IndexState {
        let known = self.shared.known();
        let waited =
            self.shared.changed.wait_timeout_while(known, patience, |known| known.state == Stage::Making);
        drop(waited.map_err(PoisonError::into_inner));
        self.state()
    }

    /// Where the game of this number begins, from 1; `None` where the index has none of that number, or not yet.
    pub fn place(&self, number: u32) -> Option<GamePlace> {
        let known = self.shared.known();
        let block =
            known.blocks.iter().find(|block| (block.first..block.first + block.games).contains(&number))?;
        let (block, mut file) = (*block, known.file.as_ref()?.try_clone().ok()?);
        let games = block.read(&mut file).ok()?;
        games.get((number - block.first) as usize).map(|game| game.place)
    }

    /// The block of this number, from 0, with the number of its first game; `None` where there is none yet.
    pub(super) fn block(&self, number: usize) -> Option<(u32, Vec<IndexedGame>)> {
        let known = self.shared.known();
        let block = *known.blocks.get(number)?;
        let mut file = known.file.as_ref()?.try_clone().ok()?;
        // Two handles of one file share their place in it: one reads at a time.
        let games = block.read(&mut file);
        drop(known);
        games.ok().map(|games| (block.first, games))
    }

    /// Waits for this block; whether it is there now. `None` where it will never be.
    pub(super) fn comes(&self, number: usize, patience: Duration) -> Option<bool> {
        let known = self.shared.known();
        let is_awaited = |known: &mut Known| known.blocks.len() <= number && known.state == Stage::Making;
        let waited = self.shared.changed.wait_timeout_while(known, patience, is_awaited);
        let known = waited.map_or_else(|error| error.into_inner().0, |(known, _)| known);
        if known.blocks.len() > number { Some(true) } else { (known.state == Stage::Making).then_some(false) }
    }

    /// The games it is of.
    pub(super) fn collection(&self) -> &Collection {
        &self.shared.collection
    }
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the index that is there, if it is of this file and whole.
    fn found(&self, path: &Path) -> Option<()> {
        let file = open(path).ok()?;
        let (blocks, totals) = read_index(&file, self.collection.stamp())?;
        let mut known = self.known();
        (known.blocks, known.totals, known.file) = (blocks, totals, Some(file));
        Some(())
    }

    /// Makes it anew. Where it cannot be kept, or there is no room for it, it is there as long as the program runs.
    fn make(&self, path: &Path) -> Result<(), CollectionError> {
        let kept = match unfinished(path) {
            Ok(named) => {
                let made = self.fill(named);
                if made.as_ref().is_err_and(is_short_of_room) { None } else { Some(made?) }
            }
            Err(error) => {
                tracing::warn!(%error, "the index is not kept");
                None
            }
        };
        let Some(named) = kept else {
            *self.known() = Known::default();
            self.read.store(0, Ordering::Relaxed);
            // The handle that is kept is all that is needed of it.
            return self.fill(tempfile::NamedTempFile::new()?).map(drop);
        };
        if let Err(error) = named.persist(path) {
            tracing::warn!(%error, "the index is not kept");
        }
        Ok(())
    }

    /// Makes it in this file.
    fn fill(&self, named: tempfile::NamedTempFile) -> Result<tempfile::NamedTempFile, CollectionError> {
        let making = named.as_file().try_clone()?;
        // Whoever reads beside the one that writes has a place of its own in the file.
        self.known().file = Some(named.reopen()?);
        let mut writer = IndexWriter::begin(making, self.collection.stamp())?;
        let openings = Openings::read();
        let movetext = self.collection.movetext(GamePlace::FIRST, |file| Watched { file, shared: self })?;
        let mut games = GameReader::new(movetext);
        while let Some(Indexed { game, broken }) = Indexed::next_of(&mut games, &openings)? {
            let block = writer.put(&game, broken)?;
            self.add(block, writer.totals);
        }
        self.add(writer.flush()?, writer.totals);
        writer.end()?;
        Ok(named)
    }

    fn add(&self, block: Option<Block>, totals: Totals) {
        let Some(block) = block else { return };
        let mut known = self.known();
        known.blocks.push(block);
        known.totals = totals;
        self.changed.notify_all();
    }
}

/// Whether the disk has no room, or none for this user.
fn is_short_of_room(error: &CollectionError) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    let CollectionError::System(error) = error else { return false };
    matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

/// A new file for an index that is made, locked as long as somebody makes it; what others have left is removed.
fn unfinished(path: &Path) -> io::Result<tempfile::NamedTempFile> {
    let folder = path.parent().unwrap_or(Path::new("."));
    make_folder(folder)?;
    for left in fs::read_dir(folder)?.filter_map(Result::ok) {
        let is_left = left.file_name().to_string_lossy().starts_with(UNFINISHED)
            && open(&left.path()).is_ok_and(|file| file.try_lock().is_ok());
        if is_left {
            let _ = fs::remove_file(left.path());
        }
    }
    let made = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    // Where nothing can be locked, nothing is removed either.
    let _ = made.as_file().try_lock();
    Ok(made)
}

/// The file of games, which counts what is read of it, and ends where nobody wants the index any more.
struct Watched<'s> {
    file: File,
    shared: &'s Shared,
}

impl Read for Watched<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.shared.ended.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        let read = self.file.read(bytes)?;
        self.shared.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
