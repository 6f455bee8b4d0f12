//! The terminal's echo, put off while a line is typed that nobody is to see, and on again whatever happens.
//!
//! Only the systems of the Unix family can do this without taking the terminal over; elsewhere, and in a pipe,
//! what is typed stays as visible as it was.

/// Whether what is typed is seen.
#[derive(Default)]
pub(super) struct Echo {
    #[cfg(unix)]
    kept: Option<rustix::termios::Termios>,
}

impl Echo {
    /// Hides what is typed, or shows it again.
    pub(super) fn hide(&mut self, hidden: bool) {
        #[cfg(unix)]
        self.hide_on_terminal(hidden);
        #[cfg(not(unix))]
        let _ = hidden;
    }

    #[cfg(unix)]
    fn hide_on_terminal(&mut self, hidden: bool) {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        let terminal = std::io::stdin();
        if !hidden {
            if let Some(kept) = self.kept.take()
                && let Err(error) = tcsetattr(&terminal, OptionalActions::Now, &kept)
            {
                tracing::warn!(%error, "the terminal does not show again what is typed");
            }
            return;
        }
        // A pipe has no echo to put off.
        let Ok(found) = tcgetattr(&terminal) else { return };
        if self.kept.is_some() {
            return;
        }
        let mut silent = found.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        // The line still ends where it was entered.
        silent.local_modes.insert(LocalModes::ECHONL);
        if tcsetattr(&terminal, OptionalActions::Now, &silent).is_ok() {
            self.kept = Some(found);
        }
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        self.hide(false);
    }
}
