//! A written move with a slip of the fingers in it.

use super::edit_cost::EditCost;

const STRUCK_TWICE: EditCost = 100;

/// Two keys struck in the wrong order.
const SWAPPED: EditCost = 200;

/// The written move that a slip of the fingers may have made this word of: with one sign of two the same
/// left out, or with two neighbours in the other order. No sign becomes another: a letter means what it means.
pub(super) fn retyped(word: &str) -> impl Iterator<Item = (String, EditCost)> {
    /// The longest written move is shorter.
    const LONGEST: usize = 12;
    let signs: Vec<char> = word.chars().take(LONGEST + 1).collect();
    let written = signs.len() <= LONGEST && signs.iter().any(char::is_ascii_digit);
    let places = if written { 1..signs.len() } else { 1..1 };
    // Two letters of a piece are two pieces, and a capture said in the wrong place is refused.
    let places = places.filter({
        let signs = signs.clone();
        let captures = |sign: char| matches!(sign, 'x' | 'X' | ':');
        move |at| {
            let (before, sign) = (signs[at - 1], signs[*at]);
            if before == sign { !sign.is_uppercase() } else { !captures(before) && !captures(sign) }
        }
    });
    places.map(move |at| {
        let mut signs = signs.clone();
        let distance = if signs[at] == signs[at - 1] {
            signs.remove(at);
            STRUCK_TWICE
        } else {
            signs.swap(at - 1, at);
            SWAPPED
        };
        (signs.into_iter().collect(), distance)
    })
}
