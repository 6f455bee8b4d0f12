//! A person, or two, or an assistant, at one terminal.
//!
//! [`Sitting`] hears a line and returns what is to be said; a [`Face`] shows it; [`run`] joins them with
//! the clock, the threads that work for the game, and speech. The line face and the screen say the same.
//! A second terminal of the same game is one too ([`visit`]), but what it hears is decided at the first.

mod addressing;
mod adjournment;
mod analysis;
mod answer;
mod appearance;
mod asked;
mod asking;
mod attendance;
mod check;
mod chess960;
pub mod cue;
mod ear;
mod echo;
mod first_start;
mod going;
mod greeting;
mod guests;
mod join;
mod judge;
mod keys;
mod line;
mod listening;
mod look;
mod low_time;
mod memory;
mod menu;
mod moves;
mod narrate;
mod offers;
mod output;
mod own_speech;
mod partner;
mod pending;
mod phrasing;
mod place;
mod prompt;
mod refuse;
mod regulated;
mod requests;
mod ruling;
mod run;
mod score_file;
mod scores;
mod screen;
mod signals;
mod sitting;
mod standstill;
mod start;
mod talk;
mod time;
mod told;
mod tty;
mod typed;
mod unsaved;

use crossterm::event::Event as TerminalEvent;
use shakmaty::{Color, Move};

pub use adjournment::on_envelope;
pub use appearance::Tones;
pub use ear::Hearers;
pub use first_start::{After, first_start, is_first_start};
pub use guests::{Guest, Guests, Shelf};
pub use join::{Visit, visit};
pub use line::{LINES_WAITING, LineFace, read_lines};
pub use menu::menu;
pub use narrate::{Brief, Narrator, Said};
pub use output::Output;
pub use prompt::{Editor, PromptFace};
pub use run::{Ending, Face, run};
pub use screen::ScreenFace;
pub use sitting::{Keeper, Seat, Sitting};
pub use start::Room;
pub use talk::Talk;
pub use time::Time;

use crate::speech::Notice;
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
    /// The sparring partner has found a move, for the search of this number.
    Found(u64, Option<Move>),
    /// It is known who can still mate.
    Judged,
    /// A guest at a second terminal says something.
    Guest(Box<Guest>),
    /// At a second terminal: the desk says something on the connection of this number; `None` when that has ended.
    Desk(u64, Option<FromDesk>),
    /// Something was settled at the terminal that is remembered: the key of the settings, and the word for it.
    Settled(&'static str, &'static str),
    /// A key was pressed that does something on the screen, where there is none.
    OfScreen,
    /// Speech has something to report: the desk's own, or that of a player's own ear.
    Speech(Option<Color>, Notice),
}
