//! When the next rung of the blindfold ladder is earned.

use crate::game::{Reach, Rung};

/// So many clean games in a row earn the next rung, and so many more offer it again to whoever did not want it.
const GAMES: usize = 2;

/// A game of fewer own moves counts only where it was won.
const MOVES: usize = 10;

/// The most impossible announcements in a clean game.
const IMPOSSIBLE: usize = 1;

/// The most questions in it that the next rung would not have answered.
const QUESTIONS: usize = 2;

/// A game played at the ladder that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderGame {
    /// At this rung.
    pub rung: Rung,
    /// With so many own moves.
    pub moves: usize,
    /// Whether it was won.
    pub won: bool,
    /// With so many announcements that were no moves.
    pub impossible: usize,
    /// With these questions.
    pub questions: Vec<Reach>,
}

impl LadderGame {
    /// Whether it shows that the next rung can be climbed.
    fn is_clean(&self, next: Rung) -> bool {
        let beyond = self.questions.iter().filter(|reach| !next.admits(**reach)).count();
        (self.won || self.moves >= MOVES) && self.impossible <= IMPOSSIBLE && beyond <= QUESTIONS
    }
}

/// The rung that is earned with the newest of these games, which come newest first: the one above theirs, where so many
/// in a row were clean, not yet at the last rung.
pub fn earned(newest_first: impl IntoIterator<Item = LadderGame>) -> Option<Rung> {
    let mut games = newest_first.into_iter().peekable();
    let rung = games.peek()?.rung;
    let next = rung.next()?;
    let clean = games.take_while(|game| game.rung == rung && game.is_clean(next)).count();
    (clean > 0 && clean % GAMES == 0).then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(number: u8) -> Rung {
        Rung::new(number).unwrap()
    }

    /// A game of thirty moves without a slip or a question.
    fn clean(number: u8) -> LadderGame {
        LadderGame { rung: rung(number), moves: 30, won: false, impossible: 0, questions: Vec::new() }
    }

    #[test]
    fn two_clean_games_in_a_row_earn_the_next_rung() {
        assert_eq!(earned([]), None);
        assert_eq!(earned([clean(2)]), None);
        assert_eq!(earned([clean(2), clean(2)]), Some(rung(3)));
        assert_eq!(earned([clean(3), clean(2), clean(2)]), None, "the next one begins anew");
        assert_eq!(
            earned([clean(2), clean(2), clean(2)]),
            None,
            "whoever did not want it is asked again later"
        );
        assert_eq!(earned([clean(2), clean(2), clean(2), clean(2)]), Some(rung(3)));
        assert_eq!(earned([clean(6), clean(6)]), None, "there is nothing above it");
    }

    #[test]
    fn one_slip_is_forgiven_and_two_are_not() {
        let slips = |impossible| LadderGame { impossible, ..clean(2) };
        assert_eq!(earned([slips(1), slips(1)]), Some(rung(3)));
        assert_eq!(earned([slips(2), clean(2)]), None);
        assert_eq!(earned([clean(2), slips(2)]), None);
        assert_eq!(earned([clean(2), slips(2), clean(2)]), None, "in a row");
    }

    #[test]
    fn questions_count_that_the_next_rung_would_not_have_answered() {
        let asked = |number, reach, times| LadderGame { questions: vec![reach; times], ..clean(number) };
        assert_eq!(earned([asked(2, Reach::Board, 9), clean(2)]), Some(rung(3)));
        assert_eq!(earned([asked(2, Reach::Analysis, 2), clean(2)]), Some(rung(3)));
        assert_eq!(earned([asked(2, Reach::Analysis, 3), clean(2)]), None);
        assert_eq!(earned([asked(3, Reach::Board, 3), clean(3)]), None);
        assert_eq!(earned([asked(4, Reach::Square, 3), clean(4)]), None);
        assert_eq!(earned([asked(5, Reach::LastMove, 3), clean(5)]), None);
        assert_eq!(earned([asked(5, Reach::Nothing, 9), clean(5)]), Some(rung(6)));
    }

    #[test]
    fn a_short_game_counts_where_it_was_won() {
        let short = |won| LadderGame { moves: 9, won, ..clean(4) };
        assert_eq!(earned([short(true), clean(4)]), Some(rung(5)));
        assert_eq!(earned([short(false), clean(4)]), None);
    }
}
