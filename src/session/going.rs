//! Going over the board from the square last spoken of: one square on, along its file or rank, to the next piece.

use shakmaty::{Color, Piece, Role, Square};

use super::Session;
use super::outcome::Addressed;
use super::told::Told;
use crate::args;
use crate::query::{Direction, Query};
use crate::tell::{BoardAnswers, color_key, in_order, role_key};

impl Session<'_> {
    /// One square on, and what stands there. Where nothing was spoken of yet it begins in the corner on the left;
    /// at the edge it stays, and says so.
    pub(super) fn step(&mut self, step: Direction, asking: Color) -> Addressed {
        let corner = corner(asking);
        let from = self.focus();
        let to = from.map_or(Some(corner), |square| step.from(square, asking));
        let square = to.or(from).unwrap_or(corner);
        let mut told = self.at(square, asking);
        if to.is_none() {
            told = told.behind(self.one("edge"));
        }
        self.answered(Query::Step(step).name(), told)
    }

    /// The same file on another rank, or the same rank on another file.
    pub(super) fn go_along(&mut self, question: Query, asking: Color) -> Addressed {
        let from = self.focus().unwrap_or(corner(asking));
        let to = match question {
            Query::GoRank(rank) => Square::from_coords(from.file(), rank),
            Query::GoFile(file) => Square::from_coords(file, from.rank()),
            _ => from,
        };
        let told = self.at(to, asking);
        self.answered(question.name(), told)
    }

    /// The next square with such a piece, in the order in which pieces are read, and from the last one on to the
    /// first.
    pub(super) fn next_piece(&mut self, role: Role, color: Option<Color>, asking: Color) -> Addressed {
        let name = Query::NextPiece(role, None).name();
        let from = self.focus();
        let board = self.game().board(asking).now();
        let fits = |piece: Piece| piece.role == role && color.is_none_or(|color| piece.color == color);
        let squares = in_order(Square::ALL.to_vec(), asking);
        let begin = from.and_then(|from| squares.iter().position(|square| *square == from));
        let begin = begin.map_or(0, |place| place + 1);
        let (before, after) = squares.split_at(begin);
        let mut others = after.iter().chain(before);
        let told = match others.find(|square| board.piece_at(**square).is_some_and(fits)) {
            Some(square) => self.at(*square, asking),
            None => self.both(|phrasing| match color {
                Some(color) => {
                    let args = args!("color" => color_key(color), "piece" => role_key(role));
                    vec![phrasing.tell("look-no-pieces", &args)]
                }
                None => vec![phrasing.of_piece("look-no-piece", role)],
            }),
        };
        self.answered(name, told)
    }

    /// What stands on a square, which is spoken of from now on.
    fn at(&mut self, square: Square, asking: Color) -> Told {
        self.focus = Some((square, self.last_seq()));
        let board = self.game().board(asking).now();
        self.both(|phrasing| vec![BoardAnswers::new(board, asking, *phrasing).square(square)])
    }
}

/// Where it begins when nothing was spoken of yet: on the left of whoever asks.
fn corner(asking: Color) -> Square {
    asking.fold_wb(Square::A1, Square::H8)
}
