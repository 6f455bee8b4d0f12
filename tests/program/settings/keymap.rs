//! Which key asks for what, in every voice.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use ansage::hear::{Control, Intent, hear};
use ansage::settings::NoBinding;
use ansage::settings::keymap::{Action, FIXED, Group, Key, KeyMap, LETTERED, USUAL, rows, sentence, wrong};
use ansage::voice::{Voice, tags};

const GROUPS: [Group; 7] =
    [Group::Hearing, Group::Board, Group::Pieces, Group::Letters, Group::Own, Group::Seeing, Group::Typing];

fn voices() -> Vec<Voice> {
    tags().iter().map(|tag| Voice::built_in(tag).unwrap()).collect()
}

fn german() -> Voice {
    Voice::built_in("de").unwrap()
}

fn pressed(map: &KeyMap, letter: char, held: KeyModifiers) -> Option<String> {
    map.action(KeyEvent::new(KeyCode::Char(letter), held)).and_then(Action::line)
}

#[test]
fn every_usual_key_has_a_name_that_is_told_back_and_none_is_fixed_or_named_twice() {
    let mut names: Vec<&str> = USUAL.iter().map(|(name, _)| *name).collect();
    for name in &names {
        let key: Key = name.parse().unwrap();
        assert_eq!(key.to_string(), *name);
        assert!(!key.is_fixed(), "{name}");
    }
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn what_a_key_asks_for_is_heard_as_a_request_in_every_voice() {
    for voice in voices() {
        for binding in KeyMap::usual(voice.lexicon()).bindings() {
            if let Some(line) = binding.action.line() {
                let heard = hear(&line, voice.lexicon()).map(|utterance| utterance.heard);
                assert!(
                    matches!(
                        heard,
                        Ok(Intent::Query(_) | Intent::Adjust(_) | Intent::Command(_) | Intent::Control(_))
                    ),
                    "{}: {line}: {heard:?}",
                    voice.tag()
                );
            }
        }
    }
}

#[test]
fn every_key_beside_those_of_the_terminal_can_be_said_in_words() {
    let silent = |action: &Action| {
        matches!(action, Action::OtherRest | Action::Onward | Action::Back | Action::Repaint | Action::Leave)
    };
    for (name, action) in USUAL {
        let words = match action {
            Action::Silence => Some("silence".to_owned()),
            Action::Speech => Some("speech off".to_owned()),
            Action::Leave => Some("quit".to_owned()),
            other => other.line(),
        };
        assert!(words.is_some() || silent(action), "{name}");
    }
}

#[test]
fn pieces_have_the_letters_of_the_voice_and_small_letters_stay_questions() {
    for voice in voices() {
        let (map, lexicon) = (KeyMap::usual(voice.lexicon()), voice.lexicon());
        for role in LETTERED {
            let letter = lexicon.letter(role).chars().next().unwrap();
            let line = pressed(&map, letter, KeyModifiers::ALT).unwrap();
            let heard = hear(&line, lexicon).map(|utterance| format!("{:?}", utterance.heard));
            assert_eq!(heard, Ok(format!("Query(next-piece(Pieces({role:?}, None)))")), "{}", voice.tag());
        }
        for (key, _) in lexicon.keys() {
            let letter = key.chars().next().unwrap();
            assert_eq!(pressed(&map, letter, KeyModifiers::ALT), Some(key.to_owned()));
        }
    }
}

#[test]
fn letters_of_another_voice_stand_for_its_pieces() {
    let voice = german().with_letters(&Voice::built_in("en").unwrap());
    let map = KeyMap::usual(voice.lexicon());
    assert_eq!(pressed(&map, 'N', KeyModifiers::ALT).unwrap(), "next Springer");
    // A capital that is no piece's is the small letter: Caps Lock may be down.
    assert_eq!(pressed(&map, 'S', KeyModifiers::ALT).unwrap(), "s");
}

#[test]
fn the_settings_change_keys_and_free_them() {
    let voice = german();
    let settled =
        [("f8", "position"), ("alt+g", "geschlagen"), ("f3", ""), ("ctrl+up", "S"), ("F99", "time")];
    let map = KeyMap::settled(voice.lexicon(), settled.into_iter());
    let line = |code, held| map.action(KeyEvent::new(code, held)).and_then(Action::line);
    assert_eq!(line(KeyCode::F(8), KeyModifiers::NONE).unwrap(), "position");
    assert_eq!(line(KeyCode::Up, KeyModifiers::CONTROL).unwrap(), "S");
    assert_eq!(pressed(&map, 'g', KeyModifiers::ALT).unwrap(), "geschlagen");
    assert_eq!(map.action(KeyEvent::new(KeyCode::F(3), KeyModifiers::NONE)), Some(&Action::Nothing));
    let own = sentence(Group::Own, &map, &voice, |_| true).unwrap();
    assert_eq!(
        own,
        "In den Einstellungen geändert: F8: position; Alt G: geschlagen; F3: nichts; Steuerung Pfeil auf: S."
    );
}

#[test]
fn what_is_wrong_with_a_key_or_its_line_is_told() {
    let voice = german();
    for (name, line, why) in [
        ("f8", "Stellung", None),
        ("f8", "position", None),
        ("f8", "D", None),
        ("f8", "e4", None),
        ("f8", "", None),
        ("f99", "Stellung", Some(NoBinding::NoKey)),
        ("hyper+x", "", Some(NoBinding::NoKey)),
        ("ctrl+a", "Stellung", Some(NoBinding::Fixed)),
        ("x", "Stellung", Some(NoBinding::Fixed)),
        ("f8", "Blumenkohl", Some(NoBinding::NotHeard)),
        ("f8", "Springer", Some(NoBinding::NotHeard)),
    ] {
        assert_eq!(wrong(name, line, voice.lexicon()), why, "{name} {line}");
    }
}

#[test]
fn every_key_is_told_once_and_every_key_told_is_one() {
    for voice in voices() {
        let map = KeyMap::settled(voice.lexicon(), [("f9", "time"), ("f3", "")].into_iter());
        let told = |group: &Group| rows(*group, &map, &voice, |_| true);
        let mut told: Vec<Key> = GROUPS.iter().flat_map(told).flat_map(|row| row.keys).collect();
        let fixed = FIXED.iter().flat_map(|(_, names)| names.iter()).map(|name| name.parse().unwrap());
        let mut keys: Vec<Key> = map.bindings().iter().map(|binding| binding.key).chain(fixed).collect();
        told.sort_by_key(ToString::to_string);
        keys.sort_by_key(ToString::to_string);
        assert_eq!(told, keys, "{}", voice.tag());
        for group in GROUPS {
            let sentence = sentence(group, &map, &voice, |_| true).unwrap();
            for row in rows(group, &map, &voice, |_| true) {
                assert!(!row.does.is_empty() && sentence.contains(&row.does), "{}: {row:?}", voice.tag());
            }
        }
    }
}

#[test]
fn nothing_usual_is_a_request_that_does_anything() {
    let voice = german();
    for (name, action) in USUAL {
        if let Some(line) = action.line() {
            let heard = hear(&line, voice.lexicon()).unwrap().heard;
            assert!(
                matches!(heard, Intent::Query(_) | Intent::Adjust(_) | Intent::Control(Control::Keys)),
                "{name}: {heard:?}"
            );
        }
    }
}
