//! One player's own board.

use shakmaty::{Board, Piece, Square};

use super::Execution;

/// What stands in front of one player, and what stood there before the last execution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnBoard {
    now: Board,
    /// The squares the last execution touched, with what stood there before it.
    touched: Vec<(Square, Option<Piece>)>,
}

impl OwnBoard {
    /// A board just set up.
    #[must_use]
    pub fn new(set_up: Board) -> OwnBoard {
        OwnBoard { now: set_up, touched: Vec::new() }
    }

    /// What stands there.
    #[must_use]
    pub fn now(&self) -> &Board {
        &self.now
    }

    /// What stood there before the last execution.
    #[must_use]
    pub fn before(&self) -> Board {
        let mut before = self.clone();
        before.undo();
        before.now
    }

    /// Whether there is an execution that could be taken back or replaced.
    #[must_use]
    pub fn has_executed(&self) -> bool {
        !self.touched.is_empty()
    }

    /// Executes a move.
    pub fn execute(&mut self, execution: &Execution) {
        self.touched = execution.squares().map(|square| (square, self.now.piece_at(square))).collect();
        execution.apply(&mut self.now);
    }

    /// Takes the last execution back.
    pub fn undo(&mut self) {
        for (square, piece) in std::mem::take(&mut self.touched) {
            self.put(square, piece);
        }
    }

    /// Not what was announced but this was done, in place of the last execution.
    pub fn executed_instead(&mut self, execution: &Execution) {
        self.undo();
        self.execute(execution);
    }

    /// What really stands on one square.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.now.set_piece_at(square, piece),
            None => self.now.discard_piece_at(square),
        }
    }

    /// What really stands on the whole board.
    pub fn replace(&mut self, board: Board) {
        self.now = board;
    }
}
