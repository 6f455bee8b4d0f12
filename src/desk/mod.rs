//! A person, or two, or an assistant, at one terminal.
//!
//! A [`Session`](crate::session::Session) hears a line and returns what is to be said; a
//! [`Face`](crate::face::Face) shows it; `run` joins them with the clock, the threads that work for the game, and speech. The
//! line face and the screen say the same.
//! A second terminal of the same game is one too ([`visit`]), but what it hears is decided at the first.

mod attendance;
mod guests;
mod join;
mod recording;
mod run;
mod talk;

pub use guests::Guests;
pub use join::{GuestDesk, visit};
pub use recording::Recording;
pub use run::Ending;
pub(crate) use run::{OpenNext, ResumeCommand, run};
pub use talk::SpeechOutputs;
