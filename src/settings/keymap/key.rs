//! A key and its name: `f8`, `alt+left`, `ctrl+r`, `alt+shift+s`. What is read is told back the same way.

use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::text::clean;

/// Keys with a name of their own.
const NAMED: [(&str, KeyCode); 15] = [
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("page-up", KeyCode::PageUp),
    ("page-down", KeyCode::PageDown),
    ("enter", KeyCode::Enter),
    ("escape", KeyCode::Esc),
    ("backspace", KeyCode::Backspace),
    ("delete", KeyCode::Delete),
    ("insert", KeyCode::Insert),
    ("tab", KeyCode::Tab),
    ("space", KeyCode::Char(' ')),
];

/// Other names for some of them.
const ALIASES: [(&str, &str); 5] = [
    ("esc", "escape"),
    ("pageup", "page-up"),
    ("pagedown", "page-down"),
    ("del", "delete"),
    ("return", "enter"),
];

/// The keys held with another one, in the order in which they are told.
const HELD: [(&str, KeyModifiers); 4] = [
    ("ctrl", KeyModifiers::CONTROL),
    ("control", KeyModifiers::CONTROL),
    ("alt", KeyModifiers::ALT),
    ("shift", KeyModifiers::SHIFT),
];

/// A key, and what is held with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    held: KeyModifiers,
}

/// A text names no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoKey;

impl Key {
    /// As a letter comes it is small, and a capital is told by what is held; a sign is itself, whatever it takes
    /// to type it.
    fn new(code: KeyCode, held: KeyModifiers) -> Key {
        let held = held & (KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SHIFT);
        let KeyCode::Char(letter) = code else { return Key { code, held } };
        let mut small = letter.to_lowercase();
        let one = small.next().filter(|_| small.next().is_none()).unwrap_or(letter);
        if !letter.is_alphabetic() {
            return Key { code, held: held - KeyModifiers::SHIFT };
        }
        let capital = letter.is_uppercase() || held.contains(KeyModifiers::SHIFT);
        // With Control a terminal does not tell one from the other.
        let shift = capital && !held.contains(KeyModifiers::CONTROL);
        let held = held - KeyModifiers::SHIFT;
        Key { code: KeyCode::Char(one), held: if shift { held | KeyModifiers::SHIFT } else { held } }
    }

    /// Alt and this letter or sign.
    pub fn alt(letter: char) -> Key {
        Key::new(KeyCode::Char(letter), KeyModifiers::ALT)
    }

    /// What is pressed.
    pub fn code(self) -> KeyCode {
        self.code
    }

    /// Whether this is held with it.
    pub fn holds(self, held: KeyModifiers) -> bool {
        self.held.contains(held)
    }

    /// What else a key may be heard as where it stands for nothing itself: without Shift, and where it types
    /// nothing, alone.
    pub(super) fn or_less(self) -> impl Iterator<Item = Key> {
        let unshifted = Key { held: self.held - KeyModifiers::SHIFT, ..self };
        let alone = Key { held: KeyModifiers::NONE, ..self };
        let types = matches!(self.code, KeyCode::Char(_));
        [Some(self), Some(unshifted), (!types).then_some(alone)].into_iter().flatten()
    }

    /// Whether it types or edits the line, or belongs to the terminal, and so can stand for nothing else.
    pub fn is_fixed(self) -> bool {
        let alone = (self.held - KeyModifiers::SHIFT).is_empty();
        let ctrl = self.held == KeyModifiers::CONTROL;
        match self.code {
            KeyCode::Enter | KeyCode::Backspace | KeyCode::Delete | KeyCode::Tab => true,
            KeyCode::Char(letter) if ctrl => "adehijkmnpuwz[".contains(letter),
            KeyCode::Left | KeyCode::Right => alone || ctrl,
            KeyCode::Char(_) | KeyCode::Up | KeyCode::Down | KeyCode::Home | KeyCode::End => alone,
            _ => false,
        }
    }
}

/// Whether a sign is one that is seen: no blank, and nothing that only steers.
fn is_seen(sign: char) -> bool {
    clean(sign.encode_utf8(&mut [0; 4])).starts_with(sign)
}

impl From<KeyEvent> for Key {
    fn from(event: KeyEvent) -> Key {
        Key::new(event.code, event.modifiers)
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(name: &str) -> Result<Key, NoKey> {
        let mut rest = name.trim();
        let mut held = KeyModifiers::NONE;
        // A plus behind a plus is the key.
        while let Some((first, behind)) = rest.split_once('+').filter(|(_, behind)| !behind.is_empty()) {
            let first = first.trim();
            let (_, one) = HELD.iter().find(|(name, _)| name.eq_ignore_ascii_case(first)).ok_or(NoKey)?;
            held |= *one;
            rest = behind.trim();
        }
        // No terminal tells a letter with both from the sign that some keyboards type so.
        if held.contains(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return Err(NoKey);
        }
        let mut letters = rest.chars();
        let one = letters.next().filter(|_| letters.next().is_none());
        if let Some(letter) = one.filter(|letter| is_seen(*letter)) {
            return Ok(Key::new(KeyCode::Char(letter), held));
        }
        let small = rest.to_ascii_lowercase();
        let small =
            ALIASES.iter().find(|(alias, _)| *alias == small).map_or(small.as_str(), |(_, name)| name);
        if let Some((_, code)) = NAMED.iter().find(|(name, _)| *name == small) {
            return Ok(Key::new(*code, held));
        }
        let number = small.strip_prefix('f').filter(|number| !number.starts_with('0'));
        let number = number.and_then(|number| number.parse().ok()).filter(|number| (1..=12).contains(number));
        number.map(|number| Key::new(KeyCode::F(number), held)).ok_or(NoKey)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, held) in HELD.iter().filter(|(name, _)| *name != "control") {
            if self.held.contains(*held) {
                write!(f, "{name}+")?;
            }
        }
        match (self.code, NAMED.iter().find(|(_, code)| *code == self.code)) {
            (_, Some((name, _))) => f.write_str(name),
            (KeyCode::F(number), _) => write!(f, "f{number}"),
            (KeyCode::Char(letter), _) => write!(f, "{letter}"),
            _ => Ok(()),
        }
    }
}
