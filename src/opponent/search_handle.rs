//! A search on its own thread, which can be told to move now and never makes anybody wait.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use shakmaty::{Chess, Move};

use super::best_move::best_move;
use super::limits::SearchLimits;

/// Bytes of stack: the longest line needs a small part of it, even unoptimised.
const STACK: usize = 8 << 20;

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

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use shakmaty::Position;

    use super::super::Level;
    use super::*;

    /// Far more than an interruption takes, for the machine may be busy.
    const PROMPTLY: Duration = Duration::from_millis(500);

    fn start(level: u8) -> (SearchHandle, mpsc::Receiver<Option<Move>>) {
        let (sender, receiver) = mpsc::channel();
        let limits = SearchLimits { level: Level::new(level).unwrap(), time: None, seed: 1 };
        let found = move |m| sender.send(m).unwrap();
        (SearchHandle::start(Chess::default(), Vec::new(), limits, found).unwrap(), receiver)
    }

    #[test]
    fn a_search_ends_by_itself() {
        let (thinking, answer) = start(1);
        let m = answer.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(Chess::default().is_legal(m.unwrap()));
        thinking.interrupt();
    }

    #[test]
    fn an_interruption_brings_the_best_move_so_far() {
        let (thinking, answer) = start(6);
        std::thread::sleep(Duration::from_millis(50));
        let asked = Instant::now();
        thinking.interrupt();
        let m = answer.recv_timeout(PROMPTLY);
        assert!(m.is_ok_and(|m| m.is_some_and(|m| Chess::default().is_legal(m))), "{:?}", asked.elapsed());
    }

    #[test]
    fn a_drop_neither_waits_nor_keeps_the_search_running() {
        let (thinking, answer) = start(6);
        std::thread::sleep(Duration::from_millis(20));
        let asked = Instant::now();
        drop(thinking);
        assert!(asked.elapsed() < PROMPTLY, "{:?}", asked.elapsed());
        assert!(answer.recv_timeout(PROMPTLY).is_ok());
    }
}
