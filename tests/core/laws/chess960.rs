//! Guidelines II — the 960 arrays, and how one is drawn by lot.
#![allow(clippy::unwrap_used)]

use ansage::laws::{ARRAYS, NoArray, StartArray, coins_show, of_coins, of_dice};
use shakmaty::Role;
use std::collections::BTreeSet;

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
    let known = [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB"), (600, "RBQNBKRN")];
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
                for (knight, other) in (1..=5).flat_map(|knight| (1..=4).map(move |other| (knight, other))) {
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
