//! Writes the numbers of a score in Braille: of moves and pages, and the times on the clocks.

use crate::braille::code::BrailleCode;
use crate::braille::table::Numerals;

const MINUTE: u32 = 60;
const HOUR: u32 = 3600;

impl Numerals {
    /// The digits of print as cells, without the number sign. What is no digit is left out.
    pub(crate) fn bare(&self, digits: &str) -> String {
        digits.bytes().filter_map(|byte| self.digit(byte.checked_sub(b'0')?)).collect()
    }

    /// The digits of print as cells, behind the number sign.
    pub(crate) fn signed(&self, digits: &str) -> String {
        format!("{}{}", self.sign, self.bare(digits))
    }

    /// Whether a number goes on over this mark without a new number sign.
    pub(crate) fn goes_on_over(&self, mark: char) -> bool {
        self.joins.contains(mark)
    }
}

impl BrailleCode {
    /// A number on its own, as of a page.
    pub fn number(&self, number: usize) -> String {
        self.table().numbers.plain.signed(&number.to_string())
    }

    /// The number of a move with what ends it.
    pub fn move_number(&self, number: u32) -> String {
        let numbers = &self.table().numbers;
        format!("{}{}", numbers.moves.signed(&number.to_string()), numbers.move_dot.cells)
    }

    /// A time on the clock in seconds, written h:mm:ss without a blank.
    pub fn clock(&self, seconds: u32) -> String {
        let numbers = &self.table().numbers;
        let (plain, signs) = (&numbers.plain, &numbers.clock);
        let mut cells = format!("{}{}", signs.open, plain.signed(&(seconds / HOUR).to_string()));
        for part in [seconds % HOUR / MINUTE, seconds % MINUTE] {
            let digits = format!("{part:02}");
            cells.push_str(&signs.colon);
            cells.push_str(&if plain.goes_on_over(':') {
                plain.bare(&digits)
            } else {
                plain.signed(&digits)
            });
        }
        cells.push_str(&signs.close);
        cells
    }
}

#[cfg(test)]
mod tests {
    use crate::braille::ascii::to_ascii;
    use crate::braille::shipped;

    #[test]
    fn a_time_is_written_as_the_country_writes_it() {
        let clock = |name, seconds| shipped::code(name).clock(seconds);
        assert_eq!(clock("german", 5025), "⠼⠁⠈⠒⠃⠉⠈⠒⠙⠑");
        assert_eq!(clock("british", 5025), "⠼⠁⠒⠼⠃⠉⠒⠼⠙⠑");
        assert_eq!(clock("spanish", 5025), "⠼⠁⠒⠼⠃⠉⠒⠼⠙⠑");
        assert_eq!(to_ascii(&clock("computer", 5025)).as_deref(), Ok("[1:23:45]"));
    }

    #[test]
    fn minutes_and_seconds_have_two_digits_and_hours_as_many_as_they_need() {
        let clock = |seconds| to_ascii(&shipped::code("computer").clock(seconds)).unwrap();
        assert_eq!(clock(0), "[0:00:00]");
        assert_eq!(clock(61), "[0:01:01]");
        assert_eq!(clock(u32::MAX), "[1193046:28:15]");
    }

    #[test]
    fn british_move_numbers_are_lower_digits_alone() {
        let number = |name, number| shipped::code(name).move_number(number);
        assert_eq!(number("british", 2), "⠆");
        assert_eq!(number("british", 106), "⠂⠴⠖");
        assert_eq!(number("german", 12), "⠼⠁⠃⠄");
        assert_eq!(number("spanish", 12), "⠼⠁⠃⠄");
    }

    #[test]
    fn pages_are_numbered_with_the_number_sign_of_the_country() {
        assert_eq!(shipped::code("german").number(10), "⠼⠁⠚");
        assert_eq!(shipped::code("british").number(10), "⠼⠁⠚");
        assert_eq!(shipped::code("computer").number(10), "⠂⠴");
    }
}
