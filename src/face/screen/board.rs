//! The board of one player, as large as there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use shakmaty::{Color, File, Rank, Role, Square};

use super::bitmap;
use super::bitmap::{Bitmap, DOTS, Dots};
use super::layout::BoardPlace;
use super::theme::Theme;
use crate::session::BoardSeen;

/// Stands behind the letter on a square where the two boards differ.
const DIFFERS: &str = "!";

impl BoardSeen {
    /// Draws it.
    pub fn draw(&self, place: &BoardPlace, theme: &Theme, figures: bool, buffer: &mut Buffer) {
        // From left to right.
        for number in 0..64 {
            let square = Square::new(self.from.fold_wb(number, 63 - number));
            self.draw_square(square, place, theme, figures, buffer);
        }
        let below = place.area.y + 8 * place.square;
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let Position { x, y } = self.cell(place, Square::from_coords(file, rank));
            buffer.set_stringn(place.area.x, y, rank.char().to_string(), 1, theme.page);
            buffer.set_stringn(x, below, file.char().to_string(), 1, theme.page);
        }
    }

    fn draw_square(
        &self,
        square: Square,
        place: &BoardPlace,
        theme: &Theme,
        figures: bool,
        buffer: &mut Buffer,
    ) {
        let (height, width) = (place.square, 2 * place.square);
        let Position { x, y } = self.cell(place, square);
        let whole = Rect { x: x - middle(width), y: y - middle(height), width, height };
        let style = if square.is_light() { theme.light } else { theme.dark };
        buffer.set_style(whole, style);
        let marked = style.add_modifier(Modifier::UNDERLINED);
        let differs = self.differ.contains(&square);
        let large = self.bitmap(square, figures);
        if let Some(large) = large.filter(|_| scale(height) > 0) {
            bitmap::draw(&large, Dots::Halves(scale(height)), middle_of(whole), style, buffer);
            if differs {
                // In the corner, which is free.
                buffer.set_stringn(whole.right() - 1, whole.y, DIFFERS, 1, marked);
            }
            return;
        }
        let letter = self.letter(square, figures);
        let (after, _) = buffer.set_stringn(x, y, &letter, usize::from(width), style);
        if differs {
            // An empty square has its mark where the piece would have it.
            let at = if letter.is_empty() { x + 1 } else { after };
            buffer.set_stringn(at, y, DIFFERS, 1, marked);
        }
    }

    /// Where the letter of this square stands.
    pub fn cell(&self, place: &BoardPlace, square: Square) -> Position {
        let (column, row) = (u16::from(square.file()), u16::from(square.rank()));
        let (column, row) = (self.from.fold_wb(column, 7 - column), self.from.fold_wb(7 - row, row));
        Position {
            x: place.left() + column * 2 * place.square + middle(2 * place.square),
            y: place.area.y + row * place.square + middle(place.square),
        }
    }

    /// What is drawn where a square has room for it.
    fn bitmap(&self, square: Square, figures: bool) -> Option<Bitmap> {
        let piece = self.board.piece_at(square)?;
        if figures {
            return Some(bitmap::figure(piece.role, is_filled(piece.color)));
        }
        let letter = self.letter(square, false);
        let mut signs = letter.chars();
        signs.next().filter(|_| signs.next().is_none()).and_then(bitmap::letter)
    }

    /// Capital for White, small for Black: they are told apart without colours.
    fn letter(&self, square: Square, figures: bool) -> String {
        let Some(piece) = self.board.piece_at(square) else { return String::new() };
        if figures {
            return figurine(piece.role, is_filled(piece.color)).to_owned();
        }
        let letter = self.letters[piece.role].as_str();
        piece.color.fold_wb(letter.to_uppercase(), letter.to_lowercase())
    }
}

/// White's pieces are outlines and Black's are filled, on every square: a screen reader names the sign, and whoever
/// sees little goes by its shape.
fn is_filled(color: Color) -> bool {
    color == Color::Black
}

/// The sign of a piece in Unicode, filled or as an outline.
fn figurine(role: Role, filled: bool) -> &'static str {
    let [outline, solid] = match role {
        Role::King => ["♔", "♚"],
        Role::Queen => ["♕", "♛"],
        Role::Rook => ["♖", "♜"],
        Role::Bishop => ["♗", "♝"],
        Role::Knight => ["♘", "♞"],
        Role::Pawn => ["♙", "♟"],
    };
    if filled { solid } else { outline }
}

/// How many times a bitmap's size fits a square of so many rows.
fn scale(rows: u16) -> u16 {
    2 * rows / DOTS
}

/// The middle of a square, as large as its bitmap.
fn middle_of(square: Rect) -> Rect {
    let (width, height) = Dots::Halves(scale(square.height)).size();
    Rect {
        x: square.x + (square.width - width) / 2,
        y: square.y + (square.height - height) / 2,
        width,
        height,
    }
}

/// The place in the middle of so many.
fn middle(length: u16) -> u16 {
    (length - 1) / 2
}
