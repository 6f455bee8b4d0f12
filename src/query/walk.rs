//! Going over the board from the square last spoken of: one square on, along its file or rank, to the next piece.

use shakmaty::{Color, Piece, Square};

use super::answer::{Answer, AtEdge, BoardAnswer};
use super::board::contents;
use super::query::{Operand, Operands, QueryRow};
use super::view::{View, in_order};

/// The steps, as the asker sees the board: away from him is up.
pub static ROWS: &[QueryRow] = &[
    QueryRow::new("go-left", &[("go-left", Operands::Nothing)], |_, view| Ok(step(view, -1, 0))),
    QueryRow::new("go-right", &[("go-right", Operands::Nothing)], |_, view| Ok(step(view, 1, 0))),
    QueryRow::new("go-up", &[("go-up", Operands::Nothing)], |_, view| Ok(step(view, 0, 1))),
    QueryRow::new("go-down", &[("go-down", Operands::Nothing)], |_, view| Ok(step(view, 0, -1))),
    QueryRow::new("go-rank", &[("go-rank", Operands::ToRank)], |operand, view| {
        let from = view.focus.unwrap_or(corner(view.side));
        let rank = if let Operand::Rank(Some(rank)) = operand { rank } else { from.rank() };
        Ok(at(Square::from_coords(from.file(), rank), view, AtEdge(false)))
    }),
    QueryRow::new("go-file", &[("go-file", Operands::ToFile)], |operand, view| {
        let from = view.focus.unwrap_or(corner(view.side));
        let file = if let Operand::File(Some(file)) = operand { file } else { from.file() };
        Ok(at(Square::from_coords(file, from.rank()), view, AtEdge(false)))
    }),
    QueryRow::new("next-piece", &[("later", Operands::Kind)], |operand, view| Ok(next_piece(operand, view))),
];

/// One square on. Where nothing was spoken of yet it begins in the corner on the left; at the edge it stays.
fn step(view: &View<'_>, files: i32, ranks: i32) -> Answer {
    let ahead = view.side.fold_wb(1, -1);
    let on = |from: Square| {
        let file = from.file().offset(files * ahead)?;
        Some(Square::from_coords(file, from.rank().offset(ranks * ahead)?))
    };
    let to = view.focus.map_or(Some(corner(view.side)), on);
    at(to.or(view.focus).unwrap_or(corner(view.side)), view, AtEdge(to.is_none()))
}

/// The next square with such a piece, in the order in which pieces are read, and from the last one on to the first.
fn next_piece(operand: Operand, view: &View<'_>) -> Answer {
    let Operand::Pieces(role, whose) = operand else { return Answer::All(Vec::new()) };
    let color = whose.and_then(|whose| whose.color(view.side));
    let fits = |piece: Piece| piece.role == role && color.is_none_or(|color| piece.color == color);
    let squares = in_order(Square::ALL, view.side);
    let begin = view.focus.and_then(|from| squares.iter().position(|square| *square == from));
    let (before, after) = squares.split_at(begin.map_or(0, |place| place + 1));
    let mut others = after.iter().chain(before);
    match others.find(|square| view.board().piece_at(**square).is_some_and(fits)) {
        Some(square) => at(*square, view, AtEdge(false)),
        None => Answer::Board(BoardAnswer::NoPieces(color, role)),
    }
}

fn at(square: Square, view: &View<'_>, edge: AtEdge) -> Answer {
    Answer::Board(BoardAnswer::Walked(contents(view.board(), square), edge))
}

/// Where it begins when nothing was spoken of yet: on the left of whoever asks.
fn corner(asking: Color) -> Square {
    asking.fold_wb(Square::A1, Square::H8)
}
