//! The 960 arrays a game of Chess960 can begin with (Guidelines II.2): each has a number, and each can be
//! found by lot, by dice or by coins.
//!
//! The numbers are Reinhard Scharnagl's, 0 to 959; 518 is the usual array. Nothing here is drawn: seeds and
//! throws come in as arguments.

mod array;
mod laying;

pub use array::{ARRAYS, NoArray, StartArray};
pub use laying::{Laying, Throw};

/// The array of these throws of a die, 1 to 6 each; those that are too high count for nothing.
///
/// # Errors
/// A throw is none of a die, or there are too few or too many.
pub fn of_dice(throws: &[u32]) -> Result<StartArray, NoArray> {
    let mut laying = Laying::default();
    for thrown in throws {
        if !(1..=6).contains(thrown) {
            return Err(NoArray::Throw);
        }
        if laying.next().is_none() {
            return Err(NoArray::TooMany);
        }
        laying.take(*thrown);
    }
    StartArray::of_laying(&laying).ok_or(NoArray::TooFew)
}

/// The array of these throws of a coin, heads where `true`. Two or three make a number, see [`coins_show`]; one
/// that is too high counts for nothing.
///
/// ```
/// use ansage::laws::of_coins;
///
/// assert!(of_coins(&[true; 3]).is_err()); // too few
/// assert!(of_coins(&[false; 99]).is_err()); // too many
/// ```
///
/// # Errors
/// There are too few or too many throws.
pub fn of_coins(heads: &[bool]) -> Result<StartArray, NoArray> {
    let mut laying = Laying::default();
    let mut rest = heads;
    while let Some(throw) = laying.next() {
        let coins = throw.coins() as usize;
        if rest.len() < coins {
            return Err(NoArray::TooFew);
        }
        let (thrown, after) = rest.split_at(coins);
        laying.take(coins_show(thrown));
        rest = after;
    }
    if rest.is_empty() {
        StartArray::of_laying(&laying).ok_or(NoArray::TooFew)
    } else {
        Err(NoArray::TooMany)
    }
}

/// The number coins show, from 1: heads is one and tails nothing, each coin counts half of the one before it.
pub fn coins_show(heads: &[bool]) -> u32 {
    heads.iter().fold(0, |sum, heads| sum * 2 + u32::from(*heads)) + 1
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shakmaty::Role;

    use super::*;

    fn all() -> impl Iterator<Item = StartArray> {
        (0..ARRAYS).map(|number| StartArray::numbered(number).unwrap())
    }

    fn rank(letters: &str) -> [Role; 8] {
        let roles: Vec<Role> = letters.chars().filter_map(Role::from_char).collect();
        roles.try_into().unwrap()
    }

    #[test]
    fn article_ii_2_960_arrays_and_each_has_its_number() {
        let mut seen = BTreeSet::new();
        for array in all() {
            assert_eq!(StartArray::of_pieces(array.pieces()), Ok(array));
            assert!(seen.insert(array.to_string()), "{array} twice");
        }
        assert_eq!(seen.len(), 960);
        assert_eq!(StartArray::numbered(960), Err(NoArray::Number));
        // The first, the usual one, its mirror image, one that castles in the first move, the last.
        let known =
            [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB"), (600, "RBQNBKRN")];
        for (number, pieces) in known {
            assert_eq!(StartArray::of_pieces(rank(pieces)).unwrap().number(), number, "{pieces}");
        }
    }

    #[test]
    fn article_ii_2_1_the_king_stands_between_the_rooks() {
        for array in all() {
            let pieces = array.to_string();
            let (king, rook) = (pieces.find('K'), pieces.find('R'));
            assert!(rook < king && king < pieces.rfind('R'), "{array}");
        }
        assert_eq!(StartArray::of_pieces(rank("KRBNQBNR")), Err(NoArray::King));
    }

    #[test]
    fn article_ii_2_2_the_bishops_stand_on_squares_of_both_colours() {
        for array in all() {
            let pieces = array.to_string();
            let (one, other) = (pieces.find('B').unwrap(), pieces.rfind('B').unwrap());
            assert_ne!(one % 2, other % 2, "{array}");
        }
        assert_eq!(StartArray::of_pieces(rank("RBNBQKNR")), Err(NoArray::Bishops));
        assert_eq!(StartArray::of_pieces(rank("RNBQKBNQ")), Err(NoArray::Pieces));
    }

    #[test]
    fn article_ii_2_3_black_stands_opposite() {
        let array = StartArray::of_pieces(rank("RBQNBKRN")).unwrap();
        assert_eq!(array.fen(), "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1");
    }

    #[test]
    fn article_ii_2_3_every_array_can_be_thrown_and_each_as_often_as_the_others() {
        let mut found = [0; 960];
        for light in 1..=4 {
            for dark in 1..=4 {
                for queen in 1..=6 {
                    for (knight, other) in
                        (1..=5).flat_map(|knight| (1..=4).map(move |other| (knight, other)))
                    {
                        let array = of_dice(&[light, dark, queen, knight, other]).unwrap();
                        found[array.number() as usize] += 1;
                    }
                }
            }
        }
        assert!(found.iter().all(|times| *times == 2));
    }

    #[test]
    fn article_ii_2_3_a_throw_that_is_too_high_is_thrown_again() {
        // Bishops on d1 and e1, the queen on f1 …
        let array = of_dice(&[2, 3, 4, 1, 4]).unwrap();
        assert_eq!(array.to_string(), "NRKBBQRN");
        assert_eq!(of_dice(&[6, 2, 5, 3, 4, 6, 1, 5, 4]), Ok(array));
        assert_eq!(of_dice(&[2, 3, 4, 1]), Err(NoArray::TooFew));
        assert_eq!(of_dice(&[2, 3, 4, 1, 4, 6]), Err(NoArray::TooMany));
        assert_eq!(of_dice(&[2, 3, 7, 1, 4]), Err(NoArray::Throw));
        assert_eq!(of_dice(&[2, 0, 4, 1, 4]), Err(NoArray::Throw));
        assert_eq!(of_dice(&[]), Err(NoArray::TooFew));
    }

    #[test]
    fn article_ii_2_3_coins_count_in_twos() {
        let coins = |thrown: &str| of_coins(&thrown.chars().map(|coin| coin == 'H').collect::<Vec<bool>>());
        // Tails tails is one, heads heads four; three coins up to eight, and seven and eight are too high.
        let array = of_dice(&[1, 4, 6, 5, 2]).unwrap();
        assert_eq!(coins("TT HH HTH HTT TH".replace(' ', "").as_str()), Ok(array));
        assert_eq!(coins("TT HH HHT HHH HTH HTT TH".replace(' ', "").as_str()), Ok(array));
        assert_eq!(coins("TTHH"), Err(NoArray::TooFew));
        assert_eq!(coins("TTHHHTHHTTTHT"), Err(NoArray::TooMany));
        let shown: Vec<u32> =
            (0..8).map(|coin| coins_show(&[coin & 4 != 0, coin & 2 != 0, coin & 1 != 0])).collect();
        assert_eq!(shown, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn a_seed_gives_one_array_and_960_seeds_give_all() {
        for row in [0, 1, 77] {
            let found: BTreeSet<u32> =
                (row * 960..(row + 1) * 960).map(|seed| StartArray::of_seed(seed).number()).collect();
            assert_eq!(found.len(), 960, "from {}", row * 960);
        }
        assert_eq!(StartArray::of_seed(u64::MAX), StartArray::of_seed(u64::MAX));
    }
}
