//! An array of Chess960 laid with dice or coins, throw by throw (Guidelines II.2.3).

use shakmaty::Role;

use super::{NoArray, StartArray};

/// What one throw settles. The die or the coins count from the a-file on, empty squares only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Throw {
    /// Where the bishop of the light squares stands: b, d, f or h.
    LightBishop,
    /// Where the bishop of the dark squares stands: a, c, e or g.
    DarkBishop,
    /// On which of the six free squares the queen stands.
    Queen,
    /// On which of the five free squares a knight stands.
    FirstKnight,
    /// On which of the four free squares the other knight stands. Rook, king and rook take the rest, in this
    /// order.
    SecondKnight,
}

impl Throw {
    /// All of them, in their order.
    pub const ALL: [Throw; 5] =
        [Throw::LightBishop, Throw::DarkBishop, Throw::Queen, Throw::FirstKnight, Throw::SecondKnight];

    /// How many squares there are to choose from; a throw that is higher is thrown again.
    #[must_use]
    pub fn squares(self) -> u32 {
        match self {
            Throw::LightBishop | Throw::DarkBishop | Throw::SecondKnight => 4,
            Throw::FirstKnight => 5,
            Throw::Queen => 6,
        }
    }

    /// How many coins are thrown for it.
    #[must_use]
    pub fn coins(self) -> u32 {
        if self.squares() > 4 { 3 } else { 2 }
    }

    /// The piece it places.
    #[must_use]
    pub fn piece(self) -> Role {
        match self {
            Throw::LightBishop | Throw::DarkBishop => Role::Bishop,
            Throw::Queen => Role::Queen,
            Throw::FirstKnight | Throw::SecondKnight => Role::Knight,
        }
    }
}

/// II.2.3 — an array found throw by throw.
#[derive(Debug, Clone, Default)]
pub struct Laying {
    rank: [Option<Role>; 8],
    laid: usize,
}

impl Laying {
    /// What the next throw settles; `None` when all is settled.
    #[must_use]
    pub fn next(&self) -> Option<Throw> {
        Throw::ALL.get(self.laid).copied()
    }

    /// Takes a throw, counted from 1. The file the piece stands on then, 0 to 7; `None` when the throw is too high
    /// and to be made again.
    pub fn take(&mut self, thrown: u32) -> Option<usize> {
        let throw = self.next()?;
        let place = usize::try_from(thrown.checked_sub(1)?).ok()?;
        if thrown > throw.squares() {
            return None;
        }
        Some(self.lay(throw.piece(), place))
    }

    /// The array, once all is settled.
    #[must_use]
    pub fn array(&self) -> Option<StartArray> {
        if self.next().is_some() {
            return None;
        }
        StartArray::of_pieces(self.filled()).ok()
    }

    /// Lays a piece on the square of this place, from 0, among those that are free for it.
    pub(super) fn lay(&mut self, role: Role, place: usize) -> usize {
        let laid = self.laid;
        let free = (0..8).filter(|file| match Throw::ALL.get(laid) {
            Some(Throw::LightBishop) => file % 2 == 1,
            Some(Throw::DarkBishop) => file % 2 == 0,
            _ => self.rank[*file].is_none(),
        });
        let file = free.clone().nth(place).or(free.clone().next_back()).unwrap_or(0);
        self.rank[file] = Some(role);
        self.laid += 1;
        file
    }

    /// With rook, king and rook on what is left.
    pub(super) fn filled(&self) -> [Role; 8] {
        let mut rest = [Role::Rook, Role::King, Role::Rook].into_iter();
        self.rank.map(|there| there.or_else(|| rest.next()).unwrap_or(Role::Rook))
    }
}

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
    laying.array().ok_or(NoArray::TooFew)
}

/// The array of these throws of a coin, heads where `true`. Two or three make a number, see [`coins_show`]; one
/// that is too high counts for nothing.
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
    if rest.is_empty() { laying.array().ok_or(NoArray::TooFew) } else { Err(NoArray::TooMany) }
}

/// The number coins show, from 1: heads is one and tails nothing, each coin counts half of the one before it.
#[must_use]
pub fn coins_show(heads: &[bool]) -> u32 {
    heads.iter().fold(0, |sum, heads| sum * 2 + u32::from(*heads)) + 1
}
