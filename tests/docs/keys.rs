//! Keys in a real terminal, at the line editor and on the screen alike; and that `docs/keys.md` says which there are,
//! and which of them others take.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::support::voice_of;
use std::collections::BTreeSet;
use std::fs;

use crate::support::terminal::Terminal;
use crate::support::wait_until;
use ansage::hear::hear;
use ansage::settings::keymap::{Action, Key, KeyMap, USUAL};
use ansage::voice::tags;
use crossterm::event::{KeyCode, KeyModifiers};
use tempfile::TempDir;

const DOC: &str = include_str!("../../docs/keys.md");

/// The keys that terminals, systems and screen readers take without a modifier of a reader's own.
const TAKEN: &[(&str, &[&str])] = &[
    (
        "GNOME Terminal",
        &["f1", "f10", "f11", "alt+1", "alt+2", "alt+3", "alt+4", "alt+5", "alt+6", "alt+7", "alt+8"],
    ),
    (
        "GNOME Terminal",
        &["alt+9", "alt+0", "ctrl+page-up", "ctrl+page-down", "shift+page-up", "shift+page-down"],
    ),
    (
        "Xfce Terminal",
        &["alt+1", "alt+2", "alt+3", "alt+4", "alt+5", "alt+6", "alt+7", "alt+8", "alt+9", "f11"],
    ),
    ("Windows Terminal", &["alt+left", "alt+right", "alt+up", "alt+down", "alt+shift+d", "alt+shift+left"]),
    ("Terminator", &["alt+left", "alt+right", "alt+up", "alt+down", "f11"]),
    ("the Linux console", &["alt+left", "alt+right", "alt+f1", "shift+page-up", "shift+page-down"]),
    ("macOS", &["ctrl+up", "ctrl+down", "ctrl+left", "ctrl+right", "f11"]),
    ("JAWS", &["alt+up", "alt+down"]),
];

fn named(name: &str) -> Key {
    name.parse().unwrap()
}

/// The names in the first column of the table under this heading, and its other columns.
fn table(heading: &str) -> Vec<(String, String)> {
    let (_, rest) = DOC.split_once(&format!("## {heading}\n")).unwrap();
    let rest = rest.split("\n## ").next().unwrap();
    let rows = rest.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
    rows.map(|(first, others)| (format!("`{first}"), others.trim_end_matches(" |").to_owned())).collect()
}

#[test]
fn the_page_names_every_usual_key_and_what_it_asks_for() {
    let mut rows = table("What is usual");
    rows.retain(|(key, _)| !key.contains("+` and"));
    let keys: Vec<String> = rows.iter().map(|(key, _)| key.trim_matches('`').to_owned()).collect();
    let usual: Vec<&str> = USUAL.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys, usual);
    for ((key, asks), (_, action)) in rows.iter().zip(USUAL) {
        if let Action::Request(words) = action {
            assert_eq!(*asks, format!("`{words}`"), "{key}");
        }
    }
}

#[test]
fn no_key_needs_what_a_screen_reader_holds() {
    for tag in tags() {
        for binding in KeyMap::usual(voice_of(&tag).lexicon()).bindings() {
            let key = binding.key;
            assert_ne!(key.code(), KeyCode::Insert, "{tag}: {key}");
            assert!(!key.holds(KeyModifiers::CONTROL | KeyModifiers::ALT), "{tag}: {key}");
        }
    }
}

#[test]
fn every_key_that_others_take_is_named_with_words_in_its_place() {
    let mut ours: Vec<Key> = Vec::new();
    for tag in tags() {
        let map = KeyMap::usual(voice_of(&tag).lexicon());
        ours.extend(map.bindings().iter().map(|binding| binding.key));
    }
    let rows = table("Screen readers and terminals");
    let mut told = BTreeSet::new();
    for (keys, others) in &rows {
        let names: Vec<&str> = keys.split('`').skip(1).step_by(2).collect();
        let digits = (1..=8).map(|digit| format!("alt+{digit}"));
        let names: Vec<String> = match names.as_slice() {
            ["alt+1", "alt+8"] => digits.collect(),
            names => names.iter().map(|name| (*name).to_owned()).collect(),
        };
        for name in names {
            let takers: BTreeSet<&str> = TAKEN
                .iter()
                .filter(|(_, taken)| taken.contains(&name.as_str()))
                .map(|(who, _)| *who)
                .collect();
            assert!(!takers.is_empty() && takers.iter().all(|who| others.contains(who)), "{name}: {others}");
            told.insert(name);
        }
        // Some of the words in their place.
        let (_, words) = others.split_once(" | ").unwrap();
        let english = voice_of("en");
        for words in words.split('`').skip(1).step_by(2).filter(|words| *words != "D") {
            assert!(hear(words, english.lexicon()).is_ok(), "{words}");
        }
    }
    let taken: BTreeSet<String> = TAKEN
        .iter()
        .flat_map(|(_, keys)| keys.iter())
        .filter(|key| ours.contains(&named(key)))
        .map(|key| (*key).to_owned())
        .collect();
    assert_eq!(told, taken);
}

fn both(more: &[(&str, &str)]) -> [Terminal; 2] {
    let arguments = ["practice", "--against", "person", "--time", "-"];
    [Terminal::line(&arguments, 100, 30, more), Terminal::desk(&arguments, 100, 30, more)].map(|terminal| {
        terminal.shows("Weiß am Zug");
        terminal
    })
}

#[test]
fn the_board_by_keys_is_the_same_on_line_and_screen_and_leaves_what_is_typed() {
    for mut terminal in both(&[]) {
        terminal.press("Ev\u{1b}S");
        terminal.shows("Bella eins: weißer Springer, weißes Feld.");
        terminal.press("\u{1b}4");
        terminal.shows("Bella vier: leer, schwarzes Feld.");
        terminal.press("\u{1b}D");
        terminal.shows("David eins: weiße Dame, weißes Feld.");
        terminal.press("\u{1b}[1;3A");
        terminal.shows("David zwei: weißer Bauer, schwarzes Feld.");
        terminal.press("a vier\r");
        terminal.shows("Eva zwei Eva vier.");
    }
}

#[test]
fn f1_tells_the_keys_in_messages_that_can_be_stepped_through() {
    for mut terminal in both(&[]) {
        terminal.press("\u{1b}OP");
        terminal.shows("Was sich jetzt sagen lässt, nennt Hilfe oder help.");
        terminal.press("\u{1b}[1;5A");
        terminal.shows("In der Zeile: Steuerung C: beenden;");
        terminal.press("\u{1b}[1;5A");
        terminal.shows("Auf dem Bildschirm: F2");
    }
}

#[test]
fn the_settings_give_keys_other_lines_and_free_them() {
    let folder = TempDir::new().unwrap();
    let settings = folder.path().join("own.toml");
    let text = "[keys]\n\"f8\" = \"Figuren Schwarz\"\n\"alt+g\" = \"wer ist am Zug\"\n\"f5\" = \"\"\n\"f77\" = \"Zeit\"\n";
    fs::write(&settings, text).unwrap();
    for mut terminal in both(&[("ANSAGE_SETTINGS", settings.to_str().unwrap())]) {
        let at_start = terminal.written_since(0);
        assert!(at_start.contains("Zeile 5, Spalte 1: f77"), "{at_start}");
        let before = terminal.bytes();
        terminal.press("\u{1b}[15~\u{1b}[19~");
        let heard = |text: &str, since: usize| {
            assert!(wait_until(|| terminal.written_since(since).contains(text)), "{:#?}", terminal.rows());
        };
        heard("Schwarz: König Eva acht", before);
        assert!(!terminal.written_since(before).contains("Weiß am Zug. "), "{:#?}", terminal.rows());
        let before = terminal.bytes();
        terminal.press("\u{1b}g");
        assert!(wait_until(|| terminal.written_since(before).contains("am Zug")), "{:#?}", terminal.rows());
    }
}
