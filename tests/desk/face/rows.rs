//! A message in the rows of a window, broken between words.

use std::num::NonZeroU16;

use ansage::face::in_rows;
use vt100::Parser;

/// What a window of so many columns shows of it.
fn shown(text: &str, width: u16) -> Vec<String> {
    let (lines, columns) = (NonZeroU16::new(40).unwrap(), NonZeroU16::new(width).unwrap());
    let mut window = Parser::new(lines, columns, 0);
    window.process(in_rows(text, usize::from(width)).as_bytes());
    let rows = window.screen().rows(0, width).map(|row| row.trim_end().to_owned());
    let mut rows: Vec<String> = rows.collect();
    while rows.last().is_some_and(String::is_empty) {
        rows.pop();
    }
    rows
}

#[test]
fn a_message_is_broken_between_words() {
    let question = "Benutzt du einen Screenreader? Ja oder nein.";
    assert_eq!(shown(question, 80), [question]);
    assert_eq!(shown(question, 40), ["Benutzt du einen Screenreader? Ja oder", "nein."]);
    assert_eq!(shown(question, 20), ["Benutzt du einen", "Screenreader? Ja", "oder nein."]);
}

#[test]
fn a_word_that_just_fits_stays_in_its_row_and_no_row_stays_empty() {
    assert_eq!(shown("Eva zwei Eva vier.", 8), ["Eva zwei", "Eva", "vier."]);
    assert_eq!(shown("Eva zwei", 7), ["Eva", "zwei"]);
}

#[test]
fn only_a_word_longer_than_the_row_is_broken() {
    assert_eq!(
        shown("Die Bedenkzeitüberschreitung zählt.", 20),
        ["Die", "Bedenkzeitüberschrei", "tung zählt."]
    );
    assert_eq!(shown("棋盤棋盤 棋盤", 9), ["棋盤棋盤", "棋盤"]);
}

#[test]
fn a_command_is_broken_between_words_and_is_still_one_line() {
    let text = "Partie eins ist gespeichert. Weiter mit: ansage --library /tmp/a.db --voice de resume 1";
    assert_eq!(
        shown(text, 20),
        [
            "Partie eins ist",
            "gespeichert. Weiter",
            "mit: ansage",
            "--library /tmp/a.db",
            "--voice de resume 1"
        ]
    );
    // A row that is full to its end.
    assert_eq!(shown("ansage --library a b", 16), ["ansage --library", " a b"]);
    for width in 1..100 {
        let rows = in_rows(text, width);
        let command = &rows[rows.find("ansage").unwrap()..];
        let words: Vec<&str> = command.split(' ').filter(|word| !word.is_empty()).collect();
        assert_eq!(words, ["ansage", "--library", "/tmp/a.db", "--voice", "de", "resume", "1"], "{width}");
    }
}
