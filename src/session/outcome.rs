//! Something to say and show, for everybody at a desk or for one.

use shakmaty::{ByColor, Color};

use super::told::Told;
use crate::game::Record;
use crate::speech::sound::Earcon;
use crate::speech::{Priority, clean};
use crate::tell::{CELLS, Message, line, shortened};

/// The cells for an answer: the prompt puts a colon and a blank behind it.
pub(crate) const LINE: usize = CELLS - 2;

/// Whom something is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Audience {
    /// Everybody at the desk.
    #[default]
    All,
    /// One player, where he has an ear.
    Player(Color),
    /// Whoever is no player: he hears the desk's own voice.
    Officials,
}

impl Audience {
    /// Whether the ear of this player hears it.
    pub(crate) fn reaches(self, side: Color) -> bool {
        matches!(self, Audience::All) || self == Audience::Player(side)
    }
}

/// Something to say and show.
#[derive(Debug, Clone)]
pub struct Addressed {
    /// The line; `None` when there is nothing to hear.
    pub said: Option<Message>,
    /// The events behind it.
    pub events: Vec<Record>,
    /// What it is when there are no events behind it: "answered", "refused", "notice", and its name.
    pub kind: (&'static str, String),
    /// The same in one line of a Braille display, no more than [`CELLS`]; empty when there is nothing to hear.
    pub brief: String,
    /// Its sound.
    pub earcon: Option<Earcon>,
    /// Whom it is for.
    pub to: Audience,
    /// The same in the words of the players' own ears, where they are told in others than the desk's.
    pub heard: ByColor<Option<Message>>,
    /// It is not said again when the last thing is asked for.
    pub fleeting: bool,
}

impl Default for Addressed {
    /// Nothing to hear.
    fn default() -> Addressed {
        Addressed {
            said: None,
            events: Vec::new(),
            kind: ("notice", String::new()),
            brief: String::new(),
            earcon: None,
            to: Audience::All,
            heard: ByColor::default(),
            fleeting: false,
        }
    }
}

impl Addressed {
    /// Something without events. Its Braille line is as much of it as fits.
    pub(crate) fn plain(said: Message, kind: (&'static str, String)) -> Addressed {
        let brief = shortened(&clean(&said.text), LINE);
        Addressed::brief(said, brief, kind)
    }

    /// Something without events, with this line for a Braille display.
    pub(crate) fn brief(said: Message, brief: String, kind: (&'static str, String)) -> Addressed {
        let earcon = (kind.0 == "refused").then_some(Earcon::Refused);
        Addressed { said: Some(said), kind, brief, earcon, ..Addressed::default() }
    }

    /// A notice of the program.
    pub(crate) fn notice(name: &str, told: impl Into<Told>) -> Addressed {
        Addressed::told("notice", name, told)
    }

    /// What is told so, of this kind and with this name.
    pub(crate) fn told(kind: &'static str, name: &str, told: impl Into<Told>) -> Addressed {
        let told = told.into();
        let said = Message::new(line(&told.sentences), Priority::Message);
        Addressed::brief(said, told.line(LINE), (kind, name.to_owned()))
    }

    /// An answer about what was said, which is not what is said again.
    pub(super) fn unremembered(name: &str, told: impl Into<Told>) -> Addressed {
        Addressed { fleeting: true, ..Addressed::told("answered", name, told) }
    }

    /// What happened without anything to hear.
    pub(super) fn silent(events: Vec<Record>) -> Addressed {
        Addressed { events, kind: ("event", String::new()), ..Addressed::default() }
    }
}
