//! A picture of dots, four in each cell of the window: half a column wide and half a row high.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

use super::bitmap::Bitmap;
use super::theme::Theme;

/// What a cell of four dots looks like: upper left, upper right, lower left, lower right, from the lowest bit.
const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// A picture in the making. Its places are counted in dots from its own upper left corner.
pub struct Canvas {
    cells: Rect,
    dots: Vec<Option<Color>>,
}

impl Canvas {
    /// An empty one on these cells of the window.
    pub fn new(cells: Rect) -> Canvas {
        let dots = 4 * usize::from(cells.width) * usize::from(cells.height);
        Canvas { cells, dots: vec![None; dots] }
    }

    /// Paints a rectangle.
    pub fn fill(&mut self, place: Rect, color: Color) {
        for (x, y) in place.positions().map(|at| (at.x, at.y)) {
            self.dot(x, y, color);
        }
    }

    /// Paints the dots of a bitmap, each of them so many wide and high.
    pub fn bitmap(&mut self, bitmap: &Bitmap, at: (u16, u16), scale: (u16, u16), color: Color) {
        for (x, y) in bitmap.set() {
            let (x, y) = (at.0 + x * scale.0, at.1 + y * scale.1);
            self.fill(Rect { x, y, width: scale.0, height: scale.1 }, color);
        }
    }

    /// What has a place in the picture.
    fn dot(&mut self, x: u16, y: u16, color: Color) {
        let width = 2 * self.cells.width;
        if x < width
            && let Some(dot) = self.dots.get_mut(usize::from(y) * usize::from(width) + usize::from(x))
        {
            *dot = Some(color);
        }
    }

    fn at(&self, x: u16, y: u16) -> Option<Color> {
        let place = usize::from(y) * 2 * usize::from(self.cells.width) + usize::from(x);
        self.dots.get(place).copied().flatten()
    }

    /// Puts it into the window. A cell has two colours, so a third one in it is taken for the second.
    pub fn onto(&self, theme: &Theme, buffer: &mut Buffer) {
        for cell in self.cells.intersection(*buffer.area()).positions() {
            let (x, y) = (2 * (cell.x - self.cells.x), 2 * (cell.y - self.cells.y));
            let dots = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| self.at(x, y));
            if dots == [None; 4] {
                continue;
            }
            let dots = dots.map(|dot| dot.unwrap_or(theme.ground));
            // A cell stands on the page where it can, else on what its lower right dot has.
            let ground = if dots.contains(&theme.ground) { theme.ground } else { dots[3] };
            let on = dots.iter().copied().find(|dot| *dot != ground).unwrap_or(theme.letter);
            let signs = dots
                .iter()
                .enumerate()
                .fold(0, |bits, (place, dot)| bits | (usize::from(*dot != ground) << place));
            buffer[cell].set_symbol(QUARTERS[signs]).set_style(theme.style(on, ground));
        }
    }
}
