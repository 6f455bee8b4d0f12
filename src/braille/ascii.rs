//! Turns the sixty-four cells of six dots into North American Braille ASCII and back, for embossers and their files.
//!
//! The order is that of the cells in Unicode, so that a cell's place in the table is its code less U+2800. It was
//! compared with the display table `en-us-brf.dis` of liblouis 3.24: all sixty-four agree.

use std::fmt;
use std::str::FromStr;

/// The blank cell.
pub const BLANK: char = '\u{2800}';

/// The character of Braille ASCII for each cell, from U+2800 to U+283F.
const ASCII: [char; 64] = [
    ' ', 'A', '1', 'B', '\'', 'K', '2', 'L', '@', 'C', 'I', 'F', '/', 'M', 'S', 'P', //
    '"', 'E', '3', 'H', '9', 'O', '6', 'R', '^', 'D', 'J', 'G', '>', 'N', 'T', 'Q', //
    ',', '*', '5', '<', '-', 'U', '8', 'V', '.', '%', '[', '$', '+', 'X', '!', '&', //
    ';', ':', '4', '\\', '0', 'Z', '7', '(', '_', '?', 'W', ']', '#', 'Y', ')', '=',
];

/// The characters that some files have in place of those of the table, besides small letters.
const ALSO: [(char, char); 5] = [('`', '@'), ('{', '['), ('|', '\\'), ('}', ']'), ('~', '^')];

/// A character that is none of the sixty-four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotOneOfThe64(pub char);

impl fmt::Display for NotOneOfThe64 {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "U+{:04X} is none of the 64 Braille signs", u32::from(self.0))
    }
}

impl std::error::Error for NotOneOfThe64 {}

/// The Braille ASCII of a cell, or nothing outside U+2800 to U+283F.
pub fn ascii_of(cell: char) -> Option<char> {
    let place = u32::from(cell).checked_sub(u32::from(BLANK))?;
    ASCII.get(usize::try_from(place).ok()?).copied()
}

/// The cell of a Braille ASCII character, or nothing outside the sixty-four. Small letters and the characters
/// that share a key with one of the sixty-four are taken as it.
pub fn cell_of(ascii: char) -> Option<char> {
    let capital = ascii.to_ascii_uppercase();
    let sign =
        ALSO.into_iter().find_map(|(other, sign)| (other == capital).then_some(sign)).unwrap_or(capital);
    ASCII.into_iter().zip('\u{2800}'..='\u{283F}').find_map(|(known, cell)| (known == sign).then_some(cell))
}

/// Cells as Braille ASCII; line ends and form feeds stay.
///
/// # Errors
/// At the first character that is neither one of the 64 cells nor a line end or form feed.
pub fn to_ascii(cells: &str) -> Result<String, NotOneOfThe64> {
    cells.chars().map(|cell| layout(cell).or_else(|| ascii_of(cell)).ok_or(NotOneOfThe64(cell))).collect()
}

/// Braille ASCII as cells; line ends and form feeds stay.
///
/// # Errors
/// At the first character that is neither one of the 64 nor a line end or form feed.
pub fn to_cells(ascii: &str) -> Result<String, NotOneOfThe64> {
    ascii.chars().map(|sign| layout(sign).or_else(|| cell_of(sign)).ok_or(NotOneOfThe64(sign))).collect()
}

fn layout(character: char) -> Option<char> {
    matches!(character, '\r' | '\n' | '\u{C}').then_some(character)
}

/// The two files that pages can be written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrailleFormat {
    /// Braille ASCII, which embossers take.
    Brf,
    /// The same pages as Unicode cells, in UTF-8.
    Brl,
}

impl BrailleFormat {
    /// The name of the format on the command line, which is also the file's extension.
    pub fn name(self) -> &'static str {
        match self {
            Self::Brf => "brf",
            Self::Brl => "brl",
        }
    }

    /// Cells, line ends and form feeds as this format has them.
    ///
    /// # Errors
    /// As [`to_ascii`], for both formats, so that neither ever holds anything else.
    pub fn write(self, cells: &str) -> Result<String, NotOneOfThe64> {
        let ascii = to_ascii(cells)?;
        Ok(match self {
            Self::Brf => ascii,
            Self::Brl => cells.to_owned(),
        })
    }
}

impl FromStr for BrailleFormat {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        [Self::Brf, Self::Brl].into_iter().find(|format| format.name() == name).ok_or(UnknownFormat)
    }
}

/// A name that is neither `brf` nor `brl`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("brf or brl")
    }
}

impl std::error::Error for UnknownFormat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sixty_four_cells_come_back_and_no_two_share_a_character() {
        let mut seen = std::collections::BTreeSet::new();
        for cell in '\u{2800}'..='\u{283F}' {
            let ascii = ascii_of(cell).unwrap();
            assert!(ascii == ' ' || ascii.is_ascii_graphic());
            assert!(seen.insert(ascii));
            assert_eq!(cell_of(ascii), Some(cell));
        }
        assert_eq!(seen.len(), 64);
    }

    #[test]
    fn every_printable_ascii_character_is_a_cell() {
        for ascii in ' '..='~' {
            assert!(cell_of(ascii).is_some(), "{ascii}");
        }
    }

    #[test]
    fn dots_seven_and_eight_letters_of_print_and_controls_are_refused() {
        assert_eq!(to_ascii("⠁⡀"), Err(NotOneOfThe64('⡀')));
        assert_eq!(to_ascii("a"), Err(NotOneOfThe64('a')));
        assert_eq!(to_cells("\u{7F}"), Err(NotOneOfThe64('\u{7F}')));
        assert_eq!(to_cells("é"), Err(NotOneOfThe64('é')));
        assert_eq!(BrailleFormat::Brl.write("⢁"), Err(NotOneOfThe64('⢁')));
    }

    #[test]
    fn well_known_signs_are_where_every_table_has_them() {
        assert_eq!(to_ascii("⠼⠁⠃⠀⠤⠿⠸⠲").as_deref(), Ok("#AB -=_4"));
        assert_eq!(to_cells("#ab\r\n\u{C}-").as_deref(), Ok("⠼⠁⠃\r\n\u{C}⠤"));
    }

    #[test]
    fn formats_are_chosen_by_their_names() {
        assert_eq!("brf".parse(), Ok(BrailleFormat::Brf));
        assert_eq!("brl".parse(), Ok(BrailleFormat::Brl));
        assert_eq!("pef".parse::<BrailleFormat>(), Err(UnknownFormat));
    }
}
