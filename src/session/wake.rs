//! What the loop of a desk wakes up for.

use crossterm::event::Event as TerminalEvent;
use shakmaty::Color;

use super::guest_line::GuestLine;
use crate::speech::{BackendNotice, RecordingError};
use crate::wire::FromDesk;

/// What the loop of a desk wakes up for.
#[derive(Debug)]
pub enum Wake {
    /// A line was typed or dictated.
    Line(String),
    /// There are no more lines.
    End,
    /// The terminal reports a key, a paste or a new size.
    Terminal(TerminalEvent),
    /// The operating system asks the program to end.
    Terminate,
    /// Who plays against may have found what it does.
    Opponent,
    /// It is known who can still mate.
    Judged,
    /// A thread of a lesson has found something.
    Lesson,
    /// A guest at a second terminal says something.
    Guest(Box<GuestLine>),
    /// At a second terminal: the desk says something on the connection of this number; `None` when that has ended.
    Desk(u64, Option<FromDesk>),
    /// Something was settled at the terminal that is remembered: the key of the settings, and the word for it.
    Settled(&'static str, &'static str),
    /// A key was pressed that does something on the screen, where there is none.
    OfScreen,
    /// An announcement could not be kept as a sound file.
    Recording(RecordingError),
    /// Speech has something to report: the desk's own, or that of a player's own ear.
    Speech(Option<Color>, BackendNotice),
}
