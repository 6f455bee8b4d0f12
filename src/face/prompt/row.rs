//! The row that is being typed in, and how it changes without anything but letters, blanks and steps back.
//!
//! A screen reader reads what comes in at the end, and a letter that comes back is its echo. So a letter typed at
//! the end is sent alone, a letter taken back is overwritten with a blank, and what changes in the middle is
//! written again from there on. Steps back lead no further than to the beginning of a window's row: of a line that
//! is longer and changes in the middle, the part around the cursor is written below, behind the prompt, so that the
//! row a Braille display shows says both.

use unicode_width::UnicodeWidthChar;

/// The next line begins.
pub const NEW_LINE: &str = "\r\n";

/// A step back.
const BACK: &str = "\u{8}";

/// What stands before the line being typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prompt {
    /// Where the line fits beside it, or its end is what is typed at.
    pub whole: String,
    /// Where only part of the line is seen: it leaves room for that.
    pub short: String,
}

/// The row, and the window's width.
#[derive(Debug)]
pub struct PromptRow {
    width: usize,
    stands: Option<RowContent>,
}

/// What stands there.
#[derive(Debug)]
struct RowContent {
    /// The columns of what stands before the line.
    lead: usize,
    line: Vec<char>,
    /// The first letter of the line that is seen.
    from: usize,
    /// Those that are seen.
    seen: Vec<char>,
    cursor: usize,
}

impl RowContent {
    fn columns(&self) -> usize {
        self.lead + columns(&self.seen)
    }

    /// Whether letters are typed and taken back at its end.
    fn at_end(&self) -> bool {
        self.cursor == self.line.len() && self.from + self.seen.len() == self.line.len()
    }
}

impl PromptRow {
    /// In a window of so many columns.
    pub fn new(width: u16) -> PromptRow {
        let mut row = PromptRow { width: 0, stands: None };
        row.set_width(width);
        row
    }

    /// The window has another width.
    pub fn set_width(&mut self, width: u16) {
        // Terminals that do not know it say nought.
        self.width = if width == 0 { 80 } else { usize::from(width).max(2) };
    }

    /// The window's width.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether the prompt stands there.
    pub fn stands(&self) -> bool {
        self.stands.is_some()
    }

    /// What is to be sent so that a new line begins.
    pub fn leave(&mut self) -> &'static str {
        if self.stands.take().is_some() { NEW_LINE } else { "" }
    }

    /// What is to be sent so that prompt and line stand there, with the cursor before this letter.
    pub fn begin(&mut self, prompt: &Prompt, line: &str, cursor: usize) -> String {
        let line: Vec<char> = line.chars().collect();
        let cursor = cursor.min(line.len());
        let lead = columns_of(&prompt.whole);
        let room = self.width - 1;
        if cursor == line.len() || lead + columns(&line) <= room {
            let sent = format!(
                "{}{}{}",
                prompt.whole,
                line.iter().collect::<String>(),
                BACK.repeat(columns(&line[cursor..]))
            );
            self.stands = Some(RowContent { lead, seen: line.clone(), line, from: 0, cursor });
            return sent;
        }
        // What does not fit is seen around the cursor.
        let prompt = Some(&prompt.short).filter(|short| columns_of(short) <= self.width / 2);
        let prompt = prompt.map(String::as_str).unwrap_or_default();
        let lead = columns_of(prompt);
        let room = room - lead;
        let mut from = cursor;
        while from > 0 && columns(&line[from - 1..cursor]) <= room.div_ceil(2) {
            from -= 1;
        }
        let seen = fitting(&line[from..], room);
        let back = columns(&seen[(cursor - from).min(seen.len())..]);
        let sent = format!("{prompt}{}{}", seen.iter().collect::<String>(), BACK.repeat(back));
        self.stands = Some(RowContent { lead, line, from, seen, cursor });
        sent
    }

    /// What is to be sent so that this line stands there in place of the one that does.
    pub fn edit(&mut self, prompt: &Prompt, line: &str, cursor: usize) -> String {
        let letters: Vec<char> = line.chars().collect();
        let Some(stands) = &mut self.stands else { return self.begin(prompt, line, cursor) };
        if stands.line == letters && stands.cursor == cursor {
            return String::new();
        }
        let sent = appended(stands, &letters, cursor)
            .or_else(|| taken_back(stands, &letters, cursor, self.width))
            .or_else(|| rewritten(stands, &letters, cursor, self.width - 1));
        sent.unwrap_or_else(|| {
            let leave = self.leave();
            leave.to_owned() + &self.begin(prompt, line, cursor)
        })
    }
}

/// Letters typed at the end are sent alone, and the terminal breaks the row.
fn appended(stands: &mut RowContent, line: &[char], cursor: usize) -> Option<String> {
    let new =
        line.strip_prefix(stands.line.as_slice()).filter(|_| stands.at_end() && cursor == line.len())?;
    stands.seen.extend(new);
    (stands.line, stands.cursor) = (line.to_vec(), cursor);
    Some(new.iter().collect())
}

/// The last letters are taken back within the window's row in which the line ends.
fn taken_back(stands: &mut RowContent, line: &[char], cursor: usize, width: usize) -> Option<String> {
    let gone = stands.line.strip_prefix(line).filter(|_| stands.at_end() && cursor == line.len())?;
    let (gone, plain) = (gone.len(), stands.line.iter().all(|letter| width_of(*letter) == 1));
    let end = stands.columns() % width;
    if !plain || end < gone || gone > stands.seen.len() || stands.columns() < width {
        return None;
    }
    stands.seen.truncate(stands.seen.len() - gone);
    (stands.line, stands.cursor) = (line.to_vec(), cursor);
    Some(BACK.repeat(gone) + &" ".repeat(gone) + &BACK.repeat(gone))
}

/// What has changed is written again up to the end, where all of it stands in one row of the window.
fn rewritten(stands: &mut RowContent, line: &[char], cursor: usize, room: usize) -> Option<String> {
    let from = stands.from;
    // A letter without a column of its own cannot be stepped over.
    let steps = |letters: &[char]| letters.iter().all(|letter| width_of(*letter) > 0);
    // What stands before the cursor is to be seen too.
    let same_before = (cursor > from || from == 0) && line.get(..from) == stands.line.get(..from);
    if !same_before || stands.columns() > room || !steps(line) || !steps(&stands.line) {
        return None;
    }
    let seen = fitting(&line[from..], room - stands.lead);
    if cursor > from + seen.len() {
        return None;
    }
    let (old, at, to) = (&stands.seen, stands.cursor - from, cursor - from);
    let changes = *old != seen;
    let same = old.iter().zip(&seen).take_while(|(old, new)| old == new).count();
    let first = if changes { same } else { to };
    let mut sent = match first.checked_sub(at) {
        Some(_) => old[at..first].iter().collect(),
        None => BACK.repeat(columns(&old[first..at])),
    };
    if changes {
        let blanks = columns(&old[same..]).saturating_sub(columns(&seen[same..]));
        sent.extend(&seen[same..]);
        sent += &" ".repeat(blanks);
        sent += &BACK.repeat(blanks + columns(&seen[to..]));
    }
    (stands.line, stands.seen, stands.cursor) = (line.to_vec(), seen, cursor);
    Some(sent)
}

fn width_of(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

fn columns(letters: &[char]) -> usize {
    letters.iter().map(|letter| width_of(*letter)).sum()
}

fn columns_of(text: &str) -> usize {
    text.chars().map(width_of).sum()
}

/// As many of the first letters as fit.
fn fitting(letters: &[char], room: usize) -> Vec<char> {
    let mut used = 0;
    let fits = |letter: &&char| {
        used += width_of(**letter);
        used <= room
    };
    letters.iter().take_while(fits).copied().collect()
}
