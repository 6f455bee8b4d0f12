//! Writes names and remarks in the letters of a Braille code, so that no letter of a name is lost on the way and
//! nothing but the sixty-four signs reaches the paper.

use std::iter::Peekable;
use std::str::Chars;

use crate::braille::ascii::BLANK;
use crate::braille::code::BrailleCode;
use crate::braille::letter::{composed, foreign_spelling, is_invisible, plain_letter, plain_marks, spelling};
use crate::braille::table::BrailleTable;

/// A text in cells, and what of it could not be written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Text {
    /// The cells, words parted by one blank cell, none at the ends.
    pub cells: String,
    /// The characters no sign stands for, each once, in the order they came. Where one has a print of its own, the
    /// code's sign for the unknown stands in its place; where it has none, such as a control, nothing does.
    pub unwritten: Vec<char>,
}

impl BrailleCode {
    /// A text of one paragraph in cells. White space of any kind and amount parts words.
    pub fn text(&self, print: &str) -> Text {
        let mut writer =
            Writer { table: self.table(), text: Text::default(), in_number: false, blank: false };
        let mut characters = print.chars().peekable();
        while let Some(character) = characters.next() {
            writer.character(character, &mut characters);
        }
        writer.text
    }
}

/// A text while it is written.
struct Writer<'t> {
    table: &'t BrailleTable,
    text: Text,
    in_number: bool,
    blank: bool,
}

impl Writer<'_> {
    fn character(&mut self, character: char, following: &mut Peekable<Chars<'_>>) {
        if character.is_whitespace() {
            self.blank = true;
            self.in_number = false;
        } else if is_invisible(character) {
            self.note(character);
        } else if character.is_ascii_digit() {
            self.digit(character);
        } else if self.joins_number(character, following) {
            let colon = self.table.numbers.clock.colon.as_str();
            let sign = if character == ':' { Some(colon) } else { self.mark_sign(character) };
            let cells = sign.unwrap_or_default().to_owned();
            self.text.cells.push_str(&cells);
        } else if character.is_alphabetic() {
            self.letter(character, following);
        } else {
            self.mark(character);
        }
    }

    /// Whether a number goes on over this mark: the code lets it, and digits stand on both sides.
    fn joins_number(&self, mark: char, following: &mut Peekable<Chars<'_>>) -> bool {
        self.in_number
            && self.table.numbers.plain.goes_on_over(mark)
            && following.peek().is_some_and(char::is_ascii_digit)
    }

    fn digit(&mut self, digit: char) {
        let plain = &self.table.numbers.plain;
        let cells = plain.bare(digit.encode_utf8(&mut [0; 4]));
        let sign = if self.in_number { "" } else { plain.sign.as_str() };
        self.sign(&format!("{sign}{cells}"));
        self.in_number = true;
    }

    fn letter(&mut self, letter: char, following: &mut Peekable<Chars<'_>>) {
        let mut lower = letter.to_lowercase();
        let Some(mut small) = lower.next() else { return };
        // The capital of the dotted i falls apart into a letter and an accent, as any letter may have come.
        if let Some(whole) = lower.next().and_then(|accent| composed(small, accent)) {
            small = whole;
        }
        while let Some(whole) = following.peek().and_then(|accent| composed(small, *accent)) {
            small = whole;
            following.next();
        }
        let Some(cells) = self.letter_cells(small) else {
            self.note(letter);
            let unknown = self.table.marks.unknown.cells.clone();
            return self.mark_cells(&unknown);
        };
        let capital = if letter.is_uppercase() { self.table.letters.capital.cells.as_str() } else { "" };
        let separator = if self.in_number && capital.is_empty() {
            self.table.numbers.plain.separator(&cells).to_owned()
        } else {
            String::new()
        };
        self.sign(&format!("{separator}{capital}{cells}"));
        self.in_number = false;
    }

    /// The cells of a small letter: its own sign, the accent sign with its plain letter, or its spelling.
    fn letter_cells(&self, small: char) -> Option<String> {
        let letters = &self.table.letters;
        if let Some(cells) = self.alphabet(small).or_else(|| further(&letters.further.cells, small)) {
            return Some(cells.to_owned());
        }
        let accent = letters.accent.cells.as_str();
        if let Some(plain) = plain_letter(small).filter(|_| !accent.is_empty()) {
            return Some(format!("{accent}{}", self.spelled(plain)));
        }
        let plain = spelling(small).or_else(|| plain_letter(small)).or_else(|| foreign_spelling(small))?;
        Some(self.spelled(plain))
    }

    /// Plain letters, and the apostrophe of a soft sign, as cells.
    fn spelled(&self, plain: &str) -> String {
        plain.chars().filter_map(|sign| self.alphabet(sign).or_else(|| self.mark_sign(sign))).collect()
    }

    fn alphabet(&self, letter: char) -> Option<&str> {
        let place = u32::from(letter).checked_sub(u32::from('a'))?;
        self.table.letters.alphabet.cells.get(usize::try_from(place).ok()?).map(String::as_str)
    }

    fn mark(&mut self, mark: char) {
        if let Some(cells) = self.mark_sign(mark) {
            let cells = format!("{}{cells}", self.guard(mark));
            return self.mark_cells(&cells);
        }
        match plain_marks(mark).or_else(|| (mark == '"').then_some("\"")) {
            Some("\"") => self.quotation_mark(),
            Some(plain) => {
                for sign in plain.chars() {
                    self.character(sign, &mut "".chars().peekable());
                }
            }
            None => {
                self.note(mark);
                let unknown = self.table.marks.unknown.cells.clone();
                self.mark_cells(&unknown);
            }
        }
    }

    /// Opens a quotation at the beginning of a word and closes it elsewhere, whatever the language's marks are.
    fn quotation_mark(&mut self) {
        let opens = self.blank || self.text.cells.is_empty();
        let others = &self.table.marks.others.cells;
        let mark = if opens { '“' } else { '”' };
        let sign = further(others, mark).unwrap_or(&self.table.marks.unknown.cells);
        let cells = format!("{}{sign}", self.guard(mark));
        self.mark_cells(&cells);
    }

    /// What keeps a mark behind a number from being read as part of it.
    fn guard(&self, mark: char) -> &str {
        let plain = &self.table.numbers.plain;
        if self.in_number && plain.before_marks.contains(mark) { &plain.before_letter } else { "" }
    }

    fn mark_sign(&self, mark: char) -> Option<&str> {
        let marks = &self.table.marks;
        match mark {
            '.' => Some(&marks.dot.cells),
            '-' => Some(&marks.hyphen.cells),
            ':' => Some(&marks.colon.cells),
            '/' => Some(&marks.slash.cells),
            // They are chosen by their place, not by their shape.
            '“' | '”' => None,
            _ => further(&marks.others.cells, mark),
        }
    }

    fn mark_cells(&mut self, cells: &str) {
        self.sign(cells);
        self.in_number = false;
    }

    /// Puts a sign down, behind a blank where a word ended before it.
    fn sign(&mut self, cells: &str) {
        if self.blank && !self.text.cells.is_empty() {
            self.text.cells.push(BLANK);
        }
        self.blank = false;
        self.text.cells.push_str(cells);
    }

    fn note(&mut self, character: char) {
        if !self.text.unwritten.contains(&character) {
            self.text.unwritten.push(character);
        }
    }
}

fn further(signs: &std::collections::BTreeMap<String, String>, character: char) -> Option<&str> {
    signs.get(&*character.encode_utf8(&mut [0; 4])).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use crate::braille::shipped::{self, EUROPE};

    fn written(name: &str, print: &str) -> String {
        let text = shipped::code(name).text(print);
        assert_eq!(text.unwritten, [], "{print}");
        text.cells
    }

    fn computer(print: &str) -> String {
        crate::braille::ascii::to_ascii(&written("computer", print)).unwrap()
    }

    #[test]
    fn every_letter_of_europe_is_written_in_every_code_in_both_cases() {
        for code in shipped::codes() {
            for small in EUROPE.chars().filter(|character| !character.is_whitespace()) {
                let between = code.text(&format!("x{small}x")).cells;
                assert!(between.chars().count() > 2, "{} {small}", code.table().name);
                for print in [small.to_string(), small.to_uppercase().collect(), format!("X{small}x")] {
                    let text = code.text(&print);
                    assert_eq!(text.unwritten, [], "{} {print}", code.table().name);
                    assert!(!text.cells.is_empty(), "{} {print}", code.table().name);
                    assert!(
                        text.cells.chars().all(|cell| ('\u{2801}'..='\u{283F}').contains(&cell)),
                        "{print}"
                    );
                }
            }
        }
    }

    #[test]
    fn german_writes_its_own_letters_and_marks_any_other_accent() {
        assert_eq!(written("german", "äöüß"), "⠜⠪⠳⠮");
        assert_eq!(written("german", "éñőŁ"), "⠈⠑⠈⠝⠈⠕⠈⠇");
        assert_eq!(written("german", "Müller, Jörg: 27.11.2026"), "⠍⠳⠇⠇⠑⠗⠂⠀⠚⠪⠗⠛⠒⠀⠼⠃⠛⠄⠁⠁⠄⠃⠚⠃⠋");
        assert_eq!(written("german", "1a, 1k, 15:30"), "⠼⠁⠠⠁⠂⠀⠼⠁⠅⠂⠀⠼⠁⠑⠈⠒⠉⠚");
    }

    #[test]
    fn british_names_have_capitals_and_accents() {
        assert_eq!(written("british", "José"), "⠠⠚⠕⠎⠘⠌⠑");
        assert_eq!(written("british", "1b 27.11.2026"), "⠼⠁⠰⠃⠀⠼⠃⠛⠲⠁⠁⠲⠃⠚⠃⠋");
    }

    #[test]
    fn spanish_has_its_accents_and_its_tilde() {
        assert_eq!(written("spanish", "Íñigo"), "⠨⠌⠻⠊⠛⠕");
        assert_eq!(written("spanish", "27.11.2026"), "⠼⠃⠛⠄⠼⠁⠁⠄⠼⠃⠚⠃⠋");
    }

    #[test]
    fn computer_braille_spells_what_it_has_not() {
        assert_eq!(computer("Jörg Großmann"), "JOERG GROSSMANN");
        assert_eq!(computer("Ólafsdóttir Łukasz Åse"), "OLAFSDOTTIR LUKASZ AASE");
        assert_eq!(computer("Щербаков, Юрий"), "SHCHERBAKOV, YURIY");
        assert_eq!(computer("ΓΙΏΡΓΟΣ"), "GIORGOS");
        assert_eq!(computer("½–½ (“x”) 3/4…"), "1/2-1/2 (\"X\") 3/4...");
    }

    #[test]
    fn accents_that_came_apart_are_put_together() {
        for code in shipped::codes() {
            for (apart, whole) in [
                ("Mu\u{308}ller", "Müller"),
                ("Jose\u{301}", "José"),
                ("o\u{30B}", "ő"),
                ("\u{418}\u{306}", "Й"),
            ] {
                assert_eq!(code.text(apart), code.text(whole));
            }
            assert_eq!(code.text("İ").unwritten, []);
        }
    }

    #[test]
    fn controls_and_direction_marks_leave_no_cell_and_are_told() {
        for code in shipped::codes() {
            let plain = code.text("Anna Bella").cells;
            let text = code.text("\u{1B}An\u{202E}na\u{200B}\t\r\n\u{C}Bel\u{0}la\u{2069}\u{FEFF}");
            assert_eq!(text.cells, plain);
            assert_eq!(text.unwritten, ['\u{1B}', '\u{202E}', '\u{200B}', '\0', '\u{2069}', '\u{FEFF}']);
        }
    }

    #[test]
    fn a_character_of_another_world_is_shown_as_unknown_and_told() {
        for code in shipped::codes() {
            let unknown = &code.table().marks.unknown.cells;
            let text = code.text("王♘⠁");
            assert_eq!(text.cells, unknown.repeat(3));
            assert_eq!(text.unwritten, ['王', '♘', '⠁']);
        }
    }

    #[test]
    fn blanks_part_words_once_and_never_stand_at_the_ends() {
        assert_eq!(written("german", "  a \u{A0}\t b "), "⠁⠀⠃");
        assert_eq!(written("german", " \n "), "");
    }
}
