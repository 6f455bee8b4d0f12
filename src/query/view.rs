//! The game as whoever asks may see it.

use shakmaty::{Board, Chess, Color, Square};

use crate::game::{Desk, Game, Right, Speaker, is_allowed};
use crate::laws::Millis;

/// Who asks, for whom, and when.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The game.
    pub game: &'a Game,
    /// Who asks.
    pub by: Speaker,
    /// The player for whom it is asked: left and right, near and far, own and other are his.
    pub side: Color,
    /// When, in milliseconds of the game.
    pub at: Millis,
    /// The square last spoken of.
    pub focus: Option<Square>,
}

impl<'a> View<'a> {
    /// What stands on the asking player's own board.
    pub fn board(&self) -> &'a Board {
        self.game.board(self.side).now()
    }

    /// The position of the game, with the move in hand.
    pub fn position(&self) -> Chess {
        self.game.position_with_hand()
    }

    /// Whether the number of moves is kept from this asker.
    pub fn hides_moves(&self) -> bool {
        hides_moves(self.game, self.by)
    }

    /// Whether this asker may be told what follows from a position.
    pub fn may_analyse(&self) -> bool {
        may_analyse(self.game, self.by)
    }

    /// These squares as they are read to the asker.
    pub fn ordered(&self, squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
        in_order(squares, self.side)
    }
}

/// D.2.6, D.2.10.4, 12.6 — whether it is kept from the player this one asks for how many moves are completed: in a
/// tournament from one who is known to see, until the game is over.
pub fn hides_moves(game: &Game, by: Speaker) -> bool {
    let setup = game.setup();
    let told = |side: Color| setup.regulations.is_told_moves(side);
    setup.desk == Desk::Tournament
        && game.outcome().is_none()
        && game.side_of(by).is_some_and(|side| !told(side))
}

/// During a game nobody hears what follows from a position, except at practice (11.3.1).
pub fn may_analyse(game: &Game, by: Speaker) -> bool {
    game.outcome().is_some() || is_allowed(by, Right::Analyse, game.setup().desk)
}

/// Squares by file from this side's left, each file from this side.
///
/// ```
/// use ansage::query::in_order;
/// use shakmaty::{Color, Square};
///
/// // From the player's own side of the board.
/// let squares = [Square::A8, Square::A1];
/// assert_eq!(in_order(squares, Color::White), [Square::A1, Square::A8]);
/// assert_eq!(in_order(squares, Color::Black), [Square::A8, Square::A1]);
/// ```
pub fn in_order(squares: impl IntoIterator<Item = Square>, side: Color) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    if side == Color::Black {
        squares.reverse();
    }
    squares
}
