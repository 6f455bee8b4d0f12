//! One player's own board.

use shakmaty::{Board, Piece, Square};

use super::Execution;

/// What stands in front of one player, and what stood there before the last execution.
///
/// ```
/// use ansage::boards::PlayerBoard;
/// use shakmaty::{Board, Square};
///
/// let mut board = PlayerBoard::new(Board::new());
/// let pawn = board.now().piece_at(Square::E2).unwrap();
/// board.lift(Square::E2, pawn);
/// assert_eq!(board.held().count(), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerBoard {
    now: Board,
    /// The squares the last execution touched, with what stood there before it.
    touched: Vec<(Square, Option<Piece>)>,
    /// The pieces that were lifted and not placed since, from where.
    held: Vec<(Square, Piece)>,
}

impl PlayerBoard {
    /// A board just set up.
    pub fn new(set_up: Board) -> PlayerBoard {
        PlayerBoard { now: set_up, touched: Vec::new(), held: Vec::new() }
    }

    /// What stands there.
    pub fn now(&self) -> &Board {
        &self.now
    }

    /// What stood there before the last execution.
    pub fn before(&self) -> Board {
        let mut before = self.clone();
        before.undo();
        before.now
    }

    /// Whether there is an execution that could be taken back or replaced.
    pub fn has_executed(&self) -> bool {
        !self.touched.is_empty()
    }

    /// The pieces that were lifted and not placed since.
    pub fn held(&self) -> impl Iterator<Item = Piece> + '_ {
        self.held.iter().map(|(_, piece)| *piece)
    }

    /// The squares that are empty because this move was begun: from where a piece was lifted that goes, and where the
    /// one stood that is captured.
    pub fn begun<'a>(&'a self, execution: &'a Execution) -> impl Iterator<Item = Square> + 'a {
        let is_held = |from: Square| self.held.iter().any(|(held, _)| *held == from);
        execution.squares().filter(move |square| {
            self.now.piece_at(*square).is_none() && (is_held(*square) || !execution.comes_from(*square))
        })
    }

    /// Executes a move; what was lifted for it is still in the hand.
    pub fn execute(&mut self, execution: &Execution) {
        for (square, piece) in std::mem::take(&mut self.held) {
            if self.now.piece_at(square).is_none() && execution.squares().any(|touched| touched == square) {
                self.now.set_piece_at(square, piece);
            }
        }
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
            Some(piece) => {
                self.now.set_piece_at(square, piece);
                if let Some(place) = self.held.iter().rposition(|(_, held)| *held == piece) {
                    self.held.remove(place);
                }
            }
            None => self.now.discard_piece_at(square),
        }
    }

    /// A piece is lifted from this square.
    pub fn lift(&mut self, square: Square, piece: Piece) {
        self.put(square, None);
        self.held.push((square, piece));
    }

    /// The whole board is turned half round.
    pub fn turn(&mut self) {
        self.now = turned(&self.now);
        for (square, _) in &mut self.touched {
            *square = square.rotate_180();
        }
        self.held.clear();
    }

    /// What really stands on the whole board.
    pub fn replace(&mut self, board: Board) {
        self.now = board;
        self.held.clear();
    }
}

/// What stands on each square when the board is turned half round.
pub fn turned(board: &Board) -> Board {
    let mut turned = board.clone();
    turned.rotate_180();
    turned
}
