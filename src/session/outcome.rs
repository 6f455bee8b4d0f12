//! Something to say and show, for everybody at a desk or for one.

use shakmaty::{ByColor, Color};

use crate::game::{Game, Record};
use crate::speech::sound::Earcon;
use crate::tell::{Message, Outcome, Phrasing};

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
    /// The same in one line of a Braille display, no wider than one; empty when there is nothing to hear.
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
    /// What is told so to one who hears it in this manner.
    pub(crate) fn compose(outcome: &Outcome, game: &Game, phrasing: &Phrasing<'_>) -> Addressed {
        let (said, brief) = outcome.compose(game, phrasing);
        Addressed {
            said: Some(said),
            brief,
            kind: (outcome.kind.into(), outcome.name.clone().into_owned()),
            earcon: outcome.earcon,
            fleeting: outcome.fleeting,
            ..Addressed::default()
        }
    }

    /// What happened without anything to hear.
    pub(super) fn silent(events: Vec<Record>) -> Addressed {
        Addressed { events, kind: ("event", String::new()), ..Addressed::default() }
    }

    /// Whether it is a refusal.
    pub(super) fn is_refused(&self) -> bool {
        self.kind.0 == "refused"
    }
}
