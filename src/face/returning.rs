//! The program stopped by the shell and continued: the terminal is taken again.

#[cfg(unix)]
use std::ops::ControlFlow;
#[cfg(unix)]
use std::sync::atomic::Ordering;
use std::sync::mpsc::Sender;
#[cfg(unix)]
use std::thread;

#[cfg(unix)]
use crossterm::terminal::disable_raw_mode;
#[cfg(unix)]
use signal_hook::iterator::{Handle, Signals};

#[cfg(unix)]
use super::tty::{LENDING, enter, sheet};
use crate::session::Wake;

/// Does this whenever a shell lets the program go on, until it says that it is done with.
#[cfg(unix)]
fn on_return(mut act: impl FnMut() -> ControlFlow<()> + Send + 'static) -> Option<Handle> {
    let signals = Signals::new([signal_hook::consts::SIGCONT]);
    let signals =
        signals.inspect_err(|error| tracing::warn!(%error, "a return from the shell is not noticed"));
    let mut signals = signals.ok()?;
    let handle = signals.handle();
    thread::spawn(move || {
        // While the program lends the terminal it knows by itself that it goes on.
        let mut returns = signals.forever().filter(|_| !LENDING.load(Ordering::SeqCst));
        returns.try_for_each(|_| act())
    });
    Some(handle)
}

/// Reports that the program goes on after it was stopped.
#[cfg(unix)]
pub fn watch_for_return(wake: &Sender<Wake>) {
    let wake = wake.clone();
    on_return(move || match wake.send(Wake::Terminal(crossterm::event::Event::FocusGained)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    });
}

/// Nothing is lent to a shell here.
#[cfg(not(unix))]
pub fn watch_for_return(_: &Sender<Wake>) {}

/// While this lives, a signal that continues the program takes the terminal again; and one that ends it puts the
/// terminal back first: for whoever waits for keys without a loop that could be told.
#[cfg(unix)]
pub struct Watched(Option<Handle>);

#[cfg(unix)]
impl Watched {
    /// From now on.
    pub fn begin() -> Watched {
        super::signals::watch();
        Watched(on_return(|| {
            let again = sheet().map(|sheet| disable_raw_mode().and_then(|()| enter(sheet)));
            if let Some(Err(error)) = again {
                tracing::warn!(%error, "the terminal was not taken again");
            }
            ControlFlow::Continue(())
        }))
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
