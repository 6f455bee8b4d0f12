//! The keys as they are told: a line for each group, made from the key map and the letters of the voice.

use crossterm::event::{KeyCode, KeyModifiers};

use super::key::Key;
use super::map::{Action, Binding, KeyMap};
use crate::args;
use crate::tell::role_key;
use crate::voice::{Id, Voice};

/// Keys that are told together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Silence, help, and what was said.
    Hearing,
    /// From square to square.
    Board,
    /// To the next piece.
    Pieces,
    /// The letters and signs of the voice.
    Letters,
    /// What the user has settled.
    Own,
    /// The screen and the cursor.
    Seeing,
    /// The line that is typed.
    Typing,
}

/// What the keys do that no setting changes, by what they do.
pub const FIXED: [(&str, &[&str]); 8] = [
    ("earlier-line", &["up", "ctrl+p"]),
    ("later-line", &["down", "ctrl+n"]),
    ("line-start", &["home", "ctrl+a"]),
    ("line-end", &["end", "ctrl+e"]),
    ("cut-rest", &["ctrl+k"]),
    ("cut-line", &["ctrl+u"]),
    ("cut-word", &["ctrl+w"]),
    ("last-line", &["ctrl+d"]),
];

/// Keys and what all of them do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The keys, one at least.
    pub keys: Vec<Key>,
    /// What they do, in words.
    pub does: String,
}

impl Group {
    fn of(binding: &Binding) -> Group {
        match &binding.action {
            _ if binding.own => Group::Own,
            Action::Piece(_) => Group::Pieces,
            Action::Voice(_) => Group::Letters,
            Action::Silence | Action::Speech | Action::Request("repeat" | "previous" | "next" | "keys") => {
                Group::Hearing
            }
            Action::Request(line) if line.starts_with("step ") || line.starts_with("go ") => Group::Board,
            Action::Leave => Group::Typing,
            _ => Group::Seeing,
        }
    }

    /// The message this group is told with.
    fn message(self) -> Id {
        match self {
            Group::Hearing => Id::KEYS_HEARING,
            Group::Board => Id::KEYS_BOARD,
            Group::Pieces => Id::KEYS_PIECES,
            Group::Letters => Id::KEYS,
            Group::Own => Id::KEYS_OWN,
            Group::Seeing => Id::KEYS_SEEING,
            Group::Typing => Id::KEYS_TYPING,
        }
    }
}

/// What an action is called in the messages; `None` of one that has words of its own.
fn name(action: &Action) -> Option<String> {
    Some(match action {
        Action::Request(line) if line.starts_with("go rank") => "go-rank".to_owned(),
        Action::Request(line) => line.replace(' ', "-"),
        Action::Piece(_) | Action::Voice(_) | Action::Line(_) => return None,
        own => <&str>::from(own).to_owned(),
    })
}

/// What an action does, in the words of the voice.
pub fn does(action: &Action, voice: &Voice) -> String {
    match (action, name(action)) {
        (_, Some(name)) => voice.tell(Id::KEY_ASKS, &args!("asks" => name)),
        (Action::Piece(role), _) => voice.tell(Id::PIECE, &args!("piece" => role_key(*role))),
        (Action::Voice(letter), _) => {
            voice.lexicon().key(letter.encode_utf8(&mut [0; 4])).unwrap_or_default().to_owned()
        }
        _ => action.line().unwrap_or_default(),
    }
}

/// The keys of this group, those that do the same together.
pub fn rows(group: Group, map: &KeyMap, voice: &Voice, is_told: impl Fn(&str) -> bool) -> Vec<Row> {
    // What a key of the line alone stands for stays, whatever it does with Alt.
    let usual = KeyMap::usual(voice.lexicon());
    let map = if matches!(group, Group::Letters | Group::Pieces) { &usual } else { map };
    let mut rows: Vec<Row> = Vec::new();
    let mut add = |keys: &[Key], does: String| match rows.iter_mut().find(|row| row.does == does) {
        Some(row) => row.keys.extend(keys),
        None => rows.push(Row { keys: keys.to_vec(), does }),
    };
    for binding in map.bindings().iter().filter(|binding| Group::of(binding) == group) {
        let does = does(&binding.action, voice);
        if group != Group::Letters || is_told(&does) {
            add(&[binding.key], does);
        }
    }
    if group == Group::Typing {
        for (does, names) in &FIXED {
            let keys: Vec<Key> = names.iter().filter_map(|name| name.parse().ok()).collect();
            add(&keys, voice.tell(Id::KEY_ASKS, &args!("asks" => *does)));
        }
    }
    if group == Group::Letters {
        let is_sign = |row: &Row| !row.keys.iter().all(|key| letter(*key).is_some_and(char::is_alphanumeric));
        rows.sort_by_key(|row| (is_sign(row), row.keys.first().map(ToString::to_string)));
    }
    rows
}

fn letter(key: Key) -> Option<char> {
    match key.code() {
        KeyCode::Char(letter) => Some(letter),
        _ => None,
    }
}

/// The sentence of a group; `None` where there is nothing in it.
pub fn sentence(group: Group, map: &KeyMap, voice: &Voice, is_told: impl Fn(&str) -> bool) -> Option<String> {
    let told: Vec<String> =
        rows(group, map, voice, is_told).iter().map(|row| told(row, group, voice)).collect();
    (!told.is_empty()).then(|| voice.tell(group.message(), &args!("keys" => told.join("; "))))
}

/// What is read above the greeting on the screen: the keys of the keyboard's first row, and how to read on and leave.
pub fn in_short(map: &KeyMap, voice: &Voice) -> String {
    let short = |binding: &&Binding| {
        matches!(binding.key.code(), KeyCode::F(_) | KeyCode::Esc | KeyCode::PageDown)
            || binding.action == Action::Leave
    };
    let mut bindings: Vec<&Binding> = map.bindings().iter().filter(short).collect();
    bindings.sort_by_key(|binding| match binding.key.code() {
        KeyCode::F(number) => number,
        _ => u8::MAX,
    });
    let told = bindings.into_iter().filter(|binding| binding.action != Action::Nothing).map(|binding| {
        let row = Row { keys: vec![binding.key], does: does(&binding.action, voice) };
        told(&row, Group::Seeing, voice)
    });
    let keys: Vec<String> = told.collect();
    voice.tell(Id::SCREEN_KEYS, &args!("keys" => keys.join(", ")))
}

fn told(row: &Row, group: Group, voice: &Voice) -> String {
    let keys = match group {
        Group::Letters | Group::Pieces => row.keys.iter().map(|key| alone(*key, voice)).collect(),
        _ => runs(&row.keys, voice),
    };
    voice.tell(Id::KEY_DOES, &args!("key" => keys.join(", "), "does" => row.does.clone()))
}

/// Keys by name; digits that follow each other are told as a row.
fn runs(keys: &[Key], voice: &Voice) -> Vec<String> {
    let digit = |key: &Key| letter(*key).and_then(|letter| letter.to_digit(10));
    let follows = |one: &Key, next: &Key| digit(one).is_some_and(|one| digit(next) == Some(one + 1));
    let told = keys.chunk_by(follows).flat_map(|run| match run {
        [first, _, .., last] => {
            let args = args!("first" => name_of(*first, voice), "last" => alone(*last, voice));
            vec![voice.tell(Id::KEY_RUN, &args)]
        }
        _ => run.iter().map(|key| name_of(*key, voice)).collect(),
    });
    told.collect()
}

/// A letter or sign without what is held; a synthesizer passes over a sign alone.
fn alone(key: Key, voice: &Voice) -> String {
    let Some(letter) = letter(key) else { return key.to_string() };
    let sign = letter.to_string();
    if !letter.is_alphanumeric() {
        return voice.lexicon().spelling(&sign).map_or(sign.clone(), str::to_owned);
    }
    if key.holds(KeyModifiers::SHIFT) { letter.to_uppercase().collect() } else { sign }
}

/// The name of a key in words.
fn name_of(key: Key, voice: &Voice) -> String {
    let held = [("ctrl", KeyModifiers::CONTROL), ("alt", KeyModifiers::ALT), ("shift", KeyModifiers::SHIFT)];
    let held = held.into_iter().filter(|(_, held)| key.holds(*held));
    let mut words: Vec<String> =
        held.map(|(name, _)| voice.tell(Id::KEY_NAMED, &args!("named" => name))).collect();
    words.push(match key.code() {
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::Char(' ') => voice.tell(Id::KEY_NAMED, &args!("named" => "space")),
        KeyCode::Char(letter) if letter.is_alphabetic() => letter.to_uppercase().collect(),
        KeyCode::Char(_) => alone(key, voice),
        _ => {
            let name = key.to_string();
            let bare = name.rsplit('+').next().unwrap_or_default().to_owned();
            voice.tell(Id::KEY_NAMED, &args!("named" => bare))
        }
    });
    words.join(" ")
}
