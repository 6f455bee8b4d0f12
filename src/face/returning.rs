//! The program stopped by the shell and continued: the terminal is taken again.

#[cfg(unix)]
use std::sync::atomic::Ordering;
use std::sync::mpsc::Sender;
#[cfg(unix)]
use std::thread;

#[cfg(unix)]
use crossterm::terminal::disable_raw_mode;

#[cfg(unix)]
use super::tty::{LENDING, enter, sheet};
use crate::session::Wake;

/// Reports that the program goes on after it was stopped.
#[cfg(unix)]
pub fn watch_for_return(wake: &Sender<Wake>) {
    let wake = wake.clone();
    match signal_hook::iterator::Signals::new([signal_hook::consts::SIGCONT]) {
        Ok(mut signals) => {
            thread::spawn(move || {
                for _ in &mut signals {
                    if LENDING.load(Ordering::SeqCst) {
                        continue;
                    }
                    if wake.send(Wake::Terminal(crossterm::event::Event::FocusGained)).is_err() {
                        return;
                    }
                }
            });
        }
        Err(error) => tracing::warn!(%error, "a return from the shell is not noticed"),
    }
}

/// Nothing is lent to a shell here.
#[cfg(not(unix))]
pub fn watch_for_return(_: &Sender<Wake>) {}

/// While this lives, a signal that continues the program takes the terminal again; and one that ends it puts the
/// terminal back first: for whoever waits for keys without a loop that could be told.
#[cfg(unix)]
pub struct Watched(Option<signal_hook::iterator::Handle>);

#[cfg(unix)]
impl Watched {
    /// From now on.
    pub fn begin() -> Watched {
        super::signals::watch();
        let signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGCONT]);
        let signals = signals.inspect_err(|error| tracing::warn!(%error, "signals are not watched"));
        let Ok(mut signals) = signals else { return Watched(None) };
        let handle = signals.handle();
        thread::spawn(move || {
            for _ in &mut signals {
                let outside = sheet().filter(|_| !LENDING.load(Ordering::SeqCst));
                let again = outside.map(|sheet| disable_raw_mode().and_then(|()| enter(sheet)));
                if let Some(Err(error)) = again {
                    tracing::warn!(%error, "the terminal was not taken again");
                }
            }
        });
        Watched(Some(handle))
    }
}

#[cfg(unix)]
impl Drop for Watched {
    fn drop(&mut self) {
        if let Some(handle) = &self.0 {
            handle.close();
        }
    }
}

/// There are no signals here.
#[cfg(not(unix))]
pub struct Watched(());

#[cfg(not(unix))]
impl Watched {
    /// From now on.
    pub fn begin() -> Watched {
        Watched(())
    }
}
