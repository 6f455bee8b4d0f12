//! Something to say and show, for everybody at a desk or for one.

use shakmaty::ByColor;

use super::cue::{CELLS, Earcon, shortened};
use super::ear::Hearers;
use super::narrate::Said;
use super::phrasing::line;
use super::told::Told;
use crate::game::Kept;
use crate::speech::{Priority, clean};

/// The cells for an answer: the prompt puts a colon and a blank behind it.
pub(super) const LINE: usize = CELLS - 2;

/// Something to say and show.
#[derive(Debug, Clone)]
pub struct Output {
    /// The line; `None` when there is nothing to hear.
    pub said: Option<Said>,
    /// The events behind it.
    pub events: Vec<Kept>,
    /// What it is when there are no events behind it: "answered", "refused", "notice", and its name.
    pub kind: (&'static str, String),
    /// The same in one line of a Braille display, no more than [`CELLS`]; empty when there is nothing to hear.
    pub brief: String,
    /// Its sound.
    pub earcon: Option<Earcon>,
    /// Whom it is for.
    pub to: Hearers,
    /// The same in the words of the players' own ears, where they are told in others than the desk's.
    pub heard: ByColor<Option<Said>>,
    /// It is not said again when the last thing is asked for.
    pub fleeting: bool,
}

impl Default for Output {
    /// Nothing to hear.
    fn default() -> Output {
        Output {
            said: None,
            events: Vec::new(),
            kind: ("notice", String::new()),
            brief: String::new(),
            earcon: None,
            to: Hearers::All,
            heard: ByColor::default(),
            fleeting: false,
        }
    }
}

impl Output {
    /// Something without events. Its Braille line is as much of it as fits.
    pub(super) fn plain(said: Said, kind: (&'static str, String)) -> Output {
        let brief = shortened(&clean(&said.text), LINE);
        Output::brief(said, brief, kind)
    }

    /// Something without events, with this line for a Braille display.
    pub(super) fn brief(said: Said, brief: String, kind: (&'static str, String)) -> Output {
        let earcon = (kind.0 == "refused").then_some(Earcon::Refused);
        Output { said: Some(said), kind, brief, earcon, ..Output::default() }
    }

    /// A notice of the program.
    pub(super) fn notice(name: &str, told: impl Into<Told>) -> Output {
        let told = told.into();
        let said = Said::new(line(&told.sentences), Priority::Message);
        Output::brief(said, told.line(LINE), ("notice", name.to_owned()))
    }
}
