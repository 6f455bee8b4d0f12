//! The row that is being typed in, and how it changes without anything but letters, blanks and steps back.
//!
//! A screen reader reads what comes in at the end, and a letter that comes back is its echo. So a letter typed at
//! the end is sent alone, a letter taken back is overwritten with a blank, and what changes in the middle is
//! written again from there on. Steps back lead no further than to the beginning of a window's row: of a line that
//! is longer and changes in the middle, the part around the cursor is written below, behind the prompt, so that the
//! row a Braille display shows says both.

use unicode_width::UnicodeWidthChar;

/// The next line begins.
pub(super) const NEW_LINE: &str = "\r\n";

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
pub struct Row {
    width: usize,
    stands: Option<Stands>,
}

/// What stands there.
#[derive(Debug)]
struct Stands {
    /// The columns of what stands before the line.
    lead: usize,
    line: Vec<char>,
    /// The first letter of the line that is seen.
    from: usize,
    /// Those that are seen.
    seen: Vec<char>,
    cursor: usize,
}

impl Stands {
    fn columns(&self) -> usize {
        self.lead + columns(&self.seen)
    }

    /// Whether letters are typed and taken back at its end.
    fn at_end(&self) -> bool {
        self.cursor == self.line.len() && self.from + self.seen.len() == self.line.len()
    }
}

impl Row {
    /// In a window of so many columns.
    pub fn new(width: u16) -> Row {
        let mut row = Row { width: 0, stands: None };
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
            self.stands = Some(Stands { lead, seen: line.clone(), line, from: 0, cursor });
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
        self.stands = Some(Stands { lead, line, from, seen, cursor });
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
fn appended(stands: &mut Stands, line: &[char], cursor: usize) -> Option<String> {
    let new =
        line.strip_prefix(stands.line.as_slice()).filter(|_| stands.at_end() && cursor == line.len())?;
    stands.seen.extend(new);
    (stands.line, stands.cursor) = (line.to_vec(), cursor);
    Some(new.iter().collect())
}

/// The last letters are taken back within the window's row in which the line ends.
fn taken_back(stands: &mut Stands, line: &[char], cursor: usize, width: usize) -> Option<String> {
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
fn rewritten(stands: &mut Stands, line: &[char], cursor: usize, room: usize) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use vt100::Parser;

    use super::*;

    /// A window of so many columns with a row in it.
    struct Typing {
        row: Row,
        seen: Parser,
        width: u16,
    }

    fn lines(count: u16) -> NonZeroU16 {
        NonZeroU16::new(count).unwrap()
    }

    fn prompt() -> Prompt {
        Prompt { whole: "e4: ".to_owned(), short: "e4: ".to_owned() }
    }

    impl Typing {
        fn in_window(width: u16) -> Typing {
            let mut typing =
                Typing { row: Row::new(width), seen: Parser::new(lines(30), lines(width), 0), width };
            let sent = typing.row.begin(&prompt(), "", 0);
            typing.seen.process(sent.as_bytes());
            typing
        }

        /// The line becomes this; what was sent.
        fn becomes(&mut self, line: &str, cursor: usize) -> String {
            let sent = self.row.edit(&prompt(), line, cursor);
            assert!(!sent.contains('\u{1b}'), "{sent:?}");
            // What stands above is done with.
            if let Some((_, below)) = sent.split_once(NEW_LINE) {
                self.seen = Parser::new(lines(30), lines(self.width), 0);
                self.seen.process(below.as_bytes());
            } else {
                self.seen.process(sent.as_bytes());
            }
            sent
        }

        /// What stands before the cursor and behind it.
        fn stands(&self) -> (String, String) {
            let screen = self.seen.screen();
            let (row, column) = screen.cursor_position();
            let all: Vec<String> = screen.rows(0, self.width).collect();
            let row = usize::from(row);
            let before: String = all[..row].concat();
            let wide: Vec<char> = all[row].chars().collect();
            let mut used = 0;
            let at = wide.iter().take_while(|letter| {
                used += width_of(**letter);
                used <= usize::from(column)
            });
            let at = at.count();
            let here: String = wide[..at].iter().collect();
            // Blanks that were not written are not told from those that were.
            (before + &here, wide[at..].iter().collect::<String>().trim_end().to_owned())
        }
    }

    #[test]
    fn a_letter_at_the_end_is_sent_alone_and_taken_back_with_a_blank() {
        let mut typing = Typing::in_window(40);
        assert_eq!(typing.becomes("S", 1), "S");
        assert_eq!(typing.becomes("Sf", 2), "f");
        assert_eq!(typing.becomes("S", 1), "\u{8} \u{8}");
        assert_eq!(typing.stands(), ("e4: S".to_owned(), String::new()));
    }

    #[test]
    fn what_changes_in_the_middle_is_written_from_there() {
        let mut typing = Typing::in_window(40);
        typing.becomes("Eva veir", 8);
        assert_eq!(typing.becomes("Eva veir", 5), "\u{8}\u{8}\u{8}");
        assert_eq!(typing.becomes("Eva viir", 6), "iir\u{8}\u{8}".to_owned());
        assert_eq!(typing.becomes("Eva viir", 0), "\u{8}".repeat(6));
        assert_eq!(typing.becomes("Eva viir", 8), "Eva viir");
        assert_eq!(typing.becomes("Eva vi", 6), "\u{8}\u{8}  \u{8}\u{8}");
        assert_eq!(typing.becomes("Anna", 4), "\u{8}".repeat(6) + "Anna  \u{8}\u{8}");
        assert_eq!(typing.stands(), ("e4: Anna".to_owned(), String::new()));
    }

    #[test]
    fn a_wide_letter_takes_two_steps() {
        let mut typing = Typing::in_window(40);
        typing.becomes("棋盤", 2);
        assert_eq!(typing.becomes("棋", 1), "\u{8}\u{8}  \u{8}\u{8}");
        typing.becomes("棋a", 2);
        typing.becomes("棋a", 0);
        typing.becomes("b棋a", 1);
        assert_eq!(typing.stands(), ("e4: b".to_owned(), "棋a".to_owned()));
    }

    #[test]
    fn a_long_line_wraps_while_it_is_typed_and_is_written_again_when_it_changes() {
        let mut typing = Typing::in_window(20);
        let mut line = String::new();
        for letter in ('a'..='z').chain('A'..='Z') {
            line.push(letter);
            assert_eq!(typing.becomes(&line, line.len()), letter.to_string());
            assert_eq!(typing.stands().0, format!("e4: {line}"));
        }
        while line.len() > 30 {
            line.pop();
            typing.becomes(&line, line.len());
            assert_eq!(typing.stands().0, format!("e4: {line}"));
        }
        // The part around the cursor, in one row behind the prompt.
        assert!(typing.becomes(&line, 10).starts_with("\r\n"));
        assert_eq!(typing.stands(), ("e4: cdefghij".to_owned(), "klmnopq".to_owned()));
        line.insert(10, '-');
        typing.becomes(&line, 11);
        assert_eq!(typing.stands(), ("e4: cdefghij-".to_owned(), "klmnop".to_owned()));
        typing.becomes(&line, 0);
        assert_eq!(typing.stands(), ("e4: ".to_owned(), "abcdefghij-klmn".to_owned()));
        typing.becomes(&line, line.len());
        assert!(typing.stands().0.ends_with("zABCD"));
        typing.becomes("kurz", 4);
        assert_eq!(typing.stands(), ("e4: kurz".to_owned(), String::new()));
    }

    #[test]
    fn a_long_prompt_is_shortened_where_only_part_of_the_line_is_seen() {
        let prompt = Prompt { whole: "Sf6. Weiß am Zug: ".to_owned(), short: "Sf6: ".to_owned() };
        let mut row = Row::new(20);
        assert_eq!(row.begin(&prompt, "", 0), "Sf6. Weiß am Zug: ");
        assert_eq!(row.edit(&prompt, "Springer Gustav", 15), "Springer Gustav");
        let sent = row.edit(&prompt, "Springer Gustav", 0);
        assert_eq!(sent, "\r\nSf6: Springer Gusta".to_owned() + &"\u{8}".repeat(14));
        assert_eq!(row.edit(&prompt, "Springer Gustav", 1), "S");
    }

    #[test]
    fn any_edit_in_any_window_leaves_what_is_typed_around_the_cursor() {
        let mut state: u64 = 20_261_122;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap() % below
        };
        for width in [8, 12, 20, 40] {
            let mut typing = Typing::in_window(width);
            let (mut line, mut cursor): (Vec<char>, usize) = (Vec::new(), 0);
            for step in 0..600 {
                let letter = ['a', 'b', 'b', ' ', 'ß', '棋'][random(6)];
                match random(8) {
                    0..=3 if line.len() < 60 => {
                        line.insert(cursor, letter);
                        cursor += 1;
                    }
                    4 if cursor > 0 => {
                        cursor -= 1;
                        line.remove(cursor);
                    }
                    5 => cursor = random(line.len() + 1),
                    6 => cursor = [0, line.len()][random(2)],
                    7 if step % 40 == 0 => {
                        line = "Springer Felix drei".chars().take(random(20)).collect();
                        cursor = line.len();
                    }
                    _ => {}
                }
                let text: String = line.iter().collect();
                typing.becomes(&text, cursor);
                let (before, behind) = typing.stands();
                let (left, right): (String, String) =
                    (line[..cursor].iter().collect(), line[cursor..].iter().collect());
                let squeezed = |text: &str| text.replace(' ', "");
                let told = || format!("{width} {step}: {before:?}|{behind:?} of {left:?}|{right:?}");
                // A row of blanks is not told from none.
                let part = before.strip_prefix("e4:").map_or_else(|| panic!("{}", told()), str::trim_start);
                assert!(
                    squeezed(&left).ends_with(&squeezed(part))
                        && squeezed(&right).starts_with(&squeezed(&behind)),
                    "{}",
                    told()
                );
                // Something of the line is seen on both sides.
                assert!(left.trim().is_empty() || !part.is_empty() || left.ends_with(' '), "{step}: {left}");
            }
        }
    }
}
