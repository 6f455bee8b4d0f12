//! What an assistant tells of a board he has looked at.

use super::touch_report::ReportedMove;
use crate::game::announcement::Announcement;
use shakmaty::{Board, Piece, Square};

/// A report about one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardReport {
    /// Not the announced move but this was done there.
    Instead(Announcement),
    /// This stands on these squares; the others are as they were.
    Squares(Vec<(Square, Option<Piece>)>),
    /// This was done there by hands, one after the other.
    Done(Vec<ReportedMove>),
    /// The whole board, as the placement field of a FEN.
    Placement(Box<Board>),
}
