//! What was said last and before, broken into rows.

use ansage::face::screen::sentences::{Sentences, columns, wrap};

#[test]
fn rows_break_between_words() {
    assert_eq!(wrap("Schwarz: Eva sieben Eva fünf.", 14), ["Schwarz: Eva", "sieben Eva", "fünf."]);
    assert_eq!(wrap("", 10), Vec::<String>::new());
}

#[test]
fn a_word_wider_than_the_window_is_broken() {
    assert_eq!(wrap("ab Stellungswiederholung", 8), ["ab", "Stellung", "swiederh", "olung"]);
    assert_eq!(wrap("棋盤", 1), ["棋", "盤"]);
    assert_eq!(wrap("xyz", 0), ["x", "y", "z"]);
}

#[test]
fn no_row_is_wider_than_the_window() {
    let text = "Übungspartie. Du hast Weiß. Stufe drei. Ohne Uhr. 棋盤棋盤棋盤棋盤 ende";
    for width in 2..60 {
        assert!(wrap(text, width).iter().all(|row| columns(row) <= usize::from(width)), "{width}");
    }
}

#[test]
fn what_was_said_before_ends_above_the_last_line() {
    let mut sentences = Sentences::default();
    for said in ["eins zwei drei", "vier fünf", "sechs"] {
        sentences.push(said.to_owned());
    }
    assert_eq!(sentences.rows(20), ["sechs"]);
    assert_eq!(sentences.earlier(9, 3), ["eins zwei", "drei", "vier fünf"]);
    assert_eq!(sentences.earlier(9, 2), ["drei", "vier fünf"]);
    assert_eq!(sentences.earlier(9, 0), Vec::<String>::new());
}

#[test]
fn a_line_too_long_for_the_window_can_be_leafed_through() {
    let mut sentences = Sentences::default();
    sentences.push("a b c d e".to_owned());
    assert!(sentences.leaf(true, 1, 2));
    assert_eq!(sentences.rows(1), ["c", "d", "e"]);
    assert!(sentences.leaf(true, 1, 2));
    assert!(!sentences.leaf(true, 1, 2));
    assert_eq!(sentences.rows(1), ["e"]);
    assert!(sentences.leaf(false, 1, 2));
    sentences.push("f g".to_owned());
    assert_eq!(sentences.rows(1), ["f", "g"]);
    assert!(!sentences.leaf(false, 1, 2));
}
