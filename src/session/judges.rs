//! Work that cannot be interrupted, done on threads that are waited for only so long.
//!
//! What is not done in time goes on to its own end, and nobody looks at it any more: chasolver ends by
//! itself, but nothing can end it before. So it is counted, and a caller can see to it that there are never
//! more such threads than it started knowingly.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// The threads of one program.
#[derive(Debug, Clone, Default)]
pub struct JudgeThreads(Arc<()>);

impl JudgeThreads {
    /// How many are at work.
    pub fn at_work(&self) -> usize {
        Arc::strong_count(&self.0) - 1
    }

    /// Starts one. `ready` is called when the answer is there and the thread is no longer counted.
    ///
    /// # Errors
    /// The operating system gave no thread.
    pub fn ask<Answer: Send + 'static>(
        &self,
        work: impl FnOnce() -> Answer + Send + 'static,
        ready: impl FnOnce() + Send + 'static,
    ) -> io::Result<Receiver<Answer>> {
        let (sender, answer) = mpsc::channel();
        let counted = Arc::clone(&self.0);
        thread::Builder::new().name("judge".to_owned()).spawn(move || {
            let found = work();
            drop(counted);
            // Whoever asked may have gone on without the answer.
            let _ = sender.send(found);
            ready();
        })?;
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_not_done_in_time_is_counted_until_it_is() {
        let judges = JudgeThreads::default();
        let (go, wait) = mpsc::channel::<()>();
        let (done, finished) = mpsc::channel();
        let work = move || wait.recv().is_ok();
        let answer = judges.ask(work, move || done.send(()).unwrap()).unwrap();
        assert!(answer.recv_timeout(Duration::from_millis(10)).is_err());
        assert_eq!(judges.at_work(), 1);
        go.send(()).unwrap();
        finished.recv().unwrap();
        assert_eq!((judges.at_work(), answer.recv()), (0, Ok(true)));
    }
}
