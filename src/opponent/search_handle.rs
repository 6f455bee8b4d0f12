//! A search on its own thread, which can be told to move now and never makes anybody wait.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use shakmaty::{Chess, Move};

use super::best_move::{SearchLimits, best_move};

/// Bytes of stack: the longest line needs a small part of it, even unoptimised.
pub(super) const STACK: usize = 8 << 20;

/// A running search. Dropping it interrupts the search and does not wait for it.
///
/// It thinks about its own copy of the game, so a takeback or a resignation needs nothing but the drop.
#[derive(Debug)]
pub struct SearchHandle {
    stop: Arc<AtomicBool>,
}

impl SearchHandle {
    /// Starts to think about `position`; see [`best_move`] for the parameters.
    ///
    /// `found` is called exactly once, on the search's thread, also after an interruption, even after
    /// the drop: then with the best move known so far, or none if there was none yet. Who dropped it
    /// must expect that late answer and ignore it.
    ///
    /// # Errors
    ///
    /// The operating system's, if it has no thread to give; `found` is not called then.
    pub fn start(
        position: Chess,
        earlier: Vec<Chess>,
        limits: SearchLimits,
        found: impl FnOnce(Option<Move>) + Send + 'static,
    ) -> io::Result<SearchHandle> {
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        thread::Builder::new()
            .name("sparring".to_owned())
            .stack_size(STACK)
            .spawn(move || found(best_move(&position, &earlier, &limits, &seen)))?;
        Ok(SearchHandle { stop })
    }

    /// Asks for the best move so far; `found` gets it within 20 milliseconds or so.
    pub fn interrupt(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for SearchHandle {
    fn drop(&mut self) {
        self.interrupt();
    }
}
