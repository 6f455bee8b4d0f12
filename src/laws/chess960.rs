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
