//! Who has an assistant, and what each player's assistant is given to do (D.2.10, D.2.11).

use std::collections::BTreeSet;

use shakmaty::{ByColor, Color};

use super::{Ability, Duty, Regulations};

/// D.2.11 — what the assistant of a player who sees may do, where the other has none; and what there must be
/// between one who does not see and one who does not hear.
pub const BETWEEN: [Duty; 2] = [Duty::MakeMoves, Duty::Announce];

impl Regulations {
    /// What is known of the players.
    pub fn players(&self) -> ByColor<Ability> {
        ByColor { white: self.white_is, black: self.black_is }
    }

    /// The one player who is known not to see; `None` where it is neither or both.
    pub fn one_blind(&self) -> Option<Color> {
        match (self.is_blind(Color::White), self.is_blind(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    fn is_blind(&self, color: Color) -> bool {
        *self.players().get(color) == Ability::Blind
    }

    /// D.2.6, D.2.10.4, 12.6 — whether the number of completed moves is told to this player: not to one who is known to
    /// see, unless the event says otherwise.
    pub fn is_told_moves(&self, color: Color) -> bool {
        self.moves_for_sighted || *self.players().get(color) != Ability::Sighted
    }

    fn own_list(&self, color: Color) -> Option<&BTreeSet<Duty>> {
        color.fold_wb(self.white_duties.as_ref(), self.black_duties.as_ref())
    }

    /// What the event gives the assistant of this player: a list of his own, or what it gives any assistant.
    fn given_to(&self, color: Color) -> &BTreeSet<Duty> {
        self.own_list(color).unwrap_or(&self.duties)
    }

    /// Whether this player, who does not see, makes use of an assistant. D.2.10 — who is given nothing to do is none.
    fn uses_assistant(&self, color: Color) -> bool {
        !self.no_assistant && !self.given_to(color).is_empty()
    }

    /// D.2.11 — whether an assistant of this player has the two duties of that article and no others, because the
    /// other does not see and has none.
    pub fn is_limited(&self, color: Color) -> bool {
        let nothing_known = !self.is_blind(Color::White) && !self.is_blind(Color::Black);
        if nothing_known {
            return self.no_assistant;
        }
        !self.is_blind(color) && !self.uses_assistant(!color)
    }

    /// What the assistant of this player may do; nothing where he has none. Who is not known to be blind has one
    /// beside a blind player's only where the event gives him a list of his own (4.9, D.1).
    pub fn duties_of(&self, color: Color) -> BTreeSet<Duty> {
        let given = self.given_to(color);
        if self.is_limited(color) {
            return given.iter().filter(|duty| BETWEEN.contains(duty)).copied().collect();
        }
        let has_one = if self.is_blind(color) {
            self.uses_assistant(color)
        } else {
            !self.is_blind(!color) || self.own_list(color).is_some()
        };
        if has_one { given.clone() } else { BTreeSet::new() }
    }

    /// Whose assistant it is that is named without his player: the one's who does not see, or the other's where he
    /// has none (D.2.11). `None`: either player's, as where nothing is known of them.
    pub fn assisted(&self) -> Option<Color> {
        let blind = self.one_blind()?;
        Some(if self.uses_assistant(blind) { blind } else { !blind })
    }

    /// What an assistant named without his player may do: what his player's may; as either player's, what is given
    /// for both.
    pub fn duties_of_unnamed(&self) -> BTreeSet<Duty> {
        match self.assisted() {
            Some(color) => self.duties_of(color),
            None => &self.duties_of(Color::White) & &self.duties_of(Color::Black),
        }
    }

    /// D.2.11 — whether the game may be played: where one player does not see and the other does not hear, there is
    /// an assistant, and the two duties of that article are somebody's.
    pub fn bridges(&self) -> bool {
        let players = self.players();
        let has = |ability| players.white == ability || players.black == ability;
        if !(has(Ability::Blind) && has(Ability::Deaf)) {
            return true;
        }
        let given = &self.duties_of(Color::White) | &self.duties_of(Color::Black);
        !self.no_assistant && BETWEEN.iter().all(|duty| given.contains(duty))
    }
}
