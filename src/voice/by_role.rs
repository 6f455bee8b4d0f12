//! One of something for each piece.

use shakmaty::Role;

/// One of something for each piece.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)]
pub struct ByRole<T> {
    pub king: Option<T>,
    pub queen: Option<T>,
    pub rook: Option<T>,
    pub bishop: Option<T>,
    pub knight: Option<T>,
    pub pawn: Option<T>,
}

impl<T> ByRole<T> {
    /// What is read under the key of each piece.
    pub(super) fn each(mut read: impl FnMut(&'static str) -> Option<T>) -> ByRole<T> {
        let mut of = |role| read(of_role(role));
        ByRole {
            king: of(Role::King),
            queen: of(Role::Queen),
            rook: of(Role::Rook),
            bishop: of(Role::Bishop),
            knight: of(Role::Knight),
            pawn: of(Role::Pawn),
        }
    }

    /// What stands for this piece.
    pub fn get(&self, role: Role) -> Option<&T> {
        match role {
            Role::King => self.king.as_ref(),
            Role::Queen => self.queen.as_ref(),
            Role::Rook => self.rook.as_ref(),
            Role::Bishop => self.bishop.as_ref(),
            Role::Knight => self.knight.as_ref(),
            Role::Pawn => self.pawn.as_ref(),
        }
    }
}

/// The key of a piece.
pub(super) fn of_role(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
