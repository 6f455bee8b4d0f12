//! What was said last and before, broken into rows.

use std::collections::VecDeque;

use ratatui::text::Span;

/// More than this many sentences no window shows.
const KEPT: usize = 60;

/// The last line said, and those before it.
#[derive(Debug, Default)]
pub struct Sentences {
    said: VecDeque<String>,
    /// The first row of the last line that is shown, when it is too long for the window.
    first: usize,
    /// Whether the last line has no more than its place.
    folded: bool,
}

impl Sentences {
    /// Something new was said.
    pub fn push(&mut self, said: String) {
        if self.said.len() == KEPT {
            self.said.pop_front();
        }
        self.said.push_back(said);
        (self.first, self.folded) = (0, false);
    }

    /// What was said last goes on in a row of its own, and is read from its beginning.
    pub fn go_on(&mut self, said: &str) {
        if let Some(last) = self.said.back_mut() {
            last.push('\n');
            last.push_str(said);
        }
    }

    /// The last line leaves what it covers in sight.
    pub fn fold(&mut self) {
        (self.first, self.folded) = (0, true);
    }

    /// Whether it does.
    pub fn is_folded(&self) -> bool {
        self.folded
    }

    /// The first row of the last line that is shown.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The last line.
    pub fn last(&self) -> &str {
        self.said.back().map_or("", String::as_str)
    }

    /// How many rows the last line takes.
    pub fn height(&self, width: u16) -> usize {
        wrap(self.last(), width).len()
    }

    /// Begins anew where a line is read page by page.
    pub fn leaf_back(&mut self) {
        self.first = 0;
    }

    /// The last line in rows, from where it is being read.
    pub fn rows(&self, width: u16) -> Vec<String> {
        let rows = wrap(self.last(), width);
        let first = self.first.min(rows.len().saturating_sub(1));
        rows.into_iter().skip(first).collect()
    }

    /// Reads on in a line that is too long for the window, or back; whether that changes anything.
    pub fn leaf(&mut self, onward: bool, width: u16, height: u16) -> bool {
        let (all, step) = (self.height(width), usize::from(height.max(1)));
        let first = if onward { self.first + step } else { self.first.saturating_sub(step) };
        let moves = first != self.first && first < all;
        if moves {
            self.first = first;
        }
        moves
    }

    /// The last rows of what was said before the last line.
    pub fn earlier(&self, width: u16, height: u16) -> Vec<String> {
        let height = usize::from(height);
        let mut rows: VecDeque<String> = VecDeque::new();
        for said in self.said.iter().rev().skip(1) {
            if rows.len() >= height {
                break;
            }
            wrap(said, width).into_iter().rev().for_each(|row| rows.push_front(row));
        }
        let spare = rows.len().saturating_sub(height);
        rows.into_iter().skip(spare).collect()
    }
}

/// The columns a text takes.
pub fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// Breaks a text into rows where it has an end of a line and between words, and words only where they are wider than
/// a row.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    text.split('\n').flat_map(|line| wrap_line(line, width)).collect()
}

fn wrap_line(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut rows = Vec::new();
    let mut row = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !row.is_empty() && columns(&row) + 1 + columns(word) > width {
            rows.push(std::mem::take(&mut row));
        }
        if !row.is_empty() {
            row.push(' ');
        }
        for letter in word.chars() {
            row.push(letter);
            if columns(&row) > width && row.chars().count() > 1 {
                row.pop();
                rows.push(std::mem::take(&mut row));
                row.push(letter);
            }
        }
    }
    if !row.is_empty() {
        rows.push(row);
    }
    rows
}
