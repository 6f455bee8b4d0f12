//! The board of one player, as large as there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::bitmap::{Bitmap, figure, letter, sign};
use super::canvas::Canvas;
use super::layout::{BoardPlace, SquareSize};
use super::theme::{SquarePaint, Theme};
use crate::session::BoardSeen;

/// What a square is marked as: by its form, and where there is no room for that by a sign; the last two by both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Between brackets: the last move begins or ends here.
    Moved,
    /// Between bars above and below: the king is in check.
    Check,
    /// In a frame: the two boards differ.
    Differs,
}

impl Mark {
    fn sign(self) -> &'static str {
        match self {
            Mark::Moved => "•",
            Mark::Check => "+",
            Mark::Differs => "!",
        }
    }
}

impl BoardSeen {
    /// Draws it.
    pub fn draw(&self, place: &BoardPlace, theme: &Theme, figures: bool, buffer: &mut Buffer) {
        let mut canvas = Canvas::new(place.squares());
        for square in Square::ALL {
            self.paint(square, place, theme, figures, &mut canvas);
        }
        canvas.onto(theme, buffer);
        for square in Square::ALL {
            self.write(square, place, theme, figures, buffer);
        }
        let below = place.area.bottom() - 1;
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let Position { x, y } = self.cell(place, Square::from_coords(file, rank));
            buffer.set_stringn(place.area.x, y, rank.char().to_string(), 1, theme.strong);
            buffer.set_stringn(x, below, file.char().to_string(), 1, theme.strong);
        }
    }

    /// The picture of a square: its ground, its piece, its mark.
    fn paint(&self, square: Square, board: &BoardPlace, theme: &Theme, figures: bool, canvas: &mut Canvas) {
        let (whole, size) = (self.dots(board, square), board.square);
        let colors = theme.square(square.is_light());
        canvas.fill(whole, colors.ground);
        if let Some(piece) = self.board.piece_at(square) {
            let plated = piece.color == theme.plated;
            let color = colors.pieces[piece.color];
            if let Some(drawing) = self.drawing(piece, size, figures) {
                let plate = drawing.plate(whole);
                if plated {
                    canvas.fill(plate, color);
                    for corner in corners(plate) {
                        canvas.fill(corner, colors.ground);
                    }
                }
                let color = if plated { colors.ground } else { color };
                canvas.bitmap(&drawing.bitmap, drawing.in_the_middle_of(plate), drawing.scale, color);
            } else if plated {
                canvas.fill(around_sign(whole, size), color);
            } else if size.height > 2 {
                canvas.fill(below_sign(whole), color);
            }
        }
        if let Some(mark) = self.mark(square).filter(|_| size.height > 2) {
            for part in frame(mark, whole) {
                canvas.fill(part, colors.mark);
            }
        }
    }

    /// What a square has of the terminal's own signs.
    fn write(&self, square: Square, place: &BoardPlace, theme: &Theme, figures: bool, buffer: &mut Buffer) {
        let SquareSize { width, height } = place.square;
        let Position { x, y } = self.cell(place, square);
        let paint = theme.square(square.is_light());
        if let Some(piece) = self.board.piece_at(square)
            && self.drawing(piece, place.square, figures).is_none()
        {
            let letter = self.letter(piece, figures);
            // A word for a piece has what room there is.
            let style = written(piece, paint, theme).add_modifier(Modifier::BOLD);
            buffer.set_stringn(x, y, letter, usize::from(width - (width - 1) / 2), style);
        }
        let Some(mark) = self.mark(square).filter(|mark| *mark != Mark::Moved || height == 2) else { return };
        let style = theme.style(paint.mark, paint.ground).add_modifier(Modifier::BOLD);
        let right = x + width - 1 - (width - 1) / 2;
        let row = if place.square.is_drawn() {
            place.squares().y + self.dots(place, square).y.div_ceil(2) + 1
        } else {
            y
        };
        buffer.set_stringn(right, row, mark.sign(), 1, style);
    }

    fn mark(&self, square: Square) -> Option<Mark> {
        if self.differ.contains(&square) {
            Some(Mark::Differs)
        } else if self.check == Some(square) {
            Some(Mark::Check)
        } else {
            self.moved.contains(&square).then_some(Mark::Moved)
        }
    }

    /// Its column from the left and row from the top.
    fn seen_at(&self, square: Square) -> (u16, u16) {
        let (column, row) = (u16::from(square.file()), u16::from(square.rank()));
        (self.from.fold_wb(column, 7 - column), self.from.fold_wb(7 - row, row))
    }

    /// The dots of a square.
    fn dots(&self, place: &BoardPlace, square: Square) -> Rect {
        let ((column, row), SquareSize { width, height }) = (self.seen_at(square), place.square);
        Rect { x: column * 2 * width, y: place.square.sinks() + row * height, width: 2 * width, height }
    }

    /// Where the letter of this square stands.
    pub fn cell(&self, place: &BoardPlace, square: Square) -> Position {
        let (dots, squares) = (self.dots(place, square), place.squares());
        Position {
            x: squares.x + dots.x / 2 + (place.square.width - 1) / 2,
            y: squares.y + dots.y.midpoint((dots.height - 1) / 2),
        }
    }

    /// What is drawn where a square has room for it.
    fn drawing(&self, piece: Piece, size: SquareSize, figures: bool) -> Option<Drawing> {
        if !size.is_drawn() {
            return None;
        }
        let drawn = |bitmap| Drawing { bitmap, scale: (1, 1) };
        let drawings: Vec<Drawing> = if figures {
            figure(piece.role).map(drawn).into()
        } else {
            let mut signs = self.letters[piece.role].chars().flat_map(char::to_uppercase);
            let only = signs.next().filter(|_| signs.next().is_none())?;
            // A letter that nobody has drawn comes from the font.
            let of_font = || Some(vec![Drawing { bitmap: sign(only)?.trimmed(), scale: (2, 1) }]);
            letter(only).map(|drawings| drawings.map(drawn).into()).or_else(of_font)?
        };
        drawings.into_iter().filter_map(|drawing| drawing.grown_to_fit(size)).max_by_key(Drawing::height)
    }

    /// Capital for White, small for Black; figurines in outline and filled: a screen reader tells them apart.
    fn letter(&self, piece: Piece, figures: bool) -> String {
        if figures {
            return figurine(piece).to_owned();
        }
        let letter = self.letters[piece.role].as_str();
        piece.color.fold_wb(letter.to_uppercase(), letter.to_lowercase())
    }
}

/// A piece as a drawing, each dot so many dots of the window wide and high.
#[derive(Debug, Clone)]
struct Drawing {
    bitmap: Bitmap,
    scale: (u16, u16),
}

impl Drawing {
    fn height(&self) -> u16 {
        self.bitmap.height() * self.scale.1
    }

    /// As many times as large as leaves a square's margin and a plate's.
    fn grown_to_fit(mut self, size: SquareSize) -> Option<Drawing> {
        let times = size.height.saturating_sub(3) / self.height();
        self.scale = (self.scale.0 * times, self.scale.1 * times);
        (times > 0).then_some(self)
    }

    /// The plate in the middle of a square, also where it is only thought of.
    fn plate(&self, square: Rect) -> Rect {
        let spare = square.height.saturating_sub(self.height() + 2);
        let margin = (spare / 2).clamp(1, self.scale.1);
        let height = self.height() + 2 * margin;
        let width = (2 * height).min(square.width - 2);
        Rect {
            x: square.x + (square.width - width) / 2,
            y: square.y + (square.height - height) / 2,
            width,
            height,
        }
    }

    fn in_the_middle_of(&self, plate: Rect) -> (u16, u16) {
        let width = self.bitmap.width * self.scale.0;
        (plate.x + (plate.width - width) / 2, plate.y + (plate.height - self.height()) / 2)
    }
}

/// The plate round a sign of the terminal's font.
fn around_sign(square: Rect, size: SquareSize) -> Rect {
    if size.height > 2 {
        return Rect { x: square.x + 2, y: square.y + 1, width: square.width - 4, height: square.height - 2 };
    }
    Rect { x: square.x + (size.width - 1) / 2 * 2, width: 2, ..square }
}

/// The bar below a sign without a plate: from a sign alone nobody who sees little knows its colour.
fn below_sign(square: Rect) -> Rect {
    Rect { x: square.x + 2, y: square.y + square.height / 2 + 1, width: square.width - 4, height: 1 }
}

/// The corners that a plate lacks.
fn corners(plate: Rect) -> [Rect; 4] {
    let corner = |x, y| Rect { x, y, width: 2, height: 1 };
    let (right, bottom) = (plate.right() - 2, plate.bottom() - 1);
    [corner(plate.x, plate.y), corner(right, plate.y), corner(plate.x, bottom), corner(right, bottom)]
}

/// What a mark is drawn with round its square: no more than half a column and half a row thick in small ones.
fn frame(mark: Mark, square: Rect) -> Vec<Rect> {
    let thick = 1 + square.height / 12;
    let high = thick.div_ceil(2);
    // Whole columns, as half rows of two squares can meet in one cell; and none above a drawing that has no margin.
    let arm = match square.height {
        8 => 2,
        _ if mark == Mark::Moved => (square.width / 8).max(1) * 2,
        _ => square.width,
    };
    let thick = if arm == 2 && mark == Mark::Differs { 2 * thick } else { thick };
    let mut parts = Vec::new();
    for y in [square.y, square.bottom() - high] {
        for x in [square.x, square.right() - arm] {
            parts.push(Rect { x, y, width: arm, height: high });
        }
    }
    if mark != Mark::Check {
        for x in [square.x, square.right() - thick] {
            parts.push(Rect { x, width: thick, ..square });
        }
    }
    parts
}

/// How a sign of the terminal's font stands on its square, or on its plate.
fn written(piece: Piece, paint: &SquarePaint, theme: &Theme) -> ratatui::style::Style {
    let color = paint.pieces[piece.color];
    if piece.color == theme.plated {
        theme.style(paint.ground, color)
    } else {
        theme.style(color, paint.ground)
    }
}

/// The sign of a piece in Unicode.
fn figurine(piece: Piece) -> &'static str {
    let [outline, solid] = match piece.role {
        Role::King => ["♔", "♚"],
        Role::Queen => ["♕", "♛"],
        Role::Rook => ["♖", "♜"],
        Role::Bishop => ["♗", "♝"],
        Role::Knight => ["♘", "♞"],
        Role::Pawn => ["♙", "♟"],
    };
    if piece.color == Color::Black { solid } else { outline }
}
