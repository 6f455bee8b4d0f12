//! A key and its name, read and told back.

use ansage::settings::keymap::{Key, NoKey};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

#[test]
fn a_name_is_told_back_the_same_way() {
    for name in [
        "f1",
        "f12",
        "alt+x",
        "ctrl+x",
        "alt+left",
        "ctrl+up",
        "alt+1",
        "alt+shift+s",
        "page-up",
        "escape",
        "alt+.",
        "alt++",
        "alt+-",
        "shift+f5",
        "ctrl+page-down",
        "alt+shift+ö",
        "alt+?",
        "ctrl+shift+left",
    ] {
        assert_eq!(name.parse::<Key>().map(|key| key.to_string()), Ok(name.to_owned()));
    }
}

#[test]
fn a_key_may_be_named_otherwise() {
    for (said, name) in [
        ("F1", "f1"),
        ("Alt+S", "alt+shift+s"),
        ("alt+shift+S", "alt+shift+s"),
        ("Control + R", "ctrl+r"),
        ("ctrl+R", "ctrl+r"),
        ("PageUp", "page-up"),
        ("Esc", "escape"),
        ("shift+alt+s", "alt+shift+s"),
        ("alt+shift+?", "alt+?"),
    ] {
        assert_eq!(said.parse::<Key>().map(|key| key.to_string()), Ok(name.to_owned()), "{said}");
    }
}

#[test]
fn what_is_no_key_is_none() {
    for name in ["", "f0", "f13", "f01", "alt", "alt+", "hyper+x", "ctrl+alt+x", "menu", "alt+xy", "+f1"] {
        assert_eq!(name.parse::<Key>(), Err(NoKey), "{name}");
    }
}

#[test]
fn a_key_is_the_same_however_the_terminal_reports_it() {
    let event = |letter, held| Key::from(KeyEvent::new(KeyCode::Char(letter), held));
    let (alt, shift) = (KeyModifiers::ALT, KeyModifiers::SHIFT);
    assert_eq!(event('S', alt), event('s', alt | shift));
    assert_eq!(event('S', alt | shift).to_string(), "alt+shift+s");
    assert_eq!(event('?', alt | shift).to_string(), "alt+?");
    assert_eq!(event('R', KeyModifiers::CONTROL).to_string(), "ctrl+r");
}

#[test]
fn keys_that_type_and_edit_are_fixed() {
    for name in
        ["x", "shift+x", "enter", "left", "ctrl+left", "ctrl+a", "ctrl+w", "ctrl+z", "home", "up", "4"]
    {
        assert!(name.parse::<Key>().unwrap().is_fixed(), "{name}");
    }
    for name in ["f1", "alt+x", "alt+left", "ctrl+up", "ctrl+l", "page-up", "escape", "alt+1", "ctrl+g"] {
        assert!(!name.parse::<Key>().unwrap().is_fixed(), "{name}");
    }
}
