//! Text that is safe to speak and to print.

use proptest::prelude::*;

use ansage::text::clean;

#[test]
fn words_stay_as_they_are() {
    for text in ["Springer Gustav eins", "größer – „Zug 12“ …", "♞ 騎士", ".", "a. b", "e4?!"] {
        assert_eq!(clean(text), text);
    }
}

#[test]
fn white_space_becomes_one_space() {
    assert_eq!(
        clean("  eins\r\nzwei\tdrei\n\n vier\u{85}fünf\u{2028}sechs \n"),
        "eins zwei drei vier fünf sechs"
    );
}

#[test]
fn control_characters_go() {
    assert_eq!(clean("a\0b\u{7}c\u{8}\u{7f}\u{80}d"), "abcd");
    assert_eq!(clean("e\u{200b}4 \u{202e}5e\u{feff}\u{ad}"), "e4 5e");
    assert_eq!(clean("\u{fdd0}Dame\u{fdd1}"), "Dame");
}

#[test]
fn nothing_may_be_left() {
    for text in ["", " ", "\r\n", "\0", "\u{1b}[0m", "\u{200b}", "\u{1b}"] {
        assert_eq!(clean(text), "", "{text:?}");
    }
}

#[test]
fn escape_sequences_go_as_a_whole() {
    assert_eq!(clean("\u{1b}[1;31mrot\u{1b}[0m"), "rot");
    assert_eq!(clean("\u{9b}38:2::1:2:3mrot"), "rot");
    assert_eq!(clean("\u{1b}]0;Titel\u{7}Zug"), "Zug");
    assert_eq!(clean("\u{1b}]8;;http://x\u{1b}\\Zug\u{1b}]8;;\u{1b}\\ 12"), "Zug 12");
    assert_eq!(clean("\u{1b}Pgeheim\u{9c}Zug"), "Zug");
    assert_eq!(clean("\u{1b}(BZug\u{1b}7 12\u{1b}[?25l"), "Zug 12");
}

#[test]
fn a_sequence_without_an_end_takes_no_words_with_it() {
    assert_eq!(clean("\u{1b}]Springer f drei"), "Springer f drei");
    assert_eq!(clean("\u{1b}[12ä"), "ä");
    assert_eq!(clean("\u{1b}[\nZug"), "Zug");
}

#[test]
fn ten_thousand_letters_survive() {
    let long = "Läufer ".repeat(1500);
    assert_eq!(clean(&long), long.trim_end());
}

proptest! {
    #[test]
    fn whatever_comes_is_clean_and_stays_so(text in "(\\PC|[\\x00-\\x9f\u{200b}-\u{200f}])*") {
        let once = clean(&text);
        prop_assert!(!once.chars().any(char::is_control));
        prop_assert_eq!(once.trim(), &once);
        prop_assert!(!once.contains("  "));
        prop_assert_eq!(clean(&once), once);
    }
}
