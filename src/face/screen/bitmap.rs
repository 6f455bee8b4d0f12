//! Letters, digits and chess figures as bitmaps of eight by eight, drawn with halves and quarters of a cell.

use font8x8::UnicodeFonts;
use font8x8::{BASIC_FONTS, LATIN_FONTS};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shakmaty::Role;

/// Eight rows from the top, in each the leftmost dot in the lowest bit.
pub type Bitmap = [u8; 8];

/// How many dots wide and high.
pub const DOTS: u16 = 8;

/// What a cell of two dots, one above the other, looks like: the upper one is the lower bit.
const HALVES: [&str; 4] = [" ", "▀", "▄", "█"];

/// What a cell of four dots looks like: upper left, upper right, lower left, lower right, from the lowest bit.
const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// How large a dot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dots {
    /// Two in a cell, which are square where a cell is twice as high as wide; each of so many dots' width and height.
    Halves(u16),
    /// Four in a cell: twice as high as wide.
    Quarters,
}

impl Dots {
    /// The cells that a bitmap takes, in columns and rows.
    pub fn size(self) -> (u16, u16) {
        match self {
            Dots::Halves(scale) => (DOTS * scale, DOTS * scale / 2),
            Dots::Quarters => (DOTS / 2, DOTS / 2),
        }
    }
}

/// A letter or digit; `None` where there is no bitmap of it.
pub fn letter(letter: char) -> Option<Bitmap> {
    BASIC_FONTS.get(letter).or_else(|| LATIN_FONTS.get(letter))
}

/// The figure of a piece, filled or as an outline.
pub fn figure(role: Role, filled: bool) -> Bitmap {
    // Drawn from the left: the first sign of a row is the leftmost dot.
    let rows: [&str; 8] = match role {
        Role::Pawn => {
            ["........", "...##...", "..####..", "..####..", "...##...", "..####..", ".######.", ".######."]
        }
        Role::Rook => {
            ["##.##.##", "##.##.##", "########", ".######.", ".######.", ".######.", "########", "########"]
        }
        Role::Knight => {
            ["...##...", "..#####.", ".#######", "########", "##.#####", "...#####", "..######", ".#######"]
        }
        Role::Bishop => {
            ["...##...", "..####..", ".###.##.", ".##.###.", ".######.", "..####..", ".######.", "########"]
        }
        Role::Queen => {
            ["#..##..#", "##.##.##", "##.##.##", "########", "########", ".######.", ".######.", "########"]
        }
        Role::King => {
            ["...##...", ".######.", "...##...", "##.##.##", "########", "########", ".######.", ".######."]
        }
    };
    let dots = rows.map(|row| {
        row.bytes().enumerate().fold(0, |bits, (place, sign)| bits | (u8::from(sign == b'#') << place))
    });
    if filled { dots } else { outline(dots) }
}

/// What remains of a figure without the dots that are surrounded by others.
fn outline(dots: Bitmap) -> Bitmap {
    let row = |row: usize| dots.get(row).copied().unwrap_or(0);
    std::array::from_fn(|at| {
        let here = row(at);
        let above = at.checked_sub(1).map_or(0, row);
        let inner = here & (here << 1) & (here >> 1) & above & row(at + 1);
        here & !inner
    })
}

/// Draws a bitmap into the upper left corner of a place, as far as it has room.
pub fn draw(bitmap: &Bitmap, dots: Dots, place: Rect, style: Style, buffer: &mut Buffer) {
    let (width, height) = dots.size();
    let is_set = |x: u16, y: u16| {
        let scale = if let Dots::Halves(scale) = dots { scale.max(1) } else { 1 };
        let row = bitmap.get(usize::from(y / scale)).copied().unwrap_or(0);
        row.checked_shr(u32::from(x / scale)).is_some_and(|bits| bits & 1 == 1)
    };
    let bit = |set: bool, value: usize| if set { value } else { 0 };
    for y in 0..height.min(place.height) {
        for x in 0..width.min(place.width) {
            let sign = match dots {
                Dots::Halves(_) => HALVES[bit(is_set(x, 2 * y), 1) + bit(is_set(x, 2 * y + 1), 2)],
                Dots::Quarters => {
                    let (left, top) = (2 * x, 2 * y);
                    QUARTERS[bit(is_set(left, top), 1)
                        + bit(is_set(left + 1, top), 2)
                        + bit(is_set(left, top + 1), 4)
                        + bit(is_set(left + 1, top + 1), 8)]
                }
            };
            if let Some(cell) = buffer.cell_mut((place.x + x, place.y + y)) {
                cell.set_symbol(sign).set_style(style);
            }
        }
    }
}
