//! The next puzzle of a file that is wanted, looked for in a thread of its own: nobody waits for a file in which nothing
//! fits.

use std::io::{self, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use super::collection::{PuzzleCollection, Refused};
use super::filter::PuzzleFilter;
use super::puzzle::Puzzle;
use crate::file::Utf8;

/// So many that are no puzzles are kept before each puzzle; how many more there are is counted.
const KEPT: usize = 3;

/// Where puzzles stand, and which of them are wanted.
pub struct PuzzleSource {
    /// The text, in UTF-8 or UTF-16.
    pub input: Box<dyn Read + Send>,
    /// Its length in bytes; 0 where nobody knows it.
    pub size: u64,
    /// What a puzzle must have.
    pub filter: PuzzleFilter,
    /// The same text once more from its beginning, where it can be had.
    pub again: Box<dyn Fn() -> io::Result<Box<dyn Read + Send>> + Send>,
}

/// What is found in a file.
pub struct FoundPuzzle {
    /// The next one that is wanted; `None` at the end of the file.
    pub puzzle: io::Result<Option<Puzzle>>,
    /// The first that are no puzzles before it.
    pub refused: Vec<Refused>,
    /// How many more there are.
    pub more: usize,
}

/// A search that goes on. It is one puzzle ahead of whoever solves them, and waits for him there.
pub struct PuzzleSearch {
    found: Receiver<FoundPuzzle>,
    size: u64,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    read: AtomicU64,
    ended: AtomicBool,
}

impl Drop for PuzzleSearch {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Relaxed);
    }
}

impl PuzzleSearch {
    /// Begins to look; `changed` is called with each puzzle that is found, and at the end.
    pub fn begin(source: PuzzleSource, changed: impl Fn() + Send + 'static) -> PuzzleSearch {
        let PuzzleSource { input, size, filter, .. } = source;
        let (tell, found) = sync_channel(1);
        let shared = Arc::new(Shared::default());
        let reading = Arc::clone(&shared);
        thread::spawn(move || {
            let input = BufReader::new(Utf8::of(Watched { input, shared: &reading }));
            match PuzzleCollection::new(input, filter) {
                Ok(puzzles) => look(puzzles, &tell, &changed),
                Err(error) => {
                    let _ = tell.send(FoundPuzzle { puzzle: Err(error), refused: Vec::new(), more: 0 });
                }
            }
            drop(tell);
            changed();
        });
        PuzzleSearch { found, size, shared }
    }

    /// What is found within this time; `None` where that takes longer.
    pub fn after(&self, patience: Duration) -> Option<FoundPuzzle> {
        match self.found.recv_timeout(patience) {
            Ok(found) => Some(found),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                Some(FoundPuzzle { puzzle: Ok(None), refused: Vec::new(), more: 0 })
            }
        }
    }

    /// How many of a hundred parts of the file are read; 0 where nobody knows how long it is.
    pub fn percent(&self) -> u32 {
        let read = self.shared.read.load(Ordering::Relaxed);
        let parts = read.saturating_mul(100).checked_div(self.size).unwrap_or(0);
        u32::try_from(parts.min(99)).unwrap_or(99)
    }
}

/// Looks until the file ends, or nobody wants its puzzles any more.
fn look(puzzles: PuzzleCollection<'_>, tell: &SyncSender<FoundPuzzle>, changed: &impl Fn()) {
    let (mut refused, mut more) = (Vec::new(), 0);
    for entry in puzzles {
        let puzzle = match entry {
            Ok(Ok(puzzle)) => Ok(Some(puzzle)),
            Ok(Err(why)) if refused.len() < KEPT => {
                refused.push(why);
                continue;
            }
            Ok(Err(_)) => {
                more += 1;
                continue;
            }
            Err(error) => Err(error),
        };
        let is_last = puzzle.is_err();
        let found =
            FoundPuzzle { puzzle, refused: std::mem::take(&mut refused), more: std::mem::take(&mut more) };
        if tell.send(found).is_err() || is_last {
            return;
        }
        changed();
    }
    // Whoever sat there may have gone.
    let _ = tell.send(FoundPuzzle { puzzle: Ok(None), refused, more });
}

/// The text, of which it is counted what is read, and which ends where nobody wants it any more.
struct Watched<'s> {
    input: Box<dyn Read + Send>,
    shared: &'s Shared,
}

impl Read for Watched<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.shared.ended.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        let read = self.input.read(bytes)?;
        self.shared.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
