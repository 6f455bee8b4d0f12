//! What a diagram is made of, from back to front, so that every way of drawing it gives the same picture.
//!
//! Lengths are hundredths of a square. The picture is [`SIDE`] wide and high; the board leaves [`WIDE`] free
//! at the left and below for coordinates and [`NARROW`] above and at the right.

use super::letters::{FILES, LETTER_WIDTH, RANKS};
use shakmaty::{Piece, Square};

use super::position::Diagram;
use super::shapes::{BOARD, FRAME, LINE_WIDTH, OUTLINE_WIDTH, Part, SQUARE, shape};
use super::theme::{Rgb, Theme};

/// Width and height of the picture.
pub const SIDE: i32 = 900;

/// The margin with coordinates.
pub const WIDE: i32 = 80;

/// The margin without.
pub const NARROW: i32 = SIDE - 800 - WIDE;

/// Width of the board's edge line.
const EDGE_WIDTH: i32 = 4;

/// A part at its place in its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What is drawn.
    pub part: Part,
    /// Where the part's (0, 0) lies in the picture.
    pub at: (i32, i32),
    /// The colour of its area, if that is filled.
    pub fill: Option<Rgb>,
    /// The colour and width of the line along its edge, if there is one, painted over the area.
    pub stroke: Option<(Rgb, i32)>,
}

/// All items of a diagram, from back to front; behind them lies the theme's paper.
pub fn scene(diagram: &Diagram, theme: &Theme) -> Vec<Item> {
    let mut items = Vec::new();
    items.push(filled(BOARD, (WIDE, NARROW), theme.light));
    for (file, rank) in (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank))) {
        if (file + rank) % 2 == 0 {
            items.push(filled(SQUARE, corner(file, rank, diagram.flipped), theme.dark));
        }
    }
    items.push(Item { part: BOARD, at: (WIDE, NARROW), fill: None, stroke: Some((theme.ink, EDGE_WIDTH)) });
    for square in Square::ALL {
        let at = corner(square.file().into(), square.rank().into(), diagram.flipped);
        if diagram.marked.contains(square) {
            items.extend(FRAME.iter().map(|part| filled(*part, at, theme.mark)));
        }
        if let Some(piece) = diagram.board.piece_at(square) {
            push_piece(&mut items, piece, at, theme);
        }
    }
    push_coordinates(&mut items, diagram.flipped, theme.ink);
    items
}

/// The upper left corner of a square in the picture.
fn corner(file: i32, rank: i32, flipped: bool) -> (i32, i32) {
    let (column, row) = if flipped { (7 - file, rank) } else { (file, 7 - rank) };
    (WIDE + 100 * column, NARROW + 100 * row)
}

/// A part filled without a line.
fn filled(part: Part, at: (i32, i32), colour: Rgb) -> Item {
    Item { part, at, fill: Some(colour), stroke: None }
}

/// A part as a mark in one colour: a line by its stroke, anything else by its area.
fn drawn(part: Part, at: (i32, i32), colour: Rgb, width: i32) -> Item {
    match part {
        Part::Line(_) => Item { part, at, fill: None, stroke: Some((colour, width)) },
        Part::Area(_) | Part::Disc(..) => filled(part, at, colour),
    }
}

/// A piece: its areas with their outlines, its lines, and for Black the inner light line.
fn push_piece(items: &mut Vec<Item>, piece: Piece, at: (i32, i32), theme: &Theme) {
    let shape = shape(piece.role);
    let (side, inner) = piece.color.fold_wb((theme.white, &[][..]), (theme.black, shape.inner));
    items.extend(shape.body.iter().map(|part| Item {
        part: *part,
        at,
        fill: Some(side.fill),
        stroke: Some((side.outline, OUTLINE_WIDTH)),
    }));
    items.extend(shape.details.iter().chain(inner).map(|part| drawn(*part, at, side.line, LINE_WIDTH)));
}

/// The letters below the board and the digits at its left, each at the middle of its file or rank.
fn push_coordinates(items: &mut Vec<Item>, flipped: bool, ink: Rgb) {
    for (number, (file, rank)) in (0_i32..).zip(FILES.iter().zip(&RANKS)) {
        let (x, y) = corner(number, number, flipped);
        for (sign, at) in [(file, (x + 50, SIDE - WIDE / 2)), (rank, (WIDE / 2, y + 50))] {
            items.extend(sign.iter().map(|part| drawn(*part, at, ink, LETTER_WIDTH)));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;
    use crate::diagram::theme::LIGHT_PRINT;
    use shakmaty::{Board, Color, Role};

    #[test]
    fn a1_is_dark_and_at_the_lower_left_unless_flipped() {
        let dark = |flipped, at| {
            let items = scene(&Diagram { flipped, ..Diagram::default() }, &LIGHT_PRINT);
            items.contains(&filled(SQUARE, at, LIGHT_PRINT.dark))
        };
        let lower_left = (WIDE, NARROW + 700);
        assert_eq!(corner(0, 0, false), lower_left);
        assert_eq!(corner(7, 7, true), lower_left);
        assert!(dark(false, lower_left) && dark(true, lower_left));
        assert!(!dark(false, (WIDE, NARROW)) && !dark(true, (WIDE, NARROW)));
    }

    #[test]
    fn only_black_has_the_inner_line() {
        for role in Role::ALL {
            let count = |color| {
                let mut board = Board::empty();
                board.set_piece_at(Square::D4, Piece { role, color });
                scene(&Diagram { board, ..Diagram::default() }, &LIGHT_PRINT).len()
            };
            assert_eq!(count(Color::Black) - count(Color::White), shape(role).inner.len());
            assert!(!shape(role).inner.is_empty(), "{role:?}");
        }
    }

    #[test]
    fn a_turned_board_shows_the_same_things_elsewhere() {
        let upright = scene(&Diagram::default(), &LIGHT_PRINT);
        let turned = scene(&Diagram { flipped: true, ..Diagram::default() }, &LIGHT_PRINT);
        assert_eq!(upright.len(), turned.len());
        assert_ne!(upright, turned);
    }
}
