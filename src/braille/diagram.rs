//! Shows a position on a Braille display with one cell a square, for a reader who wants the whole board at once.
//!
//! A piece is its letter, with dot 7 for White, as the chess tables of liblouis and BRLTTY have it. That is a cell of
//! eight dots: it is never for paper.

/// An empty light square, dot 3.
pub const LIGHT: char = '\u{2804}';
/// An empty dark square, dots 3 and 6: more dots where the board of a blind player is raised.
pub const DARK: char = '\u{2824}';
/// A piece whose letter is not a to z, all six dots.
pub const UNKNOWN: char = '\u{283F}';

const DOT_7: u32 = 0x40;
const LETTERS: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎', '⠞', '⠥',
    '⠧', '⠺', '⠭', '⠽', '⠵',
];

/// The position in eight lines of eight cells, each line ended by a line feed. The first row is the eighth rank and
/// the first place in it the file a, as in Forsyth notation. A piece is its letter in the reader's own language, in
/// either case, and whether it is White's.
pub fn diagram(placement: &[[Option<(char, bool)>; 8]; 8]) -> String {
    let mut cells = String::with_capacity(8 * 25);
    for (down, row) in placement.iter().enumerate() {
        for (across, square) in row.iter().enumerate() {
            cells.push(match square {
                Some((letter, white)) => piece(*letter, *white),
                // The eighth rank begins with a8, which is light.
                None if (down + across) % 2 == 0 => LIGHT,
                None => DARK,
            });
        }
        cells.push('\n');
    }
    cells
}

fn piece(letter: char, white: bool) -> char {
    let small = letter.to_ascii_lowercase();
    let cell = LETTERS.into_iter().zip('a'..='z').find_map(|(cell, name)| (name == small).then_some(cell));
    let six = u32::from(cell.unwrap_or(UNKNOWN));
    char::from_u32(if white { six | DOT_7 } else { six }).unwrap_or(UNKNOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(forsyth: &str) -> [[Option<(char, bool)>; 8]; 8] {
        let mut placement = [[None; 8]; 8];
        for (row, rank) in placement.iter_mut().zip(forsyth.split('/')) {
            let mut across = 0;
            for sign in rank.chars() {
                if let Some(empty) = sign.to_digit(10) {
                    across += usize::try_from(empty).unwrap();
                } else {
                    row[across] = Some((sign, sign.is_uppercase()));
                    across += 1;
                }
            }
        }
        placement
    }

    #[test]
    fn the_first_position_has_black_above_without_dot_seven() {
        let cells = diagram(&placed("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST"));
        let lines: Vec<_> = cells.lines().collect();
        assert_eq!(lines[0], "⠞⠎⠇⠙⠅⠇⠎⠞");
        assert_eq!(lines[1], "⠃⠃⠃⠃⠃⠃⠃⠃");
        assert_eq!(lines[2], "⠄⠤⠄⠤⠄⠤⠄⠤");
        assert_eq!(lines[3], "⠤⠄⠤⠄⠤⠄⠤⠄");
        assert_eq!(lines[7], "⡞⡎⡇⡙⡅⡇⡎⡞");
    }

    #[test]
    fn every_square_is_one_cell() {
        let cells = diagram(&placed("8/8/8/3k4/8/4K3/8/8"));
        assert_eq!(cells.lines().count(), 8);
        assert!(cells.lines().all(|line| line.chars().count() == 8));
        assert!(cells.chars().all(|cell| cell == '\n' || ('\u{2800}'..='\u{28FF}').contains(&cell)));
    }

    #[test]
    fn letters_outside_the_alphabet_are_shown_as_unknown_and_never_as_themselves() {
        for letter in ['♘', '\u{202E}', '\n', '7', 'é'] {
            let mut placement = [[None; 8]; 8];
            placement[0][0] = Some((letter, false));
            assert!(diagram(&placement).starts_with('⠿'), "{letter:?}");
        }
    }

    #[test]
    fn a_diagram_with_white_pieces_is_refused_by_the_paper_formats() {
        let cells = diagram(&placed("8/8/8/3k4/8/4K3/8/8"));
        assert!(crate::braille::ascii::to_ascii(&cells).is_err());
    }
}
