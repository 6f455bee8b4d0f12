//! The pieces of an array laid one by one, as dice or coins settle them (Guidelines II.2.3).

use shakmaty::Role;

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
    pub fn squares(self) -> u32 {
        match self {
            Throw::LightBishop | Throw::DarkBishop | Throw::SecondKnight => 4,
            Throw::FirstKnight => 5,
            Throw::Queen => 6,
        }
    }

    /// How many coins are thrown for it.
    pub fn coins(self) -> u32 {
        if self.squares() > 4 { 3 } else { 2 }
    }

    /// The piece it places.
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
