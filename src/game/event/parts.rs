//! What events are made of.

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{Piece, Square};

use crate::boards::Difference;
use crate::game::announcement::Speaker;
use crate::game::as_text;

/// Who repeated, or who pressed the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The program.
    Program,
    /// Somebody at the desk.
    #[serde(untagged)]
    Person(Speaker),
}

impl Actor {
    /// The person; the program is none.
    pub fn speaker(self) -> Option<Speaker> {
        if let Actor::Person(speaker) = self { Some(speaker) } else { None }
    }
}

impl From<Speaker> for Actor {
    fn from(speaker: Speaker) -> Actor {
        Actor::Person(speaker)
    }
}

/// What stands on one square of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquareContents {
    /// The square: "e4".
    #[serde(with = "as_text")]
    pub square: Square,
    /// The piece as in FEN: "p" is a black pawn; `null` is an empty square.
    #[serde(default, with = "as_text::option")]
    pub piece: Option<Piece>,
}

/// What is kept of a difference between the boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DifferingSquare {
    /// The square: "e4".
    #[serde(with = "as_text")]
    pub square: Square,
    /// The piece on White's board.
    #[serde(default, with = "as_text::option")]
    pub white: Option<Piece>,
    /// The piece on Black's board.
    #[serde(default, with = "as_text::option")]
    pub black: Option<Piece>,
}

impl From<&Difference> for DifferingSquare {
    fn from(difference: &Difference) -> DifferingSquare {
        let Difference { square, first: white, second: black } = *difference;
        DifferingSquare { square, white, black }
    }
}

/// D.2.9 — a move of the record that is corrected, since both scores say otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectedMove {
    /// Its ply, from 1.
    pub ply: usize,
    /// What was announced.
    #[serde(with = "as_text")]
    pub announced: UciMove,
    /// What the scores say.
    #[serde(with = "as_text")]
    pub r#move: UciMove,
}

impl CorrectedMove {
    /// Its place among the plies, from 0.
    pub(crate) fn place(&self) -> Option<usize> {
        self.ply.checked_sub(1)
    }
}
