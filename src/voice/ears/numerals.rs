//! Numbers of any length in words.

use super::forms::SpokenForms;
use crate::voice::Numbers;

/// From so many digits on, a number is no amount any more: it is told digit by digit.
const LONG: usize = 7;

/// The digits of a number in words: as one number, or digit by digit where it is long or begins with nought.
pub(super) fn digits(digits: &str, numbers: &Numbers, ears: &SpokenForms) -> String {
    let one_by_one = digits.len() >= LONG || digits.len() > 1 && digits.starts_with('0');
    match digits.parse::<u32>() {
        Ok(number) if !one_by_one => amount(number, numbers, ears),
        _ => {
            let words =
                digits.chars().filter_map(|digit| digit.to_digit(10)).map(|digit| numbers.words(digit));
            words.collect::<Vec<_>>().join(" ")
        }
    }
}

/// A number below a million in words.
pub(super) fn amount(number: u32, numbers: &Numbers, ears: &SpokenForms) -> String {
    let (thousands, rest) = (number / 1000, number % 1000);
    let head = match thousands {
        0 => return numbers.words(number),
        1 => ears.thousand.clone(),
        more => {
            let words = numbers.words(more);
            let changed = ears.before_thousands.iter().find_map(|(ending, becomes)| {
                words.strip_suffix(ending.as_str()).map(|stem| format!("{stem}{becomes}"))
            });
            changed.unwrap_or(words) + &ears.thousands
        }
    };
    let rest_in_words = numbers.words(rest);
    match rest {
        0 => head,
        1..100 => format!("{head}{}{rest_in_words}", ears.thousand_then_small),
        _ => format!("{head}{}{rest_in_words}", ears.thousand_then),
    }
}

/// The number of these Roman digits, as the Guidelines are numbered: up to thirty-nine.
pub(super) fn roman(text: &str) -> Option<u32> {
    let value = |digit: char| match digit {
        'I' => Some(1),
        'V' => Some(5),
        'X' => Some(10),
        _ => None,
    };
    let values: Vec<u32> = text.chars().map(value).collect::<Option<_>>()?;
    let less = |at: usize| values.get(at + 1).is_some_and(|next| values[at] < *next);
    let (mut plus, mut minus) = (0, 0);
    for (at, value) in values.iter().enumerate() {
        *(if less(at) { &mut minus } else { &mut plus }) += value;
    }
    u32::checked_sub(plus, minus).filter(|number| *number > 0)
}
