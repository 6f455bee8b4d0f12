//! The level of the next game: the last one's, or one that follows the results: a game won makes the next one a level
//! harder, a game lost a level easier.

use shakmaty::Color;

use crate::game::{Game, OpponentKind};
use crate::laws::GameResult;
use crate::opponent::{EngineLevel, Level};
use crate::record::{Library, LibraryError};
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// So many of the newest games are looked at for one against the like.
const LOOKED_AT: usize = 50;

/// Where nothing is known of anybody yet: the easiest, which a beginner can beat.
const FIRST: u8 = 1;

/// The same where it follows the results: from there it can go up and down.
const FIRST_FOLLOWED: u8 = 2;

/// What is asked of the level of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedLevel {
    /// One, or there is nobody who would have one.
    Said,
    /// Nothing: it is that of the last game.
    Last,
    /// It follows the results.
    Adaptive,
}

/// The level of the newest game against the partner, or against an engine; the first where there is none.
///
/// # Errors
/// The library cannot be read.
pub(super) fn last_level(library: &Library, engine: bool) -> Result<u8, LibraryError> {
    let found = library.newest(LOOKED_AT, |game| played_at(game, engine).map(|(_, level)| level))?;
    Ok(found.unwrap_or(FIRST))
}

/// The level of the next game, and what has made it another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Followed {
    pub(super) level: u8,
    /// "won" or "lost"; nothing where the level stays.
    why: Option<&'static str>,
}

impl Followed {
    /// What follows from the newest game against the partner, or against an engine, that is over.
    ///
    /// # Errors
    /// The library cannot be read.
    pub(super) fn of(library: &Library, engine: bool) -> Result<Followed, LibraryError> {
        let found = library.newest(LOOKED_AT, |game| of_game(game, engine))?;
        Ok(found.unwrap_or(Followed { level: FIRST_FOLLOWED, why: None }))
    }

    /// What follows from this game against the like, where it is over.
    pub(super) fn of_game(game: &Game, engine: bool) -> Option<Followed> {
        of_game(&game.as_left(), engine)
    }

    /// What is told of it.
    pub(super) fn told(self) -> Option<Fact> {
        self.why.map(|why| Fact::Say(Id::LEVEL_FOLLOWS, vec![("follows", Variable::Key(why))]))
    }
}

fn of_game(game: &Game, engine: bool) -> Option<Followed> {
    let (color, level) = played_at(game, engine)?;
    let highest = if engine { EngineLevel::MAX.get() } else { Level::MAX.get() };
    let (next, why) = match game.outcome()?.result {
        GameResult::Won(winner) if winner == color => (level.saturating_sub(1), "lost"),
        GameResult::Won(_) => (level.saturating_add(1), "won"),
        _ => (level, ""),
    };
    let next = next.clamp(1, highest);
    Some(Followed { level: next, why: (next != level).then_some(why) })
}

/// The side and the level of the partner, or of the engine, where that is who plays.
fn played_at(game: &Game, engine: bool) -> Option<(Color, u8)> {
    match game.setup().against {
        OpponentKind::Partner { color, level, .. } if !engine => Some((color, level)),
        OpponentKind::Engine { color, level, .. } if engine => Some((color, level)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Event, PlayEvent, Start, studied};
    use crate::laws::Termination;

    /// A game whose loser has given up; that the opponent can mate has been found.
    fn lost_by(loser: Color, against: &OpponentKind) -> Game {
        let mut setup = studied(Start::default(), "", "").setup().clone();
        setup.against = against.clone();
        let game = std::sync::Arc::new(Game::open(setup));
        let result = GameResult::Won(!loser);
        let ended = Event::Play(PlayEvent::Ended { result, reason: Termination::Resignation });
        let last = game.advance_all(vec![ended], 0, 0).pop().unwrap();
        last.after.as_left()
    }

    #[test]
    fn a_level_up_for_a_win_and_down_for_a_loss_within_the_scale() {
        let partner = |level| OpponentKind::Partner { color: Color::Black, level, seed: 0 };
        let after = |loser, level| of_game(&lost_by(loser, &partner(level)), false).unwrap();
        assert_eq!(after(Color::Black, 4), Followed { level: 5, why: Some("won") });
        assert_eq!(after(Color::White, 4), Followed { level: 3, why: Some("lost") });
        assert_eq!(after(Color::White, 1), Followed { level: 1, why: None });
        assert_eq!(after(Color::Black, 8), Followed { level: 8, why: None });
        assert_eq!(of_game(&lost_by(Color::White, &partner(4)), true), None, "that was no engine");
    }
}
