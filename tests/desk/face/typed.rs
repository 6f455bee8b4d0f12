//! A line typed key by key.

use ansage::face::{InputAction, InputLine, LONGEST_LINE};
use ansage::settings::keymap::KeyMap;
use ansage::voice::Voice;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

fn keys() -> KeyMap {
    KeyMap::usual(Voice::built_in("de").unwrap().lexicon())
}

fn press(line: &mut InputLine, code: KeyCode) -> InputAction {
    line.key(KeyEvent::new(code, KeyModifiers::NONE), &keys())
}

fn hold(line: &mut InputLine, letter: char) -> InputAction {
    line.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL), &keys())
}

fn typed(text: &str) -> InputLine {
    let mut line = InputLine::default();
    text.chars().for_each(|letter| {
        press(&mut line, KeyCode::Char(letter));
    });
    line
}

#[test]
fn a_line_is_typed_put_right_and_entered() {
    let mut line = typed("Evs vier");
    for code in [KeyCode::Home, KeyCode::Right, KeyCode::Right, KeyCode::Delete, KeyCode::Char('a')] {
        assert_eq!(press(&mut line, code), InputAction::Edited);
    }
    assert_eq!(press(&mut line, KeyCode::Enter), InputAction::Entered("Eva vier".to_owned()));
    assert!(line.is_empty());
}

#[test]
fn what_is_confided_is_seen_as_stars_and_not_recalled() {
    let mut line = typed("seal");
    press(&mut line, KeyCode::Enter);
    assert!(line.hide(true) && !line.hide(true));
    "Sf3".chars().for_each(|letter| drop(press(&mut line, KeyCode::Char(letter))));
    assert_eq!((line.seen().as_str(), line.text()), ("***", "Sf3"));
    assert_eq!(press(&mut line, KeyCode::Up), InputAction::Nothing);
    assert_eq!(press(&mut line, KeyCode::Enter), InputAction::Entered("Sf3".to_owned()));
    line.hide(false);
    press(&mut line, KeyCode::Up);
    assert_eq!(line.seen(), "seal");
    let mut line = typed("seal Sf3");
    press(&mut line, KeyCode::Enter);
    line.forget();
    assert_eq!(press(&mut line, KeyCode::Up), InputAction::Nothing);
}

#[test]
fn nothing_but_blanks_is_an_empty_line() {
    assert_eq!(press(&mut typed("   "), KeyCode::Enter), InputAction::Empty);
    assert_eq!(press(&mut typed(""), KeyCode::Enter), InputAction::Empty);
}

#[test]
fn lines_entered_come_back_and_what_was_being_typed_too() {
    let mut line = typed("eins");
    press(&mut line, KeyCode::Enter);
    "zwei".chars().for_each(|letter| drop(press(&mut line, KeyCode::Char(letter))));
    press(&mut line, KeyCode::Enter);
    "dr".chars().for_each(|letter| drop(press(&mut line, KeyCode::Char(letter))));
    for (code, text) in [
        (KeyCode::Up, "zwei"),
        (KeyCode::Up, "eins"),
        (KeyCode::Up, "eins"),
        (KeyCode::Down, "zwei"),
        (KeyCode::Down, "dr"),
        (KeyCode::Down, "dr"),
    ] {
        press(&mut line, code);
        assert_eq!(line.text(), text, "{code:?}");
    }
}

#[test]
fn escape_only_silences() {
    let mut line = typed("Eva");
    assert_eq!(press(&mut line, KeyCode::Esc), InputAction::Look);
    assert_eq!(line.text(), "Eva");
}

#[test]
fn a_key_let_go_does_nothing() {
    let mut line = InputLine::default();
    let key = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, KeyEventKind::Release);
    assert_eq!(line.key(key, &keys()), InputAction::Nothing);
    assert!(line.is_empty());
}

#[test]
fn control_keys() {
    assert_eq!(hold(&mut typed("Eva"), 'c'), InputAction::Terminate);
    assert_eq!(hold(&mut typed(""), 'd'), InputAction::End);
    let mut line = typed("Eva");
    assert_eq!(hold(&mut line, 'd'), InputAction::Nothing);
    assert_eq!(hold(&mut line, 'u'), InputAction::Edited);
    assert!(line.is_empty());
    assert_eq!(hold(&mut line, 'r'), InputAction::Request("repeat".to_owned()));
    assert_eq!(hold(&mut line, 'l'), InputAction::Repaint);
    assert_eq!(hold(&mut line, 'b'), InputAction::OtherRest);
}

#[test]
fn third_letters_are_typed_and_meta_keys_are_not() {
    let mut line = InputLine::default();
    let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
    line.key(KeyEvent::new(KeyCode::Char('@'), both), &keys());
    let meta = line.key(KeyEvent::new(KeyCode::Char('x'), KeyModifiers::ALT), &keys());
    assert_eq!(meta, InputAction::Request("x".to_owned()));
    line.key(KeyEvent::new(KeyCode::Char('Ä'), KeyModifiers::SHIFT), &keys());
    assert_eq!(line.text(), "@Ä");
}

#[test]
fn a_paste_of_one_line_is_typed_where_the_cursor_stands_and_clean() {
    let mut line = typed("Ex");
    press(&mut line, KeyCode::Left);
    assert_eq!(line.paste("\u{1b}[31mva\u{7}\u{1b}]0;t\u{7} vier"), InputAction::Edited);
    assert_eq!((line.text(), line.cursor()), ("Eva vierx", 8));
    assert_eq!(line.paste("\u{1b}[2J\0"), InputAction::Nothing);
    assert_eq!(line.next_pasted(), None);
}

#[test]
fn every_line_of_a_paste_waits_in_order_and_the_last_one_is_typed() {
    let mut line = typed("Eva");
    assert_eq!(line.paste(" vier\r\nEva fünf \n\nSprin\rger"), InputAction::Edited);
    assert_eq!(line.text(), "ger");
    // Whoever goes on is behind all that was pasted.
    press(&mut line, KeyCode::Char('s'));
    assert_eq!(press(&mut line, KeyCode::Enter), InputAction::Edited);
    let waiting: Vec<String> = std::iter::from_fn(|| line.next_pasted()).collect();
    assert_eq!(waiting, ["Eva vier", "Eva fünf ", "", "Sprin", "gers"]);
    press(&mut line, KeyCode::Up);
    assert_eq!(line.text(), "gers");
    hold(&mut line, 'u');
    line.hide(true);
    line.paste("geheim\n");
    assert_eq!(line.next_pasted().as_deref(), Some("geheim"));
    line.hide(false);
    press(&mut line, KeyCode::Up);
    assert_eq!(line.text(), "gers");
}

#[test]
fn a_line_has_an_end() {
    let mut line = InputLine::default();
    line.paste(&"a".repeat(10 * LONGEST_LINE));
    assert_eq!(line.text().len(), LONGEST_LINE);
    assert_eq!(line.scroll(20), (4076, 20));
    assert_eq!(press(&mut line, KeyCode::Char('a')), InputAction::Nothing);
}
