//! What every face promises.

use std::io::{self, Write};

use crossterm::event::Event as TerminalEvent;

use crate::session::Addressed;
use crate::session::Session;
use crate::session::Wake;

/// How a game is shown.
pub trait Face {
    /// Shows something new.
    ///
    /// # Errors
    /// The terminal or pipe is gone.
    fn show(&mut self, output: &Addressed, session: &Session<'_>) -> io::Result<()>;

    /// Takes in what the terminal reports: lines entered, and whether to end.
    ///
    /// # Errors
    /// The terminal is gone.
    fn terminal(&mut self, event: TerminalEvent, session: &Session<'_>) -> io::Result<Vec<Wake>>;

    /// Shows what was typed, where that was put off: nothing more of it waits to be taken in.
    ///
    /// # Errors
    /// The terminal is gone.
    fn catch_up(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Hides what is typed from now on, or shows it again.
    ///
    /// # Errors
    /// The terminal is gone.
    fn hide(&mut self, hidden: bool) -> io::Result<()>;

    /// Whether it hears keys one by one, and not only whole lines.
    fn hears_keys(&self) -> bool {
        true
    }

    /// Rings the bell of the terminal, where there is a terminal.
    ///
    /// # Errors
    /// The terminal is gone.
    fn ring(&mut self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        out.write_all(b"\x07")?;
        out.flush()
    }

    /// The next line of a paste that is to be heard now that those before it are; it is shown as one that was
    /// entered.
    ///
    /// # Errors
    /// The terminal is gone.
    fn next_pasted(&mut self, _: &Session<'_>) -> io::Result<Option<String>> {
        Ok(None)
    }

    /// All that there was to show is shown, and whoever types may do so.
    ///
    /// # Errors
    /// The terminal is gone.
    fn rest(&mut self, _: &Session<'_>) -> io::Result<()> {
        Ok(())
    }
}
