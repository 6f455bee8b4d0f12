//! The terminal's echo, put off while a line is typed that nobody is to see, and on again whatever happens.
//!
//! Only the systems of the Unix family can do this without taking the terminal over; elsewhere, and in a pipe,
//! what is typed stays as visible as it was.

#[cfg(unix)]
use std::sync::{Mutex, PoisonError};

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// How the terminal was before its echo was put off.
#[cfg(unix)]
static KEPT: Mutex<Option<Termios>> = Mutex::new(None);

/// Whoever puts the echo off; when it is dropped, what is typed is seen again.
#[derive(Default)]
pub(super) struct Echo(());

impl Echo {
    /// Hides what is typed, or shows it again.
    // Only who has it puts the echo off.
    #[allow(clippy::unused_self)]
    pub(super) fn hide(&mut self, hidden: bool) {
        if hidden { put_off() } else { show_again() }
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        show_again();
    }
}

#[cfg(unix)]
fn put_off() {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let terminal = std::io::stdin();
    // A pipe has no echo to put off.
    let Ok(found) = tcgetattr(&terminal) else { return };
    if kept.is_some() {
        return;
    }
    let mut silent = found.clone();
    silent.local_modes.remove(LocalModes::ECHO);
    // The line still ends where it was entered.
    silent.local_modes.insert(LocalModes::ECHONL);
    if tcsetattr(&terminal, OptionalActions::Now, &silent).is_ok() {
        *kept = Some(found);
    }
}

/// Shows what is typed, if it was hidden. Nothing is waited for.
#[cfg(unix)]
pub(crate) fn show_again() {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(kept) = kept
        && let Err(error) = tcsetattr(std::io::stdin(), OptionalActions::Now, &kept)
    {
        tracing::warn!(%error, "the terminal does not show again what is typed");
    }
}

#[cfg(not(unix))]
fn put_off() {}

#[cfg(not(unix))]
pub(super) fn show_again() {}
