//! The boards in front of the players, and what is done where they differ (D.2.9).

use shakmaty::{Board, ByColor, Color, Position};

use super::Course;
use crate::boards::PlayerBoard;

/// D.2.9 — what the arbiter is asked for when boards and scores do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proposal {
    /// Boards and scores go back to the position after so many plies.
    Retrace(usize),
    /// The record is corrected: the game is what both scores say.
    Correct,
}

/// The boards in front of the players.
#[derive(Debug, Clone)]
pub struct Boards {
    /// What stands in front of each player.
    pub own: ByColor<PlayerBoard>,
    /// D.2.1 — who must repeat the last announcement; it is not executed on his board before.
    pub owed: Option<Color>,
    /// Whether the clocks run again once a board has been set right.
    pub runs_on: bool,
    /// What was proposed to the arbiter.
    pub proposed: Option<Proposal>,
    /// Whether boards and scores went back, and the game does not go on yet.
    pub retraced: bool,
    /// After how many plies, the move in hand included, it was told last what stands on a board.
    pub looked: usize,
    /// After how many plies the boards were found to differ, while they do.
    pub differ_since: Option<usize>,
}

impl Boards {
    /// Both set up alike.
    pub fn set_up(board: &Board) -> Boards {
        Boards {
            own: alike(board),
            owed: None,
            runs_on: false,
            proposed: None,
            retraced: false,
            looked: 0,
            differ_since: None,
        }
    }

    /// The same position on both; nobody owes a repeat.
    pub(in crate::game) fn put_up(&mut self, board: &Board) {
        (self.own, self.owed) = (alike(board), None);
    }

    /// Every move after so many plies is struck out.
    pub(in crate::game) fn cut_to(&mut self, plies: usize) {
        self.proposed = None;
        self.looked = self.looked.min(plies);
        self.differ_since = self.differ_since.filter(|since| *since <= plies);
    }

    /// D.2.1 — what was announced last is repeated, and so executed on the other board too.
    pub(in crate::game) fn repeat(&mut self, course: &Course) {
        if let (Some(owing), Some((execution, _))) = (self.owed, course.last_execution()) {
            self.own.get_mut(owing).execute(&execution);
            self.owed = None;
        }
    }

    /// Takes this player's move back on every board on which it was executed.
    pub(in crate::game) fn take_off(&mut self, color: Color) {
        self.own.get_mut(color).undo();
        if self.owed.is_none() {
            self.own.get_mut(!color).undo();
        }
        self.owed = None;
    }

    /// A board on which everything was executed as the record has it.
    pub(in crate::game) fn as_recorded(&self, color: Color, course: &Course) -> PlayerBoard {
        let Some((execution, before)) = course.last_execution() else {
            return PlayerBoard::new(course.position().board().clone());
        };
        let mut board = PlayerBoard::new(before.board().clone());
        if self.owed != Some(color) {
            board.execute(&execution);
        }
        board
    }
}

fn alike(board: &Board) -> ByColor<PlayerBoard> {
    ByColor::new_with(|_| PlayerBoard::new(board.clone()))
}
