//! What stands beside a board or below it: clocks, that the boards differ, the scores.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::bitmap::{SIGN, sign};
use super::canvas::Canvas;
use super::layout::Layout;
use super::sentences::{columns, wrap};
use super::theme::Theme;
use crate::session::{Appearance, ClockSeen, ScoreSeen, ScreenView};

/// From this width on scores that differ stand side by side.
const TWO_SCORES: u16 = 36;

/// The rows of a score that are left when the last move is written large.
const SMALL: u16 = 4;

/// So many of the last moves stand below each other in large letters.
const BESIDE_EACH_OTHER: usize = 12;

/// How many dots of the window a dot of a large sign may have, wide and high.
const LARGE: [(u16, u16); 2] = [(2, 1), (1, 1)];

/// Draws it.
pub fn draw(view: &ScreenView, layout: &Layout, theme: &Theme, look: Appearance, buffer: &mut Buffer) {
    let column = |area| Column { area, theme };
    if let [Some(_), Some(_)] = layout.boards {
        for (place, area) in layout.sides.into_iter().enumerate() {
            let mut column = column(area);
            column.owner(&view.owners[place], &view.clocks[place], look.big_clocks, buffer);
            if place == 0 {
                column.say(&view.status[1], theme.strong, buffer);
            }
            column.score(&view.scores[place], buffer);
        }
        return;
    }
    let mut column = column(layout.sides[0]);
    if layout.boards == [None; 2] {
        column.say(&view.no_board, theme.strong, buffer);
    }
    let big = look.big_clocks && view.clocks.iter().all(|clock| column.scale(clock).is_some());
    view.clocks.iter().for_each(|clock| column.clock(clock, big, buffer));
    column.say(&view.status[0], theme.strong, buffer);
    column.scores(view, buffer);
}

/// What is left of a place, written in from above.
struct Column<'t> {
    area: Rect,
    theme: &'t Theme,
}

impl Column<'_> {
    /// Takes so many rows from above.
    fn take(&mut self, rows: u16) -> Rect {
        let height = rows.min(self.area.height);
        let taken = Rect { height, ..self.area };
        self.area = Rect { y: self.area.y + height, height: self.area.height - height, ..self.area };
        taken
    }

    /// A text, in as many rows as it takes.
    fn say(&mut self, text: &str, style: Style, buffer: &mut Buffer) {
        for row in wrap(text, self.area.width) {
            write(buffer, self.take(1), 0, &row, style);
        }
    }

    /// A clock in one line, or big where that is wanted and has room.
    fn clock(&mut self, clock: &ClockSeen, big: bool, buffer: &mut Buffer) {
        let Some(scale) = self.scale(clock).filter(|_| big) else {
            return self.say(&clock.line, self.theme.strong, buffer);
        };
        self.say(&clock.name, self.theme.strong, buffer);
        self.large(&clock.digits, scale, buffer);
    }

    /// Whose board stands above, with his clock.
    fn owner(&mut self, owner: &str, clock: &ClockSeen, big: bool, buffer: &mut Buffer) {
        if big && self.scale(clock).is_some() {
            self.say(owner, self.theme.strong, buffer);
            self.clock(clock, big, buffer);
        } else {
            self.say(&format!("{owner}. {}", clock.line), self.theme.strong, buffer);
        }
    }

    /// How large the digits of a clock can be, so that there is room for another one and two rows of a score.
    fn scale(&self, clock: &ClockSeen) -> Option<(u16, u16)> {
        let fits = |scale: &(u16, u16)| {
            let (width, height) = large(&clock.digits, *scale);
            width <= self.area.width && 2 * (height + 1) + 2 <= self.area.height
        };
        LARGE.into_iter().find(fits).filter(|_| !clock.digits.is_empty())
    }

    /// Signs as drawings, one beside the other.
    fn large(&mut self, text: &str, scale: (u16, u16), buffer: &mut Buffer) {
        let (_, height) = large(text, scale);
        let mut canvas = Canvas::new(self.take(height).intersection(*buffer.area()));
        let places = (0..).step_by(usize::from(SIGN * scale.0));
        for (x, bitmap) in places.zip(text.chars().map(sign)) {
            if let Some(bitmap) = bitmap {
                canvas.bitmap(&bitmap, (x, 0), scale, self.theme.letter);
            }
        }
        canvas.onto(self.theme, buffer);
    }

    /// One score for both where they agree, else one beside or above the other.
    fn scores(&mut self, view: &ScreenView, buffer: &mut Buffer) {
        let [white, black] = &view.scores;
        if white.rows == black.rows {
            let both = ScoreSeen { title: view.both.clone(), rows: white.rows.clone() };
            self.last_large(&white.rows, buffer);
            return self.score(&both, buffer);
        }
        let Rect { width, height, .. } = self.area;
        let (first, second) = if width >= TWO_SCORES {
            let left = Rect { width: width / 2 - 1, ..self.area };
            (left, Rect { x: self.area.x + width / 2, width: width - width / 2, ..self.area })
        } else {
            let above = Rect { height: height / 2, ..self.area };
            (above, Rect { y: above.bottom(), height: height - height / 2, ..self.area })
        };
        for (score, area) in [(white, first), (black, second)] {
            Column { area, theme: self.theme }.score(score, buffer);
        }
    }

    /// The last moves written large, where there is room for that beside all of them in small: a move of each side in
    /// a row, or each in a row of its own.
    fn last_large(&mut self, rows: &[String], buffer: &mut Buffer) {
        let moves = |row: &String| row.split(' ').skip(1).map(str::to_owned).collect::<Vec<_>>();
        let each: Vec<String> = rows.iter().flat_map(moves).collect();
        let first = |row: &String| moves(row).first().map_or(0, |first| columns(first));
        let widest = rows.iter().rev().take(BESIDE_EACH_OTHER).map(first).max().unwrap_or(0);
        let beside = |row: &String| match moves(row).as_slice() {
            [white, black] => format!("{white:widest$} {black}"),
            alone => alone.join(" "),
        };
        let both: Vec<String> = rows.iter().map(beside).collect();
        let room = self.area.height.saturating_sub(SMALL + 2);
        let width = self.area.width;
        let fitting = |rows: &[String], scale: (u16, u16)| {
            // A row stays free below each: a g reaches down to the next one.
            let shown = rows.len().min(usize::from(room / (SIGN * scale.1 / 2 + 1)));
            let last = rows[rows.len() - shown..].to_vec();
            let fits = shown >= rows.len().min(2) && last.iter().all(|row| large(row, scale).0 <= width);
            (fits && shown > 0).then_some((last, scale))
        };
        let [largest, large, small] = [(4, 2), (2, 1), (1, 1)];
        let ways = [(&both, largest), (&both, large), (&each, large), (&each, small)];
        let Some((last, scale)) = ways.into_iter().find_map(|(rows, scale)| fitting(rows, scale)) else {
            return;
        };
        self.take(1);
        for text in &last {
            self.large(text, scale, buffer);
            self.take(1);
        }
    }

    /// A title where there is room for it, and the last moves in as many columns as they take and have.
    fn score(&mut self, score: &ScoreSeen, buffer: &mut Buffer) {
        let title = wrap(&score.title, self.area.width);
        if usize::from(self.area.height) > title.len().max(2) {
            self.say(&score.title, self.theme.page, buffer);
        }
        let Rect { width, height, .. } = self.area;
        let widest = score.rows.iter().map(|row| columns(row)).max().unwrap_or(0);
        let step = u16::try_from(widest).unwrap_or(width).saturating_add(2);
        let beside = ((width + 2) / step).max(1);
        let room = usize::from(height) * usize::from(beside);
        let last = &score.rows[score.rows.len().saturating_sub(room)..];
        for (place, rows) in (0..).zip(last.chunks(usize::from(height.max(1)))) {
            let area = Rect { x: self.area.x + place * step, width: width - place * step, ..self.area };
            rows.iter().enumerate().for_each(|(at, row)| write(buffer, area, at, row, self.theme.page));
        }
    }
}

/// The columns and rows of signs drawn this large.
fn large(text: &str, scale: (u16, u16)) -> (u16, u16) {
    let signs = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
    (signs.saturating_mul(SIGN * scale.0 / 2), SIGN * scale.1 / 2)
}

/// Writes one row of a place; what does not fit is left out.
pub fn write(buffer: &mut Buffer, area: Rect, row: usize, text: &str, style: Style) {
    let Ok(row) = u16::try_from(row) else { return };
    if row < area.height {
        buffer.set_stringn(area.x, area.y + row, text, usize::from(area.width), style);
    }
}
