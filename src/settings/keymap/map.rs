//! What each key asks for: the usual, the letters of the voice, and what the user has settled instead.

use crossterm::event::KeyEvent;
use shakmaty::Role;
use strum::IntoStaticStr;

use super::key::Key;
use crate::game::ParseError;
use crate::hear::hear;
use crate::settings::keys::NoBinding;
use crate::voice::Lexicon;

/// What a key asks for; what is no matter of words has its name in the messages.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// A request, in words that every voice understands.
    Request(&'static str),
    /// The next piece of this kind.
    Piece(Role),
    /// What this letter or sign alone stands for in the voice.
    Voice(char),
    /// A line of the user's own.
    Line(String),
    /// Silence, and a fresh look at the clocks.
    Silence,
    /// Own speech off, or on again.
    Speech,
    /// The cursor rests elsewhere while nothing is typed.
    #[strum(serialize = "rest")]
    OtherRest,
    /// Read on in the announcement.
    Onward,
    /// Read back in it.
    Back,
    /// Draw everything anew.
    Repaint,
    /// End the program.
    Leave,
    /// Nothing: the user has freed the key.
    Nothing,
}

/// A key and what it asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binding {
    /// The key.
    pub key: Key,
    /// What for.
    pub action: Action,
    /// Whether the user has settled it.
    pub own: bool,
}

/// What is usual, beside the letters and signs of the voice and the letters of its pieces.
pub const USUAL: &[(&str, Action)] = &[
    ("escape", Action::Silence),
    ("f5", Action::Request("repeat")),
    ("ctrl+r", Action::Request("repeat")),
    ("ctrl+up", Action::Request("previous")),
    ("ctrl+down", Action::Request("next")),
    ("f7", Action::Speech),
    ("alt+left", Action::Request("step left")),
    ("alt+right", Action::Request("step right")),
    ("alt+up", Action::Request("step up")),
    ("alt+down", Action::Request("step down")),
    ("alt+1", Action::Request("go rank 1")),
    ("alt+2", Action::Request("go rank 2")),
    ("alt+3", Action::Request("go rank 3")),
    ("alt+4", Action::Request("go rank 4")),
    ("alt+5", Action::Request("go rank 5")),
    ("alt+6", Action::Request("go rank 6")),
    ("alt+7", Action::Request("go rank 7")),
    ("alt+8", Action::Request("go rank 8")),
    ("f1", Action::Request("keys")),
    ("f2", Action::OtherRest),
    ("ctrl+b", Action::OtherRest),
    ("f3", Action::Request("contrast")),
    ("f4", Action::Request("figurines")),
    ("f6", Action::Request("big clocks")),
    ("page-up", Action::Back),
    ("page-down", Action::Onward),
    ("ctrl+l", Action::Repaint),
    ("ctrl+c", Action::Leave),
];

/// Pieces with a letter, as they are told.
pub const LETTERED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Which key asks for what.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyMap {
    bindings: Vec<Binding>,
}

impl KeyMap {
    /// What is usual with this voice.
    pub fn usual(lexicon: &Lexicon) -> KeyMap {
        let usual = USUAL.iter().filter_map(|(name, action)| Some((name.parse().ok()?, action.clone())));
        let mut map = KeyMap::default();
        usual.for_each(|(key, action)| map.bind(key, action, false));
        for role in LETTERED {
            if let Some(letter) = lexicon.letter(role).chars().next() {
                map.bind(Key::alt(letter), Action::Piece(role), false);
            }
        }
        for (letter, _) in lexicon.keys() {
            if let Some(letter) = letter.chars().next() {
                map.bind(Key::alt(letter), Action::Voice(letter), false);
            }
        }
        map
    }

    /// What is usual, and what is settled instead: names of keys with lines; an empty one frees the key. What is
    /// wrong there is passed over; [`wrong`] tells it.
    pub fn settled<'a>(lexicon: &Lexicon, keys: impl Iterator<Item = (&'a str, &'a str)>) -> KeyMap {
        let mut map = KeyMap::usual(lexicon);
        for (name, line) in keys {
            if wrong(name, line, lexicon).is_none()
                && let Ok(key) = name.parse()
            {
                let line = line.trim();
                let action = if line.is_empty() { Action::Nothing } else { Action::Line(line.to_owned()) };
                map.bind(key, action, true);
            }
        }
        map
    }

    fn bind(&mut self, key: Key, action: Action, own: bool) {
        self.bindings.retain(|binding| binding.key != key);
        self.bindings.push(Binding { key, action, own });
    }

    /// Every key that stands for something, and those the user has freed.
    pub fn bindings(&self) -> &[Binding] {
        &self.bindings
    }

    /// What this key asks for.
    pub fn action(&self, event: KeyEvent) -> Option<&Action> {
        let bound = |key: Key| self.bindings.iter().find(|binding| binding.key == key);
        Key::from(event).or_less().find_map(bound).map(|binding| &binding.action)
    }
}

impl Action {
    /// The line it is where it is said; `None` where it is no matter of words.
    pub fn line(&self) -> Option<String> {
        Some(match self {
            Action::Request(line) => (*line).to_owned(),
            // The names of D.2.1 are understood in every voice, and a letter could be an answer.
            Action::Piece(role) => format!("next {}", name_of(*role)),
            Action::Voice(letter) => letter.to_string(),
            Action::Line(line) => line.clone(),
            _ => return None,
        })
    }
}

fn name_of(role: Role) -> &'static str {
    match role {
        Role::King => "König",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Läufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

/// What is wrong with a key and its line, if anything is.
pub fn wrong(name: &str, line: &str, lexicon: &Lexicon) -> Option<NoBinding> {
    let Ok(key) = name.parse::<Key>() else { return Some(NoBinding::NoKey) };
    if key.is_fixed() {
        return Some(NoBinding::Fixed);
    }
    let line = line.trim();
    if line.is_empty() {
        return None;
    }
    match hear(line, lexicon) {
        Ok(_) => None,
        // At a desk a piece's letter goes to the next one.
        Err(ParseError::PieceAlone(role)) if lexicon.letter(role) == line => None,
        Err(_) => Some(NoBinding::NotHeard),
    }
}
