//! What events are made of, and how one is kept.

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{Color, Piece, Square};

use super::announcement::Speaker;
use super::{Correction, Event};
use crate::boards::Difference;
use crate::laws::Millis;

/// Who repeated, or who pressed the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Actor {
    White,
    Black,
    Assistant,
    WhiteAssistant,
    BlackAssistant,
    Arbiter,
    Program,
}

impl Actor {
    /// The person; the program is none.
    #[must_use]
    pub fn speaker(self) -> Option<Speaker> {
        Some(match self {
            Actor::White => Speaker::White,
            Actor::Black => Speaker::Black,
            Actor::Assistant => Speaker::Assistant,
            Actor::WhiteAssistant => Speaker::WhiteAssistant,
            Actor::BlackAssistant => Speaker::BlackAssistant,
            Actor::Arbiter => Speaker::Arbiter,
            Actor::Program => return None,
        })
    }
}

impl From<Speaker> for Actor {
    fn from(speaker: Speaker) -> Actor {
        match speaker {
            Speaker::White => Actor::White,
            Speaker::Black => Actor::Black,
            Speaker::Assistant => Actor::Assistant,
            Speaker::WhiteAssistant => Actor::WhiteAssistant,
            Speaker::BlackAssistant => Actor::BlackAssistant,
            Speaker::Arbiter => Actor::Arbiter,
        }
    }
}

/// What stands on one square of one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquareContents {
    /// The square: "e4".
    pub square: String,
    /// The piece as in FEN: "p" is a black pawn; `null` is an empty square.
    pub piece: Option<char>,
}

impl SquareContents {
    pub(super) fn new(square: Square, piece: Option<Piece>) -> SquareContents {
        SquareContents { square: square.to_string(), piece: piece.map(Piece::char) }
    }

    pub(super) fn read(&self) -> Option<(Square, Option<Piece>)> {
        Some((self.square.parse().ok()?, self.piece.and_then(Piece::from_char)))
    }
}

/// What is kept of a difference between the boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DifferingSquare {
    /// The square: "e4".
    pub square: String,
    /// The piece on White's board.
    pub white: Option<char>,
    /// The piece on Black's board.
    pub black: Option<char>,
}

impl From<&Difference> for DifferingSquare {
    fn from(difference: &Difference) -> DifferingSquare {
        DifferingSquare {
            square: difference.square.to_string(),
            white: difference.first.map(Piece::char),
            black: difference.second.map(Piece::char),
        }
    }
}

/// D.2.9 — a move of the record that is corrected, since both scores say otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectedMove {
    /// Its ply, from 1.
    pub ply: usize,
    /// What was announced, in coordinates.
    pub announced: String,
    /// What the scores say, in coordinates.
    pub r#move: String,
}

impl CorrectedMove {
    /// `None` where the scores say nothing that can be executed.
    pub(super) fn of(correction: &Correction) -> Option<CorrectedMove> {
        let Correction { ply, announced, done, .. } = correction;
        let (ply, announced, r#move) = (ply + 1, announced.to_string(), (*done)?.to_string());
        Some(CorrectedMove { ply, announced, r#move })
    }

    /// The place among the plies, from 0, what was announced, and what holds.
    pub(super) fn read(&self) -> Option<(usize, UciMove, UciMove)> {
        Some((self.ply.checked_sub(1)?, self.announced.parse().ok()?, self.r#move.parse().ok()?))
    }
}

/// An event with its place in the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// From 1, without gaps.
    pub seq: u64,
    /// Milliseconds since the game was opened, without those in which no program ran.
    pub at_ms: Millis,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

impl Event {
    /// 6.2.1 — this player's move is completed by the press of the clock.
    #[must_use]
    pub fn pressed(color: Color, by: Actor) -> Event {
        Event::Completed { color, pressed: true, by: Some(by) }
    }

    /// 6.2.1 — this player's move is completed, and nobody pressed.
    #[must_use]
    pub fn completed(color: Color) -> Event {
        Event::Completed { color, pressed: false, by: None }
    }

    /// The same, and who pressed the clock for it; what no clock is pressed for stays as it is.
    #[must_use]
    pub(super) fn pressed_by(mut self, who: Actor) -> Event {
        if let Event::Completed { by, pressed: true, .. } | Event::IllegalCompleted { by, .. } = &mut self {
            *by = Some(who);
        }
        self
    }
}
