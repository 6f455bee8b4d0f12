//! A message in the rows of a window, broken between words.

use crossterm::terminal;
use unicode_width::UnicodeWidthStr;

use super::row::NEW_LINE;

/// As a command line begins.
const PROGRAM: &str = env!("CARGO_PKG_NAME");

/// The columns of the window; terminals that do not know it say nought.
pub(crate) fn window_width() -> u16 {
    match terminal::size().unwrap_or_default() {
        (0, _) => 80,
        (width, _) => width,
    }
}

/// The message with a new line wherever the next word does not fit into a window of so many columns. A longer word has
/// a row of its own, which the terminal breaks. A command line at the end stays one line for whoever copies it: blanks
/// fill its rows.
pub fn in_rows(text: &str, width: usize) -> String {
    let (mut rows, mut column, mut command) = (String::with_capacity(text.len() + 8), 0, false);
    for (place, word) in text.split(' ').enumerate() {
        let wide = word.width();
        if place > 0 && column + 1 + wide <= width {
            rows.push(' ');
            column += 1;
        } else if place > 0 && command {
            // A full row needs a blank too, or its last word would be one with the next.
            let blanks = (width - column).max(1);
            rows.push_str(&" ".repeat(blanks));
            column = (column + blanks) % width;
        } else if place > 0 {
            rows.push_str(NEW_LINE);
            column = 0;
        }
        command |= word == PROGRAM;
        rows.push_str(word);
        column += wide;
        if column > width {
            column = (column - 1) % width + 1;
        }
    }
    rows
}
